//! Someone who knows none of the games: from the page through a course into a real game and to its end.

use super::by_hand::Hands;
use super::shown;
use super::whole_games::VAALBARA;
use crate::play::harness::Harness;
use browser::{Browser, Viewport, with_browser};
use pangaea_courses::{Course, Exercise};
use pangaea_engine::games::vaalbara::Vaalbara;
use pangaea_engine::registry::{GameId, RegisteredGame};
use pangaea_games::spoken::Spoken;
use pangaea_table::title;
use pangaea_text::{Language, LocaleMessage, bot};

/// From `/learn` to the first turn of a real game: the game, the steps of its course, and a table
/// with a computer player.
const PRESSES: u64 = 25;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn someone_learns_every_game_and_plays_one_to_the_end() {
    with_browser(Viewport::Desktop, async |page| {
        let harness = Harness::new("browser-learner").await;
        harness.standin.person("Ada");
        page.open(&harness.standin.url()).await;
        page.until("document.querySelector('.beginning button')").await;
        let starts =
            "[...document.querySelectorAll('.beginning button')].map((it) => it.innerText)";
        assert_eq!(page.eval(starts).await, serde_json::json!(["/play", "/learn"]));
        for other in GameId::ALL.iter().filter(|game| **game != Vaalbara::ID) {
            page.slash("Ada", "learn").await;
            takes_the_course(&page, *other).await;
        }
        page.slash("Ada", "learn").await;
        says(&page, &bot::learn_which()).await;
        page.eval(
            "void (window.clicks ??= (document.addEventListener('click',
                (event) => (window.clicks += event.isTrusted), true), 0))",
        )
        .await;
        takes_the_course(&page, Vaalbara::ID).await;
        page.press("Ada", "p1.kr.").await;
        says(&page, &bot::lobby(Vaalbara::title())).await;
        page.press("Ada", "p1.ac.").await;
        says(&page, &bot::computer_greedy()).await;
        page.press("Ada", "p1.st.").await;
        says(&page, &bot::waiting_for("Ada")).await;
        assert_eq!(page.eval("window.clicks").await, PRESSES);
        Hands::play(&page, Viewport::Desktop, "learner", VAALBARA).await;
        says(&page, &bot::final_heading(Vaalbara::title())).await;
        assert_eq!(page.errors().await, Vec::<serde_json::Value>::new());
        harness.stop().await;
    })
    .await;
}

async fn says(page: &Browser, message: &LocaleMessage) {
    page.sees("Ada", &shown(Language::English, message)).await;
}

/// From the choice of a game to the points at the end of its course, with a picture in each step.
async fn takes_the_course(page: &Browser, game: GameId) {
    let course = Course::of(game);
    page.press("Ada", &format!("p1.kk.{}", game.number())).await;
    let of = course.lessons.len();
    for (number, lesson) in course.lessons.iter().enumerate() {
        says(page, &bot::course_heading(title(game), number + 1, of)).await;
        let last = "[...document.querySelectorAll('.column[data-person=Ada] .message')].at(-1)";
        page.until(&format!("{last}.querySelector('img')?.naturalWidth > 0")).await;
        page.look(&format!("{}-{number}", game.slug())).await;
        match lesson.exercise {
            Exercise::Answer { .. } => {
                page.press("Ada", "p1.ks.").await;
                // All is picked and drawn, and nothing is on its way any more.
                let confirm = "querySelector(\"[data-press^='p1.kf.']:not(:disabled)\")";
                let image = "querySelector('img')?.naturalWidth > 0";
                let busy = "querySelector('[aria-busy]')";
                page.until(&format!("{last}.{confirm} && {last}.{image} && !{last}.{busy}")).await;
                page.press("Ada", "p1.kf.").await;
            }
            Exercise::Look(_) if number + 1 < of => page.press("Ada", "p1.kg.").await,
            Exercise::Look(_) => {}
        }
    }
}
