//! How well a text answers the words that someone looks for.

/// More words than anyone needs to look for something.
const MOST_WORDS: usize = 8;
/// The fewest letters of a word of which the ending may differ, or that may be inside another word.
const LONG: usize = 4;

/// The lower the better; nothing if one of the words is missing. A title counts more than a text, and
/// a whole word more than a beginning.
pub fn rank(typed: &str, title: &str, text: &str) -> Option<usize> {
    let wanted = words(typed);
    let (title, text) = (words(title), words(text));
    let all = wanted.iter().take(MOST_WORDS).map(|word| one(word, &title, &text));
    let sum = all.sum::<Option<usize>>()?;
    (!wanted.is_empty()).then_some(sum)
}

fn one(wanted: &str, title: &[String], text: &[String]) -> Option<usize> {
    let begins = |words: &[String], start: &str| words.iter().any(|word| word.starts_with(start));
    let has = |words: &[String]| words.iter().any(|word| word == wanted);
    let is_long = wanted.chars().count() > LONG;
    // Without the last letter, which is another one where there are several of a thing.
    let stem = wanted.char_indices().next_back().map_or(wanted, |(end, _)| &wanted[..end]);
    let ways = [
        has(title),
        begins(title, wanted),
        is_long && begins(title, stem),
        has(text),
        begins(text, wanted),
        is_long && begins(text, stem),
        is_long && text.iter().any(|word| word.contains(wanted)),
    ];
    ways.iter().position(|fits| *fits)
}

/// The words of a text in small letters, without accents.
fn words(text: &str) -> Vec<String> {
    let plain: String = text.to_lowercase().chars().map(plain).collect();
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

const fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_title_comes_before_a_text_and_a_word_before_its_beginning() {
        let title = rank("lava", "Lava stays visible", "No card covers it.");
        let text = rank("lava", "Placing a card", "Never cover lava (5c).");
        let beginning = rank("lav", "Placing a card", "Never cover lava (5c).");
        assert!(title < text && text < beginning, "{title:?} {text:?} {beginning:?}");
        assert_eq!(rank("lava", "Tents", "Pitch your own."), None);
    }

    #[test]
    fn endings_accents_and_compounds_are_no_hindrance() {
        assert!(rank("volcanos", "Volcanoes", "").is_some());
        assert!(rank("Volcan", "Volcans", "").is_some());
        assert!(rank("région", "Regions", "").is_some());
        assert!(rank("regen", "", "Spielregeln").is_none());
        assert!(rank("gebiet", "", "Lavagebiete schon").is_some());
        assert!(rank("5c", "Lava", "**5c** Visible lava").is_some());
    }

    #[test]
    fn every_word_has_to_be_there_and_none_is_nothing() {
        assert!(rank("lava tent", "Lava", "no tent").is_some());
        assert!(rank("lava king", "Lava", "no tent").is_none());
        assert_eq!(rank("", "Lava", "no tent"), None);
        assert_eq!(rank(" ?! ", "Lava", "no tent"), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn whatever_is_typed_is_looked_for(typed in ".{0,60}", text in ".{0,60}") {
            let _ = rank(&typed, &text, &text);
            let first = words(&text).into_iter().next();
            prop_assert!(first.is_none_or(|word| rank(&word, "", &text).is_some()));
        }
    }
}
