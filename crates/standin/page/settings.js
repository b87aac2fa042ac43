// What somebody sets in their own client, as far as the bot notices.

import { make } from "./dom.js";

const LANGUAGES = { "en-US": "English", de: "Deutsch", fr: "Français", nl: "Nederlands" };

export function settings(view, act) {
  const open = make("input", { type: "checkbox", checked: view.dms_open });
  open.addEventListener("change", () => act({ open_dms: { open: open.checked } }));
  const language = make("select", {}, Object.entries(LANGUAGES).map(([code, name]) =>
    make("option", { value: code, selected: code === view.locale }, name)));
  language.addEventListener("change", () => act({ speak: { locale: language.value } }));
  return make("details", { class: "settings" },
    make("summary", { "aria-label": "Settings" }, "⚙"),
    make("div", { class: "sheet" },
      make("label", {}, open, " Direct messages from the bot"),
      make("label", {}, "Language ", language)));
}
