//! A second edition of a game, as it might come some day: games that began under the first are
//! finished under it, and records of both are read.

use super::{kept, said};
use pangaea_engine::chance::{Chance, Seed};
use pangaea_engine::game::{Game, Invalid, Outcome, Setting, SettingError, Switch};
use pangaea_engine::games::vaalbara::Vaalbara;
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::question::{Asked, Picked};
use pangaea_engine::record::{Header, Recorded, replay};
use pangaea_engine::registry::{GameId, RegisteredGame};
use pangaea_engine::seat::{Seat, Seats};
use pangaea_store::Store;
use pangaea_table::{Entry, TableId};
use serde_json::json;
use std::ops::RangeInclusive;

/// Vaalbara, in which a meadow counts three times as much from the second version on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct SecondEdition;

/// The first edition's setting, with the values of the version that is played.
fn values(setting: &Setting<SecondEdition>) -> Setting<Vaalbara> {
    let mut deck = serde_json::to_value(setting.deck()).expect("plain data");
    if setting.rules_version() >= 2 {
        let meadow = deck["values"]["meadow"].as_i64().expect("points");
        deck["values"]["meadow"] = json!(3 * meadow);
    }
    let deck = serde_json::from_value(deck).expect("a deck");
    Setting::new(deck, setting.options().clone(), setting.colours().to_vec()).expect("a setting")
}

macro_rules! of_the_first {
    ($($kind:ident)+) => { $(type $kind = <Vaalbara as Game>::$kind;)+ };
}

impl Game for SecondEdition {
    const SLUG: &'static str = Vaalbara::SLUG;
    const NAME: &'static str = Vaalbara::NAME;
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<usize> = Vaalbara::SEATS;
    const COLOURS: &'static [Self::Colour] = Vaalbara::COLOURS;
    const SWITCHES: &'static [Switch<Self::Options>] = Vaalbara::SWITCHES;

    of_the_first! {
        Deck Options Colour State Action Item Decision TableView SeatView Fact Event Refusal
    }

    fn start(setting: &Setting<Self>, seed: Seed) -> (Self::State, Vec<Self::Fact>) {
        Vaalbara::start(&values(setting), seed)
    }

    fn to_decide(state: &Self::State) -> Seats {
        Vaalbara::to_decide(state)
    }

