//! The socket in the data folder, over which `pangaea status` and its like ask a running bot: one
//! line of JSON for a question, one for the answer. Only the bot's own user may use it.

use super::service::{Ask, Service, ServiceAnswer};
use std::io;
use std::path::Path;

#[cfg(unix)]
pub use with_sockets::Socket;

/// Asks the bot that runs on this folder; nothing if none listens there.
#[cfg(unix)]
pub async fn ask(folder: &Path, ask: &Ask) -> io::Result<Option<ServiceAnswer>> {
    match with_sockets::ask(folder, ask).await {
        Err(error) if is_absent(&error) => Ok(None),
        answered => answered.map(Some),
    }
}

/// A socket that no one listens at was left by a bot that was killed.
#[cfg(unix)]
fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused)
}

#[cfg(unix)]
mod with_sockets {
    use super::{Ask, Path, Service, ServiceAnswer, io};
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;
    use std::path::PathBuf;
    use std::time::Duration;
    use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
    use tokio::net::{UnixListener, UnixStream};
    use tokio::task::JoinHandle;
    use tokio::time::timeout;

    const NAME: &str = "pangaea.sock";

    /// The longest question.
    const LONGEST: u64 = 4096;

    /// How long someone who has connected may take to ask.
    const PATIENCE: Duration = Duration::from_secs(10);

    /// The open socket. It is gone with this.
    #[derive(Debug)]
    pub struct Socket {
        task: JoinHandle<()>,
        path: PathBuf,
    }

    impl Socket {
        /// Opens the socket in a folder that no other bot uses: what is there was left behind.
        pub fn open(folder: &Path, service: Service) -> io::Result<Self> {
            let path = folder.join(NAME);
            let new = Reachable::new(folder, &format!("{NAME}.new"))?;
            let _ = fs::remove_file(new.path());
            let listener = UnixListener::bind(new.path())?;
            // Under its own name it is never open to others, not even for a moment.
            fs::set_permissions(new.path(), Permissions::from_mode(0o600))?;
            fs::rename(folder.join(format!("{NAME}.new")), &path)?;
            let task = tokio::spawn(async move {
                loop {
                    match listener.accept().await {
                        Ok((stream, _)) => {
                            let service = service.clone();
                            tokio::spawn(async move { answer(stream, &service).await });
                        }
                        // Such as too many open files; they become fewer.
                        Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                    }
                }
            });
            Ok(Self { task, path })
        }
    }

    impl Drop for Socket {
        fn drop(&mut self) {
            self.task.abort();
            let _ = fs::remove_file(&self.path);
        }
    }

    async fn answer(stream: UnixStream, service: &Service) -> io::Result<()> {
        let (reader, mut writer) = stream.into_split();
        let mut question = String::new();
        let mut reader = BufReader::new(reader.take(LONGEST));
        timeout(PATIENCE, reader.read_line(&mut question)).await??;
        let Ok(ask) = serde_json::from_str::<Ask>(&question) else {
            return writer.write_all(b"{\"error\":\"not understood\"}\n").await;
        };
        // Whoever hangs up must not leave the work half done.
        let service = service.clone();
        let answered = tokio::spawn(async move { service.answer(&ask).await });
        let answer = answered.await.map_err(io::Error::other)?;
        writer.write_all(format!("{}\n", serde_json::to_string(&answer)?).as_bytes()).await
    }

    pub(super) async fn ask(folder: &Path, ask: &Ask) -> io::Result<ServiceAnswer> {
        /// How long a bot may take to tell how it is; what it is to do may take longer.
        const SOON: Duration = Duration::from_secs(30);
        const LATE: Duration = Duration::from_hours(1);
        let reachable = Reachable::new(folder, NAME)?;
        let mut stream = UnixStream::connect(reachable.path()).await?;
        stream.write_all(format!("{}\n", serde_json::to_string(ask)?).as_bytes()).await?;
        let mut answer = String::new();
        let patience = if matches!(ask, Ask::Status) { SOON } else { LATE };
        timeout(patience, stream.read_to_string(&mut answer)).await??;
        serde_json::from_str(&answer)
            .map_err(|_| io::Error::other("it gives no answer that this program understands"))
    }

    /// A path that is short enough for a socket. Its address holds 108 bytes, on some systems 104;
    /// a longer one is reached through the open folder, which has a short name of its own.
    struct Reachable {
        path: PathBuf,
        _folder: Option<fs::File>,
    }

    impl Reachable {
        fn new(folder: &Path, name: &str) -> io::Result<Self> {
            const LONGEST: usize = 100;
            let path = folder.join(name);
            if path.as_os_str().len() <= LONGEST {
                return Ok(Self { path, _folder: None });
            }
            through(folder, name)
        }

        fn path(&self) -> &Path {
            &self.path
        }
    }

    #[cfg(target_os = "linux")]
    fn through(folder: &Path, name: &str) -> io::Result<Reachable> {
        use std::os::fd::AsRawFd;
        let folder = fs::File::open(folder)?;
        let path = format!("/proc/self/fd/{}/{name}", folder.as_raw_fd());
        Ok(Reachable { path: PathBuf::from(path), _folder: Some(folder) })
    }

    #[cfg(not(target_os = "linux"))]
    fn through(_: &Path, _: &str) -> io::Result<Reachable> {
        Err(io::Error::new(io::ErrorKind::InvalidInput, "the path of its folder is too long"))
    }
}

#[cfg(not(unix))]
pub use without_sockets::{Socket, ask};

#[cfg(not(unix))]
mod without_sockets {
    use super::{Ask, Path, Service, ServiceAnswer, io};
    use std::future::{Ready, ready};

    /// There are no such sockets here.
    #[derive(Debug)]
    pub struct Socket;

    impl Socket {
        /// Opens nothing.
        pub fn open(_: &Path, _: Service) -> io::Result<Self> {
            Ok(Self)
        }
    }

    /// No one listens.
    pub fn ask(_: &Path, _: &Ask) -> Ready<io::Result<Option<ServiceAnswer>>> {
        ready(Ok(None))
    }
}
