// What somebody sets in their own client, as far as the bot notices.

import { make } from "./dom.js";
import { languages, say } from "./language.js";

/** Built once, so that it stays open while somebody changes several things. */
export class Settings {
  #open = make("input", { type: "checkbox" });
  #language = make("select", { class: "choice" }, make("option", { value: "" }, say("like_the_page")),
    languages.map(({ code, name, locale }) => make("option", { value: locale, lang: code }, name)));

  constructor(act) {
    this.#open.addEventListener("change", () => act({ open_dms: { open: this.#open.checked } }));
    this.#language.addEventListener("change", () => act({ speak: { locale: this.#language.value || null } }));
    this.element = make("details", { class: "settings" },
      make("summary", { "aria-label": say("settings") }, "⚙"),
      make("div", { class: "sheet" },
        make("label", {}, this.#open, ` ${say("letters_allowed")}`),
        make("label", {}, `${say("language_for_bot")} `, this.#language)));
  }

  show({ dms_open, own_locale }) {
    this.#open.checked = dms_open;
    this.#language.value = own_locale ?? "";
  }
}
