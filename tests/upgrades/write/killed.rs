//! What the bot leaves behind as a process against the stand-in, killed while people play; and
//! what the stand-in itself keeps.

use pangaea_store::Store;
use pangaea_table::UserId;
use scripted_players::{AnswersVia, ScriptedPlayer, crash, still_asks};
use standin::{Act, CannotDo, Id, Method, Person, Seen, Standin, StandinClock};
use std::path::Path;
use std::time::Duration;
use wait::until;

/// So long someone waits for an answer to a press.
const ANSWER: Duration = Duration::from_secs(3);

/// The message with a button for this, and the button.
fn button(person: &Person, kind: &str) -> Option<(Id, String)> {
    person.sees().iter().rev().find_map(|seen: &Seen| {
        let mut ids = seen.parts().filter_map(|part| part.custom_id.clone());
        Some((seen.id(), ids.find(|id| id.split('.').nth(1) == Some(kind))?))
    })
}

async fn done(act: Result<Act, CannotDo>) -> Seen {
    act.expect("something that can be done").answer().await
}

async fn press(standin: &Standin, person: &Person, kind: &str) -> Seen {
    let what = format!("a button {kind:?} for {}", person.name);
    let (message, id) = standin.until(&what, || button(person, kind)).await;
    done(person.click_on(message, &id)).await
}

/// Sets a language, which the bot keeps with the person.
async fn speaks_french(person: &Person) {
    let settings = done(person.slash("settings", &[])).await;
    let language = |id: &&str| id.split('.').nth(1) == Some("sl");
    let menu = settings.parts().filter_map(|part| part.custom_id.as_deref()).find(language);
    done(person.pick_on(settings.id(), menu.expect("a menu of languages"), &["fr"])).await;
}

/// Waits until everything is said.
async fn settled(standin: &Standin, data: &Path) {
    let store = Store::open_read_only(&data.join("pangaea.db")).await.expect("a database");
    let said =
        async || store.tables_with_pending().await.expect("an outbox").is_empty().then_some(());
    until("everything to be said", || standin.last_requests(), said).await;
    store.close().await;
}

/// Lets people play for a while and kills the bot; the database is in the folder, and the
/// stand-in's own state in another. Who was there comes back.
pub(super) async fn write(data: &Path, kept: &Path) -> Vec<UserId> {
    let standin = Standin::builder().clock(StandinClock::real()).folder(kept).start().await;
    let standin = standin.expect("a stand-in");
    let [ada, ben, cleo, dan] = ["Ada", "Ben", "Cleo", "Dan"].map(|name| standin.person(name));
    ben.close_dms();
    cleo.speaks("fr");
    let binary = Path::new(env!("CARGO_BIN_EXE_pangaea"));
    let mut process = crash::start(binary, &standin, data).expect("a process");
    standin.has_command("play").await;
    standin.until("the bot to listen", || standin.is_bot_there().then_some(())).await;

    done(ada.slash("play", &[("game", "vaalbara")])).await;
    press(&standin, &ben, "jo").await;
    press(&standin, &ada, "ac").await;
    press(&standin, &ada, "st").await;
    let elsewhere = standin.channel("lobby");
    let (cleo, dan) = (cleo.at(&elsewhere), dan.at(&elsewhere));
    done(cleo.slash("play", &[("game", "little-prince")])).await;
    press(&standin, &dan, "jo").await;
    speaks_french(&cleo).await;
    standin.until("a question", || ada.dms().into_iter().find(still_asks)).await;
    settled(&standin, data).await;

    let mut players = [
        ScriptedPlayer::new(ada, AnswersVia::Message, 1),
        ScriptedPlayer::new(ben, AnswersVia::MyMove, 2),
    ];
    for player in &mut players {
        player.answer().await;
    }
    settled(&standin, data).await;
    // Something is stored and on its way when it dies, and never arrives.
    let hold = standin.hold(&Method::POST, "/messages");
    let on_its_way = async || {
        for player in &mut players {
            // What is held back keeps an answer from coming.
            let _ = tokio::time::timeout(ANSWER, player.answer()).await;
        }
        (hold.waiting() > 0).then_some(())
    };
    until("a message that is held back", || standin.last_requests(), on_its_way).await;
    process.kill().expect("it dies");
    let gone = async || (hold.waiting() == 0).then_some(());
    until("the dead to hang up", || standin.last_requests(), gone).await;
    drop(hold);
    let people = standin.people().iter().map(|person| UserId(person.id.0)).collect();
    standin.stop().await.expect("the state of the stand-in");
    // The journal of the dead goes into the database.
    let store = Store::open(&data.join("pangaea.db")).await.expect("a database");
    store.close().await;
    people
}
