//! The colours by name. Art is drawn in the standard look; the second look exchanges each colour
//! for one of stronger contrast.

use serde::{Deserialize, Serialize};

/// How pictures are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// Night and warm light.
    #[default]
    Standard,
    /// Black, white and few strong colours.
    HighContrast,
}

impl Look {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Standard, Self::HighContrast];
}

/// Red, green and blue.
pub(crate) type Rgb = [u8; 3];

macro_rules! paints {
    ($($name:ident = $standard:literal $contrast:literal;)+) => {
        /// A colour with a name: the only ones that code and art use.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Paint { $($name,)+ }

        impl Paint {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// Red, green and blue as one number, written as colours are everywhere.
            #[allow(clippy::unreadable_literal)]
            const fn code(self, look: Look) -> u32 {
                match (self, look) {
                    $((Self::$name, Look::Standard) => $standard,
                      (Self::$name, Look::HighContrast) => $contrast,)+
                }
            }
        }
    };
}

paints! {
    // The table, and what is written on it. A new colour goes to the end of the list.
    Night = 0x161d2b 0x000000;
    Panel = 0x232d40 0x101010;
    Raised = 0x35425a 0x303030;
    Faint = 0x9aa8bf 0xd8d8d8;
    Ink = 0xf6f1e4 0xffffff;
    Dark = 0x1a1410 0x000000;
    Gold = 0xffce54 0xffe000;
    Good = 0x5fd38d 0x00ff66;
    Bad = 0xff5c5c 0xff3030;
    // Seats.
    Red = 0xd8404a 0xff2020;
    Blue = 0x4f93f0 0x40a0ff;
    Yellow = 0xf4c92f 0xffe600;
    Green = 0x1a7040 0x008030;
    Purple = 0xbd90f5 0xd890ff;
    // A world of squares.
    Forest = 0x2f6b3a 0x004d10;
    ForestDeep = 0x1f4a2a 0x002000;
    ForestLight = 0x5a9c4e 0x20c040;
    Grass = 0xb9cc6a 0xe8ffa0;
    GrassDeep = 0x8fa548 0x708020;
    Water = 0x3d8fc4 0x0060e0;
    WaterDeep = 0x256a9c 0x003080;
    WaterLight = 0xa6dcf2 0xffffff;
    Rock = 0x8a8078 0x909090;
    RockDeep = 0x5e564f 0x404040;
    RockLight = 0xcfc6ba 0xffffff;
    Wood = 0x4a2f1b 0x301800;
    Crust = 0x2b1512 0x000000;
    Ember = 0x8f1d14 0xc00000;
    Glow = 0xff7a1a 0xff8000;
    Hot = 0xffd24a 0xffff00;
    Sand = 0xe8d6a8 0xffffff;
    SandDeep = 0xc9b27c 0xc0c0c0;
    // Lands and those who live there.
    Hide = 0xe2b577 0xffe0a0;
    Ochre = 0xc98a3c 0xd88818;
    Terracotta = 0xb4552f 0xd04010;
    Umber = 0x3a2417 0x000001;
    Bone = 0xf0dfbf 0xfff4d8;
    Dawn = 0xf5c98f 0xffd9a0;
    Pasture = 0x9dbb4f 0xb0f050;
    Moss = 0x5f7f34 0x508010;
    Spruce = 0x234a35 0x003818;
    Barley = 0xecbc45 0xffd020;
    Crag = 0x8d8792 0xb8b8c0;
    Slate = 0x565566 0x404050;
    Brook = 0x2f7fb0 0x0068e0;
    Foam = 0x9bd3e0 0xa0ecff;
    // A planet's ground, the backs of its tiles, and what is on them.
    Sky = 0x22335a 0x000030;
    Ground = 0xf0dcae 0xfff6dc;
    Shore = 0xe5c995 0xf8e8c0;
    Dune = 0xd9b57c 0xf0d8a0;
    Slope = 0xc19864 0xc0a470;
    Crater = 0xa97b4c 0x907040;
    Dusk = 0x5a4a78 0x603890;
    Gloom = 0x41355a 0x301858;
    Leaf = 0x4e9a51 0x00802a;
    Bark = 0x7d4b2a 0x6a3000;
    Magma = 0xf2542d 0xff3c00;
    Basalt = 0x5c4f52 0x3a3a3a;
    Sun = 0xff9d3c 0xff9000;
    Petal = 0xd42f63 0xe0004c;
    Iron = 0x33404d 0x101820;
    Crate = 0xcf9a5b 0xd8a050;
    Pelt = 0xe2762b 0xf06800;
    Trunk = 0x8e98ab 0x8c9ab0;
    Scales = 0x7fb03c 0x60c000;
    Wool = 0xfffdf6 0xffffff;
    Ash = 0xa3a3a0 0xa0a0a0;
    Ram = 0x6f4426 0x5a2c08;
    Glass = 0x9fd4e8 0xa0e8ff;
}

impl Paint {
    /// The colour itself.
    pub const fn rgb(self, look: Look) -> [u8; 3] {
        let [_, red, green, blue] = self.code(look).to_be_bytes();
        [red, green, blue]
    }

    /// As art files write it.
    pub(crate) fn hex(self, look: Look) -> String {
        format!("#{:06x}", self.code(look))
    }

    /// Its place in the palette, which begins with the named colours.
    pub(crate) const fn index(self) -> u8 {
        self as u8
    }
}

/// How well two colours stand apart: 1 for the same, 21 for black and white.
pub fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let light = |colour: Rgb| {
        let [red, green, blue] = colour.map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read_in_both_looks() {
        for look in Look::ALL {
            for ground in [Paint::Night, Paint::Panel, Paint::Raised] {
                for ink in [Paint::Ink, Paint::Gold, Paint::Faint] {
                    let ratio = contrast(ink.rgb(look), ground.rgb(look));
                    assert!(ratio >= 4.0, "{ink:?} on {ground:?} {look:?}: {ratio:.1}");
                }
            }
        }
    }
}
