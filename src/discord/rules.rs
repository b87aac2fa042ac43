//! The rules in short, page by page, and all cards.

use super::hall::{Hall, Who};
use super::intake::Answered;
use super::press::Press;
use super::reply::{How, Reply};
use super::rows::button;
use crate::render::{Pictured, Scale, Scene};
use crate::spoken::Spoken;
use crate::table::Refusal;
use crate::text::{Language, bot};
use pangaea_engine::game::Game;
use pangaea_engine::matches::GameId;
use pangaea_engine::with_game;
use serenity::all::CreateActionRow;

/// The first page.
pub(super) fn first(game: GameId, language: Language) -> Reply {
    let place = GameId::ALL.iter().position(|known| *known == game).unwrap_or_default();
    let reply = page(place, 0, language).unwrap_or_else(|_| Reply::private(String::new()));
    Reply { how: How::Private, ..reply }
}

/// A page of the rules, with the way to the next and to the cards.
pub(super) fn page(place: usize, page: usize, language: Language) -> Answered {
    let game = *GameId::ALL.get(place).ok_or(Refusal::OldButton)?;
    let pages = with_game!(game, G => G::rules());
    let words = pages.get(page).ok_or(Refusal::OldButton)?;
    let next = (page + 1) % pages.len();
    let others = (0..).zip(GameId::ALL).filter(|(other, _)| *other != place);
    let others =
        others.map(|(other, game)| button(Press::Page(other, 0), with_game!(*game, G => G::NAME)));
    let rows = vec![
        CreateActionRow::Buttons(vec![
            button(Press::Page(place, next), language.say(&bot::press_next_page())),
            button(Press::Cards(place, 0), language.say(&bot::press_cards())),
        ]),
        CreateActionRow::Buttons(others.collect()),
    ];
    Ok(Reply { clears: true, ..Reply::update(language.say(words)).rows(rows) })
}

/// A page of all cards.
pub(super) async fn cards(hall: &Hall, who: &Who, place: usize, page: usize) -> Answered {
    let game = *GameId::ALL.get(place).ok_or(Refusal::OldButton)?;
    let manner = hall.manner(who.person).await?;
    let language = super::hall::spoken(&manner, &who.locale);
    let decks = hall.keepers.decks().clone();
    let rows = vec![CreateActionRow::Buttons(vec![
        button(Press::Cards(place, page + 1), language.say(&bot::press_next_page())),
        button(Press::Page(place, 0), language.say(&bot::press_rules())),
    ])];
    let name = with_game!(game, G => G::NAME);
    Ok(Reply::update(format!("**{name}**")).rows(rows).drawn_by(move || {
        let scene = Scene { names: &[], language, look: manner.look, scale: Scale::FULL };
        with_game!(game, G => {
            let mut pictures = <G as Pictured>::reference(&scene, &decks.deck::<G>().ok()?);
            let index = page % pages(pictures.len());
            (index < pictures.len()).then(|| pictures.swap_remove(index))
        })
    }))
}

const fn pages(count: usize) -> usize {
    if count == 0 { 1 } else { count }
}
