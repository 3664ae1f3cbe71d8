// The ground of a board: what lies around it, its spaces, ways, walls and names.

/** @import { Board, Link, Space } from "../core/types" */
/** @import { Layers } from "./board.js" */
import { classes, refill, s } from "../core/dom.js";
import { broken, closed, corners, flower } from "./plan.js";
import { area, hexagon, label, room } from "./spaces.js";
import { wide } from "./widths.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {"flat" | "pointy"} Layout */

/** @param {Layers} layers @param {Board} board @param {Plan} plan */
export function drawGround(layers, board, plan) {
  const { around, links, spaces, walls, labels, marks } = layers;
  const camera = spaces.parentNode;
  // around an area; its own border keeps its colour
  camera?.insertBefore(marks, board.kind === "hexes" ? layers.pieces : spaces);
  const layout = board.layout ?? "flat";
  camera?.parentElement?.setAttribute("data-around", board.around ?? "map");
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
  if (plan.spot) return drawRooms(layers, board, plan.spot);
  labels.replaceChildren(
    ...board.spaces.filter((space) => space.name && !space.rings).map((space) => label(space, plan, board.kind)),
  );
  return undefined;
}

/**
 * What stands on the borders of areas with outlines, and the names of its parts.
 * @param {Layers} layers
 * @param {Board} board
 * @param {(x: number, y: number) => [number, number]} spot
 */
function drawRooms(layers, board, spot) {
  const { links, walls, labels, marks, pieces } = layers;
  pieces.parentNode?.insertBefore(marks, pieces);
  pieces.parentNode?.insertBefore(labels, pieces); // a name does not cover a figure
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

/** What is not part of the ground: drawn separately, or only read aloud. */
const APART = { cost: "", risk: "", spent: "", notes: [] };

/** Whether it is the same board, with as many spaces. @param {Board} before @param {Board} now */
const sameBoard = (before, now) =>
  before.id === now.id &&
  before.kind === now.kind &&
  before.layout === now.layout &&
  before.spaces.length === now.spaces.length;

/** Whether the ground looks the same. @param {Board | null} before @param {Board} now */
export function sameGround(before, now) {
  if (!before || !sameBoard(before, now)) return false;
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
export function sameLie(before, now) {
  const lie = (/** @type {Space} */ space) =>
    JSON.stringify([space.id, space.x, space.y, space.name, space.rings, space.outline]);
  if (!before || !sameBoard(before, now)) return false;
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
    class: classes("way", link.colour && `tinted c-${link.colour}`, link.dashed && "dashed", link.arrow && "arrow"),
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
