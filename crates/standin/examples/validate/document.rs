//! Discord's description, and whether a recorded line agrees with it.

use std::collections::BTreeMap;

use jsonschema::{Registry, Validator};
use serde_json::{Map, Value, json};

use standin::record::{FileName, RecordedRequest};

/// The name under which the whole description can be referred to.
const NAME: &str = "urn:discord";

pub(crate) struct Document {
    whole: Value,
    registry: Registry<'static>,
    /// Schemas that were compiled already, by what they are for.
    compiled: BTreeMap<String, Validator>,
}

impl Document {
    pub(crate) fn new(mut whole: Value) -> Result<Self, String> {
        name_references(&mut whole);
        if !whole["paths"].is_object() {
            return Err("the document has no paths".to_owned());
        }
        let registry = Registry::new()
            .add(NAME, whole.clone())
            .and_then(jsonschema::RegistryBuilder::prepare)
            .map_err(|error| error.to_string())?;
        Ok(Self { whole, registry, compiled: BTreeMap::new() })
    }

    /// Everything in a line that the document does not allow.
    pub(crate) fn check(&mut self, line: &RecordedRequest) -> Vec<String> {
        let name = format!("{} {}", line.method, line.path);
        let Some((template, operation)) = self.operation(line) else {
            let meant = line.expected_error && line.status == 404;
            return if meant { Vec::new() } else { vec![format!("{name}: no such operation")] };
        };
        let mut faults = Vec::new();
        if !line.expected_error {
            faults.extend(self.check_query(&template, &operation, line));
            faults.extend(self.check_request(&template, &operation, line));
        }
        faults.extend(self.check_answer(&template, &operation, line));
        faults.into_iter().map(|fault| format!("{name}: {fault}")).collect()
    }

    /// The operation of a line: of all templates that fit, the one with the most fixed steps.
    fn operation(&self, line: &RecordedRequest) -> Option<(String, Value)> {
        let paths = self.whole["paths"].as_object()?;
        let fitting = paths.keys().filter(|template| fits(template, &line.path));
        let template = fitting.min_by_key(|template| template.matches('{').count())?;
        let method = line.method.to_lowercase();
        let operation = paths[template].get(&method)?;
        Some((format!("{method} {template}"), operation.clone()))
    }

    fn check_query(
        &mut self,
        name: &str,
        operation: &Value,
        line: &RecordedRequest,
    ) -> Vec<String> {
        let empty = Vec::new();
        let parameters = operation["parameters"].as_array().unwrap_or(&empty);
        let mut faults = Vec::new();
        for (key, text) in &line.query {
            let known =
                parameters.iter().find(|known| known["name"] == **key && known["in"] == "query");
            let Some(known) = known else {
                faults.push(format!("unknown query parameter {key}"));
                continue;
            };
            let number = || text.parse::<i64>().ok().map(Value::from);
            let truth = || text.parse::<bool>().ok().map(Value::from);
            let schema = &known["schema"];
            let value = match schema["type"].as_str() {
                Some("integer") => number(),
                Some("boolean") => truth(),
                _ => None,
            };
            let value = value.unwrap_or_else(|| Value::from(text.as_str()));
            faults.extend(self.check_value(&format!("{name} query {key}"), schema, &value));
        }
        faults
    }

    fn check_request(
        &mut self,
        name: &str,
        operation: &Value,
        line: &RecordedRequest,
    ) -> Vec<String> {
        let body = &operation["requestBody"];
        let Some(content) = body["content"].as_object() else {
            let unwanted = line.json.as_ref().is_some_and(|json| *json != json!({}));
            return if unwanted {
                vec!["a body that is not asked for".to_owned()]
            } else {
                Vec::new()
            };
        };
        let numbered = |name: &str| {
            let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
            number.is_some_and(|number| number.parse::<u8>().is_ok_and(|number| number < 10))
        };
        let named = |file: &FileName| numbered(&file.name) && !file.filename.is_empty();
        if !line.files.iter().all(named) {
            return vec![format!("files with strange names: {:?}", line.files)];
        }
        let kind = if line.files.is_empty() { "application/json" } else { "multipart/form-data" };
        let Some(schema) = content.get(kind).map(|kind| kind["schema"].clone()) else {
            return vec![format!("a body of type {kind} is not taken")];
        };
        match &line.json {
            Some(json) => {
                let mut json = json.clone();
                write_numbers_as_ids(&mut json);
                write_permissions_as_numbers(&mut json);
                self.check_value(&format!("{name} request {kind}"), &schema, &json)
            }
            None if body["required"] == true && line.files.is_empty() => {
                vec!["the body is missing".to_owned()]
            }
            None => Vec::new(),
        }
    }

