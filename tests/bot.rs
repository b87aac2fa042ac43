//! The program without a command: the bot, and the Discord it finds.

use crate::cli::{command, output, refusal, temporary, text};
#[cfg(feature = "standin")]
use {
    futures_util::{SinkExt, StreamExt},
    serde_json::{Value, json},
    std::io::{BufRead, BufReader},
    std::net::TcpListener,
    std::path::Path,
    std::process::Stdio,
    tokio::io::{AsyncReadExt, AsyncWriteExt},
    tokio::net::TcpStream,
    tokio::task::spawn_blocking,
    tokio_tungstenite::tungstenite::{Message, http::Request},
    tokio_tungstenite::{WebSocketStream, client_async},
    wait::{Process, bounded},
};

#[test]
fn an_address_that_is_none_is_refused() {
    for wrong in ["8321", "127.0.0.1", "nowhere:8321", "127.0.0.1:99999"] {
        let reason = refusal(&output(command(&[]).env("PANGAEA_STANDIN", wrong)), 1);
        assert!(
            reason.contains("PANGAEA_STANDIN") && reason.contains("127.0.0.1:8321"),
            "{reason}"
        );
    }
}

#[cfg(not(feature = "standin"))]
#[test]
fn without_a_token_and_without_a_stand_in_it_says_what_to_set() {
    let reason = refusal(&pangaea_in("no-token"), 1);
    assert!(reason.contains("DISCORD_TOKEN"), "{reason}");
}

#[cfg(not(feature = "standin"))]
fn pangaea_in(name: &str) -> std::process::Output {
    output(command(&[]).env("PANGAEA_DATA", temporary(name)).env("PANGAEA_LOG", "off"))
}

#[test]
fn a_token_is_never_shown() {
    // A proxy that no one answers at keeps the test away from the network.
    let token = "secret.token.part";
    let ended = output(
        command(&[])
            .env("DISCORD_TOKEN", token)
            .envs(
                ["HTTPS_PROXY", "https_proxy", "ALL_PROXY"]
                    .map(|name| (name, "http://127.0.0.1:9")),
            )
            .env("PANGAEA_DATA", temporary("token")),
    );
    assert_eq!(ended.status.code(), Some(1));
    let said = text(&ended.stdout) + &text(&ended.stderr);
    assert!(said.contains("Discord") && !said.contains("token.part"), "{said}");
}

#[cfg(feature = "standin")]
#[test]
fn a_port_that_is_taken_is_told_in_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("its address").to_string();
    let mut program = command(&[]);
    program.env("PANGAEA_STANDIN", &address).env("PANGAEA_DATA", temporary("taken"));
    program.env("PANGAEA_LOG", "off");
    let reason = refusal(&output(&mut program), 1);
    assert!(reason.contains(&address) && reason.contains("in use"), "{reason}");
}

/// The program, running with a stand-in.
#[cfg(feature = "standin")]
struct Running {
    process: Process,
    address: String,
}

/// Waits for something of the program, which tells nothing of itself.
#[cfg(feature = "standin")]
async fn awaited<T>(what: &str, future: impl Future<Output = T>) -> T {
    bounded(what, || "the program says nothing".to_owned(), future).await
}

#[cfg(feature = "standin")]
impl Running {
    async fn start(data: &Path) -> Self {
        let mut program = command(&[]);
        program.env("PANGAEA_STANDIN", "127.0.0.1:0").env("PANGAEA_DATA", data);
        let process = Process::spawn(program.stdout(Stdio::piped()));
        let mut process = process.expect("the program runs");
        let mut lines = BufReader::new(process.stdout().expect("a pipe")).lines();
        let mut next = move || lines.next().expect("a line").expect("of text");
        let lines = spawn_blocking(move || (next(), next()));
        let (first, second) = awaited("two lines", lines).await.expect("no panic");
        assert!(first.contains("DISCORD_TOKEN isn't set"), "{first}");
        let address = second.strip_prefix("Open http://").and_then(|rest| rest.split(' ').next());
        let address = address.expect(&second).to_owned();
        Self { process, address }
    }

    async fn connect(&self) -> TcpStream {
        awaited("a connection", TcpStream::connect(&self.address)).await.expect("a connection")
    }

    async fn get(&self, path: &str) -> String {
        let mut stream = self.connect().await;
        let host = &self.address;
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        awaited("an answer", stream.read_to_string(&mut answer)).await.expect("an answer");
        answer
    }

    /// Ends it as a service does, and gives its exit code.
    async fn terminate(mut self) -> Option<i32> {
        self.process.terminate().expect("a program that listens");
        self.process.ended().await.code()
    }
}

