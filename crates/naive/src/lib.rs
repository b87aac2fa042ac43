//! Rules worked out the slow and obvious way. The engine's tests judge it by them, and `measure`
//! tells how much faster it is.

pub mod tectonic_tribes;
