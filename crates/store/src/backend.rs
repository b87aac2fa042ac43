//! One face, and what can be behind it.

use crate::sqlite::SqliteBackend;
use std::sync::Arc;

#[cfg(feature = "postgres")]
use crate::postgres::PostgresBackend;

/// The database, open. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(pub(crate) Backend);

/// A database of a kind.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    Sqlite(Arc<SqliteBackend>),
    #[cfg(feature = "postgres")]
    Postgres(Arc<PostgresBackend>),
}

impl Store {
    /// Can other processes have it open too?
    pub const fn is_shared(&self) -> bool {
        match &self.0 {
            Backend::Sqlite(_) => false,
            #[cfg(feature = "postgres")]
            Backend::Postgres(_) => true,
        }
    }
}

#[cfg(any(test, feature = "faults"))]
impl Store {
    /// The file behind it.
    ///
    /// # Panics
    ///
    /// When it is no file.
    pub(crate) fn sqlite(&self) -> &SqliteBackend {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite,
            #[cfg(feature = "postgres")]
            Backend::Postgres(_) => panic!("this store is no file"),
        }
    }
}

/// A list of calls, said once: of this list comes the trait that every backend has to have, and
/// the methods of [`Store`], which hand each call on to the backend that is open.
macro_rules! face {
    (
        $(#[$about:meta])*
        trait $name:ident {
            $(
                $(#[$doc:meta])*
                async fn $method:ident(
                    &$self:ident $(, $argument:ident: $kind:ty)* $(,)?
                ) -> $answer:ty;
            )+
        }
    ) => {
        $(#[$about])*
        pub(crate) trait $name {
            $(
                fn $method(
                    &$self $(, $argument: $kind)*
                ) -> impl Future<Output = $answer> + Send;
            )+
        }

        impl Store {
            $(
                $(#[$doc])*
                pub async fn $method(&$self $(, $argument: $kind)*) -> $answer {
                    match &$self.0 {
                        $crate::backend::Backend::Sqlite(sqlite) => {
                            $name::$method(&**sqlite $(, $argument)*).await
                        }
                        #[cfg(feature = "postgres")]
                        $crate::backend::Backend::Postgres(postgres) => {
                            // On the heap: beside a round trip that is nothing, and whoever asks
                            // a file stays as small as without.
                            Box::pin($name::$method(&**postgres $(, $argument)*)).await
                        }
                    }
                }
            )+
        }
    };
}
