// From a board and its plan to what a picture is painted from. Everything is said by the scene; nothing is guessed from
// names or notes.

/** @import { Board, Space } from "../../core/types" */
/** @import { Plan } from "../plan.js" */
/** @import { Box, Cell, Point, Scenery } from "./types" */
import { GEMS, SEATS } from "./colours.js";
import { axial, bounds, centre, snapped, STEPS, word } from "./geometry.js";

/** How much of what lies around is painted. */
const AROUND = { land: 272, rooms: 256, town: 256, chart: 120 };

const SEASONS = ["spring", "summer", "fall", "winter"];

/** How a board is painted. @param {Board} board @returns {Scenery["style"]} */
export const styleOf = (board) => {
  if (board.kind === "hexes") return board.around === "stone" ? "rooms" : "land";
  return board.spaces[0]?.outline ? "town" : "chart";
};

/** The ground of a hex: what lies under what was built. @param {Space} space */
const groundOf = (space) => {
  const kind = space.ground ?? space.terrain ?? "plains";
  if (["city", "village", "castle", "road", "ice", "floor"].includes(kind)) return "plains";
  return kind === "water" ? "lake" : kind;
};

/** @param {Board} board @param {Plan} plan @param {string} light the light over the table @returns {Scenery} */
export function scenery(board, plan, light) {
  const style = styleOf(board);
  const season = SEASONS.includes(light) ? light : "summer";
  /** @type {Scenery} */
  const m = {
    id: board.id,
    style,
    light: style === "rooms" ? "dungeon" : light || "day",
    season,
    around: board.around ?? "map",
    R: Math.round((plan.unit ?? 1) * 1000) / 1000,
    flat: (board.layout ?? "flat") === "flat",
    cells: [],
    walls: [],
    lying: [],
    lamps: [],
    areas: [],
    edges: [],
    spots: [],
    roads: [],
    marches: [],
    shadows: [],
    waters: [],
    fires: [],
    frame: [0, 0, 0, 0],
  };
  if (board.kind === "hexes") hexes(m, board);
  else if (style === "town") town(m, board, plan);
  else chart(m, board, plan);
  const places = [...m.cells, ...m.spots].map(({ x, y }) => /** @type {Point} */ ([x, y]));
  const corners = m.areas.flatMap((area) => area.loops.flat());
  m.frame = frameOf([...places, ...corners], AROUND[style]);
  return m;
}

/** What a picture covers: it grows in large steps. @param {Point[]} places @param {number} more @returns {Box} */
const frameOf = (places, more) => snapped(bounds(places.length ? places : [[0, 0]], more), 128);

/** @param {Scenery} m @param {Board} board */
function hexes(m, board) {
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  const add = (
    /** @type {number} */ q,
    /** @type {number} */ r,
    /** @type {Partial<Cell> & { kind: string }} */ what,
  ) => {
    const [x, y] = centre(q, r, m.R, m.flat);
    const old = cells.get(word({ q, r }));
    if (!old || old.unseen) cells.set(word({ q, r }), { id: "", q, r, x, y, ...what });
  };
  for (const space of board.spaces) {
    const [q, r] = axial(space.x, space.y, m.flat);
    if (!space.rings) add(q, r, cellOf(m, space));
  }
  for (const space of board.spaces) {
    if (!space.rings) continue;
    const [q, r] = axial(space.x, space.y, m.flat);
    for (const [dq, dr] of [[0, 0], ...STEPS])
      add(q + dq, r + dr, { id: `${space.id}/${dq},${dr}`, kind: "unknown", unseen: true });
  }
  m.cells = [...cells.values()].sort((a, b) => a.r - b.r || a.q - b.q);
  const at = new Map(board.spaces.map((space) => [space.id, axial(space.x, space.y, m.flat)]));
  m.lying = (board.pieces ?? []).flatMap((piece) => {
    if (!piece.picture) return [];
    const places = [piece.at, ...(piece.over ?? [])].flatMap((id) => {
      const [q, r] = at.get(id) ?? [NaN, NaN];
      return q === q ? [centre(q, r, m.R, m.flat)] : [];
    });
    const what = ["trap", "coins", "chest"].includes(piece.picture) ? piece.picture : "obstacle";
    return places.length ? [{ id: piece.id, at: places, what, picture: piece.picture, count: piece.count ?? 1 }] : [];
  });
  m.lamps = (board.lamps ?? []).map(({ x, y, kind }) => ({ x: x * m.R, y: y * m.R, kind: kind ?? "torch" }));
  m.walls = (board.walls ?? []).map(({ a, b, kind }) => ({ a, b, kind: kind ?? "wall" }));
}

/** @param {Scenery} m @param {Board} board @param {Plan} plan */
function town(m, board, plan) {
  const spot = plan.spot ?? ((x, y) => /** @type {Point} */ ([x, y]));
  const middle = (/** @type {Space} */ space) => plan.at.get(space.id) ?? spot(space.x, space.y);
  m.areas = board.spaces.map((space) => ({
    id: space.id,
    x: middle(space)[0],
    y: middle(space)[1],
    loops: (space.outline ?? []).map((loop) => loop.map(([x, y]) => spot(x, y))),
    surface: space.surface ?? "grass",
  }));
  m.edges = (board.edges ?? []).map(({ a, b, kind }) => ({ a: spot(...a), b: spot(...b), kind: kind ?? "wall" }));
  m.lamps = (board.lamps ?? []).map(({ x, y, kind }) => ({
    x: spot(x, y)[0],
    y: spot(x, y)[1],
    kind: kind ?? "torch",
  }));
  m.fires = board.spaces.filter((space) => space.terrain === "lava").map(middle);
}

/** @param {Scenery} m @param {Board} board @param {Plan} plan */
function chart(m, board, plan) {
  m.light = "chart";
  m.spots = board.spaces.map((space) => {
    const [x, y] = plan.at.get(space.id) ?? [space.x, space.y];
    return { id: space.id, x, y, feature: space.feature ?? "hills", tone: space.colour ?? "grey" };
  });
  const links = board.links ?? [];
  m.roads = links.filter((link) => !link.arrow).map(({ a, b }) => [a, b]);
  m.marches = links.filter((link) => link.arrow).map(({ a, b, colour }) => [a, b, colour ?? "black"]);
  m.shadows = board.spaces.flatMap((space, i) =>
    (space.shadows ?? []).map((tone) => ({ x: m.spots[i].x, y: m.spots[i].y, r: 74, tone })),
  );
  m.waters = (board.waters ?? []).map(({ x, y, wide, high }) => {
    const [left, top] = plan.lies?.(x, y) ?? [x, y];
    const [right, low] = plan.lies?.(x + wide, y + high) ?? [x, y];
    return { x: left, y: top, wide: right - left, high: low - top };
  });
}

/** @param {Scenery} m @param {Space} space @returns {Partial<Cell> & { kind: string }} */
function cellOf(m, space) {
  const unseen = Boolean(space.faint);
  const land = m.style === "land";
  const tone = GEMS[space.signs?.[0] ?? ""] ?? SEATS[space.colour ?? ""];
  return {
    id: space.id,
    kind: unseen ? "unknown" : groundOf(space),
    unseen,
    site: unseen ? undefined : space.site,
    tone: space.site ? tone : undefined,
    owner: land ? space.colour : undefined,
    door: space.door,
    floor: land ? undefined : space.terrain,
    room: space.room ?? undefined,
    plate: !land && Boolean(space.emblem) && !space.door,
  };
}
