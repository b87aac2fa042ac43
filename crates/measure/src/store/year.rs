//! A year of a busy bot: whole games of the last days, and of all others what came of them.

use super::start;
use super::tables::{HOST, MODERATOR, file, guest, keepers, say_all, trouble};
use super::year_copies::{YearCopies, fill};
use crate::crash::failed;
use crate::figure::{Figure, percentile};
use pangaea::cli::Error;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_keeper::{KEEP_GAMES, Keepers};
use pangaea_store::{Created, Store};
use pangaea_table::{
    ChannelId, Command, NewSeat, Stage, Table, TableId, TablePlace, Terms, UserId,
};
use pangaea_text::Language;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Real games, played by the computer players; all others are copies of them. A small year has fewer.
const REAL: u32 = 300;

const DAYS: u32 = 365;

/// The largest database that is made.
const MOST_BYTES: f64 = 25e9;

/// Moves are stored at tables in channels after this one.
const ELSEWHERE: u64 = 1_000_000;

/// Prints how large a year is, and how quick what people wait for is before and after it.
pub(super) async fn run(folder: &Path, games_a_day: u32) -> Result<(), Error> {
    let few = folder.join("few");
    let real = REAL.min(games_a_day.saturating_mul(3));
    play(&few, real).await?;
    let bytes = size(&few).await? / f64::from(real);
    let whole = f64::from(games_a_day) * f64::from(KEEP_GAMES);
    if bytes * whole > MOST_BYTES {
        return Err(failed(format!("{whole} games have {:.0} GB", bytes * whole / 1e9)));
    }
    let many = folder.join("many");
    std::fs::create_dir_all(&many).map_err(failed)?;
    std::fs::copy(file(&few), file(&many)).map_err(failed)?;
    let small = keepers(&few).await?;
    let before = Answers::of(&small, ELSEWHERE).await?;
    small.store().clone().close().await;
    let copies = YearCopies { real, games_a_day, days: DAYS, kept_days: KEEP_GAMES };
    fill(&file(&many), copies).await.map_err(failed)?;
    let gigabytes = |bytes: f64| bytes / 1e9;
    let size = size(&many).await?;
    let forever = bytes * f64::from(games_a_day) * f64::from(DAYS);
    let unit = "GB, with what PANGAEA_KEEP_GAMES keeps usually";
    Figure::alone("year_size", gigabytes(size), unit).print();
    Figure::alone("year_size_for_ever", gigabytes(forever), "GB, estimated").print();
    Figure::alone("year_game_bytes", bytes, "bytes a whole game").print();
    start::time("year_start", &many, &few).await?;
    let filled = keepers(&many).await?;
    Answers::of(&filled, ELSEWHERE).await?.print(&before);
    forget(&filled).await?;
    prune(&filled).await?;
    filled.store().clone().close().await;
    Ok(())
}

/// Plays so many games to their end, of all kinds in turns, with two people and two computer players.
async fn play(folder: &Path, games: u32) -> Result<(), Error> {
    let keepers = keepers(folder).await?;
    for (number, game) in (1..=u64::from(games)).zip(GameId::ALL.iter().cycle()) {
        let table = open(&keepers, number, *game).await?;
        let mut times = Vec::new();
        moves(&keepers, table, usize::MAX, &mut times).await?;
        say_all(keepers.store(), table, number).await?;
    }
    keepers.store().clone().close().await;
    Ok(())
}

/// Opens a table in this channel and starts its game; who plays there plays at few others.
async fn open(keepers: &Keepers, channel: u64, game: GameId) -> Result<TableId, Error> {
    let options = BTreeMap::new();
    let terms = Terms { game, options, language: Language::English, move_time: Some(24) };
    let people = [2 * channel, 2 * channel + 1].map(|person| UserId(HOST.person.0 + person));
    let mut seats: Vec<NewSeat> =
        people.map(|person| NewSeat::person(guest(person), format!("{person}"))).into();
    for name in ["Ur", "Kenor"] {
        seats.push(NewSeat::computer(ComputerKind::Greedy, name.to_owned()));
    }
    let place = TablePlace { channel: ChannelId(channel), server: None, gets_thread: false };
    let opened = keepers.open(place, terms, seats).await.map_err(trouble)?;
    let (Created::New(id) | Created::Taken(id)) = opened;
    keepers.handle(id, Command::Start(people[0])).await.map_err(trouble)?;
    Ok(id)
}

/// The computer moves so often for whoever is waited for, or until the game is over; how long each
/// move took, with those of the computer players that follow from it.
async fn moves(
    keepers: &Keepers,
    id: TableId,
    most: usize,
    times: &mut Vec<Duration>,
) -> Result<(), Error> {
    for _ in 0..most {
        let table: Arc<Table> = keepers.get(id).await.map_err(trouble)?;
        let next = table.people_to_move().iter().next();
        let Some(seat) = next.filter(|_| matches!(table.stage, Stage::Playing(_))) else { break };
        let began = Instant::now();
        let command = Command::MoveFor(MODERATOR, String::new(), seat);
        keepers.handle(id, command).await.map_err(trouble)?;
        times.push(began.elapsed());
    }
    Ok(())
}

