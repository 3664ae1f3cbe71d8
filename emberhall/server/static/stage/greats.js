// Great moments: a level gained, a city conquered, a General slain. The log marks them; each is announced for a while.

/** @import { Told } from "../core/types" */
import { h, s, still } from "../core/dom.js";
import { emblem } from "../core/icons.js";

const SHOWN = 2600;

export class Greats {
  /**
   * @param {HTMLElement} root
   * @param {(names: string[]) => { layer: SVGGElement, at: [number, number] } | null} where a line happened on the
   *   board
   */
  constructor(root, where) {
    this.root = root;
    this.where = where;
    /** @type {Told[]} */
    this.waiting = [];
    /** @type {HTMLElement | null} */
    this.shown = null;
  }

  /** Announce the great moments among new log lines. @param {Told[]} lines @returns {Told[]} the great ones */
  tell(lines) {
    const great = lines.filter((line) => line.great);
    if (still()) return great;
    this.waiting.push(...great);
    for (const line of great) this.ring(line);
    if (!this.shown) this.next();
    return great;
  }

  /** Rings spread from where it happened. @param {Told} line */
  ring(line) {
    const found = this.where(line.about);
    if (!found) return;
    const [x, y] = found.at;
    for (const delay of [0, 260, 520]) {
      const ring = s("circle", { class: `great-ring${line.great?.bad ? " bad" : ""}`, cx: x, cy: y, r: 1 });
      found.layer.append(ring);
      ring.animate(
        [
          { r: "22px", opacity: 0.95 },
          { r: "120px", opacity: 0 },
        ],
        { duration: 1100, delay, easing: "cubic-bezier(.2,.6,.4,1)", fill: "both" },
      ).onfinish = () => ring.remove();
    }
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
    box.animate(
      [
        { opacity: 0, transform: "translateY(-18px) scale(0.92)" },
        { opacity: 1, transform: "none", offset: 0.1 },
        { opacity: 1, transform: "none", offset: 0.86 },
        { opacity: 0, transform: "translateY(-10px)" },
      ],
      { duration: this.waiting.length ? SHOWN / 2 : SHOWN, easing: "ease-out" },
    ).onfinish = () => {
      box.remove();
      this.next();
    };
  }
}
