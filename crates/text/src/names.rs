//! Players' names: they come from outside and may hold anything.

/// The longest name that Discord lets people have.
const LONGEST: usize = 32;

/// Can this letter be seen? Marks that change direction or join letters cannot, nor can letters that
/// only fill a place.
pub fn is_visible(letter: char) -> bool {
    let invisible = letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}');
    !invisible
}

/// Does this join the letters beside it, or keep them apart? It cannot be seen, and changes them.
pub fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Says how a sign is to look: its skin, or that it is a picture.
fn is_variant(letter: char) -> bool {
    matches!(letter, '\u{fe0e}' | '\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}')
}

/// A name on one line, without what cannot be seen, of which Discord makes no link, and no longer
/// than names are; nothing if nothing of it is left.
pub fn presentable(name: &str) -> Option<String> {
    let plain: Vec<char> =
        name.chars().take(10 * LONGEST).filter(|letter| may_matter(*letter)).collect();
    let mut seen = String::new();
    for (index, letter) in plain.iter().enumerate() {
        if matters(*letter, seen.chars().last(), plain.get(index + 1)) {
            seen.push(*letter);
        }
    }
    let words: Vec<&str> = seen.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST).collect();
    let words: Vec<String> = name.split(' ').map(without_link).collect();
    let name = words.join(" ").trim_end().trim_end_matches(is_joiner).to_owned();
    (!name.is_empty()).then_some(name)
}

fn may_matter(letter: char) -> bool {
    is_visible(letter) || letter.is_whitespace() || is_joiner(letter) || is_variant(letter)
}

/// Can a letter be seen, or is it in a place where it changes how those beside it look? Everywhere
/// else one could hide it in the name of someone else.
fn matters(letter: char, before: Option<char>, after: Option<&char>) -> bool {
    // Latin, Greek, Cyrillic and Hebrew do not join; the signs come behind all letters that do.
    let joins = |letter: char| letter >= '\u{600}' && !is_joiner(letter) && !letter.is_whitespace();
    if is_joiner(letter) {
        return before.is_some_and(joins) && after.is_some_and(|after| joins(*after));
    }
    if is_variant(letter) {
        return before.is_some_and(|sign| sign >= '\u{2000}' && is_visible(sign) && joins(sign));
    }
    true
}

/// A word of which Discord would make a link or an invitation, with signs that look alike.
fn without_link(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let dotted = letters
        .windows(3)
        .any(|three| three[0].is_alphanumeric() && three[1] == '.' && three[2].is_alphanumeric());
    let link = dotted && (word.contains('/') || word.to_lowercase().contains("www."));
    if !link && !word.contains("://") {
        return word.to_owned();
    }
    let unlike = |letter: char| match letter {
        ':' => '∶',
        '/' => '∕',
        '.' => '․',
        letter => letter,
    };
    word.chars().map(unlike).collect()
}

/// What someone is called at a table: without letters that Discord takes for markup.
pub fn at_table(name: &str) -> String {
    let markup = |letter: char| "*`~|<>\\[]#@".contains(letter);
    let plain: String = name.chars().filter(|letter| !markup(*letter)).collect();
    let name = without_underlining(&presentable(&plain).unwrap_or_default());
    // A line that begins with such a name would be one of a list. What was taken out before may have
    // kept a link apart.
    let words = name.split_whitespace().skip_while(|word| *word == "-").map(without_link);
    let words: Vec<String> = words.collect();
    if words.is_empty() { "?".to_owned() } else { words.join(" ") }
}

/// A name whose underscores are single ones within words, where they underline nothing.
fn without_underlining(name: &str) -> String {
    let mut plain = String::new();
    for word in name.split('_').filter(|word| !word.is_empty()) {
        let within =
            plain.ends_with(char::is_alphanumeric) && word.starts_with(char::is_alphanumeric);
        if within {
            plain.push('_');
        }
        plain.push_str(word);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_at_a_table_is_no_markup() {
        assert_eq!(at_table("**Ada**"), "Ada");
        assert_eq!(at_table("__Max_Power__"), "Max_Power");
        assert_eq!(at_table("_Ada_ x"), "Ada x");
        assert_eq!(at_table("a__b__c (_d_)"), "a_b_c (d)");
        assert_eq!(at_table("- Ada"), "Ada");
        assert_eq!(at_table("-# - Ada-Lea -"), "Ada-Lea -");
        assert_eq!(at_table("-_-"), "--");
        assert_eq!(at_table("_ - _"), "?");
        assert_eq!(at_table("<@123> [x](y)"), "123 x(y)");
        assert_eq!(at_table("***"), "?");
    }

    #[test]
    fn discord_makes_no_link_of_a_name() {
        assert_eq!(at_table("https://evil.example/x?y"), "https∶∕∕evil․example∕x?y");
        assert_eq!(at_table("Ada discord.gg/x"), "Ada discord․gg∕x");
        assert_eq!(at_table("(WWW.x.com)"), "(WWW․x․com)");
        assert_eq!(at_table("[a](https://b.c)"), "a(https∶∕∕b․c)");
        assert_eq!(at_table("ht\u{200b}tps:|//b"), "https∶∕∕b");
        assert_eq!(at_table("https:_//evil_.com/x"), "https∶∕∕evil․com∕x");
        assert_eq!(at_table("discord_.gg/x"), "discord․gg∕x");
        for name in ["Ada (she/her)", "J. R. R. Tolkien", "1/2", "A.B.", "::1", "x.com"] {
            assert_eq!(at_table(name), name, "no link");
        }
    }

    #[test]
    fn what_joins_letters_stays_only_where_it_does() {
        for name in ["👩\u{200d}🚀", "می\u{200c}خواهم", "क्\u{200d}ष", "👍🏽", "❤\u{fe0f}\u{200d}🔥"]
        {
            assert_eq!(at_table(name), name);
            assert_eq!(presentable(&format!("\u{200d}{name}\u{200d}")), Some(name.to_owned()));
        }
        assert_eq!(at_table("A\u{200d}d\u{200c}a\u{fe0f}"), "Ada");
        assert_eq!(at_table("日\u{200d}\u{200d} \u{200c}本"), "日 本");
        assert_eq!(presentable("\u{200d}\u{fe0f}\u{200c}"), None);
        assert_eq!(presentable("🏽"), None);
    }

    #[test]
    fn a_name_is_one_short_line_or_nothing() {
        assert_eq!(presentable("Ada"), Some("Ada".to_owned()));
        assert_eq!(presentable(" A\n\u{202e}da \u{200b} B\u{7} "), Some("A da B".to_owned()));
        assert_eq!(presentable("\u{200b}\u{feff}\n \t"), None);
        assert_eq!(presentable("\u{3164}\u{2800}\u{115f}\u{1160}\u{ffa0}\u{34f}"), None);
        assert_eq!(presentable(&"x".repeat(9000)).map(|name| name.len()), Some(LONGEST));
    }
}
