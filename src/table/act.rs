//! Answers to questions, computer players, and taking back.

use super::draft::Followed;
use super::handle::Doing;
use super::progress::{House, Line, announced, round};
use super::{
    Answer, Answered, Broken, Draft, Entry, Holder, Hosted, Person, Refusal, Stop, history,
};
use crate::spoken::Voice;
use pangaea_engine::chance::Chance;
use pangaea_engine::matches::Match;
use pangaea_engine::play::Play;
use pangaea_engine::players::Kind;
use pangaea_engine::question::Next;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_play;

/// What an answer amounts to.
enum Meant<G: Hosted> {
    /// More is to be picked, or it is to be confirmed.
    Draft(Draft),
    /// This is to be done; in words for the one who does it.
    Action(G::Action, String),
    /// Just this is the answer already: whoever clicks twice has acted once.
    Given,
}

impl Doing<'_, '_> {
    pub(super) fn answer(
        &mut self,
        by: Person,
        seat: Seat,
        question: u32,
        answer: &Answer,
    ) -> Result<(), Stop> {
        self.going()?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        if !sitting.is(by) {
            return Err(Refusal::NotYourSeat(sitting.name.clone()).into());
        }
        match self.table.open(seat) {
            Some(open) if open.number == question => {}
            Some(open) if open.number > question => return Err(Refusal::Answered.into()),
            Some(_) => return Err(Refusal::OldButton.into()),
            None => return Err(Refusal::NotAsked.into()),
        }
        let Some(progress) = self.table.playing() else { return Err(Refusal::NotBegun.into()) };
        with_play!(&progress.game, G, play => {
            let play: Play<G> = play.clone();
            match self.meant(&play, seat, answer)? {
                Meant::Draft(draft) => {
                    let sitting = &mut self.table.seats[seat.index()];
                    let changes = Draft::changes_of(sitting.draft.as_ref(), question) + 1;
                    sitting.draft = Some(Draft { changes, ..draft });
                    self.draft = Some(seat);
                    Ok(())
                }
                Meant::Given => {
                    self.table.seats[seat.index()].draft = None;
                    self.draft = Some(seat);
                    Ok(())
                }
                Meant::Action(action, words) => {
                    let round = round(&play);
                    let sitting = &mut self.table.seats[seat.index()];
                    sitting.draft = None;
                    sitting.answered = Some(Answered { question, round, words });
                    self.act(play, seat, &action)
                }
            }
        })
    }

    fn meant<G: Hosted>(
        &mut self,
        play: &Play<G>,
        seat: Seat,
        answer: &Answer,
    ) -> Result<Meant<G>, Stop> {
        let names = self.table.names();
        let language = self.table.guest(seat).map(|guest| guest.language).unwrap_or_default();
        let voice = Voice { names: &names, language };
        let setting = play.setting();
        let view = play.seat_view(seat).ok_or(Refusal::NoSeat)?;
        let draft = self.table.seats[seat.index()].draft.as_ref();
        let followed = Followed::read(setting, &view, draft).ok_or(Refusal::NotAsked)?;
        let given = G::chosen(setting, &view);
        let decided = |followed: &Followed<G>| match &followed.question.next {
            Next::Do(_) if given.as_ref() == Some(&followed.picks) => Some(Meant::Given),
            Next::Do(action) => {
                let words = G::decided(&voice, setting, &view, &followed.picks);
                Some(Meant::Action(action.clone(), words))
            }
            Next::Ask(_) => None,
        };
        let drafted = |followed: Option<Followed<G>>| {
            followed.map(|followed| Meant::Draft(followed.stored())).ok_or(Refusal::OldButton)
        };
        Ok(match answer {
            Answer::Pick { step, choice } => {
                drafted(followed.pick(setting, &view, *step, *choice))?
            }
            Answer::Nudge(nudge) => drafted(followed.nudge(setting, &view, *nudge))?,
            Answer::Suggest => {
                let mut chance = Chance::new((self.context.luck)());
                drafted(Followed::suggest(setting, &view, &mut chance))?
            }
            Answer::Typed(text) => {
                let typed = G::typed(&voice, setting, &view, &followed.picks, text)
                    .map_err(Refusal::NotUnderstood)?;
                let followed = Followed::of(setting, &view, &typed.draft, typed.trial)
                    .ok_or(Refusal::NotAsked)?;
                match decided(&followed) {
                    Some(Meant::Given) => Meant::Given,
                    Some(Meant::Action(action, words)) if can_change(play, seat, &action) => {
                        Meant::Action(action, words)
                    }
                    _ => Meant::Draft(followed.stored()),
                }
            }
            // Whoever presses twice has meant it once.
            Answer::Confirm(_) if draft.is_none() && given.is_some() => Meant::Given,
            Answer::Confirm(changes)
                if *changes != Draft::changes_of(draft, followed.question.number) =>
            {
                return Err(Refusal::ChangedElsewhere.into());
            }
            Answer::Confirm(_) => {
                if let Some(meant) = decided(&followed) {
                    return Ok(meant);
                }
                let spots = followed.spots(setting, &view).filter(|_| !followed.is_laid());
                let Some((_, spots)) = spots else {
                    return Err(Refusal::Incomplete.into());
                };
                let Some(spot) = followed.trial.filter(|spot| spots.contains(spot)) else {
                    let spot = followed.trial.ok_or(Refusal::Incomplete)?;
                    let why = G::trial(&voice, setting, &view, &followed.picks, spot);
                    return Err(Refusal::Rules(why.join(" ")).into());
                };
                let laid = followed.lay(setting, &view, spot).ok_or(Refusal::OldButton)?;
                decided(&laid).unwrap_or_else(|| Meant::Draft(laid.stored()))
            }
        })
    }

