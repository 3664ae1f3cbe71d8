// A board: spaces, ways and pieces. Pieces are known by their ids, so that they move from place to place.

/** @import { Board, Link, Piece, Space } from "./types" */
import { markupId, refill, s, still } from "./dom.js";
import { iconAt } from "./icons.js";
import { broken, corners, LINE, pack, plan, reach } from "./layout.js";
import { iconSpot, outline, sign } from "./shapes.js";
import { Viewport } from "./viewport.js";
import { t } from "./i18n.js";

/** @typedef {import("./layout.js").Plan} Plan */

export class BoardView {
  /** @param {{ moving?: boolean }} [how] `moving: false` draws a picture that cannot be moved about */
  constructor({ moving = true } = {}) {
    this.layers = {
      links: s("g", { class: "links" }), spaces: s("g", { class: "spaces" }), walls: s("g", { class: "walls" }),
      pieces: s("g", { class: "pieces" }), labels: s("g", { class: "labels" }),
    };
    this.plate = s("rect", { class: "plate", rx: 36 });
    this.camera = s("g", { class: "camera" }, this.plate, ...Object.values(this.layers));
    this.svg = s("svg", { class: "board", role: "group" }, this.camera);
    this.viewport = moving ? new Viewport(this.svg, this.camera) : null;
    /** @type {Map<string, { group: SVGGElement, looks: string }>} */
    this.pieces = new Map();
    /** @type {Plan | null} */
    this.plan = null;
    this.drawn = "";
    this.aspect = 0;
  }

  /** Draw the board as it is now. @param {Board} board @param {number} [aspect] width by height of the window */
  update(board, aspect) {
    this.svg.setAttribute("aria-label", board.name ?? t("board"));
    const wanted = aspect ?? this.svg.clientWidth / Math.max(this.svg.clientHeight, 1);
    if (!this.aspect || Math.abs(Math.log((wanted || 1) / this.aspect)) > 0.25) this.aspect = wanted || 1.4;
    const ground = JSON.stringify([board.id, board.kind, board.layout, board.spaces, board.links, board.walls, this.aspect]);
    const replanned = ground !== this.drawn;
    if (replanned) {
      const before = this.plan?.box.join();
      this.plan = plan(board, this.aspect);
      this.drawGround(board, this.plan);
      this.drawn = ground;
      if (this.viewport) {
        this.viewport.box = this.plan.box;
        if (this.viewport.fitted || before !== this.plan.box.join()) this.viewport.fit();
      } else {
        this.svg.setAttribute("viewBox", this.plan.box.join(" "));
      }
    }
    this.svg.classList.toggle("replanned", replanned);  // where the ground has moved, what stands on it goes along at once
    this.drawPieces(board);
    this.name(board);
    if (replanned) {
      this.svg.getBoundingClientRect();  // the pieces are drawn before they may glide again
      this.svg.classList.remove("replanned");
    }
  }

  /** @param {Board} board @param {Plan} plan */
  drawGround(board, plan) {
    const { links, spaces, walls, labels } = this.layers;
    const [x, y, width, height] = plan.box;
    for (const [name, value] of Object.entries({ x: x + 6, y: y + 6, width: width - 12, height: height - 12 })) this.plate.setAttribute(name, String(value));
    links.replaceChildren(...(board.links ?? []).map((link) => way(link, plan)).filter((line) => line !== null));
    walls.replaceChildren(...(board.walls ?? []).map((wall) => edge(wall, plan, board.layout ?? "flat")).filter((line) => line !== null));
    refill(spaces, ...board.spaces.map((space) => (board.kind === "hexes" ? hexagon(space, plan, board.layout ?? "flat") : area(space, plan))));
    labels.replaceChildren(...board.spaces.filter((space) => space.name).map((space) => label(space, plan, board.kind)));
  }

