//! Every element of Discord that the bot uses, shown by a real bot to people.

use standin::model::Permissions;
use standin::{ActState, CannotDo};

use crate::harness::ShowcaseHarness;

#[tokio::test]
async fn a_button_is_pressed_and_its_message_changes() {
    let harness = ShowcaseHarness::new().await;
    let answer = harness.red.slash("buttons", &[]).expect("a command").answer().await;
    assert_eq!(answer.text(), "Press one");
    assert_eq!(answer.buttons(), ["Press", "Quiet", "Elsewhere"]);
    let changed = harness.blue.click("Press").expect("a button").answer().await;
    assert_eq!(changed.text(), "blue pressed, 1 in all");
    assert_eq!(changed.id(), answer.id());
    harness.red.click_on(answer.id(), "press:1").expect("a button by its id").answer().await;
    harness.red.sees_text("red pressed, 2 in all").await;
    harness.red.click("Quiet").expect("another button").acknowledged().await;
    harness.red.sees_text("Changed quietly").await;
    assert!(matches!(harness.red.click("Never"), Err(CannotDo::Disabled(_))));
    assert!(matches!(harness.red.click("Elsewhere"), Err(CannotDo::OnlyALink(_))));
    assert!(matches!(harness.red.click("Nowhere"), Err(CannotDo::NoSuchComponent(_))));
}

#[tokio::test]
async fn options_are_picked_in_a_menu() {
    let harness = ShowcaseHarness::new().await;
    harness.red.slash("menu", &[]).expect("a command").answer().await;
    let picked = harness.red.pick("Words", &["pangaea", "vaalbara"]).expect("two of two");
    assert_eq!(picked.answer().await.text(), "You picked pangaea and vaalbara");
    let too_many = harness.red.pick("Words", &["gondwana", "pangaea", "vaalbara"]);
    assert!(matches!(too_many, Err(CannotDo::WrongNumber { least: 1, most: 2, picked: 3 })));
    assert!(matches!(harness.red.pick("words", &["atlantis"]), Err(CannotDo::NoSuchMenuOption(_))));
    let twice = harness.red.pick("Words", &["pangaea", "pangaea"]);
    assert!(matches!(twice, Err(CannotDo::PickedTwice(_))));
}

#[tokio::test]
async fn a_form_is_filled_in() {
    let harness = ShowcaseHarness::new().await;
    let open = harness.red.slash("form", &[]).expect("a command").modal().await;
    assert_eq!(open.modal.title, "Where to?");
    assert!(harness.blue.modal().is_none(), "a form is for one person");
    assert!(matches!(harness.blue.submit(&[]), Err(CannotDo::NoModal)));
    let too_short = harness.red.submit(&[("Place", "C")]);
    assert!(matches!(too_short, Err(CannotDo::WrongLength { least: 2, most: 8, length: 1, .. })));
    assert!(matches!(harness.red.submit(&[("Time", "now")]), Err(CannotDo::NoSuchField(_))));
    let sent = harness.red.submit(&[("Place", "C7 90"), ("why", "it fits")]).expect("a form");
    assert_eq!(sent.answer().await.text(), "You wrote C7 90 / it fits");
    assert!(harness.red.modal().is_none(), "a form is sent once");
    harness.red.slash("form", &[]).expect("a command").modal().await;
    harness.red.put_away();
    assert!(matches!(harness.red.submit(&[]), Err(CannotDo::NoModal)));
}

#[tokio::test]
async fn an_option_completes_itself_and_speaks_the_persons_language() {
    let harness = ShowcaseHarness::new().await;
    let typing = harness.red.complete("choose", &[("word", "pa")], "word").expect("an option");
    let offered: Vec<String> = typing.choices().await.into_iter().map(|c| c.name).collect();
    assert_eq!(offered, ["pangaea"]);
    harness.red.speaks("de");
    let used = harness.red.slash("choose", &[("word", "pangaea")]).expect("a command");
    assert_eq!(used.answer().await.text(), "[de] word pangaea");
    let view = harness.red.view();
    let commands = view.places.iter().flat_map(|place| &place.commands);
    let choose = commands.into_iter().find(|command| command.name == "choose").expect("registered");
    let names = choose.name_localizations.as_ref().expect("names by language");
    assert_eq!(names["de"], "wähle");
}

