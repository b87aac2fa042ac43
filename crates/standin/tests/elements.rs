//! Every element of Discord that the bot uses, shown by a real bot to people.

use crate::stage::Stage;

#[tokio::test]
async fn a_command_is_answered() {
    let stage = Stage::new().await;
    let answer = stage.red.slash("buttons", &[]).expect("a command").answer().await;
    assert_eq!(answer.text(), "Press one");
    assert_eq!(answer.buttons(), ["Press", "Quiet", "Elsewhere"]);
}
