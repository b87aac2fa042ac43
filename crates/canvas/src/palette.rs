//! 256 colours for one look: the named ones exactly, the rest chosen from what the art shows.

use crate::paint::{Look, Paint, Rgb};

/// Bits of each channel that the table of nearest colours looks at.
const BITS: u32 = 5;
const STEPS: usize = 1 << BITS;

/// The colours of a look and the nearest of them for any other colour.
#[derive(Debug)]
pub(crate) struct Palette {
    colours: Vec<Rgb>,
    nearest: Vec<u8>,
}

impl Palette {
    /// Named colours first; the others are the middles of 256 groups of like colours.
    pub(crate) fn new(look: Look, seen: impl Iterator<Item = Rgb>) -> Self {
        let mut colours: Vec<Rgb> = Paint::ALL.iter().map(|paint| paint.rgb(look)).collect();
        let mut counts = vec![0_u32; STEPS * STEPS * STEPS];
        for colour in seen.chain(blends(look)) {
            counts[bucket(colour)] += 1;
        }
        colours.extend(median_cut(&counts, 256 - colours.len()));
        let nearest = (0..counts.len()).map(|bucket| nearest(&colours, middle(bucket))).collect();
        Self { colours, nearest }
    }

    /// Red, green and blue one after another, as PNG wants them.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    /// The entry that is most like a colour.
    pub(crate) fn index(&self, colour: Rgb) -> u8 {
        match Paint::ALL.len().min(self.colours.len()) {
            named if self.colours[..named].contains(&colour) => {
                let found = self.colours.iter().position(|entry| *entry == colour);
                found.and_then(|index| u8::try_from(index).ok()).unwrap_or_default()
            }
            _ => self.nearest[bucket(colour)],
        }
    }

    /// `over` laid on `ground`, `amount` of 255 thick.
    pub(crate) fn mix(&self, ground: u8, over: u8, amount: u8) -> u8 {
        match amount {
            0 => ground,
            255 => over,
            _ => {
                let (below, above) =
                    (self.colours[usize::from(ground)], self.colours[usize::from(over)]);
                self.nearest[bucket(blend(below, above, amount))]
            }
        }
    }
}

/// What becomes of each entry under a thin layer of one colour.
#[derive(Debug)]
pub struct Tint([u8; 256]);

impl Palette {
    /// The layer of a colour, `amount` of 255 thick.
    pub(crate) fn tint(&self, paint: Paint, amount: u8) -> Tint {
        let last = self.colours.len() - 1;
        let under = |ground: usize| u8::try_from(ground.min(last)).unwrap_or_default();
        Tint(std::array::from_fn(|ground| self.mix(under(ground), paint.index(), amount)))
    }
}

impl Tint {
    /// Lays it over pixels.
    pub(crate) fn over(&self, pixels: &mut [u8]) {
        for pixel in pixels {
            *pixel = self.0[usize::from(*pixel)];
        }
    }
}

/// A mixture of two colours.
pub(crate) fn blend(below: Rgb, above: Rgb, amount: u8) -> Rgb {
    let amount = u32::from(amount);
    std::array::from_fn(|channel| {
        let sum = u32::from(below[channel]) * (255 - amount) + u32::from(above[channel]) * amount;
        u8::try_from((sum + 127) / 255).unwrap_or(u8::MAX)
    })
}

/// The soft edges of lettering and shapes: each named colour on the grounds it is drawn on.
fn blends(look: Look) -> impl Iterator<Item = Rgb> {
    let grounds = [Paint::Night, Paint::Panel, Paint::Raised, Paint::Dark, Paint::Ink];
    let pairs =
        grounds.into_iter().flat_map(|ground| Paint::ALL.iter().map(move |paint| (ground, *paint)));
    let mixed = pairs.flat_map(move |(ground, paint)| {
        [64, 128, 192].map(|amount| blend(ground.rgb(look), paint.rgb(look), amount))
    });
    // Each counts like a few pixels of art.
    mixed.flat_map(|colour| std::iter::repeat_n(colour, 24))
}

fn bucket(colour: Rgb) -> usize {
    colour.iter().fold(0, |sum, channel| sum << BITS | usize::from(channel >> (8 - BITS)))
}

