use super::{LogFilter, LogFormat, layer};
use serde_json::Value;
use std::io;
use std::sync::{Arc, Mutex};
use tracing::subscriber::with_default;
use tracing_subscriber::layer::SubscriberExt;

/// What is written of what happens, with this filter.
fn written(filter: &str, format: LogFormat, happens: impl FnOnce()) -> String {
    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);
    impl io::Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no panic").extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let paper = Paper::default();
    let writer = paper.clone();
    let filter = LogFilter::read(filter).expect("a filter");
    let layer = layer(filter, format, move || writer.clone(), false);
    with_default(tracing_subscriber::registry().with(layer), happens);
    let bytes = paper.0.lock().expect("no panic").clone();
    String::from_utf8(bytes).expect("text")
}

/// Things that happen in libraries and here, with a secret in those that may hold one.
fn everything() {
    let span = tracing::info_span!(target: "serenity::http::client", "request", body = "SECRET");
    span.in_scope(|| tracing::info!(target: "pangaea_keeper::task", table = 3, "Table started."));
    tracing::warn!(target: "serenity::gateway::ws", "Err deserializing text; text: SECRET");
    tracing::warn!(target: "serenity::http::client", "Mismatched status from SECRET");
    tracing::warn!(target: "serenity::gateway::shard", "Unhandled error: SECRET");
    tracing::debug!(target: "serenity::client::dispatch", "An unknown event: SECRET");
    tracing::info!(target: "reqwest::connect", "SECRET");
    tracing::debug!(target: "sqlx::query", "SECRET");
    tracing::trace!(target: "hyper::proto", "SECRET");
    tracing::warn!(target: "serenity::gateway::bridge::shard_runner", "Error heartbeating");
    tracing::error!(target: "serenity::gateway::shard", "Sent invalid authentication");
    tracing::warn!(target: "sqlx::query", "slow statement");
    tracing::trace!(target: "pangaea_store", "a trace of ours");
}

#[test]
fn no_filter_lets_libraries_tell_what_was_sent() {
    let loudest = ["trace", "trace,serenity=trace,sqlx=trace", "serenity::http=trace,info"];
    for filter in loudest {
        let text = written(filter, LogFormat::Text, everything);
        assert!(!text.contains("SECRET"), "{filter}: {text}");
        for harmless in ["Table started. table=3", "Error heartbeating", "slow statement"] {
            assert!(text.contains(harmless), "{filter}: {harmless} in {text}");
        }
    }
    assert!(written("trace", LogFormat::Text, everything).contains("a trace of ours"));
}

#[test]
fn a_filter_is_a_level_for_all_and_others_for_single_parts() {
    let count = |filter| written(filter, LogFormat::Text, everything).lines().count();
    assert_eq!(count(LogFilter::USUAL), 4);
    assert_eq!(count("off"), 0);
    assert_eq!(count("error"), 1);
    assert_eq!(count("WARN"), 3);
    assert_eq!(count("off, pangaea=trace"), 2);
    // What is not named keeps its usual level: no one silences incidents by asking for more.
    assert_eq!(count("serenity=off"), 2);
    for wrong in ["", "warning", "foo", "pangaea", "info,warn", "info,", "x=", "a b=info"] {
        assert!(LogFilter::read(wrong).is_none(), "{wrong}");
    }
}

#[test]
fn a_line_stays_a_line_whatever_it_says() {
    let forge = || tracing::error!(target: "pangaea", name = "a\nb", "one\ntwo\u{1b}[2J");
    let text = written("info", LogFormat::Text, forge);
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(text.contains("ERROR one\\ntwo\\u{1b}[2J name=a\\nb"), "{text}");
    let json = written("info", LogFormat::Json, forge);
    assert_eq!(json.lines().count(), 1, "{json}");
    let line: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(line["message"], "one\ntwo\u{1b}[2J");
    assert_eq!((&line["level"], &line["name"]), (&"ERROR".into(), &"a\nb".into()));
}
