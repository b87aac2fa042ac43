// Where somebody writes: a message, or a command with its options.

import { Command, commandsOf } from "./command.js";
import { Listbox } from "./listbox.js";
import { make } from "./dom.js";
import { say } from "./language.js";

const LONGEST_MESSAGE = 2000;

export class Composer {
  #column;
  #place;
  #text;
  #list;
  #command;
  #commands = [];

  constructor(column) {
    this.#column = column;
    this.#text = make("textarea", { class: "write", rows: 1, maxlength: LONGEST_MESSAGE, autocomplete: "off", role: "combobox", "aria-autocomplete": "list" });
    this.#list = new Listbox(this.#text, say("commands"), (item) => this.begin(item.command));
    this.#text.addEventListener("input", () => this.#typed());
    this.#text.addEventListener("keydown", (event) => this.#key(event));
    this.#text.addEventListener("blur", () => this.#list.hide());
    this.#text.addEventListener("focus", () => this.#typed());
    this.element = make("div", { class: "composer" }, this.#list.element, this.#text);
  }

  show(place, view, people) {
    if (this.#place?.id !== place.id) this.#end();
    this.#place = place;
    this.#commands = commandsOf(place.commands, view.locale);
    const where = place.kind === "dm" ? `@${place.name}` : `#${place.name}`;
    const closed = view.closed[place.id];
    if (closed) this.#end();
    this.#text.disabled = Boolean(closed);
    const write = closed ?? say("write", { place: where });
    this.#text.placeholder = place.archived && !closed ? say("wakes") : write;
    this.#text.setAttribute("aria-label", write);
    this.#command?.know(view, people);
    this.#know = { view, people };
  }

  #know;

  focus() {
    (this.#command ?? this.#text).focus();
  }

  #typed() {
    this.#text.style.height = "auto";
    const border = this.#text.offsetHeight - this.#text.clientHeight;
    this.#text.style.height = `${this.#text.scrollHeight + border}px`;
    const typed = this.#text.value;
    if (!typed.startsWith("/") || typed.includes("\n")) return this.#list.hide();
    const start = typed.slice(1).trimEnd().toLowerCase();
    const fitting = this.#commands.filter(({ label }) => label.toLowerCase().startsWith(start));
    this.#list.show(fitting.map((command) => ({ label: `/${command.label}`, hint: command.hint, command })));
  }

  #key(event) {
    if (this.#list.key(event)) return;
    if (event.key === "Tab" && !event.shiftKey && this.#list.active) {
      event.preventDefault();
      this.begin(this.#list.active.command);
    } else if (event.key === "Escape" && this.#list.isOpen) {
      this.#list.hide();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#send();
    }
  }

  #send() {
    const text = this.#text.value.trim();
    if (!text) return;
    if (text.startsWith("/")) return this.#column.note(say("no_command", { command: text }));
    this.#column.act({ say: { text } }).then(() => {
      this.#text.value = "";
      this.#typed();
    }, () => {});
  }

  /** Opens the fields of a command. */
  begin(command) {
    this.#end();
    this.#list.hide();
    this.#text.value = "";
    this.#command = new Command(command, this.#column, () => {
      this.#end();
      this.#text.focus();
    });
    this.#command.know(this.#know.view, this.#know.people);
    this.#text.hidden = true;
    this.element.append(this.#command.element);
    this.#command.focus();
  }

  #end() {
    this.#command?.element.remove();
    this.#command = undefined;
    this.#text.hidden = false;
  }
}
