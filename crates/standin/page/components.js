// Rows of buttons and menus below a message.

import { make, safeLink } from "./dom.js";
import { say } from "./language.js";
import { menu } from "./menu.js";

const BUTTON = 2;
const MENU = 3;
const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link" };

/** `act` does something with the message; `busy` while the bot has not answered. */
export function rows(message, busy, act) {
  return message.components.map((row) =>
    make("div", { class: "row", "aria-busy": busy ? "true" : undefined },
      row.components.map((part) => component(part, message.id, act))));
}

function component(part, message, act) {
  if (part.type === BUTTON) return button(part, message, act);
  if (part.type === MENU) {
    return menu(part, (values) => act({ pick: { message, menu: part.custom_id, values } }));
  }
  return make("p", { class: "small" }, say("unknown_part"));
}

function button(part, message, act) {
  const properties = { class: STYLES[part.style] ?? "secondary", "data-press": part.custom_id };
  const content = [part.emoji?.name && !part.emoji.id ? `${part.emoji.name} ` : null, part.label];
  if (part.style === LINK) {
    const link = { ...properties, href: safeLink(part.url), target: "_blank", rel: "noopener noreferrer" };
    return make("a", link, content, make("span", { "aria-hidden": "true" }, " ↗"));
  }
  const press = () => act({ click: { message, button: part.custom_id } });
  return make("button", { ...properties, type: "button", disabled: part.disabled, onclick: press }, content);
}
