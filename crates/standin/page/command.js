// A command that is being filled in: its name, and a field for each option.

import { Field } from "./field.js";
import { make } from "./dom.js";
import { say } from "./language.js";

const SUBCOMMAND = 1;
const GROUP = 2;

const translated = (thing, what, locale) => thing[`${what}_localizations`]?.[locale] ?? thing[what];

/** Every command that can be used, each subcommand as one of its own. */
export function commandsOf(commands, locale) {
  const spread = (thing, path, names) => {
    const way = [...path, thing.name];
    const shown = [...names, translated(thing, "name", locale)];
    const below = (thing.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    if (below.length) return below.flatMap((inner) => spread(inner, way, shown));
    const options = (thing.options ?? []).map((option) => ({
      ...option,
      label: translated(option, "name", locale),
      hint: translated(option, "description", locale),
      choices: (option.choices ?? []).map((choice) => ({ label: translated(choice, "name", locale), value: choice.value })),
    }));
    return [{ path: way.join(" "), label: shown.join(" "), hint: translated(thing, "description", locale), options }];
  };
  return commands.flatMap((command) => spread(command, [], []));
}

export class Command {
  #command;
  #column;
  #ended;
  #fields = [];
  #row;
  #more;
  #send;

  /** `ended` is called when the command was sent or given up. */
  constructor(command, column, ended) {
    this.#command = command;
    this.#column = column;
    this.#ended = ended;
    this.#row = make("div", { class: "fields-row" });
    this.#more = make("div", { class: "more" });
    this.#send = make("button", { type: "submit", class: "primary small-button" }, say("send"));
    const cancel = make("button", { type: "button", class: "text", onclick: ended }, say("cancel"));
    this.element = make("form", { class: "command", "aria-label": `/${command.label}` },
      make("p", { class: "command-name" }, make("strong", {}, `/${command.label}`), " ", make("span", { class: "hint" }, command.hint)),
      this.#row, this.#more, make("div", { class: "command-end" }, this.#send, cancel));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) ended();
    });
    for (const option of command.options.filter((option) => option.required)) this.#add(option);
    this.#offerMore();
  }

  know(view, people) {
    this.view = view;
    this.people = people;
  }

  focus() {
    (this.#fields[0] ?? this.#send).focus();
  }

  #add(option) {
    const field = new Field(option, {
      known: () => ({ people: this.people, places: this.view.places }),
      complete: () => this.#complete(option),
      next: () => this.#next(field),
    });
    this.#fields.push(field);
    this.#row.append(field.element);
    return field;
  }

  /** After a choice the next field has its turn, and then the way to send. */
  #next(field) {
    const next = this.#fields[this.#fields.indexOf(field) + 1];
    (next ?? this.#send).focus();
  }

  #offerMore() {
    const given = this.#fields.map((field) => field.name);
    const left = this.#command.options.filter((option) => !given.includes(option.name));
    this.#more.replaceChildren(...left.map((option) => make("button", {
      type: "button",
      class: "chip",
      title: option.hint,
      onclick: () => {
        const field = this.#add(option);
        this.#offerMore();
        field.focus();
      },
    }, `+ ${option.label}`)));
  }

  #options() {
    return this.#fields.filter((field) => field.value !== "").map((field) => [field.name, field.value]);
  }

  #complete(option) {
    const others = this.#options().filter(([name]) => name !== option.name);
    const typed = this.#fields.find((field) => field.name === option.name).value;
    const options = [...others, [option.name, typed]];
    return this.#column.ask({ complete: { command: this.#command.path, options, focused: option.name } });
  }

  #submit() {
    const sent = this.#column.act({ slash: { command: this.#command.path, options: this.#options() } });
    sent.then(this.#ended, () => this.focus());
  }
}
