//! A term that is renamed takes its articles and cases along: no sentence of its game breaks, even
//! where the new one has another gender. Pages of rules are left out; they're written as a whole.

use super::language::{Bundle, bundle, said};
use super::{Argument, Language, LocaleMessage};
use fluent_bundle::FluentResource;
use std::collections::BTreeSet;

/// In each language a land, three characters and a tent under other names, most of another gender.
const RENAMED: [(Language, &str); 4] = [
    (
        Language::English,
        "vb_field = orchard\n    .the = the orchard\n    .a = an orchard\n\
         vb_bard = old singer\nvb_tracker = eager scout\n\
         vb_warrior = archer\n    .a = an archer\ntt_tent = yurt\n    .many = yurts\n",
    ),
    (
        Language::Dutch,
        "vb_field = veld\n    .the = het veld\n    .a = een veld\n\
         vb_bard = liedje\n    .the = het liedje\n\
         vb_tracker = speurneus\n    .the = de speurneus\n\
         vb_warrior = strijdros\n    .the = het strijdros\ntt_tent = kamp\n    .many = kampen\n",
    ),
    (
        Language::French,
        "vb_field = terre\n    .the = la terre\n    .a = une terre\n\
         vb_bard = trouvère\n    .the = le trouvère\n    .your = ton trouvère\n\
         vb_tracker = éclaireuse\n    .the = l’éclaireuse\n    .your = ton éclaireuse\n\
         vb_warrior = archer\n    .the = l’archer\n    .a = un archer\n    .your = ton archer\n    \
         .one = un\ntt_tent = camp\n    .a = un camp\n    .many = camps\n",
    ),
    (
        Language::German,
        "vb_field = Acker\n    .the = der Acker\n    .acc = den Acker\n    .a = ein Acker\n    \
         .a_acc = einen Acker\n\
         vb_bard = Barde\n    .the = der Barde\n    .acc = den Barden\n    .your = dein Barde\n    \
         .your_acc = deinen Barden\n\
         vb_tracker = Spürnase\n    .the = die Spürnase\n    .acc = die Spürnase\n    \
         .your = deine Spürnase\n\
         vb_warrior = Krieger\n    .the = der Krieger\n    .acc = den Krieger\n    \
         .a_acc = einen Krieger\n    .your = dein Krieger\n    .your_acc = deinen Krieger\n    \
         .one_acc = einen\n\
         tt_tent = Jurte\n    .a_acc = eine Jurte\n    .many = Jurten\n    .many_dat = Jurten\n",
    ),
];

/// Headings of one word: that of a term.
const HEADINGS: [&str; 2] = ["lp_volcanoes", "lp_baobabs"];

/// A language in which these messages are other ones.
fn renamed_as(language: Language, terms: &str) -> Bundle {
    let mut bundle = bundle(language);
    let terms = FluentResource::try_new(terms.to_owned()).expect("messages");
    bundle.add_resource_overriding(terms);
    bundle
}

fn words(key: &'static str) -> Argument {
    LocaleMessage::new(key, Vec::new()).into()
}

/// What may be filled into a sentence of this game.
fn argument(name: &str) -> Argument {
    match name {
        "land" | "first" | "gives" => words("vb_field"),
        "character" => words("vb_bard"),
        "second" | "gets" => words("vb_meadow"),
        "name" => "Ben".into(),
        "names" => "Ada and Ben".into(),
        "square" => "M50".into(),
        "what" | "gain" => "+3".into(),
        _ => 3_u32.into(),
    }
}

/// A message of a language's files as it is written, with the names of what is filled in.
struct Written {
    key: &'static str,
    text: String,
    arguments: BTreeSet<&'static str>,
}

