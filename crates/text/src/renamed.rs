//! A term that is renamed takes its articles and cases along: no sentence of its game breaks, even
//! where the new one has another gender.

use super::language::{Bundle, bundle, said};
use super::{Argument, Language, LocaleMessage};
use fluent_bundle::FluentResource;

/// In each language a land, the bard and the tracker under other names.
const RENAMED: [(Language, &str); 4] = [
    (
        Language::English,
        "vb_field = orchard\n    .a = an orchard\n\
         vb_bard = old singer\nvb_tracker = eager scout\n",
    ),
    (
        Language::Dutch,
        "vb_field = veld\n    .the = het veld\n    .a = een veld\n\
         vb_bard = liedje\n    .the = het liedje\n\
         vb_tracker = speurneus\n    .the = de speurneus\n",
    ),
    (
        Language::French,
        "vb_field = terre\n    .the = la terre\n    .a = une terre\n\
         vb_bard = trouvère\n    .the = le trouvère\n    .your = ton trouvère\n\
         vb_tracker = éclaireuse\n    .the = l’éclaireuse\n    .your = ton éclaireuse\n",
    ),
    (
        Language::German,
        "vb_field = Acker\n    .the = der Acker\n    .acc = den Acker\n    .a = ein Acker\n    \
         .a_acc = einen Acker\n\
         vb_bard = Barde\n    .the = der Barde\n    .acc = den Barden\n    .your = dein Barde\n\
         vb_tracker = Spürnase\n    .the = die Spürnase\n    .acc = die Spürnase\n    \
         .your = deine Spürnase\n",
    ),
];

fn renamed(language: Language, terms: &str) -> Bundle {
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
        "what" | "gain" => "+3".into(),
        _ => 3_u32.into(),
    }
}

/// The sentences of a language's file that have a land or a character in them, and the names of
/// what is filled in.
fn sentences(language: Language) -> Vec<(&'static str, Vec<&'static str>)> {
    let file: &'static str =
        language.files().iter().find(|file| file.contains("\nvb_title ")).expect("its file");
    let mut messages: Vec<(&'static str, String, Vec<&'static str>)> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" =").filter(|_| line.starts_with("vb_")) {
            // What `points` counts is named there.
            messages.push((key, String::new(), vec!["number"]));
        }
        let Some((_, text, names)) = messages.last_mut() else { continue };
        text.push_str(line);
        for rest in line.split('$').skip(1) {
            let end = rest.find(|letter: char| !letter.is_ascii_lowercase());
            let name = &rest[..end.unwrap_or(rest.len())];
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    let lists = ["lands", "characters", "picks"];
    messages.retain(|(_, text, names)| {
        let of_a_term =
            names.iter().any(|name| ["land", "character", "first", "gives"].contains(name));
        let is_list = names.iter().any(|name| lists.contains(name));
        (of_a_term || text.contains("{ vb_")) && !is_list
    });
    messages.into_iter().map(|(key, _, names)| (key, names)).collect()
}

fn is_word_of(word: &str, text: &str) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|it| it.eq_ignore_ascii_case(word))
}

#[test]
fn every_sentence_uses_the_new_name_and_none_keeps_the_old() {
    assert_eq!(RENAMED.map(|(language, _)| language), Language::ALL);
    for (language, terms) in RENAMED {
        let (before, after) = (bundle(language), renamed(language, terms));
        let sentences = sentences(language);
        assert!(sentences.len() > 20, "{sentences:?}");
        for (key, names) in sentences {
            let arguments = names.iter().map(|name| (*name, argument(name))).collect();
            let message = LocaleMessage::new(key, arguments);
            let (old, new) = (said(&before, &message), said(&after, &message));
            assert!(!new.contains('{'), "{new}");
            assert_ne!(old, new, "{key} does not follow its terms");
            for term in ["vb_field", "vb_bard", "vb_tracker"] {
                let term = said(&before, &LocaleMessage::new(term, Vec::new()));
                assert!(!is_word_of(&term, &new), "{key} still says {term:?}: {new}");
            }
        }
    }
}

#[test]
fn whole_sentences_stay_right_when_a_term_changes_its_gender() {
    let say = |wanted: Language, key: &'static str, names: &[&'static str]| {
        let terms = RENAMED.iter().find(|(language, _)| *language == wanted).expect("terms").1;
        let arguments = names.iter().map(|name| (*name, argument(name))).collect();
        said(&renamed(wanted, terms), &LocaleMessage::new(key, arguments))
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
            "Damit gibt dein Barde Ben 3 Punkte.",
        ),
        (
            Language::German,
            "vb_decide_track",
            &["land"],
            "Damit legt deine Spürnase den Acker auf den Stapel; was dort lag, füllt die Lücke.",
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
