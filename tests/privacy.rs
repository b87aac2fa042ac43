//! What is stored is told to those whom it is about.

use crate::cli::temporary;
use crate::tidy::names;
use pangaea_keeper::KEEP_GAMES;
use pangaea_store::Store;
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../PRIVACY.md");

/// Tables of the database that hold nothing about anyone.
const ABOUT_NO_ONE: [&str; 5] =
    ["_sqlx_migrations", "formats", "moments", "sqlite_sequence", "unindexed"];

/// The words in code of the second column of the page's table: where it is.
fn told() -> BTreeSet<&'static str> {
    let table = PAGE.split_once("## What the bot keeps").expect("a table").1;
    let rows = table.lines().filter(|line| line.starts_with("| "));
    let cells = rows.filter_map(|row| row.split('|').nth(2));
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

#[tokio::test]
async fn every_table_of_the_database_is_told_of_or_holds_nothing_about_anyone() {
    let folder = temporary("privacy-schema");
    std::fs::remove_dir_all(&folder).expect("a folder of our own");
    let file = folder.join("pangaea.db");
    Store::open(&file).await.expect("a database").close().await;
    let address = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a database");
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
            .fetch_all(&mut connection)
            .await
            .expect("a schema");
    let told = told();
    for table in &tables {
        let is_silent = ABOUT_NO_ONE.contains(&table.as_str());
        assert!(is_silent || told.contains(table.as_str()), "PRIVACY.md doesn't tell of {table}");
        assert!(!(is_silent && told.contains(table.as_str())), "{table} is in the list, too");
    }
    for name in told.iter().chain(&ABOUT_NO_ONE) {
        assert!(tables.iter().any(|table| table == name), "there is no table {name}");
    }
    connection.close().await.expect("closed");
}

#[test]
fn how_long_games_are_kept_is_told_as_it_is() {
    let example = include_str!("../.env.example");
    for page in [PAGE, include_str!("../docs/OPERATIONS.md"), include_str!("../docs/HOSTING.md")] {
        assert!(names(page, "PANGAEA_KEEP_GAMES") && names(page, &KEEP_GAMES.to_string()));
    }
    assert!(example.contains(&format!("Empty: {KEEP_GAMES}.\n#PANGAEA_KEEP_GAMES=")));
}
