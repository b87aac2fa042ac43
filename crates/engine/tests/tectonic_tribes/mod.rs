//! Tectonic Tribes, rule by rule: the tests are named after the numbers in `docs/rules`.

mod deck;
mod diagram;
mod ending;
mod naive;
mod placement;
mod redeal;
mod rounds;
mod scene;
mod scoring;
mod setup;
mod sweep;
mod tribe_cards;
