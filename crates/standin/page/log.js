// The messages of a place. Only what has changed is built anew, so focus and open menus stay.

import { commandsOf } from "./command.js";
import { arrange, make, newer } from "./dom.js";
import { say } from "./language.js";
import { command, message } from "./message.js";
import { memory } from "./memory.js";
import { namesIn } from "./markdown.js";

const JOIN_WITHIN = 7 * 60 * 1000;
const NEAR_THE_END = 80;
const FAR_FROM_THE_END = 400;

export class Log {
  #place;
  #built = new Map();
  #column;

  constructor(column) {
    this.#column = column;
    this.element = make("div", { class: "log", role: "log", tabindex: "0", "aria-label": say("messages") });
    // A picture that arrives late must not push the newest message out of sight.
    this.element.addEventListener("load", () => this.#stay && this.#toEnd(), true);
    new ResizeObserver(() => this.#stay && this.#toEnd()).observe(this.element);
    this.element.addEventListener("scroll", () => {
      this.#stay = this.#below < NEAR_THE_END;
      this.#offerNewest();
    });
    this.newest = make("button", { type: "button", class: "newest", hidden: true, onclick: () => this.#toEnd() }, say("newest"),
      make("span", { "aria-hidden": "true" }, " ↓"));
  }

  #stay = true;

  /** How much is below what is seen, in pixels. */
  get #below() {
    const { scrollHeight, scrollTop, clientHeight } = this.element;
    return scrollHeight - scrollTop - clientHeight;
  }

  #offerNewest() {
    const away = this.#below > FAR_FROM_THE_END;
    if (!away && document.activeElement === this.newest) this.element.focus({ preventScroll: true });
    this.newest.hidden = !away;
  }

  #toEnd() {
    this.element.scrollTop = this.element.scrollHeight;
  }

  show(place, view, people) {
    const moved = this.#place !== place.id;
    if (moved) {
      this.#place = place.id;
      this.#built.clear();
      this.#stay = true;
      this.element.setAttribute("aria-label", say("messages_in", { place: place.name }));
    }
    const lines = this.#lines(place, view, people);
    const focus = this.#focused();
    const built = new Map();
    for (const { key, like, own, build } of lines) {
      const old = this.#built.get(key);
      // Whoever presses or writes something wants to see what comes of it.
      if (own && !old && !moved) this.#stay = true;
      built.set(key, old?.like === like ? old : { like, element: build() });
    }
    this.#built = built;
    this.#place = place.id;
    const elements = [...built.values()].map(({ element }) => element);
    arrange(this.element, elements.length ? elements : [empty(place, view, this.#column.begin)]);
    this.#refocus(focus);
    if (this.#stay) this.#toEnd();
    this.#offerNewest();
  }

  #lines(place, view, people) {
    const { act, goTo, refresh } = this.#column;
    const seen = place.messages.filter((shown) => !memory.isDismissed(shown.id));
    const dismiss = (id) => {
      memory.dismiss(id);
      refresh();
      this.element.focus();
    };
    const names = namesIn(view, people, goTo);
    const find = (id) => place.messages.find((shown) => shown.id === id);
    const lines = seen.map((shown, index) => {
      const pending = view.pending.findLast((found) => found.source === shown.id);
      const joined = goesOn(seen[index - 1], shown);
      const context = { names, find, pending, joined, act, dismiss };
      const like = JSON.stringify([shown, pending, joined, people]);
      const own = shown.only_for_you || shown.author.id === view.me.id;
      return { key: shown.id, like, own, build: () => message(shown, context) };
    });
    const commands = view.pending.filter((found) =>
      found.place === place.id && found.command && !memory.isDismissed(found.id));
    for (const pending of commands) {
      const line = { key: pending.id, like: JSON.stringify(pending), own: true, build: () => command(pending, view.me, dismiss) };
      const at = lines.findIndex(({ key }) => newer(key, pending.id));
      lines.splice(at < 0 ? lines.length : at, 0, line);
    }
    return lines;
  }

  /** Which control of which message has the focus. */
  #focused() {
    const at = document.activeElement?.closest?.("[data-id]");
    if (!at || !this.element.contains(at)) return undefined;
    return { id: at.dataset.id, index: controls(at).indexOf(document.activeElement) };
  }

  #refocus(focus) {
    if (!focus || this.element.contains(document.activeElement)) return;
    const element = this.#built.get(focus.id)?.element;
    const found = element && controls(element)[focus.index];
    (found ?? this.element).focus({ preventScroll: true });
  }
}

const controls = (element) => [...element.querySelectorAll("button, a, [tabindex]")];

/** Does a message go on from the one above, without its author's name? */
function goesOn(above, shown) {
  return Boolean(above) && above.author.id === shown.author.id
    && !shown.interaction && !shown.message_reference
    && above.only_for_you === shown.only_for_you
    && new Date(shown.timestamp) - new Date(above.timestamp) < JOIN_WITHIN;
}

/** Where nothing was said yet, the first commands are a press away. */
function empty(place, view, begin) {
  if (place.kind === "dm") {
    return make("p", { class: "beginning" }, say("letters_begin", { name: place.name }));
  }
  const commands = view.closed[place.id] ? [] : commandsOf(place.commands, view.locale);
  const words = say("channel_begins", { place: `#${place.name}` });
  const starts = commands.slice(0, 2).map((command, index) => {
    const kind = index === 0 ? "primary" : "secondary";
    const start = make("button", { type: "button", class: kind, onclick: () => begin(command) }, `/${command.label}`);
    return make("p", {}, start, command.hint);
  });
  return make("div", { class: "beginning" }, make("p", {}, words), ...starts);
}
