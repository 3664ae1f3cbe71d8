// What just happened, made visible: tiles and tokens turn over, gains and losses float up, cards fly.

/** @import { Board, Panel, Scene } from "../core/types" */
import { s } from "../core/dom.js";
import { still } from "../core/window.js";
import { emblem } from "../core/icons.js";
import { corners } from "../board/plan.js";

/** @typedef {import("../board/plan.js").Plan} Plan */

const TURN = 240;

/** Turn a token over in place. @param {SVGGElement} group */
export function turnOver(group) {
  if (still()) return;
  const here = group.style.transform;
  group.animate([{ transform: `${here} scaleX(0.04)` }, { transform: here }], {
    duration: TURN,
    delay: TURN,
    easing: "ease-out",
    fill: "backwards",
  });
}

/**
 * Turn over newly revealed spaces, the nearest first. Returns them.
 * @param {{ spaces: SVGGElement, labels: SVGGElement, pieces: SVGGElement, floats: SVGGElement }} layers @param
 *   {Board} before @param {Board} now @param {Plan} plan
 */
export function uncover(layers, before, now, plan) {
  const old = new Map(before.spaces.map((space) => [space.id, space]));
  const fresh = now.spaces.filter(
    (space) => !space.rings && !space.faint && (old.get(space.id)?.faint ?? !old.has(space.id)),
  );
  if (still() || !fresh.length || fresh.length === now.spaces.length) return fresh;
  const known = now.spaces
    .filter((space) => old.has(space.id) && !space.rings)
    .map((space) => plan.at.get(space.id) ?? [0, 0]);
  const far = fresh.map((space) => {
    const [x, y] = plan.at.get(space.id) ?? [0, 0];
    return Math.min(...known.map(([kx, ky]) => Math.hypot(kx - x, ky - y)), 2000);
  });
  const least = Math.min(...far);
  const drawn = new Map([...layers.spaces.children].map((element) => [element.getAttribute("data-id"), element]));
  for (const [i, space] of fresh.entries()) {
    const [x, y] = plan.at.get(space.id) ?? [0, 0];
    const here = `translate(${x}px, ${y}px)`;
    const delay = Math.min((far[i] - least) * 0.9, 500);
    drawn.get(space.id)?.animate([{ transform: `${here} scaleX(0.04)` }, { transform: here }], {
      duration: TURN,
      delay: delay + TURN,
      easing: "ease-out",
      fill: "backwards",
    });
    const back =
      now.kind === "hexes"
        ? s("polygon", {
            class: "fog",
            points: corners(plan.radius - 1, now.layout ?? "flat")
              .map((p) => p.join())
              .join(" "),
          })
        : s("circle", { class: "fog", r: plan.radius });
    layers.floats.append(back);
    for (const label of layers.labels.querySelectorAll(`[data-for="${CSS.escape(space.id)}"]`))
      label.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: delay + 3 * TURN });
    for (const piece of layers.pieces.querySelectorAll(`[data-at="${CSS.escape(space.id)}"]`))
      piece.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: delay + 3 * TURN });
    back.animate([{ transform: here }, { transform: `${here} scaleX(0.04)` }], {
      duration: TURN,
      delay,
      easing: "ease-in",
      fill: "both",
    }).onfinish = () => back.remove();
  }
  return fresh;
}

/** The numeric figures of a panel by name. @param {Panel} panel */
function numbers(panel) {
  const figures = [...(panel.figures ?? []), ...(panel.bar ?? []).flatMap((group) => group.figures ?? [])];
  return new Map(
    figures.filter((figure) => typeof figure.value === "number").map((figure) => [figure.name, Number(figure.value)]),
  );
}

/** Changes of the badges and counts of pieces, by space. @param {Board | undefined} before @param {Board} now */
export function changes(before, now) {
  /** @type {{ at: string, text: string, bad: boolean }[]} */
  const found = [];
  if (!before) return found;
  const old = new Map((before.pieces ?? []).map((piece) => [piece.id, piece]));
  for (const piece of now.pieces ?? []) {
    const was = old.get(piece.id);
    old.delete(piece.id);
    if (!was) continue;
    const change = Number(piece.badge ?? "") - Number(was.badge ?? "");
    if (piece.badge !== was.badge && Number.isFinite(change) && change)
      found.push({
        at: piece.at,
        text: change > 0 ? `+${change}` : `−${-change}`,
        bad: change < 0 === Boolean(piece.filled),
      });
  }
  return found;
}

/**
 * Float words up from a point of a board.
 * @param {SVGGElement} layer
 * @param {[number, number]} at
 * @param {string} text
 * @param {boolean} bad
 */
export function float(layer, [x, y], text, bad) {
  if (still()) return;
  const mark = s(
    "g",
    { class: `float${bad ? " bad" : ""}`, transform: `translate(${x} ${y - 20})` },
    s("text", {}, text),
  );
  layer.append(mark);
  mark.animate(
    [
      { opacity: 0, translate: "0 8px" },
      { opacity: 1, translate: "0 -6px", offset: 0.2 },
      { opacity: 1, translate: "0 -26px", offset: 0.7 },
      { opacity: 0, translate: "0 -42px" },
    ],
    { duration: 1400, easing: "ease-out" },
  ).onfinish = () => mark.remove();
}

