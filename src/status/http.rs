//! The HTTP endpoint for monitors, where a host wants one: `/health`, `/ready` and `/metrics`.

use super::service::Service;
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{ALLOW, CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

/// So many may ask at a time.
const AT_ONCE: usize = 16;

/// How long someone who has connected may take to ask.
const PATIENCE: Duration = Duration::from_secs(10);

/// Prometheus' text format.
const METRICS: &str = "text/plain; version=0.0.4; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// An address that is ours, where no one answers yet.
#[derive(Debug)]
pub struct HttpEndpoint(TcpListener);

/// An endpoint that answers. It is closed when this is dropped.
#[derive(Debug)]
pub struct OpenEndpoint(JoinHandle<()>);

impl HttpEndpoint {
    /// Takes an address.
    pub async fn bind(address: SocketAddr) -> io::Result<Self> {
        TcpListener::bind(address).await.map(Self)
    }

    /// The address, also where any free port was wanted.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    /// Answers for this bot from now on, also while it starts.
    pub fn open(self, service: Service) -> OpenEndpoint {
        OpenEndpoint(tokio::spawn(async move {
            let places = Arc::new(Semaphore::new(AT_ONCE));
            loop {
                let place = Arc::clone(&places).acquire_owned().await;
                match self.0.accept().await {
                    Ok((stream, _)) => {
                        let service = service.clone();
                        tokio::spawn(async move {
                            serve(stream, service).await;
                            drop(place);
                        });
                    }
                    // Such as too many open files; they become fewer.
                    Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                }
            }
        }))
    }
}

impl Drop for OpenEndpoint {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn serve(stream: TcpStream, service: Service) {
    let answer = service_fn(move |request: Request<Incoming>| {
        let service = service.clone();
        async move { Ok::<_, Infallible>(answer(&request, &service).await) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).keep_alive(false);
    // Whoever hangs up does not want to know.
    let _ = http.serve_connection(TokioIo::new(stream), answer).await;
}

async fn answer(request: &Request<Incoming>, service: &Service) -> Response<Full<Bytes>> {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        let mut refused = text(StatusCode::METHOD_NOT_ALLOWED, TEXT, "only GET\n".to_owned());
        refused.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refused;
    }
    match request.uri().path() {
        "/health" => text(StatusCode::OK, TEXT, "alive\n".to_owned()),
        "/ready" => match service.report().await {
            Ok(report) if report.is_ready() => text(StatusCode::OK, TEXT, "ready\n".to_owned()),
            Ok(report) => {
                text(StatusCode::SERVICE_UNAVAILABLE, TEXT, report.faults.join("\n") + "\n")
            }
            Err(starting) => text(StatusCode::SERVICE_UNAVAILABLE, TEXT, starting.fault() + "\n"),
        },
        "/metrics" => match (service.monitor(), service.report().await) {
            (Ok(monitor), Ok(report)) => {
                let metrics = monitor.keepers().metrics().text(&report.moment());
                text(StatusCode::OK, METRICS, metrics)
            }
            (Err(starting), _) | (_, Err(starting)) => {
                text(StatusCode::SERVICE_UNAVAILABLE, TEXT, starting.fault() + "\n")
            }
        },
        _ => {
            let there = "there are /health, /ready and /metrics\n".to_owned();
            text(StatusCode::NOT_FOUND, TEXT, there)
        }
    }
}

fn text(status: StatusCode, kind: &'static str, text: String) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from(text)));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}
