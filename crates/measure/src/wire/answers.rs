//! One press at a time: a secret choice that is stored, and a card moved on a late board.

use super::bare::{Bare, Load, Ready};
use super::failed;
use super::stage::Stage;
use super::table::Seated;
use super::waits::{median, percentile, waited};
use crate::figure::Figure;
use pangaea::cli::Failure;
use pangaea_engine::matches::GameId;
use standin::model::Component;
use standin::{Person, Seen};
use std::time::Duration;
use troupe::{Door, Player, still_asks};

/// Presses of one side before the other has its turn.
const BLOCK: usize = 30;

const GAME: GameId = GameId::TectonicTribes;

/// An advanced game cannot end early.
const LONG: &[(&str, &str)] = &[("advanced", "true")];

/// The rounds after which a game counts as late.
const LATE: u32 = 8;

/// Presses of each kind that are not counted.
const WARM_UP: usize = 20;

pub(super) async fn run(presses: usize, repetitions: usize) -> Result<(), Failure> {
    let stage = Stage::new("wire-ours").await?;
    let mut choosing = Panel::of_choice(&stage).await?;
    let mut placing = Panel::of_place(&stage).await?;
    for _ in 0..WARM_UP {
        choosing.choose(&stage).await?;
        placing.nudge(&stage).await?;
    }
    let row = "x".repeat(choosing.written(&stage).await?);
    let choice = Ready::of(&choosing.shown, "Confirm")?;
    let place = Ready::of(&placing.shown, "Next place")?;
    let load = Load { row, picture: placing.picture(&stage)?, choice, place };
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
                plain.ours(choosing.choose(&stage).await?);
            }
            for _ in 0..block {
                plain.other(bare.press(&bare.choice).await?);
            }
            for _ in 0..block {
                picture.ours(placing.nudge(&stage).await?);
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
    stage.bot.stop().await;
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
    async fn press(&self, (panel, button): &(Seen, String)) -> Result<Duration, Failure> {
        waited(|| self.person.click_on(panel.id(), button)).await
    }
}

/// Somebody's open question, by direct message.
struct Panel {
    seated: Seated,
    /// The person in the direct messages.
    person: Person,
    shown: Seen,
}

impl Panel {
    /// A secret choice that can be changed again and again, because somebody else never chooses.
    async fn of_choice(stage: &Stage) -> Result<Self, Failure> {
        let people = ["Ada", "Ben"];
        let seated = Seated::new(stage, "choice", GAME, &people, 2, LONG).await?;
        Self::late(stage, seated, false).await
    }

    /// A card that is to be laid.
    async fn of_place(stage: &Stage) -> Result<Self, Failure> {
        let seated = Seated::new(stage, "place", GAME, &["Cem"], 4, LONG).await?;
        Self::late(stage, seated, true).await
    }

    /// Plays until the first person has such a question in a late round.
    async fn late(stage: &Stage, seated: Seated, place: bool) -> Result<Self, Failure> {
        let people = seated.people.iter().zip(1..);
        let mut players: Vec<Player> =
            people.map(|(person, seed)| Player::new(person.clone(), Door::Message, seed)).collect();
        loop {
            stage.quiet().await?;
            let table = seated.table(stage).await?;
            let round = table.playing().map(pangaea::table::Progress::round);
            let round = round.ok_or_else(|| Failure::Failed("the game ended early".to_owned()))?;
            let asks = seated.panel(stage).await?.filter(|panel| panel.question.is_some());
            let wanted =
                asks.is_some_and(|panel| panel.trial.is_some() == place && !panel.is_given);
            if round >= LATE && wanted {
                break;
            }
            for player in &mut players {
                player.answer().await;
            }
        }
        let person = seated.people[0].in_dms();
        let shown = person.sees().into_iter().rev().find(still_asks);
        let shown = shown.ok_or_else(|| Failure::Failed("nothing is asked".to_owned()))?;
        let mut panel = Self { seated, person, shown };
        if !place {
            panel.suggest().await?;
        }
        Ok(panel)
    }

    async fn suggest(&mut self) -> Result<(), Failure> {
        let act = self.person.click_on(self.shown.id(), "Suggest");
        self.shown = act.map_err(|cannot| failed("Suggest", &cannot))?.answer().await;
        Ok(())
    }

    /// Picks something else and confirms it; how long the confirmation took.
    async fn choose(&mut self, stage: &Stage) -> Result<Duration, Failure> {
        let menu = self.shown.parts().filter(|part| part.kind == Component::MENU).last();
        let menu = menu.ok_or_else(|| Failure::Failed("there is no menu".to_owned()))?;
        let options = menu.options.as_deref().unwrap_or_default();
        let other = options.iter().find(|option| option.default != Some(true));
        let (menu, other) = menu
            .custom_id
            .clone()
            .zip(other.map(|other| other.value.clone()))
            .ok_or_else(|| Failure::Failed("there is nothing else to pick".to_owned()))?;
        let act = self.person.pick_on(self.shown.id(), &menu, &[&other]);
        act.map_err(|cannot| failed("a menu", &cannot))?.answer().await;
        self.shown = self.ready(stage).await;
        stage.quiet().await?;
        let took = waited(|| self.person.click_on(self.shown.id(), "Confirm")).await?;
        stage.quiet().await?;
        Ok(took)
    }

    /// The question once it can be confirmed: a slow answer comes after a sign.
    async fn ready(&self, stage: &Stage) -> Seen {
        let confirms = |part: &Component| part.label.as_deref() == Some("Confirm");
        let is_ready = |seen: &Seen| {
            seen.id() == self.shown.id()
                && seen.parts().any(|part| confirms(part) && !part.is_disabled())
        };
        let find = || self.person.sees().into_iter().find(is_ready);
        stage.standin.until("a choice that can be confirmed", find).await
    }

    /// Moves the card on the board; how long the new picture took.
    async fn nudge(&mut self, stage: &Stage) -> Result<Duration, Failure> {
        let took = waited(|| self.person.click_on(self.shown.id(), "Next place")).await?;
        stage.quiet().await?;
        Ok(took)
    }

    /// How many bytes a choice writes: the snapshot and the last entry of the log.
    async fn written(&self, stage: &Stage) -> Result<usize, Failure> {
        let store = stage.bot.keepers().store();
        let fault = |fault: pangaea::store::Fault| failed("the database", &fault);
        let table = store.load(self.seated.id).await.map_err(fault)?;
        let log = store.log(self.seated.id).await.map_err(fault)?;
        let snapshot = table.map_or(0, |table| table.snapshot.len());
        Ok(snapshot + log.last().map_or(0, |row| row.entry.len()))
    }

    /// The picture that is there now.
    fn picture(&self, stage: &Stage) -> Result<Vec<u8>, Failure> {
        let seen = self.person.sees().into_iter().find(|seen| seen.id() == self.shown.id());
        let picture = seen.and_then(|seen| seen.message.attachments.first().cloned());
        let picture = picture.ok_or_else(|| Failure::Failed("there is no picture".to_owned()))?;
        let bytes = stage.standin.channel("place").file(&picture);
        bytes.ok_or_else(|| Failure::Failed("its bytes are gone".to_owned()))
    }
}