/// The messages of a language about one game, as they are written.
fn written(language: Language, prefix: &str) -> Vec<Written> {
    let mut messages: Vec<Written> = Vec::new();
    let lines = language.files().iter().flat_map(|file| file.lines());
    for line in lines.filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        if let Some((key, text)) = line.split_once(" =").filter(|_| begins) {
            // What `points` and counted things count is named there.
            let arguments = BTreeSet::from(["number"]);
            messages.push(Written { key, text: text.to_owned(), arguments });
        } else if let Some(message) = messages.last_mut() {
            message.text.push('\n');
            message.text.push_str(line);
        }
        let Some(message) = messages.last_mut() else { continue };
        for rest in line.split('$').skip(1) {
            let end = rest.find(|letter: char| !letter.is_ascii_lowercase());
            message.arguments.insert(&rest[..end.unwrap_or(rest.len())]);
        }
    }
    messages.retain(|message| message.key.starts_with(prefix));
    messages
}

/// Names of pictures and stacks, whose words (hand, card, character, edge) are everyday ones, and
/// not terms that could be other words tomorrow.
const EVERYDAY: [&str; 7] = [
    "tt_your_hand",
    "tt_your_tribe_cards",
    "tt_start",
    "lp_stack_center",
    "lp_stack_edge_left",
    "lp_stack_edge_right",
    "lp_stack_character",
];

/// What stands on the game's cards and tiles, by the rows of the glossary.
fn terms(prefix: &str) -> Vec<&'static str> {
    let glossary = include_str!("../../../docs/glossary.md");
    let rows = glossary.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    rows.filter(|key| key.starts_with(prefix) && !EVERYDAY.contains(key)).collect()
}

/// Whole pages and their topics are prose of their own, what is understood when typed stays understood, and the title
/// is what the box says.
fn is_sentence(key: &str, terms: &[&str]) -> bool {
    let apart = ["_rules_", "_topic_", "_typed_", "_title"].iter().any(|part| key.contains(part));
    !apart && !terms.contains(&key)
}

/// What a term is called in every case, each in the plain word that stands in the file.
fn forms(message: &Written) -> Vec<String> {
    let letters = |text: &str| {
        let outside = text.split('{').map(|part| part.rsplit('}').next().unwrap_or(part));
        outside.collect::<String>().trim_matches(|letter: char| !letter.is_alphabetic()).to_owned()
    };
    let variant =
        |line: &str| line.rsplit_once(']').map_or(line.to_owned(), |(_, it)| it.to_owned());
    let attribute = |line: String| match line.trim_start().strip_prefix('.') {
        Some(rest) => rest.split_once('=').map_or(String::new(), |(_, value)| value.to_owned()),
        None => line,
    };
    let forms = message.text.lines().map(|line| letters(&attribute(variant(line))));
    // An article alone is no name.
    let own = |form: &String| form.chars().count() > 2 && !["une", "eine"].contains(&form.as_str());
    forms.filter(own).map(|form| form.to_lowercase()).collect()
}

/// The same message with every word of it replaced by one that no language has.
fn nonsense(message: &Written) -> String {
    let names = message.text.lines().filter_map(|line| {
        let name = line.trim_start().strip_prefix('.')?.split(' ').next()?;
        Some(format!("\n    .{name} = Xqz{name}"))
    });
    format!("{} = Xqz{}\n", message.key, names.collect::<String>())
}

/// Does a text say this word, or one that begins with it?
fn says(text: &str, form: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
    text.match_indices(form).any(|(at, _)| {
        let (before, after) = (text[..at].chars().last(), text[at + form.len()..].chars().next());
        // A short word begins many others.
        !is_letter(before) && (form.chars().count() > 3 || !is_letter(after))
    })
}

