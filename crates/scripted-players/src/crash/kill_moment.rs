//! The moments at which the bot is killed.

use pangaea_engine::chance::Chance;
use standin::{Fault, Method, Standin};
use std::io;
use std::time::Duration;
use wait::{Process, until, within};

/// When the bot is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KillMoment {
    /// At any time while people play.
    AnyTime,
    /// Something is stored, and just being said for the first time.
    BeforeItIsSaid,
    /// Something was said, and the bot has not heard that it arrived.
    BeforeItIsNoted,
    /// A press was carried out, and its answer is on the way.
    BeforeTheAnswer,
    /// While it starts.
    AtBirth,
}

/// What never comes is not waited for.
const PATIENCE: Duration = Duration::from_secs(4);

impl KillMoment {
    pub(super) fn choose(chance: &mut Chance) -> Self {
        match chance.below(10) {
            0..=3 => Self::AnyTime,
            4 | 5 => Self::BeforeItIsSaid,
            6 => Self::BeforeItIsNoted,
            7 | 8 => Self::BeforeTheAnswer,
            _ => Self::AtBirth,
        }
    }

    /// Waits for the moment, and kills.
    pub(super) async fn strike(
        self,
        standin: &Standin,
        process: &mut Process,
        chance: &mut Chance,
    ) -> io::Result<()> {
        const SHORT: usize = 400;
        const LONG: usize = 2000;
        if self == Self::AtBirth {
            pause(chance, SHORT).await;
            return process.kill();
        }
        born(standin, process).await?;
        pause(chance, LONG).await;
        match self {
            Self::AnyTime | Self::AtBirth => process.kill(),
            Self::BeforeItIsSaid => held(standin, "/messages", process).await,
            Self::BeforeTheAnswer => held(standin, "/callback", process).await,
            Self::BeforeItIsNoted => {
                let before = failures(standin);
                standin.fail(&Method::POST, "/messages", Fault::AnswerLost, 1);
                perhaps(|| failures(standin) > before).await;
                process.kill()
            }
        }
    }
}

/// Waits until the bot listens.
async fn born(standin: &Standin, process: &mut Process) -> io::Result<()> {
    let why = || "bot.log tells why".to_owned();
    let born = async || {
        if standin.is_bot_there() {
            return Some(Ok(()));
        }
        let ended = process.has_ended().transpose()?;
        Some(Err(io::Error::other(format!("the bot does not start; {}: {ended:?}", why()))))
    };
    until("the bot to listen", why, born).await
}

async fn pause(chance: &mut Chance, most: usize) {
    let wait = Duration::from_millis(chance.below(most + 1) as u64);
    tokio::time::sleep(wait).await;
}

/// Waits for what need not come.
async fn perhaps(found: impl Fn() -> bool) {
    within(PATIENCE, async || found().then_some(())).await;
}

/// Kills as soon as a request of this kind is on the way; it never arrives.
async fn held(standin: &Standin, path: &str, process: &mut Process) -> io::Result<()> {
    let hold = standin.hold(&Method::POST, path);
    perhaps(|| hold.waiting() > 0).await;
    process.kill()?;
    // The dead hang up.
    perhaps(|| hold.waiting() == 0).await;
    Ok(())
}

/// How many messages were posted whose answer got lost.
fn failures(standin: &Standin) -> usize {
    let lines = standin.requests();
    lines.iter().filter(|line| line.status >= 500 && line.path.ends_with("/messages")).count()
}
