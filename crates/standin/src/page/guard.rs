//! Who may ask: this machine, and no page of someone else.
//!
//! A browser sends along which page a request comes from (`Origin`) and which name it was told
//! (`Host`). A foreign page has another origin; a foreign name that was made to point at this
//! machine is no loopback address. Both are turned away, so no page elsewhere can act for people
//! here while someone tries the bot.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::world::World;

/// For whatever is no part of the page: files of messages run nothing and load nothing.
const NOTHING: HeaderValue = HeaderValue::from_static("default-src 'none'");

/// Stands in front of every route.
pub(crate) async fn guard(
    State(world): State<Arc<World>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let here = is_here(headers, world.address.ip());
    let foreign = headers.contains_key(header::ORIGIN) && !names_its_page(headers);
    if !here || foreign {
        return (StatusCode::FORBIDDEN, "the stand-in answers this machine only").into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(NOTHING);
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    );
    response
}

/// Was the stand-in called by an address that only this machine can mean? If it was asked to
/// listen elsewhere, any address will do, but still no name: names can be made to point anywhere.
fn is_here(headers: &HeaderMap, listening: IpAddr) -> bool {
    let Some(host) = text(headers, header::HOST) else { return false };
    let name = host.rsplit_once(':').map_or(host, |(name, port)| {
        if port.bytes().all(|digit| digit.is_ascii_digit()) { name } else { host }
    });
    if name == "localhost" {
        return true;
    }
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    address.is_ok_and(|address| address.is_loopback() || !listening.is_loopback())
}

/// Does the request come from the page at the same address?
pub(super) fn names_its_page(headers: &HeaderMap) -> bool {
    let origin = text(headers, header::ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
    origin.is_some() && origin == text(headers, header::HOST)
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("a header"));
        }
        headers
    }

    #[test]
    fn only_addresses_of_this_machine_are_answered() {
        let loopback: IpAddr = [127, 0, 0, 1].into();
        for host in ["127.0.0.1:8321", "127.0.0.1", "localhost:8321", "[::1]:8321", "[::1]"] {
            assert!(is_here(&headers(host, None), loopback), "{host}");
        }
        for host in ["example.com:8321", "127.0.0.1.example.com", "10.0.0.5:8321", ""] {
            assert!(!is_here(&headers(host, None), loopback), "{host}");
        }
        assert!(!is_here(&HeaderMap::new(), loopback));
        let everywhere: IpAddr = [0, 0, 0, 0].into();
        assert!(is_here(&headers("10.0.0.5:8321", None), everywhere));
        assert!(!is_here(&headers("example.com", None), everywhere), "a name may be rebound");
    }

    #[test]
    fn only_its_own_page_may_connect() {
        let host = "127.0.0.1:8321";
        assert!(names_its_page(&headers(host, Some("http://127.0.0.1:8321"))));
        let foreign = ["http://example.com", "http://127.0.0.1:9000", "https://127.0.0.1:8321"];
        for origin in foreign.into_iter().map(Some).chain([None, Some("null")]) {
            assert!(!names_its_page(&headers(host, origin)), "{origin:?}");
        }
    }
}
