//! Messages of others, however strange.

use browser::Viewport;
use serde_json::json;
use serenity::all::ChannelId;

use super::with_page;

#[tokio::test]
async fn words_of_others_are_shown_and_never_run() {
    with_page(Viewport::Desktop, async |harness, page| {
        let code = "<img src=x onerror=\"window.run = 1\"> ||hidden|| `a` <javascript:alert(1)>";
        harness.red.say(code).expect("a message");
        harness
            .red
            .say("```\n<b>code</b>\n```\n[here](javascript:alert(1)) https://example.com/")
            .expect("a message");
        page.sees("Blue", "<img src=x").await;
        page.until("all('Blue', 'pre code')[0].textContent === '<b>code</b>'").await;
        page.until("all('Blue', '.content a').length === 1").await;
        page.until("all('Blue', '.log img, .log b').length === 0 && !window.run").await;
        page.click("Blue", "Spoiler, press to show").await;
        page.until("all('Blue', '.spoiler.open > span')[0].textContent === 'hidden'").await;
        harness.red.say("Until <t:99999999999999999> or <t:0>").expect("a message");
        page.sees("Blue", "Until <t:99999999999999999> or").await;
        page.until("all('Blue', '.content time')[0].dateTime === '1970-01-01T00:00:00.000Z'").await;
        let place = gateway_relay::Endpoint::Standin(harness.standin.url());
        let http = gateway_relay::http(harness.standin.token(), &place).build();
        let nowhere = json!({ "embeds": [{ "title": "Nowhere", "image": { "url": "http://" } }] });
        let place = ChannelId::new(harness.red.place.0);
        http.send_message(place, Vec::new(), &nowhere).await.expect("a message");
        page.sees("Blue", "I don't load pictures from elsewhere").await;
        harness.red.say("And *on*").expect("a message");
        page.until("sees('Blue', 'on', '.content em')").await;
    })
    .await;
}

#[tokio::test]
async fn a_message_that_cannot_be_shown_is_alone_in_that() {
    with_page(Viewport::Desktop, async |harness, page| {
        page.until("all('Blue', '.write').length").await;
        page.eval(
            "void (document.createElement = function (tag) {
                 if (tag === 'em') throw new Error('no such element');
                 return Document.prototype.createElement.call(document, tag);
             })",
        )
        .await;
        harness.red.say("This *breaks*").expect("a message");
        harness.blue.say("This **does not**").expect("a message");
        page.until("sees('Blue', 'does not', '.content strong')").await;
        page.sees("Blue", "This *breaks*").await;
        page.sees("Blue", "This page can't show this message properly").await;
    })
    .await;
}
