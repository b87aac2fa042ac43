//! What there is to know while deciding: the own characters with their rules, and what a picked tile
//! adds and risks.

use super::{choice, standing, terms};
use crate::spoken::{Voice, menu};
use pangaea_engine::game::Setting;
use pangaea_engine::games::little_prince::{Deck, Item, LittlePrince, SeatView};
use pangaea_engine::question::{Pick, Picked};
use pangaea_text::common;

/// So many characters have room with their rules beside tiles to choose from.
const MOST_BESIDE_TILES: usize = 3;

pub(super) fn notes(
    voice: &Voice<'_>,
    setting: &Setting<LittlePrince>,
    view: &SeatView,
    draft: &[Picked<LittlePrince>],
) -> Vec<String> {
    let picked = draft.iter().filter_map(|pick| match pick {
        Pick::Item(Item::Tile(tile) | Item::Hide(tile)) => {
            let named = terms::named(voice, setting.deck(), *tile);
            let about = choice::about_tile(voice, setting, view, *tile)?;
            Some(voice.say(&common::explained(&named, &about)))
        }
        _ => None,
    });
    let picked: Vec<String> = picked.collect();
    let standing = standing::of(setting, view);
    let known = standing.characters.get(view.seat).map_or(0, Vec::len);
    let mut open = menu::items(setting, view, draft);
    if open.is_empty() {
        // A complete draft is shown with its last step.
        let before = draft.split_last().map_or(draft, |(_, before)| before);
        open = menu::items(setting, view, before);
    }
    let is_told = known > 0 && !(known <= MOST_BESIDE_TILES && shows_rules(setting.deck(), &open));
    let standing = is_told.then(|| standing::in_words(voice, view, &standing));
    standing.into_iter().chain(picked).collect()
}

/// Does the picture have room for rules beside what is chosen from? Stacks and characters are told
/// in words there themselves, and who is to go next needs all of it.
fn shows_rules(deck: &Deck, open: &[Item]) -> bool {
    let is_drawn = |item: &Item| match item {
        Item::Tile(tile) | Item::Hide(tile) => deck.face(*tile).character().is_none(),
        Item::Hidden => true,
        Item::Stack(_) | Item::Next(_) => false,
    };
    open.iter().all(is_drawn) && open.iter().any(|item| *item != Item::Hidden)
}
