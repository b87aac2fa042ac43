//! The gateway face: sessions that are told what happens, and what can go wrong with them.

mod connection;
mod frame;
mod starts;

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;

pub(crate) use connection::serve;
pub use starts::IdentifyRecord;
pub(crate) use starts::SessionStarts;
use starts::{GrantedStarts, IdentifyRefusal};

use crate::id::Id;
use crate::model::event::GatewayEvent;

/// Discord's usual time between two heartbeats.
const HEARTBEAT: Duration = Duration::from_millis(41_250);

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

/// How the gateway deals with a bot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GatewayRules {
    /// The time between heartbeats that the bot is told.
    pub heartbeat: Duration,
    /// The number of shards that the bot is told.
    pub shards: u32,
    /// More servers than this are too many for one shard.
    pub most_servers: usize,
}

impl Default for GatewayRules {
    fn default() -> Self {
        Self { heartbeat: HEARTBEAT, shards: 1, most_servers: 2_500 }
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
    pub rules: GatewayRules,
    state: Mutex<GatewayState>,
}

#[derive(Debug, Default)]
struct GatewayState {
    sessions: BTreeMap<String, Session>,
    /// Every open connection, whether it has identified or not.
    connections: Vec<UnboundedSender<ConnectionCommand>>,
    starts: GrantedStarts,
    /// How many sessions each shard has opened, and how often one of them was resumed.
    counts: BTreeMap<u64, (u64, u64)>,
    refused: u64,
    acknowledged: u64,
    refuse_resume: bool,
    lose_acks: bool,
    repeat: usize,
    down: bool,
}

impl GatewaySessions {
    pub(crate) fn new(rules: GatewayRules, limit: SessionStarts) -> Self {
        let starts = GrantedStarts::new(limit);
        Self { rules, state: Mutex::new(GatewayState { starts, ..GatewayState::default() }) }
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

    /// Counts a session that a bot asks for; where limits are kept, it may be refused.
    fn grant(&self, asked: IdentifyRecord, is_limited: bool) -> Result<(), IdentifyRefusal> {
        self.state().starts.grant(asked, is_limited)
    }

    /// Every session that a bot has asked for, oldest first.
    pub(crate) fn identifies(&self) -> Vec<IdentifyRecord> {
        self.state().starts.asked.clone()
    }

    /// Starts a session. Those of the same shard that someone listens to go on and hear the same, so that
    /// one process can hand a shard over to another; the others end.
    fn open(
        &self,
        intents: u64,
        shard: [u64; 2],
        to: UnboundedSender<ConnectionCommand>,
    ) -> String {
        let mut state = self.state();
        state.sessions.retain(|_, old| old.shard != shard || old.is_heard());
        state.counts.entry(shard[0]).or_default().0 += 1;
        let opened: u64 = state.counts.values().map(|(opened, _)| opened).sum();
        let id = format!("session-{opened}");
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
        let shard = session.shard[0];
        state.counts.entry(shard).or_default().1 += 1;
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

    /// Has the bot a session, of this shard or of any, that hears what happens?
    pub(crate) fn is_connected(&self, shard: Option<u64>) -> bool {
        let state = self.state();
        let mut sessions = state.sessions.values().filter(|session| session.is_of(shard));
        sessions.any(Session::is_heard)
    }

    /// How many sessions were opened, of this shard or of any, and how often one was resumed.
    pub(crate) fn counts(&self, shard: Option<u64>) -> (u64, u64) {
        let state = self.state();
        let counts = state.counts.iter().filter(|(of, _)| shard.is_none_or(|shard| shard == **of));
        counts.fold((0, 0), |all, (_, of)| (all.0 + of.0, all.1 + of.1))
    }

    /// What a bot is told that it may still begin.
    pub(crate) fn session_starts(&self) -> SessionStarts {
        self.state().starts.limit
    }

    pub(crate) fn limit_session_starts(&self, change: impl FnOnce(&mut SessionStarts)) {
        change(&mut self.state().starts.limit);
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

    /// What its sessions were told of late, as it was sent.
    pub(crate) fn sent(&self) -> Vec<String> {
        let state = self.state();
        let sent = state.sessions.values().flat_map(|session| &session.sent);
        sent.map(|(_, text)| text.clone()).collect()
    }

    /// Ends the connections of a shard's sessions, which can be resumed.
    pub(crate) fn end_shard(&self, shard: u64, how: &ConnectionCommand) {
        let mut state = self.state();
        for session in state.sessions.values_mut().filter(|session| session.is_of(Some(shard))) {
            if let Some(to) = session.to.take() {
                let _ = to.send(how.clone());
            }
        }
    }

    /// Tells everyone who has a session, of this shard or of any.
    pub(crate) fn tell_all(&self, shard: Option<u64>, text: &str) {
        let state = self.state();
        let sessions = state.sessions.values().filter(|session| session.is_of(shard));
        for to in sessions.filter_map(|session| session.to.as_ref()) {
            let _ = to.send(ConnectionCommand::Text(text.to_owned()));
        }
    }

    pub(crate) fn reconnect(&self) {
        self.tell_all(None, &frame::reconnect());
    }

    pub(crate) fn invalidate(&self, shard: Option<u64>, resumable: bool) {
        self.tell_all(shard, &frame::invalid_session(resumable));
        if !resumable {
            self.state().sessions.retain(|_, session| !session.is_of(shard));
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
    /// Is it a session of this shard? Each is one of any.
    fn is_of(&self, shard: Option<u64>) -> bool {
        shard.is_none_or(|shard| shard == self.shard[0])
    }

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
