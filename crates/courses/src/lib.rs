//! Courses: each game teaches itself in a short game against the computer.
//!
//! A [`Course`] is data, `lessons/<folder>.toml`: a seed, what everyone does, and what is to be learned
//! in between. [`Learner`] is whoever takes it: a lesson is a table like any other, built in memory
//! from the course, at which the learner's answer is judged by the game itself and then compared with
//! what the lesson practises. What a course says is in `locales/<language>/lessons_<folder>.ftl`.

#![warn(missing_docs)]

mod course;
mod file;
mod learner;
#[cfg(test)]
mod tests;

pub use course::{Course, Exercise, Lesson, LessonPicture};
pub use file::parse;
pub use learner::{Judged, Learner};
