//! What a tile would do to a planet, counted as if the game ended then.

use super::deck::Deck;
use super::planet::Planet;
use super::score::{Scored, final_score};
use super::tile::Tile;
use crate::seat::{PerSeat, Seat};

/// What a planet is worth with one tile more (6), as far as the planets are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// By how much each character gives more or less, by corner; those that give the same are left
    /// out.
    pub changes: Vec<Scored>,
    /// How many open volcanoes there are then.
    pub volcanoes: u32,
    /// How many more that is than before; fewer where a baobab turns them over.
    pub more_volcanoes: i64,
    /// 6a: the points that they cost then.
    pub penalty: u32,
    /// 5a: how many tiles it turns over.
    pub turned: usize,
}

impl Prospect {
    /// What the characters give more, all together; volcanoes are not in it.
    pub fn points(&self) -> i64 {
        self.changes.iter().map(|change| change.points).sum()
    }
}

/// What a seat's planet comes to with this tile on it; nothing if it has no room for it.
pub fn prospect(
    deck: &Deck,
    planets: &PerSeat<Planet>,
    seat: Seat,
    tile: Tile,
) -> Option<Prospect> {
    planets.get(seat)?;
    let mut with_tile = planets.clone();
    let landing = with_tile[seat].lay(deck, tile)?;
    let (now, then) = (final_score(deck, planets), final_score(deck, &with_tile));
    let before = |scored: &Scored| {
        let found = now.characters[seat].iter().find(|one| one.cell == scored.cell);
        found.map_or(0, |one| one.points)
    };
    let change = |scored: &Scored| Scored { points: scored.points - before(scored), ..*scored };
    let changes = then.characters[seat].iter().map(change);
    Some(Prospect {
        changes: changes.filter(|change| change.points != 0).collect(),
        volcanoes: then.volcanoes[seat],
        more_volcanoes: i64::from(then.volcanoes[seat]) - i64::from(now.volcanoes[seat]),
        penalty: then.penalty[seat],
        turned: landing.turned.len(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Chance, Seed};
    use crate::games::little_prince::Stack;

    #[test]
    fn a_prospect_is_the_difference_of_two_counts() {
        let text = include_str!("../../../../../decks/little_prince.toml");
        let deck: Deck = toml::from_str(text).expect("our own deck");
        let mut chance = Chance::new(Seed::numbered(7));
        let (mut turned, mut lost, mut cost) = (0, 0, 0);
        for _ in 0..60 {
            let mut planets: PerSeat<Planet> = PerSeat::from_fn(3, |_| Planet::default());
            let mut tiles: Vec<Tile> = Tile::all().collect();
            chance.shuffle(&mut tiles);
            for (tile, seat) in tiles.into_iter().zip(Seat::all(3).cycle()) {
                let before = final_score(&deck, &planets);
                let found = prospect(&deck, &planets, seat, tile);
                let Some(found) = found else {
                    assert_eq!(planets[seat].free(tile.stack()), 0);
                    continue;
                };
                planets[seat].lay(&deck, tile).expect("room, since there is a prospect");
                let after = final_score(&deck, &planets);
                let gained = after.outcome.scores[seat] - before.outcome.scores[seat];
                let risk = i64::from(before.penalty[seat]) - i64::from(found.penalty);
                assert_eq!(gained, found.points() + risk);
                assert_eq!(found.volcanoes, after.volcanoes[seat]);
                turned += found.turned;
                lost += i64::from(found.points() < 0);
                cost += found.penalty;
            }
            assert!(
                Stack::ALL.iter().all(|stack| planets.values().any(|one| one.free(*stack) == 0))
            );
        }
        assert!(turned > 0 && lost > 0 && cost > 0, "{turned} {lost} {cost}");
    }
}
