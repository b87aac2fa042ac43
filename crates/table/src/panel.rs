//! A seat's question as it is shown in a direct message or behind a button: words, menus and a picture.

use super::buttons::{ButtonGroup, ChoiceStep, groups};
use super::draft::{ResolvedDraft, choice_name};
use super::sketch::{HandSubject, PanelSubject, Sketch};
use super::{Answered, Guest, RuleTopic, Table, TableGame, TableKey, title};
use pangaea_engine::game::Setting;
use pangaea_engine::play::Play;
use pangaea_engine::question::{Next, Pick, Step, follow, is_given};
use pangaea_engine::registry::RegisteredGame;
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_games::spoken::{MenuEntry, Spoken, Voice};
use pangaea_text::{Language, LocaleMessage, bot};

/// The longest text of a message.
const LONGEST: usize = 2000;

/// A question with everything that has been picked of it.
#[derive(Debug)]
pub struct Panel {
    /// At which table.
    pub table: TableKey,
    /// For which seat; no one else may see it.
    pub seat: Seat,
    /// Which question; none if nothing is asked, and the panel only shows the hand.
    pub question: Option<u32>,
    /// The words above the choices.
    pub text: String,
    /// One menu for each step that is a choice.
    pub menus: Vec<Menu>,
    /// The same as buttons.
    pub buttons: Vec<ButtonGroup>,
    /// A card is to be laid: may it lie where it is tried out?
    pub trial: Option<bool>,
    /// Where the rule is explained that is against it.
    pub why: Option<RuleTopic>,
    /// It says what the step is for, for whoever plays their first games.
    pub has_tip: bool,
    /// How often the draft was changed.
    pub changes: u32,
    /// Everything is picked; confirming would do it.
    pub is_complete: bool,
    /// Confirming would do it, or lay a card for which more is to be picked.
    pub is_ready: bool,
    /// The answer is given, and nothing else was picked since.
    pub is_given: bool,
    /// Can the seat's last action be taken back? Nothing if no game goes on.
    pub undo: Option<bool>,
    /// The picture of the question.
    pub sketch: Sketch,
}

/// One step as a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Which step of the question.
    pub step: usize,
    /// The words of the step.
    pub asks: String,
    /// The choices of the step.
    pub choices: Vec<MenuChoice>,
    /// What was picked, by its place.
    pub picked: Option<usize>,
}

/// One line of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuChoice {
    /// What it is called when it is picked; at most 100 characters, and never a number.
    pub name: String,
    /// The words of the choice.
    pub words: MenuEntry,
    /// What it says on a button.
    pub button: String,
}

impl Table {
    /// What a seat is asked, or else what it holds; nothing if no game goes on or ended here.
    pub fn panel(&self, seat: Seat) -> Option<Panel> {
        let progress = self.progress()?;
        let sitting = self.sitting(seat)?;
        let guest = sitting.guest()?;
        let names = self.names();
        let voice = Voice { names: &names, language: guest.language };
        with_any!(&progress.game, G, play => {
            let view = play.seat_view(seat)?;
            let agreed = play.setting();
            if let Some(resolved) = ResolvedDraft::<G>::read(agreed, &view, sitting.draft.as_ref()) {
                return Some(self.asking(play, seat, &voice, &view, &resolved));
            }
            let look = guest.preferences.look;
            let text = self.idle::<G>(seat, &voice, agreed, &view);
            let subject = HandSubject { setting: agreed.clone(), view };
            let hand = || Sketch::new(self, guest.language, look, subject);
            let sketch = self.scoring(look, guest.language).unwrap_or_else(hand);
            Some(Panel {
                table: self.key(),
                seat,
                question: None,
                text,
                menus: Vec::new(),
                buttons: Vec::new(),
                trial: None,
                why: None,
                has_tip: false,
                changes: 0,
                is_complete: false,
                is_ready: false,
                is_given: false,
                undo: self.playing().map(|_| self.can_undo(seat)),
                sketch,
            })
        })
    }

    /// The first line of everything private: which table it is about.
    pub fn heading(&self, language: Language) -> String {
        self.heading_of(self.progress().map_or(0, super::Progress::round), language)
    }

    /// The same for a certain round; 0 if it is about none.
    pub(super) fn heading_of(&self, round: u32, language: Language) -> String {
        let channel = format!("<#{}>", self.channel);
        language.say(&bot::heading(self.game_name(), &channel, round))
    }

    /// The name on the box.
    pub fn game_name(&self) -> LocaleMessage {
        title(self.terms.game)
    }

