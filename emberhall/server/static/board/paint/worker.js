// The painter's room: a Worker that paints into canvases of the page. The page says what is there.

/** @import { Box, Scenery } from "./types" */
import { Painter } from "./painter.js";
import { backdrop } from "./sky.js";
import { warm } from "./warm.js";

/**
 * @typedef {object} Order
 * @property {string} id of the picture @property {number} turn which order this is, for the answer
 * @property {Scenery} [scenery] what is there @property {OffscreenCanvas} [canvas] a new canvas to show it on
 * @property {Box} [region] what that covers @property {number} [scale] its pixels for a unit
 * @property {Scenery} [next] the season that comes after this one @property {boolean} [gone] the picture is not shown
 *   any more
 * @property {Box} [seen] what the window shows
 * @property {string} [behind] what lies behind the picture: the whole order
 * @property {string} [season] of that
 */

/** @type {Map<string, Painter>} */
const painters = new Map();
/** What is painted when there is nothing else to do. @type {(() => void)[]} */
const idle = warm();
let waiting = 0;

/** Go on when nothing is asked. */
function rest() {
  clearTimeout(waiting);
  if (idle.length)
    waiting = /** @type {any} */ (
      setTimeout(() => {
        idle.splice(0, 1)[0]();
        rest();
      }, 4)
    );
}

/** @param {Order} order */
function obey(order) {
  const began = performance.now();
  const { id, turn, scenery, canvas, region, scale, next, behind, seen } = order;
  if (behind && canvas) {
    backdrop(canvas, behind, order.season ?? "");
    return;
  }
  if (order.gone) {
    painters.delete(id);
    return;
  }
  let painter = painters.get(id);
  /** @type {Box[]} */
  let unknown = [];
  if (canvas && region && scale) {
    if (painter) unknown = painter.show(canvas, region, scale);
    else {
      painters.set(id, (painter = new Painter(canvas, region, scale)));
      unknown = [region];
    }
  }
  if (!painter || !scenery) return;
  const before = painter.m?.light;
  const box = painter.update(scenery, unknown, seen ?? null);
  const fresh = unknown.some((one) => String(one) === String(region));
  painter.compose(fresh || before !== scenery.light || !box ? undefined : box);
  postMessage({ id, turn, ms: performance.now() - began, box });
  const own = painter;
  setTimeout(() => {
    const rest = own.finish();
    // the light of a new room falls into the others, and a picture that has grown is lit as a whole
    if (canvas || scenery.style === "rooms") own.compose();
    else if (rest) own.compose(rest);
    postMessage({ id, turn, settled: performance.now() - began });
    if (next) idle.push(() => own.ahead(next));
  });
}

onmessage = (/** @type {MessageEvent<Order>} */ { data }) => {
  obey(data);
  rest();
};
rest();
