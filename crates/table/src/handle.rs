//! The one way in which a table changes: a command goes in, and out comes the table as it is
//! afterwards with everything that has to be written down, or a refusal.

use super::changes::changed;
use super::{
    ClockReading, Command, Entry, Error, Inconsistent, Refusal, Slot, Stage, Table, Upkeep, UserId,
};
use pangaea_decks::Decks;
use pangaea_engine::chance::Seed;
use pangaea_engine::game::Game;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_game;
use std::sync::Arc;

/// What a table cannot know by itself.
pub struct Context<'a> {
    /// The time, and whether it can be believed.
    pub clock: ClockReading,
    /// Cards for new games.
    pub decks: &'a Decks,
    /// Seeds that no one can foresee.
    pub luck: &'a mut (dyn FnMut() -> Seed + Send),
}

impl std::fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context").field("clock", &self.clock).finish_non_exhaustive()
    }
}

/// The result of a command.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table afterwards.
    pub table: Arc<Table>,
    /// What the log gets.
    pub entries: Vec<Entry>,
    /// What has to be said, or said again.
    pub slots: Vec<Slot>,
    /// Only this seat's draft has changed, and nothing else.
    pub draft: Option<Seat>,
}

/// A command being carried out.
pub(super) struct Transition<'a, 'b> {
    pub(super) table: Table,
    pub(super) context: &'a mut Context<'b>,
    pub(super) entries: Vec<Entry>,
    /// Seats that have acted.
    pub(super) acted: Vec<Seat>,
    /// What has to be said beside what has changed.
    pub(super) extra: Vec<Slot>,
    pub(super) draft: Option<Seat>,
}

/// Carries out what a person wants, on a copy of the table.
pub fn handle(
    table: &Table,
    command: &Command,
    context: &mut Context<'_>,
) -> Result<Change, Error> {
    let mut transition = Transition::new(table, context);
    transition.apply(command)?;
    let is_aside = matches!(command, Command::Preferences(..) | Command::Forget(_));
    Ok(transition.finish(table, is_aside))
}

/// Takes a person's last action back, on a copy of the table with this log.
pub fn undo(
    table: &Table,
    by: UserId,
    log: &[Entry],
    context: &mut Context<'_>,
) -> Result<Change, Error> {
    let mut transition = Transition::new(table, context);
    transition.undo(by, log)?;
    Ok(transition.finish(table, false))
}

/// Looks after a table, on a copy of it; nothing if there is nothing to do.
pub fn upkeep(
    table: &Table,
    upkeep: Upkeep,
    context: &mut Context<'_>,
) -> Result<Option<Change>, Inconsistent> {
    let mut transition = Transition::new(table, context);
    let has_changed = match upkeep {
        Upkeep::Tick => transition.tick(),
        Upkeep::Computers => transition.move_computers()?,
        Upkeep::Resume => transition.resume(),
        Upkeep::Reach(person, open) => {
            let was_closed = transition.table.guest_of(person).map(|guest| guest.closed);
            let has_changed = was_closed.is_some_and(|closed| closed == open);
            has_changed && transition.change_guest(person, |guest| guest.closed = !open).is_ok()
        }
        Upkeep::PlaceLost(why) => transition.lose_place(why),
        Upkeep::PlaceFound => transition.find_place(),
        Upkeep::MoveInto(thread) => transition.move_into(thread),
        Upkeep::ThreadGone => transition.leave_thread(),
        Upkeep::LeftServer(person) => transition.leaves_server(person),
    };
    // Only what people do, or what follows from it, is a sign of life.
    let is_aside = !matches!(upkeep, Upkeep::Computers | Upkeep::PlaceFound);
    Ok(has_changed.then(|| transition.finish(table, is_aside)))
}

impl Table {
    pub(super) fn end(&mut self) {
        let stage = std::mem::replace(&mut self.stage, Stage::Lobby);
        self.stage = match stage {
            Stage::Playing(progress) => Stage::Over(progress),
            other => other,
        };
        // All secrets are told; no one has to be kept from them.
        self.players.reveal();
    }
}

