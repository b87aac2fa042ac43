//! Before the game: people come and go, agree on the terms, and start.

use super::handle::Doing;
use super::{
    Actor, Broken, Entry, Guest, Hosted, Person, Progress, Refusal, Sitting, Stage, Stop, Table,
};
use crate::spoken::Agreement;
use pangaea_engine::game::{Setting, SettingError};
use pangaea_engine::matches::{GameId, Match};
use pangaea_engine::play::Play;
use pangaea_engine::players::Kind;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// How many can play a game.
pub fn seats(game: GameId) -> RangeInclusive<usize> {
    use pangaea_engine::game::Game;
    with_game!(game, G => G::SEATS)
}

/// What can be agreed in a game.
pub fn agreements(game: GameId) -> Vec<Agreement> {
    use crate::spoken::Spoken;
    with_game!(game, G => G::agreements())
}

/// Is this agreed where nobody says otherwise?
fn usual(game: GameId, key: &str) -> bool {
    use pangaea_engine::game::Game;
    with_game!(game, G => {
        let options = serde_json::to_value(<G as Game>::Options::default()).unwrap_or_default();
        options.get(key).and_then(Value::as_bool).unwrap_or(false)
    })
}

impl Table {
    /// Every agreement with whether it is on.
    pub fn agreed(&self) -> Vec<(Agreement, bool)> {
        let game = self.terms.game;
        let is_on = |key: &str| self.terms.options.get(key).copied();
        let all = agreements(game).into_iter();
        all.map(|agreement| {
            let on = is_on(agreement.key).unwrap_or_else(|| usual(game, agreement.key));
            (agreement, on)
        })
        .collect()
    }
}

