//! Messages of older programs are there with the labels of their time, and are pressed.

use super::{clock_at, kept, latest, world};
use crate::play::harness::Harness;
use scripted_players::still_asks;
use standin::{Id, Person, Seen, Standin};

/// What a button was called that is *My turn* now.
const OLD: &str = "My move";

/// The message with such a button, and the button.
fn old_button(person: &Person) -> Option<(Id, String)> {
    let seen: Seen = person.sees().into_iter().find(|seen| seen.buttons().contains(&OLD))?;
    let mut parts = seen.parts();
    let button = parts.find(|part| part.label.as_deref() == Some(OLD))?.custom_id.clone()?;
    Some((seen.id(), button))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_button_with_the_label_of_its_time_does_what_it_did() {
    let mut pressed = 0;
    for kept in kept("labels").iter().filter(|kept| kept.beside.ends_with("killed.said")) {
        let from = world(&format!("labels-{}", kept.name), &kept.beside.with_file_name("standin"));
        let standin = Standin::builder().folder(from).start().await.expect("a stand-in");
        let people = ["Ada", "Ben"].map(|name| standin.person(name));
        let Some((message, button)) = old_button(&people[0]) else { continue };
        let clock = clock_at(latest(&kept.file()).await);
        let harness = Harness::kept(standin, kept.data.clone(), clock).await;
        let mut asked = 0;
        for person in &people {
            let answer = person.click_on(message, &button).expect("a button").answer().await;
            assert!(answer.text().contains("Vaalbara"), "{}: {}", kept.name, answer.text());
            asked += usize::from(still_asks(&answer));
        }
        assert!(asked > 0, "{}: it is someone's turn", kept.name);
        harness.stop().await;
        pressed += 1;
    }
    assert!(pressed > 0, "no message of that time was kept");
}
