//! The bot through real serenity and the stand-in, played by scripted people.

/// A test for each game, called after its folder, that does this with it.
macro_rules! with_each_game {
    ($play:path; $($folder:ident $game:ident $slug:literal,)+) => { $(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $folder() {
            $play(pangaea_engine::registry::GameId::$game).await;
        }
    )+ };
}
pub(crate) use with_each_game;

mod absent;
mod agreement;
mod at_once;
mod clicks;
mod coming;
mod crash;
mod disk;
mod games;
pub(crate) mod harness;
mod help;
pub(crate) mod hosting;
mod kept;
pub(crate) mod languages;
mod learn;
mod limits;
mod listening;
mod lobby;
mod overtaking;
mod panels;
mod places;
mod pressing;
mod proxied;
mod refusals;
pub(crate) mod seated;
mod seats;
mod secrecy;
pub(crate) mod shards;
mod strangers;
mod survive;
mod threads;
mod three_places;
mod typed;
mod untouched;
mod verdict;
mod watching;
mod which_table;

pub(crate) use survive::KillableBot;
