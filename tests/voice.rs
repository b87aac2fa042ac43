//! How Pangaea speaks: words that no one should have to read.

use crate::cli::{command, output, text};
use crate::tidy::{files, literals, names, read};
use pangaea_text::Language;
use std::path::PathBuf;

/// What sounds foreign or archaic in English, and what to say.
const BETTER: [(&str, &str); 43] = [
    ("somebody", "someone"),
    ("nobody", "no one"),
    ("anybody", "anyone"),
    ("everybody", "everyone"),
    ("anew", "again, afresh"),
    ("shall", "will, or the bare verb"),
    ("in sight", "visible"),
    ("until now", "so far"),
    ("that of", "Ben's card"),
    ("those of", "Ben's cards"),
    ("of mine", "my"),
    ("is to use", "uses"),
    ("are to use", "use"),
    ("is awaited", "it's your turn"),
    ("thrown away", "discarded"),
    ("thrown-away", "discarded"),
    ("lay", "place"),
    ("lays", "places"),
    ("laid", "placed"),
    ("such as", "e.g., or like"),
    ("is asked", "it's their turn"),
    ("are asked", "it's your turn"),
    ("awaited", "it's your turn"),
    ("cannot", "can't"),
    ("do not", "don't"),
    ("does not", "doesn't"),
    ("did not", "didn't"),
    ("is not", "isn't"),
    ("are not", "aren't"),
    ("also while", "even while"),
    ("also when", "even if"),
    ("also beside", "even while it's running"),
    ("beside the running bot", "while the bot is running"),
    ("tells what", "says what"),
    ("tells how", "says how"),
    ("tells why", "says why"),
    ("tells of", "mentions"),
    ("tell of", "mention"),
    ("for whom each", "who each is waiting for"),
    ("by itself", "on its own, automatically"),
    ("what goes for", "what applies to"),
    ("at so many", "how many"),
    ("may sit", "can sit"),
];

/// What stays as it is, and why.
const EXCEPT: [(&str, &str); 1] =
    [("The application did not respond", "Discord's own words, on the page that looks like it")];

/// What reads like a translation, or speaks of a player as a man or of a ghost, in other languages.
const ELSEWHERE: [(Language, &[(&str, &str)]); 3] = [
    (
        Language::Dutch,
        &[
            ("spelleider", "host"),
            ("verkenner", "spoorzoeker"),
            ("temmer", "dierentemmer"),
            ("vakman", "ambachtsman"),
            ("opheffen", "sluiten"),
            ("opgeheven", "gesloten"),
            ("afspraken", "varianten"),
            ("levert op", "levert punten op"),
            ("nog moet", "nog aan de beurt komt"),
            ("mijn zet", "mijn beurt"),
            ("deze bot beheert", "deze bot draait"),
            ("box", "kist, Saint-Exupéry's word"),
            ("boxen", "kisten: these are loudspeakers"),
            ("kiest, telt dubbel", "levert dubbele punten op: it counts once"),
            ("landschap telt dubbel", "levert dubbele punten op"),
            ("gaan vroeg", "gaan eerst"),
            ("vooraf ingevuld", "zeg je niets, dan is het ja"),
            ("zonder iets te zeggen", "in het geheim"),
            ("win je samen", "delen jullie de overwinning"),
        ],
    ),
    (
        Language::French,
        &[
            ("manche", "tour"),
            ("manches", "tours"),
            ("ordinateur", "IA"),
            ("tu as ta place", "c’est bon, tu joues"),
            ("règles convenues", "variantes"),
            ("écris `", "tape `"),
            ("celles et ceux", "les clans, tout le monde"),
            ("tous ceux qui", "tout le monde"),
            ("à qui a", "à la tribu qui a"),
            ("- qui commence", "la personne qui commence"),
            ("le joueur", "quelqu’un, la personne"),
            ("les joueurs", "tout le monde"),
            ("par joueur", "autant que vous êtes"),
            ("premier joueur", "la personne qui commence"),
            ("nombres jouent", "ordre du tour : …"),
            ("nombres passent", "du plus grand nombre au plus petit"),
            ("as déjà ta place", "tu joues déjà"),
            ("gère ce bot", "fait tourner ce bot"),
            ("récompensé", "te rapporte des points"),
            ("le plus jeune", "la personne la plus jeune"),
            ("tous reçoivent", "tout le monde reçoit"),
            ("le désactivez", "une variante l’exclut"),
            ("le désactiviez", "une variante l’exclut"),
            ("réglage de départ", "si tu ne dis rien, c’est oui"),
            ("sans rien dire", "en secret"),
            ("les mêmes cinq", "les cinq mêmes"),
        ],
    ),
    (
        Language::German,
        &[
            ("tischleitung", "Host"),
            ("spielleitung", "Host"),
            ("vereinbarungen", "Varianten"),
            ("wandern", "gebt weiter"),
            ("zugeht", "Sprache der Nachrichten"),
            ("schreib `", "tippe `"),
            ("mein spielzug", "Mein Zug"),
            ("wird gewählt", "wählst du, wählen alle"),
            ("wird gespielt", "spielst du, spielen alle"),
            ("schließen, wer mag", "alle können … schließen"),
            ("der spieler", "die Person, alle"),
            ("die spieler", "alle"),
            ("spielprotokoll", "Protokoll: it stands beside Spielplan"),
            ("bringt nichts", "bringt keine Punkte: this says it's no use"),
            ("nimmst, zählt doppelt", "bringt doppelte Punkte: it counts once"),
            ("landschaft zählt doppelt", "bringt doppelte Punkte"),
            ("tag ohne leute", "sitzt einen Tag lang niemand hier"),
            ("ist die spitze geteilt", "bei Gleichstand an der Spitze"),
            ("früh dran: 80", "zuerst dran"),
            ("voreingestellt", "sagst du nichts"),
            ("verraten nichts", "geheim"),
            ("frag dort nach", "schreib der Person"),
        ],
    ),
];

