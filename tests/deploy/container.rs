//! The Dockerfile and the compose file.

use super::{read, root};
#[cfg(feature = "standin")]
use crate::cli::{command, output};
use serde_yaml_ng::Value;
#[cfg(feature = "standin")]
use std::path::Path;

const DOCKERFILE: &str = "deploy/Dockerfile";
const COMPOSE: &str = "deploy/compose.yaml";
const GUIDE: &str = "docs/HOSTING.md";

/// The lines of the last stage that begin with this word, without it.
fn told(word: &str) -> Vec<String> {
    let file = read(DOCKERFILE);
    let stage = file.rsplit_once("\nFROM ").expect("two stages").1;
    let lines = stage.lines().filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    lines.map(str::to_owned).collect()
}

/// What the last stage says of something that has to be said once.
fn one(word: &str) -> String {
    let told = told(word);
    assert_eq!(told.len(), 1, "{word} is said {} times", told.len());
    told.into_iter().next().expect("one")
}

/// A command in the form that needs no shell.
fn words(json: &str) -> Vec<String> {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"))
}

fn compose() -> Value {
    serde_yaml_ng::from_str(&read(COMPOSE)).expect("YAML")
}

fn texts(value: &Value) -> Vec<String> {
    let all = value.as_sequence().into_iter().flatten();
    all.map(|one| one.as_str().expect("a text").to_owned()).collect()
}

fn healthcheck_of_the_image() -> Vec<String> {
    words(one("HEALTHCHECK").split_once(" CMD ").expect("a command").1)
}

fn healthcheck_of_compose() -> Vec<String> {
    let test = texts(&compose()["services"]["pangaea"]["healthcheck"]["test"]);
    let (how, command) = test.split_first().expect("a test");
    assert_eq!(how, "CMD", "there is no shell");
    command.to_vec()
}

/// What the guide runs in the container, with the program's own name first.
fn told_to_hosts() -> Vec<(&'static str, Vec<String>)> {
    let (guide, compose) = (read(GUIDE), compose());
    let lines = guide.lines().filter_map(|line| line.strip_prefix("docker compose "));
    let commands = lines.filter_map(|line| {
        let rest = line.strip_prefix("--file ").and_then(|rest| rest.strip_prefix(COMPOSE));
        let rest = rest.unwrap_or_else(|| panic!("{line} names another file"));
        let words: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        let (how, words) = words.split_first().expect("what is done");
        // Where the container begins, its entry point comes before what is typed.
        let first = match how.as_str() {
            "exec" => Vec::new(),
            "run" => self::words(&one("ENTRYPOINT")),
            _ => return None,
        };
        let mut words = words.iter().skip_while(|word| word.starts_with('-'));
        let service = words.next().expect("a service");
        assert!(compose["services"].get(service).is_some(), "{line}: no service {service}");
        Some((GUIDE, first.into_iter().chain(words.cloned()).collect()))
    });
    commands.collect()
}

/// Whoever asks while the bot is stopped is told, too.
#[test]
fn hosts_can_ask_a_container_that_does_not_run() {
    let guide = read(GUIDE);
    let asked = format!("docker compose --file {COMPOSE} run --rm pangaea status");
    let [container, well] = ["## In a container", "## Is it well?"].map(|heading| {
        let part = guide.split_once(heading).expect("a part of the guide").1;
        part.split("\n## ").next().expect("its text")
    });
    assert!(container.contains(&asked) && well.contains(&asked));
}

pub(super) fn commands() -> Vec<(&'static str, Vec<String>)> {
    let mut commands = vec![
        (DOCKERFILE, words(&one("ENTRYPOINT"))),
        (DOCKERFILE, healthcheck_of_the_image()),
        (COMPOSE, healthcheck_of_compose()),
    ];
    commands.extend(told_to_hosts());
    commands
}

/// Runs the health check as it stands there, beside a bot with this data.
#[cfg(feature = "standin")]
pub(super) fn is_healthy(data: &Path) -> bool {
    let words = healthcheck_of_the_image();
    let arguments: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
    output(command(&arguments).env("PANGAEA_DATA", data)).status.success()
}