impl<'a, 'b> Transition<'a, 'b> {
    fn new(table: &Table, context: &'a mut Context<'b>) -> Self {
        Self {
            table: table.clone(),
            context,
            entries: Vec::new(),
            acted: Vec::new(),
            extra: Vec::new(),
            draft: None,
        }
    }

    /// What has come of it. What is done aside is no sign of life of the table.
    fn finish(self, before: &Table, is_aside: bool) -> Change {
        let Self { table: mut after, context, entries, acted, extra, draft, .. } = self;
        if let Some(seat) = draft {
            after.drafts += 1;
            return Change {
                table: Arc::new(after),
                entries,
                slots: Vec::new(),
                draft: Some(seat),
            };
        }
        if !is_aside {
            (after.touched, after.end_told) = (context.clock.now, None);
        }
        let newest = with_game!(after.terms.game, G => <G as Game>::RULES_VERSION);
        if let Some(progress) = after.playing_mut() {
            progress.hear_of_rules(newest);
            progress.wait(context.clock.now);
            if progress.is_over() {
                after.end();
            }
        }
        after.withdraw_offers(context.clock);
        after.revision += 1;
        after.entries += u32::try_from(entries.len()).unwrap_or(u32::MAX);
        let mut slots = changed(before, &after, &acted);
        slots.extend(extra);
        slots.sort_unstable();
        slots.dedup();
        Change { table: Arc::new(after), entries, slots, draft: None }
    }

    fn apply(&mut self, command: &Command) -> Result<(), Error> {
        match command {
            Command::Join(guest, name) => self.join(guest, name),
            Command::StandUp(person) => self.stand_up(*person),
            Command::Leave(person) => self.leave(*person),
            Command::AddComputer(by, kind) => self.add_computer(*by, *kind),
            Command::RemoveComputer(by, seat) => self.remove_computer(*by, *seat),
            Command::Agree(by, on) => self.agree(*by, on),
            Command::MoveTime(by, hours) => self.move_time(*by, *hours),
            Command::Colour(by, colour) => self.colour(*by, *colour),
            Command::Start(by) => self.start(*by),
            Command::Answer(by, seat, question, answer) => {
                self.answer(*by, *seat, *question, answer)
            }
            Command::MoveFor(by, name, seat) => self.move_for(*by, name, *seat),
            Command::Remove(by, name, seat) => self.remove(*by, name, *seat),
            Command::Offer { by, by_name, seat, person, name } => {
                self.offer((*by, by_name), *seat, (*person, name))
            }
            Command::Accept(guest, name, seat) => self.accept(guest, name, *seat),
            Command::Decline(person, seat) => self.decline(*person, *seat),
            Command::SitDown(guest, name) => self.sit_down(guest, name),
            Command::TakeBack(guest, name) => self.take_back(guest, name),
            Command::HandOver(by, seat) => self.hand_over(*by, *seat),
            Command::Cancel(by) => self.cancel(*by),
            Command::Preferences(person, language, preferences) => {
                Ok(self.change_guest(*person, |guest| {
                    guest.language = *language;
                    guest.preferences = preferences.clone();
                })?)
            }
            Command::Restore(by) => self.restore(*by),
            Command::Forget(person) => {
                self.forget(*person);
                Ok(())
            }
        }
    }

    /// Refuses everything while no game goes on.
    pub(super) const fn going(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Playing(_) => Ok(()),
            Stage::Lobby => Err(Refusal::NotBegun),
            Stage::Over(_) => Err(Refusal::Over),
            Stage::Cancelled(_) => Err(Refusal::Cancelled),
            Stage::Broken => Err(Refusal::Broken(self.table.id)),
        }
    }

    /// The seat of whoever wants something in a game.
    pub(super) fn seated(&self, by: UserId) -> Result<Seat, Refusal> {
        self.table.seat_of(by).ok_or(Refusal::NotSeated)
    }
}
