//! Choices: as buttons, where there is more than one, and taken back.

use super::*;
use pangaea_engine::with_any;

/// Tables of every game and size, without computer players.
fn tables() -> impl Iterator<Item = TestTable> {
    let sizes = GameId::ALL.iter().flat_map(|game| seats(*game).map(|people| (*game, people)));
    sizes.zip(80..).map(|((game, people), seed)| {
        TestTable::game(game, u64::try_from(people).expect("few"), 0, seed)
    })
}

#[test]
fn every_choice_fits_on_buttons_and_has_a_plain_name() {
    for mut bench in tables() {
        bench.play_until(|bench| {
            for seat in bench.waited_for() {
                let panel = bench.table.panel(seat).expect("a question");
                let rows = |group: &ButtonGroup| group.buttons.len().div_ceil(5);
                let rows: usize = panel.buttons.iter().map(rows).sum();
                assert!(panel.trial.is_some() || rows <= 3, "{:?}", panel.buttons);
                let names = panel.menus.iter().flat_map(|menu| &menu.choices);
                assert!(names.clone().all(|choice| is_choice_name(&choice.name)));
                assert!(names.count() > 1 || panel.trial.is_some(), "a choice of one");
            }
            false
        });
    }
}

/// The lines of a text that ask, and before them its number where there are several.
fn asked_in(panel: &Panel) -> Vec<String> {
    let asks = panel.menus.iter().map(|menu| menu.asks.as_str());
    let several = panel.menus.len() + usize::from(panel.trial.is_some()) > 1;
    let found = (1..).zip(asks).map(|(place, asks)| {
        let plain = |line: &str| line.replace("**", "");
        let wanted = if several { format!("{place}. {asks}") } else { asks.to_owned() };
        let line = panel.text.lines().position(|line| plain(line) == wanted);
        let line = line.unwrap_or_else(|| panic!("{wanted}: {}", panel.text));
        (line, wanted)
    });
    let found: Vec<(usize, String)> = found.collect();
    assert!(found.is_sorted(), "{}", panel.text);
    found.into_iter().map(|(_, wanted)| wanted).collect()
}

#[test]
fn a_text_names_each_menu_in_its_order() {
    let mut several = 0;
    for mut bench in tables() {
        bench.play_until(|bench| {
            for seat in bench.waited_for() {
                let mut trial = bench.twin();
                asked_in(&trial.table.panel(seat).expect("a question"));
                while let Some(step) = trial.open_menu(seat) {
                    let choice = PickedChoice::At(0);
                    trial.must(trial.answers(seat, Answer::Pick { step, choice }));
                    let panel = trial.table.panel(seat).expect("a question");
                    several += usize::from(asked_in(&panel).len() > 1);
                }
            }
            false
        });
    }
    assert!(several > 50, "{several}");
}

fn press(bench: &mut TestTable, seat: Seat, label: &str) {
    let panel = bench.table.panel(seat).expect("a question");
    let mut buttons = panel.buttons.iter().flat_map(|group| &group.buttons);
    let button = buttons.find(|button| button.label == label).expect("such a button");
    let answer = match button.press.clone() {
        ChoicePress::Pick { step, choice } => {
            Answer::Pick { step, choice: PickedChoice::Named(choice) }
        }
        ChoicePress::Back { step } => Answer::Back(step),
    };
    // Whoever presses twice picks once.
    for _ in 0..2 {
        bench.must(bench.answers(seat, answer.clone()));
    }
}

fn picked(bench: &TestTable, seat: Seat) -> Vec<String> {
    let panel = bench.table.panel(seat).expect("a question");
    let buttons = panel.buttons.iter().flat_map(|group| &group.buttons);
    buttons.filter(|button| button.is_picked).map(|button| button.label.clone()).collect()
}

