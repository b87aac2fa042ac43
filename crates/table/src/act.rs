//! Answers to questions, computer players, and taking back.

use super::draft::Followed;
use super::handle::Transition;
use super::progress::{House, Line, announced, round};
use super::{
    Answer, Answered, Draft, Entry, Error, Holder, Hosted, Inconsistent, Person, Refusal, history,
};
use pangaea_engine::chance::Chance;
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::question::Next;
use pangaea_engine::registry::{Actions, Decisions, Match, Matches, RegisteredGame};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_games::spoken::Voice;

/// What an answer amounts to.
enum Meant<G: Hosted> {
    /// More is to be picked, or it is to be confirmed.
    Draft(Draft),
    /// This is to be done; what it does, as the seat sees it now.
    Action(G::Action, Option<G::Decision>),
    /// Just this is the answer already: whoever clicks twice has acted once.
    Given,
}

impl Transition<'_, '_> {
    pub(super) fn answer(
        &mut self,
        by: Person,
        seat: Seat,
        question: u32,
        answer: &Answer,
    ) -> Result<(), Error> {
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
        with_any!(&progress.game, G, play => {
            let play: Play<G> = play.clone();
            match self.meant(&play, seat, answer)? {
                Meant::Draft(draft) => {
                    let sitting = &mut self.table.seats[seat.index()];
                    let changes = sitting.changes(question) + 1;
                    sitting.draft = Some(Draft { changes, ..draft });
                    self.draft = Some(seat);
                    Ok(())
                }
                Meant::Given => {
                    self.table.seats[seat.index()].draft = None;
                    self.draft = Some(seat);
                    Ok(())
                }
                Meant::Action(action, decision) => {
                    let (round, decision) = (round(&play), decision.map(G::any::<Decisions>));
                    let sitting = &mut self.table.seats[seat.index()];
                    let changes = sitting.changes(question) + 1;
                    sitting.draft = None;
                    sitting.answered = Some(Answered { question, round, decision, changes });
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
    ) -> Result<Meant<G>, Error> {
        let names = self.table.names();
        let language = self.table.guest(seat).map(|guest| guest.language).unwrap_or_default();
        let voice = Voice { names: &names, language };
        let setting = play.setting();
        let view = play.seat_view(seat).ok_or(Refusal::NoSeat)?;
        let own = &self.table.seats[seat.index()];
        let draft = own.draft.as_ref();
        let followed = Followed::read(setting, &view, draft).ok_or(Refusal::NotAsked)?;
        let given = G::chosen(setting, &view);
        let decided = |followed: &Followed<G>| match &followed.question.next {
            Next::Do(_) if given.as_ref() == Some(&followed.picks) => Some(Meant::Given),
            Next::Do(action) => {
                let decision = G::decision(setting, &view, &followed.picks);
                Some(Meant::Action(action.clone(), decision))
            }
            Next::Ask(_) => None,
        };
        let drafted = |followed: Option<Followed<G>>| {
            followed.map(|followed| Meant::Draft(followed.stored())).ok_or(Refusal::OldButton)
        };
        Ok(match answer {
            Answer::Pick { step, choice } => drafted(followed.pick(setting, &view, *step, choice))?,
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
                    Some(Meant::Action(action, decision)) if can_change(play, seat, &action) => {
                        Meant::Action(action, decision)
                    }
                    _ => Meant::Draft(followed.stored()),
                }
            }
            // Whoever presses twice has meant it once.
            Answer::Confirm(_) if draft.is_none() && given.is_some() => Meant::Given,
            Answer::Confirm(changes) if *changes != own.changes(followed.question.number) => {
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
    ) -> Result<(), Error> {
        let before = round(&play);
        let facts = play.apply(seat, action).map_err(|refusal| {
            let names = self.table.names();
            let language = self.table.guest(seat).map(|guest| guest.language).unwrap_or_default();
            let voice = Voice { names: &names, language };
            Refusal::Rules(G::refusal(&voice, play.setting(), &refusal))
        })?;
        self.entries.push(Entry::Action { seat, action: G::any::<Actions>(action.clone()) });
        self.acted.push(seat);
        let lines = announced(&play, &facts);
        if let Some(progress) = self.table.playing_mut() {
            progress.game = G::any::<Matches>(play);
            progress.tell(before, lines);
        }
        Ok(())
    }

    /// Lets computer players move until a person must; is there anybody?
    pub(super) fn move_computers(&mut self) -> Result<bool, Inconsistent> {
        let length = self.entries.len();
        while let Some(seat) = self.table.computers_to_move().iter().next() {
            let kind = match self.table.sitting(seat).map(|sitting| &sitting.holder) {
                Some(Holder::Computer(kind)) => *kind,
                // They were forgotten while the table was closed.
                Some(Holder::Forgotten) => ComputerKind::Greedy,
                Some(Holder::Person(_)) | None => break,
            };
            self.computer(seat, kind).map_err(|error| match error {
                // Its words could tell a secret.
                Error::Refused(_) => Inconsistent(format!("{seat} may not do what it decided")),
                Error::Inconsistent(inconsistent) => inconsistent,
            })?;
        }
        Ok(self.entries.len() > length)
    }

    /// Lets the computer decide once for a seat.
    pub(super) fn computer(&mut self, seat: Seat, kind: ComputerKind) -> Result<(), Error> {
        let Some(progress) = self.table.playing() else { return Err(Refusal::NotBegun.into()) };
        with_any!(&progress.game, G, play => {
            let play: Play<G> = play.clone();
            let view = play.seat_view(seat).ok_or(Refusal::NoSeat)?;
            let mut chance = Chance::new((self.context.luck)());
            let action = kind.decide::<G>(play.setting(), &view, &mut chance);
            let action = action.ok_or_else(|| Inconsistent(format!("{seat} finds nothing to do")))?;
            self.act(play, seat, &action)
        })
    }

    pub(super) fn undo(&mut self, by: Person, log: &[Entry]) -> Result<(), Error> {
        self.going()?;
        let seat = self.seated(by)?;
        let name = |other: Seat| self.table.name(other).to_owned();
        let Some(progress) = self.table.playing() else { return Err(Refusal::NotBegun.into()) };
        let undone: Result<Match, Error> = with_any!(&progress.game, G, play => {
            history::undone::<G>(log, play, seat, name).map(G::any::<Matches>)
        });
        let can_change = self.table.open(seat).is_some_and(|open| open.answered);
        let before = match undone {
            Err(Error::Refused(Refusal::OthersActed(_))) if can_change => {
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
