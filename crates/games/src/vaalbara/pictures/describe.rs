//! Pictures in words: for those who do not see them.

use super::emblem::{clan_of, hue};
use super::gains::{announced, is_open, round_number, told};
use crate::pictured::Scene;
use crate::vaalbara::messages as text;
use crate::vaalbara::words::result::{sentences as result, signed};
use crate::vaalbara::words::terms::{
    character_list, character_word, land_list, land_word, numbered,
};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{
    Item, PhaseView, PileView, ROUNDS, SeatView, TableView, TurnPart, Vaalbara,
};
use pangaea_engine::seat::Seat;
use pangaea_text::{LocaleMessage, common};

/// Sentences one after another; what has nothing to say is left out.
fn join(sentences: Vec<String>) -> String {
    let said: Vec<String> = sentences.into_iter().filter(|text| !text.is_empty()).collect();
    said.join(" ")
}

/// The table as everyone sees it.
pub(super) fn table(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView) -> String {
    let mut sentences = vec![
        say(scene, &text::round_is(view.round(), ROUNDS)),
        moment(scene, view),
        join(result(&scene.voice(), setting, view)),
        latest(scene, setting, view),
    ];
    if view.scores.is_none() {
        sentences.extend(market(scene, setting, view));
    }
    for seat in Seat::all(view.seat_count()) {
        sentences.push(player(scene, setting, view, seat));
    }
    if let PhaseView::Act { .. } = view.phase {
        sentences.push(gains(scene, view));
    }
    join(sentences)
}

/// The final table.
pub(super) fn scoring(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView) -> String {
    let mut sentences = vec![
        say(scene, &text::round_is(view.round(), ROUNDS)),
        moment(scene, view),
        join(result(&scene.voice(), setting, view)),
    ];
    for seat in Seat::all(view.seat_count()) {
        let name = scene.name(seat);
        sentences.push(say(scene, &text::by_round(&name, &every_round(view, seat))));
    }
    for seat in Seat::all(view.seat_count()) {
        sentences.push(player(scene, setting, view, seat));
    }
    join(sentences)
}

/// What each round brought a seat. For the end only (2b).
pub(super) fn every_round(view: &TableView, seat: Seat) -> String {
    let gains = view.gains.iter().filter_map(|gains| gains.get(seat));
    gains.map(|points| signed(*points)).collect::<Vec<_>>().join(" ")
}

/// What a seat holds.
pub(super) fn hand(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &SeatView) -> String {
    let choice = view.choice.map(|choice| {
        let chosen = say(scene, &text::your_choice(&numbered(&scene.voice(), choice.character)));
        let shows =
            if choice.show_warrior { say(scene, &text::warrior_shown()) } else { String::new() };
        join(vec![chosen, shows])
    });
    let mut sentences = vec![
        say(scene, &text::round_is(view.table.round(), ROUNDS)),
        say(scene, &text::your_hand(&character_list(&scene.voice(), &view.hand))),
        choice.unwrap_or_default(),
        say(scene, &text::your_points(view.points)),
    ];
    sentences.extend(market(scene, setting, &view.table));
    sentences.push(player(scene, setting, &view.table, view.seat));
    join(sentences)
}

/// What a seat is deciding: the question, its choices, and what was picked so far.
pub(super) fn panel(
    scene: &Scene<'_>,
    setting: &Setting<Vaalbara>,
    view: &SeatView,
    heading: &str,
    (items, picks): (&[Item], &[Item]),
) -> String {
    let numbered_choice = |(number, item): (usize, &Item)| {
        let what = choice(scene, setting, view, *item);
        match item {
            // A character has its own number.
            Item::Play(_) | Item::TakeBack(_) => what,
            // So has a player.
            Item::Target(seat) => say(scene, &text::explained(&seat.number().to_string(), &what)),
            _ => say(scene, &text::explained(&number.to_string(), &what)),
        }
    };
    let choices: Vec<String> = (1..).zip(items).map(numbered_choice).collect();
    let mut sentences = vec![say(scene, &text::asked(heading, &choices.join(", ")))];
    let picks: Vec<String> = picks.iter().map(|item| choice(scene, setting, view, *item)).collect();
    if !picks.is_empty() {
        sentences.push(say(scene, &text::picked(&picks.join(", "))));
    } else if let (PhaseView::Choose { .. }, Some(choice)) = (&view.table.phase, view.choice) {
        sentences
            .push(say(scene, &text::chosen_before(&numbered(&scene.voice(), choice.character))));
    }
    sentences.push(say(scene, &text::your_points(view.points)));
    sentences.extend(market(scene, setting, &view.table));
    sentences.push(player(scene, setting, &view.table, view.seat));
    join(sentences)
}

/// One thing to choose.
fn choice(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &SeatView, item: Item) -> String {
    let deck = setting.deck();
    match item {
        Item::Play(character) | Item::TakeBack(character) => numbered(&scene.voice(), character),
        Item::ShowWarrior => say(scene, &text::show_it()),
        Item::HideWarrior => say(scene, &text::hide_it()),
        Item::Target(seat) => scene.name(seat),
        Item::Take(land) => {
            let word = say(scene, &land_word(deck, land));
            let pays = view.table.pays(deck, land);
            pays.map_or(word.clone(), |points| {
                say(scene, &text::worth(&word, common::points(points)))
            })
        }
        Item::TrackFirst(land)
        | Item::TrackSecond(land)
        | Item::ToSecond(land)
        | Item::ToFirst(land)
        | Item::Give(land) => say(scene, &land_word(deck, land)),
    }
}

