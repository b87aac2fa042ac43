// Who is shown, side by side or by tabs, and what is new for them.

import { arrange, arrowsAmong, colourOf, make, update } from "./dom.js";
import { chooseClient } from "./client.js";
import { Column } from "./column.js";
import { language, languages, say, speak } from "./language.js";
import { Socket } from "./socket.js";
import { memory } from "./memory.js";

const MOST = 5;
/** How many are shown at first, unless the address says `?people=3`: one, with room for everything. */
const AT_FIRST = Number(new URLSearchParams(location.search).get("people")) || 1;
const NOTE_STAYS = 6000;

const at = (id) => document.getElementById(id);
const columns = new Map();
const views = new Map();
let people = [];

speak();
chooseClient(at("phone"));

const socket = new Socket(heard, (connected) => {
  at("connection").textContent = connected ? say("connected") : say("connection_lost");
  at("connection").dataset.connected = String(connected);
});

function heard(told) {
  if (told.tell === "people") {
    at("server").textContent = told.server;
    people = told.people;
    people.forEach(({ id }) => colourOf(id));
    choose(shown());
  } else if (told.tell === "view") {
    const view = { ...told.view, closed: told.closed };
    views.set(told.person, view);
    columns.get(told.person)?.show(view, people);
  }
}

/** The people who were chosen before and are still here, else the first few. */
function shown() {
  const known = (memory.shown() ?? []).filter((id) => people.some((person) => person.id === id));
  return known.length ? known : people.slice(0, Math.min(AT_FIRST, MOST)).map(({ id }) => id);
}

function choose(ids) {
  for (const id of columns.keys()) if (!ids.includes(id)) columns.delete(id);
  for (const { id, name } of people.filter(({ id }) => ids.includes(id))) {
    if (!columns.has(id)) columns.set(id, new Column({ id, name }, socket, { note, refreshed: showTabs }));
  }
  const inOrder = people.filter(({ id }) => columns.has(id)).map(({ id }) => columns.get(id));
  arrange(at("columns"), inOrder.map(({ element }) => element));
  at("columns").style.setProperty("--people", inOrder.length);
  for (const { person } of inOrder) if (views.has(person.id)) columns.get(person.id).show(views.get(person.id), people);
  if (!ids.includes(memory.front())) memory.bringToFront(inOrder[0]?.person.id);
  socket.watch(inOrder.map(({ person }) => person.id));
  showChooser();
  showTabs();
}

function showChooser() {
  at("people").replaceChildren(...people.map(({ id, name }) => {
    const box = make("input", { type: "checkbox", checked: columns.has(id) });
    box.disabled = columns.has(id) ? columns.size === 1 : columns.size >= MOST;
    box.addEventListener("change", () => {
      const ids = people.map((person) => person.id).filter((other) => (other === id ? box.checked : columns.has(other)));
      memory.show(ids);
      choose(ids);
      at("people").querySelector(`[data-key="${id}"]`)?.focus();
    });
    box.dataset.key = id;
    return make("label", { class: "chip-box" }, box, name);
  }));
}

/** On a narrow screen one person is in front, and the others wait behind their tabs. */
function showTabs() {
  const front = memory.front();
  for (const [id, { element }] of columns) element.classList.toggle("front", id === front);
  arrange(at("tabs"), [...at("columns").children].map((element) => {
    const column = [...columns.values()].find((column) => column.element === element);
    return tabOf(column, column.person.id === front);
  }));
}

function tabOf(column, inFront) {
  const { id, name } = column.person;
  const show = () => {
    memory.bringToFront(id);
    showTabs();
    columns.get(id)?.refresh();
  };
  const tab = at("tabs").querySelector(`[data-key="${id}"]`)
    ?? make("button", { type: "button", role: "tab", "data-key": id, onclick: show });
  const count = column.unread;
  update(tab, { class: count ? "unread" : "", "aria-selected": String(inFront), tabindex: inFront ? "0" : "-1" },
    name, count ? make("span", { class: "badge", "aria-label": say("unread", { count }) }, String(count)) : null);
  return tab;
}

/** Says why something was not done, for a while. */
function note(text) {
  const line = make("p", {}, text);
  at("notes").append(line);
  setTimeout(() => line.remove(), NOTE_STAYS);
}

at("language").append(...languages.map(({ code, name }) => make("option", { value: code, lang: code }, name)));
at("language").value = language;
at("language").addEventListener("change", () => {
  memory.speak(at("language").value);
  location.reload();
});
arrowsAmong(at("tabs"));
document.addEventListener("visibilitychange", () => columns.forEach((column) => column.refresh()));
document.addEventListener("click", (event) => {
  for (const open of document.querySelectorAll("details[open]")) {
    if (!open.contains(event.target)) open.open = false;
  }
});
