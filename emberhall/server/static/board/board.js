// A board: spaces, ways and pieces. Pieces keep their elements by id, so they can move from place to place.

/** @import { Board } from "../core/types" */
import { s, set } from "../core/dom.js";
import { closed, HEX, NEAR, plan } from "./plan.js";
import { drawGround, sameGround, sameLie } from "./ground.js";
import { Pieces } from "./pieces.js";
import { wide } from "./widths.js";
import { drawGhosts, drawMarks } from "./marks.js";
import { canPaint, Painting } from "./paint/painting.js";
import { Viewport } from "./viewport.js";
import { changes, float, uncover } from "../stage/happenings.js";
import { t } from "../words/i18n.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {"flat" | "pointy"} Layout */

/** @typedef {Record<"around" | "links" | "spaces" | "walls" | "marks" | "pieces" | "labels" | "walkers" | "chips" |
 *   "sights" | "ghosts" | "floats", SVGGElement>} Layers from the lowest to the highest */

export class BoardView {
  /** @param {{ moving?: boolean }} [how] `moving: false` draws a picture that cannot be moved about */
  constructor({ moving = true } = {}) {
    this.layers = {
      around: s("g", { class: "around" }),
      links: s("g", { class: "links" }),
      spaces: s("g", { class: "spaces" }),
      walls: s("g", { class: "walls" }),
      marks: s("g", { class: "marks" }),
      pieces: s("g", { class: "pieces" }),
      labels: s("g", { class: "labels" }),
      walkers: s("g", { class: "walkers" }),
      chips: s("g", { class: "chips" }),
      sights: s("g", { class: "sights" }),
      ghosts: s("g", { class: "ghosts" }),
      floats: s("g", { class: "floats" }),
    };
    this.camera = s("g", { class: "camera" }, ...Object.values(this.layers));
    this.svg = s("svg", { class: "board", role: "group" }, this.camera);
    this.viewport = moving ? new Viewport(this.svg, this.camera) : null;
    if (this.viewport) this.viewport.matter = () => this.opens();
    this.painting = moving && canPaint() ? new Painting(this.svg) : null;
    if (this.viewport) this.viewport.follows = (k, x, y) => this.painting?.moved(k, x, y);
    /** The light over the table. */
    this.light = "";
    this.pieces = new Pieces(this.layers);
    /** @type {Plan | null} */
    this.plan = null;
    /** @type {Board | null} */
    this.board = null;
    /**
     * The last board drawn, and the shape of window it was drawn for.
     * @type {{ board: Board | null, aspect: number }}
     */
    this.drawn = { board: null, aspect: 0 };
    this.aspect = 0;
    /** What is lit. @type {Set<string>} */
    this.lit = new Set();
    /** The spaces the last drawing uncovered. @type {string[]} */
    this.uncovered = [];
    /** How long animations may take (milliseconds). */
    this.patience = 900;
    /** What the last drawing showed: steps walked, things turned over, gains and losses. */
    this.happened = { steps: 0, turned: 0, gains: 0, losses: 0 };
  }

  /** Draw the board as it is now. @param {Board} board @param {number} [aspect] width by height of the window */
  update(board, aspect) {
    const before = this.board ?? undefined;
    this.board = board;
    this.happened = { steps: 0, turned: 0, gains: 0, losses: 0 };
    this.svg.setAttribute("aria-label", board.name ?? t("board"));
    this.svg.classList.toggle("hexes", board.kind === "hexes");
    const [width, height] = this.viewport?.room() ?? [this.svg.clientWidth, this.svg.clientHeight];
    const wanted = aspect ?? width / Math.max(height, 1);
    if (!this.aspect || Math.abs(Math.log((wanted || 1) / this.aspect)) > 0.25) this.aspect = wanted || 1.4;
    const replanned = this.aspect !== this.drawn.aspect || !sameGround(this.drawn.board, board);
    const moved =
      Boolean(this.plan) &&
      board.kind !== "hexes" &&
      (this.aspect !== this.drawn.aspect || !sameLie(this.drawn.board, board));
    if (replanned) {
      const first = !this.plan;
      if (!this.plan || moved || board.kind === "hexes")
        this.plan = plan(board, this.aspect, width * height > 1 ? [width, height] : undefined, wide);
      drawGround(this.layers, board, this.plan);
      if (this.viewport) {
        this.viewport.box = this.plan.box;
        this.viewport.known = this.plan.known;
        // figures in rooms are read, too
        this.viewport.least = board.kind === "hexes" ? 58 / HEX : this.plan.spot ? 0.76 : NEAR;
        this.viewport.rim = board.kind === "hexes" ? 0.56 * HEX : 40;
        if (first || (moved && this.viewport.fitted)) this.viewport.fit(this.opens());
      } else {
        const [x, y, w, h] = board.spaces.some(closed) ? this.plan.known : this.plan.box;
        this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
      }
    }
    if (this.plan) this.painting?.show(board, this.plan, this.light);
    this.drawn = { board, aspect: this.aspect };
    // if areas have moved, their pieces move with them at once
    const [k, patience] = [this.viewport?.k ?? 1, this.patience];
    if (this.plan) this.pieces.draw(board, this.plan, { atOnce: moved, k, patience });
    Object.assign(this.happened, this.pieces.happened);
    this.name(board);
    this.uncovered =
      replanned && this.plan && before?.id === board.id
        ? uncover(this.layers, before, board, this.plan).map((space) => space.id)
        : [];
    this.happened.turned += this.uncovered.length;
    for (const change of changes(before, board)) {
      this.happened[change.bad ? "losses" : "gains"] += 1;
      float(this.layers.floats, this.plan?.at.get(change.at) ?? [0, 0], change.text, change.bad);
    }
  }

