//! The steps by which a database has become what it is: files in `migrations`, which never change
//! once they were applied.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The files of a folder, each by its name and with its text. For `sqlx::migrate!` the database
/// itself would be compiled a second time.
macro_rules! steps {
    ($folder:literal: $($name:literal),+) => {
        [$((
            $name,
            include_str!(concat!("../../../../migrations/", $folder, "/", $name, ".sql"))
        )),+]
    };
}

/// The same for sqlx.
pub(crate) fn migrator(steps: &'static [(&str, &str)]) -> Migrator {
    let step = |(name, text): &(&'static str, &'static str)| {
        let (number, about) = name.split_once('_').expect("a number and what the step is about");
        let number = number.parse().expect("the number of a step");
        Migration::new(number, about.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}
