//! What cannot be done is told with its true cause, and with the file or folder that it is about.

use super::{empty, pangaea, played};
use crate::cli::{command, output, refusal};
use pangaea_engine::registry::GameId;
use std::fs;
use std::path::Path;

/// Every command for hosts that needs the database.
const COMMANDS: [&[&str]; 8] = [
    &["check"],
    &["record", "1"],
    &["repair"],
    &["close", "1"],
    &["tables"],
    &["forget", "1"],
    &["prune"],
    &["backup", "copy.db"],
];

fn said(data: &Path, arguments: &[&str]) -> String {
    refusal(&pangaea(data, arguments), 1)
}

#[test]
fn a_missing_source_is_not_blamed_on_the_target() {
    let folder = empty("causes-source");
    let (data, copy) = (folder.join("nowhere"), folder.join("copy.db"));
    let reason = said(&data, &["backup", &copy.display().to_string()]);
    let (file, nowhere) = (data.join("pangaea.db"), data.display());
    assert_eq!(reason, format!("pangaea: {}: there's no folder {nowhere}\n", file.display()));
    assert!(!copy.exists());
}

#[tokio::test]
async fn a_target_that_cannot_be_written_is_told_as_such() {
    let data = empty("causes-target");
    played(&data, GameId::ALL[1], 1).await;
    let nowhere = data.join("nowhere");
    let copy = nowhere.join("copy.db").display().to_string();
    let reason = said(&data, &["backup", &copy]);
    assert_eq!(reason, format!("pangaea: {copy}: there's no folder {}\n", nowhere.display()));
    let file = data.join("a-file");
    fs::write(&file, "in the way").expect("a file");
    let copy = file.join("copy.db").display().to_string();
    let reason = said(&data, &["backup", &copy]);
    assert_eq!(reason, format!("pangaea: {copy}: {} is a file, not a folder\n", file.display()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_where_the_folder_should_be_is_named() {
    let folder = empty("causes-file");
    let data = folder.join("data");
    fs::write(&data, "in the way").expect("a file");
    let expected = format!("{} is a file, not a folder", data.display());
    for arguments in COMMANDS {
        let reason = said(&data, arguments);
        assert!(reason.trim_end().ends_with(&expected), "{arguments:?}: {reason}");
    }
    // It logs in before it does anything else.
    let standin = standin::Standin::start().await;
    let mut start = command(&[]);
    start.env("PANGAEA_DATA", &data).env("DISCORD_TOKEN", standin.token());
    start.env("PANGAEA_DISCORD", standin.url()).env("PANGAEA_LOG", "off");
    let reason = refusal(&output(&mut start), 1);
    assert!(reason.trim_end().ends_with(&expected), "{reason}");
    let copies = data.display().to_string();
    let reason = said(&data, &["backup", "--keep", "3", &copies]);
    assert!(reason.trim_end().ends_with(&expected), "{reason}");
}

#[test]
fn a_folder_where_the_file_should_be_is_told() {
    let data = empty("causes-folder");
    fs::create_dir(data.join("pangaea.db")).expect("a folder");
    for arguments in COMMANDS {
        let reason = said(&data, arguments);
        assert!(reason.contains("this is a folder, not a file"), "{arguments:?}: {reason}");
    }
}

#[cfg(unix)]
const OTHER_USER: u32 = 65534;

#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|this| this.uid() == 0)
}

/// Runs it as a user who may do nothing special, whoever runs the tests.
#[cfg(unix)]
fn as_other_user(data: &Path, arguments: &[&str]) -> std::process::Output {
    use std::os::unix::process::CommandExt;
    let mut program = command(arguments);
    program.env("PANGAEA_DATA", data);
    // Only root may become someone else, and only root needs to: it may read everything.
    if is_root() {
        program.uid(OTHER_USER).gid(OTHER_USER);
    }
    output(&mut program)
}

#[cfg(unix)]
#[tokio::test]
async fn a_folder_or_file_without_permission_is_told_as_such() {
    use std::os::unix::fs::PermissionsExt;
    let folder = empty("causes-closed");
    let data = folder.join("data");
    played(&data, GameId::ALL[1], 1).await;
    let file = data.join("pangaea.db");
    let close = |path: &Path, mode| {
        fs::set_permissions(path, PermissionsExt::from_mode(mode)).expect("a mode");
    };
    close(&data, 0o000);
    for arguments in COMMANDS {
        let reason = refusal(&as_other_user(&data, arguments), 1);
        let expected = format!("this user has no permission for {}", data.display());
        assert!(reason.contains(&expected), "{arguments:?}: {reason}");
    }
    close(&data, 0o777);
    close(&file, 0o000);
    for arguments in COMMANDS {
        let reason = refusal(&as_other_user(&data, arguments), 1);
        let expected = format!("this user has no permission for {}", file.display());
        assert!(reason.contains(&expected), "{arguments:?}: {reason}");
    }
    close(&file, 0o644);
    let closed = folder.join("closed");
    fs::create_dir(&closed).expect("a folder");
    close(&closed, 0o500);
    let copy = closed.join("copy.db").display().to_string();
    let reason = refusal(&as_other_user(&data, &["backup", &copy]), 1);
    assert!(reason.contains(&copy), "{reason}");
    assert!(reason.contains(&format!("no permission for {}", closed.display())), "{reason}");
}

/// `sudo -u` starts commands in the folder of whoever typed it, often root's own.
#[cfg(unix)]
#[tokio::test]
async fn a_folder_that_is_closed_to_this_user_has_no_settings_for_them() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    let folder = empty("causes-start");
    let (data, closed) = (folder.join("data"), folder.join("closed"));
    played(&data, GameId::ALL[1], 1).await;
    for path in [&data, &data.join("pangaea.db")] {
        fs::set_permissions(path, PermissionsExt::from_mode(0o777)).expect("a mode");
    }
    fs::create_dir_all(&closed).expect("a folder");
    // Whoever starts it there closes the folder behind themselves.
    let mut check = std::process::Command::new("sh");
    let program = command(&["check"]);
    check.args(["-c", "chmod 000 . && exec \"$0\" check"]).arg(program.get_program());
    check.env("PANGAEA_DATA", &data).current_dir(&closed);
    if is_root() {
        std::os::unix::fs::chown(&closed, Some(OTHER_USER), Some(OTHER_USER)).expect("theirs");
        check.uid(OTHER_USER).gid(OTHER_USER);
    }
    let checked = output(&mut check);
    fs::set_permissions(&closed, PermissionsExt::from_mode(0o700)).expect("a mode");
    assert!(checked.status.success(), "{}", crate::cli::text(&checked.stderr));
}
