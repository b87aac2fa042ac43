//! Colour is never alone: what must be told apart stays apart for eyes that see fewer colours.

use super::pixels;
use pangaea_games::pictured::{Look, drawing, told_apart};

/// What a person sees of red, green and blue light: the usual linear model of each kind of
/// colour blindness at its full strength.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "no green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "no blue",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Pixels a side of the patches that are compared; drawings are whole numbers of them.
const PATCH: usize = 6;

/// How much lighter or darker some patch must be, of 100.
const APART: f64 = 12.0;

/// How light a colour looks, 0 to 100.
fn lightness(colour: [u8; 3], eye: &[[f64; 3]; 3]) -> f64 {
    let light = colour.map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    let seen = eye.map(|row| {
        row.iter().zip(light).map(|(part, channel)| part * channel).sum::<f64>().clamp(0.0, 1.0)
    });
    let luminance = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
    if luminance > 0.008_856 { 116.0 * luminance.cbrt() - 16.0 } else { 903.3 * luminance }
}

/// The mean lightness of each patch of a drawing.
fn patches(name: &str, look: Look, eye: &[[f64; 3]; 3]) -> Vec<f64> {
    let png = drawing(name, look, 48).unwrap_or_else(|| panic!("no drawing {name}"));
    let (width, _, colours) = pixels(&png);
    let width = usize::try_from(width).expect("a small picture");
    let mut sums = vec![0.0; colours.len() / (PATCH * PATCH)];
    for (place, colour) in colours.into_iter().enumerate() {
        let (x, y) = (place % width, place / width);
        sums[y / PATCH * (width / PATCH) + x / PATCH] += lightness(colour, eye);
    }
    let size = f64::from(u32::try_from(PATCH * PATCH).expect("a small number"));
    sums.into_iter().map(|sum| sum / size).collect()
}

#[test]
fn what_must_be_told_apart_differs_in_lightness_or_pattern() {
    for look in Look::ALL {
        for (eyes, eye) in &EYES {
            for group in told_apart() {
                for (index, one) in group.iter().enumerate() {
                    for other in &group[..index] {
                        let patches = |name: &str| patches(name, look, eye);
                        let (ours, theirs) = (patches(one.name()), patches(other.name()));
                        let most = ours
                            .iter()
                            .zip(&theirs)
                            .map(|(one, other)| (one - other).abs())
                            .fold(0.0, f64::max);
                        assert!(
                            most >= APART,
                            "{one:?} and {other:?}, {look:?}, {eyes}: {most:.1}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_drawing_is_like_itself() {
    let (_, eye) = &EYES[2];
    let drawn = patches("tectonic_tribes/forest", Look::Standard, eye);
    assert_eq!(drawn, patches("tectonic_tribes/forest", Look::Standard, eye));
    assert!(drawing("no_such_drawing", Look::Standard, 48).is_none());
}
