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
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::path::PathBuf;
    use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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

    /// How often is looked whether the socket is still there, and tried again if it is not.
    const LOOK_AGAIN: Duration = Duration::from_secs(2);

    /// The open socket. It is gone with this; until then it is opened again wherever it fails.
    #[derive(Debug)]
    pub struct Socket {
        task: JoinHandle<()>,
        file: Arc<Mutex<Option<OpenFile>>>,
    }

    impl Socket {
        /// Opens the socket in a folder that no other bot uses: what is there was left behind.
        pub fn open(folder: &Path, service: Service) -> Self {
            let file = Arc::new(Mutex::default());
            let (folder, place) = (folder.to_owned(), Arc::clone(&file));
            // Whoever asks from now on is answered.
            let mut opened = listen(&folder, &place);
            let task = tokio::spawn(async move {
                let mut is_told = false;
                loop {
                    match &opened {
                        Ok(listener) => {
                            is_told = false;
                            serve(listener, &place, &service).await;
                        }
                        Err(error) if !is_told => {
                            is_told = true;
                            tracing::warn!(
                                "I can't open pangaea.sock, so no one can ask how I am: {error}"
                            );
                        }
                        Err(_) => {}
                    }
                    tokio::time::sleep(LOOK_AGAIN).await;
                    opened = listen(&folder, &place);
                }
            });
            Self { task, file }
        }
    }

    impl Drop for Socket {
        fn drop(&mut self) {
            self.task.abort();
            if let Some(file) = locked(&self.file).take().filter(OpenFile::is_there) {
                let _ = fs::remove_file(file.path);
            }
        }
    }

    /// The file of a socket that is open.
    #[derive(Debug)]
    struct OpenFile {
        path: PathBuf,
        id: (u64, u64),
    }

    impl OpenFile {
        fn at(path: PathBuf) -> io::Result<Self> {
            let id = id_of(&path)?;
            Ok(Self { path, id })
        }

        /// Is it there, and not another one in its place?
        fn is_there(&self) -> bool {
            id_of(&self.path).is_ok_and(|id| id == self.id)
        }
    }

    /// By which the system knows a file, whatever it is called.
    fn id_of(path: &Path) -> io::Result<(u64, u64)> {
        fs::symlink_metadata(path).map(|file| (file.dev(), file.ino()))
    }

    fn locked(file: &Mutex<Option<OpenFile>>) -> MutexGuard<'_, Option<OpenFile>> {
        file.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn listen(folder: &Path, place: &Mutex<Option<OpenFile>>) -> io::Result<UnixListener> {
        let path = folder.join(NAME);
        let new = Reachable::new(folder, &format!("{NAME}.new"))?;
        let _ = fs::remove_file(new.path());
        let listener = UnixListener::bind(new.path())?;
        // Under its own name it is never open to others, not even for a moment.
        fs::set_permissions(new.path(), Permissions::from_mode(0o600))?;
        fs::rename(folder.join(format!("{NAME}.new")), &path)?;
        *locked(place) = Some(OpenFile::at(path)?);
        Ok(listener)
    }

    /// Answers until the file is gone: then no one finds the way here.
    async fn serve(listener: &UnixListener, place: &Mutex<Option<OpenFile>>, service: &Service) {
        let mut often = tokio::time::interval(LOOK_AGAIN);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, _)) => {
                        let service = service.clone();
                        tokio::spawn(async move { answer(stream, &service).await });
                    }
                    // Such as too many open files; they become fewer.
                    Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                },
                _ = often.tick() => {
                    if !locked(place).as_ref().is_some_and(OpenFile::is_there) {
                        return;
                    }
                }
            }
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
        pub fn open(_: &Path, _: Service) -> Self {
            Self
        }
    }

    /// No one listens.
    pub fn ask(_: &Path, _: &Ask) -> Ready<io::Result<Option<ServiceAnswer>>> {
        ready(Ok(None))
    }
}
