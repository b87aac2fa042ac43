use super::*;
use futures_util::FutureExt;

type Turn = futures_util::future::BoxFuture<'static, Result<Permit, Crowded>>;

/// A job of a table that waits for its turn.
fn waits(queue: &JobQueue, table: u64, urgency: Urgency) -> Turn {
    let queue = queue.clone();
    let mut turn =
        async move { queue.turn(JobOwner::Table(TableId(table)), urgency).await }.boxed();
    assert!((&mut turn).now_or_never().is_none(), "no place is free");
    turn
}

/// A queue whose only place is taken.
async fn busy() -> (JobQueue, Permit) {
    let queue = JobQueue::new(1);
    let permit = queue.turn(JobOwner::Table(TableId(0)), Urgency::Answer).await.expect("a place");
    (queue, permit)
}

/// The names of all jobs in the order in which they get the only place.
fn order(mut permit: Permit, jobs: Vec<(&'static str, Turn)>) -> Vec<&'static str> {
    let (mut jobs, mut order) = (jobs, Vec::new());
    while !jobs.is_empty() {
        drop(permit);
        let called = jobs.iter_mut().enumerate().find_map(|(index, (_, turn))| {
            Some((index, turn.now_or_never()?.expect("not crowded")))
        });
        let (index, next) = called.expect("one of them is called");
        order.push(jobs.remove(index).0);
        permit = next;
    }
    order
}

#[tokio::test]
async fn a_quiet_table_waits_for_one_job_of_a_busy_one() {
    let (queue, permit) = busy().await;
    let mut jobs: Vec<(&str, Turn)> =
        (0..20).map(|_| ("busy", waits(&queue, 1, Urgency::Answer))).collect();
    jobs.push(("quiet", waits(&queue, 2, Urgency::Answer)));
    jobs.push(("quiet too", waits(&queue, 3, Urgency::Unasked)));
    let order = order(permit, jobs);
    assert_eq!(order[..4], ["busy", "quiet", "quiet too", "busy"]);
    assert_eq!(order.len(), 22, "everyone has had a turn");
}

#[tokio::test]
async fn a_table_goes_on_first_and_still_says_what_no_one_asked_for() {
    let (queue, permit) = busy().await;
    let mut jobs = vec![("unasked", waits(&queue, 1, Urgency::Unasked))];
    jobs.extend((0..6).map(|_| ("answer", waits(&queue, 1, Urgency::Answer))));
    jobs.push(("table", waits(&queue, 1, Urgency::Table)));
    let order = order(permit, jobs);
    assert_eq!(order[..5], ["table", "answer", "answer", "unasked", "answer"]);
}

#[tokio::test]
async fn no_more_answers_wait_than_can_come_in_time() {
    let (queue, permit) = busy().await;
    let crowd: Vec<Turn> = (0..MOST).map(|_| waits(&queue, 1, Urgency::Answer)).collect();
    let late = queue.turn(JobOwner::Table(TableId(1)), Urgency::Answer).await;
    assert_eq!(late.map(drop), Err(Crowded));
    // Neither the table itself nor others are refused for it.
    let (own, other) = (waits(&queue, 1, Urgency::Table), waits(&queue, 2, Urgency::Answer));
    // Whoever gives up leaves room for someone else, and does not hold up the rest.
    drop(crowd);
    let next = waits(&queue, 1, Urgency::Answer);
    let order = order(permit, vec![("own", own), ("other", other), ("next", next)]);
    assert_eq!(order, ["own", "other", "next"]);
    queue
        .turn(JobOwner::Table(TableId(4)), Urgency::Answer)
        .await
        .expect("the place is free again");
}

#[tokio::test]
async fn many_people_at_once_find_no_more_room_than_there_is() {
    let (queue, permit) = busy().await;
    let people = u64::try_from(MOST_OF_ALL).expect("a small number");
    let crowd: Vec<Turn> = (1..=people).map(|one| waits(&queue, one, Urgency::Answer)).collect();
    let late = queue.turn(JobOwner::Person(UserId(1)), Urgency::Answer).await;
    assert_eq!(late.map(drop), Err(Crowded));
    let unasked: Vec<Turn> =
        (0..MOST_UNASKED).map(|_| waits(&queue, 1, Urgency::Unasked)).collect();
    let late = queue.turn(JobOwner::Table(TableId(1)), Urgency::Unasked).await;
    assert_eq!(late.map(drop), Err(Crowded));
    // A table goes on whatever waits, and whoever has given up makes room.
    let own = waits(&queue, 1, Urgency::Table);
    drop((crowd, unasked));
    let next = waits(&queue, 2, Urgency::Answer);
    assert_eq!(order(permit, vec![("own", own), ("next", next)]), ["own", "next"]);
}
