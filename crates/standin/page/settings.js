// What somebody sets in their own client, as far as the bot notices.

import { make } from "./dom.js";

const LANGUAGES = { "en-US": "English", de: "Deutsch", fr: "Français", nl: "Nederlands" };

/** Built once, so that it stays open while somebody changes several things. */
export class Settings {
  #open = make("input", { type: "checkbox" });
  #language = make("select", {}, Object.entries(LANGUAGES).map(([code, name]) => make("option", { value: code }, name)));

  constructor(act) {
    this.#open.addEventListener("change", () => act({ open_dms: { open: this.#open.checked } }));
    this.#language.addEventListener("change", () => act({ speak: { locale: this.#language.value } }));
    this.element = make("details", { class: "settings" },
      make("summary", { "aria-label": "Settings" }, "⚙"),
      make("div", { class: "sheet" },
        make("label", {}, this.#open, " Direct messages from the bot"),
        make("label", {}, "Language ", this.#language)));
  }

  show({ dms_open, locale }) {
    this.#open.checked = dms_open;
    this.#language.value = locale;
  }
}
