// The markdown that chat knows, as elements.

import { link, make, moment, shownName } from "./dom.js";
import { say } from "./language.js";

const BLOCK = /```(?:[\w+-]*\n)?([\s\S]+?)```\n?/;

/** The elements of a text. `names` gives the names of people and places. */
export function markdown(text, names) {
  const nodes = [];
  let rest = text;
  for (let found = BLOCK.exec(rest); found; found = BLOCK.exec(rest)) {
    nodes.push(...lines(rest.slice(0, found.index), names));
    nodes.push(make("pre", {}, make("code", {}, found[1].replace(/\n$/, ""))));
    rest = rest.slice(found.index + found[0].length);
  }
  return [...nodes, ...lines(rest, names)];
}

const LINES = [
  [/^(#{1,3}) (.+)$/, (found, names) => make("p", { class: `heading h${found[1].length}`, role: "heading", "aria-level": found[1].length + 2 }, inline(found[2], names))],
  [/^-# (.+)$/, (found, names) => make("p", { class: "small" }, inline(found[1], names))],
  [/^> (.*)$/, (found, names) => make("blockquote", {}, inline(found[1], names))],
  [/^[-*] (.+)$/, (found, names) => make("p", { class: "item" }, inline(found[1], names))],
];

function lines(text, names) {
  if (!text) return [];
  const nodes = [];
  let open = false;
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const [pattern, build] = LINES.find(([pattern]) => pattern.test(line)) ?? [];
    if (build) {
      nodes.push(build(pattern.exec(line), names));
    } else {
      if (open) nodes.push(make("br"));
      nodes.push(...inline(line, names));
    }
    open = !build;
  }
  return nodes;
}

const wrap = (tag, properties) => (found, names) => make(tag, properties, inline(found[1], names));

const INLINE = [
  [/\\([*_~`|\\<>#-])/, (found) => found[1]],
  [/``(.+?)``|`([^`]+)`/, (found) => make("code", {}, found[1] ?? found[2])],
  [/\*\*\*(.+?)\*\*\*/, (found, names) => make("strong", {}, make("em", {}, inline(found[1], names)))],
  [/\*\*(.+?)\*\*(?!\*)/, wrap("strong")],
  [/__(.+?)__/, wrap("u")],
  [/~~(.+?)~~/, wrap("s")],
  [/\|\|(.+?)\|\|/, (found, names) => spoiler(inline(found[1], names))],
  [/\*([^\s*](?:.*?[^\s*])?)\*/, wrap("em")],
  [/(?<!\w)_(\S(?:.*?\S)?)_(?!\w)/, wrap("em")],
  [/<@!?(\d+)>/, (found, names) => make("span", { class: "mention" }, `@${names.person(found[1])}`)],
  [/<#(\d+)>/, (found, names) => names.place(found[1])],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, (found) => moment(Number(found[1]) * 1000, found[2]) ?? found[0]],
  [/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/i, (found, names) => link(found[2], inline(found[1], names))],
  [/<?(https?:\/\/[^\s<>]+[^\s<>.,:;"')\]])>?/i, (found) => link(found[1], found[1])],
];

function inline(text, names) {
  let first;
  for (const [pattern, build] of INLINE) {
    const found = pattern.exec(text);
    if (found && (!first || found.index < first.found.index)) first = { found, build };
  }
  if (!first) return text ? [text] : [];
  const { found, build } = first;
  const after = text.slice(found.index + found[0].length);
  return [text.slice(0, found.index), build(found, names), ...inline(after, names)].flat();
}

function spoiler(children) {
  const show = () => {
    cover.classList.add("open");
    cover.removeAttribute("role");
    cover.removeAttribute("tabindex");
    cover.removeAttribute("aria-label");
  };
  const key = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  };
  const inside = make("span", {}, children);
  const properties = { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler") };
  const cover = make("span", { ...properties, onclick: show, onkeydown: key }, inside);
  return cover;
}

/** The names that markdown needs, as one person knows them. */
export function namesIn(view, people, goTo) {
  return {
    person: (id) => people.find((person) => person.id === id)?.name
      ?? (view.me.id === id ? shownName(view.me) : say("unknown")),
    place(id) {
      const place = view.places.find((place) => place.id === id);
      if (!place) return make("span", { class: "mention" }, `#${say("unknown")}`);
      return make("button", { type: "button", class: "mention", onclick: () => goTo(id) }, `#${place.name}`);
    },
  };
}