    fn apply(
        setting: &Setting<Self>,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<Vec<Self::Fact>, Self::Refusal> {
        Vaalbara::apply(&values(setting), state, seat, action)
    }

    fn table_view(setting: &Setting<Self>, state: &Self::State) -> Self::TableView {
        Vaalbara::table_view(&values(setting), state)
    }

    fn seat_view(setting: &Setting<Self>, state: &Self::State, seat: Seat) -> Self::SeatView {
        Vaalbara::seat_view(&values(setting), state, seat)
    }

    fn question(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> Option<Asked<Self>> {
        Vaalbara::question(&values(setting), view, draft)
    }

    fn decision(
        setting: &Setting<Self>,
        view: &Self::SeatView,
        draft: &[Picked<Self>],
    ) -> Option<Self::Decision> {
        Vaalbara::decision(&values(setting), view, draft)
    }

    fn round(view: &Self::TableView) -> u32 {
        Vaalbara::round(view)
    }

    fn outcome(setting: &Setting<Self>, state: &Self::State) -> Option<Outcome> {
        Vaalbara::outcome(&values(setting), state)
    }

    fn announce(setting: &Setting<Self>, fact: &Self::Fact) -> Option<Self::Event> {
        Vaalbara::announce(&values(setting), fact)
    }

    fn check_state(setting: &Setting<Self>, state: &Self::State) -> Result<(), Invalid> {
        Vaalbara::check_state(&values(setting), state)
    }
}

impl Recorded for SecondEdition {
    type Components = <Vaalbara as Recorded>::Components;

    fn components(setting: &Setting<Self>, state: &Self::State) -> Self::Components {
        Vaalbara::components(&values(setting), state)
    }

    fn from_components(
        components: Self::Components,
        seats: usize,
    ) -> Result<(Self::Deck, Vec<Self::Colour>), Invalid> {
        Vaalbara::from_components(components, seats)
    }

    fn actions_of(
        state: &Self::State,
        fact: &Self::Fact,
        later: &[Self::Fact],
    ) -> Vec<(Seat, Self::Action)> {
        Vaalbara::actions_of(state, fact, later)
    }
}

/// A game that is played by both programs at once.
struct Both {
    then: Play<Vaalbara>,
    now: Play<SecondEdition>,
}

impl Both {
    /// The same action has the same facts.
    fn act(&mut self, seat: Seat, action: <Vaalbara as Game>::Action) {
        let then = self.then.apply(seat, &action).expect("an action that was allowed");
        let now = self.now.apply(seat, &action).expect("an action that is allowed");
        assert_eq!(now, then);
    }

    fn play_on(&mut self) {
        let mut chance = Chance::new(Seed::numbered(7));
        while let Some(seat) = self.then.to_decide().iter().next() {
            let view = self.then.seat_view(seat).expect("a seat");
            assert_eq!(self.now.seat_view(seat).as_ref(), Some(&view));
            let action = ComputerKind::Random.decide(self.then.setting(), &view, &mut chance);
            self.act(seat, action.expect("something to do"));
        }
        assert_eq!(self.now.outcome(), self.then.outcome());
    }
}

/// The game of an old log in both programs.
fn both(log: &[Entry]) -> Both {
    let Some(Entry::Start { setting, seed }) = log.first() else { panic!("no start") };
    let then = Vaalbara::of(setting).expect("a setting of this game").clone();
    let now = serde_json::to_value(setting).expect("plain data");
    let now: Setting<SecondEdition> = serde_json::from_value(now).expect("a setting");
    assert_eq!(now.rules_version(), 1, "it is finished under the rules it began with");
    let (then, facts) = Play::start(then, *seed);
    let (now, same) = Play::start(now, *seed);
    assert_eq!(same, facts);
    Both { then, now }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_games_go_on_under_the_rules_they_began_with() {
    let mut count = 0;
    for kept in kept("rules") {
        let store = Store::open(&kept.file()).await.expect("a database");
        for id in store.tables_after(TableId(0), u32::MAX).await.expect("tables") {
            let (_, table, log) = said::read(&store, id).await;
            let undone = log.iter().any(|entry| matches!(entry, Entry::Undo { .. }));
            if table.terms.game != GameId::Vaalbara || log.is_empty() || undone {
                continue;
            }
            let mut both = both(&log);
            for entry in &log {
                if let Entry::Action { seat, action } = entry {
                    both.act(*seat, *Vaalbara::of(action).expect("an action of this game"));
                }
            }
            both.play_on();
            let names = table.names();
            let header = Header::new(&both.now, names, Seed::numbered(0)).expect("a finished game");
            assert_eq!(header.rules_version, 1);
            count += 1;
        }
        store.close().await;
    }
    assert!(count >= 20, "{count} games");
}

/// A whole game between computer players, with its facts.
fn whole(setting: Setting<SecondEdition>) -> (Play<SecondEdition>, Vec<<Vaalbara as Game>::Fact>) {
    let (mut play, mut facts) = Play::start(setting, Seed::numbered(3));
    let mut chance = Chance::new(Seed::numbered(4));
    while let Some(seat) = play.to_decide().iter().next() {
        let legal = play.legal(seat);
        let action = *chance.pick(&legal).expect("something to do");
        facts.extend(play.apply(seat, &action).expect("a legal action"));
    }
    (play, facts)
}

#[test]
fn new_games_begin_under_the_new_rules_and_records_of_both_are_read() {
    let deck = pangaea_decks::built_in::<Vaalbara>();
    let under = |version: u32| {
        let colours = Vaalbara::COLOURS[..3].to_vec();
        let options = <Vaalbara as Game>::Options::default();
        Setting::<SecondEdition>::under(version, deck.clone(), options, colours)
    };
    let newest = Setting::<SecondEdition>::with_seats(
        deck.clone(),
        <Vaalbara as Game>::Options::default(),
        3,
    );
    assert_eq!(newest.expect("a setting").rules_version(), 2);
    let mut scores = Vec::new();
    for version in [1, 2] {
        let (play, facts) = whole(under(version).expect("rules that are known"));
        let setting = play.setting().clone();
        let again = replay(setting, Seed::numbered(3), &facts).expect("a record of these rules");
        assert_eq!(again.outcome(), play.outcome());
        let other = under(3 - version).expect("rules that are known");
        assert!(replay(other, Seed::numbered(3), &facts).is_err(), "of the other they are none");
        scores.push(play.outcome().expect("an end").scores);
    }
    assert_ne!(scores[0], scores[1]);
    for unknown in [0, 3] {
        let reason = SettingError::Rules { version: unknown, newest: 2 };
        assert_eq!(under(unknown).err(), Some(reason));
    }
}
