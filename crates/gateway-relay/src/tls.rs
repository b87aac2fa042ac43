//! How the gateway's certificate is judged.

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use std::sync::Arc;
use tokio_tungstenite::Connector;

/// By rustls, with Mozilla's roots compiled in, as serenity's REST client has them too: the program
/// needs no library and no file of the system, and runs in an empty container. With the feature
/// `native-tls` it is nothing, for which tokio-tungstenite takes the system's library and its roots.
pub(crate) fn connector() -> Option<Connector> {
    let ours = cfg!(not(feature = "native-tls"));
    ours.then(|| trusting(webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect()))
}

pub(crate) fn trusting(roots: RootCertStore) -> Connector {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows the versions of TLS that are on by default")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Connector::Rustls(Arc::new(config))
}