    /// What someone reads who is asked nothing: the end, or what has happened since they acted.
    fn idle<G: TableGame>(
        &self,
        seat: Seat,
        voice: &Voice<'_>,
        setting: &Setting<G>,
        view: &G::SeatView,
    ) -> String {
        let language = voice.language;
        if let Some(end) = self.end_in_words(seat, language) {
            return end;
        }
        let round = self.progress().map(super::Progress::round);
        let answer = self.sitting(seat).and_then(|sitting| sitting.answered.as_ref());
        // What one has done may have ended the round.
        let is_last = |answer: &&Answered| round.is_some_and(|round| round <= answer.round + 1);
        let answer = answer.filter(is_last);
        let answer = answer.and_then(|answer| self.answer_in_words(answer, language));
        let mut lines = vec![self.heading(language)];
        lines.extend(answer.map(|words| format!("✓ {words}")));
        let deciding = self.playing().map(super::Progress::to_decide).unwrap_or_default();
        let waiting = language.say(&bot::waiting_for(&voice.list(deciding.iter())));
        let room = room_beside(lines.iter().chain([&waiting]));
        lines.extend(self.story::<G>(seat, voice, setting, view, room));
        lines.push(waiting);
        lines.join("\n")
    }

    /// What a seat has answered, in words.
    pub(super) fn answer_in_words(&self, answer: &Answered, language: Language) -> Option<String> {
        let names = self.names();
        let voice = Voice { names: &names, language };
        with_any!(&self.game()?.game, G, play => {
            let decision = G::of(answer.decision.as_ref()?)?;
            Some(G::answered(&voice, play.setting(), decision))
        })
    }

    /// What speaks for what is picked, where it was suggested and nothing was changed since.
    fn suggestion<G: TableGame>(
        &self,
        seat: Seat,
        voice: &Voice<'_>,
        setting: &Setting<G>,
        view: &G::SeatView,
        resolved: &ResolvedDraft<G>,
    ) -> Option<String> {
        let draft = self.sitting(seat)?.draft.as_ref()?;
        (draft.suggested && draft.question == resolved.question.number).then_some(())?;
        let reason = G::reason(setting, view, &resolved.action(setting, view)?)?;
        Some(voice.say(&bot::suggested(G::suggested(voice, setting, &reason))))
    }

    fn asking<G: TableGame>(
        &self,
        play: &Play<G>,
        seat: Seat,
        voice: &Voice<'_>,
        view: &G::SeatView,
        resolved: &ResolvedDraft<G>,
    ) -> Panel {
        let setting = play.setting();
        let number = resolved.question.number;
        let steps = steps(play, voice, view, resolved);
        let spots = resolved.spots(setting, view);
        let trial = spots
            .as_ref()
            .and_then(|(_, spots)| resolved.trial.map(|trial| spots.contains(&trial)));
        let refused = resolved.trial.filter(|_| trial == Some(false));
        let trial_rule = refused.and_then(|spot| G::trial_rule(view, &resolved.picks, spot));
        let is_complete = matches!(resolved.question.next, Next::Do(_));
        let is_ready = is_complete || (trial == Some(true) && !resolved.is_laid());
        let chosen = G::chosen(setting, view);
        let is_given = is_given(setting, view, &resolved.picks);
        let mut lines = Vec::new();
        if let Some(chosen) = chosen.filter(|_| !is_given) {
            let words = G::decided(voice, setting, view, &chosen);
            lines.push(voice.say(&bot::until_now(&words)));
        }
        lines.extend(asks(play, voice, view, resolved));
        let wants_tips = self.guest(seat).is_some_and(Guest::wants_tips);
        let tip = wants_tips.then(|| G::tip(setting, view, &resolved.picks)).flatten();
        let has_tip = tip.is_some();
        lines.extend(tip.map(|tip| voice.say(&bot::tip(tip))));
        lines.extend(G::notes(voice, setting, view, &resolved.picks));
        if let (Some(spot), Some(_)) = (resolved.trial, trial) {
            lines.extend(G::trial(voice, setting, view, &resolved.picks, spot));
        }
        lines.extend(self.suggestion(seat, voice, setting, view, resolved));
        if is_complete {
            let words = G::decided(voice, setting, view, &resolved.picks);
            let state = if is_given { bot::can_change(&words) } else { bot::to_confirm(&words) };
            lines.push(voice.say(&state));
        }
        let heading = self.heading(voice.language);
        let room = room_beside(lines.iter().chain([&heading]));
        let mut text = vec![heading];
        text.extend(self.story::<G>(seat, voice, setting, view, room));
        text.extend(lines);
        let subject = PanelSubject {
            setting: setting.clone(),
            view: view.clone(),
            draft: resolved.picks.clone(),
            trial: resolved.trial,
        };
        let look = self.guest(seat).map(|guest| guest.preferences.look).unwrap_or_default();
        Panel {
            table: self.key(),
            seat,
            question: Some(number),
            text: text.join("\n"),
            buttons: groups::<G>(&steps),
            menus: steps.into_iter().map(|step| step.menu).collect(),
            trial,
            why: trial_rule.and_then(RuleTopic::of::<G>),
            has_tip,
            changes: self.sitting(seat).map_or(0, |sitting| sitting.changes(number)),
            is_complete,
            is_ready,
            is_given,
            undo: Some(self.can_undo(seat)),
            sketch: Sketch::new(self, voice.language, look, subject),
        }
    }
}

