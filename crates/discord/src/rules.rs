//! The rules in short, page by page, and all cards.

use super::app::{App, language_of};
use super::dispatch::HandlerResult;
use super::events::Requester;
use super::press::Press;
use super::reply::Reply;
use super::rows::{MOST_ROWS, WIDE, button, buttons};
use super::topics;
use pangaea_engine::registry::GameId;
use pangaea_engine::with_game;
use pangaea_games::pictured::{Pictured, Scale, Scene};
use pangaea_games::spoken::Spoken;
use pangaea_table::{Refusal, TableId, title};
use pangaea_text::bot;
use serenity::all::{CreateActionRow, CreateButton};

/// The first page of a table's game.
pub(super) async fn of_table(app: &App, who: &Requester, table: TableId) -> HandlerResult {
    let game = app.keepers.get(table).await?.terms.game;
    page(app, who, game, 0).await
}

/// A page of the rules, with the way to the next and to the cards.
pub(super) async fn page(app: &App, who: &Requester, game: GameId, page: usize) -> HandlerResult {
    let language = app.language(who).await;
    let pages = with_game!(game, G => G::rules());
    let words = pages.get(page).ok_or(Refusal::OldButton)?;
    let next = (page + 1) % pages.len();
    let others = GameId::ALL.iter().filter(|other| **other != game);
    let others = others.map(|other| button(&Press::Page(*other, 0), language.say(&title(*other))));
    let own = vec![
        button(&Press::Page(game, next), language.say(&bot::press_next_page())),
        button(&Press::Cards(game, 0), language.say(&bot::press_cards())),
    ];
    let topics = topics::topics(game, language);
    let rows = topics.into_iter().chain(rows_below(own, others)).collect();
    Ok(Reply { clears: true, ..Reply::new(language.say(words)).rows(rows) })
}

/// The rows below a page and its menu of topics: what is there of its game, and as many others as fit;
/// `/rules` has all.
fn rows_below(
    own: Vec<CreateButton>,
    others: impl Iterator<Item = CreateButton>,
) -> Vec<CreateActionRow> {
    let mut rows = vec![CreateActionRow::Buttons(own)];
    rows.extend(buttons(others.take((MOST_ROWS - 2) * WIDE)));
    rows
}

/// A page of all cards; after the last one comes the first.
pub(super) async fn cards(app: &App, who: &Requester, game: GameId, page: usize) -> HandlerResult {
    let preferences = app.preferences(who.person).await?;
    let language = language_of(&preferences, who.locale.as_deref());
    let decks = app.keepers.decks().clone();
    let rows = vec![CreateActionRow::Buttons(vec![
        button(&Press::Cards(game, page.wrapping_add(1)), language.say(&bot::press_next_page())),
        button(&Press::Page(game, 0), language.say(&bot::press_rules())),
    ])];
    let name = language.say(&title(game));
    Ok(Reply::new(format!("**{name}**")).rows(rows).drawn_by(move || {
        let scene = Scene { names: &[], language, look: preferences.look, scale: Scale::FULL };
        with_game!(game, G => {
            let mut pictures = <G as Pictured>::reference(&scene, decks.deck::<G>());
            let index = page % pages(pictures.len());
            (index < pictures.len()).then(|| pictures.swap_remove(index))
        })
    }))
}

const fn pages(count: usize) -> usize {
    if count == 0 { 1 } else { count }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_rules_has_room_for_many_games() {
        let button = |index: usize| CreateButton::new(index.to_string());
        for games in [1, 3, 7, 20, 21, 22, 60] {
            let rows = rows_below(vec![button(0), button(1)], (1..games).map(button));
            let wide = rows.iter().map(|row| match row {
                CreateActionRow::Buttons(buttons) => buttons.len(),
                _ => panic!("a row of something else"),
            });
            let wide: Vec<usize> = wide.collect();
            assert!(wide.len() <= 4, "{games} games: {wide:?}");
            assert!(
                wide.iter().all(|buttons| (1..=5).contains(buttons)),
                "{games} games: {wide:?}"
            );
            assert_eq!(wide.iter().sum::<usize>(), 1 + games.min(16), "{games} games: {wide:?}");
        }
    }
}
