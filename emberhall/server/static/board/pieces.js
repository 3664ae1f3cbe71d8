// The pieces of a board: they keep their elements by id, so that they can walk, turn over and leave.

/** @import { Board, Piece } from "../core/types" */
/** @import { Layers } from "./board.js" */
import { classes, refill, s, set } from "../core/dom.js";
import { still } from "../core/window.js";
import { turnOver } from "../stage/happenings.js";
import { fan, reach } from "./standing.js";
import { DISC, figure } from "./tokens.js";
import { reached, strides, walkTime, wayOf } from "./walking.js";

/** @typedef {import("./plan.js").Plan} Plan */

export class Pieces {
  /** @param {Layers} layers */
  constructor(layers) {
    this.layers = layers;
    /**
     * @type {Map<string, { group: SVGGElement, piece: Piece, looks: string, emblem: string, spot: [number, number],
     *   walk: import("./walking.js").Walk | null }>}
     */
    this.known = new Map();
    /** @type {Plan | null} */
    this.plan = null;
    /** @type {Board | null} */
    this.board = null;
    this.k = 1;
    this.patience = 900;
    /** What the last drawing showed: steps walked, tokens turned over. */
    this.happened = { steps: 0, turned: 0 };
  }

  /**
   * @param {Board} board @param {Plan} plan
   * @param {{ atOnce: boolean, k: number, patience: number }} how `k`: the scale of the board; `patience`: how long
   *   animations may take
   */
  draw(board, plan, { atOnce, k, patience }) {
    Object.assign(this, { board, plan, k, patience });
    this.happened = { steps: 0, turned: 0 };
    /** @type {Map<string, Piece[]>} */
    const standing = new Map();
    for (const piece of board.pieces ?? []) {
      const there = standing.get(piece.at);
      if (there) there.push(piece);
      else standing.set(piece.at, [piece]);
    }
    const gone = new Set(this.known.keys());
    /** @type {Piece[]} */
    const fresh = [];
    for (const [place, pieces] of standing) {
      const middle = plan.at.get(place);
      if (!middle) continue;
      const spots = fan(
        pieces.filter((piece) => !piece.spot),
        plan,
        board.kind === "hexes",
      );
      // no figure is hidden by its neighbour
      const fromRight = [...pieces].sort((a, b) => (spots.get(b.id)?.x ?? 0) - (spots.get(a.id)?.x ?? 0));
      for (const piece of fromRight) {
        gone.delete(piece.id);
        const own = piece.spot && plan.spot?.(...piece.spot);
        const spot = own ? { x: own[0] - middle[0], y: own[1] - middle[1], scale: 1 } : spots.get(piece.id);
        if (!this.known.has(piece.id)) fresh.push(piece);
        if (spot)
          this.put(
            piece,
            middle[0] + spot.x,
            middle[1] + spot.y,
            (reach(piece) * plan.disc * spot.scale) / DISC,
            atOnce,
          );
      }
    }
    for (const id of gone) {
      const place = this.known.get(id)?.group.getAttribute("data-at");
      // another token in the same place: it was turned over
      const instead = fresh.findIndex((piece) => piece.at === place);
      const turned = instead < 0 ? undefined : this.known.get(fresh.splice(instead, 1)[0].id);
      if (turned) this.turn(turned.group);
      this.remove(id, Boolean(turned));
    }
    for (const space of this.layers.spaces.querySelectorAll(".space"))
      space.classList.toggle("occupied", standing.has(space.getAttribute("data-id") ?? ""));
    for (const label of this.layers.labels.querySelectorAll(".label.tall"))
      label.classList.toggle("stood-on", standing.has(label.getAttribute("data-for") ?? ""));
  }

  /** @param {Piece} piece @param {number} x @param {number} y @param {number} scale @param {boolean} atOnce */
  put(piece, x, y, scale, atOnce) {
    let known = this.known.get(piece.id);
    const looks = known?.piece === piece ? known.looks : JSON.stringify({ ...piece, at: "", way: undefined });
    if (!known) {
      known = {
        group: s("g", { "data-id": piece.id, "data-key": piece.id, tabindex: -1 }),
        piece,
        looks: "",
        emblem: piece.emblem ?? "",
        spot: [x, y],
        walk: null,
      };
      this.known.set(piece.id, known);
      this.layers.pieces.append(known.group);
    }
    const { group } = known;
    known.piece = piece;
    if (known.looks !== looks) {
      const kept = ["lit", "picked"].filter((name) => group.classList.contains(name)).join(" ");
      const { faint, filled, acts, emblem, picture } = piece;
      const kind = classes(faint && "faint", filled && "filled", acts && "acts", emblem && "token", picture && "lies");
      group.setAttribute("class", classes("piece", `c-${piece.colour ?? "grey"}`, kind, !known.looks && "enter", kept));
      refill(group, ...figure(piece));
      if (known.emblem !== (piece.emblem ?? "")) this.turn(group);
      known.looks = looks;
      known.emblem = piece.emblem ?? "";
    }
    const from = group.getAttribute("data-at");
    set(group, "data-at", piece.at);
    // too small for its colour sign, never for its figure
    group.classList.toggle("tiny", 2 * DISC * scale * this.k < 28);
    const transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
    if (group.style.transform === transform) return;
    group.style.setProperty("--s", scale.toFixed(3));
    const began = known.walk ? reached(known.walk) : known.spot;
    const first = !group.style.transform;
    group.style.transform = transform;
    known.spot = [x, y];
    known.walk?.animation.cancel();
    known.walk = first || atOnce ? null : this.walk(piece, from ?? piece.at, [began, [x, y]], scale, group);
    if (known.walk) this.raise(group, known.walk.animation);
    else if (group.parentNode !== this.layers.pieces) this.layers.pieces.append(group);
  }

  /**
   * A walking piece is drawn above all others; otherwise each piece over it would become a layer of its own.
   * @param {SVGGElement} group
   * @param {Animation} walk
   */
  raise(group, walk) {
    if (group.contains(document.activeElement)) return;
    group.classList.remove("enter");
    if (group.parentNode !== this.layers.walkers) this.layers.walkers.append(group);
    walk.onfinish = () => {
      if (group.parentNode === this.layers.walkers) this.layers.pieces.append(group);
    };
  }

  /**
   * Move a piece from spot to spot across the spaces between.
   * @param {Piece} piece
   * @param {string} from
   * @param {[[number, number], [number, number]]} spots
   * @param {number} scale
   * @param {SVGGElement} group
   */
  walk(piece, from, [began, ended], scale, group) {
    const { board, plan } = this;
    if (!board || !plan) return null;
    const way = from === piece.at ? [from, from] : wayOf(piece, from, board, plan);
    if (from !== piece.at) this.happened.steps = Math.max(this.happened.steps, way.length - 1);
    if (still()) return null;
    const between = way.slice(1, -1).map((id) => plan.at.get(id) ?? ended);
    const spots = [began, ...between, ended];
    return {
      spots,
      animation: group.animate(strides(spots, scale), { duration: walkTime(way.length - 1, this.patience) }),
    };
  }

  /** @param {SVGGElement} group */
  turn(group) {
    this.happened.turned += 1;
    group.classList.remove("enter");
    turnOver(group);
  }

  /** @param {string} id @param {boolean} atOnce */
  remove(id, atOnce) {
    const known = this.known.get(id);
    if (!known) return;
    this.known.delete(id);
    known.group.removeAttribute("data-id");
    if (atOnce || still()) known.group.remove();
    else {
      known.group.classList.add("leave");
      setTimeout(() => known.group.remove(), 350);
    }
  }
}
