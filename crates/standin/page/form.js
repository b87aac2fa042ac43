// A form that the bot opens for one person, in front of their column.

import { freshId, make } from "./dom.js";
import { say } from "./language.js";

const PARAGRAPH = 2;
const LONGEST = 4000;

export class Form {
  #column;
  #openedBy;

  constructor(column) {
    this.#column = column;
    this.element = make("dialog", { class: "form" });
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      this.#putAway();
    });
  }

  show(open) {
    if (open?.opened_by === this.#openedBy) return;
    this.#openedBy = open?.opened_by;
    const hadFocus = this.element.contains(document.activeElement);
    if (this.element.open) this.element.close();
    for (const behind of this.element.parentElement.children) behind.inert = Boolean(open) && behind !== this.element;
    if (!open) {
      this.element.replaceChildren();
      if (hadFocus) this.#column.focus();
      return;
    }
    const title = make("h2", { id: freshId() }, open.modal.title);
    const fields = open.modal.components.flatMap((row) => row.components).map(field);
    const form = make("form", {}, title, fields.map(({ element }) => element), make("div", { class: "form-end" },
      make("button", { type: "button", class: "text", onclick: () => this.#putAway() }, say("cancel")),
      make("button", { type: "submit", class: "primary" }, say("submit"))));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#column.act({ submit: { fields: fields.map(({ name, input }) => [name, input.value]) } }).catch(() => {});
    });
    this.element.setAttribute("aria-labelledby", title.id);
    this.element.replaceChildren(form);
    this.element.show();
    fields[0]?.input.focus();
  }

  #putAway() {
    this.#column.act({ put_away: {} }).catch(() => {});
  }
}

function field(part) {
  const required = part.required !== false;
  const long = part.style === PARAGRAPH;
  const input = make(long ? "textarea" : "input", {
    id: freshId(),
    placeholder: part.placeholder,
    required,
    minlength: part.min_length,
    maxlength: part.max_length ?? LONGEST,
    rows: long ? 4 : undefined,
    autocomplete: "off",
    value: part.value ?? "",
  });
  const star = required ? make("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  const element = make("div", { class: "form-field" }, make("label", { for: input.id }, part.label, star), input);
  return { name: part.custom_id, input, element };
}
