//! One press at a time: a secret choice that is stored, and a card moved on a late board.

use super::bare::{Bare, Load, PreparedMessage};
use super::failed;
use super::measured_bot::MeasuredBot;
use super::table::Seated;
use super::waits::{median, waited};
use crate::figure::{Figure, percentile};
use pangaea::cli::Error;
use pangaea_engine::registry::GameId;
use scripted_players::{AnswersVia, ScriptedPlayer, buttons, offers, press, still_asks};
use standin::{Person, Seen};
use std::time::Duration;

/// Presses of one side before the other has its turn.
const BLOCK: usize = 30;

const GAME: GameId = GameId::TectonicTribes;

/// An advanced game cannot end early.
const LONG: &[(&str, &str)] = &[("variant", "advanced")];

/// The rounds after which a game counts as late.
const LATE: u32 = 8;

/// Presses of each kind that are not counted.
const WARM_UP: usize = 20;

/// A hand of fewer cards leaves nothing to change.
const ENOUGH_CARDS: usize = 4;

/// So often a choice is confirmed before the next one is waited for: it can be changed a limited
/// number of times.
const CHANGES: usize = 15;

pub(super) async fn run(presses: usize, repetitions: usize) -> Result<(), Error> {
    let measured = MeasuredBot::new("wire-ours").await?;
    let mut choosing = MeasuredQuestion::of_choice(&measured).await?;
    let mut placing = MeasuredQuestion::of_place(&measured).await?;
    for _ in 0..WARM_UP {
        choosing.choose(&measured).await?;
        placing.nudge(&measured).await?;
    }
    let row = "x".repeat(choosing.written(&measured).await?);
    let choice = PreparedMessage::of(&choosing.shown, "cf")?;
    let place = PreparedMessage::of(&placing.shown, "nu")?;
    let load = Load { row, picture: placing.picture(&measured)?, choice, place };
    let bytes = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    Figure::alone("answer_plain_bytes", bytes(load.row.len()), "bytes stored").print();
    Figure::alone("answer_picture_bytes", bytes(load.picture.len()), "bytes sent").print();
    let bare = Bare::new(load).await?;
    for _ in 0..WARM_UP {
        bare.press(&bare.choice).await?;
        bare.press(&bare.place).await?;
    }
    let mut plain = Sides::default();
    let mut picture = Sides::default();
    for _ in 0..repetitions {
        plain.begin();
        picture.begin();
        let mut left = presses;
        while left > 0 {
            let block = left.min(BLOCK);
            left -= block;
            for _ in 0..block {
                plain.ours(choosing.choose(&measured).await?);
            }
            for _ in 0..block {
                plain.other(bare.press(&bare.choice).await?);
            }
            for _ in 0..block {
                picture.ours(placing.nudge(&measured).await?);
            }
            for _ in 0..block {
                picture.other(bare.press(&bare.place).await?);
            }
        }
    }
    plain.print(
        "answer_plain",
        "a bare bot that commits one row of this size and answers with the same message",
    );
    picture.print(
        "answer_picture",
        "a bare bot with the same message and a ready picture of this size",
    );
    bare.stop().await;
    measured.bot.stop().await;
    Ok(())
}

/// The times of both sides, by repetition.
#[derive(Default)]
struct Sides {
    ours: Vec<Vec<Duration>>,
    other: Vec<Vec<Duration>>,
}

impl Sides {
    fn begin(&mut self) {
        self.ours.push(Vec::new());
        self.other.push(Vec::new());
    }

    fn ours(&mut self, time: Duration) {
        self.ours.last_mut().expect("a repetition has begun").push(time);
    }

    fn other(&mut self, time: Duration) {
        self.other.last_mut().expect("a repetition has begun").push(time);
    }

    fn print(&self, what: &str, against: &str) {
        for percent in [50, 99] {
            let middle = |side: &[Vec<Duration>]| {
                median(side.iter().map(|times| percentile(times, percent)).collect())
            };
            let (ours, other) = (middle(&self.ours), middle(&self.other));
            let what = format!("{what}_p{percent}");
            Figure::against(&what, ours, other, against, "ms").print();
        }
    }
}

impl Bare {
    async fn press(&self, (panel, button): &(Seen, String)) -> Result<Duration, Error> {
        waited(|| self.person.click_on(panel.id(), button)).await
    }
}

/// Someone's open question, by direct message.
struct MeasuredQuestion {
    seated: Seated,
    /// The person in the direct messages.
    person: Person,
    shown: Seen,
    /// How often this choice was confirmed.
    confirmed: usize,
    /// The tables at which this person has sat.
    tables: usize,
}

impl MeasuredQuestion {
    /// A secret choice that can be changed several times, because someone else hasn't chosen.
    async fn of_choice(measured: &MeasuredBot) -> Result<Self, Error> {
        Self::at_new_table(measured, 1).await
    }

    async fn at_new_table(measured: &MeasuredBot, tables: usize) -> Result<Self, Error> {
        let channel = format!("choice-{tables}");
        let seated = Seated::new(measured, &channel, GAME, &["Ada", "Ben"], 2, LONG).await?;
        let over = || Error::Failed("the game ended early".to_owned());
        let shown = late(measured, &seated, false).await?.ok_or_else(over)?;
        let person = seated.people[0].in_dms();
        let mut question = Self { seated, person, shown, confirmed: 0, tables };
        question.suggest().await?;
        Ok(question)
    }

