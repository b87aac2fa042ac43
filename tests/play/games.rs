//! Whole games by clicks alone, to the same scores as the engine replaying the record.

use super::stage::Stage;
use troupe::{Door, Player, play_to_the_end};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_vaalbara() {
    let stage = Stage::new("play-vaalbara").await;
    let [ada, ben] = stage.people(["Ada", "Ben"]);
    let opened = ada.slash("play", &[("game", "vaalbara")]).expect("a command").answer().await;
    println!("{}", opened.text());
    ada.sees_text("a table is open").await;
    println!("{}", ben.click("Join").expect("a button").answer().await.text());
    ada.sees_text("2. Ben").await;
    println!("{}", ada.click("Start").expect("a button").answer().await.text());
    let mut players =
        [Player::new(ada.clone(), Door::Message, 1), Player::new(ben, Door::MyMove, 2)];
    let end = play_to_the_end(&mut players).await;
    for seen in ada.sees() {
        println!("---\n{}\n{:?}", seen.text(), seen.buttons());
    }
    for seen in ada.dms() {
        println!("--- DM\n{}\n{:?}", seen.text(), seen.buttons());
    }
    let file = ada.click_on(end.id(), "Record").expect("a button").answer().await;
    println!("{:?}", file.message.attachments);
    stage.bot.stop().await;
}
