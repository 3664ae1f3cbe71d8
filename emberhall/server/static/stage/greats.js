// Great moments: a level gained, a city conquered, a General slain. The log marks them; each is announced for a while.

/** @import { Told } from "../core/types" */
import { h, s } from "../core/dom.js";
import { still } from "../core/window.js";
import { emblem } from "../core/icons.js";

/** @typedef {{ layer: SVGGElement, at: [number, number] }} Spot */

const SHOWN = 2600;

export class Greats {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Told[]} */
    this.waiting = [];
    /** @type {HTMLElement | null} */
    this.shown = null;
  }

  /**
   * Announce the great moments among new lines of the story.
   * @param {Told[]} lines @param {(names: string[]) => Spot | null} [spot] where on the board something is
   * @returns {Told[]} the great ones
   */
  tell(lines, spot = () => null) {
    const great = lines.filter((line) => line.great);
    if (still()) return great;
    this.waiting.push(...great);
    for (const line of great) ring(line.great?.bad, spot(line.about));
    if (!this.shown) this.next();
    return great;
  }

  next() {
    const line = this.waiting.shift();
    this.shown = null;
    if (!line?.great) return;
    const box = (this.shown = h(
      "div",
      { class: `great island${line.great.bad ? " bad" : ""}`, "aria-hidden": "true" },
      h("span", { class: "great-emblem" }, emblem(line.great.emblem)),
      h("b", {}, line.text),
    ));
    this.root.append(box);
    const shown = box.animate(
      [
        { opacity: 0, transform: "translateY(-18px) scale(0.92)" },
        { opacity: 1, transform: "none", offset: 0.1 },
        { opacity: 1, transform: "none", offset: 0.86 },
        { opacity: 0, transform: "translateY(-10px)" },
      ],
      { duration: this.waiting.length ? SHOWN / 2 : SHOWN, easing: "ease-out" },
    );
    // a press anywhere or any key goes on
    const skip = () => shown.finish();
    addEventListener("pointerdown", skip, { once: true, capture: true });
    addEventListener("keydown", skip, { once: true, capture: true });
    shown.onfinish = () => {
      removeEventListener("pointerdown", skip, { capture: true });
      removeEventListener("keydown", skip, { capture: true });
      box.remove();
      this.next();
    };
  }
}

/** Rings spread from where it happened. @param {boolean | undefined} bad @param {Spot | null} spot */
function ring(bad, spot) {
  if (!spot) return;
  const [x, y] = spot.at;
  for (const delay of [0, 260, 520]) {
    const circle = s("circle", { class: `great-ring${bad ? " bad" : ""}`, cx: x, cy: y, r: 1 });
    spot.layer.append(circle);
    circle.animate(
      [
        { r: "22px", opacity: 0.95 },
        { r: "120px", opacity: 0 },
      ],
      { duration: 1100, delay, easing: "cubic-bezier(.2,.6,.4,1)", fill: "both" },
    ).onfinish = () => circle.remove();
  }
}
