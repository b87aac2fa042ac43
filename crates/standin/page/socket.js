// The one connection to the stand-in. It comes back by itself and says so.

import { language, say } from "./language.js";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 3000;

export class Socket {
  #open;
  #pause = FIRST_PAUSE;
  #number = 0;
  #waiting = new Map();
  #people = [];
  #heard;
  #state;

  /** `heard` gets what is told of people and views, `state` whether there is a connection. */
  constructor(heard, state) {
    this.#heard = heard;
    this.#state = state;
    this.#connect();
  }

  #connect() {
    const open = new WebSocket(`ws://${location.host}/page/socket`);
    open.addEventListener("open", () => {
      this.#open = open;
      this.#pause = FIRST_PAUSE;
      this.#state(true);
      this.watch(this.#people);
    });
    open.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    open.addEventListener("close", () => {
      this.#open = undefined;
      this.#state(false);
      for (const { refuse } of this.#waiting.values()) refuse(new Error(say("was_lost")));
      this.#waiting.clear();
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    });
  }

  #hear(told) {
    const waiting = this.#waiting.get(told.number);
    this.#waiting.delete(told.number);
    if (told.tell === "refused") waiting?.refuse(new Error(told.why));
    else if (waiting) waiting.done(told.choices);
    else this.#heard(told);
  }

  /** Whom the page shows from now on, and in which language. */
  watch(people) {
    this.#people = people;
    if (people.length) this.#open?.send(JSON.stringify({ say: "watch", people, locale: language }));
  }

  /** Lets somebody do something; ends when it is done, or fails with the reason why not. */
  act(person, place, deed) {
    if (!this.#open) return Promise.reject(new Error(say("no_connection")));
    const number = (this.#number += 1);
    this.#open.send(JSON.stringify({ say: "act", number, person, place, deed }));
    return new Promise((done, refuse) => this.#waiting.set(number, { done, refuse }));
  }
}
