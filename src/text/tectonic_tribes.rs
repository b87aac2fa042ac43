//! Words of Tectonic Tribes.

use super::message::{Message, messages};

messages! { "tt_":
    /// A terrain.
    forest();
    /// A terrain.
    grass();
    /// A terrain.
    lava();
    /// A terrain.
    mine();
    /// A terrain.
    water();
    /// What is on a tribe card.
    tent();
    /// A square with a bonus.
    with_bonus(terrain: Message, bonus: &str);
    /// While the starting terrain is laid.
    start();
    /// Round and hand.
    when(round: u32, hand: usize);
    /// Above the hand.
    your_hand();
    /// Above the own tribe cards.
    your_tribe_cards();
    /// Above all terrain cards.
    terrain_cards(from: u32, to: u32);
    /// Above the five cards of a tribe.
    tribe_cards();
    /// What the picture is.
    board(columns: usize, rows: usize);
    /// Who lays which card next.
    lays_next(name: &str, card: &str);
    /// The card laid last.
    last_terrain(name: &str, card: &str, square: &str, degrees: u32);
    /// The card laid last.
    last_tribe(name: &str, card: &str, square: &str, degrees: u32);
    /// What everybody sees of a player.
    player(name: &str, tribe: Message, left: usize, tents: usize);
    /// A card in words.
    card(number: &str, squares: &str);
    /// A tribe card in words.
    tribe_card(number: &str, squares: &str);
    /// A card of the hand that was chosen.
    will_play(number: &str);
    /// A card of the hand that was chosen.
    will_discard(number: &str);
    /// A card on trial.
    trying(card: &str, square: &str, degrees: u32);
    /// It fits.
    fits();
    /// 5a.
    apart();
    /// 5a.
    buried();
    /// 5c.
    covers_lava(square: &str);
    /// 5d.
    covers_tent(square: &str, name: &str);
    /// Whose terrain card to discard.
    discard_whose();
    /// One player's points.
    player_points(name: &str, points: i64, areas: &str);
    /// Points of a terrain.
    terrain_points(terrain: Message, points: i64);
    /// Areas that nobody scores because of a tie.
    contested(count: usize, points: i64);
    /// Whose cards decide a tie.
    tie_break();
    /// Row headings in the plain text board.
    plain_key();
}