/** The text of a floating difference. @param {number} change */
const signed = (change) => (change > 0 ? `+${change}` : `−${-change}`);

/**
 * Float a difference up from an element.
 * @param {Element} from
 * @param {string} text
 * @param {boolean} bad
 * @param {string} [picture]
 */
function rise(from, text, bad, picture) {
  const mark = document.createElement("span");
  mark.className = `bar-float${bad ? " bad" : ""}`;
  mark.setAttribute("aria-hidden", "true");
  mark.append(...(picture ? [emblem(picture)] : []), text);
  requestAnimationFrame(() => {
    const { left, top, width } = from.getBoundingClientRect();
    // stay within the window, at the rail too
    mark.style.left = `${Math.min(left + width / 2 - 10, innerWidth - 72)}px`;
    mark.style.top = `${top - 14}px`;
    document.body.append(mark);
    floatUp(mark);
  });
}

/** @param {HTMLElement} mark */
function floatUp(mark) {
  mark.animate(
    [
      { opacity: 0, translate: "0 6px" },
      { opacity: 1, translate: "0 -10px", offset: 0.2 },
      { opacity: 1, translate: "0 -20px", offset: 0.7 },
      { opacity: 0, translate: "0 -34px" },
    ],
    { duration: 1500, easing: "ease-out" },
  ).onfinish = () => mark.remove();
}

/**
 * Float players' gains and losses: mine from the player bar, others' from their tokens. Returns how many.
 * @param {Scene | undefined} before @param {Scene} now @param {{ bar: HTMLElement, people: HTMLElement }} places
 */
export function barChanges(before, now, { bar, people }) {
  const happened = { gains: 0, losses: 0 };
  if (!before) return happened;
  for (const panel of now.panels ?? []) {
    const was = before.panels?.find((one) => one.id === panel.id);
    if (!was) continue;
    const own = bar.querySelector(`[data-id="${CSS.escape(panel.id)}"]`);
    const person = panel.seat === undefined ? null : people.querySelector(`[data-key="person ${panel.seat}"]`);
    const old = numbers(was);
    const pictures = new Map(
      [...(panel.figures ?? []), ...(panel.bar ?? []).flatMap((group) => group.figures ?? [])].map((figure) => [
        figure.name,
        figure.emblem ?? "",
      ]),
    );
    let shown = 0;
    for (const [name, value] of numbers(panel)) {
      const change = value - (old.get(name) ?? value);
      if (!change) continue;
      if (own || person) happened[change < 0 ? "losses" : "gains"] += 1;
      if (still()) continue;
      const cell = own
        ? [...bar.querySelectorAll(".bar-figure")].find(
            (one) => one instanceof HTMLElement && one.title.startsWith(`${name}:`),
          )
        : null;
      if (cell) rise(cell, signed(change), change < 0);
      else if (!own && person && pictures.get(name) && !shown++)
        rise(person, signed(change), change < 0, pictures.get(name));
    }
  }
  return happened;
}

/**
 * New hand cards fly in from where they were: an offer, a deck, or another player.
 * @param {HTMLElement} root @param {Element} hand @param {Set<string>} known ids that were there before @param
 *   {Map<string, DOMRect>} lay where other cards were seen
 */
export function dealt(root, hand, known, lay) {
  const cards = [...hand.querySelectorAll(".card[data-ids]")];
  const ids = cards.map((card) => (card.getAttribute("data-ids") ?? "").split(" "));
  const fresh = cards
    .map((card, at) => ({ card, ids: ids[at].filter((id) => !known.has(id)) }))
    .filter((one) => one.ids.length);
  const now = new Set(ids.flat());
  if (
    !known.size ||
    !fresh.length ||
    (fresh.length === cards.length && ![...now].some((id) => known.has(id)) && cards.length > 7)
  )
    return { known: now, came: known.size ? fresh.length : 0 };
  if (!still()) requestAnimationFrame(() => fly(root, fresh, lay)); // measured in the frame in which they first appear
  return { known: now, came: fresh.length };
}

/** @param {HTMLElement} root @param {{ card: Element, ids: string[] }[]} fresh @param {Map<string, DOMRect>} lay */
function fly(root, fresh, lay) {
  const ways = fresh
    .filter(({ card }) => card.isConnected)
    .map(({ card, ids }) => {
      const deck = card.closest("[data-deck]")?.getAttribute("data-deck");
      const heap = deck ? root.querySelector(`[data-id="${CSS.escape(deck)}"]`) : null;
      const seen = [heap, root.querySelector('[data-key="rail panels"]'), root.querySelector(".tools")].find(
        (one) => one?.getClientRects().length,
      ); // decks may be hidden in a closed panel
      const place = ids.map((id) => lay.get(id)).find(Boolean) ?? seen?.getBoundingClientRect();
      const here = card.getBoundingClientRect();
      return {
        card,
        by: place
          ? [place.x + place.width / 2 - here.x - here.width / 2, place.y + place.height / 2 - here.y - here.height / 2]
          : [0, 200],
      };
    });
  for (const [
    i,
    {
      card,
      by: [dx, dy],
    },
  ] of ways.entries()) {
    card.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) rotate(-16deg) scale(0.55)`, opacity: 0.2 },
        { opacity: 1, offset: 0.3 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 520, delay: 90 * i, easing: "cubic-bezier(.25,.75,.3,1)", fill: "backwards" },
    );
  }
}
