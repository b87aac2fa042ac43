//! One connection to the gateway, from hello to its end.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::ConnectionCommand;
use super::frame::{self, Identify, Incoming, Resume};
use super::starts::{IdentifyRecord, IdentifyRefusal};
use crate::model::Guild;
use crate::model::event::{GatewayEvent, Ready, ReadyApplication};
use crate::model::guild::GuildAhead;
use crate::state::TOKEN;
use crate::world::World;

const UNKNOWN_OPCODE: u16 = 4001;
const DECODE_ERROR: u16 = 4002;
const NOT_AUTHENTICATED: u16 = 4003;
const AUTHENTICATION_FAILED: u16 = 4004;
const ALREADY_AUTHENTICATED: u16 = 4005;
const INVALID_SHARD: u16 = 4010;
const SHARDING_REQUIRED: u16 = 4011;
const DISALLOWED_INTENTS: u16 = 4014;

pub(crate) async fn serve(world: Arc<World>, mut socket: WebSocket) {
    let (to, mut orders) = unbounded_channel();
    if !world.gateway.enter(to.clone()) {
        return;
    }
    let mut connection = ClientConnection { world: Arc::clone(&world), to, identified: false };
    let hello = frame::hello(world.gateway.rules.heartbeat);
    if socket.send(Message::text(hello)).await.is_ok() {
        connection.run(&mut socket, &mut orders).await;
    }
    drop((connection, orders));
    world.wake();
}

struct ClientConnection {
    world: Arc<World>,
    to: UnboundedSender<ConnectionCommand>,
    identified: bool,
}

impl ClientConnection {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        orders: &mut UnboundedReceiver<ConnectionCommand>,
    ) {
        loop {
            tokio::select! {
                order = orders.recv() => match order {
                    Some(ConnectionCommand::Text(text)) => {
                        if socket.send(Message::text(text)).await.is_err() {
                            return;
                        }
                    }
                    Some(ConnectionCommand::Close(code)) => return close(socket, code).await,
                    Some(ConnectionCommand::Drop) | None => return,
                },
                frame = socket.recv() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        if let Err(code) = self.hear(&text) {
                            return close(socket, Some(code)).await;
                        }
                    }
                    Some(Ok(Message::Binary(_))) => return close(socket, Some(DECODE_ERROR)).await,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                },
            }
        }
    }

    /// Does what the bot asks for; a code is the reason to close.
    fn hear(&mut self, text: &str) -> Result<(), u16> {
        let incoming: Incoming = serde_json::from_str(text).map_err(|_| DECODE_ERROR)?;
        match incoming.op {
            frame::HEARTBEAT => {
                if self.world.gateway.acknowledge() {
                    let _ = self.to.send(ConnectionCommand::Text(frame::heartbeat_ack()));
                    self.world.wake();
                }
                Ok(())
            }
            frame::IDENTIFY | frame::RESUME if self.identified => Err(ALREADY_AUTHENTICATED),
            frame::IDENTIFY => self.identify(&read(incoming.d)?),
            frame::RESUME => self.resume(&read(incoming.d)?),
            _ if !self.identified => Err(NOT_AUTHENTICATED),
            frame::PRESENCE => Ok(()),
            op => {
                self.world.recorder.unknown(&format!("opcode {op} of the gateway"));
                Err(UNKNOWN_OPCODE)
            }
        }
    }

    fn identify(&mut self, identify: &Identify) -> Result<(), u16> {
        if identify.token.trim_start_matches("Bot ") != TOKEN {
            return Err(AUTHENTICATION_FAILED);
        }
        if identify.intents & frame::PRIVILEGED != 0 {
            return Err(DISALLOWED_INTENTS);
        }
        let shard @ [number, shards] = identify.shard.unwrap_or([0, 1]);
        if number >= shards {
            return Err(INVALID_SHARD);
        }
        let gateway = &self.world.gateway;
        let starts = IdentifyRecord { shard, at: self.world.clock.now() };
        match gateway.grant(starts, self.world.rates.is_on()) {
            Ok(()) => {}
            // Whoever asks too soon may ask again.
            Err(IdentifyRefusal::TooSoon) => {
                let _ = self.to.send(ConnectionCommand::Text(frame::invalid_session(false)));
                self.world.wake();
                return Ok(());
            }
            // All sessions end, as if the token were another one.
            Err(IdentifyRefusal::TooMany) => {
                gateway.end(&ConnectionCommand::Close(Some(AUTHENTICATION_FAILED)));
                return Err(AUTHENTICATION_FAILED);
            }
        }
        let resume_gateway_url = self.world.gateway_address();
        // All within the store's lock, so that nothing happens between the greeting and the first
        // event.
        let begun = self.world.read(|store| {
            let here = |guild: &&Guild| {
                guild.member(store.bot).is_some() && guild.id.shard(shards) == number
            };
            let guilds: Vec<&Guild> = store.guilds.values().filter(here).collect();
            if guilds.len() > gateway.rules.most_servers {
                return Err(SHARDING_REQUIRED);
            }
            let session = gateway.open(identify.intents, shard, self.to.clone());
            let ahead = guilds.iter().map(|guild| GuildAhead { id: guild.id, unavailable: true });
            let ready = Ready {
                v: 10,
                user: store.show_self(),
                guilds: ahead.collect(),
                session_id: session.clone(),
                resume_gateway_url,
                shard,
                application: ReadyApplication { id: store.bot, flags: 0 },
            };
            gateway.tell(&session, &GatewayEvent::Ready(Box::new(ready)));
            for guild in guilds {
                let event = GatewayEvent::GuildCreate(Box::new(store.show_guild_create(guild)));
                if identify.intents & event.intent() != 0 {
                    gateway.tell(&session, &event);
                }
            }
            Ok(())
        });
        self.identified = begun.is_ok();
        self.world.wake();
        begun
    }

    fn resume(&mut self, resume: &Resume) -> Result<(), u16> {
        if resume.token.trim_start_matches("Bot ") != TOKEN {
            return Err(AUTHENTICATION_FAILED);
        }
        if self.world.gateway.resume(&resume.session_id, resume.seq, self.to.clone()) {
            self.identified = true;
        } else {
            let _ = self.to.send(ConnectionCommand::Text(frame::invalid_session(false)));
        }
        self.world.wake();
        Ok(())
    }
}

fn read<T: DeserializeOwned>(data: Value) -> Result<T, u16> {
    serde_json::from_value(data).map_err(|_| DECODE_ERROR)
}

/// Says why, and waits for the other side to agree.
async fn close(socket: &mut WebSocket, code: Option<u16>) {
    let frame = code.map(|code| CloseFrame { code, reason: "".into() });
    if socket.send(Message::Close(frame)).await.is_ok() {
        while let Some(Ok(_)) = socket.recv().await {}
    }
}