/// Someone at the page of a running program.
#[cfg(feature = "standin")]
struct PageVisitor {
    socket: WebSocketStream<TcpStream>,
    person: Value,
    view: Value,
    acts: u64,
}

#[cfg(feature = "standin")]
impl PageVisitor {
    async fn called(name: &str, program: &Running) -> Self {
        let address = &program.address;
        let request = Request::builder()
            .uri(format!("ws://{address}/page/socket"))
            .header("host", address)
            .header("origin", format!("http://{address}"))
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==")
            .body(())
            .expect("a request");
        let opening = client_async(request, program.connect().await);
        let (socket, _) = awaited("the page", opening).await.expect("the page");
        let mut visitor = Self { socket, person: Value::Null, view: Value::Null, acts: 0 };
        let people = visitor.told("people").await;
        let known = people["people"].as_array().expect("a list");
        let found = known.iter().find(|person| person["name"] == name).expect("this person");
        visitor.person = found["id"].clone();
        let watched = [&visitor.person];
        let watch = json!({"say": "watch", "people": watched});
        visitor.tell(&watch).await;
        visitor
    }

    async fn tell(&mut self, words: &Value) {
        self.socket.send(Message::text(words.to_string())).await.expect("sent");
    }

    /// The next thing of this kind that the page is told.
    async fn told(&mut self, kind: &str) -> Value {
        let told = async {
            loop {
                let told = self.socket.next().await.expect("more").expect("something is told");
                let Message::Text(text) = told else { continue };
                let told: Value = serde_json::from_str(&text).expect("JSON");
                assert_ne!(told["tell"], "refused", "{told}");
                if told["tell"] == kind {
                    return told;
                }
            }
        };
        awaited(kind, told).await
    }

    /// Looks on until there is something to be found.
    async fn until<T>(&mut self, found: impl Fn(&Self) -> Option<T>) -> T {
        let looking = async {
            loop {
                if let Some(found) = found(self) {
                    return found;
                }
                self.view = self.told("view").await["view"].take();
            }
        };
        awaited("something on the page", looking).await
    }

    /// The first message in the channel with these words, once it is to be seen.
    async fn sees(&mut self, words: &str) -> Value {
        let wanted = |message: &&Value| {
            message["content"].as_str().is_some_and(|content| content.contains(words))
        };
        let found = |visitor: &Self| {
            let seen = visitor.channel()["messages"].as_array();
            seen.into_iter().flatten().find(wanted).cloned()
        };
        self.until(found).await
    }

    fn channel(&self) -> &Value {
        let places = self.view["places"].as_array();
        let channel = places.and_then(|all| all.iter().find(|place| place["kind"] == "channel"));
        channel.unwrap_or(&Value::Null)
    }

    async fn does(&mut self, deed: &Value) {
        let commands = |visitor: &Self| {
            let channel = visitor.channel();
            (!channel.is_null() && channel["commands"] != json!([])).then_some(())
        };
        self.until(commands).await;
        self.acts += 1;
        let place = self.channel()["id"].clone();
        let act = json!({"say": "act", "number": self.acts, "person": self.person,
            "place": place, "deed": deed});
        self.tell(&act).await;
    }
}

#[cfg(all(unix, feature = "standin"))]
#[tokio::test]
async fn without_a_token_the_bot_answers_on_a_page_and_goes_on_where_it_was() {
    let data = temporary("resume");
    // What an earlier run has left would be played on.
    std::fs::remove_dir_all(&data).expect("a folder of our own");
    let first = Running::start(&data).await;
    assert!(first.get("/").await.contains("<title>Pangaea"));
    let mut ada = PageVisitor::called("Ada", &first).await;
    ada.does(&json!({"slash": {"command": "play", "options": [["game", "vaalbara"]]}})).await;
    let message = ada.sees("a table is open").await;
    assert_eq!(first.terminate().await, Some(0));

    let second = Running::start(&data).await;
    let mut ada = PageVisitor::called("Ada", &second).await;
    let again = ada.sees("a table is open").await;
    assert_eq!(again["id"], message["id"], "the same message is still there");
    let buttons = message["components"][0]["components"].as_array().expect("a row");
    let add = buttons.iter().find(|button| button["label"] == "Add computer player");
    let button = &add.expect("this button")["custom_id"];
    ada.does(&json!({"click": {"message": message["id"], "button": button}})).await;
    let changed = ada.sees("computer (").await;
    assert_eq!(changed["id"], message["id"], "and its old button works");
    assert_eq!(second.terminate().await, Some(0));
}
