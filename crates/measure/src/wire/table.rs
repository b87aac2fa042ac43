//! Tables of people and computer players, set up by commands and buttons.

use super::failed;
use super::measured_bot::MeasuredBot;
use pangaea::cli::Error;
use pangaea_engine::registry::GameId;
use pangaea_engine::seat::Seat;
use pangaea_table::TableId;
use scripted_players::{newest, press};
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
        measured: &MeasuredBot,
        channel: &str,
        game: GameId,
        people: &[&str],
        computers: usize,
        agreed: &[(&str, &str)],
    ) -> Result<Self, Error> {
        let place = measured.standin.channel(channel);
        let people: Vec<Person> =
            people.iter().map(|name| measured.standin.person(name).at(&place)).collect();
        let host = people.first().ok_or_else(|| Error::Failed("nobody plays".to_owned()))?;
        let terms = [&[("game", game.slug())], agreed].concat();
        done(host.slash("play", &terms)).await?;
        let lobby = || newest(&host.sees(), "jo").cloned();
        let lobby = measured.standin.until("a lobby", lobby).await;
        for guest in &people[1..] {
            done(press(guest, &lobby, "jo")).await?;
        }
        for _ in 0..computers {
            done(press(host, &lobby, "ac")).await?;
        }
        // It's grey until enough guests are shown there.
        let start = || press(host, newest(&host.sees(), "st")?, "st").ok();
        measured.standin.until("a lobby to start", start).await.answer().await;
        let here = pangaea_table::ChannelId(place.id.0);
        let found = measured.bot.keepers().store().latest_at(here).await;
        let found = found.map_err(|fault| failed("the table", &fault))?;
        let id = found.ok_or_else(|| Error::Failed("no table is there".to_owned()))?;
        Ok(Self { id, people })
    }

    /// The first seat's question, if it is one.
    pub(super) async fn panel(
        &self,
        measured: &MeasuredBot,
    ) -> Result<Option<pangaea_table::Panel>, Error> {
        Ok(self.table(measured).await?.panel(Seat(0)))
    }

    pub(super) async fn table(
        &self,
        measured: &MeasuredBot,
    ) -> Result<std::sync::Arc<pangaea_table::Table>, Error> {
        let table = measured.bot.keepers().get(self.id).await;
        table.map_err(|trouble| Error::Failed(format!("a table: {trouble:?}")))
    }
}

async fn done(act: Result<Act, CannotDo>) -> Result<(), Error> {
    act.map_err(|cannot| failed("before the game", &cannot))?.answer().await;
    Ok(())
}
