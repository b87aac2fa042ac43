//! What a question offers, be it on buttons or in menus.

use standin::model::Component;
use standin::{Act, CannotDo, Id, Person, Seen};
use std::collections::BTreeSet;

/// The style of a button that is picked.
const PRIMARY: u8 = 1;

/// Something that can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The step of the question that it answers, counted from 0.
    pub step: u64,
    /// The words on the button or in the menu.
    pub label: String,
    /// It is picked.
    pub is_picked: bool,
    /// The id of the button or menu.
    pub id: String,
    /// What a menu sends for it.
    pub value: Option<String>,
}

impl Offer {
    /// Picks it as a client would.
    ///
    /// # Errors
    ///
    /// If it is not there any more.
    pub fn pick(&self, there: &Person, message: Id) -> Result<Act, CannotDo> {
        match &self.value {
            Some(value) => there.pick_on(message, &self.id, &[value]),
            None => there.click_on(message, &self.id),
        }
    }

    /// Would pressing it take back what is picked?
    pub fn takes_back(&self) -> bool {
        letters(&self.id) == "pk"
    }

    /// So many clicks it takes: a menu has to be opened first.
    pub const fn clicks(&self) -> usize {
        if self.value.is_some() { 2 } else { 1 }
    }
}

/// All that a message offers, in its order. A thing that several steps offer is picked in the one
/// that its button would take back.
pub fn offers(seen: &Seen) -> Vec<Offer> {
    seen.parts().filter(|part| !part.is_disabled()).flat_map(of_part).collect()
}

/// What an id is for.
fn letters(id: &str) -> &str {
    id.split('.').nth(1).unwrap_or_default()
}

fn of_part(part: &Component) -> Vec<Offer> {
    let id = part.custom_id.clone().unwrap_or_default();
    let letters = letters(&id);
    let step = id.split('.').nth(5).and_then(|step| u64::from_str_radix(step, 36).ok());
    let Some(step) = step.filter(|_| ["pi", "pb", "pk"].contains(&letters)) else {
        return Vec::new();
    };
    let offer = |label: &str, is_picked, value| Offer {
        step,
        label: label.to_owned(),
        is_picked,
        id: id.clone(),
        value,
    };
    let Some(options) = &part.options else {
        let is_picked = letters == "pk" || part.style == Some(PRIMARY);
        return vec![offer(part.label.as_deref().unwrap_or_default(), is_picked, None)];
    };
    let lines = options.iter();
    lines
        .map(|line| offer(&line.label, line.default == Some(true), Some(line.value.clone())))
        .collect()
}

/// What the first step offers in which nothing is picked; nothing if there is none.
pub fn open_offers(seen: &Seen) -> Vec<Offer> {
    let all = offers(seen);
    let picked: BTreeSet<u64> =
        all.iter().filter(|offer| offer.is_picked).map(|offer| offer.step).collect();
    let open = all.iter().map(|offer| offer.step).find(|step| !picked.contains(step));
    all.into_iter().filter(|offer| Some(offer.step) == open).collect()
}
