//! When a session may be begun, by a clock of its own.

use super::*;
use std::sync::atomic::{AtomicU64, Ordering};

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
    count.pause(0, now).as_secs()
}

#[test]
fn two_sessions_are_as_far_apart_as_discord_wants() {
    assert_eq!(pause(990, None, 0), 0, "the first one ever");
    assert_eq!(pause(990, Some(0), 1), 5);
    assert_eq!(pause(990, Some(3), 1), 2);
    assert_eq!(pause(990, Some(5), 1), 0);
}

/// Buckets as Discord has them: a shard waits for those whose number has the same remainder.
#[test]
fn only_shards_of_one_bucket_wait_for_each_other() {
    let (mut count, now) = after(990, None, 0);
    count.granted = Granted { buckets: 2, shards: 4, ..count.granted };
    count.begin(0, now);
    let pauses = |count: &SessionCount, now| [0, 1, 2, 3].map(|shard| count.pause(shard, now));
    assert_eq!(pauses(&count, now), [APART, Duration::ZERO, APART, Duration::ZERO]);
    let later = now + Duration::from_secs(2);
    count.begin(1, later);
    let three = Duration::from_secs(3);
    assert_eq!(pauses(&count, later), [three, APART, three, APART]);
    // What an earlier process has begun may have been in any of them.
    let (mut next, now) = after(990, Some(1), 1);
    next.granted = count.granted;
    assert_eq!(pauses(&next, now), [Duration::from_secs(4); 4]);
}

#[test]
fn what_is_left_lasts_until_discord_counts_again() {
    assert_eq!(pause(100, Some(0), 1), 10, "one every 10 seconds");
    assert_eq!(pause(100, Some(4), 1), 6);
    assert_eq!(pause(100, Some(60), 1), 0);
    assert_eq!(pause(100, None, 0), 0, "the first one ever");
    assert_eq!(pause(0, Some(900), 1), 1000, "none is left");
    let (none, now) = after(0, None, 0);
    let later = now + Duration::from_secs(1001);
    assert_eq!(none.pause(0, later), Duration::ZERO, "it counts again");
}

#[test]
fn each_of_many_in_a_row_waits_longer() {
    let pauses = [1, 4, 5, 6, 7, 12, 13, 1000, u32::MAX].map(|row| pause(990, Some(0), row));
    assert_eq!(pauses, [5, 5, 10, 20, 40, 864, 864, 864, 864]);
}

/// Each start of a large bot begins many sessions; they are a row only if it starts again and again.
#[test]
fn the_sessions_of_all_shards_are_one_row() {
    let row_of = |starts: u32| {
        let (mut count, now) = after(990, Some(0), starts * 4);
        count.granted.shards = 4;
        count.pause(0, now).as_secs()
    };
    assert_eq!([1, 4, 5, 6, 13].map(row_of), [5, 5, 10, 20, 864]);
}

/// A program that fails as soon as it has a session, and is started again at once, for a day.
#[test]
fn a_crash_loop_takes_a_small_part_of_the_days_sessions() {
    for shards in [1, 4] {
        let (mut count, begun) = after(1000, None, 0);
        count.granted = Granted { resets: begun + PERIOD, shards, ..count.granted };
        let (mut now, mut taken) = (begun, 0);
        while now < begun + PERIOD {
            let mut kept = None;
            for shard in 0..shards {
                now += count.pause(shard, now);
                taken += 1;
                kept = Some(count.begin(shard, now));
            }
            // The next process knows what is in the file, and asks Discord for the rest.
            let LastIdentify { last_identify, in_a_row } = kept.expect("a session");
            let last = Some(UNIX_EPOCH + Duration::from_secs(last_identify));
            let granted = count.granted;
            count = SessionCount { last, in_a_row, granted, ..SessionCount::default() };
            now += Duration::from_secs(1);
        }
        let few = 90..=80 + 40 * shards;
        assert!(few.contains(&taken), "{taken}");
        // A bot that has run for a while begins a new row.
        count.begin(0, now + Duration::from_hours(2));
        assert_eq!(count.in_a_row, 1);
    }
}

#[test]
fn a_session_that_waits_is_told_until_it_is_begun() {
    let identifies = Identifies::default();
    assert_eq!(identifies.begin(0), Ok(()));
    assert_eq!(identifies.pause(), Duration::ZERO, "no other one is wanted");
    let pause = identifies.begin(1).expect_err("too soon");
    assert!(pause <= APART && identifies.pause() <= pause && !identifies.pause().is_zero());
    assert_eq!(identifies.count(), 1);
}

