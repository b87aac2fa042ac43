//! How a person wants to be spoken to.

use pangaea_games::pictured::Look;
use pangaea_text::Language;
use serde::{Deserialize, Serialize};

/// One person's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Their own choice; otherwise what their Discord speaks.
    pub language: Option<Language>,
    /// The colours of their pictures.
    pub look: Look,
    /// Where secret questions come.
    #[serde(rename = "door")]
    pub deliver_to: DeliverTo,
    /// Hours until they are reminded of a question; never if none.
    pub reminder: Option<u32>,
    /// When no one should disturb them.
    pub quiet: Option<Quiet>,
    /// Whether a turn says what it is for, in their first games.
    #[serde(skip_serializing_if = "is_usual")]
    pub tips: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            look: Look::default(),
            deliver_to: DeliverTo::default(),
            reminder: Some(12),
            quiet: None,
            tips: true,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
const fn is_usual(tips: &bool) -> bool {
    *tips
}

/// Where a secret question comes first; it can be answered in the other places too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeliverTo {
    /// By direct message.
    #[default]
    Message,
    /// Behind *My turn* in the channel.
    Channel,
}

/// Hours of the day in which no one should disturb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// The first quiet hour, by the person's own clock.
    pub from: u8,
    /// The hour in which it ends.
    pub to: u8,
    /// How many hours their clock is ahead of UTC.
    ahead: i8,
    /// And how many minutes more, or less where it is behind.
    #[serde(default, skip_serializing_if = "is_zero")]
    minutes: i8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
const fn is_zero(minutes: &i8) -> bool {
    *minutes == 0
}

const HOUR: i64 = 3600;

impl Quiet {
    /// Quiet hours, if these are hours of a day and of a clock on this earth, so many minutes ahead
    /// of UTC.
    pub fn new(from: u8, to: u8, ahead: i16) -> Option<Self> {
        let sound = from < 24 && to < 24 && from != to && (-12 * 60..=14 * 60).contains(&ahead);
        let part = |minutes: i16| i8::try_from(minutes).ok();
        let (hours, minutes) = (part(ahead / 60)?, part(ahead % 60)?);
        sound.then_some(Self { from, to, ahead: hours, minutes })
    }

    /// How many seconds their clock is ahead of UTC.
    pub fn ahead(self) -> i64 {
        i64::from(self.ahead) * HOUR + i64::from(self.minutes) * 60
    }

    /// The first moment from `now` on at which one may disturb.
    pub fn over(self, now: i64) -> i64 {
        let local = now + self.ahead();
        let hour = local.div_euclid(HOUR).rem_euclid(24);
        let length = (i64::from(self.to) - i64::from(self.from)).rem_euclid(24);
        let since = (hour - i64::from(self.from)).rem_euclid(24);
        if since >= length {
            return now;
        }
        (local.div_euclid(HOUR) + length - since) * HOUR - self.ahead()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_end_when_the_persons_own_clock_says_so() {
        let night = Quiet::new(22, 7, 120).expect("hours of a day");
        let utc = |hour: i64, minute: i64| 10 * 24 * HOUR + hour * HOUR + minute * 60;
        assert_eq!(night.over(utc(12, 30)), utc(12, 30));
        assert_eq!(night.over(utc(19, 59)), utc(19, 59));
        assert_eq!(night.over(utc(20, 0)), utc(29, 0));
        assert_eq!(night.over(utc(3, 15)), utc(5, 0));
        assert_eq!(night.over(utc(5, 0)), utc(5, 0));
        assert_eq!(Quiet::new(24, 7, 0), None);
        assert_eq!(Quiet::new(7, 7, 0), None);
        assert_eq!(Quiet::new(22, 7, 15 * 60), None);
        for (ahead, ends) in [(330, utc(25, 30)), (-210, utc(34, 30))] {
            let night = Quiet::new(22, 7, ahead).expect("a clock of half hours");
            assert_eq!(night.over(ends - 60), ends);
            assert_eq!(night.over(ends), ends);
            let written = serde_json::to_string(&night).expect("text");
            assert_eq!(serde_json::from_str::<Quiet>(&written).ok(), Some(night));
        }
        let before = r#"{"from":22,"to":7,"ahead":2}"#;
        assert_eq!(serde_json::from_str::<Quiet>(before).ok(), Some(night));
    }
}
