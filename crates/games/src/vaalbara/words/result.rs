//! Points with their sign, and how they add up at the end (6).

use crate::spoken::Voice;
use crate::vaalbara::messages as text;
use pangaea_engine::game::{Outcome, Setting};
use pangaea_engine::games::vaalbara::{TableView, Vaalbara};
use pangaea_engine::seat::Seat;
use pangaea_text::common;

/// Points with their sign.
pub(crate) fn signed(points: i64) -> String {
    if points < 0 { number(points) } else { format!("+{points}") }
}

/// What someone gained; nothing is said in words.
pub(super) fn gained(voice: &Voice<'_>, points: i64) -> String {
    if points == 0 { voice.say(&common::points(0)) } else { signed(points) }
}

/// Points; below zero with a minus as wide as digits are.
pub(crate) fn number(points: i64) -> String {
    let minus = if points < 0 { "−" } else { "" };
    format!("{minus}{}", points.unsigned_abs())
}

/// 6: what the points of a seat are made up of.
pub(crate) struct Account {
    pub(crate) seat: Seat,
    /// 2b: what everyone begins with.
    pub(crate) start: i64,
    /// What the rounds brought.
    pub(crate) gained: i64,
    /// 6a: how many kinds of land.
    pub(crate) kinds: i64,
    /// 6a: what these give.
    pub(crate) bonus: i64,
    pub(crate) total: i64,
}

/// 6b: the accounts from the first to the last; none before the end.
pub(crate) fn accounts(setting: &Setting<Vaalbara>, view: &TableView) -> Vec<Account> {
    let deck = setting.deck();
    let account = |(seat, total)| Account {
        seat,
        start: deck.values().start,
        gained: view.gains.iter().filter_map(|gains| gains.get(seat)).sum(),
        kinds: view.kinds(deck, seat),
        bonus: view.bonus(deck, seat),
        total,
    };
    view.ranking(setting).into_iter().map(account).collect()
}

/// 6b: have several the most points?
pub(crate) fn tied(accounts: &[Account]) -> bool {
    matches!(accounts, [first, second, ..] if first.total == second.total)
}

/// 6: who has won, how a tie was broken, and what everyone's points are made up of.
pub(crate) fn sentences(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    view: &TableView,
) -> Vec<String> {
    let accounts = accounts(setting, view);
    let Some(winner) = accounts.first() else {
        return Vec::new();
    };
    let mut sentences = vec![voice.say(&common::wins(&voice.name(winner.seat), 1))];
    if tied(&accounts) {
        sentences.push(voice.say(&text::tie_broken()));
    }
    sentences.extend(accounts.iter().map(|account| {
        let Account { seat, start, gained, kinds, bonus, total } = *account;
        voice.say(&text::account(&voice.name(seat), start, gained, bonus, kinds, total))
    }));
    sentences
}

/// The final table.
pub(super) fn result(
    voice: &Voice<'_>,
    setting: &Setting<Vaalbara>,
    view: &TableView,
    _: &Outcome,
) -> String {
    sentences(voice, setting, view).join("\n")
}
