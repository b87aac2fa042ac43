//! Tables of people and computer players, set up by commands and buttons.

use super::failed;
use super::stage::Stage;
use pangaea::cli::Failure;
use pangaea::table::{self, TableId};
use pangaea_engine::matches::GameId;
use pangaea_engine::seat::Seat;
use standin::{Act, CannotDo, Person};

/// A table at which a game has begun.
pub(super) struct Seated {
    pub(super) id: TableId,
    /// People in the channel, in table order.
    pub(super) people: Vec<Person>,
}

impl Seated {
    /// Opens a table in a channel of its own and starts the game.
    pub(super) async fn new(
        stage: &Stage,
        channel: &str,
        game: GameId,
        people: &[&str],
        computers: usize,
        agreed: &[(&str, &str)],
    ) -> Result<Self, Failure> {
        let place = stage.standin.channel(channel);
        let people: Vec<Person> =
            people.iter().map(|name| stage.standin.person(name).at(&place)).collect();
        let host = people.first().ok_or_else(|| Failure::Failed("nobody plays".to_owned()))?;
        let terms = [&[("game", game.slug())], agreed].concat();
        done(host.slash("play", &terms)).await?;
        host.sees_text("a table is open").await;
        for guest in &people[1..] {
            done(guest.click("Join")).await?;
        }
        for _ in 0..computers {
            done(host.click("Add computer player")).await?;
        }
        done(host.click("Start")).await?;
        let here = table::Place(place.id.0);
        let found = stage.bot.keepers().store().latest_at(here).await;
        let found = found.map_err(|fault| failed("the table", &fault))?;
        let id = found.ok_or_else(|| Failure::Failed("no table is there".to_owned()))?;
        Ok(Self { id, people })
    }

    /// The first seat's question, if it is one.
    pub(super) async fn panel(&self, stage: &Stage) -> Result<Option<table::Panel>, Failure> {
        Ok(self.table(stage).await?.panel(Seat(0)))
    }

    pub(super) async fn table(
        &self,
        stage: &Stage,
    ) -> Result<std::sync::Arc<table::Table>, Failure> {
        let table = stage.bot.keepers().look(self.id).await;
        table.map_err(|trouble| Failure::Failed(format!("a table: {trouble:?}")))
    }
}

async fn done(act: Result<Act, CannotDo>) -> Result<(), Failure> {
    act.map_err(|cannot| failed("before the game", &cannot))?.answer().await;
    Ok(())
}