/// The program is where every command looks for it, and the data is where every line says.
#[test]
fn the_image_holds_together() {
    let copied = told("COPY");
    let program = copied.iter().find(|line| line.ends_with(" /pangaea")).expect("the program");
    assert!(program.contains("/src/target/release/pangaea"), "{program}");
    for (place, words) in commands() {
        assert_eq!(words[0], "/pangaea", "{place}");
    }
    assert_eq!(healthcheck_of_the_image(), healthcheck_of_compose());
    let data = one("ENV");
    let data = data.strip_prefix("PANGAEA_DATA=").expect("where the data is");
    assert_eq!((one("VOLUME").as_str(), one("WORKDIR").as_str()), (data, data));
    let user = one("USER");
    assert!(user.split(':').all(|id| id.parse::<u32>().is_ok_and(|id| id > 0)), "{user} is root");
    let owned = format!("--chown={user} {data} {data}");
    assert!(copied.iter().any(|line| line.ends_with(&owned)), "the data is not the user's");
}

/// The build is one of this project, by the compiler it asks for.
#[test]
fn the_image_is_built_from_what_is_there() {
    let file = read(DOCKERFILE);
    let manifest = read("Cargo.toml");
    let version = manifest.split_once("rust-version = \"").expect("a version").1;
    let version = version.split('"').next().expect("its end");
    assert!(file.contains(&format!("\nFROM rust:{version}-slim")), "not Rust {version}");
    let build = file.lines().find(|line| line.starts_with("RUN cargo build")).expect("a build");
    for option in ["--release", "--locked", "--no-default-features", "--features postgres"] {
        assert!(build.contains(option), "{build}");
    }
    assert!(!file.contains("apt-get"), "Rust and a C compiler are all it needs");
    let ignored = read(".dockerignore");
    for secret in [".env", "data", ".git", "target"] {
        assert!(ignored.lines().any(|line| line == secret), "{secret} would get into the image");
    }
}

/// Somewhere the image is built and the compose file is read by Compose itself.
#[test]
fn the_public_workflow_builds_the_image() {
    let (workflow, check) = (read(".github/workflows/ci.yml"), read(".ci/run"));
    let bases = "sed -n 's/^FROM \\([^ ]*\\).*/\\1/p' deploy/Dockerfile";
    assert!(check.contains(&format!("$({bases})")) && check.contains("docker build"));
    let steps: Vec<&str> =
        workflow.lines().filter_map(|line| line.trim().strip_prefix("- run: ")).collect();
    let step = |words: &str| {
        let found = steps.iter().position(|step| step.contains(words));
        found.unwrap_or_else(|| panic!("no step {words}"))
    };
    let pulled = step(&format!("{bases} | xargs --max-args=1 docker pull"));
    let checked = step("bash .ci/run");
    assert!(pulled < checked);
    // The public machine has the plugin.
    assert!(check.contains(&format!("step docker compose --file {COMPOSE} config --quiet")));
}

#[test]
fn compose_starts_the_image_with_nothing_it_does_not_need() {
    let compose = compose();
    let service = &compose["services"]["pangaea"];
    let folder =
        root().join("deploy").join(service["build"]["context"].as_str().expect("a folder"));
    let dockerfile = folder.join(service["build"]["dockerfile"].as_str().expect("a file"));
    assert!(dockerfile.exists(), "{}", dockerfile.display());
    let settings = root().join("deploy").join(service["env_file"].as_str().expect("a file"));
    let example = settings.with_file_name(".env.example");
    assert!(example.exists(), "{} is made from it", settings.display());
    assert_eq!(service["read_only"].as_bool(), Some(true));
    assert_eq!(texts(&service["tmpfs"]), ["/tmp"], "copies of older versions are read there");
    assert_eq!(texts(&service["cap_drop"]), ["ALL"]);
    assert_eq!(texts(&service["security_opt"]), ["no-new-privileges:true"]);
    assert_eq!(service["user"].as_str().map(str::to_owned), Some(one("USER")));
    assert_eq!(service["ports"], Value::Null, "it needs no open port");
    let data = service["environment"]["PANGAEA_DATA"].as_str().expect("where the data is");
    assert_eq!(one("ENV"), format!("PANGAEA_DATA={data}"));
    let volume = texts(&service["volumes"]);
    let volume = volume[0].strip_suffix(&format!(":{data}")).expect("a volume for the data");
    assert!(compose["volumes"].get(volume).is_some(), "{volume} is not declared");
}
