//! Whole games by clicks alone, to the same scores as the engine replaying the record.

use super::harness::Harness;
use super::hosting::{start, told};
use super::verdict::{Verdict, is_just};
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};
use standin::Person;

/// Someone at a table.
#[derive(Clone, Copy)]
enum Who {
    /// Answers at this door, with direct messages open.
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
struct Table {
    game: &'static str,
    options: &'static [(&'static str, &'static str)],
    seats: &'static [Who],
}

/// Names that no other name contains.
const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dirk", "Edda"];

impl Table {
    /// Opens it in a channel of its own, plays it to the end, and checks all that was shown.
    async fn play(&self, harness: &Harness, number: u32) {
        let place = harness.standin.channel(&format!("table-{number}"));
        let (mut players, mut closed): (Vec<ScriptedPlayer>, Vec<Person>) =
            (Vec::new(), Vec::new());
        for (seat, who) in (0..).zip(self.seats) {
            let name = format!("{}{number}", NAMES[seat]);
            let person = harness.standin.person(&name).at(&place);
            let door = match *who {
                At(door) => door,
                Closed(door) => {
                    person.close_dms();
                    closed.push(person.clone());
                    door
                }
                Computer(kind) => {
                    let host = &players[0].person;
                    told(host.click("Options")).await;
                    told(host.pick("Computer players", &[kind])).await;
                    continue;
                }
            };
            if seat == 0 {
                let mut options = vec![("game", self.game)];
                options.extend_from_slice(self.options);
                told(person.slash("play", &options)).await;
                person.sees_text("a table is open").await;
            } else {
                told(person.click("Join")).await;
            }
            players.push(ScriptedPlayer::new(person, door, u64::from(number) * 10 + seat as u64));
        }
        let host = players[0].person.clone();
        host.sees_text(&format!("{} of ", self.seats.len())).await;
        start(&host).await;
        let end = play_to_the_end(&mut players).await;
        let people = players.into_iter().map(|player| player.person).collect();
        is_just(harness, Verdict { place, people, closed, end, seats: self.seats.len() }).await;
    }
}

const fn table(
    game: &'static str,
    options: &'static [(&'static str, &'static str)],
    seats: &'static [Who],
) -> Table {
    Table { game, options, seats }
}

/// Plays four tables side by side.
async fn play_all(name: &str, tables: [Table; 4]) {
    let harness = Harness::new(name).await;
    let [first, second, third, fourth] = &tables;
    tokio::join!(
        first.play(&harness, 1),
        second.play(&harness, 2),
        third.play(&harness, 3),
        fourth.play(&harness, 4),
    );
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn vaalbara_is_played_by_two_to_five() {
    play_all(
        "play-vaalbara",
        [
            table("vaalbara", &[], &[At(AnswersVia::Message), Closed(AnswersVia::MyMove)]),
            table(
                "vaalbara",
                &[],
                &[At(AnswersVia::Hand), At(AnswersVia::Message), Computer(RANDOM)],
            ),
            table(
                "vaalbara",
                &[],
                &[
                    Closed(AnswersVia::Hand),
                    Computer(GREEDY),
                    At(AnswersVia::MyMove),
                    Computer(RANDOM),
                ],
            ),
            table(
                "vaalbara",
                &[],
                &[
                    At(AnswersVia::Message),
                    Computer(RANDOM),
                    At(AnswersVia::MyMove),
                    Closed(AnswersVia::MyMove),
                    Computer(GREEDY),
                ],
            ),
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_little_prince_is_played_by_two_to_five() {
    const HIDDEN: &[(&str, &str)] = &[("variant", "hidden_characters")];
    play_all(
        "play-little-prince",
        [
            table("little-prince", &[], &[At(AnswersVia::Message), Closed(AnswersVia::Hand)]),
            table(
                "little-prince",
                HIDDEN,
                &[At(AnswersVia::Message), At(AnswersVia::MyMove), At(AnswersVia::Hand)],
            ),
            table(
                "little-prince",
                &[],
                &[
                    At(AnswersVia::MyMove),
                    Computer(RANDOM),
                    Closed(AnswersVia::MyMove),
                    Computer(GREEDY),
                ],
            ),
            table(
                "little-prince",
                HIDDEN,
                &[
                    Closed(AnswersVia::MyMove),
                    At(AnswersVia::Message),
                    At(AnswersVia::Message),
                    Computer(GREEDY),
                    Computer(RANDOM),
                ],
            ),
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tectonic_tribes_is_played_by_two_to_five() {
    const ADVANCED: &[(&str, &str)] = &[("variant", "advanced")];
    const NO_LAVA: &[(&str, &str)] = &[("variant", "lava_scores")];
    const BOTH: &[(&str, &str)] = &[("variant", "advanced+lava_scores")];
    play_all(
        "play-tectonic-tribes",
        [
            table("tectonic-tribes", &[], &[At(AnswersVia::Message), Closed(AnswersVia::MyMove)]),
            table(
                "tectonic-tribes",
                ADVANCED,
                &[At(AnswersVia::Hand), Computer(GREEDY), Computer(RANDOM)],
            ),
            table(
                "tectonic-tribes",
                NO_LAVA,
                &[
                    At(AnswersVia::MyMove),
                    At(AnswersVia::Message),
                    Computer(RANDOM),
                    Computer(RANDOM),
                ],
            ),
            table(
                "tectonic-tribes",
                BOTH,
                &[
                    Closed(AnswersVia::Hand),
                    Computer(RANDOM),
                    Computer(GREEDY),
                    Computer(RANDOM),
                    Computer(GREEDY),
                ],
            ),
        ],
    )
    .await;
}
