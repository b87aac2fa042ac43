//! Players' names: they come from outside and may hold anything.

/// The longest name that Discord lets people have.
const LONGEST: usize = 32;

/// Can this letter be seen? Marks that change direction or join letters cannot.
pub fn is_visible(letter: char) -> bool {
    let invisible = letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{1f3fb}'..='\u{1f3ff}');
    !invisible
}

/// A name on one line, without what cannot be seen, and no longer than names are; nothing if
/// nothing of it is left.
pub fn presentable(name: &str) -> Option<String> {
    let seen = |letter: char| is_visible(letter) || letter.is_whitespace();
    let plain: String = name.chars().filter(|letter| seen(*letter)).take(10 * LONGEST).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST).collect();
    (!name.is_empty()).then_some(name)
}

/// What someone is called at a table: without letters that Discord takes for markup.
pub fn at_table(name: &str) -> String {
    let markup = |letter: char| "*`~|<>\\[]#@".contains(letter);
    let plain: String = name.chars().filter(|letter| !markup(*letter)).collect();
    presentable(plain.trim_matches('_')).unwrap_or_else(|| "?".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_at_a_table_is_no_markup() {
        assert_eq!(at_table("**Ada**"), "Ada");
        assert_eq!(at_table("__Max_Power__"), "Max_Power");
        assert_eq!(at_table("<@123> [x](y)"), "123 x(y)");
        assert_eq!(at_table("***"), "?");
    }

    #[test]
    fn a_name_is_one_short_line_or_nothing() {
        assert_eq!(presentable("Ada"), Some("Ada".to_owned()));
        assert_eq!(presentable(" A\n\u{202e}da \u{200b} B\u{7} "), Some("A da B".to_owned()));
        assert_eq!(presentable("\u{200b}\u{feff}\n \t"), None);
        assert_eq!(presentable(&"x".repeat(9000)).map(|name| name.len()), Some(LONGEST));
    }
}