    /// Does it, and notes what everybody hears of it.
    fn act<G: Hosted>(
        &mut self,
        mut play: Play<G>,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(), Stop>
    where
        Match: From<Play<G>>,
    {
        let before = round(&play);
        let facts = play.apply(seat, action).map_err(|refusal| {
            let names = self.table.names();
            let language = self.table.guest(seat).map(|guest| guest.language).unwrap_or_default();
            let voice = Voice { names: &names, language };
            Refusal::Rules(G::refusal(&voice, play.setting(), &refusal))
        })?;
        let action = serde_json::to_value(action).map_err(|error| Broken(error.to_string()))?;
        self.entries.push(Entry::Action { seat, action });
        self.acted.push(seat);
        let lines = announced(&play, &facts);
        if let Some(progress) = self.table.playing_mut() {
            progress.game = play.into();
            progress.tell(before, lines);
        }
        Ok(())
    }

    /// Lets computer players move until a person must.
    pub(super) fn computers(&mut self) -> Result<(), Stop> {
        while let Some(seat) = self.table.computers_to_move().iter().next() {
            let kind = match self.table.sitting(seat).map(|sitting| &sitting.holder) {
                Some(Holder::Computer(kind)) => *kind,
                // They were forgotten while the table was closed.
                Some(Holder::Forgotten) => Kind::Greedy,
                Some(Holder::Person(_)) | None => break,
            };
            self.computer(seat, kind)?;
        }
        Ok(())
    }

    /// Lets the computer decide once for a seat.
    pub(super) fn computer(&mut self, seat: Seat, kind: Kind) -> Result<(), Stop> {
        let Some(progress) = self.table.playing() else { return Err(Refusal::NotBegun.into()) };
        with_play!(&progress.game, G, play => {
            let play: Play<G> = play.clone();
            let view = play.seat_view(seat).ok_or(Refusal::NoSeat)?;
            let mut chance = Chance::new((self.context.luck)());
            let action = kind.decide::<G>(play.setting(), &view, &mut chance);
            let action = action.ok_or_else(|| Broken(format!("{seat} finds nothing to do")))?;
            self.act(play, seat, &action)
        })
    }

    pub(super) fn undo(&mut self, by: Person, log: &[Entry]) -> Result<(), Stop> {
        self.going()?;
        let seat = self.seated(by)?;
        let name = |other: Seat| self.table.name(other).to_owned();
        let Some(progress) = self.table.playing() else { return Err(Refusal::NotBegun.into()) };
        let undone: Result<Match, Stop> = with_play!(&progress.game, G, play => {
            history::undone::<G>(log, play, seat, name).map(Match::from)
        });
        let can_change = self.table.open(seat).is_some_and(|open| open.answered);
        let before = match undone {
            Err(Stop::Refused(Refusal::OthersActed(_))) if can_change => {
                return Err(Refusal::ChangeInstead.into());
            }
            undone => undone?,
        };
        let own = name(seat);
        self.entries.push(Entry::Undo { seat });
        self.acted.push(seat);
        let sitting = &mut self.table.seats[seat.index()];
        (sitting.draft, sitting.answered) = (None, None);
        if let Some(progress) = self.table.playing_mut() {
            progress.game = before;
            let round = progress.round();
            progress.tell(round, vec![Line::House(House::Undone(own))]);
        }
        Ok(())
    }
}

/// Could this answer still be changed once it is given?
fn can_change<G: Hosted>(play: &Play<G>, seat: Seat, action: &G::Action) -> bool {
    let number = |play: &Play<G>| play.question(seat, &[]).map(|question| question.number);
    let mut after = play.clone();
    after.apply(seat, action).is_ok() && number(&after) == number(play)
}
