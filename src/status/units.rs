//! Times, spans and sizes as a host reads them.

use time::UtcDateTime;

/// A moment, in seconds since 1970, by the calendar: `2026-01-31 12:30:45 UTC`.
pub fn utc(moment: i64) -> String {
    let at = calendar(moment);
    let (date, (hour, minute, second)) = (at.date(), at.time().as_hms());
    format!("{date} {hour:02}:{minute:02}:{second:02} UTC")
}

/// The same for whoever wants its parts. What no calendar has is the beginning of 1970.
pub fn calendar(moment: i64) -> UtcDateTime {
    UtcDateTime::from_unix_timestamp(moment).unwrap_or(UtcDateTime::UNIX_EPOCH)
}

/// So many seconds, in the two largest units.
pub fn span(seconds: i64) -> String {
    let seconds = seconds.max(0);
    let units = [(86_400, "d"), (3_600, "h"), (60, "min"), (1, "s")];
    let first = units.iter().position(|(unit, _)| seconds >= *unit).unwrap_or(units.len() - 1);
    let (large, name) = units[first];
    let whole = format!("{} {name}", seconds / large);
    match units.get(first + 1) {
        Some((small, name)) if seconds % large / small > 0 => {
            format!("{whole} {} {name}", seconds % large / small)
        }
        _ => whole,
    }
}

/// So many bytes, with one digit after the point.
pub fn bytes(bytes: u64) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")];
    match units.into_iter().find(|(unit, _)| bytes >= *unit) {
        Some((unit, name)) => format!("{}.{} {name}", bytes / unit, bytes % unit * 10 / unit),
        None => format!("{bytes} bytes"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_follow_the_calendar() {
        assert_eq!(utc(0), "1970-01-01 00:00:00 UTC");
        assert_eq!(utc(1_709_209_845), "2024-02-29 12:30:45 UTC");
        assert_eq!(utc(1_767_225_599), "2025-12-31 23:59:59 UTC");
    }

    #[test]
    fn spans_and_sizes_are_short() {
        let spans =
            [(0, "0 s"), (61, "1 min 1 s"), (3600, "1 h"), (93_600, "1 d 2 h"), (-5, "0 s")];
        for (seconds, words) in spans {
            assert_eq!(span(seconds), words);
        }
        assert_eq!(bytes(999), "999 bytes");
        assert_eq!(bytes(12_345_678), "12.3 MB");
    }
}