    fn check_answer(
        &mut self,
        name: &str,
        operation: &Value,
        line: &RecordedRequest,
    ) -> Vec<String> {
        if line.status >= 500 {
            // A fault that a test asked for; the document describes none.
            return Vec::new();
        }
        let answers = &operation["responses"];
        let group = format!("{}XX", line.status / 100);
        let found = answers.get(line.status.to_string()).or_else(|| answers.get(&group));
        let Some(mut answer) = found.cloned() else {
            return vec![format!("status {} is not in the document", line.status)];
        };
        if let Some(reference) = answer["$ref"].as_str() {
            let pointer = reference.trim_start_matches(NAME).trim_start_matches('#');
            answer = self.whole.pointer(pointer).cloned().unwrap_or_default();
        }
        let schema = &answer["content"]["application/json"]["schema"];
        match (&line.resp, schema.is_null()) {
            (Some(body), false) => {
                let mut body = body.clone();
                if let Some(errors) = body.get_mut("errors") {
                    write_names_as_codes(errors);
                }
                self.check_value(&format!("{name} answer {}", line.status), schema, &body)
            }
            (None, true) => Vec::new(),
            (Some(_), true) => vec![format!("an answer {} has no body", line.status)],
            (None, false) => vec![format!("an answer {} has a body", line.status)],
        }
    }

    fn check_value(&mut self, name: &str, schema: &Value, value: &Value) -> Vec<String> {
        if !self.compiled.contains_key(name) {
            match jsonschema::options().with_registry(&self.registry).build(schema) {
                Ok(validator) => self.compiled.insert(name.to_owned(), validator),
                Err(error) => return vec![format!("{name}: a broken schema: {error}")],
            };
        }
        let validator = &self.compiled[name];
        let told = |error: jsonschema::ValidationError<'_>| {
            let mut text = error.to_string();
            text.truncate(text.floor_char_boundary(600));
            format!("{name}: at {}: {text}", error.instance_path())
        };
        validator.iter_errors(value).map(told).collect()
    }
}

fn fits(template: &str, path: &str) -> bool {
    let (mut wanted, mut given) = (template.split('/'), path.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return true,
            (Some(wanted), Some(given)) if wanted == given => {}
            (Some(wanted), Some(given)) if wanted.starts_with('{') && !given.is_empty() => {}
            _ => return false,
        }
    }
}

/// The number of a file may be sent as a number, as Discord's own examples and serenity do, though
/// the document knows it as text only.
fn write_numbers_as_ids(json: &mut Value) {
    let data = if json["data"].is_object() { &mut json["data"] } else { json };
    let Some(attachments) = data.get_mut("attachments").and_then(Value::as_array_mut) else {
        return;
    };
    for attachment in attachments {
        if let Some(number) = attachment["id"].as_u64() {
            attachment["id"] = Value::from(number.to_string());
        }
    }
}

/// The permissions of a command travel as text, by Discord's written documentation and in serenity; the
/// document knows a number.
fn write_permissions_as_numbers(json: &mut Value) {
    let one = std::slice::from_mut(json);
    let commands = match one {
        [Value::Array(commands)] => commands.as_mut_slice(),
        one => one,
    };
    for command in commands {
        let Some(permissions) = command.get_mut("default_member_permissions") else { continue };
        if let Some(number) = permissions.as_str().and_then(|text| text.parse::<u64>().ok()) {
            *permissions = Value::from(number);
        }
    }
}

/// The errors of single fields have names for codes (`BASE_TYPE_REQUIRED`) in Discord's answers and in
/// its written documentation, and clients rely on it; the document promises numbers.
fn write_names_as_codes(errors: &mut Value) {
    let Some(tree) = errors.as_object_mut() else { return };
    for (key, below) in tree.iter_mut() {
        if key == "_errors" {
            let listed = below.as_array_mut().into_iter().flatten();
            for error in listed.filter(|error| error["code"].is_string()) {
                error["code"] = Value::from(0);
            }
        } else {
            write_names_as_codes(below);
        }
    }
}

