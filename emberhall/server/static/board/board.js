// A board: spaces, ways and pieces. Pieces keep their elements by id, so they can move from place to place.

/** @import { Board, Link, Piece, Space } from "../core/types" */
import { markupId, refill, s, set, still } from "../core/dom.js";
import { groundArt } from "./grounds.js";
import { emblemAt, iconAt } from "../core/icons.js";
import { broken, closed, corners, fan, flower, HEX, LINE, NEAR, plan, reach, roomPath } from "./plan.js";
import { drawGhosts, drawMarks } from "./marks.js";
import { sign } from "./shapes.js";
import { DISC, figure } from "./tokens.js";
import { Viewport } from "./viewport.js";
import { changes, float, turnOver, uncover } from "../stage/happenings.js";
import { capital, t } from "../words/i18n.js";
import { reached, strides, walkTime, wayOf } from "./walking.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {"flat" | "pointy"} Layout */

const points = (/** @type {[number, number][]} */ found) =>
  found.map((p) => p.map((n) => n.toFixed(1)).join()).join(" ");

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
    /**
     * @type {Map<string, { group: SVGGElement, piece: Piece, looks: string, emblem: string, spot: [number, number],
     *   walk: import("./walking.js").Walk | null }>}
     */
    this.pieces = new Map();
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
      this.drawGround(board, this.plan);
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
    this.drawn = { board, aspect: this.aspect };
    this.drawPieces(board, moved); // if areas have moved, their pieces move with them at once
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

  /** @param {Board} board @param {Plan} plan */
  drawGround(board, plan) {
    const { around, links, spaces, walls, labels, marks } = this.layers;
    // around an area; its own border keeps its colour
    this.camera.insertBefore(marks, board.kind === "hexes" ? this.layers.pieces : spaces);
    const layout = board.layout ?? "flat";
    this.svg.setAttribute("data-around", board.around ?? "map");
    around.replaceChildren(...surroundings(board, plan, layout));
    links.replaceChildren(...(board.links ?? []).map((link) => way(link, plan)).filter((line) => line !== null));
    walls.replaceChildren(
      ...mist(board, plan),
      ...(board.walls ?? []).map((wall) => edge(wall, plan, layout)).filter((line) => line !== null),
    );
    const hidden = board.spaces.filter((space) => space.rings);
    refill(
      spaces,
      ...[...hidden, ...board.spaces.filter((space) => !space.rings)].map((space) =>
        board.kind === "hexes" ? hexagon(space, plan, layout) : space.outline ? room(space, plan) : area(space, plan),
      ),
    );
    if (plan.spot) return this.drawRooms(board, plan.spot);
    labels.replaceChildren(
      ...board.spaces.filter((space) => space.name && !space.rings).map((space) => label(space, plan, board.kind)),
    );
  }

  /**
   * What stands on the borders of areas with outlines, and the names of its parts.
   * @param {Board} board
   * @param {(x: number, y: number) => [number, number]} spot
   */
  drawRooms(board, spot) {
    const { links, walls, labels, marks, pieces } = this.layers;
    this.camera.insertBefore(marks, pieces);
    this.camera.insertBefore(labels, pieces); // a name does not cover a figure
    links.replaceChildren();
    walls.replaceChildren(
      ...(board.edges ?? []).map(({ a, b, kind }) => {
        const [[x1, y1], [x2, y2]] = [spot(...a), spot(...b)];
        return s("line", { class: `edge ${kind ?? "wall"}`, x1, y1, x2, y2 });
      }),
    );
    labels.replaceChildren(
      ...(board.captions ?? []).map((caption) => {
        const [x, y] = spot(caption.x, caption.y);
        const room = caption.wide ? spot(caption.x + caption.wide, 0)[0] - x : Infinity;
        // room names are larger than place names
        const lines = wide(caption.text) * 1.34 + 18 > room ? broken(caption.text, 1) : [caption.text];
        return s(
          "text",
          { class: "caption", "aria-hidden": "true" },
          ...lines.map((line, i) => s("tspan", { x: x + 12, y: y + 24 + 19 * i }, line)),
        );
      }),
    );
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
    this.layers.sights.replaceChildren(
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

  /** @param {Board} board @param {boolean} atOnce */
  drawPieces(board, atOnce) {
    if (!this.plan) return;
    /** @type {Map<string, Piece[]>} */
    const standing = new Map();
    for (const piece of board.pieces ?? []) {
      const there = standing.get(piece.at);
      if (there) there.push(piece);
      else standing.set(piece.at, [piece]);
    }
    const gone = new Set(this.pieces.keys());
    /** @type {Piece[]} */
    const fresh = [];
    for (const [place, pieces] of standing) {
      const middle = this.plan.at.get(place);
      if (!middle) continue;
      const spots = fan(
        pieces.filter((piece) => !piece.spot),
        this.plan,
        board.kind === "hexes",
      );
      // no figure is hidden by its neighbour
      const fromRight = [...pieces].sort((a, b) => (spots.get(b.id)?.x ?? 0) - (spots.get(a.id)?.x ?? 0));
      for (const piece of fromRight) {
        gone.delete(piece.id);
        const own = piece.spot && this.plan.spot?.(...piece.spot);
        const spot = own ? { x: own[0] - middle[0], y: own[1] - middle[1], scale: 1 } : spots.get(piece.id);
        if (!this.pieces.has(piece.id)) fresh.push(piece);
        if (spot)
          this.put(
            piece,
            middle[0] + spot.x,
            middle[1] + spot.y,
            (reach(piece) * this.plan.disc * spot.scale) / DISC,
            atOnce,
          );
      }
    }
    for (const id of gone) {
      const place = this.pieces.get(id)?.group.getAttribute("data-at");
      // another token in the same place: it was turned over
      const instead = fresh.findIndex((piece) => piece.at === place);
      const turned = instead < 0 ? undefined : this.pieces.get(fresh.splice(instead, 1)[0].id);
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
    let known = this.pieces.get(piece.id);
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
      this.pieces.set(piece.id, known);
      this.layers.pieces.append(known.group);
    }
    const { group } = known;
    known.piece = piece;
    if (known.looks !== looks) {
      const kept = ["lit", "picked"].filter((name) => group.classList.contains(name)).join(" ");
      const kind = `${piece.faint ? " faint" : ""}${piece.filled ? " filled" : ""}${piece.acts ? " acts" : ""}${piece.emblem ? " token" : ""}`;
      group.setAttribute("class", `piece c-${piece.colour ?? "grey"}${kind}${known.looks ? "" : " enter"} ${kept}`);
      refill(group, ...figure(piece));
      if (known.emblem !== (piece.emblem ?? "")) this.turn(group);
      known.looks = looks;
      known.emblem = piece.emblem ?? "";
    }
    const from = group.getAttribute("data-at");
    set(group, "data-at", piece.at);
    // too small for its colour sign, never for its figure
    group.classList.toggle("tiny", 2 * DISC * scale * (this.viewport?.k ?? 1) < 28);
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
    if (!this.board || !this.plan) return null;
    const plan = this.plan;
    const way = from === piece.at ? [from, from] : wayOf(piece, from, this.board, plan);
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
    const known = this.pieces.get(id);
    if (!known) return;
    this.pieces.delete(id);
    known.group.removeAttribute("data-id");
    if (atOnce || still()) known.group.remove();
    else {
      known.group.classList.add("leave");
      setTimeout(() => known.group.remove(), 350);
    }
  }

  /** What screen readers say: the space, its terrain, and what stands there. @param {Board} board */
  name(board) {
    /** @type {Map<string, string[]>} */
    const there = new Map();
    for (const piece of board.pieces ?? []) {
      const count = (piece.count ?? 1) > 1 ? `${piece.count} × ` : "";
      // no brackets: screen readers skip them
      const words = `${count}${piece.name}${piece.badge ? `: ${piece.badge}` : ""}`;
      const group = this.pieces.get(piece.id)?.group;
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

const pen = document.createElement("canvas").getContext("2d");

/** The width of a name on screen. @param {string} words */
function wide(words) {
  if (!pen) return 8 * words.length;
  pen.font = `600 13px ${getComputedStyle(document.documentElement).getPropertyValue("--sans") || "sans-serif"}`;
  return pen.measureText(words).width;
}

/** What is not part of the ground: drawn separately, or only read aloud. */
const APART = { cost: "", risk: "", spent: "", notes: [] };

/** Whether the ground looks the same. @param {Board | null} before @param {Board} now */
function sameGround(before, now) {
  if (
    !before ||
    before.id !== now.id ||
    before.kind !== now.kind ||
    before.layout !== now.layout ||
    before.spaces.length !== now.spaces.length
  )
    return false;
  const same = (/** @type {unknown} */ a, /** @type {unknown} */ b) =>
    a === b || JSON.stringify(a) === JSON.stringify(b);
  return (
    same(before.links, now.links) &&
    same(before.walls, now.walls) &&
    now.spaces.every(
      (space, i) => space === before.spaces[i] || same({ ...space, ...APART }, { ...before.spaces[i], ...APART }),
    )
  );
}

/** Whether every space is where it was, whatever is on it. @param {Board | null} before @param {Board} now */
function sameLie(before, now) {
  const lie = (/** @type {Space} */ space) =>
    JSON.stringify([space.id, space.x, space.y, space.name, space.rings, space.outline]);
  if (
    !before ||
    before.id !== now.id ||
    before.kind !== now.kind ||
    before.layout !== now.layout ||
    before.spaces.length !== now.spaces.length
  )
    return false;
  return now.spaces.every((space, i) => space === before.spaces[i] || lie(space) === lie(before.spaces[i]));
}

/** The shore of an island, the rings of a map. @param {Board} board @param {Plan} plan @param {Layout} layout */
function surroundings(board, plan, layout) {
  const [left, top, wide, high] = plan.box;
  const about = board.around ?? "map";
  const all = { x: left - 3000, y: top - 3000, width: wide + 6000, height: high + 6000 };
  const ground = about === "stone" ? [] : [s("rect", { class: "backdrop", ...all, fill: `url(#around-${about})` })];
  const wash = s("rect", { class: "wash", ...all });
  if (board.kind !== "hexes") return [...ground, wash];
  const groundOf = (/** @type {Space[]} */ spaces) =>
    spaces
      .flatMap((space) => {
        const [x, y] = plan.at.get(space.id) ?? [0, 0];
        return flower(space.rings ?? 0, layout).map(
          ([dx, dy]) =>
            `M${corners(plan.radius, layout)
              .map(([cx, cy]) => `${(x + dx + cx).toFixed(0)} ${(y + dy + cy).toFixed(0)}`)
              .join("L")}Z`,
        );
      })
      .join("");
  if (about === "stone") {
    // rooms have walls, and the light of open ones falls around them
    const open = groundOf(board.spaces.filter((space) => !closed(space)));
    return [
      ...ground,
      ...[300, 200, 110].map((width, i) => s("path", { class: `shore shore-${i}`, d: open, "stroke-width": width })),
      s("path", { class: "masonry", d: open, "stroke-width": 30 }),
      s("path", { class: "masonry inside", d: open, "stroke-width": 22 }),
      wash,
    ];
  }
  const land = groundOf(board.spaces);
  return [
    ...ground,
    ...[260, 190, 120, 60].map((width, i) => s("path", { class: `shore shore-${i}`, d: land, "stroke-width": width })),
    s("path", { class: "under", d: land, transform: "translate(-4 7)" }),
    wash,
  ];
}

/**
 * Mist over unopened rooms: soft clouds instead of a filter, which would be repainted with every frame.
 * @param {Board} board
 * @param {Plan} plan
 */
function mist(board, plan) {
  const hidden = board.kind === "hexes" ? board.spaces.filter(closed) : [];
  return hidden
    .filter((_, i) => i % 2)
    .map((space, i) => {
      const [cx, cy] = plan.at.get(space.id) ?? [0, 0];
      return s("ellipse", {
        class: "mist",
        cx: cx + ((i * 37) % 40) - 20,
        cy: cy + ((i * 23) % 30) - 15,
        rx: plan.radius * (2.6 + (i % 3) * 0.4),
        ry: plan.radius * (2 + (i % 2) * 0.3),
        fill: "url(#mist)",
      });
    });
}

/** @param {Link} link @param {Plan} plan */
function way(link, plan) {
  const [a, b] = [plan.at.get(link.a), plan.at.get(link.b)];
  if (!a || !b) return null;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const cut = link.arrow ? plan.radius + 6 : 0;
  const [dx, dy] = [((b[0] - a[0]) / length) * cut, ((b[1] - a[1]) / length) * cut];
  const bow = link.arrow ? 0 : Math.min(14, length * 0.06);
  const [mx, my] = [
    (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * bow,
    (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * bow,
  ];
  return s("path", {
    class: `way${link.colour ? ` tinted c-${link.colour}` : ""}${link.dashed ? " dashed" : ""}${link.arrow ? " arrow" : ""}`,
    d: `M${a[0] + dx} ${a[1] + dy}Q${mx} ${my} ${b[0] - dx} ${b[1] - dy}`,
    "marker-end": link.arrow ? "url(#arrow)" : null,
  });
}

/**
 * The side shared by two hexagons, or a bar across the way between two areas.
 * @param {Link} wall
 * @param {Plan} plan
 * @param {Layout} layout
 */
function edge(wall, plan, layout) {
  const [a, b] = [plan.at.get(wall.a), plan.at.get(wall.b)];
  if (!a || !b) return null;
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const half = plan.radius / 2;
  const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
  return s("line", {
    class: `wall${wall.colour ? ` tinted c-${wall.colour}` : ""}${wall.dashed ? " dashed" : ""} ${layout}`,
    x1: mx - nx,
    y1: my - ny,
    x2: mx + nx,
    y2: my + ny,
  });
}

/** @param {Space} space @param {string} kind @param {[number, number]} middle @param {(SVGElement | null)[]} parts */
function group(space, kind, [x, y], parts) {
  return s(
    "g",
    {
      class: `space ${kind}${space.faint ? " faint" : ""}${space.colour ? ` tinted c-${space.colour}` : ""}`,
      "data-id": space.id,
      "data-key": space.id,
      id: markupId(space.id),
      tabindex: -1,
      transform: `translate(${x} ${y})`,
    },
    ...parts,
  );
}

/** What stands on a space: a plaque with its emblem and colour signs. @param {Space} space @param {number} size */
function plaque(space, size) {
  if (!space.emblem) return null;
  const signs = (space.signs ?? []).map((colour, i) =>
    s(
      "g",
      { class: "seal" },
      s("circle", { cx: i * 12 - size, cy: -size * 0.8, r: 7.5 }),
      sign(colour, i * 12 - size, -size * 0.8, 9.5),
    ),
  ); // at the top, clear of the name
  const high = broken(capital(space.name ?? ""), SHORT_LINE).length > 1 ? " high" : ""; // above a name in two lines
  return s(
    "g",
    { class: `plaque-on${high}` },
    s("circle", { r: size }),
    emblemAt(space.emblem, 0, 0, size * 1.2),
    ...signs,
  );
}

/** What the area yields, along its upper edge. @param {Space} space @param {number} radius */
function gives(space, radius) {
  const emblems = space.gives ?? [];
  if (!emblems.length) return null;
  const width = emblems.length * 17 + 6;
  return s(
    "g",
    { class: "gives", transform: `translate(${space.emblem ? 24 : 0} ${(-radius * 0.7).toFixed(1)})` },
    s("rect", { x: -width / 2, y: -10, width, height: 20, rx: 10 }),
    ...emblems.map((name, i) => emblemAt(name, (i - (emblems.length - 1) / 2) * 17, 0, 15.5)),
  );
}

/** @param {Space} space @param {Plan} plan @param {Layout} layout */
function hexagon(space, plan, layout) {
  const shape = (/** @type {number} */ radius) => points(corners(radius, layout));
  const at = plan.at.get(space.id) ?? [0, 0];
  if (space.rings) {
    const fog = flower(space.rings, layout).map(([x, y]) =>
      s("polygon", {
        class: "fog",
        points: points(corners(plan.radius - 1, layout)),
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    );
    return group(space, "hex hidden-ground", at, [
      ...fog,
      space.emblem ? s("g", { class: "fog-emblem" }, emblemAt(space.emblem, 0, 0, 34)) : null,
      s("polygon", { class: "halo", points: shape(plan.radius - 4.5) }),
    ]);
  }
  const icons = (space.icons ?? []).map((name, i, all) =>
    iconAt(name, (i - (all.length - 1) / 2) * 20, -plan.radius * 0.52, 18),
  );
  return group(space, "hex", at, [
    s("polygon", { class: `ground${space.terrain ? ` t-${space.terrain}` : ""}`, points: shape(plan.radius - 0.6) }),
    space.terrain ? groundArt(space.terrain, space.id) : null,
    s("polygon", { class: "veil", points: shape(plan.radius + 0.3) }),
    space.colour ? s("polygon", { class: "rim", points: shape(plan.radius - 4) }) : null,
    s("polygon", { class: "halo", points: shape(plan.radius - 4.5) }),
    space.colour && space.colour !== "brown" ? sign(space.colour, -plan.radius * 0.7, plan.radius * 0.12, 11) : null,
    plaque(space, 0.34 * plan.radius),
    gives(space, plan.radius),
    ...icons,
  ]);
}

/** @param {Space} space @param {Plan} plan */
function area(space, plan) {
  const r = plan.radius;
  const icons = (space.icons ?? []).map((name, i) => {
    const angle = ((-48 + i * 46) * Math.PI) / 180;
    const [x, y] = [(r + 2) * Math.cos(angle), (r + 2) * Math.sin(angle)];
    return s("g", { class: "badge" }, s("circle", { cx: x, cy: y, r: 9.5 }), iconAt(name, x, y, 13));
  });
  return group(space, "area", plan.at.get(space.id) ?? [0, 0], [
    s("circle", { class: "halo", r: r + 6 }),
    s("circle", { class: `ground${space.terrain ? ` t-${space.terrain}` : ""}`, r }),
    space.emblem ? s("g", { class: "area-emblem" }, emblemAt(space.emblem, 0, 0, r * 1.05)) : null,
    s("circle", { class: "veil", r }),
    s("circle", { class: "rim", r }),
    space.colour
      ? s(
          "g",
          { class: "seal" },
          s("circle", { cx: -r * 0.78, cy: -r * 0.72, r: 8.5 }),
          sign(space.colour, -r * 0.78, -r * 0.72, 10),
        )
      : null,
    ...icons,
  ]);
}

/** An area in its place. @param {Space} space @param {Plan} plan */
function room(space, plan) {
  const [up, right, down, left] = plan.reach?.get(space.id) ?? [44, 44, 44, 44];
  const small = Math.min(1, (2 * Math.min(up, right) - 6) / 96); // terrain drawings stay put
  const icons = (space.icons ?? []).map((name, i) =>
    s(
      "g",
      { class: "badge" },
      s("circle", { cx: right - 16 - 21 * i, cy: 16 - up, r: 10 }),
      iconAt(name, right - 16 - 21 * i, 16 - up, 14),
    ),
  );
  return group(space, "area room", plan.at.get(space.id) ?? [0, 0], [
    s("path", { class: `ground${space.terrain ? ` t-${space.terrain}` : ""}`, d: roomPath(space, plan, 0) }),
    space.terrain ? s("g", { transform: `scale(${small.toFixed(2)})` }, groundArt(space.terrain, space.id)) : null,
    s("path", { class: "veil", d: roomPath(space, plan, 0) }),
    s("path", { class: "rim", d: roomPath(space, plan, space.colour ? 4 : 0) }),
    s("path", { class: "halo", d: roomPath(space, plan, 5) }),
    space.emblem ? s("g", { class: "room-emblem" }, emblemAt(space.emblem, 14 - left, down - 15, 17)) : null,
    space.mark ? s("text", { class: "room-mark", x: right - 12, y: down - 9 }, space.mark) : null,
    ...icons,
  ]);
}

/** How many letters of a name fit across a hexagon. */
const SHORT_LINE = 9;

/** @param {Space} space @param {Plan} plan @param {string} kind */
function label(space, plan, kind) {
  const [x, y] = plan.at.get(space.id) ?? [0, 0];
  const name = space.name ?? "";
  const lines = broken(capital(name), kind === "hexes" ? SHORT_LINE : LINE);
  // keep the last line inside the hexagon at every scale
  const top = kind === "hexes" ? plan.radius * 0.62 + 2 * (lines.length - 1) : plan.radius + 4;
  return s(
    "text",
    {
      class: `label ${kind}${lines.length > 1 ? " tall" : ""}`,
      "data-for": space.id,
      transform: `translate(${x} ${y + top})`,
      "aria-hidden": "true",
    },
    ...lines.map((line, i) =>
      s("tspan", { x: 0, dy: i ? "1.08em" : kind === "hexes" ? `${-1.08 * (lines.length - 1)}em` : "0.95em" }, line),
    ),
  );
}
