//! Shards among processes that come, go and die.

use super::*;
use proptest::prelude::*;

/// Processes that share shards, by a clock of their own.
struct SharedShards {
    leases: ShardLeases,
    all: Vec<ProcessShards>,
    now: i64,
}

impl SharedShards {
    fn new(total: u32, processes: u64) -> Self {
        let mut bot =
            Self { leases: ShardLeases::new(total, BTreeMap::new()), all: Vec::new(), now: 0 };
        (1..=processes).for_each(|id| bot.starts(id, None));
        bot
    }

    fn starts(&mut self, id: u64, pinned: Option<&str>) {
        let pinned = pinned.map(|range| ShardRange::read(range).expect("a range"));
        self.all.push(ProcessShards { id: ProcessId(id), pinned, is_draining: false });
    }

    fn dies(&mut self, id: u64) {
        self.all.retain(|process| process.id != ProcessId(id));
    }

    fn drains(&mut self, id: u64) {
        for process in self.all.iter_mut().filter(|process| process.id == ProcessId(id)) {
            process.is_draining = true;
        }
    }

    /// Each process looks once, and connects what it has taken over.
    fn round(&mut self) {
        for process in self.all.clone() {
            let plan = self.leases.plan(process.id, &self.all, self.now);
            for step in plan {
                assert!(self.leases.apply(process.id, step, self.now), "{step:?}");
            }
            for shard in self.leases.sessions(process.id, self.now) {
                self.leases.connected(process.id, shard, self.now);
            }
        }
        self.now += 5;
    }

    fn held_by(&self, id: u64) -> Vec<u32> {
        let is_its =
            |shard: &u32| self.leases.of(*shard).is_some_and(|lease| lease.holder == ProcessId(id));
        (0..self.leases.total).filter(is_its).collect()
    }
}

#[test]
fn all_shards_are_shared_evenly() {
    let mut bot = SharedShards::new(16, 3);
    bot.round();
    bot.round();
    assert_eq!([1, 2, 3].map(|id| bot.held_by(id).len()), [6, 5, 5]);
    bot.starts(4, None);
    (0..3).for_each(|_| bot.round());
    assert_eq!([1, 2, 3, 4].map(|id| bot.held_by(id).len()), [4; 4], "the new one gets its share");
}

#[test]
fn those_of_a_dead_process_are_taken_over_when_their_time_is_over() {
    let mut bot = SharedShards::new(4, 2);
    bot.round();
    bot.dies(1);
    let (theirs, died) = (bot.held_by(1), bot.now);
    assert_eq!(theirs.len(), 2);
    while bot.now + 5 < died + ShardLeases::LASTS {
        bot.round();
        assert_eq!(bot.held_by(1), theirs, "it may be alive and slow");
    }
    (0..2).for_each(|_| bot.round());
    assert_eq!(bot.held_by(2).len(), 4);
    // It was only slow: what others have is not its own any more.
    let late = LeaseStep::Renew(theirs[0]);
    assert!(!bot.leases.apply(ProcessId(1), late, bot.now));
    assert!(bot.leases.sessions(ProcessId(1), bot.now).is_empty());
}

#[test]
fn a_shard_is_given_away_only_once_the_next_one_is_connected() {
    let mut bot = SharedShards::new(1, 1);
    bot.round();
    bot.starts(2, None);
    bot.drains(1);
    let [one, two] = [ProcessId(1), ProcessId(2)];
    let offers = bot.leases.plan(one, &bot.all, bot.now);
    assert_eq!(offers, [LeaseStep::Offer(0)]);
    assert!(bot.leases.apply(one, offers[0], bot.now));
    let takes = bot.leases.plan(two, &bot.all, bot.now);
    assert_eq!(takes, [LeaseStep::Succeed(0)]);
    assert!(bot.leases.apply(two, takes[0], bot.now));
    assert!(!bot.leases.apply(ProcessId(3), takes[0], bot.now), "no third one");
    assert_eq!(bot.leases.sessions(one, bot.now), [0]);
    assert_eq!(bot.leases.sessions(two, bot.now), [0], "for a moment both hear it");
    assert!(bot.leases.connected(two, 0, bot.now));
    assert!(bot.leases.sessions(one, bot.now).is_empty());
    assert!(!bot.leases.connected(two, 0, bot.now), "it is its own already");
}

#[test]
fn whoever_dies_while_taking_over_is_followed_by_the_next() {
    let mut bot = SharedShards::new(1, 1);
    bot.round();
    bot.starts(2, None);
    bot.drains(1);
    let [one, two] = [ProcessId(1), ProcessId(2)];
    assert!(bot.leases.apply(one, LeaseStep::Offer(0), bot.now));
    assert!(bot.leases.apply(two, LeaseStep::Succeed(0), bot.now));
    bot.dies(2);
    bot.starts(3, None);
    let waits = bot.leases.plan(ProcessId(3), &bot.all, bot.now);
    assert_eq!(waits, [], "the second may still come");
    bot.now += ShardLeases::LASTS;
    assert!(!bot.leases.connected(two, 0, bot.now), "it comes too late");
    (0..2).for_each(|_| bot.round());
    assert_eq!(bot.held_by(3), [0]);
}