/// No second passes but those that the test lets pass.
#[tokio::test]
async fn shards_begin_one_after_another_by_the_clock_that_is_given() {
    let passed = Arc::new(AtomicU64::new(0));
    let seconds = Arc::clone(&passed);
    let clock = move || UNIX_EPOCH + Duration::from_secs(seconds.load(Ordering::Relaxed));
    let identifies = Arc::new(Identifies::default().by_clock(clock));
    let shards: Vec<_> =
        (0..4).map(|shard| tokio::spawn(Arc::clone(&identifies).permit(shard))).collect();
    for begun in 1..=4 {
        let stands = || format!("{} are begun", identifies.count());
        let next = async || (identifies.count() == begun).then_some(());
        wait::until(&format!("session {begun}"), stands, next).await;
        let waits = async || (identifies.lock().held_until.len() as u64 == 4 - begun).then_some(());
        wait::until("the others to wait", stands, waits).await;
        passed.fetch_add(4, Ordering::Relaxed);
        assert!(
            (0..4).all(|shard| identifies.lock().pause(shard, identifies.now()) > Duration::ZERO)
        );
        passed.fetch_add(1, Ordering::Relaxed);
    }
    for shard in shards {
        wait::bounded("its end", || "it waits".to_owned(), shard).await.expect("no panic");
    }
    assert_eq!(identifies.pause(), Duration::ZERO, "none waits");
}

/// What two processes agree on, by a clock that each of their wishes moves on by a second.
#[derive(Debug, Default)]
struct SharedPace(Mutex<(u64, BTreeMap<u32, u64>, u32)>);

/// A process's part of it: how many of all sessions it knows of.
#[derive(Debug)]
struct OwnPace(Arc<SharedPace>, Mutex<u32>);

impl SessionPace for OwnPace {
    fn begin(&self, bucket: u32, apart: Duration) -> BoxFuture<'_, PaceAnswer> {
        Box::pin(async move {
            let mut shared = self.0.0.lock().expect("no panic");
            let (now, buckets, all) = &mut *shared;
            *now += 1;
            let ends = buckets.get(&bucket).map_or(0, |began| began + apart.as_secs());
            if ends > *now {
                return PaceAnswer::Wait(Duration::from_secs(ends - *now));
            }
            buckets.insert(bucket, *now);
            let mut known = self.1.lock().expect("no panic");
            let by_others = *all - *known;
            *all += 1;
            *known = *all;
            PaceAnswer::Begun { by_others }
        })
    }
}

#[tokio::test]
async fn processes_begin_sessions_as_if_they_were_one() {
    let shared = Arc::new(SharedPace::default());
    let process = || {
        let pace = OwnPace(Arc::clone(&shared), Mutex::new(0));
        let identifies = Identifies::default().paced_by(Arc::new(pace));
        let limit = r#"{"total":1000,"remaining":900,"reset_after":1000000,"max_concurrency":2}"#;
        identifies.granted(
            &serde_json::from_str(limit).expect("as Discord writes it"),
            ShardRange::all(4),
        );
        identifies
    };
    let [one, two] = [process(), process()];
    assert_eq!(one.begin_with_others(0).await, Ok(()));
    let pause = two.begin_with_others(2).await.expect_err("the other one has just begun there");
    assert_eq!(pause, Duration::from_secs(4));
    assert!(!two.pause().is_zero(), "it is known that a shard waits");
    assert_eq!(two.begin_with_others(3).await, Ok(()), "in the other bucket");
    let left = |identifies: &Identifies| identifies.lock().granted.remaining;
    assert_eq!((left(&one), left(&two)), (899, 898), "the second knows of both");
    while two.begin_with_others(2).await.is_err() {}
    assert_eq!((one.count(), two.count()), (1, 2));
    assert_eq!(left(&two), 897);
}

#[test]
fn the_last_sessions_are_remembered() {
    let file = std::env::temp_dir().join(format!("identify-{}.json", std::process::id()));
    let _ = fs::remove_file(&file);
    let first = Identifies::kept_in(file.clone());
    assert_eq!(first.begin(0), Ok(()));
    assert_eq!(first.count(), 1);
    let next = Identifies::kept_in(file.clone());
    assert_eq!(next.lock().in_a_row, 1);
    let pause = next.begin(0).expect_err("too soon");
    assert!(pause > Duration::from_secs(4), "{pause:?}");
    let limit = r#"{"total":1000,"remaining":2,"reset_after":1000000,"max_concurrency":1}"#;
    let limit = serde_json::from_str(limit).expect("as Discord writes it");
    next.granted(&limit, ShardRange::default());
    let pause = next.begin(0).expect_err("few are left");
    assert!(pause > Duration::from_secs(490), "{pause:?}");
    // A file of an earlier program has no row in it.
    fs::write(&file, r#"{"last_identify":99999999999}"#).expect("a file");
    let early = Identifies::kept_in(file.clone());
    assert!(early.begin(0).expect_err("too soon") <= APART, "the clock was set back");
    fs::remove_file(&file).expect("the file of this test");
    assert!(!file.with_extension("new").exists(), "nothing stays beside it");
}
