//! The drawings of this game, in `art/`, and which of them must be told apart.

use pangaea_canvas::{Art, art};

art! { "vaalbara":
    COVER = "cover";
    LAND_MEADOW = "land_meadow";
    LAND_FIELD = "land_field";
    LAND_FOREST = "land_forest";
    LAND_VILLAGE = "land_village";
    LAND_MOUNTAIN = "land_mountain";
    LAND_RIVER = "land_river";
    LAND_BACK = "land_back";
    LAND_ANY = "land_any";
    CHARACTER_WARRIOR = "character_warrior";
    CHARACTER_BARD = "character_bard";
    CHARACTER_HUNTER = "character_hunter";
    CHARACTER_ORACLE = "character_oracle";
    CHARACTER_CARPENTER = "character_carpenter";
    CHARACTER_FALCONER = "character_falconer";
    CHARACTER_TRACKER = "character_tracker";
    CHARACTER_MIDWIFE = "character_midwife";
    CHARACTER_BEAST_TAMER = "character_beast_tamer";
    CHARACTER_CRAFTSMAN = "character_craftsman";
    CHARACTER_PIONEER = "character_pioneer";
    CHARACTER_FARMER = "character_farmer";
    CHARACTER_BACK = "character_back";
    HAND_CARDS = "hand_cards";
    DECK_CARDS = "deck_cards";
    PAWN_SELF = "pawn_self";
    PAWN_OTHER = "pawn_other";
    SWAP = "swap";
    BECOMES = "becomes";
    CARD_OPEN = "card_open";
    NEXT_ROW = "next_row";
    POINTS = "points";
    REFUSED = "refused";
}

/// What is drawn side by side and must not be taken for each other.
pub(crate) const TOLD_APART: &[&[Art]] =
    &[&[LAND_MEADOW, LAND_FIELD, LAND_FOREST, LAND_VILLAGE, LAND_MOUNTAIN, LAND_RIVER]];
