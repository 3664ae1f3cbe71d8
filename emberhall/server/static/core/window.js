// The window: how large it is, what kind that makes it, and whether motion is welcome.

import { classesOf, formOf, small } from "./layout.js";

/** Its size. */
export const size = () => ({ width: innerWidth, height: innerHeight });

/** Whether this is a phone: hand cards show only their names. */
export const phone = () => small(size());

/** Whether motion is unwelcome. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Tell the styles what kind of window this is, now and whenever it changes. */
export function followWindow() {
  const tell = () => {
    const root = document.documentElement;
    for (const name of [...root.classList]) if (name.startsWith("on-")) root.classList.remove(name);
    root.classList.add(...classesOf(size()));
    root.dataset.form = formOf(size());
  };
  addEventListener("resize", tell);
  tell();
}
