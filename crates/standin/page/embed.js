// The framed parts of a message.

import { link, make, moment } from "./dom.js";
import { say } from "./language.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";

export function embed(shown, message, names) {
  const frame = make("div", { class: "embed" });
  if (shown.color !== undefined) {
    frame.style.setProperty("--edge", `#${shown.color.toString(16).padStart(6, "0")}`);
  }
  const add = (there, build) => there && frame.append(build());
  add(shown.thumbnail, () => make("div", { class: "thumbnail" }, pictureOf(shown.thumbnail, message)));
  add(shown.author, () => make("p", { class: "embed-author" }, link(shown.author.url, shown.author.name)));
  add(shown.title, () => make("p", { class: "embed-title" }, link(shown.url, markdown(shown.title, names))));
  add(shown.description, () => make("div", { class: "embed-text" }, markdown(shown.description, names)));
  add(shown.fields?.length, () => make("div", { class: "fields" }, shown.fields.map((field) => fieldOf(field, names))));
  add(shown.image, () => pictureOf(shown.image, message));
  add(shown.footer || shown.timestamp, () => footer(shown));
  return frame;
}

/** The last line: a text, a time, or both. */
function footer({ footer, timestamp }) {
  const time = timestamp && (moment(timestamp) ?? timestamp);
  return make("p", { class: "embed-footer" }, footer?.text, footer && time ? " • " : null, time);
}

function fieldOf(field, names) {
  return make("div", { class: field.inline ? "field inline" : "field" },
    make("p", { class: "field-name" }, markdown(field.name, names)),
    make("div", {}, markdown(field.value, names)));
}

function pictureOf(image, message) {
  const file = message.attachments.find((file) => file.url === image.url);
  const alt = image.description ?? file?.description ?? file?.filename ?? say("picture");
  return picture(image.url, alt, file);
}
