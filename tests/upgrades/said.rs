//! What the program says of a stored table, as data and never in words: the wording of messages
//! may change, what was stored may not.

use pangaea_engine::play::Play;
use pangaea_engine::question::{Next, Picked, Question, Step};
use pangaea_engine::registry::{AnyDraft, Match};
use pangaea_engine::seat::Seat;
use pangaea_engine::with_any;
use pangaea_keeper::{Loaded, entries, load};
use pangaea_store::{Store, StoredTable};
use pangaea_table::formats::SETTINGS;
use pangaea_table::{
    self, Entry, Holder, Preferences, Sitting, Stage, Table, TableGame, TableId, UserId,
};
use serde::Serialize;
use serde_json::{Value, json};

/// What is said of one table.
pub(super) struct Said {
    /// Everything but the record.
    pub(super) table: Value,
    /// The record, byte for byte, once the game is over.
    pub(super) record: Option<String>,
}

/// The game of a table and what was told of its rounds, which a table tells only to the store. Whom
/// it names is said by name.
fn inside(table: &Table) -> Option<(&Match, Value)> {
    let mut details: Value = serde_json::from_str(&table.details()).expect("details are JSON");
    let players = details["players"].take();
    let name = |player: &Value| {
        let place = player.as_u64().and_then(|place| usize::try_from(place).ok());
        players[place.expect("a place in the list of players")]["name"].clone()
    };
    for chapter in details["chapters"].as_array_mut().expect("a list of rounds") {
        for line in chapter["lines"].as_array_mut().expect("a list of lines") {
            let news = line.get_mut("house").and_then(Value::as_object_mut);
            for (_, named) in news.into_iter().flatten() {
                match named {
                    Value::Object(several) => {
                        several.values_mut().for_each(|player| *player = name(player));
                    }
                    player => *player = name(player),
                }
            }
        }
    }
    table.game().map(|progress| (progress.game(), details["chapters"].take()))
}

fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).expect("plain data")
}

/// A table and its log as the program reads them.
pub(super) async fn read(store: &Store, id: TableId) -> (StoredTable, Table, Vec<Entry>) {
    let stored = store.load(id).await.expect("a read").expect("a table");
    let loaded = load(store, id, stored.changed).await.expect("a read").expect("a table");
    let Loaded::Sound(table) = loaded else { panic!("table {id} is not sound: {loaded:?}") };
    let log = store.log(id).await.expect("a log");
    let log = entries(table.terms.game, &log).expect("entries");
    (stored, table, log)
}

/// Everything about one table.
pub(super) async fn table(store: &Store, id: TableId) -> Said {
    let (stored, table, log) = read(store, id).await;
    let inside = inside(&table);
    let agreed: serde_json::Map<String, Value> =
        table.agreed().into_iter().map(|(option, on)| (option.key.to_owned(), on.into())).collect();
    let entry = |entry: &Entry| json!([entry.kind(), entry.seat()]);
    let said = json!({
        "id": table.id,
        "place": table.channel,
        "home": table.home,
        "server": table.server,
        "stage": stored.stage.as_str(),
        "paused": table.is_paused(),
        "game": table.terms.game,
        "language": table.terms.language,
        "move_time": table.terms.move_time,
        "options": table.terms.options,
        "agreed": agreed,
        "host": table.host,
        "knowing": table.players.knowing(),
        "former": former(&table),
        "seats": table.seats.iter().map(|one| sitting(&table, one)).collect::<Vec<_>>(),
        "offers": table.offers.iter().map(|offer| json!([offer.seat, offer.person, offer.since])).collect::<Vec<_>>(),
        "invited": table.invited,
        "revision": table.revision,
        "entries": table.entries,
        "log": log.iter().map(entry).collect::<Vec<_>>(),
        "opened": stored.created,
        "changed": stored.changed,
        "touched": table.touched,
        "due": due(&table),
        "closes": table.closes_at(),
        "end_told": table.end_told,
        "unreachable": table.unreachable,
        "waits_for_people": table.people_to_move(),
        "waits_for_computers": table.computers_to_move(),
        "waits_since": table.guests().map(|(_, guest)| table.awaits(guest.person)).collect::<Vec<_>>(),
        "late": table.late(),
        "told": inside.as_ref().map(|(_, told)| told),
        "open": inside.filter(|_| !is_over(&table)).map(|(game, _)| open(&table, game)),
        "outbox": outbox(store, id).await,
        "messages": messages(store, id).await,
    });
    let record = match &table.stage {
        Stage::Over(progress) => {
            let record =
                pangaea_table::game_record(&log, progress, table.names()).expect("a sound log");
            Some(record.expect("the record of a game that is over"))
        }
        _ => None,
    };
    Said { table: said, record }
}

/// Of a game that goes on only when it wants something of those who play: in the first generations
/// none ended by itself.
fn due(table: &Table) -> Option<i64> {
    let goes_on = table.playing().is_some() && !table.is_paused();
    if goes_on { table.wanted_at() } else { table.due() }
}

