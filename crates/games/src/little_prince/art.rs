//! The drawings of this game, in `art/`, and which of them must be told apart.

use pangaea_canvas::{Art, art};

art! { "little_prince":
    ASTRONOMER = "astronomer";
    BACKS = "backs";
    BAOBAB = "baobab";
    BIG_STAR = "big_star";
    BOX = "box";
    BUSINESSMAN_BROWN = "businessman_brown";
    BUSINESSMAN_GREY = "businessman_grey";
    BUSINESSMAN_WHITE = "businessman_white";
    CALM = "calm";
    COVER = "cover";
    DRUNKARD = "drunkard";
    ELEPHANT = "elephant";
    EMPTY = "empty";
    FOX = "fox";
    GARDENER = "gardener";
    GEOGRAPHER = "geographer";
    GROUND = "ground";
    HALO = "halo";
    HUNTER = "hunter";
    KING = "king";
    LAMPLIGHTER = "lamplighter";
    LAMPPOST = "lamppost";
    LITTLE_PRINCE = "little_prince";
    MEDAL = "medal";
    ORBIT = "orbit";
    ORBIT_NOW = "orbit_now";
    QUESTION = "question";
    ROSE = "rose";
    SHEEP_BROWN = "sheep_brown";
    SHEEP_GREY = "sheep_grey";
    SHEEP_WHITE = "sheep_white";
    SNAKE = "snake";
    SUNSET = "sunset";
    TURKISH_ASTRONOMER = "turkish_astronomer";
    TURNED = "turned";
    TWINKLE = "twinkle";
    UNKNOWN = "unknown";
    VAIN_MAN = "vain_man";
    VOLCANO = "volcano";
}

/// What is drawn side by side and must not be taken for each other.
pub(crate) const TOLD_APART: &[&[Art]] = &[
    &[
        BAOBAB,
        VOLCANO,
        SUNSET,
        ROSE,
        LAMPPOST,
        BOX,
        BIG_STAR,
        FOX,
        ELEPHANT,
        SNAKE,
        SHEEP_WHITE,
        SHEEP_GREY,
        SHEEP_BROWN,
    ],
    &[
        VAIN_MAN,
        GEOGRAPHER,
        ASTRONOMER,
        KING,
        LAMPLIGHTER,
        HUNTER,
        DRUNKARD,
        BUSINESSMAN_WHITE,
        BUSINESSMAN_GREY,
        BUSINESSMAN_BROWN,
        GARDENER,
        TURKISH_ASTRONOMER,
        LITTLE_PRINCE,
    ],
];
