//! Tables at which someone learns a game. They are like any other, but live in memory only: they have
//! no number and no channel, all their chance follows from a known seed, and what the others do is
//! written down.

use super::draft::ResolvedDraft;
use super::handle::{Context, handle};
use super::progress::{announced, round};
use super::sketch::{HandSubject, Scoring, Sketch};
use super::{
    ChannelId, ClockReading, Command, Draft, Error, Guest, Inconsistent, NewSeat, Table,
    TablePlace, Terms,
};
use pangaea_decks::Decks;
use pangaea_engine::chance::Seed;
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::{Actions, AnyAction, Matches, RegisteredGame};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_games::pictured::Look;
use pangaea_text::Language;
use std::sync::Arc;

/// Where whoever learns sits; the others are computer players.
pub const PRACTICE_SEAT: Seat = Seat(0);

impl Table {
    /// A game for so many, which begins with this seed and the cards that come with the program.
    pub fn practice(
        terms: Terms,
        seats: usize,
        seed: Seed,
        guest: Guest,
        name: String,
    ) -> Result<Self, Error> {
        let person = guest.person;
        let place = TablePlace { channel: ChannelId(0), server: None, gets_thread: false };
        let table = Self::lobby(place, terms, vec![NewSeat::person(guest, name)], 0);
        let mut table = table.ok_or_else(|| Inconsistent("no one is to learn".to_owned()))?;
        let (decks, luck) = (Decks::built_in(), &mut || seed);
        let mut context = Context { clock: ClockReading::sure(0), decks: &decks, luck };
        for _ in 1..seats {
            let name = table.free_name();
            table.add_seat(NewSeat::computer(ComputerKind::Greedy, name));
        }
        let begun = handle(&table, &Command::Start(person), &mut context)?.table;
        Ok(Arc::unwrap_or_clone(begun))
    }

    /// Lets a seat do this, as if it had been answered just now.
    pub fn practise(&mut self, seat: Seat, action: &AnyAction) -> Result<(), Inconsistent> {
        let progress = self.playing().ok_or_else(|| Inconsistent("the game is over".to_owned()))?;
        let heard = progress.next_mark();
        with_any!(&progress.game, G, play => {
            let mut play: Play<G> = play.clone();
            let own = G::of::<Actions>(action);
            let own = own.ok_or_else(|| Inconsistent("an action of another game".to_owned()))?;
            let before = round(&play);
            let facts = play.apply(seat, own).map_err(|refusal| {
                Inconsistent(format!("{seat} can't do that in round {before}: {refusal}"))
            })?;
            let lines = announced(&play, &facts);
            if let Some(sitting) = self.seats.get_mut(seat.index()) {
                (sitting.draft, sitting.answered) = (None, None);
                sitting.heard.note(heard);
            }
            if let Some(progress) = self.playing_mut() {
                progress.undo = None;
                progress.game = G::any::<Matches>(play);
                progress.tell(before, lines);
                progress.wait(0);
            }
        });
        if self.playing().is_some_and(super::Progress::is_over) {
            self.end();
        }
        Ok(())
    }

    /// What a seat would pick to do this; nothing if it can't.
    pub fn draft_towards(&self, seat: Seat, action: &AnyAction) -> Option<Draft> {
        let progress = self.playing()?;
        with_any!(&progress.game, G, play => {
            let view = play.seat_view(seat)?;
            let resolved = ResolvedDraft::<G>::towards(play.setting(), &view, G::of(action)?)?;
            let draft = resolved.stored();
            let changes = self.sitting(seat)?.changes(draft.question) + 1;
            Some(Draft { changes, ..draft })
        })
    }

    /// All points as they would be if the game ended now, where they are no secret; else the board.
    pub fn points_now(&self, look: Look, language: Language) -> Option<Sketch> {
        let progress = self.progress()?;
        with_any!(&progress.game, G, play => {
            let (setting, view) = (play.setting().clone(), play.table_view());
            Some(Sketch::new(self, language, look, Scoring::<G> { setting, view }))
        })
    }

    /// What a seat holds.
    pub fn hand(&self, seat: Seat, look: Look, language: Language) -> Option<Sketch> {
        let progress = self.progress()?;
        with_any!(&progress.game, G, play => {
            let (setting, view) = (play.setting().clone(), play.seat_view(seat)?);
            Some(Sketch::new(self, language, look, HandSubject::<G> { setting, view }))
        })
    }
}
