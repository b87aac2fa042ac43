//! The real program, killed or cut off while people play: nothing is lost, nothing is said twice.

use crate::cli::temporary;
use scripted_players::crash::{CrashPlan, CrashReport, run};
use scripted_players::faults::{self, FaultPlan};
use std::path::Path;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_deaths_cost_no_one_a_move() {
    let data = temporary("crash");
    // What an earlier run has left would be played on.
    std::fs::remove_dir_all(&data).expect("a folder of our own");
    let plan = CrashPlan { kills: 10, seed: 7, tables: 3 };
    costs_nothing(&data, None, plan).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_do_they_with_postgresql() {
    let Some(database) = temporary_postgres::database() else { return };
    let data = temporary("crash-postgres");
    std::fs::remove_dir_all(&data).expect("a folder of our own");
    let plan = CrashPlan { kills: 4, seed: 8, tables: 2 };
    costs_nothing(&data, Some(&database.address()), plan).await;
    assert!(!data.join("pangaea.db").exists(), "nothing is kept twice");
}

async fn costs_nothing(data: &Path, postgres: Option<&str>, plan: CrashPlan) {
    let program = Path::new(env!("CARGO_BIN_EXE_pangaea"));
    let report: CrashReport = run(program, data, postgres, plan).await.expect("a run");
    assert!(report.is_clean(), "{report:?}");
    assert!(report.games_finished >= plan.tables && report.acknowledged > 0, "{report:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_goes_wrong_on_the_way_costs_no_one_a_move() {
    let data = temporary("faults");
    std::fs::remove_dir_all(&data).expect("a folder of our own");
    let plan = FaultPlan { lasts: Duration::from_secs(20), seed: 3, tables: 3 };
    let program = Path::new(env!("CARGO_BIN_EXE_pangaea"));
    let report = faults::run(program, &data, plan).await.expect("a run");
    assert!(report.is_clean(), "{report:?}");
    assert!(report.games_finished >= plan.tables && report.faults > 0, "{report:?}");
}
