//! What Discord would make of a text: letters that can't be seen, links and mentions. It is worked
//! out from what Discord does, apart from the code that is to prevent it.

/// Is this a letter that can't be seen, turns a text round, or hides in it? Those that only join the
/// letters beside them are judged by [`unseen`].
pub const fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\0'..='\u{9}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}'
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'
        | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// The first letter of a text that is hidden: one that no one sees, or one that joins letters where
/// there are none to join.
pub fn unseen(text: &str) -> Option<char> {
    let letters: Vec<char> = text.chars().collect();
    let joins = |at: Option<usize>| {
        let beside = at.and_then(|at| letters.get(at));
        beside.is_some_and(|letter| *letter >= '\u{600}' && !letter.is_whitespace())
    };
    let found = letters.iter().enumerate().find(|(at, letter)| match **letter {
        '\u{200c}' | '\u{200d}' => !joins(at.checked_sub(1)) || !joins(Some(at + 1)),
        '\u{fe0e}' | '\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}' => !joins(at.checked_sub(1)),
        letter => is_hidden(letter),
    });
    found.map(|(_, letter)| *letter)
}

/// The words of a text of which Discord makes links or invitations.
pub fn links(text: &str) -> Vec<String> {
    const INVITING: [&str; 3] = ["discord.gg/", "discord.com/invite/", "discordapp.com/invite/"];
    let ends = |letter: char| letter.is_whitespace() || "<>()[]\"'`*|~".contains(letter);
    let words = text.split(ends).filter(|word| {
        let lower = word.to_lowercase();
        let address = lower.split_once("://").is_some_and(|(scheme, rest)| {
            scheme.ends_with(|letter: char| letter.is_ascii_alphabetic()) && !rest.is_empty()
        });
        address || INVITING.iter().any(|start| lower.contains(start))
    });
    words.map(str::to_owned).collect()
}

/// What Discord takes for mentions of people, roles, channels, commands and moments, and for signs
/// of a server's own: all that stands between angle brackets, `@everyone` and `@here`.
pub fn mentions(text: &str) -> Vec<String> {
    let all = ["@everyone", "@here"].into_iter().filter(|all| text.contains(all));
    let mut found: Vec<String> = all.map(str::to_owned).collect();
    for rest in text.split('<').skip(1) {
        let Some((inner, _)) = rest.split_once('>') else { continue };
        let marked = ["@", "#", "/", ":", "a:", "t:", "id:"];
        if marked.iter().any(|mark| inner.starts_with(mark)) && !inner.contains('\n') {
            found.push(format!("<{inner}>"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_discord_would_show_otherwise_is_found() {
        assert_eq!(unseen("Ada\n👩\u{200d}🚀 👍🏽 ❤\u{fe0f} é"), None);
        assert_eq!(unseen("A\u{200d}da"), Some('\u{200d}'));
        assert_eq!(unseen("A\u{202e}da"), Some('\u{202e}'));
        assert_eq!(
            links("see https://x.y/z, (http://a) or Discord.gg/b: ://"),
            ["https://x.y/z,", "http://a", "Discord.gg/b:",]
        );
        assert_eq!(
            mentions("<@1> a < b > <#2> @here <t:3:R> <3"),
            ["@here", "<@1>", "<#2>", "<t:3:R>",]
        );
    }
}