#[test]
fn the_first_press_plays_and_the_second_discards() {
    let mut bench = TestTable::game(GameId::TectonicTribes, 2, 0, 81);
    assert!(bench.play_until(|bench| bench.waited_for().len() == 2));
    let seat = Seat(0);
    let hand = |bench: &TestTable| -> Vec<String> {
        let panel = bench.table.panel(seat).expect("a question");
        assert_eq!(panel.buttons.len(), 1, "one grid for both");
        panel.buttons[0].buttons.iter().map(|button| button.label.clone()).collect()
    };
    let cards = hand(&bench);
    press(&mut bench, seat, &cards[0]);
    assert_eq!(picked(&bench, seat), [format!("Play {}", cards[0])]);
    press(&mut bench, seat, &cards[2]);
    let both = [format!("Play {}", cards[0]), format!("Discard {}", cards[2])];
    assert_eq!(picked(&bench, seat), both);
    assert!(bench.table.panel(seat).expect("a question").is_complete);
    // Another card is another one to discard; a picked one is taken back.
    press(&mut bench, seat, &cards[1]);
    assert_eq!(picked(&bench, seat)[1], format!("Discard {}", cards[1]));
    press(&mut bench, seat, &both[0]);
    assert_eq!(picked(&bench, seat), Vec::<String>::new());
    assert_eq!(hand(&bench), cards);
}

#[test]
fn a_warrior_is_shown_unless_someone_hides_it() {
    let mut bench = TestTable::game(GameId::Vaalbara, 4, 0, 82);
    let holds = |bench: &TestTable, seat: &Seat| {
        let panel = bench.table.panel(*seat).expect("a question");
        panel.menus[0].choices.iter().any(|choice| choice.button == "1 warrior")
            && bench.waited_for().len() == 4
    };
    assert!(bench.play_until(|bench| bench.waited_for().iter().any(|seat| holds(bench, seat))));
    let seat = *bench.waited_for().iter().find(|seat| holds(&bench, seat)).expect("just seen");
    let panel = bench.table.panel(seat).expect("a question");
    let others = panel.menus[0].choices.iter().filter(|choice| choice.button != "1 warrior");
    let others: Vec<String> = others.map(|choice| choice.button.clone()).collect();
    press(&mut bench, seat, &others[0]);
    assert!(bench.table.panel(seat).expect("a question").is_complete);
    assert_eq!(picked(&bench, seat), [&*others[0], "Show the warrior"]);
    press(&mut bench, seat, "Hide the warrior");
    press(&mut bench, seat, &others[1]);
    assert_eq!(
        picked(&bench, seat),
        [&*others[1], "Hide the warrior"],
        "it stays as it was wanted"
    );
}

/// The rules make a choice of one by themselves: it is a fact like any other, and told.
#[test]
fn no_one_is_asked_where_there_is_but_one_choice() {
    for mut bench in tables() {
        bench.play_until(|bench| {
            for seat in bench.waited_for() {
                let legal = with_any!(&bench.progress().game, G, play => play.legal(seat).len());
                assert!(legal > 1, "{:?}: {seat} has no choice", bench.table.terms.game);
            }
            false
        });
    }
}

/// Does every panel say what *Undo* would do?
fn says_truly(bench: &TestTable) {
    for (seat, guest) in bench.table.guests() {
        let says = bench.table.panel(seat).expect("a panel").undo == Some(true);
        let does = bench.twin().tell(Order::Undo(guest.person)).is_ok();
        assert_eq!(says, does, "{:?} {seat}", bench.table.terms.game);
    }
}

#[test]
fn a_panel_says_truly_whether_an_action_can_be_taken_back() {
    let (mut can, mut cannot) = (0, 0);
    for mut bench in tables() {
        bench.play_until(|bench| {
            let people: Vec<Seat> = bench.table.guests().map(|(seat, _)| seat).collect();
            for seat in people {
                let by = bench.table.guest(seat).expect("a person").person;
                let says = bench.table.panel(seat).expect("a panel").undo == Some(true);
                let mut trial = bench.twin();
                let does = trial.tell(Order::Undo(by)).is_ok();
                assert_eq!(says, does, "{:?} {seat}", bench.table.terms.game);
                if does {
                    can += 1;
                    agrees(&trial.log, trial.progress()).expect("the same game");
                    says_truly(&trial);
                } else {
                    cannot += 1;
                }
            }
            false
        });
    }
    assert!(can > 50 && cannot > 50, "{can} {cannot}");
}
