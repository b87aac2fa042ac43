//! What every game must obey, checked along whole games.
//!
//! A violation is found by playing: [`check`] plays one game of random moves and holds every law
//! against every position. Tests call it with thousands of seeds.

use crate::chance::{Chance, Seed};
use crate::game::{Game, Redeal, Setting, Viewer};
use crate::play::Play;
use crate::players::{ComputerKind, Greedy};
use crate::question::{self, Asked, MOST_CHOICES, Next, Picked, Step};
use crate::seat::Seat;

/// A law that was broken, and how.
#[derive(Debug, thiserror::Error)]
#[error("step {step}: {law}")]
pub struct Violation {
    /// How many actions were taken before.
    pub step: usize,
    /// Which law was broken, in words.
    pub law: String,
}

/// What a checked game was like.
#[derive(Clone, Copy, Debug)]
pub struct LawReport {
    /// The number of actions in the game.
    pub steps: usize,
    /// How many actions were tried that the rules refuse.
    pub refused: usize,
}

/// Writes a game down and reads it back.
pub type StoreAndRestore<'a, G> = dyn Fn(&Play<G>) -> Result<Play<G>, String> + 'a;

/// Plays one game and checks every law at every step. The caller brings the way to store
/// games, so that the engine itself needs no format.
pub fn check<G: Redeal + Greedy>(
    setting: &Setting<G>,
    seed: Seed,
    stored_and_restored: &StoreAndRestore<'_, G>,
) -> Result<LawReport, Violation> {
    let mut laws = Laws {
        play: Play::start(setting.clone(), seed).0,
        chance: Chance::new(seed.derive(1)),
        steps: 0,
        refused: 0,
        old: Vec::new(),
        asked: setting.seats().map(|_| None).collect(),
        legal: Vec::new(),
    };
    let mut taken = Vec::new();
    loop {
        laws.check_position(stored_and_restored).map_err(|law| laws.violation(law))?;
        let waiting: Vec<Seat> = laws.play.to_decide().iter().collect();
        let Some(seat) = laws.chance.pick(&waiting).copied() else {
            break;
        };
        let action = laws.step(seat).map_err(|law| laws.violation(law))?;
        taken.push((seat, action));
    }
    repeat(setting, seed, &taken, &laws.play).map_err(|law| laws.violation(law))?;
    Ok(LawReport { steps: laws.steps, refused: laws.refused })
}

/// Same seed, same actions: the same facts and the same state.
fn repeat<G: Game>(
    setting: &Setting<G>,
    seed: Seed,
    taken: &[(Seat, G::Action)],
    first: &Play<G>,
) -> Result<(), String> {
    let run = || {
        let (mut play, mut facts) = Play::start(setting.clone(), seed);
        for (seat, action) in taken {
            facts.extend(play.apply(*seat, action).map_err(|refusal| refusal.to_string())?);
        }
        Ok::<_, String>((play, facts))
    };
    let (one, other) = (run()?, run()?);
    ensure(one.0 == *first && one == other, || "the same actions gave another game".to_owned())
}

struct Laws<G: Game> {
    play: Play<G>,
    chance: Chance,
    steps: usize,
    refused: usize,
    /// Actions that were legal at some other moment: good candidates for being refused now.
    old: Vec<G::Action>,
    /// The last question of each seat: the next one is the same, or has a higher number.
    asked: Vec<Option<Asked<G>>>,
    /// What each seat may do now.
    legal: Vec<Vec<G::Action>>,
}

impl<G: Redeal + Greedy> Laws<G> {
    fn violation(&self, law: String) -> Violation {
        Violation { step: self.steps, law }
    }

    fn check_position(
        &mut self,
        stored_and_restored: &StoreAndRestore<'_, G>,
    ) -> Result<(), String> {
        let restored = stored_and_restored(&self.play)?;
        ensure(restored == self.play, || "a stored game came back different".to_owned())?;
        let over = self.play.outcome().is_some();
        ensure(over == self.play.to_decide().is_empty(), || {
            format!("over: {over}, but it waits for {:?}", self.play.to_decide())
        })?;
        self.legal = self.play.setting().seats().map(|seat| self.play.legal(seat)).collect();
        for seat in self.play.setting().seats() {
            self.check_question(seat)?;
            self.check_legality(seat)?;
        }
        self.check_secrecy()
    }

    /// Whom the game waits for has something to choose, in steps that a menu can show.
    fn check_question(&mut self, seat: Seat) -> Result<(), String> {
        let view = self.view(seat)?;
        let waiting = self.play.to_decide().contains(seat);
        let Some(question) = G::question(self.play.setting(), &view, &[]) else {
            return ensure(!waiting, || format!("{seat} is waited for but not asked"));
        };
        ensure(waiting != question.answered, || {
            format!("{seat}: waited for {waiting}, answered {}", question.answered)
        })?;
        let last = self.asked[seat.index()].replace(question.clone());
        let same = |last: &Asked<G>| last.number == question.number && last.next == question.next;
        let grown = |last: &Asked<G>| last.number < question.number;
        ensure(last.as_ref().is_none_or(|last| same(last) || grown(last)), || {
            format!("{seat}: question {} after {last:?}", question.number)
        })?;
        self.check_steps(&view, &mut Vec::new())
    }