    /// A card that is to be laid.
    async fn of_place(measured: &MeasuredBot) -> Result<Self, Error> {
        let seated = Seated::new(measured, "place", GAME, &["Cem"], 4, LONG).await?;
        let over = || Error::Failed("the game ended early".to_owned());
        let shown = late(measured, &seated, true).await?.ok_or_else(over)?;
        let person = seated.people[0].in_dms();
        Ok(Self { seated, person, shown, confirmed: 0, tables: 1 })
    }

    /// The next choice of this game, or the first late one of a new game when none is left.
    async fn go_on(&mut self, measured: &MeasuredBot) -> Result<(), Error> {
        let Some(shown) = late(measured, &self.seated, false).await? else {
            *self = Self::at_new_table(measured, self.tables + 1).await?;
            return Ok(());
        };
        self.shown = shown;
        self.confirmed = 0;
        self.suggest().await
    }

    async fn suggest(&mut self) -> Result<(), Error> {
        let act = press(&self.person, &self.shown, "su");
        self.shown = act.map_err(|cannot| failed("a suggestion", &cannot))?.answer().await;
        Ok(())
    }

    /// Picks something else and confirms it; how long the confirmation took.
    async fn choose(&mut self, measured: &MeasuredBot) -> Result<Duration, Error> {
        if self.confirmed == CHANGES {
            self.go_on(measured).await?;
        }
        self.confirmed += 1;
        let mut offered = offers(&self.shown).into_iter().rev();
        let nothing = || Error::Failed("there is nothing else to pick".to_owned());
        let other = offered.find(|offer| !offer.is_picked).ok_or_else(nothing)?;
        let act = other.pick(&self.person, self.shown.id());
        act.map_err(|cannot| failed("a choice", &cannot))?.answer().await;
        self.shown = self.ready(measured).await;
        measured.quiet().await?;
        let took = waited(|| press(&self.person, &self.shown, "cf")).await?;
        measured.quiet().await?;
        Ok(took)
    }

    /// The question once it can be confirmed: a slow answer comes after a sign.
    async fn ready(&self, measured: &MeasuredBot) -> Seen {
        let is_ready =
            |seen: &Seen| seen.id() == self.shown.id() && buttons(seen, "cf").next().is_some();
        let find = || self.person.sees().into_iter().find(is_ready);
        measured.standin.until("a choice that can be confirmed", find).await
    }

    /// Moves the card on the board; how long the new picture took.
    async fn nudge(&mut self, measured: &MeasuredBot) -> Result<Duration, Error> {
        let took = waited(|| press(&self.person, &self.shown, "nu")).await?;
        measured.quiet().await?;
        Ok(took)
    }

    /// How many bytes a choice writes: details, snapshot and the last entry of the log.
    async fn written(&self, measured: &MeasuredBot) -> Result<usize, Error> {
        let store = measured.bot.keepers().store();
        let fault = |error: pangaea_store::Error| failed("the database", &error);
        let table = store.load(self.seated.id).await.map_err(fault)?;
        let log = store.log(self.seated.id).await.map_err(fault)?;
        let texts = table.into_iter().flat_map(|table| [table.details, table.snapshot]);
        let texts: usize = texts.flatten().map(|text| text.len()).sum();
        Ok(texts + log.last().map_or(0, |row| row.entry.len()))
    }

    /// The picture that is there now.
    fn picture(&self, measured: &MeasuredBot) -> Result<Vec<u8>, Error> {
        let seen = self.person.sees().into_iter().find(|seen| seen.id() == self.shown.id());
        let picture = seen.and_then(|seen| seen.message.attachments.first().cloned());
        let picture = picture.ok_or_else(|| Error::Failed("there is no picture".to_owned()))?;
        let bytes = measured.standin.channel("place").file(&picture);
        bytes.ok_or_else(|| Error::Failed("its bytes are gone".to_owned()))
    }
}

/// Plays until the first person is asked such a thing in a late round; nothing when the game is over
/// before.
async fn late(measured: &MeasuredBot, seated: &Seated, place: bool) -> Result<Option<Seen>, Error> {
    let people = seated.people.iter().zip(1..);
    let mut players: Vec<ScriptedPlayer> = people
        .map(|(person, seed)| ScriptedPlayer::new(person.clone(), AnswersVia::Message, seed))
        .collect();
    loop {
        measured.quiet().await?;
        let table = seated.table(measured).await?;
        let Some(round) = table.playing().map(pangaea_table::Progress::round) else {
            return Ok(None);
        };
        let asks = seated.panel(measured).await?.filter(|panel| panel.question.is_some());
        let wanted = asks.is_some_and(|panel| panel.trial.is_some() == place && !panel.is_given);
        if round >= LATE && wanted {
            let shown = seated.people[0].in_dms().sees().into_iter().rev().find(still_asks);
            let shown = shown.ok_or_else(|| Error::Failed("nothing is asked".to_owned()))?;
            if place || offers(&shown).len() >= ENOUGH_CARDS {
                return Ok(Some(shown));
            }
        }
        for player in &mut players {
            player.answer().await;
        }
    }
}
