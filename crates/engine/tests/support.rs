//! What all tests share: the decks as they ship, settings, and whole games.

use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{Game, Setting};
use pangaea_engine::play::Play;
use pangaea_engine::players::{ComputerKind, Greedy};
use pangaea_engine::registry::RegisteredGame;

/// The deck that ships with the program.
pub(crate) fn deck<G: RegisteredGame>() -> G::Deck {
    pangaea_decks::built_in::<G>()
}

/// A table of so many seats with our deck.
pub(crate) fn setting<G: RegisteredGame>(seats: usize, options: G::Options) -> Setting<G> {
    Setting::with_seats(deck::<G>(), options, seats).expect("a setting the rules allow")
}

/// Writes a game down as JSON and reads it back.
pub(crate) fn stored_and_restored<G: Game>(play: &Play<G>) -> Result<Play<G>, String> {
    let text = serde_json::to_string(play).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

/// Plays a game to its end, or for so many actions, between players of these kinds.
pub(crate) fn played<G: Greedy>(
    setting: &Setting<G>,
    seed: u64,
    kinds: &[ComputerKind],
    most: usize,
) -> (Play<G>, Vec<G::Fact>) {
    let seed = Seed::numbered(seed);
    let (mut play, mut facts) = Play::start(setting.clone(), seed);
    let mut chance = Chance::new(seed.derive(1));
    for _ in 0..most {
        let Some(seat) = play.to_decide().iter().next() else {
            break;
        };
        let view = play.seat_view(seat).expect("a seat of this table");
        let kind = kinds[seat.index() % kinds.len()];
        let action = kind.decide(setting, &view, &mut chance).expect("something to do");
        facts.extend(play.apply(seat, &action).expect("a legal action"));
    }
    (play, facts)
}
