//! How one line is written.

use super::LogFormat;
use crate::cli::one_line;
use serde_json::{Map, Value};
use std::fmt::{self, Write};
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

impl<S, N> FormatEvent<S, N> for LogFormat
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        _: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let mut time = String::new();
        SystemTime.format_time(&mut Writer::new(&mut time))?;
        let mut line = Line::default();
        event.record(&mut line);
        let metadata = event.metadata();
        let Line { message, mut fields } = line;
        if *self == Self::Json {
            fields.insert("time".to_owned(), time.into());
            fields.insert("level".to_owned(), metadata.level().as_str().into());
            fields.insert("target".to_owned(), metadata.target().into());
            fields.insert("message".to_owned(), message.into());
            return writeln!(writer, "{}", Value::Object(fields));
        }
        let level = metadata.level();
        let colour = match *level {
            Level::ERROR => "\x1b[31m",
            Level::WARN => "\x1b[33m",
            _ => "",
        };
        if writer.has_ansi_escapes() && !colour.is_empty() {
            write!(writer, "{time} {colour}{level:>5}\x1b[0m ")?;
        } else {
            write!(writer, "{time} {level:>5} ")?;
        }
        write!(writer, "{}", one_line(&message))?;
        for (name, value) in fields {
            match value {
                Value::String(text) => write!(writer, " {name}={}", one_line(&text))?,
                value => write!(writer, " {name}={value}")?,
            }
        }
        writeln!(writer)
    }
}

/// What one event says.
#[derive(Default)]
struct Line {
    message: String,
    fields: Map<String, Value>,
}

impl Line {
    fn add(&mut self, field: &Field, value: impl Into<Value>) {
        self.fields.insert(field.name().to_owned(), value.into());
    }
}

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            // Writing into a string cannot fail.
            let _ = write!(self.message, "{value:?}");
        } else {
            self.add(field, format!("{value:?}"));
        }
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.add(field, value);
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.add(field, value);
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.add(field, value);
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.add(field, value);
    }
}
