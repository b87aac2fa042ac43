//! Single lines: as long as they may be, and as bare as they are compared.

/// The longest line of a menu.
pub(crate) const LONGEST: usize = 100;

/// The line, cut at the end of a word if it is too long for a menu.
pub(crate) fn fit(line: &str) -> String {
    if line.chars().count() <= LONGEST {
        return line.to_owned();
    }
    let start: String = line.chars().take(LONGEST - 1).collect();
    let words = start.rfind(' ').map_or(start.as_str(), |end| &start[..end]);
    format!("{}…", words.trim_end_matches([',', ';', ':', '/', ' ']))
}

/// A word as a heading begins it.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A letter without its accent, as people type who have no key for it.
const fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

/// Letters and digits alone, in lower case and without accents, with a blank between words.
pub(crate) fn bare(text: &str) -> String {
    let kept = |letter: char| if letter.is_alphanumeric() { plain(letter) } else { ' ' };
    let spaced: String = text.to_lowercase().chars().map(kept).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_ends_with_a_whole_word() {
        assert_eq!(fit("short"), "short");
        let long = fit(&"forest, ".repeat(40));
        assert!(long.chars().count() <= LONGEST && long.ends_with("forest…"), "{long}");
        assert_eq!(fit(&"é".repeat(400)).chars().count(), LONGEST);
    }

    #[test]
    fn bare_words_have_neither_marks_nor_capitals() {
        assert_eq!(bare(" Ch12: (2 Sheep)… "), "ch12 2 sheep");
        assert_eq!(bare("🎲"), "");
        assert_eq!(bare("Guerrière, FORÊT"), "guerriere foret");
    }
}