/// The players for whom the game waits, in words.
pub(super) fn moment(scene: &Scene<'_>, view: &TableView) -> String {
    match (&view.phase, view.turn()) {
        (PhaseView::Choose { chosen }, _) => {
            let waited = Seat::all(view.seat_count()).filter(|seat| !chosen.contains(*seat));
            say(scene, &common::all_choose(&scene.list(waited)))
        }
        (PhaseView::Act { step, .. }, Some((seat, character))) => {
            let (name, character) = (scene.name(seat), character_word(character));
            say(
                scene,
                &match step {
                    TurnPart::Effect => text::acts(&name, character),
                    TurnPart::Land => text::takes(&name, character),
                },
            )
        }
        (PhaseView::Act { .. }, None) => String::new(),
        (PhaseView::Over, _) => say(scene, &common::game_over()),
    }
}

/// What happened last, as far as it can be seen.
fn latest(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView) -> String {
    if let PhaseView::Act { played, order, done, .. } = &view.phase {
        let before = done.checked_sub(1).and_then(|before| order.get(before));
        let turn = before.and_then(|seat| {
            let land = view.realms.get(*seat)?.last()?;
            let (name, character) = (scene.name(*seat), character_word(*played.get(*seat)?));
            Some(text::last_turn(&name, character, land_word(setting.deck(), *land)))
        });
        let revealed = order.iter().filter_map(|seat| {
            Some(format!("{} {}", scene.name(*seat), numbered(&scene.voice(), *played.get(*seat)?)))
        });
        let revealed = text::revealed(&revealed.collect::<Vec<_>>().join(", "));
        return join(vec![
            turn.map_or_else(String::new, |turn| say(scene, &turn)),
            say(scene, &revealed),
        ]);
    }
    gains(scene, view)
}

/// 2b: what the last finished round brought, and the one being played until now.
fn gains(scene: &Scene<'_>, view: &TableView) -> String {
    let sentences = told(view).map(|round| {
        let gains = Seat::all(view.seat_count()).filter_map(|seat| {
            Some(format!("{} {}", scene.name(seat), signed(announced(view, seat, round)?)))
        });
        let gains: Vec<String> = gains.collect();
        let (number, listed) = (round_number(round), gains.join(", "));
        match (gains.is_empty(), is_open(view, round)) {
            (true, _) => String::new(),
            (false, true) => say(scene, &text::this_round(number, &listed)),
            (false, false) => say(scene, &text::last_round(number, &listed)),
        }
    });
    join(sentences.collect())
}

/// Both rows, where something lies in them, and the pile.
fn market(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView) -> Vec<String> {
    let row = |lands| land_list(&scene.voice(), setting.deck(), lands);
    let mut sentences = Vec::new();
    if !view.first.is_empty() {
        sentences.push(say(scene, &text::first_row(&row(&view.first))));
    }
    if !view.second.is_empty() {
        sentences.push(say(scene, &text::second_row(&row(&view.second))));
    }
    sentences.push(pile(scene, setting, &view.pile));
    sentences
}

/// 1b, 4d: how many lands, which omens, which ends are known.
pub(super) fn pile(scene: &Scene<'_>, setting: &Setting<Vaalbara>, pile: &PileView) -> String {
    let omens: Vec<String> =
        pile.omens.clans().iter().map(|clan| say(scene, &hue(*clan).word())).collect();
    let word = |land| land_word(setting.deck(), land);
    let bottom = pile.bottom.filter(|_| pile.lands > 1);
    join(vec![
        say(scene, &text::pile(pile.lands, &omens.join(", "))),
        pile.top.map_or_else(String::new, |land| say(scene, &text::top_land(word(land)))),
        bottom.map_or_else(String::new, |land| say(scene, &text::bottom_land(word(land)))),
    ])
}

fn player(scene: &Scene<'_>, setting: &Setting<Vaalbara>, view: &TableView, seat: Seat) -> String {
    let realm = view.realms.get(seat).map(Vec::as_slice).unwrap_or_default();
    let lands = if realm.is_empty() {
        say(scene, &text::nothing())
    } else {
        land_list(&scene.voice(), setting.deck(), realm)
    };
    let used = view.characters.get(seat).map(|own| own.used.as_slice()).unwrap_or_default();
    let used: Vec<String> = used.iter().map(|used| used.initiative().to_string()).collect();
    let clan = hue(clan_of(setting, seat)).word();
    if used.is_empty() || view.scores.is_some() {
        say(scene, &text::player(&scene.name(seat), clan, &lands))
    } else {
        say(scene, &text::player_used(&scene.name(seat), clan, &lands, &used.join(", ")))
    }
}

fn say(scene: &Scene<'_>, message: &LocaleMessage) -> String {
    scene.language.say(message)
}
