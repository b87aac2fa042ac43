//! The lobby tells what the game is and what is missing; the game's first message what is to be done.

use super::*;
use crate::notice::Control;
use crate::variants::variants;
use pangaea_engine::game::Game;
use pangaea_engine::with_game;
use pangaea_games::pictured::Look;
use pangaea_games::spoken::Spoken;
use pangaea_text::bot;

/// Is *Start* there, and can it be pressed?
fn start_button(bench: &TestTable) -> Option<bool> {
    let notice = bench.table.notice(Slot::Lobby).expect("a lobby");
    notice.controls.iter().find_map(|control| match control {
        Control::Start { is_ready } => Some(*is_ready),
        _ => None,
    })
}

fn lobby_text(bench: &TestTable) -> String {
    bench.table.notice(Slot::Lobby).expect("a lobby").text
}

#[test]
fn start_can_be_pressed_just_when_the_game_can_start_and_the_lobby_says_why_not() {
    for game in GameId::ALL {
        let most = *seats(*game).end() as u64;
        for variant in variants(*game) {
            for people in 1..=most {
                let mut bench = TestTable::lobby(*game, people, 1);
                bench.table.terms.options = variant.options();
                let started = bench.attempt(&Command::Start(person(0)).into());
                for language in Language::ALL {
                    bench.table.terms.language = *language;
                    let text = lobby_text(&bench);
                    match &started {
                        Ok(_) => {
                            assert_eq!(start_button(&bench), Some(true), "{text}");
                            let start = format!("**{}**", language.say(&bot::press_start()));
                            assert!(text.lines().last().is_some_and(|line| line.contains(&start)));
                        }
                        Err(Error::Refused(why)) => {
                            assert_eq!(start_button(&bench), Some(false), "{text}");
                            let why = language.say(&why.message());
                            assert!(text.ends_with(&why), "{text}: {why}");
                        }
                        Err(error) => panic!("{error:?}"),
                    }
                }
            }
        }
    }
}

#[test]
fn a_lobby_tells_what_the_game_is_for_how_many_and_how_long() {
    for game in GameId::ALL {
        for language in Language::ALL {
            let mut bench = TestTable::lobby(*game, 2, 1);
            bench.table.terms.language = *language;
            let (blurb, minutes) = with_game!(*game, G => (G::blurb(), <G as Spoken>::MINUTES));
            let text = lobby_text(&bench);
            assert!(text.contains(&language.say(&blurb)), "{text}");
            assert!(text.contains(&minutes.to_string()), "{text}");
            let picture = bench.table.notice(Slot::Lobby).and_then(|notice| notice.sketch);
            assert!(picture.expect("a picture").draw().description.contains("Ada"));
        }
    }
}

/// The lines that tell who sits where.
fn seat_lines(bench: &TestTable) -> Vec<String> {
    let text = lobby_text(bench);
    let number = |line: &str| line.split_once(". ").and_then(|(it, _)| it.parse::<usize>().ok());
    text.lines().filter(|line| number(line).is_some()).map(str::to_owned).collect()
}

#[test]
fn a_lobby_tells_everyones_colour_also_before_one_is_picked_and_the_game_keeps_it() {
    for game in GameId::ALL {
        for language in Language::ALL {
            let words: Vec<String> = with_game!(*game, G => {
                let colours = <G as Game>::COLOURS.iter();
                colours.map(|colour| language.say(&G::colour(*colour))).collect()
            });
            let colour_of = |line: &String| {
                let colours = line.split(" · ").filter(|part| words.iter().any(|it| it == part));
                colours.map(str::to_owned).collect::<Vec<_>>()
            };
            for picked in [None, Some(0), Some(words.len() - 1)] {
                let mut bench = TestTable::lobby(*game, 2, 1);
                bench.table.terms.language = *language;
                bench.must(Command::AddComputer(person(0), ComputerKind::Greedy));
                if let Some(colour) = picked {
                    // Not the first to sit down: what they get moves on.
                    bench.must(Command::Colour(person(1), colour));
                }
                let lines = seat_lines(&bench);
                let before: Vec<Vec<String>> = lines.iter().map(colour_of).collect();
                assert!(lines.len() == 3 && before.iter().all(|it| it.len() == 1), "{lines:?}");
                assert_eq!(before.iter().collect::<BTreeSet<_>>().len(), 3, "{lines:?}");
                let picture = bench.table.notice(Slot::Lobby).and_then(|notice| notice.sketch);
                let picture = picture.expect("a picture").draw().description;
                let hers = format!("Ada ({})", before[0][0]);
                assert!(picture.contains(&hers), "{picture}: {hers}");
                bench.must(Command::Start(person(0)));
                let after: Vec<Vec<String>> = seat_lines(&bench).iter().map(colour_of).collect();
                assert_eq!(after, before);
            }
        }
    }
}