    /// Follows one random draft to its end.
    fn check_steps(
        &mut self,
        view: &G::SeatView,
        draft: &mut Vec<Picked<G>>,
    ) -> Result<(), String> {
        let setting = self.play.setting();
        let question = question::follow(setting, view, draft);
        let Some(question) = question else {
            return Err(format!("no way on from {draft:?}"));
        };
        let Next::Ask(step) = question.next else {
            return Ok(());
        };
        if let Step::OneOf(items) = &step {
            ensure(items.len() <= MOST_CHOICES, || format!("{} choices in a step", items.len()))?;
        }
        let Some(pick) = self.chance.pick(&step.picks()).cloned() else {
            return Err(format!("nothing to choose after {draft:?}"));
        };
        draft.push(pick);
        self.check_steps(view, draft)
    }

    /// The list of legal actions and the rules' own judgement agree, and whatever is refused
    /// changes nothing.
    fn check_legality(&mut self, seat: Seat) -> Result<(), String> {
        let legal = std::mem::take(&mut self.legal[seat.index()]);
        for action in self.sample(&legal, 6) {
            let mut copy = self.play.clone();
            copy.apply(seat, &action).map_err(|refusal| {
                format!("{action:?} of {seat} is offered but refused: {refusal}")
            })?;
        }
        let old = std::mem::take(&mut self.old);
        let probes = self.sample(&old, 6);
        self.old = old;
        for action in probes {
            let mut copy = self.play.clone();
            let accepted = copy.apply(seat, &action).is_ok();
            ensure(accepted == legal.contains(&action), || {
                format!("{action:?} of {seat} is accepted: {accepted}, but not so offered")
            })?;
            if !accepted {
                self.refused += 1;
                ensure(copy == self.play, || format!("refusing {action:?} changed something"))?;
            }
        }
        let remembered = self.sample(&legal, 2);
        self.old.extend(remembered);
        self.legal[seat.index()] = legal;
        Ok(())
    }

    /// Dealing again what a viewer cannot know changes neither view, question nor who is waited
    /// for, and gives a sound game.
    fn check_secrecy(&mut self) -> Result<(), String> {
        let table = self.play.table_view();
        let public = self.redealt(&Viewer::Public(&table))?;
        ensure(G::table_view(self.play.setting(), &public) == table, || {
            "the public view changed by a re-deal".to_owned()
        })?;
        for seat in self.play.setting().seats() {
            let view = self.view(seat)?;
            let state = self.redealt(&Viewer::Seat(&view))?;
            let setting = self.play.setting();
            let again = G::seat_view(setting, &state, seat);
            ensure(again == view, || format!("the view of {seat} changed by a re-deal"))?;
            let question = G::question(setting, &view, &[]) == G::question(setting, &again, &[]);
            ensure(question, || format!("the question to {seat} changed by a re-deal"))?;
        }
        Ok(())
    }

    fn redealt(&mut self, viewer: &Viewer<'_, G>) -> Result<G::State, String> {
        let seed = self.chance.seed();
        let setting = self.play.setting();
        let state = G::redeal(setting, viewer, seed);
        G::check_state(setting, &state)
            .map_err(|fault| format!("a re-deal is unsound: {fault}"))?;
        ensure(G::to_decide(&state) == self.play.to_decide(), || {
            "a re-deal waits for others".to_owned()
        })?;
        Ok(state)
    }

    /// What speaks for an action is known of each, and changes by no re-deal.
    fn check_reason(&mut self, seat: Seat, action: &G::Action) -> Result<(), String> {
        let view = self.view(seat)?;
        let state = self.redealt(&Viewer::Seat(&view))?;
        let setting = self.play.setting();
        let reason = G::reason(setting, &view, action);
        ensure(reason.is_some(), || format!("nothing speaks for {action:?}"))?;
        let again = G::reason(setting, &G::seat_view(setting, &state, seat), action);
        ensure(reason == again, || format!("{reason:?} became {again:?} by a re-deal"))
    }

    /// One move, mostly random; whatever a computer player wants must have been offered.
    fn step(&mut self, seat: Seat) -> Result<G::Action, String> {
        let view = self.view(seat)?;
        let setting = self.play.setting();
        let kind =
            if self.chance.below(8) == 0 { ComputerKind::Greedy } else { ComputerKind::Random };
        let action = kind
            .decide(setting, &view, &mut self.chance)
            .ok_or_else(|| format!("{} finds nothing to do", kind.word()))?;
        ensure(self.legal[seat.index()].contains(&action), || {
            format!("{} wants {action:?}, which isn't offered", kind.word())
        })?;
        if kind == ComputerKind::Greedy {
            self.check_reason(seat, &action)?;
        }
        self.play.apply(seat, &action).map_err(|refusal| refusal.to_string())?;
        self.steps += 1;
        Ok(action)
    }

    fn view(&self, seat: Seat) -> Result<G::SeatView, String> {
        self.play.seat_view(seat).ok_or_else(|| format!("{seat} has no view"))
    }

    fn sample(&mut self, actions: &[G::Action], most: usize) -> Vec<G::Action> {
        if actions.len() <= most {
            return actions.to_vec();
        }
        (0..most).filter_map(|_| self.chance.pick(actions).cloned()).collect()
    }
}

fn ensure(holds: bool, law: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(law()) }
}