#[test]
fn whoever_is_left_alone_while_draining_keeps_what_no_one_takes() {
    let mut bot = SharedShards::new(2, 1);
    bot.round();
    bot.drains(1);
    (0..9).for_each(|_| bot.round());
    assert_eq!(bot.leases.sessions(ProcessId(1), bot.now), [0, 1]);
}

#[test]
fn what_a_process_lets_go_at_its_end_is_free_at_once() {
    let mut bot = SharedShards::new(4, 2);
    bot.round();
    bot.leases.let_go(ProcessId(1), bot.now);
    bot.dies(1);
    bot.round();
    assert_eq!(bot.held_by(2), [0, 1, 2, 3]);
}

#[test]
fn pinned_shards_are_no_one_elses() {
    let mut bot = SharedShards::new(8, 2);
    bot.starts(3, Some("0/8"));
    bot.starts(4, Some("4-5/8"));
    (0..4).for_each(|_| bot.round());
    assert_eq!((bot.held_by(3), bot.held_by(4)), (vec![0], vec![4, 5]));
    let mut rest = [bot.held_by(1), bot.held_by(2)].concat();
    rest.sort_unstable();
    assert_eq!(rest, [1, 2, 3, 6, 7]);
}

#[derive(Clone, Copy, Debug)]
enum Happening {
    Starts,
    Dies(usize),
    Drains(usize),
    /// Time passes, and each process that is not late looks once.
    Round {
        late: usize,
    },
}

fn happenings() -> impl Strategy<Value = Vec<Happening>> {
    let one = prop_oneof![
        1 => Just(Happening::Starts),
        1 => (0..5usize).prop_map(Happening::Dies),
        1 => (0..5usize).prop_map(Happening::Drains),
        6 => (0..9usize).prop_map(|late| Happening::Round { late }),
    ];
    prop::collection::vec(one, 0..60)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_happens_each_shard_has_one_holder_and_soon_all_are_shared(
        total in 1..20u32, happenings in happenings(), connects in any::<u64>(),
    ) {
        let (mut bot, mut next) = (SharedShards::new(total, 2), 3);
        for (at, happening) in happenings.into_iter().enumerate() {
            match happening {
                Happening::Starts => {
                    bot.starts(next, None);
                    next += 1;
                }
                Happening::Dies(which) if bot.all.len() > 1 => {
                    let id = bot.all[which % bot.all.len()].id.0;
                    bot.dies(id);
                }
                Happening::Drains(which) => {
                    let id = bot.all[which % bot.all.len()].id.0;
                    bot.drains(id);
                }
                Happening::Dies(_) => {}
                Happening::Round { late } => {
                    let before = bot.leases.clone();
                    // Everyone plans by the same board, as processes do that look at the same time.
                    let plans: Vec<_> = bot.all.iter().enumerate().filter(|(n, _)| *n != late)
                        .map(|(_, process)| (process.id, before.plan(process.id, &bot.all, bot.now)))
                        .collect();
                    for (id, plan) in plans {
                        for step in plan {
                            bot.leases.apply(id, step, bot.now);
                        }
                    }
                    for process in bot.all.clone() {
                        for shard in bot.leases.sessions(process.id, bot.now) {
                            let is_there = connects >> ((at + shard as usize) % 64) & 1 == 1;
                            if is_there {
                                bot.leases.connected(process.id, shard, bot.now);
                            }
                        }
                    }
                    for shard in 0..total {
                        let (was, is) = (before.of(shard), bot.leases.of(shard));
                        let (Some(was), Some(is)) = (was, is) else { continue };
                        // No one loses a shard but by its own will, or because it was not heard of.
                        let ended = was.until <= bot.now;
                        prop_assert!(is.holder == was.holder || ended || was.is_offered);
                        let having = bot.all.iter().filter(|process| {
                            bot.leases.sessions(process.id, bot.now).contains(&shard)
                        });
                        prop_assert!(having.count() <= 2);
                    }
                    bot.now += 5;
                }
            }
        }
        bot.starts(next, None);
        (0..20).for_each(|_| bot.round());
        let counts: Vec<usize> = bot.all.iter().filter(|process| !process.is_draining)
            .map(|process| bot.held_by(process.id.0).len()).collect();
        prop_assert_eq!(counts.iter().sum::<usize>(), total as usize, "every shard is held");
        let (least, most) = (counts.iter().min().copied(), counts.iter().max().copied());
        prop_assert!(most.unwrap_or(0) - least.unwrap_or(0) <= 1, "{counts:?}");
    }
}
