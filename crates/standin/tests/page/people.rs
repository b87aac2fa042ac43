//! Several people, their places, and the ways to get about.

use browser::{Key, Viewport};

use super::elements::key;
use super::with_page;

#[tokio::test]
async fn what_only_one_sees_the_other_does_not() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.slash("Red", "secret").await;
        page.sees("Red", "Only you see this").await;
        page.sees("Red", "Only you can see this").await;
        page.slash("Blue", "buttons").await;
        page.sees("Red", "Press one").await;
        page.sees("Blue", "Press one").await;
        assert_eq!(page.eval("sees('Blue', 'Only you')").await, false);
        page.look("secret").await;
        page.click("Red", "Dismiss message").await;
        page.until("!sees('Red', 'Only you')").await;
        assert_eq!(page.eval("focus().getAttribute('role')").await, "log");
    })
    .await;
}

#[tokio::test]
async fn three_people_share_a_channel_and_each_has_an_own_client() {
    with_page(Viewport::Desktop, async |harness, page| {
        let green = harness.standin.person("Green");
        page.until("column('Red') && column('Blue') && column('Green')").await;
        page.slash("Red", "picture").await;
        page.sees("Green", "One world").await;
        green.say(&format!("Which land is yours, {}?", harness.blue.mention())).expect("a message");
        page.until("sees('Blue', '@Blue', '.message.pings')").await;
        page.slash("Blue", "secret").await;
        page.slash("Green", "letter").await;
        page.until("sees('Green', '1', '.place.unread .badge')").await;
        page.click("Green", "Pangaea, direct messages, 1 unread").await;
        page.sees("Green", "A letter").await;
        harness.blue.say("The *island*, for the time being.").expect("a message");
        page.write("Red", "/").await;
        page.until("all('Red', '.composer .listbox li').length > 10").await;
        page.until("sees('Green', '', '.place.unread') && !sees('Green', 'island')").await;
        page.look("side-by-side").await;
    })
    .await;
}

#[tokio::test]
async fn letters_arrive_are_marked_as_unread_and_answered() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.slash("Red", "letter").await;
        page.sees("Red", "I wrote to you").await;
        page.until("sees('Red', '1', '.place.unread .badge')").await;
        page.eval("void (window.pressed = all('Red', '.place.unread')[0])").await;
        page.click("Red", "Pangaea, direct messages, 1 unread").await;
        page.sees("Red", "A letter").await;
        page.until("all('Red', '.place.unread').length === 0").await;
        // What is under someone's finger is not exchanged for something that looks like it.
        page.until("window.pressed === all('Red', '.place[aria-selected=true]')[0]").await;
        page.until("all('Blue', '.place.unread').length === 0").await;
        page.write("Red", &format!("45 **12**{}", key(Key::Enter))).await;
        page.sees("Red", "You wrote: 45 12").await;
        page.until("all('Red', '.content strong').length === 2").await;
        page.click("Red", "Press").await;
        page.sees("Red", "red pressed, 1 in all").await;
        page.click("Blue", "Settings").await;
        page.click_at(".column[data-person='Blue'] .sheet input").await;
        let _refusals = harness.standin.expect_refusals();
        page.slash("Blue", "letter").await;
        page.sees("Blue", "I cannot write to you (50007)").await;
        assert!(harness.blue.dms().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_thread_is_entered_through_its_name() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.slash("Red", "thread").await;
        page.sees("Red", "See #Table").await;
        page.click("Red", "#Table").await;
        page.sees("Red", "Welcome").await;
        page.until("!sees('Blue', 'Welcome')").await;
        page.click("Blue", "Table, thread, 1 unread").await;
        page.sees("Blue", "Welcome").await;
        page.click("Blue", "Press").await;
        page.sees("Red", "blue pressed, 1 in all").await;
    })
    .await;
}

