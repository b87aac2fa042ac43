//! What systemd wants to hear of a service: that it is ready, stopping, and still alive.

use std::time::Duration;

/// Tells systemd something, such as `READY=1`; without systemd, no one.
pub fn notify(state: &str) {
    // Whoever does not listen cannot be helped.
    let _ = send(state);
}

/// How often systemd wants to hear from us, if it does.
pub(super) fn watchdog() -> Option<Duration> {
    let microseconds = std::env::var("WATCHDOG_USEC").ok()?.parse().ok()?;
    let ours = std::env::var("WATCHDOG_PID").ok().and_then(|process| process.parse().ok());
    let for_us = ours.is_none_or(|process: u32| process == std::process::id());
    for_us.then(|| Duration::from_micros(microseconds)).filter(|often| !often.is_zero())
}

#[cfg(unix)]
fn send(state: &str) -> std::io::Result<()> {
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let Some(socket) = std::env::var_os("NOTIFY_SOCKET") else { return Ok(()) };
    let address = match socket.as_bytes().strip_prefix(b"@") {
        #[cfg(target_os = "linux")]
        Some(name) => <SocketAddr as std::os::linux::net::SocketAddrExt>::from_abstract_name(name)?,
        _ => SocketAddr::from_pathname(&socket)?,
    };
    UnixDatagram::unbound()?.send_to_addr(state.as_bytes(), &address).map(drop)
}

#[cfg(not(unix))]
fn send(_: &str) -> std::io::Result<()> {
    Ok(())
}