/// The pages for players and hosts. Those for whoever changes the code speak its own words.
const PAGES: [&str; 14] = [
    ".env.example",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "PRIVACY.md",
    "README.md",
    "SECURITY.md",
    "TERMS.md",
    "docs/HOSTING.md",
    "docs/METRICS.md",
    "docs/OPERATIONS.md",
    "docs/decks.md",
    "docs/glossary.md",
    "docs/record-format.md",
    "docs/standin.md",
];

/// Where the program's own words are: what it logs, and why it stops.
const SOURCES: [&str; 9] = [
    "crates/decks/src",
    "crates/discord/src",
    "crates/engine/src",
    "crates/gateway-relay/src",
    "crates/keeper/src",
    "crates/standin/src",
    "crates/store/src",
    "crates/table/src",
    "src",
];

/// What a statement begins with whose text is for hosts.
const FOR_HOSTS: [&str; 12] = [
    "tracing::",
    "error(",
    "Failed(",
    "Usage(",
    "complain(",
    "print(",
    "println!(",
    "ensure(",
    "fault(",
    "broken(",
    "damaged(",
    "Damaged(",
];

/// The text without code: what is fenced, and what stands between marks.
fn prose(page: &str) -> String {
    let fenced = page.split("```").step_by(2).collect::<String>();
    fenced.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

/// What a locale file says: neither comments, nor keys, nor the names of what is filled in.
fn said(file: &str) -> String {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let own = |line: &str| {
        let is_key = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        let text = line.split_once('=').filter(|_| is_key).map_or(line, |(_, text)| text);
        let parts = text.split('{').enumerate();
        let outside = parts.map(|(index, part)| match part.split_once('}') {
            Some((_, after)) if index > 0 => after.to_owned(),
            _ if index > 0 => String::new(),
            _ => part.to_owned(),
        });
        outside.collect::<String>()
    };
    lines.map(own).collect::<Vec<_>>().join("\n")
}

/// All that the bot and the page say in a language.
fn all_said(language: Language) -> String {
    let page = read(format!("locales/{}/page.ftl", language.code()));
    language.files().iter().copied().chain([page.as_str()]).map(said).collect::<Vec<_>>().join("\n")
}

/// The words of a list in a text, each with what to say.
fn known_bad(text: &str, list: &[(&str, &str)]) -> Vec<String> {
    let text = text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let found = list.iter().filter(|(word, _)| names(&text, word));
    found.map(|(word, better)| format!("{word:?}, better {better:?}")).collect()
}

/// The foreign words in an English text, each with what to say.
fn foreign(text: &str) -> Vec<String> {
    let own = EXCEPT.iter().fold(text.to_owned(), |text, (except, _)| text.replace(except, ""));
    let mut found = known_bad(&own, &BETTER);
    found.extend(whoever(&own).map(|sentence| format!("{sentence:?}, better \"Whoever …\"")));
    found
}

/// Sentences that say *who* and ask nothing.
fn whoever(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().map(|line| line.trim_start_matches(|it: char| "-*| #".contains(it)));
    let words = lines.collect::<Vec<_>>().join("\n");
    let ends = |letter: char| ".?!:;|\n".contains(letter);
    let sentences: Vec<String> = words.split_inclusive(ends).map(str::to_owned).collect();
    let says = |sentence: &String| {
        // What begins a line within a sentence is none.
        let begins = sentence.trim_start_matches(|letter: char| "* ".contains(letter));
        begins.starts_with("Who ") && !sentence.ends_with(['?', '\n'])
    };
    sentences.into_iter().filter(says)
}

#[test]
fn no_other_language_says_what_was_known_to_be_bad() {
    for (language, list) in ELSEWHERE {
        let mut texts = vec![(format!("locales/{}", language.code()), all_said(language))];
        for page in files(&format!("docs/rules/{}", language.code()), "md") {
            texts.push((page.display().to_string(), read(&page)));
        }
        for (place, text) in texts {
            assert_eq!(known_bad(&text, list), Vec::<String>::new(), "{place}");
        }
    }
}

#[test]
fn what_stays_as_it_is_is_still_said() {
    let all: String = files("locales/en", "ftl").iter().map(read).collect();
    for (except, why) in EXCEPT {
        assert!(all.contains(except), "{except:?} ({why}) can go from the list");
    }
}

#[test]
fn players_and_hosts_read_words_that_a_friend_would_say() {
    let mut texts = vec![("locales/en".to_owned(), all_said(Language::English))];
    let rules = files("docs/rules/en", "md");
    for page in PAGES.map(PathBuf::from).into_iter().chain(rules) {
        texts.push((page.display().to_string(), prose(&read(&page))));
    }
    for (place, text) in texts {
        assert_eq!(foreign(&text), Vec::<String>::new(), "{place}");
    }
}

#[test]
fn so_do_those_who_type_commands_and_read_the_log() {
    let help = |arguments: &[&str]| text(&output(&mut command(arguments)).stdout);
    let overview = help(&["--help"]);
    let commands = overview.split("Commands:").nth(1).expect("a list of commands");
    let commands: Vec<&str> = commands
        .lines()
        .skip(1)
        .map_while(|line| line.strip_prefix("  ")?.split(' ').next())
        .collect();
    assert!(commands.len() > 8 && commands.contains(&"check"), "{commands:?}");
    assert_eq!(foreign(&overview), Vec::<String>::new());
    for name in commands {
        assert_eq!(foreign(&help(&[name, "--help"])), Vec::<String>::new(), "{name} --help");
    }
    for file in SOURCES.iter().flat_map(|folder| files(folder, "rs")) {
        let text = read(&file);
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for (before, literal) in literals(&lines.collect::<Vec<_>>().join("\n")) {
            if FOR_HOSTS.iter().any(|mark| before.contains(mark)) {
                assert_eq!(foreign(&literal), Vec::<String>::new(), "{}", file.display());
            }
        }
    }
}

/// The code's word for what a player is to decide. Players have a turn, or a choice.
const QUESTION: [(Language, &[&str]); 4] = [
    (Language::English, &["question", "questions"]),
    (Language::Dutch, &["vraag", "vragen"]),
    (Language::French, &["question", "questions"]),
    (Language::German, &["Frage", "Fragen"]),
];

/// The same letters as another word: the Dutch verb for *ask*.
const ASKS: [&str; 1] = ["vraag de host"];

#[test]
fn players_have_a_turn_or_a_choice_and_never_a_question() {
    assert_eq!(QUESTION.map(|(language, _)| language), Language::ALL);
    for (language, words) in QUESTION {
        let text = ASKS.iter().fold(all_said(language), |text, asks| text.replace(asks, ""));
        for word in words {
            let with_it = text.lines().filter(|line| names(line, word)).collect::<Vec<_>>();
            assert_eq!(with_it, Vec::<&str>::new(), "{} says {word:?}", language.code());
        }
    }
}

/// What is filled in under these names could be misread: several things or one, a word or a sentence.
const MISREAD: [&str; 30] = [
    "agreed",
    "answers",
    "areas",
    "cards",
    "characters",
    "gains",
    "gets",
    "gives",
    "hint",
    "lands",
    "link",
    "list",
    "mention",
    "mentions",
    "names",
    "omens",
    "option",
    "parts",
    "picks",
    "question",
    "rule",
    "squares",
    "stack",
    "state",
    "tiles",
    "used",
    "what",
    "when",
    "why",
    "words",
];

#[test]
fn what_could_be_misread_is_explained_above_it_in_every_language() {
    let mut explained = 0;
    for file in &files("locales", "ftl") {
        let (mut comment, mut fresh) = (String::new(), false);
        for line in read(file).lines() {
            if line.starts_with('#') {
                if !fresh {
                    comment.clear();
                }
                comment.push_str(line);
                fresh = true;
                continue;
            }
            fresh = false;
            for argument in MISREAD.iter().map(|name| format!("${name}")) {
                if names(line, &argument) {
                    let says = names(&comment, &argument);
                    assert!(says, "{}: what is {argument} of {line}", file.display());
                    explained += 1;
                }
            }
        }
    }
    assert!(explained > 300, "{explained}");
}

#[test]
fn comments_name_buttons_as_they_are_called() {
    let buttons: Vec<String> = read("locales/en/bot.ftl")
        .lines()
        .filter_map(|line| line.strip_prefix("bot_press_")?.split_once(" = "))
        .map(|(_, label)| label.to_owned())
        .collect();
    for file in files("locales", "ftl") {
        for line in read(&file).lines().filter(|line| line.starts_with('#')) {
            for bold in line.split("**").skip(1).step_by(2) {
                let known = bold == "Vaalbara" || buttons.iter().any(|button| button == bold);
                assert!(known, "{}: no button is called {bold:?}", file.display());
            }
        }
    }
}

/// The labels of all buttons in English: the bot's, and those of the page for trying it.
fn labels() -> Vec<String> {
    let labels = |file: &str, begins: &[&str]| {
        let text = read(file);
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        let named = lines.filter(|(key, _)| begins.iter().any(|begin| key.starts_with(begin)));
        named.map(|(_, label)| label.to_owned()).collect::<Vec<_>>()
    };
    let page = ["phone_view", "play_as", "newest", "full_size"];
    let mut all = labels("locales/en/bot.ftl", &["bot_press_"]);
    all.extend(labels("locales/en/page.ftl", &page));
    all
}

#[test]
fn pages_name_buttons_in_bold() {
    let labels = labels();
    assert!(labels.len() > 30, "{labels:?}");
    for page in PAGES {
        let text = prose(&read(page)).replace("**", "");
        for label in &labels {
            assert!(!text.contains(&format!("*{label}*")), "{page}: *{label}* is a button, so **");
        }
    }
}

/// The noun that a number of points carries.
const POINTS: [(Language, &str); 4] = [
    (Language::English, "point"),
    (Language::Dutch, "punt"),
    (Language::French, "point"),
    (Language::German, "Punkt"),
];

#[test]
fn what_things_pay_is_said_in_points_in_every_language() {
    assert_eq!(POINTS.map(|(language, _)| language), Language::ALL);
    for (language, noun) in POINTS {
        let mut told = 0;
        for page in files(&format!("docs/rules/{}", language.code()), "md") {
            let text = read(&page);
            for line in text.lines() {
                let words: Vec<&str> = line.split_whitespace().collect();
                // Tables of two columns, and the example.
                let in_table = line.starts_with("| ") && line.matches('|').count() == 3;
                let in_example = line.starts_with("- **") && !line.contains(".**");
                for pair in words.windows(3).filter(|_| in_table || in_example) {
                    let begins_cell = pair[0] == "|" && in_table;
                    let counts =
                        in_example && ["per", "par", "pro", "op,", "op."].contains(&pair[2]);
                    if pair[1].parse::<u32>().is_ok() && (begins_cell || counts) {
                        let points = begins_cell && pair[2].starts_with(noun);
                        assert!(points, "{}: {:?} of what?", page.display(), pair.join(" "));
                        told += 1;
                    }
                }
            }
        }
        assert!(told > 10, "{told} in {}", language.code());
    }
}
