//! `pangaea check`, `backup` and `record` for whoever runs the bot, also beside it.

mod causes;
mod copies;
mod prune;
mod repair;

use crate::cli::{command, ends_quietly, output, refusal, temporary, text};
use crate::play::KillableBot;
use pangaea_decks::Decks;
use pangaea_engine::players::ComputerKind;
use pangaea_engine::registry::GameId;
use pangaea_keeper::Keepers;
use pangaea_keeper::clock::Clock;
use pangaea_store::{Created, Store};
use pangaea_table::record;
use pangaea_table::{
    Actor, ChannelId, Command, Guest, NewSeat, Preferences, Table, TableId, TablePlace, Terms,
    UserId,
};
use pangaea_text::Language;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::Arc;

const ONE_SOUND: &str = "table 1: sound\n1 table: 1 sound, 0 repairable, 0 broken.\n";

/// More moves than any game has.
const TO_THE_END: usize = 10_000;

const HOST: Actor = Actor { person: UserId(1001), moderator: true };
/// Who lets the computer move, and plays nowhere.
const MODERATOR: Actor = Actor { person: UserId(999), moderator: true };

fn guest(person: UserId) -> Guest {
    let (language, preferences) = (Language::English, Preferences::default());
    Guest { person, language, preferences, closed: false, learns: false }
}

/// Plays a game of two people and a computer player, without any Discord, for so many moves or to
/// its end; the folder has its database afterwards.
async fn played(folder: &Path, game: GameId, moves: usize) -> TableId {
    let store = Store::open(&folder.join("pangaea.db")).await.expect("a database");
    let decks = Decks::built_in();
    // No one speaks here.
    let (speaker, _) = tokio::sync::mpsc::unbounded_channel();
    let keepers = Keepers::new(store, decks, Clock::default(), speaker);
    let options = BTreeMap::new();
    let terms = Terms { game, options, language: Language::English, move_time: Some(24) };
    let people = [(HOST.person, "Ada"), (UserId(1002), "Ben")];
    let seats = people.map(|(person, name)| NewSeat::person(guest(person), name.to_owned()));
    let place = TablePlace { channel: ChannelId(2001), server: None, gets_thread: false };
    let opened = keepers.open(place, terms, seats.to_vec()).await;
    let Ok(Created::New(id)) = opened else { panic!("{opened:?}") };
    let add = Command::AddComputer(HOST.person, ComputerKind::Greedy);
    let mut table = keepers.handle(id, add).await.expect("a computer player");
    table = keepers.handle(id, Command::Start(HOST.person)).await.unwrap_or(table);
    for _ in 0..moves {
        table = keepers.get(id).await.expect("the table");
        let Some(seat) = table.people_to_move().iter().next() else { break };
        let command = Command::MoveFor(MODERATOR, "Mia".to_owned(), seat);
        table = keepers.handle(id, command).await.expect("a move");
    }
    // What the computer player does next is stored before this is answered.
    let last: Arc<Table> = keepers.get(id).await.expect("the table");
    assert!(last.entries >= table.entries && last.entries > 1);
    keepers.store().clone().close().await;
    id
}

fn empty(name: &str) -> PathBuf {
    let folder = temporary(name);
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn pangaea(data: &Path, arguments: &[&str]) -> Output {
    output(command(arguments).env("PANGAEA_DATA", data))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_bot_is_checked_copied_and_restored() {
    let mut bot = KillableBot::new("operate-beside").await;
    let [ada, ben] = bot.people(["Ada", "Ben"]);
    bot.game("vaalbara", &[&ada, &ben]).await;
    let checked = pangaea(&bot.folder, &["check"]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    assert_eq!(text(&checked.stdout), ONE_SOUND);

    let copies = empty("operate-copies");
    let copy = copies.join("pangaea.db");
    let name = copy.to_str().expect("a name");
    assert!(pangaea(&bot.folder, &["backup", name]).status.success());
    let again = refusal(&pangaea(&bot.folder, &["backup", name]), 1);
    assert!(again.contains("already there"), "a copy never replaces another: {again}");
    let checked = pangaea(&copies, &["check"]);
    assert_eq!(text(&checked.stdout), ONE_SOUND);

    bot.kill().await;
    // In a process that lives on, the connections of whoever was killed end a little later, and the
    // last of them removes its journal by name: in the folder of the copy there is none to hit.
    bot.folder = copies;
    bot.start().await;
    bot.asked(&ada).await;
    let mut player =
        scripted_players::ScriptedPlayer::new(ada, scripted_players::AnswersVia::Message, 1);
    assert!(player.answer().await, "the game goes on from the copy");
}

#[tokio::test]
async fn the_record_of_a_finished_game_is_printed_and_reads_well() {
    let data = empty("operate-record");
    let id = played(&data, GameId::ALL[1], TO_THE_END).await;
    let printed = pangaea(&data, &["record", &id.to_string()]);
    assert!(printed.status.success(), "{}", text(&printed.stderr));
    assert!(record::read(&text(&printed.stdout)).is_ok());
    let reason = refusal(&pangaea(&data, &["record", "99"]), 1);
    assert!(reason.contains("table 99"), "{reason}");
    for arguments in [&["record", "1"][..], &["check"], &["repair"], &["repair", "1"]] {
        ends_quietly(command(arguments).env("PANGAEA_DATA", &data));
    }
    for arguments in [&["tables", "--all"][..], &["forget", "4711"]] {
        ends_quietly(command(arguments).env("PANGAEA_DATA", &data));
    }
    let copy = data.join("copy.db").display().to_string();
    ends_quietly(command(&["backup", &copy]).env("PANGAEA_DATA", &data));
    assert!(data.join("copy.db").exists(), "what is done is done to its end");
}

#[tokio::test]
async fn the_record_of_an_open_game_is_not_told() {
    let data = empty("operate-open");
    let id = played(&data, GameId::ALL[1], 3).await;
    let reason = refusal(&pangaea(&data, &["record", &id.to_string()]), 1);
    assert!(reason.contains("the game isn't over"), "{reason}");
}

#[test]
fn a_database_that_is_not_there_is_told_in_one_line() {
    let data = empty("operate-missing");
    for arguments in
        [&["check"][..], &["record", "1"], &["backup", "copy.db"], &["repair"], &["close", "1"]]
    {
        let reason = refusal(&pangaea(&data, arguments), 1);
        let file = data.join("pangaea.db").display().to_string();
        assert_eq!(reason, format!("pangaea: {file}: there's no such file\n"));
    }
    assert!(!data.join("pangaea.db").exists(), "looking makes nothing");
}
