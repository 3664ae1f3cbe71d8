// A target area: its options begin with `area:`; it follows the pointer from space to space and turns there.

/** @import { Option } from "./types" */
/** @import { Model } from "./page" */
import { optionsOf } from "./question.js";
import { sceneOf } from "./lookup.js";

/** Every placement of the question's area. @param {Model} model */
export const areas = ({ question }) => optionsOf(question).filter((option) => option.key.startsWith("area:"));

/** The placement shown. @param {Model} model @returns {Option | null} */
export const laid = (model) =>
  model.question.area.key ? (areas(model).find((option) => option.key === model.question.area.key) ?? null) : null;

/**
 * The placements that cover a space: those centred nearest to it first, and of these the ones with most figures.
 * @param {Model} model @param {string} id
 */
export function areasAt(model, id) {
  const taken = (sceneOf(model).boards ?? []).flatMap((board) => board.pieces ?? []).map((piece) => piece.at);
  const figures = (/** @type {Option} */ option) => taken.filter((at) => option.touches.includes(at)).length;
  return areas(model)
    .filter((option) => option.touches.includes(id))
    .sort((a, b) => off(a, id) - off(b, id) || figures(b) - figures(a));
}

/**
 * The placement over a space that is turned like the one shown, or the first.
 * @param {Model} model @param {string} at
 */
export function areaLike(model, at) {
  const found = areasAt(model, at);
  const now = laid(model);
  return found.find((option) => now && shape(option) === shape(now)) ?? found[0];
}

/** The next placement over the same space: turned. @param {Model} model */
export function turned(model) {
  const found = areasAt(model, model.question.area.at);
  const now = found.findIndex((option) => option.key === model.question.area.key);
  return found[(now + 1) % Math.max(found.length, 1)];
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
