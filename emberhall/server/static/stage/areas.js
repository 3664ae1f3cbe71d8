// A target area follows the pointer from space to space, turns, and is laid by a press. Its options begin with `area:`.

/** @import { Option } from "../core/types" */

/** @typedef {import("./choice.js").Chooser} Chooser */

export class Aim {
  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    /** The placement shown. @type {Option | null} */
    this.shown = null;
    /** The space under the pointer. */
    this.at = "";
    const { root } = chooser.how;
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.over(event.target);
    });
    root.addEventListener("contextmenu", (event) => {
      if (!this.shown) return;
      event.preventDefault();
      this.turn();
    });
  }

  /** Every placement of the question's area. */
  ways() {
    return this.chooser.options().filter((option) => option.key.startsWith("area:"));
  }

  /**
   * The placements that cover a space: those centred nearest to it first, and of these the ones with most figures.
   * @param {string} id
   */
  waysAt(id) {
    const taken = [...this.chooser.how.root.querySelectorAll("svg.board .piece[data-at]")].map(
      (piece) => piece.getAttribute("data-at") ?? "",
    );
    const figures = (/** @type {Option} */ option) => taken.filter((at) => option.touches.includes(at)).length;
    return this.ways()
      .filter((option) => option.touches.includes(id))
      .sort((a, b) => off(a, id) - off(b, id) || figures(b) - figures(a));
  }

  /** The pointer has moved. @param {EventTarget | null} target */
  over(target) {
    const element = target instanceof Element ? target.closest("svg.board [data-id]") : null;
    const id = element?.getAttribute("data-at") ?? element?.getAttribute("data-id") ?? "";
    if (!id || id === this.at || this.chooser.busy) return;
    const found = this.waysAt(id);
    if (!found.length) return;
    this.at = id;
    this.show(found.find((option) => this.shown && shape(option) === shape(this.shown)) ?? found[0]);
  }

  /** Rotate: the next placement over the same space. */
  turn() {
    const found = this.waysAt(this.at);
    if (found.length) this.show(found[(this.shown ? found.indexOf(this.shown) + 1 : 0) % found.length]);
  }

  /**
   * A space or a figure on it was pressed: confirm the placement shown there, or show one.
   * @param {string} id
   * @param {Element} element
   * @returns {boolean} whether it meant anything
   */
  press(id, element) {
    const at = element.getAttribute("data-at") ?? id;
    if (!this.waysAt(at).length) return false;
    if (this.shown?.touches.includes(at)) {
      void this.chooser.choose(this.shown);
      return true;
    }
    this.at = at;
    this.show(this.waysAt(at)[0]);
    return true;
  }

  /** @param {Option} option */
  show(option) {
    if (this.shown === option) return;
    this.shown = option;
    this.chooser.draw();
    this.chooser.how.rests(option);
  }

  clear() {
    this.shown = null;
    this.at = "";
  }
}

/** @param {string} id */
const cell = (id) =>
  id
    .slice(id.indexOf(":") + 1)
    .split(",")
    .map(Number);

/**
 * How far the middle of an area is from a space, in whole hundredths of a hex, so that equal distances compare equal.
 * @param {Option} option
 * @param {string} id
 */
function off(option, id) {
  const cells = option.touches.map(cell);
  const [q, r] = cell(id);
  const mean = (/** @type {number} */ n) => cells.reduce((sum, one) => sum + one[n], 0) / cells.length;
  return Math.round(100 * Math.hypot(mean(0) - q + (mean(1) - r) / 2, (mean(1) - r) * Math.sqrt(3 / 4)));
}

/** The shape of a placement, wherever it lies. @param {Option} option */
function shape(option) {
  const cells = option.touches.map(cell);
  const [q, r] = [Math.min(...cells.map((one) => one[0])), Math.min(...cells.map((one) => one[1]))];
  return cells
    .map((one) => `${one[0] - q},${one[1] - r}`)
    .sort()
    .join(" ");
}
