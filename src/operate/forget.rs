//! `pangaea forget`: removes a person who cannot do it themselves.

use super::CommandOutput;
use pangaea_keeper::{Error, Forgotten, Keepers};
use pangaea_store::{PersonRow, Store};
use pangaea_table::UserId;

/// Arguments of `forget`.
#[derive(Debug, clap::Args)]
pub struct Forget {
    /// The person's id on Discord, a long number
    #[arg(value_name = "USER-ID", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) person: u64,
}

/// Removes a person in this way, and says what came of it.
pub(crate) async fn forget_person<F: Future<Output = Result<usize, Error>>>(
    store: &Store,
    person: u64,
    forget: impl FnOnce(UserId) -> F,
) -> CommandOutput {
    let person = UserId(person);
    let known = async {
        let nothing = store.person(person).await? == PersonRow::default()
            && store.past_games(person, 1).await?.is_empty();
        Ok::<_, Error>(!nothing || !store.tables_knowing(person).await?.is_empty())
    };
    let done = match known.await {
        Ok(false) => return CommandOutput::done(format!("Nothing is kept about {person}.\n")),
        Ok(true) => forget(person).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(tables) => CommandOutput::done(format!(
            "Removed {person}: their settings, their results, and their name and id at {}.\n",
            super::counted(tables)
        )),
        Err(error) => {
            let table =
                error.concerns().map(|table| format!("table {table}: ")).unwrap_or_default();
            CommandOutput::failed(format!("{person} isn't removed everywhere: {table}{error}"))
        }
    }
}

/// Removes a person while no bot runs.
pub(super) async fn forget_directly(keepers: &Keepers, person: UserId) -> Result<usize, Error> {
    let Forgotten { tables, failed } = keepers.forget_at_tables(person).await?;
    keepers.store().forget(person).await?;
    failed.map_or(Ok(tables.len()), Err)
}
