//! When a session may be begun, by a clock of its own.

use super::*;

/// As it is with so many sessions left, the last of them begun so many seconds ago.
fn after(remaining: u32, seconds_ago: Option<u64>, in_a_row: u32) -> (SessionCount, SystemTime) {
    let now = SystemTime::now();
    let granted =
        Granted { remaining, resets: now + Duration::from_secs(1000), ..Granted::default() };
    let last = seconds_ago.map(|seconds| now - Duration::from_secs(seconds));
    (SessionCount { last, in_a_row, granted, ..SessionCount::default() }, now)
}

fn pause(remaining: u32, seconds_ago: Option<u64>, in_a_row: u32) -> u64 {
    let (count, now) = after(remaining, seconds_ago, in_a_row);
    count.pause(now).as_secs()
}

#[test]
fn two_sessions_are_as_far_apart_as_discord_wants() {
    assert_eq!(pause(990, None, 0), 0, "the first one ever");
    assert_eq!(pause(990, Some(0), 1), 5);
    assert_eq!(pause(990, Some(3), 1), 2);
    assert_eq!(pause(990, Some(5), 1), 0);
    let (mut large, now) = after(990, Some(0), 1);
    large.granted.at_once = 10;
    assert_eq!(
        large.pause(now),
        Duration::from_millis(500),
        "large bots may begin several at once"
    );
}

#[test]
fn what_is_left_lasts_until_discord_counts_again() {
    assert_eq!(pause(100, Some(0), 1), 10, "one every 10 seconds");
    assert_eq!(pause(100, Some(4), 1), 6);
    assert_eq!(pause(100, Some(60), 1), 0);
    assert_eq!(pause(100, None, 0), 0, "the first one ever");
    assert_eq!(pause(0, Some(900), 1), 1000, "none is left");
    let (none, now) = after(0, None, 0);
    assert_eq!(none.pause(now + Duration::from_secs(1001)), Duration::ZERO, "it counts again");
}

#[test]
fn each_of_many_in_a_row_waits_longer() {
    let pauses = [1, 4, 5, 6, 7, 12, 13, 1000, u32::MAX].map(|row| pause(990, Some(0), row));
    assert_eq!(pauses, [5, 5, 10, 20, 40, 864, 864, 864, 864]);
}

/// A program that fails as soon as it has a session, and is started again at once, for a day.
#[test]
fn a_crash_loop_takes_a_small_part_of_the_days_sessions() {
    let (mut count, begun) = after(1000, None, 0);
    count.granted.resets = begun + PERIOD;
    let (mut now, mut taken) = (begun, 0);
    while now < begun + PERIOD {
        now += count.pause(now);
        taken += 1;
        let LastIdentify { last_identify, in_a_row } = count.begin(now);
        // The next process knows what is in the file, and asks Discord for the rest.
        let last = Some(UNIX_EPOCH + Duration::from_secs(last_identify));
        count = SessionCount { last, in_a_row, granted: count.granted, ..SessionCount::default() };
        now += Duration::from_secs(1);
    }
    assert!((90..=120).contains(&taken), "{taken}");
    // A bot that has run for a while begins a new row.
    count.begin(now + Duration::from_hours(2));
    assert_eq!(count.in_a_row, 1);
}

#[test]
fn a_session_that_waits_is_told_until_it_is_begun() {
    let identifies = Identifies::default();
    assert_eq!(identifies.begin(), Ok(()));
    assert_eq!(identifies.pause(), Duration::ZERO, "no other one is wanted");
    let pause = identifies.begin().expect_err("too soon");
    assert!(pause <= APART && identifies.pause() <= pause && !identifies.pause().is_zero());
    assert_eq!(identifies.count(), 1);
}

#[test]
fn the_last_sessions_are_remembered() {
    let file = std::env::temp_dir().join(format!("identify-{}.json", std::process::id()));
    let _ = fs::remove_file(&file);
    let first = Identifies::kept_in(file.clone());
    assert_eq!(first.begin(), Ok(()));
    assert_eq!(first.count(), 1);
    let next = Identifies::kept_in(file.clone());
    assert_eq!(next.lock().in_a_row, 1);
    let pause = next.begin().expect_err("too soon");
    assert!(pause > Duration::from_secs(4), "{pause:?}");
    let limit = r#"{"total":1000,"remaining":2,"reset_after":1000000,"max_concurrency":1}"#;
    next.granted(&serde_json::from_str(limit).expect("as Discord writes it"));
    let pause = next.begin().expect_err("few are left");
    assert!(pause > Duration::from_secs(490), "{pause:?}");
    // A file of an earlier program has no row in it.
    fs::write(&file, r#"{"last_identify":99999999999}"#).expect("a file");
    let early = Identifies::kept_in(file.clone());
    assert!(early.begin().expect_err("too soon") <= APART, "the clock was set back");
    fs::remove_file(&file).expect("the file of this test");
    assert!(!file.with_extension("new").exists(), "nothing stays beside it");
}
