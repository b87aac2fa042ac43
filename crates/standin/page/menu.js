// A menu of a message. One option goes off at once, several go off together.

import { make } from "./dom.js";
import { say } from "./language.js";
import { Listbox } from "./listbox.js";

export function menu(part, send) {
  const most = part.max_values ?? 1;
  const several = most > 1;
  const name = part.placeholder ?? say("choose");
  const picked = new Set(part.options.filter((option) => option.default).map((option) => option.value));
  const shown = make("span", { class: "chosen" });
  const button = make("button", { type: "button", class: "menu", role: "combobox", disabled: part.disabled, "aria-label": name, "data-press": part.custom_id },
    shown, make("span", { class: "arrow", "aria-hidden": "true" }, "⌄"));
  const list = new Listbox(button, name, choose, several);
  const done = make("button", { type: "button", class: "primary small-button", hidden: true, onclick: () => finish() }, say("done"));
  const box = make("div", { class: "menu-box" }, button, list.element, done);

  function items() {
    return part.options.map(({ label, description, value }) =>
      ({ label, hint: description, value, picked: picked.has(value) }));
  }

  function showPicked() {
    const labels = part.options.filter((option) => picked.has(option.value)).map((option) => option.label);
    shown.textContent = labels.length ? labels.join(", ") : name;
    shown.classList.toggle("empty", labels.length === 0);
  }

  function open() {
    list.show(items());
    done.hidden = !several;
    box.scrollIntoView({ block: "nearest" });
  }

  function close() {
    list.hide();
    done.hidden = true;
  }

  function choose(item, index) {
    if (!several) {
      picked.clear();
      picked.add(item.value);
      return finish();
    }
    if (!picked.delete(item.value) && picked.size < most) picked.add(item.value);
    showPicked();
    list.show(items(), index);
  }

  function finish() {
    showPicked();
    close();
    button.focus();
    send([...picked]);
  }

  button.addEventListener("click", () => (list.isOpen ? close() : open()));
  button.addEventListener("keydown", (event) => {
    if (list.key(event)) return;
    if (event.key === "Escape" && list.isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === " " && list.active) {
      event.preventDefault();
      choose(list.active, part.options.findIndex((option) => option.value === list.active.value));
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !list.isOpen) {
      event.preventDefault();
      open();
    }
  });
  box.addEventListener("focusout", (event) => {
    if (!box.contains(event.relatedTarget)) close();
  });
  showPicked();
  return box;
}
