//! Before the game: people come and go, agree on the terms, and start.

use super::handle::Transition;
use super::story::{Heard, NewsMark};
use super::{
    Actor, Entry, Error, Guest, Inconsistent, NewSeat, Progress, Refusal, Sitting, Stage, Table,
    TableGame, UserId,
};
use pangaea_engine::game::{Game, Setting, SettingError};
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::{GameId, Settings};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use pangaea_games::spoken::Agreement;
use pangaea_text::LocaleMessage;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// How many can play a game.
pub fn seats(game: GameId) -> RangeInclusive<usize> {
    with_game!(game, G => G::SEATS)
}

/// What is written on the box of a game, where that language has one.
pub fn title(game: GameId) -> LocaleMessage {
    use pangaea_games::spoken::Spoken;
    with_game!(game, G => G::title())
}

/// What can be agreed in a game.
pub fn agreements(game: GameId) -> Vec<Agreement> {
    use pangaea_games::spoken::Spoken;
    with_game!(game, G => G::agreements())
}

/// Is this agreed where no one says otherwise?
pub(super) fn usual(game: GameId, key: &str) -> bool {
    with_game!(game, G => is_on::<G>(&<G as Game>::Options::default(), key))
}

fn is_on<G: Game>(options: &G::Options, key: &str) -> bool {
    G::SWITCHES.iter().any(|switch| switch.key == key && switch.is_on(options))
}

/// The options that differ from the usual ones, by name.
pub(super) fn unusual<G: Game>(options: &G::Options) -> BTreeMap<String, bool> {
    let usual = G::Options::default();
    let other = G::SWITCHES.iter().filter(|switch| switch.is_on(options) != switch.is_on(&usual));
    other.map(|switch| (switch.key.to_owned(), switch.is_on(options))).collect()
}

/// What a menu calls a game's tribes, clans or pawns, in their order.
pub fn colour_names(game: GameId) -> Vec<String> {
    let name = |written: String| written.trim_matches('"').to_owned();
    with_game!(game, G => {
        let colours = <G as Game>::COLOURS.iter().map(serde_json::to_string);
        colours.map(|colour| name(colour.unwrap_or_default())).collect()
    })
}

/// The place of a tribe, clan or pawn in its game's list, by what a menu calls it. Menus that were
/// sent before they had names have the place itself.
pub fn colour_named(game: GameId, name: &str) -> Option<usize> {
    let names = colour_names(game);
    let place = name.parse().ok().filter(|place| *place < names.len());
    place.or_else(|| names.iter().position(|known| known == name))
}

impl Table {
    /// Why the game cannot begin yet; nothing if it can.
    pub(super) fn not_ready(&self) -> Option<Refusal> {
        let seats = self.seats.len();
        with_game!(self.terms.game, G => {
            let ready = Setting::<G>::check_seats(&options::<G>(&self.terms.options), seats);
            match ready.map_err(|error| refused::<G>(&error)) {
                Err(Error::Refused(refusal)) => Some(refusal),
                // What has broken is told to whoever presses.
                Ok(()) | Err(Error::Inconsistent(_)) => None,
            }
        })
    }

    /// Each seat's colour, by its place in the game's list: the one wished for, otherwise the first
    /// that no one has. What the lobby shows is what the game begins with.
    pub(super) fn colours(&self) -> Vec<usize> {
        let count = with_game!(self.terms.game, G => <G as Game>::COLOURS.len());
        let wish = |sitting: &Sitting| sitting.colour.filter(|colour| *colour < count);
        let mut given: Vec<Option<usize>> = self.seats.iter().map(wish).collect();
        for index in 0..given.len() {
            if given[index].is_none() {
                given[index] = (0..count).find(|colour| !given.contains(&Some(*colour)));
            }
        }
        given.into_iter().flatten().collect()
    }

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

impl Transition<'_, '_> {
    fn lobby(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Lobby => Ok(()),
            Stage::Playing(_) => Err(Refusal::Begun),
            Stage::Over(_) => Err(Refusal::Over),
            Stage::Cancelled(_) => Err(Refusal::Cancelled),
            Stage::Broken => Err(Refusal::Broken(self.table.id)),
        }
    }

    /// How many sit here, if no more can.
    fn full(&self) -> Option<usize> {
        let most = *seats(self.table.terms.game).end();
        (self.table.seats.len() >= most).then_some(most)
    }

    pub(super) fn join(&mut self, guest: &Guest, name: &str) -> Result<(), Error> {
        self.lobby()?;
        if self.table.seat_of(guest.person).is_some() {
            return Err(Refusal::Seated.into());
        }
        if let Some(most) = self.full() {
            return Err(Refusal::Full(most).into());
        }
        if self.joins_again(guest, name) {
            if self.table.invited.is_empty() && self.table.not_ready().is_none() {
                return self.start(guest.person);
            }
            return Ok(());
        }
        if self.table.seats.iter().all(|sitting| sitting.guest().is_none()) {
            self.table.host = guest.person;
        }
        self.table.add_seat(NewSeat::person(guest.clone(), name.to_owned()));
        Ok(())
    }

