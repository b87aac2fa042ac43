//! How the bot is, for whoever runs it: `pangaea status` over a socket in the data folder, an HTTP
//! endpoint for monitors if one is wanted, and what systemd wants to hear.

mod http;
mod machine;
mod notify;
mod report;
mod run_file;
mod service;
mod socket;
mod starting;
mod stored;
mod units;
mod watch;

pub use http::{HttpEndpoint, OpenEndpoint};
pub use machine::free_bytes;
pub use notify::notify;
pub use report::{Report, ShardReport};
pub use run_file::{LastRun, RunFile};
pub use service::{Ask, Service, ServiceAnswer, Stranger};
pub use socket::{Socket, ask};
pub use starting::{StartPhase, StartReport};
pub use units::{bytes, calendar, span, utc};
pub use watch::watch;
