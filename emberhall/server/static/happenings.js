// What has just happened, made visible: gains and losses float up where they fell, pieces that left say so.

/** @import { Board, Panel, Scene } from "./types" */
import { s, still } from "./dom.js";

/** Figures of a panel by name, where they are numbers. @param {Panel} panel */
function numbers(panel) {
  const figures = [...(panel.figures ?? []), ...(panel.bar ?? []).flatMap((group) => group.figures ?? [])];
  return new Map(figures.filter((figure) => typeof figure.value === "number").map((figure) => [figure.name, Number(figure.value)]));
}

/** How the badges and counts of pieces have changed, by the place where they stand. @param {Board | undefined} before @param {Board} now */
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
    if (piece.badge !== was.badge && Number.isFinite(change) && change) found.push({ at: piece.at, text: change > 0 ? `+${change}` : `−${-change}`, bad: change < 0 === Boolean(piece.filled) });
  }
  return found;
}

/** Let words rise from a point of a board and vanish. @param {SVGGElement} layer @param {[number, number]} at @param {string} text @param {boolean} bad */
export function float(layer, [x, y], text, bad) {
  if (still()) return;
  const mark = s("g", { class: `float${bad ? " bad" : ""}`, transform: `translate(${x} ${y - 20})` }, s("text", {}, text));
  layer.append(mark);
  mark.animate([{ opacity: 0, translate: "0 8px" }, { opacity: 1, translate: "0 -6px", offset: 0.2 }, { opacity: 1, translate: "0 -26px", offset: 0.7 }, { opacity: 0, translate: "0 -42px" }], { duration: 1400, easing: "ease-out" }).onfinish = () => mark.remove();
}

/** The figures of the own bar that have changed flash, with the difference. @param {Scene | undefined} before @param {Scene} now @param {HTMLElement} bar */
export function barChanges(before, now, bar) {
  if (!before || still()) return;
  for (const panel of now.panels ?? []) {
    const was = before.panels?.find((one) => one.id === panel.id);
    const own = bar.querySelector(`[data-id="${CSS.escape(panel.id)}"]`);
    if (!was || !own) continue;
    const old = numbers(was);
    for (const [name, value] of numbers(panel)) {
      const change = value - (old.get(name) ?? value);
      if (!change) continue;
      for (const cell of bar.querySelectorAll(".bar-figure")) {
        if (!(cell instanceof HTMLElement) || !cell.title.startsWith(`${name}:`)) continue;
        const mark = document.createElement("span");
        mark.className = `bar-float${change < 0 ? " bad" : ""}`;
        mark.textContent = change > 0 ? `+${change}` : `−${-change}`;
        cell.append(mark);
        mark.animate([{ opacity: 0, translate: "0 6px" }, { opacity: 1, translate: "0 -10px", offset: 0.25 }, { opacity: 0, translate: "0 -30px" }], { duration: 1300, easing: "ease-out" }).onfinish = () => mark.remove();
      }
    }
  }
}

/** Cards that have come into the hand rise from below, one after the other. @param {Element} hand @param {Set<string>} known ids that were there before */
export function dealt(hand, known) {
  const cards = [...hand.querySelectorAll(".card[data-ids]")];
  const ids = cards.map((card) => (card.getAttribute("data-ids") ?? "").split(" "));
  if (!still() && known.size) {
    let i = 0;
    for (const [at, card] of cards.entries()) {
      if (ids[at].every((id) => known.has(id))) continue;
      card.animate([{ transform: "translate(-120px, 130px) rotate(-14deg)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: 420, delay: 70 * i++, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" });
    }
  }
  return new Set(ids.flat());
}