/// References within the document become references to it, so that any part of it can stand alone.
fn name_references(value: &mut Value) {
    match value {
        Value::Object(object) => {
            if let Some(Value::String(reference)) = object.get_mut("$ref")
                && reference.starts_with('#')
            {
                reference.insert_str(0, NAME);
            }
            for (_, inner) in Map::iter_mut(object) {
                name_references(inner);
            }
        }
        Value::Array(array) => array.iter_mut().for_each(name_references),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document() -> Document {
        let content = |name: &str| {
            let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
            json!({ "application/json": { "schema": schema }, "multipart/form-data": { "schema": schema } })
        };
        let limit = json!({ "name": "limit", "in": "query", "schema": { "type": "integer", "maximum": 100 } });
        Document::new(json!({
            "paths": {
                "/things/{id}": {
                    "post": {
                        "parameters": [limit],
                        "requestBody": { "content": content("Thing"), "required": true },
                        "responses": {
                            "200": { "content": content("Thing") },
                            "204": {},
                            "4XX": { "$ref": "#/components/responses/No" },
                        },
                    },
                },
                "/things/@me": { "get": { "responses": { "204": {} } } },
            },
            "components": {
                "schemas": {
                    "Thing": {
                        "type": "object",
                        "properties": { "name": { "type": "string", "maxLength": 3 } },
                        "required": ["name"],
                    },
                    "Code": { "type": "object", "required": ["code"] },
                },
                "responses": { "No": { "content": content("Code") } },
            },
        }))
        .expect("a document")
    }

    /// What is wrong with a good line in which one field was changed.
    fn faults(field: &str, value: Value) -> Vec<String> {
        let mut line = json!({
            "method": "POST", "path": "/things/7", "query": { "limit": "5" },
            "json": { "name": "abc" }, "files": [], "status": 200, "resp": { "name": "abc" },
        });
        line[field] = value;
        document().check(&serde_json::from_value(line).expect("a line"))
    }

    #[test]
    fn a_good_line_has_no_faults() {
        assert_eq!(faults("status", json!(200)), Vec::<String>::new());
        let named = json!([{ "name": "files[0]", "filename": "a.png" }]);
        assert_eq!(faults("files", named), Vec::<String>::new());
    }

    #[test]
    fn every_part_of_a_line_can_be_at_fault() {
        let broken = [
            ("method", json!("PUT")),
            ("path", json!("/others/7")),
            ("path", json!("/things/7/more")),
            ("query", json!({ "limit": "500" })),
            ("query", json!({ "color": "red" })),
            ("json", json!({ "name": "abcd" })),
            ("json", json!({})),
            ("json", Value::Null),
            ("files", json!([{ "name": "picture", "filename": "a.png" }])),
            ("status", json!(204)),
            ("status", json!(302)),
            ("status", json!(400)),
            ("resp", json!({ "name": 3 })),
            ("resp", Value::Null),
        ];
        for (field, value) in broken {
            assert_eq!(faults(field, value.clone()).len(), 1, "{field}: {value}");
        }
    }

    #[test]
    fn what_was_meant_to_be_refused_needs_only_a_proper_refusal() {
        let line = |resp: Value| {
            let line = json!({
                "method": "POST", "path": "/things/7", "query": {}, "json": { "name": "abcd" },
                "files": [], "status": 400, "resp": resp, "expected_error": true,
            });
            document().check(&serde_json::from_value(line).expect("a line"))
        };
        assert_eq!(line(json!({ "code": 50035 })), Vec::<String>::new());
        assert_eq!(line(json!({})).len(), 1);
    }

    #[test]
    fn the_most_fixed_path_is_meant() {
        let line = json!({
            "method": "GET", "path": "/things/@me", "query": {}, "json": null, "files": [],
            "status": 204, "resp": null,
        });
        let line = serde_json::from_value(line).expect("a line");
        assert_eq!(document().check(&line), Vec::<String>::new());
    }
}