    /// Whoever presses *Leave* in the lobby does not mean to leave a game that has just begun.
    pub(super) fn stand_up(&mut self, person: UserId) -> Result<(), Error> {
        self.lobby()?;
        if self.table.invited.iter().any(|invited| invited.person == person) {
            // They do not want to play again.
            self.table.invited.retain(|invited| invited.person != person);
            return Ok(());
        }
        let seat = self.table.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.leave_lobby(seat);
        Ok(())
    }

    /// Stands up in the lobby; the last person to go closes it.
    pub(super) fn leave_lobby(&mut self, seat: Seat) {
        let gone = self.table.remove_seat(seat);
        let person = gone.guest().map(|guest| guest.person);
        let next = self.table.guests().next().map(|(_, guest)| guest.person);
        match next {
            Some(next) if person == Some(self.table.host) => self.table.host = next,
            Some(_) => {}
            None => self.table.stage = Stage::Cancelled(None),
        }
    }

    pub(super) fn add_computer(&mut self, by: UserId, kind: ComputerKind) -> Result<(), Error> {
        self.lobby()?;
        self.table.seat_of(by).ok_or(Refusal::JoinFirst)?;
        if let Some(most) = self.full() {
            return Err(Refusal::NoFreeSeat(most).into());
        }
        let name = self.table.free_name();
        self.table.add_seat(NewSeat::computer(kind, name));
        Ok(())
    }

    pub(super) fn remove_computer(&mut self, by: UserId, seat: Seat) -> Result<(), Error> {
        self.lobby()?;
        self.table.seat_of(by).ok_or(Refusal::JoinFirst)?;
        match self.table.sitting(seat) {
            Some(sitting) if sitting.guest().is_none() => {
                self.table.remove_seat(seat);
                Ok(())
            }
            _ => Err(Refusal::NoSeat.into()),
        }
    }

    pub(super) fn agree(&mut self, by: Actor, on: &[String]) -> Result<(), Error> {
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

    pub(super) fn move_time(&mut self, by: Actor, hours: Option<u32>) -> Result<(), Error> {
        self.lobby()?;
        self.table.hosted(by)?;
        self.table.terms.move_time = hours;
        Ok(())
    }

    pub(super) fn colour(&mut self, by: UserId, colour: usize) -> Result<(), Error> {
        self.lobby()?;
        let seat = self.table.seat_of(by).ok_or(Refusal::JoinFirst)?;
        if self.table.seats.iter().any(|sitting| !sitting.is(by) && sitting.colour == Some(colour))
        {
            return Err(Refusal::ColourTaken.into());
        }
        self.table.seats[seat.index()].colour = Some(colour);
        Ok(())
    }

    pub(super) fn start(&mut self, by: UserId) -> Result<(), Error> {
        self.lobby()?;
        self.table.seat_of(by).ok_or(Refusal::JoinFirst)?;
        with_game!(self.table.terms.game, G => self.begin::<G>())
    }

    fn begin<G: TableGame>(&mut self) -> Result<(), Error> {
        let deck = self.context.decks.deck::<G>().clone();
        let options = options::<G>(&self.table.terms.options);
        let given = self.table.colours();
        let colours = given.iter().filter_map(|colour| G::COLOURS.get(*colour).copied()).collect();
        let setting = Setting::new(deck, options, colours).map_err(|error| refused::<G>(&error))?;
        for (sitting, colour) in self.table.seats.iter_mut().zip(given) {
            sitting.colour = Some(colour);
            sitting.heard = Heard::begin(NewsMark::START);
        }
        let seed = (self.context.luck)();
        let fixed = G::any::<Settings>(setting.clone());
        self.entries.push(Entry::Start { setting: fixed, seed });
        let (play, facts) = Play::start(setting, seed);
        for (index, sitting) in self.table.seats.iter().enumerate() {
            self.table.players.sits_down(sitting.player, Seat::at(index));
        }
        self.table.stage = Stage::Playing(Progress::new(play, seed, &facts));
        Ok(())
    }
}

/// The game's own options with those that were agreed.
fn options<G: TableGame>(agreed: &BTreeMap<String, bool>) -> G::Options {
    let preset = G::Options::default();
    G::SWITCHES.iter().fold(preset, |options, switch| match agreed.get(switch.key) {
        Some(on) => switch.set(&options, *on),
        None => options,
    })
}

fn refused<G: TableGame>(error: &SettingError) -> Error {
    match error {
        SettingError::Seats { seats, from, to } => {
            Refusal::Seats { seats: *seats, least: *from, most: *to }.into()
        }
        SettingError::SameColour => Refusal::ColourTaken.into(),
        SettingError::OptionNeedsSeats { option, least } => {
            let agreement = G::agreements().into_iter().find(|found| found.key == *option);
            match agreement {
                Some(agreement) => Refusal::OptionNeeds(agreement.name, *least).into(),
                None => Inconsistent(error.to_string()).into(),
            }
        }
        SettingError::Rules { .. } => Inconsistent(error.to_string()).into(),
    }
}