  /** @param {Board} board */
  drawPieces(board) {
    if (!this.plan) return;
    /** @type {Map<string, Piece[]>} */
    const standing = new Map();
    for (const piece of board.pieces ?? []) {
      const there = standing.get(piece.at);
      if (there) there.push(piece);
      else standing.set(piece.at, [piece]);
    }
    const gone = new Set(this.pieces.keys());
    for (const [place, pieces] of standing) {
      const middle = this.plan.at.get(place);
      if (!middle) continue;
      const ordered = [...pieces].sort((a, b) => reach(b) - reach(a));
      const { room, figure } = this.plan;
      const spots = pack(ordered.map((piece) => reach(piece) * figure), room);
      ordered.forEach((piece, i) => {
        gone.delete(piece.id);
        const spot = spots[i];
        this.put(piece, middle[0] + spot.x, middle[1] + spot.y, (reach(piece) / 11) * figure * spot.scale);
      });
    }
    for (const id of gone) this.remove(id);
  }

  /** @param {Piece} piece @param {number} x @param {number} y @param {number} scale */
  put(piece, x, y, scale) {
    const looks = JSON.stringify({ ...piece, at: "" });
    let known = this.pieces.get(piece.id);
    if (!known) {
      known = { group: s("g", { "data-id": piece.id, "data-key": piece.id, tabindex: -1 }), looks: "" };
      known.group.classList.add("enter");
      this.pieces.set(piece.id, known);
      this.layers.pieces.append(known.group);
    }
    const { group } = known;
    if (known.looks !== looks) {
      const lit = group.classList.contains("lit");
      group.setAttribute("class", `piece c-${piece.colour ?? "grey"}${piece.faint ? " faint" : ""}${known.looks ? "" : " enter"}${lit ? " lit" : ""}`);
      refill(group, ...figure(piece));
      known.looks = looks;
    }
    group.setAttribute("data-at", piece.at);
    const transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
    if (group.style.transform !== transform) {
      if (group.style.transform && !still()) {
        group.classList.add("moving");
        group.addEventListener("transitionend", () => group.classList.remove("moving"), { once: true });
      }
      group.style.transform = transform;
    }
  }

  /** @param {string} id */
  remove(id) {
    const known = this.pieces.get(id);
    if (!known) return;
    this.pieces.delete(id);
    known.group.removeAttribute("data-id");
    if (still()) known.group.remove();
    else {
      known.group.classList.add("leave");
      setTimeout(() => known.group.remove(), 350);
    }
  }

  /** Names for those who do not see: the space, its ground, what stands there. @param {Board} board */
  name(board) {
    /** @type {Map<string, string[]>} */
    const there = new Map();
    for (const piece of board.pieces ?? []) {
      const count = (piece.count ?? 1) > 1 ? `${piece.count} × ` : "";
      const words = `${count}${piece.name}${piece.badge ? ` (${piece.badge})` : ""}`;
      this.pieces.get(piece.id)?.group.setAttribute("aria-label", words);
      there.set(piece.at, [...(there.get(piece.at) ?? []), words]);
    }
    for (const space of board.spaces) {
      const element = this.layers.spaces.querySelector(`[data-id="${CSS.escape(space.id)}"]`);
      const ground = space.terrain ? t(`terrain-${space.terrain}`) : "";
      const words = [space.name, ground, ...(space.notes ?? []), ...(there.get(space.id) ?? [])].filter(Boolean).join(", ");
      element?.setAttribute("aria-label", words || t("space"));
    }
  }

  /** Bring an element into sight and let it flash. @param {string} id */
  show(id) {
    const element = this.camera.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (!element) return false;
    const middle = this.plan?.at.get(element.getAttribute("data-at") ?? id);
    if (middle) this.viewport?.reveal(...middle);
    element.classList.remove("flash");
    void (/** @type {SVGGElement} */ (element).getBoundingClientRect());
    element.classList.add("flash");
    setTimeout(() => element.classList.remove("flash"), 2000);
    return true;
  }
}

/** @param {Link} link @param {Plan} plan */
function way(link, plan) {
  const [a, b] = [plan.at.get(link.a), plan.at.get(link.b)];
  if (!a || !b) return null;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const cut = link.arrow ? plan.radius + 6 : 0;
  const [dx, dy] = [((b[0] - a[0]) / length) * cut, ((b[1] - a[1]) / length) * cut];
  return s("line", {
    class: `way${link.colour ? ` c-${link.colour}` : ""}${link.dashed ? " dashed" : ""}${link.arrow ? " arrow" : ""}`,
    x1: a[0] + dx, y1: a[1] + dy, x2: b[0] - dx, y2: b[1] - dy, "marker-end": link.arrow ? "url(#arrow)" : null,
  });
}

