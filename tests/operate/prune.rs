//! `pangaea prune` while no bot runs.

use super::copies::change;
use super::{TO_THE_END, empty, pangaea, played};
use crate::cli::{command, ends_quietly, output, refusal, text};
use pangaea_engine::registry::GameId;
use std::path::Path;

fn said(data: &Path, arguments: &[&str]) -> String {
    let ended = pangaea(data, arguments);
    assert!(ended.status.success(), "{}", text(&ended.stderr));
    text(&ended.stdout)
}

#[tokio::test]
async fn games_that_ended_long_ago_are_counted_and_deleted() {
    let data = empty("prune-deleted");
    played(&data, GameId::ALL[1], TO_THE_END).await;
    let none = "0 tables ended more than 90 days ago; nothing is deleted.\n";
    assert_eq!(said(&data, &["prune", "--dry-run"]), none);
    let file = data.join("pangaea.db");
    change(&file, "UPDATE tables SET ended = ended - 20 * 86400").await;
    assert_eq!(said(&data, &["prune"]), "Deleted 0 tables; the results stay.\n");
    let one = "1 table ended more than 19 days ago; nothing is deleted.\n";
    assert_eq!(said(&data, &["prune", "--older-than", "19", "--dry-run"]), one);
    assert!(said(&data, &["check"]).contains("1 sound"), "it is only counted");
    ends_quietly(command(&["prune", "--dry-run"]).env("PANGAEA_DATA", &data));
    let done = "Deleted 1 table; the results stay.\n";
    assert_eq!(said(&data, &["prune", "--older-than", "19"]), done);
    assert_eq!(said(&data, &["tables", "--all"]), "There are no tables.\n");
    // What is left of it is found, and goes with the person.
    let removed = said(&data, &["forget", "1001"]);
    assert!(removed.starts_with("Removed 1001: ") && removed.contains("results"), "{removed}");
    assert_eq!(said(&data, &["forget", "1001"]), "Nothing is kept about 1001.\n");
}

#[tokio::test]
async fn what_can_be_opened_again_is_never_deleted() {
    let data = empty("prune-young");
    played(&data, GameId::ALL[1], 3).await;
    assert!(said(&data, &["close", "1"]).contains("closed"));
    let reason = refusal(&pangaea(&data, &["prune", "--older-than", "6"]), 2);
    assert!(reason.contains("--older-than"), "{reason}");
    assert_eq!(
        said(&data, &["prune", "--older-than", "7"]),
        "Deleted 0 tables; the results stay.\n"
    );
    change(&data.join("pangaea.db"), "UPDATE tables SET ended = ended - 8 * 86400").await;
    assert_eq!(
        said(&data, &["prune", "--older-than", "7"]),
        "Deleted 1 table; the results stay.\n"
    );
}

#[tokio::test]
async fn whoever_keeps_games_for_ever_has_to_say_how_old_they_are() {
    let data = empty("prune-for-ever");
    played(&data, GameId::ALL[1], 1).await;
    let for_ever = |arguments: &[&str]| {
        output(command(arguments).env("PANGAEA_DATA", &data).env("PANGAEA_KEEP_GAMES", "0"))
    };
    let reason = refusal(&for_ever(&["prune"]), 2);
    assert!(reason.contains("--older-than DAYS"), "{reason}");
    assert!(for_ever(&["prune", "--older-than", "30"]).status.success());
    for (days, why) in [("6", "6 isn't a number of days from 7"), ("soon", "0 means for ever")] {
        let mut wrong = command(&["prune"]);
        wrong.env("PANGAEA_DATA", &data).env("PANGAEA_KEEP_GAMES", days);
        let reason = refusal(&output(&mut wrong), 1);
        assert!(reason.contains("PANGAEA_KEEP_GAMES") && reason.contains(why), "{reason}");
    }
}

#[tokio::test]
async fn a_game_that_cannot_be_read_goes_like_any_other() {
    let data = empty("prune-damaged");
    played(&data, GameId::ALL[1], TO_THE_END).await;
    let file = data.join("pangaea.db");
    let damage = "UPDATE tables SET details = '{', snapshot = '{', ended = ended - 100 * 86400; \
                  UPDATE log SET entry = '{'";
    change(&file, damage).await;
    assert_eq!(said(&data, &["prune"]), "Deleted 1 table; the results stay.\n");
    assert!(said(&data, &["forget", "1002"]).starts_with("Removed 1002: "), "its result stays");
}
