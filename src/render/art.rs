//! Our own drawings: SVG files of `art/`, in the colours of a look.

use super::paint::{Look, Paint};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

macro_rules! art {
    ($($name:ident = $file:literal;)+) => {
        /// A drawing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Art { $($name,)+ }

        impl Art {
            /// All of them.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The name of its file.
            pub(super) const fn file(self) -> &'static str {
                match self { $(Self::$name => $file,)+ }
            }

            const fn svg(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("../../art/", $file, ".svg")),)+
                }
            }
        }
    };
}

art! {
    BadgeRed = "badge_red";
    BadgeBlue = "badge_blue";
    BadgeYellow = "badge_yellow";
    BadgeGreen = "badge_green";
    BadgePurple = "badge_purple";
    Chosen = "chosen";
    Acting = "acting";
    Crown = "crown";
    Discard = "discard";
    Forest = "tt_forest";
    Grass = "tt_grass";
    Lava = "tt_lava";
    Mine = "tt_mine";
    Water = "tt_water";
    TentRed = "tt_tent_red";
    TentBlue = "tt_tent_blue";
    TentYellow = "tt_tent_yellow";
    TentGreen = "tt_tent_green";
    TentPurple = "tt_tent_purple";
    TribeCards = "tt_tribe_cards";
    TerrainCards = "tt_terrain_cards";
    Plus = "tt_plus";
    Double = "tt_double";
    // Vaalbara.
    LandMeadow = "land_meadow";
    LandField = "land_field";
    LandForest = "land_forest";
    LandVillage = "land_village";
    LandMountain = "land_mountain";
    LandRiver = "land_river";
    LandBack = "land_back";
    LandAny = "land_any";
    CharacterWarrior = "character_warrior";
    CharacterBard = "character_bard";
    CharacterHunter = "character_hunter";
    CharacterOracle = "character_oracle";
    CharacterCarpenter = "character_carpenter";
    CharacterFalconer = "character_falconer";
    CharacterTracker = "character_tracker";
    CharacterMidwife = "character_midwife";
    CharacterBeastTamer = "character_beast_tamer";
    CharacterCraftsman = "character_craftsman";
    CharacterPioneer = "character_pioneer";
    CharacterFarmer = "character_farmer";
    CharacterBack = "character_back";
    HandCards = "hand_cards";
    DeckCards = "deck_cards";
    PawnSelf = "pawn_self";
    PawnOther = "pawn_other";
    Swap = "swap";
    Becomes = "becomes";
    CardOpen = "card_open";
    NextRow = "next_row";
    Points = "points";
    Refused = "refused";
    // The Little Prince.
    LpAstronomer = "lp_astronomer";
    LpBacks = "lp_backs";
    LpBaobab = "lp_baobab";
    LpBigStar = "lp_big_star";
    LpBox = "lp_box";
    LpBusinessmanBrown = "lp_businessman_brown";
    LpBusinessmanGrey = "lp_businessman_grey";
    LpBusinessmanWhite = "lp_businessman_white";
    LpCalm = "lp_calm";
    LpDrunkard = "lp_drunkard";
    LpElephant = "lp_elephant";
    LpEmpty = "lp_empty";
    LpFox = "lp_fox";
    LpGardener = "lp_gardener";
    LpGeographer = "lp_geographer";
    LpGround = "lp_ground";
    LpHalo = "lp_halo";
    LpHunter = "lp_hunter";
    LpKing = "lp_king";
    LpLamplighter = "lp_lamplighter";
    LpLamppost = "lp_lamppost";
    LpLittlePrince = "lp_little_prince";
    LpMedal = "lp_medal";
    LpOrbit = "lp_orbit";
    LpOrbitNow = "lp_orbit_now";
    LpQuestion = "lp_question";
    LpRose = "lp_rose";
    LpSheepBrown = "lp_sheep_brown";
    LpSheepGrey = "lp_sheep_grey";
    LpSheepWhite = "lp_sheep_white";
    LpSnake = "lp_snake";
    LpSunset = "lp_sunset";
    LpTurkishAstronomer = "lp_turkish_astronomer";
    LpTurned = "lp_turned";
    LpTwinkle = "lp_twinkle";
    LpUnknown = "lp_unknown";
    LpVainMan = "lp_vain_man";
    LpVolcano = "lp_volcano";
}

/// A drawing as pixels: red, green, blue and how thick.
pub(super) struct Drawn {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) pixels: Vec<[u8; 4]>,
}

impl Art {
    /// Draws it so many pixels wide in the colours of a look.
    pub(super) fn rasterise(self, look: Look, width: u32) -> Drawn {
        let tree = Tree::from_str(&self.recoloured(look), &Options::default())
            .expect("a test reads every drawing");
        let size = tree.size();
        #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
        #[allow(clippy::cast_sign_loss)]
        let (scale, height) = {
            let scale = width as f32 / size.width();
            (scale, (size.height() * scale).round().max(1.0) as u32)
        };
        let mut drawn = Pixmap::new(width.max(1), height).expect("a size above zero");
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut drawn.as_mut());
        let plain = drawn.pixels().iter().map(PremultipliedColorU8::demultiply);
        let pixels =
            plain.map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).collect();
        Drawn { width: drawn.width(), height, pixels }
    }

    fn recoloured(self, look: Look) -> String {
        let svg = self.svg().to_owned();
        if look == Look::Standard {
            return svg;
        }
        // Two passes, so that a colour that was exchanged already is not exchanged again.
        let marked = Paint::ALL.iter().enumerate().fold(svg, |svg, (index, paint)| {
            svg.replace(&paint.hex(Look::Standard), &format!("#<{index}>"))
        });
        Paint::ALL.iter().enumerate().fold(marked, |svg, (index, paint)| {
            svg.replace(&format!("#<{index}>"), &paint.hex(look))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_drawing_is_listed_readable_and_uses_named_colours_only() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/art");
        let files: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("the art")
            .map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name"))
            .collect();
        let listed: BTreeSet<String> =
            Art::ALL.iter().map(|art| format!("{}.svg", art.file())).collect();
        assert_eq!(files, listed);
        let named: Vec<String> = Paint::ALL.iter().map(|paint| paint.hex(Look::Standard)).collect();
        for art in Art::ALL {
            let colours = art.svg().split('#').skip(1).filter_map(|rest| rest.get(..6));
            for colour in colours.filter(|word| word.chars().all(|digit| digit.is_ascii_hexdigit()))
            {
                assert!(named.contains(&format!("#{colour}")), "{art:?} uses #{colour}");
            }
            for look in Look::ALL {
                assert!(Tree::from_str(&art.recoloured(look), &Options::default()).is_ok());
            }
        }
    }
}
