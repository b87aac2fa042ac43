//! Answers to questions, and computer players.

use super::draft::ResolvedDraft;
use super::handle::Transition;
use super::history::may_take_back;
use super::progress::{announced, round};
use super::seating::GivenAnswers;
use super::{
    Answer, Answered, Draft, Entry, Error, Holder, Inconsistent, Refusal, RuleTopic, TableGame,
    UserId,
};
use pangaea_engine::chance::Chance;
use pangaea_engine::play::Play;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::question::{Next, is_given};
use pangaea_engine::registry::{Actions, Decisions, Matches, RegisteredGame};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_games::spoken::Voice;

/// The rules are against it: in words, and where they are explained.
fn broken<G: TableGame>(words: String, rule: Option<&str>) -> Refusal {
    Refusal::Rules { words, topic: rule.and_then(RuleTopic::of::<G>) }
}

/// What an answer amounts to.
enum AnswerEffect<G: TableGame> {
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
        by: UserId,
        seat: Seat,
        question: u32,
        answer: &Answer,
    ) -> Result<(), Error> {
        self.going()?;
        let sitting = self.table.sitting(seat).ok_or(Refusal::NoSeat)?;
        if !sitting.is(by) {
            return Err(Refusal::NotYourSeat(self.table.name(seat).to_owned()).into());
        }
        let is_answered = match self.table.open(seat) {
            Some(open) if open.number == question => open.answered,
            Some(open) if open.number > question => return Err(Refusal::Answered.into()),
            Some(_) => return Err(Refusal::OldButton.into()),
            None => return Err(Refusal::NotAsked.into()),
        };
        let Some(progress) = self.table.playing() else { return Err(Refusal::NotBegun.into()) };
        let heard = progress.next_mark();
        with_any!(&progress.game, G, play => {
            let play: Play<G> = play.clone();
            match self.meant(&play, seat, answer)? {
                AnswerEffect::Draft(draft) => {
                    let sitting = &mut self.table.seats[seat.index()];
                    let changes = sitting.changes(question) + 1;
                    sitting.draft = Some(Draft { changes, ..draft });
                    self.draft = Some(seat);
                    Ok(())
                }
                AnswerEffect::Given => {
                    self.table.seats[seat.index()].draft = None;
                    self.draft = Some(seat);
                    Ok(())
                }
                AnswerEffect::Action(action, decision) => {
                    let sitting = &mut self.table.seats[seat.index()];
                    if is_answered && sitting.is_settled() {
                        return Err(Refusal::ChangedOften(GivenAnswers::MOST).into());
                    }
                    sitting.gives(question);
                    let (round, decision) = (round(&play), decision.map(G::any::<Decisions>));
                    let sitting = &mut self.table.seats[seat.index()];
                    let changes = sitting.changes(question) + 1;
                    (sitting.draft, sitting.left_server) = (None, false);
                    sitting.heard.note(heard);
                    sitting.answered = Some(Answered { question, round, decision, changes });
                    self.act(play, seat, &action)
                }
            }
        })
    }

    fn meant<G: TableGame>(
        &mut self,
        play: &Play<G>,
        seat: Seat,
        answer: &Answer,
    ) -> Result<AnswerEffect<G>, Error> {
        let names = self.table.names();
        let language = self.table.guest(seat).map(|guest| guest.language).unwrap_or_default();
        let voice = Voice { names: &names, language };
        let setting = play.setting();
        let view = play.seat_view(seat).ok_or(Refusal::NoSeat)?;
        let own = &self.table.seats[seat.index()];
        let draft = own.draft.as_ref();
        let resolved = ResolvedDraft::read(setting, &view, draft).ok_or(Refusal::NotAsked)?;
        let decided = |resolved: &ResolvedDraft<G>| match &resolved.question.next {
            Next::Do(_) if is_given(setting, &view, &resolved.picks) => Some(AnswerEffect::Given),
            Next::Do(action) => {
                let decision = G::decision(setting, &view, &resolved.picks);
                Some(AnswerEffect::Action(action.clone(), decision))
            }
            Next::Ask(_) => None,
        };
        let drafted = |resolved: Option<ResolvedDraft<G>>| {
            resolved
                .map(|resolved| AnswerEffect::Draft(resolved.stored()))
                .ok_or(Refusal::OldButton)
        };
        Ok(match answer {
            Answer::Pick { step, choice } => drafted(resolved.pick(setting, &view, *step, choice))?,
            Answer::Back(step) => drafted(resolved.back(setting, &view, *step))?,
            Answer::Nudge(nudge) => drafted(resolved.nudge(setting, &view, *nudge))?,
            Answer::Suggest => {
                let mut chance = Chance::new((self.context.luck)());
                let suggested = ResolvedDraft::suggest(setting, &view, &mut chance);
                let draft = suggested.ok_or(Refusal::OldButton)?.stored();
                AnswerEffect::Draft(Draft { suggested: true, ..draft })
            }
            Answer::Typed(text) => {
                let typed = G::typed(&voice, setting, &view, &resolved.picks, text)
                    .map_err(Refusal::NotUnderstood)?;
                let resolved = ResolvedDraft::of(setting, &view, &typed.draft, typed.trial)
                    .and_then(|resolved| resolved.preset(setting, &view))
                    .ok_or(Refusal::NotAsked)?;
                match decided(&resolved) {
                    Some(AnswerEffect::Given) => AnswerEffect::Given,
                    Some(AnswerEffect::Action(action, decision))
                        if play.can_change(seat, &action) =>
                    {
                        AnswerEffect::Action(action, decision)
                    }
                    _ => AnswerEffect::Draft(resolved.stored()),
                }
            }
            // Whoever presses twice has meant it once.
            Answer::Confirm(_) if draft.is_none() && resolved.question.answered => {
                AnswerEffect::Given
            }
            Answer::Confirm(changes) if *changes != own.changes(resolved.question.number) => {
                return Err(Refusal::ChangedElsewhere.into());
            }
            Answer::Confirm(_) => {
                if let Some(meant) = decided(&resolved) {
                    return Ok(meant);
                }
                let spots = resolved.spots(setting, &view).filter(|_| !resolved.is_laid());
                let Some((_, spots)) = spots else {
                    return Err(Refusal::Incomplete.into());
                };
                let Some(spot) = resolved.trial.filter(|spot| spots.contains(spot)) else {
                    let spot = resolved.trial.ok_or(Refusal::Incomplete)?;
                    let why = G::trial(&voice, setting, &view, &resolved.picks, spot);
                    let rule = G::trial_rule(&view, &resolved.picks, spot);
                    return Err(broken::<G>(why.join(" "), rule).into());
                };
                let laid = resolved.lay(setting, &view, spot).ok_or(Refusal::OldButton)?;
                decided(&laid).unwrap_or_else(|| AnswerEffect::Draft(laid.stored()))
            }
        })
    }

    /// Does it, and notes what everyone hears of it.
    fn act<G: TableGame>(
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
            let rule = G::refusal_rule(play.setting(), &refusal);
            broken::<G>(G::refusal(&voice, play.setting(), &refusal), rule)
        })?;
        self.entries.push(Entry::Action { seat, action: G::any::<Actions>(action.clone()) });
        self.acted.push(seat);
        let lines = announced(&play, &facts);
        let is_person = self.table.guest(seat).is_some();
        if let Some(progress) = self.table.playing_mut() {
            // Whoever acts takes it from all others.
            let can_undo = is_person
                && G::of(&progress.game)
                    .is_some_and(|before| may_take_back(before, &play, seat, action));
            progress.undo = can_undo.then_some(seat);
            progress.game = G::any::<Matches>(play);
            progress.tell(before, lines);
        }
        Ok(())
    }

    /// Lets computer players move until a person must; is there anyone?
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
}
