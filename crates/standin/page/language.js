// What the page says, in the language of whoever sits in front of it.

import { memory } from "./memory.js";
import { WORDS } from "./words.js";

const code = (locale) => locale.split("-")[0].toLowerCase();

/** The one that was chosen here, else the first of the browser's that is spoken. */
export const language = [memory.language() ?? [], navigator.languages].flat().map(code)
  .find((wanted) => Object.hasOwn(WORDS, wanted)) ?? "en";

/** How dates and numbers are written: as where the browser is at home, if that fits the language. */
export const region = navigator.languages.find((locale) => code(locale) === language) ?? language;

/** A sentence in parts: its words, and in between what is filled in. */
export function sayWith(key, filled, spoken = language) {
  const parts = WORDS[spoken][key].split(/\{\$(\w+)\}/);
  return parts.map((part, index) => (index % 2 ? filled[part] : part));
}

export const say = (key, filled, spoken) => sayWith(key, filled, spoken).join("");

/** Every language: its code, its own name, and its locale as Discord names it. */
export const languages = Object.keys(WORDS).map((spoken) =>
  ({ code: spoken, name: say("language", {}, spoken), locale: say("locale", {}, spoken) }));

/** Puts the words into what the page begins with. */
export function speak() {
  document.documentElement.lang = language;
  document.title = say("title");
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", say(element.dataset.label));
}