#[tokio::test]
async fn subcommands_take_options_of_many_kinds() {
    let harness = ShowcaseHarness::new().await;
    let options = [("to", "3"), ("how", "in silence"), ("for", "Blue")];
    let used = harness.red.slash("count up", &options).expect("a subcommand");
    let expected = format!("[en-US] up to 3, how silent, for {}", harness.blue.mention());
    let answer = used.answer().await;
    assert_eq!(answer.text(), expected);
    let seen = harness.blue.sees_text("for").await;
    assert!(seen.pings_you, "a mention that nobody forbids is heard");
    let try_it = |command, options: &[(&str, &str)]| harness.red.slash(command, options);
    assert!(matches!(try_it("count", &[]), Err(CannotDo::NoSuchCommand(_))));
    assert!(matches!(try_it("count up", &[]), Err(CannotDo::OptionMissing(_))));
    assert!(matches!(try_it("count up", &[("to", "11")]), Err(CannotDo::BadValue { .. })));
    assert!(matches!(try_it("count up", &[("at", "1")]), Err(CannotDo::NoSuchOption(_))));
    let shouted = try_it("count up", &[("to", "3"), ("how", "shouted")]);
    assert!(matches!(shouted, Err(CannotDo::BadValue { .. })));
    harness.standin.channel("general").forbid_everyone(Permissions::SEND_MESSAGES);
    assert!(matches!(try_it("count up", &[("to", "3")]), Err(CannotDo::NoSuchCommand(_))));
    harness.standin.channel("general").allow_all();
    let not_completing = harness.red.complete("count up", &[("to", "3")], "to");
    assert!(matches!(not_completing, Err(CannotDo::DoesNotComplete(_))));
}

#[tokio::test]
async fn an_answer_comes_later_and_more_follows() {
    let harness = ShowcaseHarness::new().await;
    let act = harness.red.slash("later", &[]).expect("a command");
    assert_eq!(act.answer().await.text(), "Here it is");
    let more = harness.red.sees_text("And more").await;
    assert!(more.only_for_you);
    assert_eq!(act.state(), ActState::Answered);
    assert!(harness.blue.sees().iter().all(|seen| !seen.text().contains("And more")));
}

#[tokio::test]
async fn an_ephemeral_message_is_seen_by_one_person() {
    let harness = ShowcaseHarness::new().await;
    let answer = harness.red.slash("secret", &[]).expect("a command").answer().await;
    assert!(answer.only_for_you);
    assert!(harness.blue.sees().is_empty());
    assert!(harness.standin.channel("general").messages().is_empty());
}

#[tokio::test]
async fn a_picture_has_a_description_and_can_be_fetched() {
    let harness = ShowcaseHarness::new().await;
    let answer = harness.red.slash("picture", &[]).expect("a command").answer().await;
    assert_eq!(answer.text(), "One world\nAll lands were **one** once.\nLands: two\nSeas: one");
    let general = harness.standin.channel("general");
    let pictures = general.pictures();
    assert_eq!(
        pictures[0].description.as_deref(),
        Some("A map: one great land and an island in a wide sea")
    );
    assert_eq!((pictures[0].width, pictures[0].height), (Some(480), Some(270)));
    let shown = answer.message.embeds[0].image.as_ref().expect("a picture in the embed");
    assert_eq!(shown.url, pictures[0].url, "the embed shows the file of its message");
    let fetched = harness.fetch(&pictures[0].url).await;
    assert_eq!(Some(fetched), general.file(&pictures[0]));
}

#[tokio::test]
async fn a_letter_arrives_and_is_answered() {
    let harness = ShowcaseHarness::new().await;
    let told = harness.red.slash("letter", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "I wrote to you");
    assert_eq!(harness.red.dms().len(), 1);
    assert!(harness.blue.dms().is_empty());
    let red = harness.red.in_dms();
    assert_eq!(
        red.click("Press").expect("a button").answer().await.text(),
        "red pressed, 1 in all"
    );
    red.say("45 12").expect("a typed answer");
    red.sees_text("You wrote: 45 12").await;
    assert_eq!(harness.blue.at_id(red.place).sees().len(), 0, "a DM is for one person");
    assert!(harness.blue.at_id(red.place).click("Press").is_err());
}

#[tokio::test]
async fn a_thread_is_a_place_of_its_own() {
    let harness = ShowcaseHarness::new().await;
    let told = harness.red.slash("thread", &[]).expect("a command").answer().await;
    let threads = harness.standin.channel("general").threads();
    assert_eq!(told.text(), format!("See <#{}>", threads[0].id));
    let blue = harness.blue.at(&threads[0]);
    blue.sees_text("Welcome").await;
    assert_eq!(
        blue.click("Press").expect("a button").answer().await.text(),
        "blue pressed, 1 in all"
    );
    assert_eq!(blue.slash("buttons", &[]).expect("a command").answer().await.text(), "Press one");
}

#[tokio::test]
async fn a_message_is_changed_looked_up_and_deleted() {
    let harness = ShowcaseHarness::new().await;
    let told = harness.red.slash("rewrite", &[]).expect("a command").answer().await;
    assert_eq!(told.text(), "It read \"Second version\" with 1 file");
    assert!(harness.standin.channel("general").messages().is_empty());
}

#[tokio::test]
async fn the_bot_looks_around() {
    let harness = ShowcaseHarness::new().await;
    let told = harness.red.slash("look", &[]).expect("a command").answer().await;
    let place = harness.red.place;
    let expected = format!(
        "place {place}\nserver Pangaea with 1 channels\nred has 0 of 2 roles\nI am Pangaea"
    );
    assert_eq!(told.text(), expected);
    let in_dms = harness.red.in_dms().slash("look", &[]).expect("a command").answer().await;
    assert!(in_dms.text().ends_with("I am Pangaea"));
}
