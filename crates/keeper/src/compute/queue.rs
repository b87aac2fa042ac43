//! Whose turn it is at the pool: owners one after another, and of each the most urgent job.

use pangaea_table::{TableId, UserId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// For whom a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JobOwner {
    /// A table, whoever presses there.
    Table(TableId),
    /// A person, where it is about no table.
    Person(UserId),
}

/// How urgent a job is among those of the same owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// The table itself cannot go on without it. There is one at a time, which is never refused.
    Table,
    /// Someone waits for an answer.
    Answer,
    /// It is said unasked.
    Unasked,
}

/// So many answers of one owner can wait. Whoever comes then would wait longer than Discord does.
const MOST: usize = 32;

/// So many answers of all owners together: every person is an owner, and there may be very many.
const MOST_OF_ALL: usize = 2000;

/// So many jobs of one owner that no one has asked for: more than a table ever has messages.
const MOST_UNASKED: usize = 256;

/// So many other jobs of its owner can go before one that no one has asked for.
const PATIENCE: usize = 3;

/// Too many jobs are waiting, of this owner or of all.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Crowded;

/// All that is waiting. Clones share it.
#[derive(Clone)]
pub(super) struct JobQueue(Arc<Mutex<WaitingJobs>>);

struct WaitingJobs {
    /// Places where nothing is being done.
    free: usize,
    /// Those who have something waiting, whoever is next first.
    owners: VecDeque<JobOwner>,
    jobs: HashMap<JobOwner, JobsOfOne>,
    /// How many answers wait, those included that were given up.
    answers: usize,
}

/// What waits for one owner's turn.
#[derive(Default)]
struct JobsOfOne {
    table: VecDeque<Job>,
    answers: VecDeque<Job>,
    unasked: VecDeque<Job>,
    /// How many have gone before the first unasked one.
    passed: usize,
}

/// Where a job gets its permit.
type Job = oneshot::Sender<Permit>;

/// A place in the pool, given on when this is dropped; nothing if it has been given on.
pub(super) struct Permit(Option<JobQueue>);

impl JobQueue {
    pub(super) fn new(places: usize) -> Self {
        let (owners, jobs, answers) = (VecDeque::new(), HashMap::new(), 0);
        Self(Arc::new(Mutex::new(WaitingJobs { free: places, owners, jobs, answers })))
    }

    fn lock(&self) -> MutexGuard<'_, WaitingJobs> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn of this owner.
    pub(super) async fn turn(&self, owner: JobOwner, urgency: Urgency) -> Result<Permit, Crowded> {
        loop {
            let waiting = {
                let mut all = self.lock();
                if all.free > 0 {
                    all.free -= 1;
                    return Ok(Permit(Some(self.clone())));
                }
                all.wait(owner, urgency)?
            };
            // Each that waits is called; should one ever not be, it waits once more.
            if let Ok(permit) = waiting.await {
                return Ok(permit);
            }
        }
    }

    #[cfg(test)]
    pub(super) fn is_waiting(&self, owner: JobOwner) -> bool {
        self.lock().jobs.contains_key(&owner)
    }

    /// Gives a place to whoever is next.
    fn give_on(&self) {
        loop {
            let next = {
                let mut all = self.lock();
                let Some(next) = all.next() else {
                    all.free += 1;
                    return;
                };
                next
            };
            match next.send(Permit(Some(self.clone()))) {
                Ok(()) => return,
                // Whoever waited has gone: the place goes to the next one, here.
                Err(mut permit) => drop(permit.0.take()),
            }
        }
    }
}

impl WaitingJobs {
    fn wait(
        &mut self,
        owner: JobOwner,
        urgency: Urgency,
    ) -> Result<oneshot::Receiver<Permit>, Crowded> {
        if self.is_crowded(owner, urgency) {
            // Those who have given up wait no more.
            self.forget_closed();
            if self.is_crowded(owner, urgency) {
                return Err(Crowded);
            }
        }
        let jobs = self.jobs.entry(owner).or_insert_with(|| {
            self.owners.push_back(owner);
            JobsOfOne::default()
        });
        let queue = match urgency {
            Urgency::Table => &mut jobs.table,
            Urgency::Answer => &mut jobs.answers,
            Urgency::Unasked => &mut jobs.unasked,
        };
        let (job, turn) = oneshot::channel();
        queue.push_back(job);
        self.answers += usize::from(urgency == Urgency::Answer);
        Ok(turn)
    }

    fn is_crowded(&self, owner: JobOwner, urgency: Urgency) -> bool {
        let jobs = self.jobs.get(&owner);
        let waiting = |of: fn(&JobsOfOne) -> usize| jobs.map_or(0, of);
        match urgency {
            Urgency::Table => false,
            Urgency::Answer => {
                self.answers >= MOST_OF_ALL || waiting(|jobs| jobs.answers.len()) >= MOST
            }
            Urgency::Unasked => waiting(|jobs| jobs.unasked.len()) >= MOST_UNASKED,
        }
    }

    fn forget_closed(&mut self) {
        for jobs in self.jobs.values_mut() {
            jobs.answers.retain(|job| !job.is_closed());
            jobs.unasked.retain(|job| !job.is_closed());
        }
        self.answers = self.jobs.values().map(|jobs| jobs.answers.len()).sum();
    }

    /// The next job of the next owner, who is the last one then.
    fn next(&mut self) -> Option<Job> {
        loop {
            let owner = self.owners.pop_front()?;
            // One whose jobs were all given up has none.
            let Some(jobs) = self.jobs.get_mut(&owner) else { continue };
            let answers = jobs.answers.len();
            let next = jobs.next();
            self.answers -= answers - jobs.answers.len();
            if jobs.is_empty() {
                self.jobs.remove(&owner);
            } else {
                self.owners.push_back(owner);
            }
            if next.is_some() {
                return next;
            }
        }
    }
}

impl JobsOfOne {
    fn next(&mut self) -> Option<Job> {
        if self.passed >= PATIENCE
            && let Some(job) = self.unasked.pop_front()
        {
            self.passed = 0;
            return Some(job);
        }
        let job = self.table.pop_front().or_else(|| self.answers.pop_front());
        if job.is_none() {
            self.passed = 0;
            return self.unasked.pop_front();
        }
        self.passed += usize::from(!self.unasked.is_empty());
        job
    }

    fn is_empty(&self) -> bool {
        self.table.is_empty() && self.answers.is_empty() && self.unasked.is_empty()
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(queue) = self.0.take() {
            queue.give_on();
        }
    }
}

#[cfg(test)]
mod tests;