#[tokio::test]
async fn a_thread_that_sleeps_is_woken_and_a_closed_one_takes_no_words() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.slash("Red", "asleep").await;
        page.sees("Red", "Do not wake #Asleep").await;
        page.click("Red", "#Asleep").await;
        page.sees("Red", "Good night").await;
        page.until("sees('Red', 'Asleep', '.place.archived')").await;
        page.until("all('Red', '.write')[0].placeholder === 'Archived; a message brings it back'")
            .await;
        page.write("Red", &format!("Good morning{}", key(Key::Enter))).await;
        page.sees("Red", "Good morning").await;
        page.until("all('Red', '.place.archived').length === 0").await;
        page.write("Red", "/choose").await;
        page.until("sees('Red', '/choose', '.listbox .active')").await;
        page.keys(&key(Key::Enter)).await;
        page.until("all('Red', '.command').length === 1").await;
        harness.standin.channel("general").threads()[0].lock();
        page.until("all('Red', '.command').length === 0 && all('Red', '.write')[0].disabled").await;
        let reason = "Closed; only moderators can write here";
        page.until(&format!("all('Red', '.write')[0].placeholder === '{reason}'")).await;
        page.look("closed").await;
        page.click("Red", "general, channel").await;
        page.write("Red", &format!("Here it is open{}", key(Key::Enter))).await;
        page.sees("Blue", "Here it is open").await;
        page.click("Owner", "Asleep, thread, archived, 2 unread").await;
        page.until("all('Owner', '.write').length === 1 && !all('Owner', '.write')[0].disabled")
            .await;
    })
    .await;
}

#[tokio::test]
async fn where_someone_may_not_write_the_page_says_so() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.until("!all('Red', '.write')[0].disabled").await;
        let place = harness.standin.channel("general");
        place.forbid_everyone(standin::model::Permissions::SEND_MESSAGES);
        page.until("all('Red', '.write')[0].placeholder === \"You can't write here\"").await;
        page.until("all('Red', '.write')[0].disabled").await;
        place.allow_all();
        page.until("!all('Red', '.write')[0].disabled").await;
    })
    .await;
}

#[tokio::test]
async fn the_language_is_set_and_the_settings_stay_open() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.until("all('Red', '.write').length").await;
        page.click("Red", "Settings").await;
        page.choose(".column[data-person='Red'] .sheet select", "de").await;
        page.write("Red", "/w").await;
        page.until("sees('Red', '/wähleEine Option, die sich selbst ergänzt', '.listbox .active')")
            .await;
        page.until("!column('Red').querySelector('.settings').open").await;
        page.keys(&key(Key::Enter)).await;
        let label = "wort: Eines von vielen Wörtern";
        page.until(&format!("focus().getAttribute('aria-label') === '{label}'")).await;
        page.keys("va").await;
        page.until("all('Red', '.option .listbox li').length === 1").await;
        page.keys(&key(Key::Enter)).await;
        page.until("focus().textContent === 'Send'").await;
        page.click("Red", "Settings").await;
        page.click_at(".column[data-person='Red'] .sheet input").await;
        page.choose(".column[data-person='Red'] .sheet select", "fr").await;
        page.until("all('Red', '.sheet select')[0].value === 'fr'").await;
        page.click("Red", "Send").await;
        page.sees("Blue", "[fr] word vaalbara").await;
        page.write("Blue", "/choose").await;
        page.until("sees('Blue', '/choose', '.listbox .active')").await;
    })
    .await;
}

