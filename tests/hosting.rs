//! What the documentation tells hosts, held against the program.

use pangaea_discord::invited_with;

const GUIDE: &str = include_str!("../docs/HOSTING.md");
const SETTINGS: &str = include_str!("../.env.example");

#[test]
fn the_invitation_asks_for_exactly_what_the_bot_needs() {
    let link = GUIDE.lines().find(|line| line.contains("oauth2/authorize")).expect("a link");
    let asked = link.split_once("&permissions=").expect("permissions").1;
    assert_eq!(asked.parse(), Ok(invited_with()));
    assert!(link.contains("scope=bot+applications.commands&"), "{link}");
    let shifts = GUIDE.lines().filter_map(|line| {
        let shift = line.split_once("| 1 << ")?.1;
        let (by, value) = shift.trim_end_matches(" |").split_once(" = ")?;
        let one = 1_u64 << by.parse::<u32>().expect(line);
        assert_eq!(value.parse(), Ok(one), "{line}");
        Some(one)
    });
    assert_eq!(shifts.sum::<u64>(), invited_with(), "the table adds up to the same");
}

#[test]
fn every_setting_is_told_to_hosts() {
    let named = SETTINGS.lines().filter_map(|line| line.strip_suffix('='));
    let missing: Vec<&str> = named.filter(|name| !GUIDE.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "docs/HOSTING.md does not name {missing:?}");
}
