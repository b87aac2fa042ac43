//! The gateway face: sessions that are told what happens, and what can go wrong with them.

mod connection;
mod frame;

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;

pub(crate) use connection::serve;

use crate::id::Id;
use crate::model::event::GatewayEvent;

/// Discord's usual time between two heartbeats.
pub(crate) const HEARTBEAT: Duration = Duration::from_millis(41_250);

/// How many events a session remembers for who comes back.
const REMEMBERED: usize = 1_000;

/// What a connection is told to do.
#[derive(Clone, Debug)]
pub(crate) enum ConnectionCommand {
    Text(String),
    /// A close frame, with or without a code.
    Close(Option<u16>),
    /// The connection just ends.
    Drop,
}

/// How many sessions a bot may begin, how many of them are left, how long until it is counted again,
/// and how many may be begun every 5 seconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SessionStarts {
    pub total: u32,
    pub remaining: u32,
    pub reset_after: Duration,
    pub max_concurrency: u32,
}

impl Default for SessionStarts {
    /// What Discord grants a day.
    fn default() -> Self {
        let (total, max_concurrency) = (1000, 1);
        Self { total, remaining: total, reset_after: Duration::from_hours(24), max_concurrency }
    }
}

#[derive(Debug)]
struct Session {
    intents: u64,
    shard: [u64; 2],
    seq: u64,
    /// The last of what was sent, for who comes back.
    sent: VecDeque<(u64, String)>,
    to: Option<UnboundedSender<ConnectionCommand>>,
}

#[derive(Debug)]
pub(crate) struct GatewaySessions {
    pub heartbeat: Duration,
    state: Mutex<GatewayState>,
}

#[derive(Debug, Default)]
struct GatewayState {
    sessions: BTreeMap<String, Session>,
    /// Every open connection, whether it has identified or not.
    connections: Vec<UnboundedSender<ConnectionCommand>>,
    opened: u64,
    starts: SessionStarts,
    resumed: u64,
    refused: u64,
    acknowledged: u64,
    refuse_resume: bool,
    lose_acks: bool,
    repeat: usize,
    down: bool,
}

