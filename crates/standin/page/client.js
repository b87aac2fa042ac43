// Which of Discord's two clients the page looks like: the phone's where the window is narrow or
// somebody wants to see it, else the desktop's. Pictures have another size in each.

import { memory } from "./memory.js";

/** From this width on, in pixels, there is room for more than a phone shows; style.css has it too. */
const NARROW = matchMedia("(max-width: 760px)");

/** Lets the window's width choose, or `button` on a wide screen. */
export function chooseClient(button) {
  const show = () => {
    const client = NARROW.matches || memory.isPhone() ? "phone" : "desktop";
    document.documentElement.dataset.client = client;
    button.setAttribute("aria-pressed", String(memory.isPhone()));
  };
  button.addEventListener("click", () => {
    memory.usePhone(!memory.isPhone());
    show();
  });
  NARROW.addEventListener("change", show);
  show();
}