/// How long people wait for what depends on how much is stored.
struct Answers {
    opened: Vec<Duration>,
    moved: Vec<Duration>,
    listed: Vec<Duration>,
    found: Vec<Duration>,
}

impl Answers {
    /// Measured at tables in channels after this one.
    async fn of(keepers: &Keepers, after: u64) -> Result<Self, Error> {
        const TABLES: u64 = 60;
        const MOVES: usize = 10;
        // What is prepared once is no part of it.
        let warm = open(keepers, after, GameId::ALL[0]).await?;
        moves(keepers, warm, MOVES, &mut Vec::new()).await?;
        keepers.store().past_games(HOST.person, 1).await.map_err(failed)?;
        keepers.store().games_knowing(HOST.person).await.map_err(failed)?;
        let store = keepers.store();
        let (mut opened, mut moved) = (Vec::new(), Vec::new());
        let (mut listed, mut found) = (Vec::new(), Vec::new());
        for (number, game) in (1..=TABLES).zip(GameId::ALL.iter().cycle()) {
            let began = Instant::now();
            let table = open(keepers, after + number, *game).await?;
            opened.push(began.elapsed());
            moves(keepers, table, MOVES, &mut moved).await?;
            let person = UserId(HOST.person.0 + 2 * number);
            let began = Instant::now();
            store.tables_of(person).await.map_err(failed)?;
            store.games_knowing(person).await.map_err(failed)?;
            store.past_games(person, 5).await.map_err(failed)?;
            listed.push(began.elapsed());
            let began = Instant::now();
            store.tables_knowing(person).await.map_err(failed)?;
            found.push(began.elapsed());
        }
        Ok(Self { opened, moved, listed, found })
    }

    fn print(&self, before: &Self) {
        let against = "with some hundred games";
        for (what, ours, other, percent) in [
            ("year_open_p50", &self.opened, &before.opened, 50),
            ("year_open_p99", &self.opened, &before.opened, 99),
            ("year_move_p50", &self.moved, &before.moved, 50),
            ("year_move_p99", &self.moved, &before.moved, 99),
            ("year_games_p99", &self.listed, &before.listed, 99),
            ("year_tables_knowing_p99", &self.found, &before.found, 99),
        ] {
            let (ours, other) = (percentile(ours, percent), percentile(other, percent));
            Figure::against(what, ours, other, against, "ms").print();
        }
    }
}

/// How long *Remove my data* takes for someone who has played a lot.
async fn forget(keepers: &Keepers) -> Result<(), Error> {
    let person = UserId(HOST.person.0 + 2);
    let began = Instant::now();
    let forgotten = keepers.forget_at_tables(person).await.map_err(trouble)?;
    keepers.store().forget(person).await.map_err(failed)?;
    let took = began.elapsed().as_secs_f64() * 1e3;
    let unit = format!("ms, at {} tables", forgotten.tables.len());
    Figure::alone("year_forget", took, &unit).print();
    Ok(())
}

/// How long a step of pruning takes, and what those feel who move meanwhile.
async fn prune(keepers: &Keepers) -> Result<(), Error> {
    const STEPS: usize = 100;
    let steps = async {
        let mut times = Vec::new();
        for _ in 0..STEPS {
            let began = Instant::now();
            keepers.prune_some(KEEP_GAMES - 1).await;
            times.push(began.elapsed());
        }
        times
    };
    let meanwhile = async {
        let mut moved = Vec::new();
        for (number, game) in (1..=20).zip(GameId::ALL.iter().cycle()) {
            let table = open(keepers, 2 * ELSEWHERE + number, *game).await?;
            moves(keepers, table, 10, &mut moved).await?;
        }
        Ok::<_, Error>(moved)
    };
    let before = keepers.store().ended_by(i64::MAX, u32::MAX).await.map_err(failed)?.len();
    let (steps, moved) = tokio::join!(steps, meanwhile);
    let after = keepers.store().ended_by(i64::MAX, u32::MAX).await.map_err(failed)?.len();
    let tables = before.saturating_sub(after);
    let unit = format!("ms; {tables} tables in {STEPS} steps");
    Figure::alone("year_prune_step_p99", percentile(&steps, 99), &unit).print();
    Figure::alone("year_move_p99_while_pruning", percentile(&moved?, 99), "ms").print();
    Ok(())
}

/// The bytes of a folder's database.
async fn size(folder: &Path) -> Result<f64, Error> {
    // Far below the numbers that a fraction can't tell apart.
    let store = Store::open_read_only(&file(folder)).await.map_err(failed)?;
    let size = store.size().await.map_err(failed)?;
    store.close().await;
    Ok(u32::try_from(size / 1000).map_or(f64::INFINITY, f64::from) * 1e3)
}