/// How many letters a message has left beside these lines.
fn room_beside<'a>(lines: impl Iterator<Item = &'a String>) -> usize {
    LONGEST.saturating_sub(lines.map(|line| line.chars().count() + 1).sum())
}

/// What each step asks, in the order in which it is shown; what is open stands out.
fn asks<G: TableGame>(
    play: &Play<G>,
    voice: &Voice<'_>,
    view: &G::SeatView,
    resolved: &ResolvedDraft<G>,
) -> Vec<String> {
    let picks = &resolved.picks;
    let ask = |step: usize| Some((step, G::asks(play.setting(), view, &picks[..step])?));
    let asked: Vec<(usize, String)> =
        (0..=picks.len()).filter_map(ask).map(|(step, asks)| (step, voice.say(&asks))).collect();
    let line = |(place, (step, asks)): (usize, &(usize, String))| {
        let asks = if *step == picks.len() { format!("**{asks}**") } else { asks.clone() };
        format!("{}. {asks}", place + 1)
    };
    match &asked[..] {
        [(_, asks)] => vec![format!("**{asks}**")],
        asked => asked.iter().enumerate().map(line).collect(),
    }
}

/// A menu for every choice made so far, and for the one that is open.
fn steps<G: TableGame>(
    play: &Play<G>,
    voice: &Voice<'_>,
    view: &G::SeatView,
    resolved: &ResolvedDraft<G>,
) -> Vec<ChoiceStep<G::Item>> {
    let setting = play.setting();
    let steps = 0..=resolved.picks.len();
    let menu = |step: usize| {
        let before = &resolved.picks[..step];
        let Next::Ask(Step::OneOf(items)) = follow(setting, view, before)?.next else {
            return None;
        };
        let picked = resolved.picks.get(step).and_then(|pick| match pick {
            Pick::Item(picked) => items.iter().position(|item| item == picked),
            Pick::Spot(_) => None,
        });
        let choice = |item: &G::Item| MenuChoice {
            name: choice_name(item),
            words: G::choice(voice, setting, view, item),
            button: G::button(voice, setting, view, item),
        };
        let asks = voice.say(&G::asks(setting, view, before)?);
        let choices = items.iter().map(choice).collect();
        Some(ChoiceStep { menu: Menu { step, asks, choices, picked }, items })
    };
    steps.filter_map(menu).collect()
}

impl Table {
    /// Would this text make sense as an answer of this seat?
    pub fn reads(&self, seat: Seat, text: &str) -> bool {
        matches!(self.typed(seat, text), Some(Reading::Understood))
    }

    /// What this seat can type, in words; nothing if it is asked nothing.
    pub fn hint(&self, seat: Seat) -> Option<String> {
        match self.typed(seat, "")? {
            // Where nothing else can stand, an example needs no marks.
            Reading::NotUnderstood(hint) => Some(hint.replace('`', "")),
            Reading::Understood => None,
        }
    }

    /// What is made of a typed answer; nothing if nothing is asked.
    fn typed(&self, seat: Seat, text: &str) -> Option<Reading> {
        let (progress, sitting) = self.playing().zip(self.sitting(seat))?;
        let names = self.names();
        let language = sitting.guest().map(|guest| guest.language).unwrap_or_default();
        let voice = Voice { names: &names, language };
        with_any!(&progress.game, G, play => {
            let (agreed, view) = (play.setting(), play.seat_view(seat)?);
            let resolved = ResolvedDraft::<G>::read(agreed, &view, sitting.draft.as_ref())?;
            let typed = G::typed(&voice, agreed, &view, &resolved.picks, text);
            Some(match typed {
                Ok(_) => Reading::Understood,
                Err(hint) => Reading::NotUnderstood(voice.say(&hint)),
            })
        })
    }
}

/// How a typed answer is read.
enum Reading {
    Understood,
    /// A hint at what can be typed instead.
    NotUnderstood(String),
}
