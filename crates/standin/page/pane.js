// One place as one person sees it: its messages, and where they write.

import { Composer } from "./composer.js";
import { Log } from "./log.js";
import { make } from "./dom.js";

export class Pane {
  #column;
  #log = new Log(this);
  #composer = new Composer(this);

  /** `top` stands above the messages. */
  constructor(column, top) {
    this.#column = column;
    this.element = make("div", { class: "pane" }, top, this.#log.element, this.#log.newest, this.#composer.element);
  }

  show(place, view, people) {
    this.place = place;
    this.element.hidden = !place;
    if (!place) return;
    this.#log.show(place, view, people);
    this.#composer.show(place, view, people);
  }

  goTo = (place) => this.#column.goTo(place);
  refresh = () => this.#column.refresh();

  focus() {
    this.#composer.focus();
  }

  /** Begins a command, as if it had been typed. */
  begin = (command) => this.#composer.begin(command);

  note(text) {
    this.#column.note(text);
  }

  ask(deed) {
    return this.#column.askAt(this.place, deed);
  }

  act = (deed) => this.#column.actAt(this.place, deed);
}
