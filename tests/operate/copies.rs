//! Databases as files: who may read them, copies, and those of other programs.

use super::{ONE_SOUND, empty, pangaea, played};
use crate::cli::{command, output, refusal, text};
use pangaea_engine::registry::GameId;
use sqlx::{Connection, SqliteConnection};
use standin::Standin;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A game after three moves.
async fn begun(name: &str) -> PathBuf {
    let data = empty(name);
    played(&data, GameId::ALL[1], 3).await;
    data
}

/// Everything in a folder, byte for byte.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.map(|file| (file.clone(), fs::read(&file).expect("bytes"))).collect()
}

/// Changes a database as only another program would.
pub(super) async fn change(file: &Path, how: &'static str) {
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a database");
    sqlx::raw_sql(how).execute(&mut connection).await.expect("a change");
    connection.close().await.expect("an end");
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_may_read_a_database_and_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let data = empty("copies-modes").join("data");
    played(&data, GameId::ALL[1], 1).await;
    let file = data.join("pangaea.db");
    assert_eq!((mode(&data), mode(&file)), (0o700, 0o600));
    assert_eq!(mode(&data.join("pangaea.db.lock")), 0o600);
    let copy = data.join("copy.db");
    assert!(pangaea(&data, &["backup", copy.to_str().expect("a name")]).status.success());
    assert_eq!(mode(&copy), 0o600);
    fs::remove_file(&copy).expect("a copy");
    // What an earlier program has left open is closed at the next start.
    fs::set_permissions(&data, PermissionsExt::from_mode(0o755)).expect("a mode");
    fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).expect("a mode");
    assert!(pangaea(&data, &["repair"]).status.success());
    assert_eq!((mode(&data), mode(&file)), (0o700, 0o600));
    // A folder that has other things in it is someone's; only our file is closed.
    fs::write(data.join("notes.txt"), "mine").expect("a file");
    fs::set_permissions(&data, PermissionsExt::from_mode(0o755)).expect("a mode");
    fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).expect("a mode");
    assert!(pangaea(&data, &["repair"]).status.success());
    assert_eq!((mode(&data), mode(&file)), (0o755, 0o600));
}

#[cfg(unix)]
#[tokio::test]
async fn a_copy_for_which_there_is_no_room_leaves_nothing_behind() {
    let data = begun("copies-full").await;
    let copies = empty("copies-full-copies");
    let copy = copies.join("copy.db");
    let name = copy.to_str().expect("a name");
    // As on a full disk: no file may get larger than so many kilobytes.
    let script = "trap '' XFSZ; ulimit -f 16; exec \"$0\" backup \"$1\"";
    let program = env!("CARGO_BIN_EXE_pangaea");
    let mut limited = std::process::Command::new("bash");
    limited.args(["-c", script, program, name]).env("PANGAEA_DATA", &data);
    let failed = output(&mut limited);
    assert_eq!(failed.status.code(), Some(1), "{}", text(&failed.stderr));
    assert_eq!(contents(&copies).len(), 0, "nothing is left behind");
    assert!(pangaea(&data, &["backup", name]).status.success());
    let checked = output(command(&["check", name]).env("PANGAEA_DATA", empty("copies-elsewhere")));
    assert_eq!(text(&checked.stdout), ONE_SOUND, "any file can be checked");
}

#[tokio::test]
async fn an_older_database_is_checked_and_left_as_it_is() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/1/vaalbara.db");
    let folder = empty("copies-older");
    fs::copy(kept, folder.join("pangaea.db")).expect("a copy");
    let before = contents(&folder);
    let checked = pangaea(&folder, &["check"]);
    let said = text(&checked.stdout);
    assert!(checked.status.success(), "{said}{}", text(&checked.stderr));
    assert!(said.ends_with(" 0 repairable, 0 broken.\n"), "{said}");
    let bytes = |files: &BTreeMap<PathBuf, Vec<u8>>| files[&folder.join("pangaea.db")].clone();
    assert!(bytes(&contents(&folder)) == bytes(&before), "checking changes nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_bot_would_refuse_is_said_and_left_alone() {
    let standin = Standin::start().await;
    let cases = [
        (
            "format",
            "UPDATE formats SET number = 99, program = '9.9.9' WHERE name = 'table'",
            "9.9.9",
        ),
        ("unknown", "INSERT INTO formats VALUES ('dreams', 1, '9.9.9')", "9.9.9"),
        (
            "step",
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
             execution_time) VALUES (9999, 'later', 1, x'00', 0)",
            "a newer Pangaea",
        ),
        ("foreign", "DROP TABLE _sqlx_migrations", "this isn't a Pangaea database"),
        ("theirs", "PRAGMA application_id = 7", "this isn't a Pangaea database"),
    ];
    for (name, how, why) in cases {
        let data = begun(&format!("copies-{name}")).await;
        let file = data.join("pangaea.db");
        change(&file, how).await;
        let before = fs::read(&file).expect("bytes");
        let reason = refusal(&pangaea(&data, &["check"]), 1);
        assert!(reason.contains("the bot would refuse this database"), "{name}: {reason}");
        assert!(reason.contains(why), "{name}: {reason}");
        let reason = refusal(&pangaea(&data, &["repair"]), 1);
        assert!(reason.contains(why), "{name}: {reason}");
        let mut start = command(&[]);
        start.env("PANGAEA_DATA", &data).env("DISCORD_TOKEN", standin.token());
        start.env("PANGAEA_DISCORD", standin.url()).env("PANGAEA_LOG", "off");
        let reason = refusal(&output(&mut start), 1);
        assert!(reason.contains(why), "{name}: {reason}");
        assert!(fs::read(&file).expect("bytes") == before, "{name}: nothing is written");
    }
}
