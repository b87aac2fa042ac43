// A list to choose from, moved in by the arrow keys while the focus stays where somebody types.

import { freshId, make } from "./dom.js";

export class Listbox {
  #items = [];
  #at = -1;
  #owner;
  #pick;

  /** `owner` has the focus and is told which item is active; `pick` gets what is chosen. */
  constructor(owner, label, pick, several = false) {
    this.#owner = owner;
    this.#pick = pick;
    this.element = make("ul", { class: "listbox", role: "listbox", id: freshId(), "aria-label": label, hidden: true });
    if (several) this.element.setAttribute("aria-multiselectable", "true");
    // A press must not take the focus away from the owner.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    owner.setAttribute("aria-controls", this.element.id);
    owner.setAttribute("aria-haspopup", "listbox");
    owner.setAttribute("aria-expanded", "false");
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get active() {
    return this.#items[this.#at];
  }

  /** Shows items: `{ label, hint, picked, … }`. `at` is the active one. */
  show(items, at = 0) {
    this.#items = items;
    this.#at = items.length ? Math.min(at, items.length - 1) : -1;
    this.element.replaceChildren(...items.map((item, index) => this.#option(item, index)));
    this.element.hidden = items.length === 0;
    this.#owner.setAttribute("aria-expanded", String(this.isOpen));
    this.#mark();
  }

  hide() {
    this.show([]);
  }

  #option(item, index) {
    const hint = item.hint ? make("span", { class: "hint" }, item.hint) : null;
    const choose = () => this.#pick(item, index);
    const selected = item.picked === undefined ? undefined : String(item.picked);
    return make("li", { role: "option", id: freshId(), "aria-selected": selected, onclick: choose },
      make("span", { class: "name" }, item.label), hint);
  }

  #mark() {
    const options = [...this.element.children];
    options.forEach((option, index) => option.classList.toggle("active", index === this.#at));
    const active = options[this.#at];
    if (!active) return this.#owner.removeAttribute("aria-activedescendant");
    this.#owner.setAttribute("aria-activedescendant", active.id);
    active.scrollIntoView({ block: "nearest" });
  }

  /** Handles a key of the owner; true if it was for the list. */
  key(event) {
    if (!this.isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.#at = (this.#at + step + this.#items.length) % this.#items.length;
      this.#mark();
    } else if (event.key === "Enter" && this.active) {
      this.#pick(this.active, this.#at);
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }
}
