//! What the bot writes to standard error: one line for each thing, and never a secret.

mod line;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal};
use std::panic;
use tracing::{Level, Metadata};
use tracing_subscriber::Registry;
use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// What is logged: a level for everything, and others for single parts.
#[derive(Clone, Debug)]
pub struct LogFilter(Targets);

impl LogFilter {
    /// What is logged if nothing is set.
    pub const USUAL: &str = "warn,pangaea=info";

    /// What a filter may be made of.
    pub const LEVELS: [(&str, LevelFilter); 6] = [
        ("off", LevelFilter::OFF),
        ("error", LevelFilter::ERROR),
        ("warn", LevelFilter::WARN),
        ("info", LevelFilter::INFO),
        ("debug", LevelFilter::DEBUG),
        ("trace", LevelFilter::TRACE),
    ];

    /// Reads a list such as `info,pangaea_store=debug`. Nothing if a part of it names no level: a
    /// misspelt one would be taken for the name of a part, and silence all others.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(',').map(str::trim).collect();
        let (single, all): (Vec<&str>, Vec<&str>) =
            parts.into_iter().partition(|part| part.contains('='));
        let mut targets = match all[..] {
            [] => Targets::new()
                .with_default(LevelFilter::WARN)
                .with_target("pangaea", LevelFilter::INFO),
            [one] => Targets::new().with_default(level(one)?),
            _ => return None,
        };
        for part in single {
            let (target, word) = part.split_once('=')?;
            let is_name = |letter: char| letter.is_ascii_alphanumeric() || "_:".contains(letter);
            if target.is_empty() || !target.chars().all(is_name) {
                return None;
            }
            targets = targets.with_target(target, level(word)?);
        }
        Some(Self(targets))
    }

    /// Is this to be written?
    fn lets_through(&self, metadata: &Metadata<'_>) -> bool {
        is_harmless(metadata) && self.0.would_enable(metadata.target(), metadata.level())
    }
}

impl Default for LogFilter {
    fn default() -> Self {
        Self::read(Self::USUAL).expect("a filter that a test reads")
    }
}

fn level(word: &str) -> Option<LevelFilter> {
    let named = LogFilter::LEVELS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
    named.map(|(_, level)| *level)
}

/// How a line is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Time, level and words, for people.
    #[default]
    Text,
    /// An object of JSON, for programs.
    Json,
}

/// Can this hold no secret? Our own lines are made with care. Libraries tell all they know:
/// serenity's spans hold whole requests with their tokens, and what it cannot decode it quotes, at
/// the level of a warning. So of libraries only warnings and errors are written and never spans,
/// and of serenity only errors, except where its warnings quote nothing that was sent.
fn is_harmless(metadata: &Metadata<'_>) -> bool {
    const QUOTE_NOTHING: [&str; 2] = ["serenity::client", "serenity::gateway::bridge"];
    let target = metadata.target();
    let is_ours =
        target == "pangaea" || target.starts_with("pangaea::") || target.starts_with("pangaea_");
    let quotes = target.starts_with("serenity")
        && !QUOTE_NOTHING.iter().any(|harmless| target.starts_with(harmless));
    let loudest = if quotes { Level::ERROR } else { Level::WARN };
    is_ours || (metadata.is_event() && *metadata.level() <= loudest)
}

/// Writes what happens to standard error from now on.
pub fn begin(filter: LogFilter, format: LogFormat) {
    let layer = layer(filter, format, io::stderr, io::stderr().is_terminal());
    // A second bot in the same process has the first one's log.
    if tracing_subscriber::registry().with(layer).try_init().is_ok() {
        panic::set_hook(Box::new(log_panic));
    }
}

/// Writes why the program ends as a line of JSON, whatever the filter lets through.
pub fn last_words(reason: &str) {
    let lines = tracing_subscriber::fmt::layer().event_format(LogFormat::Json);
    let lines = lines.with_writer(io::stderr).with_ansi(false).log_internal_errors(false);
    let unfiltered = tracing_subscriber::registry().with(lines);
    tracing::subscriber::with_default(unfiltered, || tracing::error!("{reason}"));
}

/// A layer that writes lines to a place.
fn layer<W>(filter: LogFilter, format: LogFormat, to: W, colours: bool) -> impl Layer<Registry>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let lines = tracing_subscriber::fmt::layer().event_format(format).with_writer(to);
    // Where even the log cannot be written, there is nowhere to complain.
    let lines = lines.with_ansi(colours).log_internal_errors(false);
    lines.with_filter(filter_fn(move |metadata| filter.lets_through(metadata)))
}

/// A panic is one line too. Words that were put together at that moment may hold a secret; those
/// of the source cannot.
fn log_panic(panic: &panic::PanicHookInfo<'_>) {
    let at = panic.location().map(ToString::to_string).unwrap_or_default();
    let words = panic.payload().downcast_ref::<&'static str>().unwrap_or(&"the reason isn't shown");
    tracing::error!(at, "The program has a bug and panicked: {words}");
}