/** The side shared by two hexagons, or a bar across the way between two areas. @param {Link} wall @param {Plan} plan @param {"flat" | "pointy"} layout */
function edge(wall, plan, layout) {
  const [a, b] = [plan.at.get(wall.a), plan.at.get(wall.b)];
  if (!a || !b) return null;
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const half = plan.radius / 2;
  const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
  return s("line", { class: `wall${wall.colour ? ` c-${wall.colour}` : ""}${wall.dashed ? " dashed" : ""} ${layout}`, x1: mx - nx, y1: my - ny, x2: mx + nx, y2: my + ny });
}

/** @param {Space} space @param {string} kind @param {[number, number]} middle @param {(SVGElement | null)[]} parts */
function group(space, kind, [x, y], parts) {
  return s("g", {
    class: `space ${kind}${space.faint ? " faint" : ""}${space.colour ? ` c-${space.colour}` : ""}`, "data-id": space.id, "data-key": space.id,
    id: markupId(space.id), tabindex: -1, transform: `translate(${x} ${y})`,
  }, ...parts);
}

/** @param {Space} space @param {Plan} plan @param {"flat" | "pointy"} layout */
function hexagon(space, plan, layout) {
  const shape = (/** @type {number} */ radius) => corners(radius, layout).map((p) => p.map((n) => n.toFixed(1)).join()).join(" ");
  const icons = (space.icons ?? []).map((name, i, all) => iconAt(name, (i - (all.length - 1) / 2) * 20, -plan.radius * 0.52, 18));
  return group(space, "hex", plan.at.get(space.id) ?? [0, 0], [
    s("polygon", { class: "ground", points: shape(plan.radius - 0.6), fill: space.terrain ? `url(#terrain-${space.terrain})` : null }),
    space.colour ? s("polygon", { class: "rim", points: shape(plan.radius - 4) }) : null,
    s("polygon", { class: "halo", points: shape(plan.radius - 4.5) }),
    space.colour ? sign(space.colour, 0, plan.radius * 0.62, 11) : null,
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
    s("circle", { class: "ground", r, fill: space.terrain ? `url(#terrain-${space.terrain})` : null }),
    s("circle", { class: "rim", r }),
    space.colour ? s("circle", { class: "seal", cx: -r * 0.74, cy: -r * 0.74, r: 9.5 }) : null,
    space.colour ? sign(space.colour, -r * 0.74, -r * 0.74, 12) : null,
    ...icons,
  ]);
}

/** @param {Space} space @param {Plan} plan @param {string} kind */
function label(space, plan, kind) {
  const [x, y] = plan.at.get(space.id) ?? [0, 0];
  const name = space.name ?? "";
  const lines = broken(name.charAt(0).toUpperCase() + name.slice(1), kind === "hexes" ? 10 : LINE);
  const top = kind === "hexes" ? plan.radius * 0.5 : plan.radius + 3;
  return s("text", { class: `label ${kind}`, "data-for": space.id, transform: `translate(${x} ${y + top})`, "aria-hidden": "true" },
    ...lines.map((line, i) => s("tspan", { x: 0, dy: i ? "1.08em" : kind === "hexes" ? "0" : "0.95em" }, line)));
}

/** @param {Piece} piece */
function figure(piece) {
  const [x, y, size] = iconSpot(piece.shape);
  const count = (piece.count ?? 1) > 1 ? `×${piece.count}` : "";
  const tag = (/** @type {string} */ text, /** @type {string} */ kind, /** @type {number} */ tx, /** @type {number} */ ty) => {
    const width = 5.4 * text.length + 6;
    return s("g", { class: `tag ${kind}` },
      s("rect", { x: tx - width / 2, y: ty - 6, width, height: 12, rx: 6 }), s("text", { x: tx, y: ty + 3.4 }, text));
  };
  return [
    s("circle", { class: "halo", r: 15 }),
    outline(piece.shape),
    piece.icon ? iconAt(piece.icon, x, y, size) : null,
    piece.badge ? tag(piece.badge, "badge-text", 8, 9) : null,
    count ? tag(count, "count", 9, -9) : null,
  ];
}
