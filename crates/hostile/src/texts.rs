//! Names and texts as no one would want to read them.

/// The longest name that Discord lets people have, in letters.
pub const LONGEST_NAME: usize = 32;

/// Display names, each as long as Discord allows at most.
pub const NAMES: [&str; 18] = [
    "**__~~||`Bold`||~~__**",
    "@everyone @here <@1> <@&2> <#3>",
    "</play:1> <t:0:R> <:x:1> <a:y:2>",
    "https:_//evil_.example/x",
    "[ok](https://evil.example/?a=b)",
    "- # > -# * _lists_ of 1. things",
    "\u{200b}\u{3164}\u{2800}\u{feff}\u{115f}\u{ffa0}",
    "😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗😙😚🙂🤗🤩🤔🤨😐😑😶🙄😏😣😥😮🤐",
    "\u{202e}مرحبا\u{200f} \u{2067}שלום\u{2069}",
    "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30a}\u{30b}\u{30c}\u{30d}\u{30e}\u{30f}\u{310}\u{311}\u{312}\u{313}\u{314}\u{315}\u{316}\u{317}\u{318}\u{319}\u{31a}\u{31b}\u{31c}\u{31d}\u{31e}",
    "```rs\nfn main(){}\n```\n# Big",
    "WWW.evil.com/x discord.gg/evil",
    "👩\u{200d}🚀👨\u{200d}👩\u{200d}👧❤\u{fe0f}\u{200d}🔥👍🏽",
    "{ $name } %s ${x} <b>&amp;</b>",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    ":white_check_mark: ✅ :x: ready",
    "𝔸𝕕𝕒 \u{e0041}\u{e0042}\u{feff}𐍈𠜎𠜱𠝹𠱓",
    "' OR 1=1; --\u{0}\u{7f}\u{1b}[31m",
];

/// What someone may type or choose, and no one has offered.
pub const TEXTS: [&str; 14] = [
    "",
    " ",
    "-1",
    "18446744073709551616",
    "1e9",
    "0x10",
    "@everyone @here <@1> <#1> </play:1>",
    "https://evil.example/ [a](https://evil.example) discord.gg/evil",
    "**bold** __under__ ~~gone~~ ||hidden|| `code` # big\n> said\n- one",
    "\u{202e}thgir ot tfel\u{2066}\u{200f}",
    "a\u{200b}b\u{feff}c\u{ad}d\u{3164}e",
    "𠜎😀𝔸\u{10ffff}",
    "{ $name } %s ${x} '; DROP TABLE tables; --",
    "\u{0}\u{1b}[2J\r\n\t",
];

/// A text again and again, until it has so many letters.
pub fn at_length(text: &str, letters: usize) -> String {
    let text = if text.is_empty() { " " } else { text };
    text.chars().cycle().take(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_name_is_longer_than_discord_allows() {
        let lengths = NAMES.map(|name| name.chars().count());
        assert!(lengths.iter().all(|length| (1..=LONGEST_NAME).contains(length)), "{lengths:?}");
        assert_eq!(BTreeSet::from(NAMES).len(), NAMES.len());
        assert_eq!(at_length("ab", 5), "ababa");
    }
}
