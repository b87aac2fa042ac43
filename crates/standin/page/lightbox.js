// A picture in front of everything: whole, or pixel by pixel where it is larger than the window.
// Escape closes it, as every dialog.

import { freshId, make } from "./dom.js";
import { say } from "./language.js";

/** `opener` is what was pressed, and has the focus again at the end. */
export function openLarge(source, words, opener) {
  const dialog = document.getElementById("picture");
  // The words below it are its description; nobody wants to hear them twice.
  const image = make("img", { src: source, alt: "" });
  const stage = make("div", { class: "stage", tabindex: "0", role: "group", "aria-label": say("picture") }, image);
  const caption = make("p", { class: "words", id: freshId() }, words);
  const size = make("button", { type: "button", class: "secondary", "aria-pressed": "false", hidden: true, onclick: () => toggle() }, say("full_size"));
  const close = make("button", { type: "button", class: "secondary close", autofocus: true, onclick: () => dialog.close() },
    make("span", { "aria-hidden": "true" }, "✕ "), say("close"));

  const isFull = () => stage.classList.contains("full");

  /** `x` and `y` tell which point stays in sight, from 0 to 1. */
  function toggle(x = 0.5, y = 0.5) {
    const full = stage.classList.toggle("full");
    size.setAttribute("aria-pressed", String(full));
    stage.scrollTo(x * image.width - stage.clientWidth / 2, y * image.height - stage.clientHeight / 2);
    offerSize();
  }

  function offerSize() {
    const hides = isFull()
      ? stage.scrollWidth > stage.clientWidth || stage.scrollHeight > stage.clientHeight
      : image.naturalWidth > image.width;
    size.hidden = !hides && !isFull();
    stage.classList.toggle("shrunk", hides && !isFull());
  }

  image.addEventListener("load", offerSize);
  image.addEventListener("click", (event) => {
    if (!size.hidden) toggle(event.offsetX / image.width, event.offsetY / image.height);
  });
  const resized = new ResizeObserver(offerSize);
  resized.observe(stage);
  const focusAgain = returnTo(opener);
  dialog.replaceChildren(make("div", { class: "bar" }, size, close), stage, caption);
  dialog.setAttribute("aria-describedby", caption.id);
  dialog.onclick = ({ target }) => target.closest("img, button, .words") ?? dialog.close();
  dialog.onclose = () => {
    resized.disconnect();
    dialog.replaceChildren();
    focusAgain();
  };
  dialog.showModal();
}

/** Puts the focus back, also if the message was built anew in the meantime. */
function returnTo(opener) {
  const column = opener.closest(".column");
  const id = opener.closest("[data-id]")?.dataset.id;
  return () => {
    const again = opener.isConnected ? opener : column?.querySelector(`[data-id="${id}"] .picture`);
    (again ?? column?.querySelector(".log"))?.focus({ preventScroll: true });
  };
}