#[test]
fn only_the_first_message_of_a_game_tells_what_is_to_be_done() {
    for game in GameId::ALL {
        let mut bench = TestTable::game(*game, 2, 0, 3);
        let opening = with_game!(*game, G => Language::English.say(&G::opening(2)));
        assert_eq!(opening.lines().count(), 2);
        let mut rounds = BTreeMap::new();
        while bench.table.is_open() {
            // Older messages are not written again.
            let now = bench.table.game().expect("a game").round();
            for round in now.saturating_sub(1)..=now {
                if let Some(notice) = bench.table.notice(Slot::Round(round)) {
                    let tells = notice.text.contains(&opening);
                    *rounds.entry(round).or_insert(tells) |= tells;
                }
            }
            let seat = bench.table.game().expect("a game").to_decide().iter().next();
            bench.decide(seat.expect("someone to act"));
        }
        let first = *rounds.keys().next().expect("a round");
        let telling: Vec<u32> =
            rounds.iter().filter(|(_, tells)| **tells).map(|(round, _)| *round).collect();
        assert_eq!(telling, [first], "{game:?}");
    }
}

/// A line that a phone shows in three lines of its own.
const SHORT_LINE: usize = 125;

#[test]
fn a_game_opens_with_two_lines_in_the_tables_language_for_every_number_of_players() {
    for game in GameId::ALL {
        for (count, language) in
            seats(*game).flat_map(|count| Language::ALL.iter().map(move |it| (count, *it)))
        {
            let mut bench = TestTable::game(*game, count as u64, 0, 3);
            bench.table.terms.language = language;
            let opening = with_game!(*game, G => language.say(&G::opening(count)));
            assert_eq!(opening.lines().count(), 2, "{opening}");
            for line in opening.lines() {
                assert!(line.chars().count() <= SHORT_LINE, "{}: {line}", language.code());
            }
            let first = bench.table.game().expect("a game").round();
            let text = bench.table.notice(Slot::Round(first)).expect("a round").text;
            assert!(text.contains(&opening), "{}: {text}", language.code());
        }
    }
}

#[test]
fn the_end_says_in_the_channel_by_what_it_was_won() {
    for game in GameId::ALL {
        let mut bench = TestTable::game(*game, 3, 0, 5);
        while bench.table.is_open() {
            let seat = bench.table.game().expect("a game").to_decide().iter().next();
            bench.decide(seat.expect("someone to act"));
        }
        let end = bench.table.notice(Slot::Final).expect("an end");
        assert!(matches!(end.controls[..], [Control::Rematch, Control::Record, Control::Board]));
        let text = end.text;
        let told: Vec<&str> = text.lines().take(3).collect();
        assert!(told[1].contains("win") && told[2].starts_with("That"), "{text}");
    }
}

#[test]
fn the_board_names_the_game_as_the_box_does_in_the_language() {
    for game in GameId::ALL {
        let bench = TestTable::game(*game, 2, 0, 6);
        for language in Language::ALL.iter().copied() {
            let title = language.say(&title(*game));
            let board = bench.table.board(Look::default(), language).expect("a game").draw();
            assert!(board.description.starts_with(&title), "{}", board.description);
        }
    }
}

#[test]
fn an_answered_turn_is_told_below_its_heading_in_the_persons_language() {
    let mut bench = TestTable::game(GameId::Vaalbara, 2, 0, 7);
    let seat = bench.waited_for()[0];
    let (person, question) = {
        let guest = bench.table.guest(seat).expect("a person");
        (guest.person, bench.table.open(seat).expect("a turn").number)
    };
    bench.decide(seat);
    for (language, between) in [(Language::English, "round 1: "), (Language::French, "tour 1. ")] {
        for sitting in &mut bench.table.seats {
            if let Holder::Person(guest) = &mut sitting.holder {
                guest.language = language;
            }
        }
        let text = bench.table.notice(Slot::Ask(person, seat, question)).expect("a turn").text;
        assert!(text.contains(between), "{text}");
    }
}
