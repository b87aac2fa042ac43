//! The bot as a process of its own, while everything between it and Discord goes wrong at random.
//!
//! What must hold afterwards is the same as after it was killed: nothing is lost, everything is said
//! once, and every game is played to its end.

use crate::crash::{CrashReport, PlayingGroups, start};
use pangaea_engine::chance::{Chance, Seed};
use standin::model::Permissions;
use standin::{ChannelHandle, Fault, Method, RateScope, Standin};
use std::io;
use std::path::Path;
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until};

/// How long things go wrong, and which.
#[derive(Clone, Copy, Debug)]
pub struct FaultPlan {
    /// For so long; a fault every second.
    pub lasts: Duration,
    /// What goes wrong and what people choose follows from it.
    pub seed: u64,
    /// At how many tables people play; at most `CrashPlan::MOST_TABLES`.
    pub tables: usize,
}

/// The time between two faults.
const OFTEN: Duration = Duration::from_secs(1);

/// Lets people play with this program in a folder of its own, and things go wrong.
pub async fn run(binary: &Path, data: &Path, plan: FaultPlan) -> io::Result<CrashReport> {
    let mut seeds = Chance::new(Seed::numbered(plan.seed));
    let playing = PlayingGroups::begin(plan.tables, &mut seeds).await?;
    let mut process = start(binary, &playing.standin, data)?;
    let ends = Instant::now() + plan.lasts;
    let mut faults = 0;
    while Instant::now() < ends {
        if let Some(ended) = process.has_ended()? {
            return Err(io::Error::other(format!("the bot has ended; bot.log tells why: {ended}")));
        }
        let next = Instant::now() + OFTEN;
        go_wrong(&playing.standin, &playing.places, &mut seeds).await;
        faults += 1;
        sleep_until(next).await;
    }
    playing.standin.limit_rates(false);
    let report = playing.finish(process, &data.join("pangaea.db").as_path().into()).await?;
    Ok(CrashReport { what: "faults", faults, ..report })
}

/// The codes with which the gateway may close a connection; after all others there is no way back.
const CLOSES: [Option<u16>; 6] = [None, Some(4000), Some(4001), Some(4007), Some(4008), Some(4009)];

/// What the bot asks for: method, and a part of the path.
const REQUESTS: [(Method, &str); 7] = [
    (Method::POST, "/messages"),
    (Method::PATCH, "/messages"),
    (Method::DELETE, "/messages"),
    (Method::GET, "/messages"),
    (Method::POST, "/users/@me/channels"),
    (Method::POST, "/callback"),
    (Method::PATCH, "/webhooks"),
];

/// What can become of a request. What is limited waits for whole seconds.
const ANSWERS: [Fault; 6] = [
    Fault::Broken,
    Fault::AnswerLost,
    Fault::Unreadable,
    Fault::RateLimited(1.0, RateScope::User),
    Fault::RateLimited(2.0, RateScope::Shared),
    Fault::RateLimited(1.0, RateScope::Global),
];

/// Something goes wrong, perhaps for a while.
async fn go_wrong(standin: &Standin, places: &[ChannelHandle], chance: &mut Chance) {
    /// Rare, because nothing else happens meanwhile.
    const OUTAGE: usize = 20;
    match chance.below(24) {
        0 => standin.drop_gateway(),
        1 => standin.close_gateway(pick(chance, &CLOSES)),
        2 => standin.ask_to_reconnect(),
        3 => standin.invalidate_session(chance.below(2) == 0),
        4 => {
            standin.refuse_next_resume();
            standin.drop_gateway();
        }
        5 => standin.repeat_events(1 + chance.below(10)),
        6 => {
            standin.lose_heartbeat_acks(true);
            seconds(chance, 5).await;
            standin.lose_heartbeat_acks(false);
        }
        7 => {
            let (method, path) = pick(chance, &REQUESTS);
            let held = standin.hold(&method, path);
            seconds(chance, 5).await;
            drop(held);
        }
        8 => standin.limit_rates(chance.below(2) == 0),
        9 => {
            let place = &places[chance.below(places.len())];
            place.forbid_bot(Permissions::SEND_MESSAGES);
            seconds(chance, 3).await;
            place.allow_all();
        }
        10 if chance.below(3) == 0 => {
            standin.outage(true);
            seconds(chance, OUTAGE).await;
            standin.outage(false);
        }
        _ => {
            let (method, path) = pick(chance, &REQUESTS);
            standin.fail(&method, path, pick(chance, &ANSWERS), 1 + chance.below(3));
        }
    }
}

/// One of these, which are never none.
fn pick<T: Clone>(chance: &mut Chance, of: &[T]) -> T {
    of[chance.below(of.len())].clone()
}

/// Lets up to so many seconds go by.
async fn seconds(chance: &mut Chance, most: usize) {
    sleep(Duration::from_millis(chance.below(most * 1000) as u64)).await;
}
