//! Before the game: who sits down, what is agreed, and who decides.

use super::harness::{Harness, english};
use super::hosting::{hours, line_value, open, start, told};
use pangaea_engine::registry::GameId;
use pangaea_table::{Refusal, agreements};
use pangaea_text::{Language, bot};
use standin::{CannotDo, Person, Seen};

/// The options panel of someone.
async fn options(person: &Person) -> Seen {
    person.click("Options").expect("a button").answer().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_of_seats_is_always_up_to_date() {
    let harness = Harness::new("lobby-seats").await;
    let [ada, ben, cleo] = harness.people(["Ada", "Ben", "Cleo"]);
    let lobby = open(&ada, "vaalbara", &[]).await;
    assert!(
        lobby.text().contains("1. Ada · yellow · host\n1 of 5 seats taken"),
        "{}",
        lobby.text()
    );
    let shown = |seen: &Seen| {
        let pictures = seen.message.attachments.iter().map(|picture| picture.description.clone());
        pictures.map(Option::unwrap_or_default).collect::<Vec<_>>()
    };
    assert_eq!(
        shown(&lobby),
        ["The lobby of Vaalbara. At the table: Ada (yellow). 4 seats are free."]
    );
    told(ben.click("Join")).await;
    let joined = cleo.sees_text("2. Ben").await;
    let two = "The lobby of Vaalbara. At the table: Ada (yellow) and Ben (red). 3 seats are free.";
    assert_eq!(shown(&joined), [two]);
    assert!(told(ben.click("Join")).await.contains(&english(&bot::seated())));
    cleo.sees_text("2. Ben · red\n2 of 5 seats taken").await;
    told(ben.click("Add computer player")).await;
    cleo.sees_text("3. Ur · blue · computer (smart)").await;
    let panel = options(&ben).await;
    let menu = "Computer players";
    told(ben.pick_on(panel.id(), menu, &[&english(&bot::add_random())])).await;
    cleo.sees_text("4. Kenor · purple · computer (random)").await;
    told(ben.pick_on(panel.id(), menu, &["Remove Ur"])).await;
    cleo.sees_text("3. Kenor · blue · computer (random)\n3 of 5").await;
    for button in ["Options", "Start", "Add computer player"] {
        let words = told(cleo.click(button)).await;
        assert!(words.contains("Press **Join** first"), "{button}: {words}");
    }
    assert!(told(cleo.click("Leave")).await.contains(&english(&bot::not_seated())));
    told(ben.click("Add computer player")).await;
    told(ben.click("Add computer player")).await;
    cleo.sees_text("5 of 5 seats taken").await;
    assert!(told(cleo.click("Join")).await.contains("All 5 seats are taken."));
    assert_eq!(told(ben.click("Add computer player")).await, "All 5 seats are taken.");

    // The host goes, and the next one is host; with the last person the table goes too.
    assert_eq!(told(ada.click("Leave")).await, english(&bot::left()));
    cleo.sees_text("1. Ben · yellow · host").await;
    told(ben.slash("leave", &[])).await;
    let closed = cleo.sees_text(&english(&bot::lobby_closed())).await;
    assert!(closed.buttons().is_empty());
    open(&cleo, "little-prince", &[]).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_looks_like_a_link_is_none() {
    let harness = Harness::new("lobby-links").await;
    let people = harness.people([
        "https://evil.example/x",
        "Eve discord.gg/evil",
        "[www.x.com](http://x.com)",
    ]);
    open(&people[0], "vaalbara", &[]).await;
    for person in &people[1..] {
        told(person.click("Join")).await;
    }
    let lobby = people[0].sees_text("www․x․com").await.text();
    for shown in ["https∶∕∕evil․example∕x", "Eve discord․gg∕evil"] {
        assert!(lobby.contains(shown), "{lobby}");
    }
    let dms = people.iter().flat_map(Person::dms);
    for text in dms.chain(people[0].sees()).map(|seen| seen.text()) {
        for link in ["evil.example", "discord.gg/", "www.", "x.com"] {
            assert!(!text.contains(link), "{link}: {text}");
        }
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_agreed_is_set_by_menus() {
    let harness = Harness::new("lobby-options").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    open(&ada, "tectonic-tribes", &[]).await;
    told(ben.click("Join")).await;
    ben.sees_text("Basic game · Lava scores").await;
    let (hers, his) = (options(&ada).await, options(&ben).await);
    let [variants, time] = [bot::pick_agreements(), bot::pick_move_time()].each_ref().map(english);
    told(ada.pick_on(hers.id(), &variants, &["Advanced game"])).await;
    ben.sees_text("Advanced game · Lava scores nothing").await;
    told(ada.pick_on(hers.id(), &variants, &[])).await;
    ben.sees_text("Basic game · Lava scores nothing").await;
    told(ada.pick_on(hers.id(), &time, &["4 hours per move"])).await;
    ben.sees_text("Lava scores nothing · 4 hours per move").await;
    told(ada.pick_on(hers.id(), &time, &["No fixed time"])).await;
    for (menu, line) in [(&*variants, "Advanced game"), (&*time, "1 hour per move")] {
        let words = told(ben.pick_on(his.id(), menu, &[line])).await;
        assert!(words.contains("Only the host, Ada, or a moderator"), "{words}");
    }
    let colour = "Your colour";
    told(ada.pick_on(hers.id(), colour, &[&line_value(&hers, colour, 2)])).await;
    let line = |seen: Seen| {
        let text = seen.text();
        text.lines().find(|line| line.starts_with("1. ")).unwrap_or_default().to_owned()
    };
    let mine = harness.standin.until("a colour", || {
        let lobby = ada.sees().into_iter().find(|seen| seen.buttons().contains(&"Start"))?;
        Some(line(lobby)).filter(|line| line != "1. Ada · red · host")
    });
    let mine = mine.await;
    let words = told(ben.pick_on(his.id(), colour, &[&line_value(&his, colour, 2)])).await;
    assert!(words.contains(&english(&bot::colour_taken())), "{words}");
    start(&ada).await;
    let begun = ben.sees_text(&english(&bot::lobby_begun())).await;
    assert_eq!(line(begun), mine);
    let words = told(ben.pick_on(his.id(), colour, &[&line_value(&his, colour, 1)])).await;
    assert!(words.contains(&english(&bot::begun())), "{words}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_starts_only_with_enough_players() {
    let harness = Harness::new("lobby-start").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    open(&ada, "little-prince", &[("variant", "hidden_characters")]).await;
    // Start is grey, and the lobby says why.
    let grey = |why: Refusal| {
        let (ada, why) = (ada.clone(), Language::English.say(&why.message()));
        async move {
            ada.sees_text(&format!("seats taken. {why}")).await;
            assert!(matches!(ada.click("Start"), Err(CannotDo::Disabled(_))));
        }
    };
    grey(Refusal::Seats { seats: 1, least: 2, most: 5 }).await;
    told(ben.click("Join")).await;
    let option = agreements(GameId::LittlePrince).swap_remove(0).name;
    grey(Refusal::OptionNeeds(option, 3)).await;
    let panel = options(&ada).await;
    told(ada.pick_on(panel.id(), &english(&bot::pick_agreements()), &[])).await;
    start(&ben).await;
    ben.sees_text("Round 1").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_has_one_table_until_it_closes_by_itself() {
    let harness = Harness::new("lobby-taken").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    let lobby = open(&ada, "vaalbara", &[]).await;
    let words = told(ben.slash("play", &[("game", "vaalbara")])).await;
    let link = format!(
        "https://discord.com/channels/{}/{}/{}",
        harness.standin.guild(),
        ada.place,
        lobby.id()
    );
    assert!(words.contains("This channel already has a table") && words.contains(&link), "{words}");
    let wrong = told(ben.slash("play", &[("game", "vaalbara"), ("variant", "advanced")])).await;
    assert!(wrong.contains("I don't know that variant of Vaalbara."), "{wrong}");
    let lasts = u64::try_from(pangaea_table::LOBBY_LASTS / 3600).expect("some hours");
    harness.pass(hours(lasts));
    let closed = ben.sees_text(&english(&bot::lobby_closed())).await;
    assert!(closed.buttons().is_empty(), "{:?}", closed.buttons());
    open(&ben, "vaalbara", &[]).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_offers_the_variants_of_the_chosen_game_in_the_own_language() {
    let harness = Harness::new("lobby-variants").await;
    let [ada, ben] = harness.people(["Ada", "Ben"]);
    ben.speaks("de");
    let offers = async |person: &Person, game: &str, typed: &str| {
        let options = [("game", game), ("variant", typed)];
        let typing = person.complete("play", &options, "variant").expect("a command");
        let choices = typing.choices().await.into_iter();
        choices.map(|one| (one.name, one.value)).collect::<Vec<_>>()
    };
    let names = async |person: &Person, game: &str, typed: &str| {
        offers(person, game, typed).await.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    assert_eq!(
        names(&ada, "tectonic-tribes", "").await,
        [
            "Standard: Basic game · Lava scores",
            "Advanced game · Lava scores",
            "Basic game · Lava scores nothing",
            "Advanced game · Lava scores nothing",
        ]
    );
    assert_eq!(names(&ada, "tectonic-tribes", "adv").await.len(), 2, "what is typed counts");
    assert_eq!(names(&ada, "vaalbara", "").await, ["This game has no variants"]);
    let german = names(&ben, "little-prince", "").await;
    assert!(german[0].starts_with("Standard: Offene Personen") && german.len() == 2, "{german:?}");
    let chosen = offers(&ben, "little-prince", "").await.swap_remove(1).1;
    let chosen = chosen.as_str().expect("a text").to_owned();
    let lobby = open(&ada, "little-prince", &[("variant", &chosen)]).await;
    assert!(lobby.text().contains("Hidden characters"), "{}", lobby.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_has_the_title_of_its_box_in_each_language() {
    let harness = Harness::new("lobby-titles").await;
    let [ada] = harness.people(["Ada"]);
    for (language, title) in [
        ("de", "Der kleine Prinz: Mein Zuhause ist zu klein"),
        ("fr", "Le Petit Prince\u{a0}: Fabrique-moi une planète"),
        ("nl", "The Little Prince: Make Me a Planet"),
    ] {
        ada.speaks(language);
        let there = ada.at(&harness.standin.channel(language));
        let options = [("game", "little-prince"), ("language", language)];
        told(there.slash("play", &options)).await;
        there.sees_text(&format!("**{title}**")).await;
        let rules = there.slash("rules", &[("game", "vaalbara")]).expect("it").answer().await;
        assert!(rules.buttons().contains(&title), "{:?}", rules.buttons());
    }
    harness.stop().await;
}
