//! The one way in which a table changes: a command goes in, and out comes the table as it is
//! afterwards with everything that has to be written down, or a refusal.

use super::changes::changed;
use super::{Command, Entry, Person, Refusal, Slot, Stage, Stop, Table};
use crate::decks::Decks;
use pangaea_engine::chance::Seed;
use pangaea_engine::seat::Seat;

/// What a table cannot know by itself.
pub struct Context<'a> {
    /// The time in seconds.
    pub now: i64,
    /// Cards for new games.
    pub decks: &'a Decks,
    /// Seeds that nobody can foresee.
    pub luck: &'a mut (dyn FnMut() -> Seed + Send),
}

impl std::fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context").field("now", &self.now).finish_non_exhaustive()
    }
}

/// What comes of a command.
#[derive(Clone, Debug)]
pub struct Done {
    /// The table afterwards.
    pub table: Table,
    /// What the log gets.
    pub entries: Vec<Entry>,
    /// What has to be said, or said again.
    pub slots: Vec<Slot>,
    /// Only this seat's draft has changed, and nothing else.
    pub draft: Option<Seat>,
}

/// A command being carried out.
pub(super) struct Doing<'a, 'b> {
    pub(super) table: Table,
    pub(super) context: &'a mut Context<'b>,
    pub(super) entries: Vec<Entry>,
    /// Seats that have acted.
    pub(super) acted: Vec<Seat>,
    /// Reminders to be given.
    pub(super) remind: Vec<Slot>,
    pub(super) draft: Option<Seat>,
}

/// Carries a command out on a copy of the table.
pub fn handle(table: &Table, command: &Command, context: &mut Context<'_>) -> Result<Done, Stop> {
    let now = context.now;
    let mut doing = Doing {
        table: table.clone(),
        context,
        entries: Vec::new(),
        acted: Vec::new(),
        remind: Vec::new(),
        draft: None,
    };
    doing.carry_out(command)?;
    let Doing { table: mut after, entries, acted, remind, draft, .. } = doing;
    if let Some(seat) = draft {
        return Ok(Done { table: after, entries, slots: Vec::new(), draft: Some(seat) });
    }
    let aside = matches!(
        command,
        Command::Tick | Command::Reach(..) | Command::Manner(..) | Command::Forget(_)
    );
    if !aside {
        after.touched = now;
    }
    if let Some(progress) = after.playing_mut() {
        progress.wait(now);
        if progress.is_over() {
            after.end();
        }
    }
    after.revision += 1;
    after.entries += u32::try_from(entries.len()).unwrap_or(u32::MAX);
    let mut slots = changed(table, &after, &acted);
    slots.extend(remind);
    Ok(Done { table: after, entries, slots, draft: None })
}

impl Table {
    fn end(&mut self) {
        let stage = std::mem::replace(&mut self.stage, Stage::Lobby);
        self.stage = match stage {
            Stage::Playing(progress) => Stage::Over(progress),
            other => other,
        };
        // All secrets are told; nobody has to be kept from them.
        self.knowing.clear();
    }
}

impl Doing<'_, '_> {
    fn carry_out(&mut self, command: &Command) -> Result<(), Stop> {
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
            Command::Undo(by, log) => self.undo(*by, log),
            Command::MoveFor(by, seat) => self.move_for(*by, *seat),
            Command::Replace(by, seat, new) => self.replace(*by, *seat, new.as_ref()),
            Command::SitDown(guest, name) => self.sit_down(guest, name),
            Command::HandOver(by, seat) => self.hand_over(*by, *seat),
            Command::Cancel(by) => self.cancel(*by),
            Command::Manner(person, language, manner) => self.change_guest(*person, |guest| {
                guest.language = *language;
                guest.manner = manner.clone();
            }),
            Command::Reach(person, open) => {
                self.change_guest(*person, |guest| guest.closed = !open)
            }
            Command::Restore(by) => self.restore(*by),
            Command::Resume => self.resume(),
            Command::Forget(person) => {
                self.forget(*person);
                Ok(())
            }
            Command::Computers => self.computers(),
            Command::Tick => self.tick(),
        }
    }

    /// Refuses everything while no game goes on.
    pub(super) const fn going(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Playing(_) => Ok(()),
            Stage::Lobby => Err(Refusal::NotBegun),
            Stage::Over(_) => Err(Refusal::Over),
            Stage::Cancelled(_) => Err(Refusal::Cancelled),
        }
    }

    /// The seat of whoever wants something in a game.
    pub(super) fn seated(&self, by: Person) -> Result<Seat, Refusal> {
        self.table.seat_of(by).ok_or(Refusal::NotSeated)
    }
}
