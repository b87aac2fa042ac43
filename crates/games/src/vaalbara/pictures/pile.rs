//! The pile: the omens of its top, how many lands, and which of its ends are known (4d).

use super::card::land_height;
use super::emblem::hue;
use super::sheet::Sheet;
use crate::vaalbara::art;
use pangaea_canvas::{Align, Paint, Rect};
use pangaea_engine::game::Setting;
use pangaea_engine::games::vaalbara::{LandId, Omens, PileView, Vaalbara};

/// The largest clan's sign, and the largest stack.
const OMEN: i32 = 22;
const STACK: i32 = 76;
/// A known land with its arrow, in a line.
const END: i32 = 36;
/// Below this height everything stands in a line.
const FLAT: i32 = 72;
/// How high the known lands are below a stack.
const FOOT: i32 = 27;

/// The known ends with the arrows that tell them apart.
fn ends(pile: &PileView) -> Vec<(&'static str, LandId)> {
    let known = [("↑", pile.top), ("↓", pile.bottom.filter(|_| pile.lands > 1))];
    known.into_iter().filter_map(|(sign, land)| Some((sign, land?))).collect()
}

impl Sheet {
    pub(super) fn pile(&mut self, setting: &Setting<Vaalbara>, pile: &PileView, area: Rect) {
        self.panel(area, Paint::Panel);
        if area.height < FLAT {
            self.flat_pile(setting, pile, area);
        } else if area.height > 3 * area.width {
            self.tall_pile(setting, pile, area);
        } else {
            self.square_pile(setting, pile, area);
        }
    }

    /// Everything in a line.
    fn flat_pile(&mut self, setting: &Setting<Vaalbara>, pile: &PileView, area: Rect) {
        let ends = ends(pile);
        let middle = area.centre().1;
        let across = ((area.height - 12) * 4 / 3).min(STACK).min(area.width / 5);
        self.stack(pile.lands, (area.x + 6 + across / 2, middle), across);
        let known = END * i32::try_from(ends.len()).unwrap_or(0);
        let room = area.width - across - 16 - known;
        let step = (room / 5).min(OMEN + 6);
        let from = area.x + across + 12 + (room - 5 * step) / 2 + step / 2;
        self.omens(setting, pile.omens, (from, middle), (step, 0));
        for (index, end) in (0..).zip(ends) {
            let left = area.right() - known - 2 + index * END;
            self.end(setting, end, (left, middle));
        }
    }

    /// Everything below each other.
    fn tall_pile(&mut self, setting: &Setting<Vaalbara>, pile: &PileView, area: Rect) {
        let ends = ends(pile);
        let across = (area.width - 12).min(STACK);
        let step = (area.width - 8).min(OMEN + 6);
        let foot = i32::try_from(ends.len()).unwrap_or(0) * FOOT;
        let taken = 5 * step + 10 + land_height(across) + foot;
        let (middle, top) = (area.centre().0, area.y + (area.height - taken).max(0) / 2);
        self.omens(setting, pile.omens, (middle, top + step / 2), (0, step));
        let stack = top + 5 * step + 6 + land_height(across) / 2;
        self.stack(pile.lands, (middle, stack), across);
        for (index, end) in (0..).zip(ends) {
            let below = stack + land_height(across) / 2 + 6 + index * FOOT + FOOT / 2;
            self.end(setting, end, (middle - END / 2, below));
        }
    }

    /// The omens above the stack, what is known below it.
    fn square_pile(&mut self, setting: &Setting<Vaalbara>, pile: &PileView, area: Rect) {
        let ends = ends(pile);
        let count = i32::try_from(ends.len()).unwrap_or(0);
        let beside = area.width >= 2 * END + 20;
        let foot = match (count, beside) {
            (0, _) => 0,
            (_, true) => FOOT,
            (_, false) => FOOT * count,
        };
        let step = ((area.width - 6) / 5).min(OMEN + 4);
        let free = area.height - step - foot - 12;
        let across = (area.width - 16).min(free * 4 / 3).clamp(16, STACK);
        let taken = step + 6 + land_height(across) + foot;
        let (middle, top) = (area.centre().0, area.y + (area.height - taken).max(0) / 2);
        self.omens(setting, pile.omens, (middle - 2 * step, top + step / 2), (step, 0));
        let stack = top + step + 4 + land_height(across) / 2;
        self.stack(pile.lands, (middle, stack), across);
        let below = stack + land_height(across) / 2 + 4 + FOOT / 2;
        for (index, end) in (0..).zip(ends) {
            if beside {
                let left = middle - count * END / 2 + index * END;
                self.end(setting, end, (left, below));
            } else {
                self.end(setting, end, (middle - END / 2, below + index * FOOT));
            }
        }
    }

    /// Backs of lands with their number.
    fn stack(&mut self, lands: usize, (x, y): (i32, i32), across: i32) {
        let sheets = i32::try_from(lands).unwrap_or(1).clamp(1, 3);
        for sheet in (0..sheets).rev() {
            let at = self.at(x - across / 2 + 2 * sheet - 2, y - land_height(across) / 2 + sheet);
            let pixels = self.px(across);
            self.canvas.sprite(art::LAND_BACK, at, pixels);
        }
        let radius = (across / 4).clamp(10, 16);
        self.disc(&lands.to_string(), (x - 1, y), radius, (Paint::Night, Paint::Ink));
    }

    /// An end that is known, around a height.
    fn end(
        &mut self,
        setting: &Setting<Vaalbara>,
        (sign, land): (&str, LandId),
        (left, middle): (i32, i32),
    ) {
        self.bold(sign, (left + 4, middle), Align::Centre, 12, Paint::Ink);
        self.land(setting.deck(), land, (left + 9, middle - 10), 26);
    }

    /// The clans from the strongest to the weakest; those who do not play are faint.
    pub(super) fn omens(
        &mut self,
        setting: &Setting<Vaalbara>,
        omens: Omens,
        (x, y): (i32, i32),
        step: (i32, i32),
    ) {
        let room = step.0.max(step.1) - 1;
        for (place, clan) in (0..).zip(omens.clans()) {
            let centre = (x + place * step.0, y + place * step.1);
            let side = (room.min(OMEN) - place / 2).max(1);
            let badge = hue(*clan).badge();
            if setting.colours().contains(clan) {
                self.must(|sheet| sheet.sign(badge, centre, side));
            } else {
                let at = self.at(centre.0 - side / 2, centre.1 - side / 2);
                let pixels = self.px(side);
                self.canvas.ghost(badge, at, pixels, 70);
            }
        }
    }
}
