//! One request, taken apart.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::http::request::Parts;
use axum::http::{Method, header};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::form::{File, MessageForm};
use crate::api_error::{ApiError, Form, unknown, wrong};

/// A request of the bot.
#[derive(Debug)]
pub(crate) struct Call {
    pub method: Method,
    /// Without `/api/v10`.
    pub path: String,
    pub query: BTreeMap<String, String>,
    pub authorization: Option<String>,
    pub json: Option<Value>,
    pub files: Vec<File>,
}

impl Call {
    /// Takes a request apart; one that is no JSON and no form at all is refused.
    pub(crate) async fn read(parts: &Parts, body: Bytes) -> (Self, Result<(), ApiError>) {
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let path = parts.uri.path();
        let mut call = Self {
            method: parts.method.clone(),
            path: path.strip_prefix("/api/v10").unwrap_or(path).to_owned(),
            query: parse_query(parts.uri.query().unwrap_or_default()),
            authorization: header(header::AUTHORIZATION).map(str::to_owned),
            json: None,
            files: Vec::new(),
        };
        let kind = header(header::CONTENT_TYPE).unwrap_or_default();
        let read = match multer::parse_boundary(kind) {
            Ok(boundary) => call.read_multipart(body, boundary).await,
            Err(_) if body.is_empty() => Ok(()),
            Err(_) => serde_json::from_slice(&body)
                .map(|json| call.json = Some(json))
                .map_err(|error| error.to_string()),
        };
        (call, read.map_err(|error| wrong("", "CONTENT_TYPE_INVALID", error)))
    }

    async fn read_multipart(&mut self, body: Bytes, boundary: String) -> Result<(), String> {
        let stream = futures_util::stream::once(async { Ok::<_, std::io::Error>(body) });
        let mut parts = multer::Multipart::new(stream, boundary);
        while let Some(part) = parts.next_field().await.map_err(|error| error.to_string())? {
            let name = part.name().unwrap_or_default().to_owned();
            let filename = part.file_name().unwrap_or_default().to_owned();
            let bytes = part.bytes().await.map_err(|error| error.to_string())?;
            if name == "payload_json" {
                let json = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
                self.json = Some(json);
                continue;
            }
            let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
            let number = number.and_then(|number| number.parse().ok());
            let number = number.ok_or_else(|| format!("unknown part {name} of the form"))?;
            self.files.push(File { number, name, filename, bytes: bytes.to_vec() });
        }
        Ok(())
    }

    /// The body as what the route expects.
    pub(crate) fn body<T: DeserializeOwned>(&self) -> Result<T, ApiError> {
        read(self.json.as_ref().unwrap_or(&Value::Object(serde_json::Map::new())))
    }

    /// The body as a message of which everything is known.
    pub(crate) fn message(&self) -> Result<MessageForm, ApiError> {
        let form: MessageForm = self.body()?;
        form.check_known().map(|()| form)
    }

    /// Refuses what is asked for beside the path, except these.
    pub(crate) fn check_query(&self, known: &[&str]) -> Result<(), ApiError> {
        let mut form = Form::default();
        for name in self.query.keys().filter(|name| !known.contains(&name.as_str())) {
            form.unknown(name, format!("the query {name}"));
        }
        form.done()
    }
}

/// JSON as what is expected in its place.
pub(crate) fn read<T: DeserializeOwned>(json: &Value) -> Result<T, ApiError> {
    T::deserialize(json).map_err(|error| {
        let error = error.to_string();
        // serde has no kind for this, only the words.
        if error.starts_with("unknown field") {
            unknown("", error)
        } else {
            wrong("", "BASE_TYPE_INVALID", error)
        }
    })
}

fn parse_query(query: &str) -> BTreeMap<String, String> {
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    let split = |pair: &str| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        (name.to_owned(), value.to_owned())
    };
    pairs.map(split).collect()
}

/// The response to a call.
#[derive(Clone, Debug)]
pub(crate) struct ApiResponse {
    pub status: u16,
    pub body: Option<Value>,
    pub headers: Vec<(&'static str, String)>,
    /// Is it sent as it is? Otherwise whoever asked gets nothing that can be read.
    pub is_readable: bool,
}

impl ApiResponse {
    pub(crate) fn json(body: &impl Serialize) -> Result<Self, ApiError> {
        let body = serde_json::to_value(body).map_err(|_| ApiError::Broken)?;
        Ok(Self { status: 200, body: Some(body), headers: Vec::new(), is_readable: true })
    }

    pub(crate) fn created(body: &impl Serialize) -> Result<Self, ApiError> {
        Ok(Self { status: 201, ..Self::json(body)? })
    }

    #[expect(clippy::unnecessary_wraps, reason = "the end of a route, as its siblings are")]
    pub(crate) fn empty() -> Result<Self, ApiError> {
        Ok(Self { status: 204, body: None, headers: Vec::new(), is_readable: true })
    }
}

impl From<ApiError> for ApiResponse {
    fn from(error: ApiError) -> Self {
        let body = serde_json::to_value(error.body()).ok();
        Self { status: error.kind().0, body, headers: Vec::new(), is_readable: true }
    }
}
