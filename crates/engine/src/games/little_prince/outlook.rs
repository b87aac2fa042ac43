//! What planets may come to: the cells still free are filled many times with tiles that were not
//! seen yet, and the points are added up.

use super::deck::{Character, Deck, Element, TileContents};
use super::planet::{Placed, Planet};
use super::score::Holdings;
use super::tile::{PerStack, Stack, Tile};
use super::view::{self, SeatView};
use crate::chance::Chance;
use crate::seat::{PerSeat, Seat};

/// How often the planets are completed.
const FUTURES: usize = 48;
/// So many characters are on offer for a free corner, and the best one is taken.
const CHARACTERS_A_CORNER: usize = 2;
/// The stacks whose tiles make up what the characters look at.
const LANDS: [Stack; 3] = [Stack::Center, Stack::EdgeLeft, Stack::EdgeRight];

/// A planet that grows, counted as it grows.
#[derive(Clone, Copy)]
struct Growth {
    holdings: Holdings,
    /// The open tiles with a baobab: two at most (5a).
    baobabs: [Option<TileContents>; 2],
    /// Those that are known, by corner.
    characters: [Option<Character>; 4],
    /// How many cells are free, in the order of [`Stack::ALL`].
    free: [usize; 4],
}

impl Growth {
    fn of(deck: &Deck, planet: &Planet) -> Self {
        let mut growth = Self {
            holdings: Holdings::of(deck, planet),
            baobabs: [None; 2],
            characters: [None; 4],
            free: Stack::ALL.map(|stack| planet.free(stack)),
        };
        for (_, placed) in planet.iter() {
            let tile = match placed {
                Placed::Open(tile) => tile,
                Placed::Turned(_) => continue,
                Placed::Hidden => {
                    // 7b: someone unknown; as good as a corner still to be filled.
                    growth.free[Stack::Character.index()] += 1;
                    continue;
                }
            };
            let face = deck.face(tile);
            growth.meet(face);
            if face.count(Element::Baobab) > 0
                && let Some(place) = growth.baobabs.iter_mut().find(|place| place.is_none())
            {
                *place = Some(*face);
            }
        }
        growth
    }

    /// Remembers the character on a tile.
    fn meet(&mut self, face: &TileContents) {
        if let Some(corner) = self.characters.iter_mut().find(|corner| corner.is_none()) {
            *corner = face.character();
        }
    }

    fn free(&self, stack: Stack) -> usize {
        self.free[stack.index()]
    }

    fn lay(&mut self, face: &TileContents) {
        if face.count(Element::Baobab) == 0 {
            self.holdings.add(face);
            return;
        }
        match &mut self.baobabs {
            [Some(one), Some(other)] => {
                self.holdings.turn(one);
                self.holdings.turn(other);
                self.holdings.add_turned();
                self.baobabs = [None; 2];
            }
            [place @ None, _] | [_, place @ None] => {
                *place = Some(*face);
                self.holdings.add(face);
            }
        }
    }
}

/// One way in which the tiles not seen yet may come.
struct Future {
    /// They come in this order.
    tiles: PerStack<Vec<Tile>>,
    /// How many volcanoes each planet ends with.
    volcanoes: PerSeat<u32>,
}

