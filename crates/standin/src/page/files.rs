//! What the browser loads: a few files that lie in the program itself, and the words for them.

use std::borrow::Cow;
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use axum::routing::get;

use super::texts;
use crate::world::World;

/// Nothing from elsewhere, nothing inline.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// What everything begins with; without a script it says so in all languages.
const INDEX: &str = include_str!("../../page/index.html");

/// A module of the page's script: its path and its text.
macro_rules! script {
    ($name:literal) => {
        (concat!("/page/", $name), SCRIPT, include_str!(concat!("../../page/", $name)))
    };
}

const FILES: [(&str, &str, &str); 24] = [
    ("/page/style.css", CSS, include_str!("../../page/style.css")),
    ("/page/icon.svg", SVG, include_str!("../../page/icon.svg")),
    script!("main.js"),
    script!("language.js"),
    script!("socket.js"),
    script!("memory.js"),
    script!("client.js"),
    script!("dom.js"),
    script!("markdown.js"),
    script!("column.js"),
    script!("pane.js"),
    script!("log.js"),
    script!("message.js"),
    script!("embed.js"),
    script!("components.js"),
    script!("listbox.js"),
    script!("composer.js"),
    script!("command.js"),
    script!("field.js"),
    script!("form.js"),
    script!("menu.js"),
    script!("picture.js"),
    script!("lightbox.js"),
    script!("settings.js"),
];

pub(super) fn routes() -> Router<Arc<World>> {
    let index = INDEX.replace("{needs_script}", &texts::in_every_language("needs_script"));
    let made =
        [("/", HTML, Cow::from(index)), ("/page/words.js", SCRIPT, Cow::from(texts::module()))];
    let files = FILES.into_iter().map(|(path, kind, text)| (path, kind, Cow::from(text)));
    files.chain(made).fold(Router::new(), |router, (path, kind, text)| {
        let answer = move || async move {
            let headers = [
                (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
                (header::CONTENT_SECURITY_POLICY, POLICY),
                (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
            ];
            (headers, text).into_response()
        };
        router.route(path, get(answer))
    })
}