/// The colour in the middle of a bucket.
fn middle(bucket: usize) -> Rgb {
    let channel = |shift: u32| {
        let step = bucket >> shift & (STEPS - 1);
        u8::try_from(step * 255 / (STEPS - 1)).unwrap_or(u8::MAX)
    };
    [channel(2 * BITS), channel(BITS), channel(0)]
}

fn nearest(colours: &[Rgb], wanted: Rgb) -> u8 {
    // Eyes see green best and blue least.
    const WEIGHTS: [i32; 3] = [3, 5, 2];
    let distance = |colour: &Rgb| -> i32 {
        (0..3)
            .map(|channel| {
                let apart = i32::from(colour[channel]) - i32::from(wanted[channel]);
                WEIGHTS[channel] * apart * apart
            })
            .sum()
    };
    let found = colours.iter().enumerate().min_by_key(|(_, colour)| distance(colour));
    found.and_then(|(index, _)| u8::try_from(index).ok()).unwrap_or_default()
}

/// Splits what was seen into so many groups, always the one with the most to tell apart, and
/// gives each group's mean.
fn median_cut(counts: &[u32], groups: usize) -> Vec<Rgb> {
    let seen: Vec<(Rgb, u32)> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(bucket, count)| (middle(bucket), *count))
        .collect();
    let mut boxes = vec![seen];
    while boxes.len() < groups {
        let widest = boxes.iter().enumerate().max_by_key(|(_, group)| spread(group).1);
        let Some((index, (channel, 1..))) = widest.map(|(index, group)| (index, spread(group)))
        else {
            break;
        };
        let mut group = boxes.swap_remove(index);
        group.sort_by_key(|(colour, _)| colour[channel]);
        let half = group.iter().map(|(_, count)| u64::from(*count)).sum::<u64>() / 2;
        let mut sum = 0;
        let cut = group.iter().position(|(_, count)| {
            sum += u64::from(*count);
            sum > half
        });
        let rest = group.split_off(cut.unwrap_or(1).clamp(1, group.len() - 1));
        boxes.extend([group, rest]);
    }
    boxes.iter().map(|group| mean(group)).collect()
}

/// The channel in which a group varies most, and by how much, weighted by how often it is seen.
fn spread(group: &[(Rgb, u32)]) -> (usize, u64) {
    let total: u64 = group.iter().map(|(_, count)| u64::from(*count)).sum();
    (0..3)
        .map(|channel| {
            let values = group.iter().map(|(colour, _)| colour[channel]);
            let width = values.clone().max().unwrap_or(0) - values.min().unwrap_or(0);
            // The square root keeps large plain areas from taking all the entries.
            (channel, u64::from(width) * u64::from(width) * total.isqrt())
        })
        .max_by_key(|(_, worth)| *worth)
        .unwrap_or((0, 0))
}

fn mean(group: &[(Rgb, u32)]) -> Rgb {
    let total: u64 = group.iter().map(|(_, count)| u64::from(*count)).sum::<u64>().max(1);
    std::array::from_fn(|channel| {
        let sum: u64 = group
            .iter()
            .map(|(colour, count)| u64::from(colour[channel]) * u64::from(*count))
            .sum();
        u8::try_from(sum / total).unwrap_or(u8::MAX)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_colours_are_exact_and_mixtures_are_near() {
        for look in Look::ALL {
            let palette = Palette::new(look, [[200, 120, 40]; 9].into_iter());
            for paint in Paint::ALL {
                let colour = paint.rgb(look);
                let index = palette.index(colour);
                assert_eq!(palette.colours[usize::from(index)], colour, "{paint:?}");
            }
            let (night, ink) = (Paint::Night.index(), Paint::Ink.index());
            assert_eq!(palette.mix(night, ink, 0), night);
            assert_eq!(palette.mix(night, ink, 255), ink);
            let half = palette.colours[usize::from(palette.mix(night, ink, 128))];
            let exact = blend(Paint::Night.rgb(look), Paint::Ink.rgb(look), 128);
            for (channel, wanted) in half.into_iter().zip(exact) {
                assert!(channel.abs_diff(wanted) < 24, "{half:?} instead of {exact:?}");
            }
        }
    }
}
