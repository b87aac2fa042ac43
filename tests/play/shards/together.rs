//! Games in servers of all shards, side by side.

use super::{sessions, with_four};
use crate::play::hosting::{begin, told};
use crate::play::verdict::{EndedGame, is_just};
use futures_util::future::join_all;
use pangaea_engine::registry::GameId;
use scripted_players::{AnswersVia, ScriptedPlayer, play_to_the_end};

/// Ada plays everywhere, in the channels; the others by direct message, which the first shard hears of.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_are_played_in_servers_of_all_shards() {
    let (harness, servers) = with_four("shards-together").await;
    let mut tables = Vec::new();
    for ((number, server), game) in (0..).zip(&servers).zip(GameId::ALL.iter().cycle()) {
        let people = ["Ada", ["Ben", "Cleo", "Dirk", "Edda"][number]];
        let people = people.map(|name| server.person(name));
        begin(&people, game.slug(), &[]).await;
        let via = [AnswersVia::MyMove, AnswersVia::Message];
        let players = people.into_iter().zip(via);
        let players = players.map(|(person, via)| ScriptedPlayer::new(person, via, number as u64));
        tables.push((server.channel("general"), players.collect::<Vec<_>>()));
    }
    let games = tables.into_iter().map(async |(place, mut players)| {
        let end = Box::pin(play_to_the_end(&mut players)).await;
        let people = players.into_iter().map(|player| player.person).collect();
        let game = EndedGame { place, people, closed: Vec::new(), end, seats: 2 };
        Box::pin(is_just(&harness, game)).await;
    });
    join_all(games).await;
    let ada = servers[0].person("Ada");
    assert!(told(ada.in_dms().slash("games", &[])).await.contains("/play"), "all are over");
    assert_eq!(sessions(&harness.standin), [(1, 0); 4]);
    let registered = harness.standin.requests().into_iter().filter(|one| one.method == "PUT");
    assert_eq!(registered.count(), 1, "the commands are those of all shards");
    harness.stop().await;
}
