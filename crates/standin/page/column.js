// One person: where they are, what they see, what they write.

import { arrange, arrowsAmong, avatar, make, newer, shownName, update } from "./dom.js";
import { Form } from "./form.js";
import { say } from "./language.js";
import { memory } from "./memory.js";
import { Pane } from "./pane.js";
import { Settings } from "./settings.js";

const SIGNS = { channel: "#", thread: "↳", dm: "@" };
const KINDS = { channel: say("channel"), thread: say("thread"), dm: say("direct_messages") };

/**
 * From this width on, in pixels, direct messages are beside the channel and not behind a tab: there is
 * room for two pictures of the desktop's size.
 */
const WIDE = 1240;

export class Column {
  #socket;
  #note;
  #refreshed;
  #view;
  #people = [];
  #wide = false;
  #head = make("header", { class: "person" });
  #tabs = make("div", { class: "places", role: "tablist" });
  #title = make("p", { class: "places beside-title" });
  #pane = new Pane(this, this.#tabs);
  #beside = new Pane(this, this.#title);
  #form;
  #settings = new Settings((deed) => this.act(deed));

  /** `note` says something to whoever sits there; `refreshed` is called when what is unread may differ. */
  constructor(person, socket, { note, refreshed }) {
    this.person = person;
    this.#socket = socket;
    this.#note = note;
    this.#refreshed = refreshed;
    this.#form = new Form(this);
    arrowsAmong(this.#tabs);
    this.#tabs.setAttribute("aria-label", say("places_of", { name: person.name }));
    this.element = make("section", { class: "column", "aria-label": person.name, "data-person": person.name },
      this.#head, make("div", { class: "panes" }, this.#pane.element, this.#beside.element), this.#form.element);
    new ResizeObserver(([{ contentRect }]) => {
      const wide = contentRect.width >= WIDE;
      if (wide === this.#wide) return;
      this.#wide = wide;
      this.element.classList.toggle("wide", wide);
      this.refresh();
    }).observe(this.element);
  }

  show(view, people) {
    this.#view = view;
    this.#people = people;
    this.refresh();
  }

  refresh = () => {
    if (!this.#view) return;
    const { places } = this.#view;
    const beside = this.#wide && places.length > 1 ? places.find(({ kind }) => kind === "dm") : undefined;
    const here = places.filter((place) => place !== beside);
    const wanted = memory.place(this.person.id);
    const place = here.find(({ id }) => id === wanted) ?? here[0];
    this.#showHead();
    this.#pane.show(place, this.#view, this.#people);
    this.#beside.show(beside, this.#view, this.#people);
    this.#showTabs(here);
    this.#showTitle(beside);
    this.#form.show(this.#view.modal);
    this.#refreshed();
  };

  #showHead() {
    const { me } = this.#view;
    this.#settings.show(this.#view);
    const like = JSON.stringify(me);
    if (this.#head.dataset.like === like) return;
    this.#head.dataset.like = like;
    this.#head.replaceChildren(avatar(me), make("h2", {}, shownName(me)), this.#settings.element);
  }

  #showTitle(beside) {
    if (!beside) return;
    const whose = say("only_sees", { name: shownName(this.#view.me) });
    this.#title.replaceChildren(make("span", { class: "place", "aria-selected": "true" },
      make("span", { class: "sign", "aria-hidden": "true" }, SIGNS.dm), beside.name), make("span", { class: "hint" }, whose));
  }

  #showTabs(places) {
    this.#readHere();
    const sorted = [...places].sort((one, other) => rank(one) - rank(other));
    const focused = this.#tabs.contains(document.activeElement);
    arrange(this.#tabs, sorted.map((place) => this.#tab(place)));
    if (focused && !this.#tabs.contains(document.activeElement)) this.#tabs.querySelector("[aria-selected=true]")?.focus();
  }

  #tab(place) {
    const here = place.id === this.#pane.place?.id;
    const { unread, pings } = this.#unread(place);
    const label = [place.name, KINDS[place.kind],
      place.archived ? say("archived") : null, unread ? say("unread", { count: unread }) : null].filter(Boolean).join(", ");
    const classes = ["place", unread ? "unread" : "", place.archived ? "archived" : ""].join(" ").trim();
    const tab = this.#tabs.querySelector(`[data-key="${place.id}"]`)
      ?? make("button", { type: "button", role: "tab", "data-key": place.id, onclick: () => this.goTo(place.id) });
    update(tab, { class: classes, "aria-selected": String(here), "aria-label": label, tabindex: here ? "0" : "-1" },
      make("span", { class: "sign", "aria-hidden": "true" }, SIGNS[place.kind]), place.name,
      pings ? make("span", { class: "badge", "aria-hidden": "true" }, String(pings)) : null);
    return tab;
  }

  /** In DMs every message of the bot counts like one that names the person. */
  #unread(place) {
    const last = memory.lastRead(this.person.id, place.id);
    const fresh = place.messages.filter((shown) => shown.author.id !== this.person.id && newer(shown.id, last));
    const pings = place.kind === "dm" ? fresh : fresh.filter((shown) => shown.pings_you);
    return { unread: fresh.length, pings: pings.length };
  }

  /** How much waits for this person anywhere. */
  get unread() {
    return (this.#view?.places ?? []).reduce((sum, place) => sum + this.#unread(place).unread, 0);
  }

  #readHere() {
    if (!this.element.checkVisibility() || document.visibilityState !== "visible") return;
    for (const place of [this.#pane.place, this.#beside.place]) {
      const newest = place?.messages.at(-1);
      if (newest && newest.id !== memory.lastRead(this.person.id, place.id)) {
        memory.markRead(this.person.id, place.id, newest.id);
      }
    }
  }

  goTo = (place) => {
    if (place === this.#beside.place?.id) return this.#beside.focus();
    memory.goTo(this.person.id, place);
    this.refresh();
  };

  focus() {
    this.#pane.focus();
  }

  note(text) {
    this.#note(`${this.person.name}: ${text}`);
  }

  /** Asks for something without a word if it cannot be. */
  askAt(place, deed) {
    return this.#socket.act(this.person.id, place.id, deed);
  }

  /** Does something, and says why if it cannot be done. */
  actAt(place, deed) {
    const done = this.askAt(place, deed);
    done.catch((error) => this.note(error.message));
    return done;
  }

  /** Does what belongs to no place. */
  act = (deed) => this.actAt(this.#pane.place, deed);
}

/** Channels with their threads below them, then DMs. */
function rank(place) {
  const own = Number(BigInt(place.parent ?? place.id) >> 22n) / 1e13;
  return (place.kind === "dm" ? 2 : 0) + own + (place.kind === "thread" ? 1e-9 : 0);
}
