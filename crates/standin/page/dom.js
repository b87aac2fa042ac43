// Elements are built, never parsed: whatever comes from outside ends as text.

import { region } from "./language.js";

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return element;
}

/** Puts elements in order, and leaves those alone that are in place: who is put in anew loses focus and scrolling. */
export function arrange(parent, elements) {
  const wanted = new Set(elements);
  for (const old of [...parent.children]) if (!wanted.has(old)) old.remove();
  elements.forEach((element, index) => {
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
  });
}

/** Gives an element other attributes and children, if they differ: it may be under a finger just now. */
export function update(element, attributes, ...children) {
  const fresh = make(element.localName, attributes, ...children);
  for (const { name, value } of fresh.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (element.innerHTML !== fresh.innerHTML) element.replaceChildren(...fresh.childNodes);
}

let last = 0;

/** An id that no other element has. */
export const freshId = () => `e${(last += 1)}`;

const COLOURS = 6;
const colours = new Map();

/** The colour of somebody: the first six that are asked for differ. */
export function colourOf(id) {
  if (!colours.has(id)) colours.set(id, colours.size % COLOURS);
  return colours.get(id);
}

/** A round picture of somebody: their first letter. */
export function avatar(user) {
  const colour = user.bot ? "bot" : colourOf(user.id);
  const letter = [...shownName(user)][0]?.toUpperCase() ?? "?";
  return make("span", { class: `avatar colour-${colour}`, "aria-hidden": "true" }, letter);
}

export const shownName = (user) => user.global_name ?? capital(user.username);

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Is one id newer than another? */
export const newer = (id, other) => !other || BigInt(id) > BigInt(other);

/** Where a file of the stand-in lies, by whatever name the page was opened. */
export function ownFile(address) {
  if (!URL.canParse(address, location.href)) return undefined;
  const url = new URL(address, location.href);
  return url.pathname.startsWith("/attachments/") ? url.pathname : undefined;
}

const MOMENTS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A point in time, as chat styles it; nothing for what is no time. */
export function moment(when, style) {
  const time = new Date(when);
  if (Number.isNaN(time.getTime())) return undefined;
  return make("time", { datetime: time.toISOString() },
    time.toLocaleString(region, MOMENTS[style] ?? { dateStyle: "medium", timeStyle: "short" }));
}

/** Addresses that may be opened. */
export function safeLink(address) {
  return /^https?:\/\//i.test(address ?? "") ? address : undefined;
}

/** A link to elsewhere, or only its text if the address may not be opened. */
export function link(address, text) {
  const href = safeLink(address);
  return href ? make("a", { href, target: "_blank", rel: "noopener noreferrer" }, text) : text;
}

/** Lets the arrow keys move among tabs, of which one can be reached by Tab. */
export function arrowsAmong(list) {
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const tabs = [...list.querySelectorAll("[role=tab]")];
    const at = tabs.indexOf(document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next.click();
    list.querySelector(`[data-key="${next.dataset.key}"]`)?.focus();
  });
}
