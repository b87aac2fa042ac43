//! The colours by name. Art is drawn in the standard look; the second look exchanges each colour
//! for one of stronger contrast.

/// How pictures are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
        pub(crate) enum Paint { $($name,)+ }

        impl Paint {
            /// All of them.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// Red, green and blue as one number.
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
    // The table, and what is written on it.
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
    Blue = 0x3f7fe0 0x40a0ff;
    Yellow = 0xf4c92f 0xffe600;
    Green = 0x2f9e5d 0x00a040;
    Purple = 0x9a5bd6 0xc060ff;
    // Vaalbara.
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
}

impl Paint {
    /// The colour itself.
    pub(crate) const fn rgb(self, look: Look) -> Rgb {
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

/// What a seat plays under, in every game: a colour and, so that colour is never alone, a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hue {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
}

impl Hue {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 5] =
        [Self::Red, Self::Blue, Self::Yellow, Self::Green, Self::Purple];

    pub(crate) const fn paint(self) -> Paint {
        match self {
            Self::Red => Paint::Red,
            Self::Blue => Paint::Blue,
            Self::Yellow => Paint::Yellow,
            Self::Green => Paint::Green,
            Self::Purple => Paint::Purple,
        }
    }

    /// What can be read on it.
    pub(crate) const fn ink(self) -> Paint {
        match self {
            Self::Yellow => Paint::Dark,
            _ => Paint::Ink,
        }
    }
}