#[test]
fn no_sentence_writes_out_a_term_that_could_be_renamed() {
    for prefix in ["vb_", "tt_", "lp_"] {
        let terms = terms(prefix);
        assert!(terms.len() > 5, "{terms:?}");
        for language in Language::ALL {
            let messages = written(*language, prefix);
            let is_term = |message: &&Written| {
                terms.contains(&message.key) || HEADINGS.contains(&message.key)
            };
            let forms: Vec<String> = messages.iter().filter(is_term).flat_map(forms).collect();
            let renamed: String = messages.iter().filter(is_term).map(nonsense).collect();
            let bundle = renamed_as(*language, &renamed);
            let (mut kept, mut followed) = (Vec::new(), 0);
            for message in messages.iter().filter(|it| is_sentence(it.key, &terms)) {
                let neutral = |name: &&'static str| (*name, Argument::from(3_u32));
                let filled = message.arguments.iter().map(neutral).collect();
                let text = said(&bundle, &LocaleMessage::new(message.key, filled)).to_lowercase();
                followed += usize::from(text.contains("xqz"));
                let found = forms.iter().filter(|form| says(&text, form));
                kept.extend(found.map(|form| format!("{}: {form:?} in {text:?}", message.key)));
            }
            assert_eq!(kept, Vec::<String>::new(), "{}", language.code());
            assert!(followed > 4, "only {followed} sentences of {prefix} name a term");
        }
    }
}

#[test]
fn whole_sentences_stay_right_when_a_term_changes_its_gender() {
    let say = |wanted: Language, key: &'static str, names: &[&'static str]| {
        let terms = RENAMED.iter().find(|(language, _)| *language == wanted).expect("terms").1;
        let arguments = names.iter().map(|name| (*name, argument(name))).collect();
        said(&renamed_as(wanted, terms), &LocaleMessage::new(key, arguments))
    };
    for (language, key, names, sentence) in [
        (
            Language::English,
            "vb_news_took",
            &["name", "land", "gain"][..],
            "Ben takes an orchard: +3.",
        ),
        (
            Language::English,
            "vb_decide_target",
            &["name", "number"],
            "Your old singer gives Ben 3 points.",
        ),
        (
            Language::Dutch,
            "vb_decide_take",
            &["land", "points"],
            "Je neemt het veld en krijgt 3 punten.",
        ),
        (
            Language::Dutch,
            "vb_refuse_not_in_first_row",
            &["land"],
            "In de eerste rij ligt het veld niet. Neem een landschap dat er wel ligt (3c).",
        ),
        (
            Language::French,
            "vb_decide_target",
            &["name", "number"],
            "Ben gagne 3 points grâce à ton trouvère.",
        ),
        (
            Language::French,
            "vb_decide_track",
            &["land"],
            "Avec ton éclaireuse, tu mets la terre sur la pile\u{a0}; ce qui s’y trouvait prend sa place.",
        ),
        (
            Language::French,
            "vb_refuse_effect_first",
            &["character"],
            "D’abord, ton trouvère agit\u{a0}; le territoire vient après (3c).",
        ),
        (
            Language::German,
            "vb_decide_target",
            &["name", "number"],
            "Ben erhält 3 Punkte durch deinen Barden.",
        ),
        (
            Language::German,
            "vb_decide_track",
            &["land"],
            "Du legst den Acker auf den Stapel; was dort lag, füllt die Lücke.",
        ),
        (
            Language::French,
            "vb_choose_warrior",
            &[],
            "Montrer ton archer si quelqu’un en joue un\u{a0}?",
        ),
        (
            Language::French,
            "tt_covers_tent",
            &["name", "square"],
            "Ben a un camp en M50, que ta carte recouvrirait (5d).",
        ),
        (Language::French, "vb_news_no_one_shows", &[], "personne n’en montre"),
        (Language::English, "vb_shown", &["names"], "Showing an archer: Ada and Ben"),
        (Language::Dutch, "vb_hide_it", &[], "strijdros verborgen houden"),
        (
            Language::German,
            "vb_choose_warrior",
            &[],
            "Zeigst du deinen Krieger vor, falls jemand einen einsetzt?",
        ),
        (
            Language::German,
            "tt_covers_tent",
            &["name", "square"],
            "Damit verdeckst du auf M50 eine Jurte von Ben (5d).",
        ),
        (Language::German, "vb_news_took", &["name", "land", "gain"], "Ben nimmt einen Acker: +3."),
        (
            Language::German,
            "vb_refuse_not_in_first_row",
            &["land"],
            "In der ersten Reihe liegt der Acker nicht. Nimm eine Landschaft, die dort liegt (3c).",
        ),
    ] {
        assert_eq!(say(language, key, names), sentence);
    }
}