#[tokio::test]
async fn everything_can_be_done_by_keys_alone() {
    with_page(Viewport::Desktop, async |_stage, page| {
        page.until("all('Red', '.write').length").await;
        for _ in 0..30 {
            if page.eval("focus().closest('.column') && focus().matches('.write')").await == true {
                break;
            }
            page.keys(&key(Key::Tab)).await;
        }
        page.keys("/buttons").await;
        page.until("sees('Red', '/buttons', '.listbox .active')").await;
        page.keys(&key(Key::Tab)).await;
        page.until("focus().textContent === 'Send'").await;
        page.keys(&key(Key::Enter)).await;
        page.sees("Red", "Press one").await;
        page.until("focus().matches('.write')").await;
        let back = format!("{}{}", key(Key::Shift), key(Key::Tab));
        for _ in 0..10 {
            if page.eval("focus().textContent").await == "Press" {
                break;
            }
            page.keys(&back).await;
        }
        page.keys(&key(Key::Enter)).await;
        page.sees("Red", "red pressed, 1 in all").await;
        page.until("focus().textContent === 'Press'").await;
        page.keys(" ").await;
        page.sees("Red", "red pressed, 2 in all").await;
        for _ in 0..10 {
            if page.eval("focus().getAttribute('role')").await == "tab" {
                break;
            }
            page.keys(&back).await;
        }
        page.keys(&key(Key::Right)).await;
        page.until("sees('Red', 'beginning of your direct messages')").await;
        page.until("focus().getAttribute('aria-selected') === 'true'").await;
        let outline = page.eval("getComputedStyle(focus()).outlineStyle").await;
        assert_eq!(outline, "solid", "the focus is visible");
    })
    .await;
}

#[tokio::test]
async fn on_a_phone_people_are_behind_tabs() {
    with_page(Viewport::Phone, async |_stage, page| {
        page.until("innerWidth === 360 && all('Red', '.write').length === 1").await;
        page.until("all('Blue', '.write').length === 0").await;
        page.slash("Red", "buttons").await;
        page.sees("Red", "Press one").await;
        page.until("document.querySelector('#tabs .badge').textContent === '1'").await;
        page.look("phone").await;
        assert_eq!(page.eval("document.documentElement.scrollWidth").await, 360);
        page.click_at("#tabs [role=tab]:nth-child(2)").await;
        page.click("Blue", "Press").await;
        page.sees("Blue", "blue pressed, 1 in all").await;
        page.until("all('Red', '.write').length === 0").await;
        page.until("!document.querySelector('#tabs :nth-child(2) .badge')").await;
        page.slash("Blue", "form").await;
        page.until("focus().placeholder === 'C7 90'").await;
        page.look("phone-form").await;
        page.choose("#language", "fr").await;
        page.until("all('Blue', '.write').length === 1 && document.documentElement.lang === 'fr'")
            .await;
        assert_eq!(page.eval("document.documentElement.scrollWidth").await, 360);
        page.look("phone-french").await;
    })
    .await;
}

#[tokio::test]
async fn the_page_comes_back_by_itself_when_the_connection_is_lost() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.until("document.getElementById('connection').textContent === 'Connected'").await;
        page.eval(
            "new MutationObserver(() => {
                 window.heard ??= document.getElementById('connection').textContent;
             }).observe(document.getElementById('connection'), { childList: true })",
        )
        .await;
        harness.standin.drop_pages();
        page.until("window.heard === 'Connection lost, trying again…'").await;
        page.until("document.getElementById('connection').textContent === 'Connected'").await;
        harness.red.say("Still *there*?").expect("a message");
        page.sees("Blue", "Still there?").await;
        page.until("all('Blue', '.content em').length === 1").await;
    })
    .await;
}

#[tokio::test]
async fn people_are_chosen_and_the_choice_is_remembered() {
    with_page(Viewport::Desktop, async |harness, page| {
        harness.standin.person("Green");
        page.until("column('Red') && column('Blue') && column('Green') && !column('Owner')").await;
        page.click_at("#people label:nth-child(1) input").await;
        page.until("!column('Red') && column('Blue')").await;
        page.eval("location.reload()").await;
        page.until("column('Green') && !column('Red')").await;
        page.slash("Green", "buttons").await;
        page.sees("Blue", "Green used /buttons").await;
    })
    .await;
}
