// Pictures, as large as Discord's clients show them; style.css has the sizes.

import { make, ownFile } from "./dom.js";
import { say } from "./language.js";
import { openLarge } from "./lightbox.js";

/** A picture that opens large. Only files of the stand-in are loaded. */
export function picture(address, alt, size = {}) {
  const source = ownFile(address);
  if (!source) return make("p", { class: "small" }, say("foreign_picture"));
  const image = make("img", { src: source, alt, width: size.width, height: size.height });
  const open = () => openLarge(source, alt, button);
  const button = make("button", { type: "button", class: "picture", "aria-label": say("open_picture", { words: alt }), onclick: open }, image);
  if (size.width && size.height) {
    // Its room is there before it is: what is below must not jump away under a finger.
    button.classList.add("sized");
    button.style.setProperty("--width", size.width);
    button.style.setProperty("--height", size.height);
  }
  return button;
}