impl Doing<'_, '_> {
    fn lobby(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Lobby => Ok(()),
            Stage::Playing(_) => Err(Refusal::Begun),
            Stage::Over(_) => Err(Refusal::Over),
            Stage::Cancelled(_) => Err(Refusal::Cancelled),
        }
    }

    /// How many sit here, if no more can.
    fn full(&self) -> Option<usize> {
        let most = *seats(self.table.terms.game).end();
        (self.table.seats.len() >= most).then_some(most)
    }

    pub(super) fn join(&mut self, guest: &Guest, name: &str) -> Result<(), Stop> {
        self.lobby()?;
        if self.table.seat_of(guest.person).is_some() {
            return Err(Refusal::Seated.into());
        }
        if let Some(most) = self.full() {
            return Err(Refusal::Full(most).into());
        }
        if self.table.seats.iter().all(|sitting| sitting.guest().is_none()) {
            self.table.host = guest.person;
        }
        self.table.seats.push(Sitting::person(guest.clone(), name.to_owned()));
        Ok(())
    }

    /// Whoever presses *Leave* in the lobby does not mean to leave a game that has just begun.
    pub(super) fn stand_up(&mut self, person: Person) -> Result<(), Stop> {
        self.lobby()?;
        let seat = self.table.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.leave_lobby(seat);
        Ok(())
    }

    /// Stands up in the lobby; the last person to go closes it.
    pub(super) fn leave_lobby(&mut self, seat: Seat) {
        let gone = self.table.seats.remove(seat.index());
        let person = gone.guest().map(|guest| guest.person);
        let next = self.table.guests().next().map(|(_, guest)| guest.person);
        match next {
            Some(next) if person == Some(self.table.host) => self.table.host = next,
            Some(_) => {}
            None => self.table.stage = Stage::Cancelled(None),
        }
    }

    pub(super) fn add_computer(&mut self, by: Person, kind: Kind) -> Result<(), Stop> {
        self.lobby()?;
        self.table.seat_of(by).ok_or(Refusal::JoinFirst)?;
        if let Some(most) = self.full() {
            return Err(Refusal::NoFreeSeat(most).into());
        }
        let name = self.computer_name();
        self.table.seats.push(Sitting::computer(kind, name));
        Ok(())
    }

    /// A name for a computer player that nobody else here has.
    pub(super) fn computer_name(&self) -> String {
        const NAMES: [&str; 9] = [
            "Ur", "Kenor", "Arctica", "Rodinia", "Nuna", "Baltica", "Siberia", "Tethys", "Iapetus",
        ];
        let taken = |name: &&&str| self.table.seats.iter().any(|sitting| sitting.name == **name);
        (*NAMES.iter().find(|name| !taken(name)).unwrap_or(&NAMES[0])).to_owned()
    }

    pub(super) fn remove_computer(&mut self, by: Person, seat: Seat) -> Result<(), Stop> {
        self.lobby()?;
        self.table.seat_of(by).ok_or(Refusal::JoinFirst)?;
        match self.table.sitting(seat) {
            Some(sitting) if sitting.guest().is_none() => {
                self.table.seats.remove(seat.index());
                Ok(())
            }
            _ => Err(Refusal::NoSeat.into()),
        }
    }

    pub(super) fn agree(&mut self, by: Actor, on: &[String]) -> Result<(), Stop> {
        self.lobby()?;
        self.table.hosted(by)?;
        let game = self.table.terms.game;
        let other = agreements(game).into_iter().filter_map(|agreement| {
            let wanted = on.iter().any(|key| key == agreement.key);
            (wanted != usual(game, agreement.key)).then(|| (agreement.key.to_owned(), wanted))
        });
        self.table.terms.options = other.collect();
        Ok(())
    }

    pub(super) fn move_time(&mut self, by: Actor, hours: Option<u32>) -> Result<(), Stop> {
        self.lobby()?;
        self.table.hosted(by)?;
        self.table.terms.move_time = hours;
        Ok(())
    }

    pub(super) fn colour(&mut self, by: Person, colour: usize) -> Result<(), Stop> {
        self.lobby()?;
        let seat = self.table.seat_of(by).ok_or(Refusal::JoinFirst)?;
        if self.table.seats.iter().any(|sitting| !sitting.is(by) && sitting.colour == Some(colour))
        {
            return Err(Refusal::ColourTaken.into());
        }
        self.table.seats[seat.index()].colour = Some(colour);
        Ok(())
    }

    pub(super) fn start(&mut self, by: Person) -> Result<(), Stop> {
        self.lobby()?;
        self.table.seat_of(by).ok_or(Refusal::JoinFirst)?;
        with_game!(self.table.terms.game, G => self.begin::<G>())
    }

    fn begin<G: Hosted>(&mut self) -> Result<(), Stop>
    where
        Match: From<Play<G>>,
    {
        let deck = self.context.decks.deck::<G>();
        let deck = deck.map_err(|failure| Broken(failure.to_string()))?;
        let options = options::<G>(&self.table.terms.options)?;
        let given = colours(G::COLOURS.len(), &self.table.seats);
        let colours = given.iter().filter_map(|colour| G::COLOURS.get(*colour).copied()).collect();
        let setting = Setting::new(deck, options, colours).map_err(|error| refused::<G>(&error))?;
        for (sitting, colour) in self.table.seats.iter_mut().zip(given) {
            sitting.colour = Some(colour);
        }
        let seed = (self.context.luck)();
        let written = serde_json::to_value(&setting).map_err(|error| Broken(error.to_string()))?;
        self.entries.push(Entry::Start { setting: written, seed });
        let (play, facts) = Play::start(setting, seed);
        self.table.knowing = self.table.guests().map(|(_, guest)| guest.person).collect();
        self.table.stage = Stage::Playing(Progress::new(play, seed, &facts));
        Ok(())
    }
}

/// The game's own options with those that were agreed.
fn options<G: Hosted>(agreed: &BTreeMap<String, bool>) -> Result<G::Options, Broken> {
    let broken = |error: serde_json::Error| Broken(format!("options: {error}"));
    let mut written = serde_json::to_value(G::Options::default()).map_err(broken)?;
    if let Value::Object(fields) = &mut written {
        fields.extend(agreed.iter().map(|(key, on)| (key.clone(), Value::Bool(*on))));
    }
    serde_json::from_value(written).map_err(broken)
}

/// Each seat's colour: the one wished for, otherwise the first that nobody has.
fn colours(count: usize, seats: &[Sitting]) -> Vec<usize> {
    let mut given: Vec<Option<usize>> =
        seats.iter().map(|sitting| sitting.colour.filter(|colour| *colour < count)).collect();
    for index in 0..given.len() {
        if given[index].is_none() {
            given[index] = (0..count).find(|colour| !given.contains(&Some(*colour)));
        }
    }
    given.into_iter().flatten().collect()
}

fn refused<G: Hosted>(error: &SettingError) -> Stop {
    match error {
        SettingError::Seats { seats, from, to } => {
            Refusal::Seats { seats: *seats, least: *from, most: *to }.into()
        }
        SettingError::SameColour => Refusal::ColourTaken.into(),
        SettingError::OptionNeedsSeats { option, least } => {
            let agreement = G::agreements().into_iter().find(|found| found.key == *option);
            match agreement {
                Some(agreement) => Refusal::OptionNeeds(agreement.name, *least).into(),
                None => Broken(error.to_string()).into(),
            }
        }
    }
}
