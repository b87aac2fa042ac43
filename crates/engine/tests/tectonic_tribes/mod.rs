//! Tectonic Tribes, rule by rule: the tests are named after the numbers in `docs/rules`.

mod deck;
mod diagram;
mod ending;
mod golden;
mod placement;
mod players;
mod reasons;
mod redeal;
mod rounds;
mod scoring;
mod setup;
mod sweep;
mod test_game;
mod tribe_cards;