impl GatewaySessions {
    pub(crate) fn new(heartbeat: Duration) -> Self {
        Self { heartbeat, state: Mutex::default() }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, GatewayState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells every session that asked for this kind of event.
    pub(crate) fn dispatch(&self, event: &GatewayEvent, bot: Id) {
        let mut state = self.state();
        let intent = event.intent();
        let mut repeat = state.repeat;
        for session in state.sessions.values_mut() {
            let wanted = intent == 0 || session.intents & intent != 0;
            if wanted && frame::shard_of(event, session.shard[1]) == session.shard[0] {
                let text = session.send(&frame::redacted(event, session.intents, bot));
                if repeat > 0
                    && let Some(to) = &session.to
                {
                    repeat -= 1;
                    let _ = to.send(ConnectionCommand::Text(text));
                }
            }
        }
        state.repeat = repeat;
    }

    /// Starts a session; older ones of the same shard that no one listens to end.
    fn open(
        &self,
        intents: u64,
        shard: [u64; 2],
        to: UnboundedSender<ConnectionCommand>,
    ) -> String {
        let mut state = self.state();
        state.sessions.retain(|_, old| old.shard != shard || old.is_heard());
        state.opened += 1;
        state.starts.remaining = state.starts.remaining.saturating_sub(1);
        let id = format!("session-{}", state.opened);
        let session = Session { intents, shard, seq: 0, sent: VecDeque::new(), to: Some(to) };
        state.sessions.insert(id.clone(), session);
        id
    }

    fn tell(&self, session: &str, event: &GatewayEvent) {
        if let Some(session) = self.state().sessions.get_mut(session) {
            session.send(event);
        }
    }

    /// Goes on with a session: everything after `seq` is sent again.
    fn resume(&self, id: &str, seq: u64, to: UnboundedSender<ConnectionCommand>) -> bool {
        let mut state = self.state();
        if std::mem::take(&mut state.refuse_resume) {
            state.sessions.remove(id);
        }
        let whole = |session: &&mut Session| {
            let oldest = session.sent.front().map_or(0, |(number, _)| *number);
            seq <= session.seq && oldest <= seq + 1
        };
        let Some(session) = state.sessions.get_mut(id).filter(whole) else { return false };
        for (_, text) in session.sent.iter().filter(|(number, _)| *number > seq) {
            let _ = to.send(ConnectionCommand::Text(text.clone()));
        }
        session.to = Some(to);
        session.send(&GatewayEvent::Resumed {});
        state.resumed += 1;
        true
    }

    /// Counts a heartbeat that is acknowledged; some are not.
    fn acknowledge(&self) -> bool {
        let mut state = self.state();
        let acknowledged = !state.lose_acks;
        state.acknowledged += u64::from(acknowledged);
        acknowledged
    }

    pub(crate) fn acknowledged(&self) -> u64 {
        self.state().acknowledged
    }

    /// Whether someone who knocks is turned away.
    pub(crate) fn refuses(&self) -> bool {
        let mut state = self.state();
        let down = state.down;
        state.refused += u64::from(down);
        down
    }

    /// How many connections were turned away.
    pub(crate) fn refused(&self) -> u64 {
        self.state().refused
    }

    /// Takes a connection in, so that whatever happens to all happens to it; not while all is down.
    fn enter(&self, to: UnboundedSender<ConnectionCommand>) -> bool {
        let mut state = self.state();
        state.connections.retain(|open| !open.is_closed());
        if !state.down {
            state.connections.push(to);
        }
        !state.down
    }

    /// Has the bot a session that hears what happens?
    pub(crate) fn is_connected(&self) -> bool {
        self.state().sessions.values().any(Session::is_heard)
    }

    /// How many sessions were opened and how often one was resumed.
    pub(crate) fn counts(&self) -> (u64, u64) {
        let state = self.state();
        (state.opened, state.resumed)
    }

    /// What a bot is told that it may still begin.
    pub(crate) fn session_starts(&self) -> SessionStarts {
        self.state().starts
    }

    pub(crate) fn limit_session_starts(&self, starts: SessionStarts) {
        self.state().starts = starts;
    }

    /// Ends every open connection, so or so.
    pub(crate) fn end(&self, how: &ConnectionCommand) {
        let mut state = self.state();
        for to in state.connections.drain(..) {
            let _ = to.send(how.clone());
        }
        for session in state.sessions.values_mut() {
            session.to = None;
        }
    }

    /// Tells everyone who has a session.
    pub(crate) fn tell_all(&self, text: &str) {
        for to in self.state().sessions.values().filter_map(|session| session.to.as_ref()) {
            let _ = to.send(ConnectionCommand::Text(text.to_owned()));
        }
    }

    pub(crate) fn reconnect(&self) {
        self.tell_all(&frame::reconnect());
    }

    pub(crate) fn invalidate(&self, resumable: bool) {
        self.tell_all(&frame::invalid_session(resumable));
        if !resumable {
            self.state().sessions.clear();
        }
    }

    pub(crate) fn refuse_next_resume(&self) {
        self.state().refuse_resume = true;
    }

    pub(crate) fn lose_acks(&self, yes: bool) {
        self.state().lose_acks = yes;
    }

    pub(crate) fn repeat(&self, events: usize) {
        self.state().repeat = events;
    }

    pub(crate) fn down(&self, yes: bool) {
        self.state().down = yes;
        if yes {
            self.end(&ConnectionCommand::Drop);
        }
    }
}

impl Session {
    fn is_heard(&self) -> bool {
        self.to.as_ref().is_some_and(|to| !to.is_closed())
    }

    fn send(&mut self, event: &GatewayEvent) -> String {
        self.seq += 1;
        let text = frame::dispatch(self.seq, event);
        if let Some(to) = &self.to {
            let _ = to.send(ConnectionCommand::Text(text.clone()));
        }
        if self.sent.len() == REMEMBERED {
            self.sent.pop_front();
        }
        self.sent.push_back((self.seq, text.clone()));
        text
    }
}
