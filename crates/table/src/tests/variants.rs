//! The ways to play a game.

use super::*;

#[test]
fn every_variant_is_found_by_its_name_and_by_what_it_says() {
    for game in GameId::ALL {
        let all = variants(*game);
        assert_eq!(all[0].options(), BTreeMap::new());
        assert_eq!(all.len(), 1 << agreements(*game).len(), "{game:?}");
        for variant in &all {
            assert_eq!(Variant::named(*game, &variant.name()).as_ref(), Some(variant));
            for language in Language::ALL {
                let words = variant.in_words(*language);
                assert!(words.chars().count() <= 100, "{words}");
                assert_eq!(Variant::named(*game, &words).as_ref(), Some(variant), "{words}");
            }
        }
    }
}

#[test]
fn a_variant_of_another_game_is_none() {
    assert_eq!(Variant::named(GameId::Vaalbara, "advanced"), None);
    assert_eq!(Variant::named(GameId::TectonicTribes, "hidden_characters"), None);
    assert_eq!(Variant::named(GameId::TectonicTribes, ""), None);
}

#[test]
fn what_is_unusual_is_told_as_it_is() {
    let both = Variant::named(GameId::TectonicTribes, "advanced+lava_scores").expect("it");
    assert_eq!(both.in_words(Language::English), "Advanced game · Lava scores nothing");
    let options = [("advanced".to_owned(), true), ("lava_scores".to_owned(), false)];
    assert_eq!(both.options(), BTreeMap::from(options));
    let usual = Variant::named(GameId::TectonicTribes, "usual").expect("it");
    assert_eq!(usual.in_words(Language::English), "Standard: Basic game · Lava scores");
}
