// What you can choose on a board: glowing borders, chips with a price, a red disc where a step provokes an enemy.

/** @import { Board } from "../core/types" */
import { refill, s } from "../core/dom.js";
import { still } from "../core/window.js";
import { emblemAt } from "../core/icons.js";
import { corners, flower, roomPath } from "./plan.js";
import { DISC, figure } from "./tokens.js";

/** @typedef {import("./plan.js").Plan} Plan */

/**
 * The border of a space as path data.
 * @param {Board} board
 * @param {Plan} plan
 * @param {number} inset
 * @param {import("../core/types").Space} space
 */
export function border(board, plan, inset, space) {
  const rings = space.rings ?? 0;
  if (space.outline) return roomPath(space, plan, inset + 2);
  if (board.kind !== "hexes") {
    const r = plan.radius + 8 - inset;
    return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const layout = board.layout ?? "flat";
  return flower(rings, layout)
    .map(
      ([dx, dy]) =>
        `M${corners(plan.radius - inset, layout)
          .map(([x, y]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`)
          .join("L")}Z`,
    )
    .join("");
}

/** A chip with a price. @param {string} text @param {number} x @param {number} y */
export const chip = (text, x, y) =>
  s("g", { class: "chip", transform: `translate(${x} ${y})` }, s("circle", { r: 13 }), s("text", { y: 5.2 }, text));

/** A badge like a card: what it costs after one more step. @param {string} text @param {number} x @param {number} y */
export const tag = (text, x, y) =>
  s(
    "g",
    { class: "chip tag", transform: `translate(${x} ${y})` },
    s("rect", { x: -11, y: -15, width: 22, height: 30, rx: 4 }),
    s("text", { y: 5.2 }, text),
  );

/**
 * Whether the name of a board part is at the upper edge of an area.
 * @param {Board} board
 * @param {Plan} plan
 * @param {number} x its middle
 * @param {number} top
 * @param {number} wide to either side
 */
function captioned(board, plan, x, top, wide) {
  return (board.captions ?? []).some((caption) => {
    const [left, high] = plan.spot?.(caption.x, caption.y) ?? [0, 0];
    return Math.abs(high - top) < 20 && left < x + wide && left + 12 + 11 * caption.text.length > x - wide;
  });
}

const PAUSE = 900; // time to think before lit spaces begin to pulse (milliseconds)

/** What was last drawn into a layer, by its looks. @type {WeakMap<SVGGElement, Map<string, SVGElement>>} */
const drawn = new WeakMap();

/**
 * Fill a layer, keeping elements that look the same. Returns whether any is new.
 * @param {SVGGElement} layer @param {Map<string, () => SVGElement>} wanted @param {...SVGElement} first what lies
 *   below them
 */
function lay(layer, wanted, ...first) {
  const had = drawn.get(layer);
  const now = new Map([...wanted].map(([looks, make]) => [looks, had?.get(looks) ?? make()]));
  drawn.set(layer, now);
  refill(layer, ...first, ...now.values());
  return [...wanted.keys()].some((looks) => !had?.has(looks));
}

/**
 * The glow of a layer's marks, and how it pulses.
 * @type {WeakMap<SVGGElement, { glows: SVGGElement, wait: number, breath?: Animation }>}
 */
const glowing = new WeakMap();

/**
 * Marks and their glow. It pulses as one, and only after a pause: everything above a moving element becomes a layer
 * of its own.
 * @param {SVGGElement} marks
 * @param {Map<string, () => SVGElement>} lines
 * @param {Map<string, () => SVGElement>} glows
 */
function layGlowing(marks, lines, glows) {
  let own = glowing.get(marks);
  if (!own) glowing.set(marks, (own = { glows: s("g", { class: "glows" }), wait: 0 }));
  const all = own;
  const fresh = lay(all.glows, glows);
  lay(marks, lines, all.glows);
  if (!fresh) return;
  clearTimeout(all.wait);
  all.breath?.cancel();
  if (!still())
    all.wait = window.setTimeout(
      () =>
        (all.breath = all.glows.animate(
          { opacity: [0.36, 0.2, 0.36] },
          { duration: 2200, iterations: 3, easing: "ease-in-out" },
        )),
      PAUSE,
    );
}

/**
 * The places you can reach in several steps, if one step is possible now.
 * @param {Board} board
 * @param {Set<string>} lit
 */
const farther = (board, lit) =>
  board.spaces.some((space) => space.spent && lit.has(space.id))
    ? board.spaces.filter((space) => space.spent && !lit.has(space.id))
    : [];

/**
 * @param {SVGGElement} marks @param {SVGGElement} chips @param {Board} board @param {Plan} plan @param {Set<string>}
 *   lit @param {Set<string>} picked
 * @param {Set<string>} dear what only goes with a card of the hand
 */
export function drawMarks(marks, chips, board, plan, lit, picked, dear) {
  /** @type {Map<string, () => SVGElement>} */
  const lines = new Map();
  /** @type {Map<string, () => SVGElement>} */
  const glows = new Map();
  /** @type {Map<string, () => SVGElement>} */
  const prices = new Map();
  const away = plan.radius * (board.kind === "hexes" ? 0.52 : 0.8);
  const far = new Set(farther(board, lit).map((space) => space.id));
  // inside the border: who holds a space and what runs along it stay in sight
  const inset = board.kind === "hexes" ? plan.radius * 0.15 : plan.reach ? 6 : 3;
  for (const space of board.spaces) {
    const room = plan.reach?.get(space.id) ?? [away, away];
    const chosen = picked.has(space.id);
    if (!lit.has(space.id) && !chosen && !far.has(space.id)) continue;
    const [x, y] = plan.at.get(space.id) ?? [0, 0];
    const [right, up] = plan.reach
      ? [room[1] - 18, 18 - room[0] + (captioned(board, plan, x, y - room[0], room[1]) ? 22 : 0)]
      : [away, -away];
    const path = border(board, plan, inset, space);
    const [kind, here] = [
      `mark${chosen ? " chosen" : far.has(space.id) ? " far" : dear.has(space.id) ? " dear" : ""}`,
      `translate(${x} ${y})`,
    ];
    // no walk of several steps leads past an enemy
    const [price, risk] = far.has(space.id) ? [space.spent, ""] : [space.cost, space.risk];
    lines.set(`${kind} ${space.id} ${here} ${path}`, () =>
      s(
        "g",
        { class: kind, "data-mark": space.id, transform: here },
        s("path", { class: "wash", d: path }),
        s("path", { class: "casing", d: path }),
        s("path", { class: "line", d: path }),
        s("path", { class: "core", d: path }),
        chosen ? s("path", { class: "inner", d: border(board, plan, inset + 6, space) }) : null,
      ),
    );
    if (chosen || !(dear.has(space.id) || far.has(space.id)))
      glows.set(`${space.id} ${here} ${path}`, () => s("path", { class: "glow", d: path, transform: here }));
    if (!price && !risk) continue;
    prices.set(`${space.id} ${here} ${right} ${up} ${price ?? ""} ${risk ?? ""}`, () =>
      s(
        "g",
        { "data-chip": space.id, transform: here },
        price ? (far.has(space.id) || dear.has(space.id) ? tag : chip)(price, right, up) : null,
        risk
          ? s(
              "g",
              { class: "risk", transform: `translate(${-right} ${up})` },
              s("circle", { r: 13 }),
              emblemAt("crossed-swords", 0, 0, 15),
            )
          : null,
      ),
    );
  }
  layGlowing(marks, lines, glows);
  lay(chips, prices);
}

/** Where pieces stand. @param {Board} board */
const standing = (board) => new Map((board.pieces ?? []).map((piece) => [piece.id, piece.at]));

/**
 * The places that would be lit or come into reach. Those lit now are left out, unless
 * they would be seen from elsewhere.
 * @param {Board} now @param {Board} then @param {Set<string>} lit now @param {Set<string>} next what would be lit
 */
function reachedThen(now, then, lit, next) {
  const stood = standing(now);
  const moved = (then.pieces ?? []).some((piece) => stood.has(piece.id) && stood.get(piece.id) !== piece.at);
  const known = new Set([...lit, ...farther(now, lit).map((space) => space.id)]);
  const far = new Set(farther(then, next));
  return then.spaces.filter((space) => (next.has(space.id) || far.has(space)) && (moved || !known.has(space.id)));
}

/**
 * The consequence of an option: pieces that would move, and places that would come into reach.
 * @param {SVGGElement} layer @param {Board} now @param {Board} then @param {Plan} plan @param {Set<string>} lit now
 *   @param {string[]} next what would be lit
 * @returns {{ places: import("../core/types").Space[], many: number }} the places, and how many ghosts there are in all
 */
export function drawGhosts(layer, now, then, plan, lit, next) {
  const stood = standing(now);
  const places = reachedThen(now, then, lit, new Set(next)).filter((space) => plan.at.has(space.id));
  const [right, up] = [plan.radius * 0.52, -plan.radius * 0.52];
  /** @type {SVGElement[]} */
  const found = places.map((space) => {
    const [x, y] = plan.at.get(space.id) ?? [0, 0];
    const price = space.spent || space.cost;
    return s(
      "g",
      { "data-ghost": space.id, transform: `translate(${x} ${y})` },
      s("path", { class: "ghost-line", d: border(now, plan, 6, space) }),
      price ? chip(price, right, up) : null,
      space.risk
        ? s(
            "g",
            { class: "risk", transform: `translate(${-right} ${up})` },
            s("circle", { r: 13 }),
            emblemAt("crossed-swords", 0, 0, 15),
          )
        : null,
    );
  });
  for (const piece of then.pieces ?? []) {
    const from = plan.at.get(stood.get(piece.id) ?? "");
    const to = plan.at.get(piece.at);
    if (!to || stood.get(piece.id) === piece.at) continue;
    if (from) found.push(s("path", { class: "ghost-way", d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` }));
    found.push(
      s(
        "g",
        {
          class: `piece ghost c-${piece.colour ?? "grey"}${piece.filled ? " filled" : ""}`,
          "data-ghost": piece.id,
          style: { "--s": String(plan.disc / DISC) },
          transform: `translate(${to[0]} ${to[1]}) scale(${plan.disc / DISC})`,
        },
        ...figure(piece),
      ),
    );
  }
  layer.replaceChildren(...found);
  return { places, many: found.length };
}