/// What the planets that a seat sees may come to.
pub(super) struct Outlook<'a> {
    deck: &'a Deck,
    planets: PerSeat<Growth>,
    futures: Vec<Future>,
    /// What each planet is worth as it is, in the units of [`gain`](Self::gain).
    worth: PerSeat<i64>,
    unseen: PerStack<Vec<Tile>>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(deck: &'a Deck, view: &SeatView, chance: &mut Chance) -> Self {
        let unseen = view::unseen(&view.table, Some(view));
        let planets: PerSeat<Growth> =
            view.planets.values().map(|planet| Growth::of(deck, planet)).collect();
        let future = |_| {
            let tiles = PerStack::from_fn(|stack| {
                let mut tiles = unseen[stack].clone();
                chance.shuffle(&mut tiles);
                tiles
            });
            let volcanoes = volcanoes(deck, &planets, &tiles);
            Future { tiles, volcanoes }
        };
        let futures = (0..FUTURES).map(future).collect();
        let mut outlook =
            Self { deck, planets, futures, worth: PerSeat::default(), unseen: unseen.clone() };
        outlook.worth =
            PerSeat::from_fn(outlook.planets.len(), |seat| outlook.worth_with(seat, None));
        outlook
    }

    /// The tiles of a stack that the viewer has not seen.
    pub(super) fn unseen(&self, stack: Stack) -> &[Tile] {
        &self.unseen[stack]
    }

    /// In each future, the tiles of a stack in the order in which they come.
    pub(super) fn draws(&self, stack: Stack) -> impl Iterator<Item = &[Tile]> {
        self.futures.iter().map(move |future| &future.tiles[stack][..])
    }

    /// What a tile adds to a seat's planet, in points times [`FUTURES`].
    pub(super) fn gain(&self, seat: Seat, tile: Tile) -> i64 {
        self.worth_with(seat, Some(tile)) - self.worth[seat]
    }

    fn worth_with(&self, seat: Seat, tile: Option<Tile>) -> i64 {
        let mut planet = self.planets[seat];
        if let Some(tile) = tile {
            let face = self.deck.face(tile);
            planet.lay(face);
            planet.meet(face);
            let free = &mut planet.free[tile.stack().index()];
            *free = free.saturating_sub(1);
        }
        self.futures.iter().map(|future| self.points(seat, planet, tile, future)).sum()
    }

    fn points(&self, seat: Seat, mut planet: Growth, laid: Option<Tile>, future: &Future) -> i64 {
        for stack in LANDS {
            let coming = future.tiles[stack].iter().filter(|tile| Some(**tile) != laid);
            for tile in coming.take(planet.free(stack)) {
                planet.lay(self.deck.face(*tile));
            }
        }
        let holdings = planet.holdings;
        let mut points: u32 =
            planet.characters.iter().flatten().map(|character| holdings.points(*character)).sum();
        let mut coming = future.tiles.character.iter().filter(|tile| Some(**tile) != laid);
        for _ in 0..planet.free(Stack::Character) {
            let offered = coming.by_ref().take(CHARACTERS_A_CORNER);
            let characters = offered.filter_map(|tile| self.deck.face(*tile).character());
            points += characters.map(|character| holdings.points(character)).max().unwrap_or(0);
        }
        let own = holdings.count(Element::Volcano);
        let others = future.volcanoes.iter().filter(|(other, _)| *other != seat);
        let most = others.map(|(_, volcanoes)| *volcanoes).max().unwrap_or(0);
        // 6a
        let penalty = if own >= most { own } else { 0 };
        i64::from(points) - i64::from(penalty)
    }
}

/// How many volcanoes each planet ends with if each goes on where the one before stopped.
fn volcanoes(deck: &Deck, planets: &PerSeat<Growth>, tiles: &PerStack<Vec<Tile>>) -> PerSeat<u32> {
    let mut coming = LANDS.map(|stack| tiles[stack].iter().cycle());
    planets
        .values()
        .map(|planet| {
            let mut planet = *planet;
            for (stack, coming) in LANDS.into_iter().zip(&mut coming) {
                for tile in coming.take(planet.free(stack)) {
                    planet.lay(deck.face(*tile));
                }
            }
            planet.holdings.count(Element::Volcano)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;

    /// The 16 tiles of a planet in random order; the stacks give their baobabs first if wanted.
    fn tiles(deck: &Deck, baobabs_first: bool, chance: &mut Chance) -> Vec<Tile> {
        let mut tiles = Vec::new();
        for stack in Stack::ALL {
            let mut pile: Vec<Tile> = stack.tiles().collect();
            chance.shuffle(&mut pile);
            if baobabs_first {
                pile.sort_by_key(|tile| deck.face(*tile).count(Element::Baobab) == 0);
            }
            tiles.extend(&pile[..4]);
        }
        chance.shuffle(&mut tiles);
        tiles
    }

    #[test]
    fn growth_counts_what_the_planet_would_count() {
        let text = include_str!("../../../../../decks/little_prince.toml");
        let deck: Deck = toml::from_str(text).expect("our own deck");
        let mut chance = Chance::new(Seed::numbered(1));
        let mut most_turned = 0;
        for run in 0..200 {
            let tiles = tiles(&deck, run % 2 == 0, &mut chance);
            let mut planet = Planet::default();
            // One from the start, and others from the planet as it was after so many tiles.
            let mut growths = vec![Growth::of(&deck, &planet)];
            for tile in tiles {
                planet.lay(&deck, tile).expect("a free cell");
                for growth in &mut growths {
                    growth.lay(deck.face(tile));
                    assert_eq!(growth.holdings, Holdings::of(&deck, &planet));
                }
                growths.push(Growth::of(&deck, &planet));
            }
            let turned = planet.iter().filter(|(_, placed)| matches!(placed, Placed::Turned(_)));
            most_turned = most_turned.max(turned.count());
        }
        assert!(most_turned >= 6, "5b: three were turned again");
    }
}
