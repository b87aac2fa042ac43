//! The real program, killed while people play: nothing is lost, nothing is said twice.

use crate::cli::temporary;
use scripted_players::crash::{CrashPlan, run};
use std::path::Path;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_deaths_cost_no_one_a_move() {
    let data = temporary("crash");
    // What an earlier run has left would be played on.
    std::fs::remove_dir_all(&data).expect("a folder of our own");
    let plan = CrashPlan { kills: 10, seed: 7, tables: 3 };
    let report = run(Path::new(env!("CARGO_BIN_EXE_pangaea")), &data, plan).await.expect("a run");
    assert!(report.is_clean(), "{report:?}");
    assert!(report.games_finished >= plan.tables && report.acknowledged > 0, "{report:?}");
}