  /**
   * What a question is about: the places you can choose, the acting figure, and ground just uncovered.
   * @param {Iterable<string>} [lit]
   * @returns {[number, number][]}
   */
  matter(lit = []) {
    const board = this.board;
    if (!board || !this.plan) return [];
    const wanted = new Set(lit);
    const places = board.spaces.filter((space) => wanted.has(space.id)).map((space) => space.id);
    for (const piece of board.pieces ?? []) if (wanted.has(piece.id) || piece.acts) places.push(piece.at);
    if (this.uncovered.length < board.spaces.length) places.push(...this.uncovered);
    return places.map((id) => this.plan?.at.get(id)).filter((at) => at !== undefined);
  }

  /** Where the acting figure stands. @returns {[number, number][]} */
  acting() {
    return (this.board?.pieces ?? [])
      .filter((piece) => piece.acts)
      .map((piece) => this.plan?.at.get(piece.at))
      .filter((at) => at !== undefined);
  }

  /** What the board opens on: what the question is about, or else every figure. @returns {[number, number][]} */
  opens() {
    const matter = this.matter();
    if (matter.length) return matter;
    return this.people();
  }

  /** Where people stand. @param {string} [colour] only those of this colour @returns {[number, number][]} */
  people(colour) {
    const people = (this.board?.pieces ?? [])
      .filter((piece) => piece.filled && (!colour || piece.colour === colour))
      .map((piece) => this.plan?.at.get(piece.at));
    return people.filter((at) => at !== undefined);
  }

  /**
   * Highlight the border of what can be chosen.
   * @param {Set<string>} lit
   * @param {Set<string>} picked
   * @param {Set<string>} [dear] what only goes with a card of the hand
   */
  mark(lit, picked, dear = new Set()) {
    this.lit = lit;
    if (this.board && this.plan)
      drawMarks(this.layers.marks, this.layers.chips, this.board, this.plan, lit, picked, dear);
  }

  /** Show the line of sight from the acting figure to a piece; null: hide it. @param {string | null} id */
  look(id) {
    const sight = id ? this.board?.pieces?.find((piece) => piece.id === id)?.sight : null;
    const unit = this.plan?.unit ?? 0;
    const [x1, y1, x2, y2] = sight ? [...sight.a, ...sight.b].map((n) => n * unit) : [];
    const [cx, cy] = (id && this.pieces.known.get(id)?.spot) || [];
    this.layers.sights.replaceChildren(
      ...(cx === undefined ? [] : [s("circle", { class: "looked", cx, cy, r: (this.plan?.disc ?? 23) * 1.3 })]),
      ...(sight
        ? [
            s("line", { class: `sight${sight.clear ? " clear" : ""}`, x1, y1, x2, y2 }),
            ...[
              [x1, y1],
              [x2, y2],
            ].map(([cx, cy]) => s("circle", { class: `sight${sight.clear ? " clear" : ""}`, cx, cy, r: 5 })),
          ]
        : []),
    );
  }

  /**
   * Draw ghosts of a consequence: moved pieces, places in reach; null removes them. Returns the places, and how many
   * ghosts there are.
   * @param {Board | null} then
   * @param {string[]} next
   */
  ghosts(then, next) {
    if (!then || !this.board || !this.plan) {
      this.layers.ghosts.replaceChildren();
      return { places: [], many: 0 };
    }
    return drawGhosts(this.layers.ghosts, this.board, then, this.plan, this.lit, next);
  }

  /** What screen readers say: the space, its terrain, and what stands there. @param {Board} board */
  name(board) {
    /** @type {Map<string, string[]>} */
    const there = new Map();
    for (const piece of board.pieces ?? []) {
      const count = (piece.count ?? 1) > 1 ? `${piece.count} × ` : "";
      // no brackets: screen readers skip them
      const words = `${count}${piece.name}${piece.badge ? `: ${piece.badge}` : ""}`;
      const group = this.pieces.known.get(piece.id)?.group;
      if (group) set(group, "aria-label", words);
      there.set(piece.at, [...(there.get(piece.at) ?? []), words]);
    }
    const drawn = new Map(
      [...this.layers.spaces.children].map((element) => [element.getAttribute("data-id"), element]),
    );
    for (const space of board.spaces) {
      const element = drawn.get(space.id);
      const ground = space.terrain ? t(`terrain-${space.terrain}`) : "";
      const words = [space.name, ground, ...(space.notes ?? []), ...(there.get(space.id) ?? [])]
        .filter(Boolean)
        .join(", ");
      if (element) set(element, "aria-label", words || t("space"));
    }
  }

  /** Scroll an element into sight and flash it. @param {string} id */
  show(id) {
    const element = this.camera.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (!element) return false;
    const middle = this.plan?.at.get(element.getAttribute("data-at") ?? id);
    if (middle) this.viewport?.attend([middle]);
    element.classList.remove("flash");
    void (/** @type {SVGGElement} */ (element).getBoundingClientRect());
    element.classList.add("flash");
    setTimeout(() => element.classList.remove("flash"), 2000);
    return true;
  }
}
