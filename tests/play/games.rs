//! Whole games by clicks alone, to the same scores as the engine replaying the record.

use super::harness::Harness;
use super::hosting::{start, told};
use super::verdict::{EndedGame, is_just};
use futures_util::future::join_all;
use pangaea_engine::game::Setting;
use pangaea_engine::registry::{GameId, RegisteredGame};
use pangaea_engine::with_game;
use pangaea_table::{Variant, variants};
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use standin::Person;

/// Someone at a table.
#[derive(Clone, Copy)]
enum Who {
    /// Answers in this place, with direct messages open.
    At(AnswersVia),
    /// The same with closed direct messages.
    Closed(AnswersVia),
    /// A computer player, by its line in the menu.
    Computer(&'static str),
}
use Who::{At, Closed, Computer};

const GREEDY: &str = "Add one (smart)";
const RANDOM: &str = "Add one (random)";

/// A table that is played to its end.
struct PlayedTable {
    game: &'static str,
    /// The name of the variant.
    way: String,
    seats: &'static [Who],
}

/// Names that no other name contains.
const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dirk", "Edda"];

impl PlayedTable {
    /// Opens it in a channel of its own, plays it to the end, and checks all that was shown.
    async fn play(&self, harness: &Harness, number: u32) {
        let place = harness.standin.channel(&format!("table-{number}"));
        let (mut players, mut closed): (Vec<ScriptedPlayer>, Vec<Person>) =
            (Vec::new(), Vec::new());
        for (seat, who) in (0..).zip(self.seats) {
            let name = format!("{}{number}", NAMES[seat]);
            let person = harness.standin.person(&name).at(&place);
            let via = match *who {
                At(via) => via,
                Closed(via) => {
                    person.close_dms();
                    closed.push(person.clone());
                    via
                }
                Computer(kind) => {
                    let host = &players[0].person;
                    told(host.click("Options")).await;
                    told(host.pick("Computer players", &[kind])).await;
                    continue;
                }
            };
            if seat == 0 {
                let options = [("game", self.game), ("variant", &*self.way)];
                told(person.slash("play", &options)).await;
                person.sees_text("a table is open").await;
            } else {
                told(person.click("Join")).await;
            }
            players.push(ScriptedPlayer::new(person, via, u64::from(number) * 10 + seat as u64));
        }
        let host = players[0].person.clone();
        host.sees_text(&format!("{} of ", self.seats.len())).await;
        start(&host).await;
        let end = play_to_the_end(&mut players).await;
        let people = players.into_iter().map(|player| player.person).collect();
        is_just(harness, EndedGame { place, people, closed, end, seats: self.seats.len() }).await;
    }
}

/// The ways in which so many can play a game, the usual one first.
fn ways<G: RegisteredGame>(seats: usize) -> Vec<Variant> {
    let can_play = |variant: &Variant| {
        let unusual = variant.options();
        let options = G::SWITCHES.iter().fold(G::Options::default(), |options, switch| {
            let on = unusual.get(switch.key).copied();
            on.map_or_else(|| options.clone(), |on| switch.set(&options, on))
        });
        Setting::<G>::check_seats(&options, seats).is_ok()
    };
    variants(G::ID).into_iter().filter(can_play).collect()
}

/// Who sits at the tables that are played, each with another number of seats.
const TABLES: [&[Who]; 4] = [
    &[At(AnswersVia::Message), Closed(AnswersVia::MyMove)],
    &[At(AnswersVia::Hand), At(AnswersVia::Message), Computer(RANDOM)],
    &[Closed(AnswersVia::Hand), Computer(GREEDY), At(AnswersVia::MyMove), Computer(RANDOM)],
    &[
        At(AnswersVia::Message),
        Computer(RANDOM),
        At(AnswersVia::MyMove),
        Closed(AnswersVia::MyMove),
        Computer(GREEDY),
    ],
];

/// Plays tables side by side, with every number of seats that the game has, each in another way.
async fn is_played(game: GameId) {
    let harness = Harness::new(&format!("play-{}", game.slug())).await;
    are_played(harness, game).await;
}

/// The same with the tables in `PostgreSQL`.
async fn is_played_on_postgresql(game: GameId) {
    let name = format!("play-postgres-{}", game.slug());
    let Some(harness) = Box::pin(Harness::on_postgres(&name)).await else { return };
    are_played(harness, game).await;
}

async fn are_played(harness: Harness, game: GameId) {
    let tables = (1..).zip(TABLES).filter_map(|(number, seats)| {
        let ways = with_game!(game, G => ways::<G>(seats.len()));
        // The first table is played in the usual way.
        let way = ways.iter().cycle().nth(number as usize - 1)?.name();
        Some((number, PlayedTable { game: game.slug(), way, seats }))
    });
    let tables: Vec<(u32, PlayedTable)> = tables.collect();
    assert!(tables.len() > 1, "{game:?}");
    let plays = tables.iter().map(|(number, table)| table.play(&harness, *number));
    join_all(plays).await;
    harness.stop().await;
}

mod on_postgresql {
    pangaea_engine::for_each_game! { with_each_game! super::is_played_on_postgresql }
}

mod by_every_number_of_players {
    pangaea_engine::for_each_game! { with_each_game! super::is_played }
}
