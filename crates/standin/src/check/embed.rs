//! Limits of embeds.

use crate::api_error::Form;
use crate::model::Embed;

/// How many characters all embeds of a message may have together.
const TOTAL: usize = 6000;

pub(crate) fn embeds(form: &mut Form, embeds: &[Embed]) {
    if embeds.len() > 10 {
        form.count("embeds", embeds.len(), 0, 10);
    }
    for (number, embed) in embeds.iter().enumerate() {
        self::embed(form, &format!("embeds.{number}"), embed);
    }
    let total: usize = embeds.iter().flat_map(texts).map(|text| text.chars().count()).sum();
    if total > TOTAL {
        let message = format!("Embed size exceeds maximum size of {TOTAL}");
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

fn embed(form: &mut Form, path: &str, embed: &Embed) {
    if texts(embed).iter().all(|text| text.is_empty())
        && embed.image.is_none()
        && embed.thumbnail.is_none()
    {
        form.required(&format!("{path}.description"));
    }
    form.length_if(&format!("{path}.title"), embed.title.as_deref(), 0, 256);
    form.length_if(&format!("{path}.description"), embed.description.as_deref(), 0, 4096);
    if let Some(footer) = &embed.footer {
        form.length(&format!("{path}.footer.text"), &footer.text, 0, 2048);
    }
    if let Some(author) = &embed.author {
        form.length(&format!("{path}.author.name"), &author.name, 0, 256);
    }
    if embed.color.is_some_and(|color| color > 0xff_ffff) {
        let message = "int value should be less than or equal to 16777215.";
        form.wrong(&format!("{path}.color"), "NUMBER_TYPE_MAX", message);
    }
    if embed.fields.len() > 25 {
        form.count(&format!("{path}.fields"), embed.fields.len(), 0, 25);
    }
    for (number, field) in embed.fields.iter().enumerate() {
        form.length(&format!("{path}.fields.{number}.name"), &field.name, 1, 256);
        form.length(&format!("{path}.fields.{number}.value"), &field.value, 1, 1024);
    }
    let pictures = [("image", &embed.image), ("thumbnail", &embed.thumbnail)];
    for (name, picture) in pictures {
        let Some(picture) = picture else { continue };
        let known = ["http://", "https://", "attachment://"];
        if !known.iter().any(|start| picture.url.starts_with(start)) {
            let message = "Scheme must be one of ('http', 'https', 'attachment').";
            form.wrong(&format!("{path}.{name}.url"), "URL_TYPE_INVALID_SCHEME", message);
        }
    }
}

/// The texts that count towards the total.
fn texts(embed: &Embed) -> Vec<&str> {
    let mut texts: Vec<&str> =
        [&embed.title, &embed.description].into_iter().flatten().map(String::as_str).collect();
    texts.extend(embed.footer.as_ref().map(|footer| footer.text.as_str()));
    texts.extend(embed.author.as_ref().map(|author| author.name.as_str()));
    texts.extend(embed.fields.iter().flat_map(|field| [field.name.as_str(), field.value.as_str()]));
    texts
}
