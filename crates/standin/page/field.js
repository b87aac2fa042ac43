// One option of a command: typed, chosen from a list, or completed by the bot.

import { Listbox } from "./listbox.js";
import { make } from "./dom.js";
import { say } from "./language.js";

const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBERS = [4, 10];

export class Field {
  #option;
  #context;
  #input;
  #list;
  /** What is meant, if it was chosen and not typed. */
  #meant;
  #asked = 0;

  /** `context`: `known` people and places, `complete` what is typed, go to the `next` field. */
  constructor(option, context) {
    this.#option = option;
    this.#context = context;
    this.name = option.name;
    this.#input = make("input", {
      autocomplete: "off",
      placeholder: option.hint,
      inputmode: NUMBERS.includes(option.type) ? "numeric" : undefined,
      required: option.required,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-label": `${option.label}: ${option.hint}`,
    });
    this.#list = new Listbox(this.#input, option.label, (item) => this.#choose(item));
    this.#input.addEventListener("input", () => {
      this.#meant = undefined;
      this.#offer();
    });
    this.#input.addEventListener("focus", () => this.#meant === undefined && this.#offer());
    this.#input.addEventListener("blur", () => this.#list.hide());
    this.#input.addEventListener("keydown", (event) => this.#key(event));
    this.element = make("div", { class: "option" },
      make("span", { class: "option-name", "aria-hidden": "true" }, option.label), this.#input, this.#list.element);
  }

  get value() {
    return this.#meant ?? this.#input.value.trim();
  }

  focus() {
    this.#input.focus();
  }

  #key(event) {
    if (this.#list.key(event)) return;
    if (event.key === "Escape" && this.#list.isOpen) {
      event.preventDefault();
      this.#list.hide();
    } else if (event.key === "Tab" && !event.shiftKey && this.#list.active && this.#input.value) {
      event.preventDefault();
      this.#choose(this.#list.active);
    }
  }

  #choose(item) {
    this.#asked += 1;
    this.#input.value = item.label;
    this.#meant = String(item.value);
    this.#list.hide();
    this.#context.next();
  }

  #offer() {
    if (this.#option.autocomplete) return this.#completeLive();
    const typed = this.#input.value.trim().toLowerCase();
    const fitting = this.#choices().filter(({ label }) => label.toLowerCase().includes(typed));
    this.#list.show(fitting);
  }

  #choices() {
    const { people, places } = this.#context.known();
    if (this.#option.choices.length) return this.#option.choices;
    switch (this.#option.type) {
      case BOOLEAN: return [{ label: say("yes"), value: "true" }, { label: say("no"), value: "false" }];
      case USER: return people.map(({ id, name }) => ({ label: name, value: id }));
      case CHANNEL: return places.filter(({ kind }) => kind !== "dm").map(({ id, name }) => ({ label: name, value: id }));
      default: return [];
    }
  }

  /** Only the answer to the newest text counts. */
  async #completeLive() {
    const asked = (this.#asked += 1);
    const choices = await this.#context.complete().catch(() => []);
    if (asked !== this.#asked || document.activeElement !== this.#input) return;
    this.#list.show(choices.map(({ name, value }) => ({ label: name, value })));
  }
}
