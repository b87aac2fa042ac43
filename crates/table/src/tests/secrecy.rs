//! Whatever a viewer cannot know could be otherwise, and everything shown to them would be the
//! same: words, menus, buttons and pictures.

use super::*;
use pangaea_games::pictured::{Look, Picture};

/// Everything that the channel shows of a table.
fn public(table: &Table, pictures: bool) -> Vec<(Slot, Vec<String>, Option<Picture>)> {
    let rounds = (0..=table.progress().map_or(0, Progress::round)).map(Slot::Round);
    let of_people = table.guests().flat_map(|(seat, guest)| {
        let number = table.open(seat).map_or(0, |open| open.number);
        let person = guest.person;
        [
            Slot::Hello(person),
            Slot::Call(person, seat, number),
            Slot::Remind(person, seat, number, 1),
        ]
    });
    let slots = [Slot::Lobby, Slot::Final].into_iter().chain(rounds).chain(of_people);
    let shown = |slot: Slot| {
        let notice = table.notice(slot)?;
        let mut words = vec![notice.text, format!("{:?}", notice.mentions)];
        words.extend(notice.controls.iter().map(|control| format!("{control:?}")));
        let picture = notice.sketch.filter(|_| pictures).map(|sketch| sketch.draw());
        Some((slot, words, picture))
    };
    let mut all: Vec<_> = slots.filter_map(shown).collect();
    let board = table.board(Look::default(), Language::English).filter(|_| pictures);
    let plain = table.plain(Language::English).into_iter().collect();
    all.push((Slot::Lobby, plain, board.map(|sketch| sketch.draw())));
    all
}

/// Everything that one seat is shown beyond that.
fn private(table: &Table, seat: Seat, pictures: bool) -> (Vec<String>, Vec<Menu>, Vec<Picture>) {
    let panel = table.panel(seat).expect("a person's panel");
    // All of it: what is new is compared as well.
    let Panel {
        table: TableKey { .. },
        seat: _,
        question,
        text,
        menus,
        buttons,
        trial,
        why,
        has_tip,
        changes,
        is_complete,
        is_ready,
        is_given,
        undo,
        sketch,
    } = panel;
    let ready = [is_complete, is_ready, is_given];
    let state = format!(
        "{question:?} {trial:?} {why:?} {has_tip} {changes} {ready:?} {undo:?} {buttons:?}"
    );
    let hint = table.hint(seat).unwrap_or_default();
    let person = table.guest(seat).expect("a person").person;
    let answered = table.sitting(seat).and_then(|sitting| sitting.answered.as_ref());
    let asked = question.into_iter().chain(answered.map(|answered| answered.question));
    let asked = asked.map(|number| Slot::Ask(person, seat, number)).chain([Slot::End(person)]);
    let notices: Vec<Notice> = asked.filter_map(|slot| table.notice(slot)).collect();
    let drawn = notices.iter().filter_map(|notice| notice.sketch.as_ref()).chain([&sketch]);
    let drawn = drawn.filter(|_| pictures).map(Sketch::draw).collect();
    let told = notices.iter().map(|notice| notice.text.clone());
    let words = told.chain([text, state, hint, format!("{:?}", table.open(seat))]).collect();
    (words, menus, drawn)
}

/// Holds the law against one position; how many seats saw another deal of it?
fn check(table: &Table, deal: u64, pictures: bool) -> usize {
    let seed = Seed::numbered(deal);
    let for_everyone = public(table, pictures);
    let other = table.redealt(None, seed);
    assert_eq!(for_everyone, public(&other, pictures), "the public, deal {deal}");
    let mut dealt = 0;
    for (seat, guest) in table.guests() {
        let twin = table.redealt(Some(seat), seed);
        assert_eq!(
            for_everyone,
            public(&twin, false)
                .into_iter()
                .zip(&for_everyone)
                .map(
                    // The picture was compared for the public already.
                    |((slot, words, _), (_, _, picture))| (slot, words, picture.clone())
                )
                .collect::<Vec<_>>(),
            "what {} sees of the channel, deal {deal}",
            guest.person
        );
        assert_eq!(
            private(table, seat, pictures),
            private(&twin, seat, pictures),
            "what {seat} alone sees, deal {deal}"
        );
        let hidden =
            |table: &Table| serde_json::to_value(table.progress().map(|it| it.game.clone()));
        dealt += usize::from(hidden(table).ok() != hidden(&twin).ok());
    }
    dealt
}

/// Plays a whole game with half-made choices lying about, and checks all of its positions.
fn whole_game(mut bench: TestTable) {
    let (mut deal, mut dealt) = (0, 0);
    bench.play_until(|bench| {
        deal += 1;
        let mut table = bench.table.clone();
        // Everyone who is asked has a draft of their own.
        let mut trial = bench.twin();
        for seat in trial.waited_for() {
            trial.must(trial.answers(seat, Answer::Suggest));
        }
        if deal % 2 == 0 {
            table = trial.table;
        }
        dealt += check(&table, deal, deal % 11 == 0);
        false
    });
    check(&bench.table, 0, true);
    assert!(dealt > 5, "so little was dealt anew that nothing was proven: {dealt}");
}

#[test]
fn every_game_keeps_its_secrets() {
    for (game, seed) in GameId::ALL.iter().zip(60..) {
        whole_game(TestTable::game(*game, 2, 1, seed));
        whole_game(TestTable::game(*game, 2, 0, seed));
    }
}

/// Three can play with every option there is.
#[test]
fn every_game_keeps_its_secrets_with_all_its_options() {
    for (game, seed) in GameId::ALL.iter().zip(63..) {
        let mut bench = TestTable::lobby(*game, 3, seed);
        let options = agreements(*game).iter().map(|agreement| agreement.key.to_owned()).collect();
        let host = Actor { person: person(0), moderator: false };
        bench.must(Command::Agree(host, options));
        bench.must(Command::Start(person(0)));
        whole_game(bench);
    }
}

#[test]
fn a_half_made_choice_is_seen_by_its_seat_alone() {
    for mut bench in TestTable::all_choosing(65) {
        let before = (public(&bench.table, true), private(&bench.table, Seat(1), true));
        let own = private(&bench.table, Seat(0), false);
        bench.must(bench.answers(Seat(0), Answer::Pick { step: 0, choice: PickedChoice::At(1) }));
        assert_eq!((public(&bench.table, true), private(&bench.table, Seat(1), true)), before);
        assert_ne!(private(&bench.table, Seat(0), false), own);
    }
}