const fn is_over(table: &Table) -> bool {
    matches!(table.stage, Stage::Over(_))
}

/// Everyone who has left a seat and was not forgotten, with their name.
fn former(table: &Table) -> Vec<(UserId, &str)> {
    let players = table.players.iter().filter(|player| !player.forgotten);
    let named = players.filter_map(|player| Some((player.user?, player.name.as_str())));
    named.filter(|(user, _)| table.seat_of(*user).is_none()).collect()
}

fn sitting(table: &Table, sitting: &Sitting) -> Value {
    let answered = sitting.answered.as_ref();
    let holder = match &sitting.holder {
        Holder::Person(guest) => json!({
            "person": guest.person,
            "language": guest.language,
            "settings": guest.preferences,
            "closed": guest.closed,
            "door": guest.deliver_to(),
        }),
        Holder::Computer(kind) => json!({ "computer": kind }),
        Holder::Forgotten => json!("forgotten"),
    };
    json!({
        "holder": holder,
        "name": table.players.name(sitting.player),
        "colour": sitting.colour,
        "answered": answered.map(|answered| json!([answered.question, answered.round])),
        "draft": sitting.draft,
        "left_server": sitting.left_server,
    })
}

/// A game that is not over, as all see it and as each seat does.
fn open(table: &Table, game: &Match) -> Value {
    with_any!(game, G, play => json!({
        "setting": value(play.setting()),
        "table": value(&play.table_view()),
        "to_decide": play.to_decide(),
        "seats": play.setting().seats().map(|seat| seat_of(table, play, seat)).collect::<Vec<_>>(),
    }))
}

fn seat_of<G: TableGame>(table: &Table, play: &Play<G>, seat: Seat) -> Value {
    let view = play.seat_view(seat).expect("a seat of this table");
    let draft = table.sitting(seat).and_then(|sitting| sitting.draft.as_ref());
    let open = play.question(seat, &[]);
    let draft = draft.filter(|draft| Some(draft.question) == open.as_ref().map(|open| open.number));
    let picks = draft.map(|draft| allowed(play, seat, &draft.picks)).unwrap_or_default();
    let panel = table.panel(seat).map(|panel| {
        let menu = |menu: &pangaea_table::Menu| json!([menu.step, menu.choices.len(), menu.picked]);
        json!({
            "question": panel.question,
            "menus": panel.menus.iter().map(menu).collect::<Vec<_>>(),
            "trial": panel.trial,
            "changes": panel.changes,
            "complete": panel.is_complete,
            "ready": panel.is_ready,
            "given": panel.is_given,
        })
    });
    json!({
        "view": value(&view),
        "asked": open.map(|open| question(&open)),
        "asked_next": play.question(seat, &picks).map(|next| question(&next)),
        "picks": value(&picks),
        "trial": draft.and_then(|draft| draft.trial),
        "given": value(&G::chosen(play.setting(), &view)),
        "panel": panel,
    })
}

/// As many of the stored picks as are still offered.
fn allowed<G: TableGame>(play: &Play<G>, seat: Seat, stored: &AnyDraft) -> Vec<Picked<G>> {
    let mut picks = Vec::new();
    for pick in G::of(stored).expect("picks of this game") {
        picks.push(pick.clone());
        if play.question(seat, &picks).is_none() {
            picks.pop();
            break;
        }
    }
    picks
}

fn question<I: Serialize, A: Serialize>(asked: &Question<I, A>) -> Value {
    let next = match &asked.next {
        Next::Ask(Step::OneOf(items)) => json!({ "one_of": items }),
        Next::Ask(Step::Place(spots)) => json!({ "place": spots, "places": spots.len() }),
        Next::Do(action) => json!({ "do": action }),
    };
    json!({ "number": asked.number, "answered": asked.answered, "next": next })
}

async fn outbox(store: &Store, id: TableId) -> Vec<Value> {
    let unsaid = store.outbox(id).await.expect("an outbox");
    unsaid.iter().map(|row| json!([row.slot, row.revision, row.since])).collect()
}

async fn messages(store: &Store, id: TableId) -> Vec<Value> {
    let said = store.messages(id).await.expect("messages");
    let row = |(slot, said): &(String, pangaea_store::SentMessage)| {
        json!([slot, said.channel, said.message, said.posted_at])
    };
    said.iter().map(row).collect()
}

/// What is known about someone, whatever tables they sit at.
pub(super) async fn person(store: &Store, person: UserId) -> Value {
    let row = store.person(person).await.expect("a read");
    let read = |text: &String| SETTINGS.read::<Preferences>(text).expect("settings");
    let past = store.past_games(person, u32::MAX).await.expect("a read");
    let past = past
        .iter()
        .map(|game| json!([game.table, game.game, game.ended, game.seats, game.score, game.rank]));
    json!({
        "settings": row.settings.as_ref().map(read),
        "dm": row.dm,
        "dm_open": row.dm_open,
        "past": past.collect::<Vec<_>>(),
    })
}
