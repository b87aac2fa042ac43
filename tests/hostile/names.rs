//! Display names: at a table there's nothing left of them but letters that everyone sees.

use super::config;
use hostile::{LONGEST_NAME, NAMES, TEXTS, links, mentions, unseen};
use pangaea_text::Language;
use pangaea_text::names::{at_table, presentable};
use proptest::prelude::*;

/// Letters of which Discord makes more than letters, wherever they stand.
const MARKUP: &str = "*`~|<>\\[]#@\n\r\t";

/// What is wrong with a name as it stands in a text.
fn fault(name: &str) -> Option<String> {
    let letters: Vec<char> = name.chars().collect();
    let is_single = |at: usize| {
        let beside = [at.checked_sub(1), Some(at + 1)];
        beside.into_iter().all(|at| {
            at.and_then(|at| letters.get(at)).is_some_and(|letter| letter.is_alphanumeric())
        })
    };
    let underlines = (0..letters.len()).any(|at| letters[at] == '_' && !is_single(at));
    let faults = [
        (name.trim().is_empty(), "no name is left"),
        (letters.len() > LONGEST_NAME, "it is too long"),
        (name.trim() != name || name.contains("  "), "it has too many blanks"),
        (name.contains(|letter| MARKUP.contains(letter)), "it has markup"),
        (underlines, "it underlines"),
        (name == "-" || name.starts_with("- "), "it begins a list"),
        (unseen(name).is_some(), "something in it can't be seen"),
        (!links(name).is_empty(), "it is a link"),
        (!mentions(name).is_empty(), "it mentions someone"),
    ];
    faults.into_iter().find(|(is_so, _)| *is_so).map(|(_, fault)| format!("{name:?}: {fault}"))
}

fn any_name() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        prop::sample::select(NAMES.into_iter().chain(TEXTS).collect::<Vec<_>>())
            .prop_map(str::to_owned),
        prop::sample::select(vec![
            "_", "__", "*", ":", "//", ".", "/", "-", "-#", "1.", " ", "\u{200d}", "\u{fe0f}",
            "🏽", "👍", "http", "https:", "discord", ".gg", "x", "@", "<", ">", "क", "\u{94d}",
            "\u{202e}",
        ])
        .prop_map(str::to_owned),
        ".{0,12}",
        "[a-z_.:/-]{0,12}",
    ];
    prop::collection::vec(piece, 1..8).prop_map(|pieces| pieces.concat())
}

#[test]
fn of_each_hostile_name_only_letters_are_left() {
    for name in NAMES.into_iter().chain(TEXTS) {
        assert_eq!(fault(&at_table(name)), None, "of {name:?}");
    }
}

proptest! {
    #![proptest_config(config(8))]

    #[test]
    fn of_any_name_only_letters_are_left(name in any_name()) {
        let shown = at_table(&name);
        prop_assert_eq!(fault(&shown), None, "of {:?}", name);
        prop_assert_eq!(at_table(&shown), shown.clone(), "a clean name stays");
        prop_assert_eq!(presentable(&shown), Some(shown), "and may stand in a text");
    }

    #[test]
    fn any_name_is_one_line_that_can_be_seen(name in any_name()) {
        if let Some(shown) = presentable(&name) {
            prop_assert!(shown.chars().count() <= LONGEST_NAME);
            prop_assert_eq!(unseen(&shown), None, "{:?} of {:?}", shown, name);
            prop_assert!(!shown.contains('\n') && links(&shown).is_empty(), "{:?}", shown);
            prop_assert_eq!(presentable(&shown), Some(shown));
        }
    }

    #[test]
    fn any_locale_is_a_language_or_none(locale in "[a-zA-Z]{0,4}[-_]?.{0,8}") {
        if let Some(language) = Language::of_locale(&locale) {
            prop_assert_eq!(Language::of_locale(language.code()), Some(language));
        }
    }
}
