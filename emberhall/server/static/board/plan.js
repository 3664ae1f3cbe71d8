// Where things are drawn: spaces at their positions, pieces fanned out on their spaces. Numbers only, no elements.

/** @import { Board, Piece, Space } from "../core/types" */

/**
 * @typedef {object} Plan
 * @property {Map<string, [number, number]>} at   the middle of each space
 * @property {number} [unit]                      of the board, where it is drawn without being spread
 * @property {number} radius                      of an area, or from the middle of a hexagon to its corner
 * @property {number} room                        the radius within which pieces stand
 * @property {number} disc                        the radius of a token where there is room
 * @property {[number, number, number, number]} box   left, top, width, height of all
 * @property {[number, number, number, number]} known   and of what is not hidden
 * @property {((x: number, y: number) => [number, number]) | null} [spot]   where a place in the units of the board
 *   is drawn, if its areas have outlines
 * @property {(x: number, y: number) => [number, number]} [lies]   where a place in the units of a board would be if no
 *   names had pushed its areas apart
 * @property {Map<string, [number, number, number, number]>} [reach]   how far such an area reaches from its middle:
 *   up, right, down, left
 */

/** Names of areas are broken into lines of about this many characters. */
export const LINE = 11;

/** The height of a name of two lines, in pixels of the screen. */
const NAME = 29;

/** The smallest scale at which a board of areas opens. */
export const NEAR = 0.5;

/** The width of a hexagon in the drawing. */
export const HEX = 100;

/** The size of a unit on a board whose areas have outlines. */
const ROOM = 106;

/** Whether the board's areas have true positions. @param {Board} board */
export const rooms = (board) => Boolean(board.spaces[0]?.outline);

/** @param {Board} board @returns {Plan} */
function ofRooms(board) {
  const spot = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {[number, number]} */ ([x * ROOM, y * ROOM]);
  const corners = board.spaces.flatMap((space) => (space.outline ?? []).flat());
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((c) => c[axis])) * ROOM - 14);
  const [right, bottom] = [0, 1].map((axis) => Math.max(...corners.map((c) => c[axis])) * ROOM + 14);
  const box = /** @type {[number, number, number, number]} */ ([left, top, right - left, bottom - top]);
  const stands = board.spaces.map((space) => ({ id: space.id, within: broadest(space) }));
  /** @type {Map<string, [number, number]>} */
  const at = new Map(stands.map(({ id, within: [x0, y0, x1, y1] }) => [id, spot((x0 + x1) / 2, (y0 + y1) / 2)]));
  /** @type {Map<string, [number, number, number, number]>} */
  const reach = new Map(
    stands.map(({ id, within: [x0, y0, x1, y1] }) => {
      const [wide, high] = [((x1 - x0) * ROOM) / 2, ((y1 - y0) * ROOM) / 2];
      return [id, [high, wide, high, wide]];
    }),
  );
  return { at, radius: 44, room: 50, disc: 25, box, known: box, spot, reach };
}

/**
 * The outline of an area as path data around its middle, inset from its border.
 * @param {Space} space
 * @param {Plan} plan
 * @param {number} inset
 */
export function roomPath(space, plan, inset) {
  const [mx, my] = plan.at.get(space.id) ?? [0, 0];
  return (space.outline ?? [])
    .map((loop) => {
      const corners = loop.map(([x, y]) => [x * ROOM - mx, y * ROOM - my]);
      const moved = corners.map(([x, y], i) => {
        const [px, py] = corners.at(i - 1) ?? [x, y];
        const [nx, ny] = corners[(i + 1) % corners.length];
        const [ax, ay] = [Math.sign(x - px), Math.sign(y - py)]; // clockwise: inside is to the right
        const [bx, by] = [Math.sign(nx - x), Math.sign(ny - y)];
        return `${(x - (ay + by) * inset).toFixed(1)} ${(y + (ax + bx) * inset).toFixed(1)}`;
      });
      return `M${moved.join("L")}Z`;
    })
    .join("");
}

/**
 * The widest rectangle within an area, for its figures and sign: left, top, right, bottom.
 * @param {Space} space
 * @returns {[number, number, number, number]}
 */
function broadest(space) {
  const loops = space.outline ?? [];
  const [xs, ys] = [0, 1].map((axis) => [...new Set(loops.flat().map((corner) => corner[axis]))].sort((a, b) => a - b));
  const inside = (/** @type {number} */ x, /** @type {number} */ y) =>
    loops.reduce(
      (odd, loop) =>
        loop.reduce((so, [ax, ay], i) => {
          const [bx, by] = loop[(i + 1) % loop.length];
          return ax === bx && ax > x && ay > y !== by > y ? !so : so;
        }, odd),
      false,
    );
  const whole = (
    /** @type {number} */ i,
    /** @type {number} */ j,
    /** @type {number} */ k,
    /** @type {number} */ l,
  ) => {
    for (let x = i; x < j; x++)
      for (let y = k; y < l; y++) if (!inside((xs[x] + xs[x + 1]) / 2, (ys[y] + ys[y + 1]) / 2)) return false;
    return true;
  };
  let [best, most] = [
    /** @type {[number, number, number, number]} */ ([xs[0], ys[0], xs[xs.length - 1], ys[ys.length - 1]]),
    0,
  ];
  for (let i = 0; i < xs.length; i++)
    for (let j = i + 1; j < xs.length; j++)
      for (let k = 0; k < ys.length; k++)
        for (let l = k + 1; l < ys.length; l++) {
          const [wide, high] = [xs[j] - xs[i], ys[l] - ys[k]];
          const worth = 100 * Math.min(wide, high) + Math.max(wide, high);
          if (worth > most && whole(i, j, k, l)) [best, most] = [[xs[i], ys[k], xs[j], ys[l]], worth];
        }
  return best;
}

/** @param {Space[]} spaces */
function nearest(spaces) {
  const gaps = spaces.map((a) => {
    let least = Infinity;
    for (const b of spaces) if (a !== b) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
    return least;
  });
  return gaps.filter(Number.isFinite).sort((a, b) => a - b);
}

/**
 * Places for all spaces of a board. Hexagons stay put when others are added. Areas have no true distances: they are
 * stretched toward the shape of the window (`aspect`, width by height), and spread so that names fit at the scale that
 * shows everything.
 * @param {Board} board @param {number} aspect @param {[number, number]} [room] width and height of the window
 * @param {(words: string) => number} [wide] how wide words are in pixels of the screen @returns {Plan}
 */
export function plan(board, aspect, room = [Infinity, Infinity], wide = (words) => 7 * words.length) {
  if (rooms(board)) return ofRooms(board);
  const gaps = nearest(board.spaces);
  const hexes = board.kind === "hexes";
  const unit = hexes ? HEX / (gaps[0] || 1) : 1;
  const xs = board.spaces.map((space) => space.x);
  const ys = board.spaces.map((space) => space.y);
  const [left, top] = hexes ? [0, 0] : [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let [kx, ky] = [unit, unit];
  if (!hexes) {
    const typical = gaps[Math.floor(gaps.length / 2)] || 1;
    const stretch = width && height ? Math.min(Math.max((aspect * height) / width, 0.28), 2.2) : 1;
    const many = board.spaces.length;
    const k =
      width && height ? Math.max(Math.sqrt((many * 124 * 124) / (width * height)), 84 / typical) : 120 / typical;
    [kx, ky] = [k * Math.sqrt(stretch), k / Math.sqrt(stretch)];
  }
  /** @type {[number, number][]} */
  const spots = board.spaces.map((space) => [(space.x - left) * kx, (space.y - top) * ky]);
  const names = hexes ? [] : board.spaces.map((space) => Math.max(62, ...broken(space.name ?? "", LINE).map(wide)));
  for (let turn = 0; turn < 3 && !hexes; turn++) spread(spots, names, seenAt(spots, room));
  /** @type {Map<string, [number, number]>} */
  const at = new Map(board.spaces.map((space, i) => [space.id, spots[i]]));
  const radius = hexes ? HEX / Math.sqrt(3) : 30;
  const k = hexes ? 1 : seenAt(spots, room);
  const rims = board.spaces.map((space, i) => {
    const rim = hexes ? radius + 8 + (space.rings ?? 0) * HEX : 0;
    // at the sides, above, below
    return hexes ? [rim, rim, rim] : [Math.max(52, names[i] / k / 2 + 4), 46, 36 + NAME / k];
  });
  const around = (/** @type {number[]} */ which) => {
    const [x0, y0] = [0, 1].map((axis) => Math.min(...which.map((i) => spots[i][axis] - rims[i][axis])));
    const [x1, y1] = [0, 1].map((axis) => Math.max(...which.map((i) => spots[i][axis] + rims[i][2 * axis])));
    return /** @type {[number, number, number, number]} */ ([x0, y0, x1 - x0, y1 - y0]);
  };
  const all = board.spaces.map((_, i) => i);
  const seen = all.filter((i) => !board.spaces[i].rings && !closed(board.spaces[i]));
  return {
    at,
    radius,
    unit: kx,
    lies: (x, y) => [(x - left) * kx, (y - top) * ky],
    room: hexes ? 42 : 27,
    disc: hexes ? (board.around === "stone" ? 0.58 : 0.46) * radius : 23,
    box: around(all),
    known: around(seen.length ? seen : all),
  };
}

/** Whether a space is in an unopened room. @param {Space} space */
export const closed = (space) => Boolean(space.faint) && !space.rings && space.terrain === "unknown";

/** The scale that fits these places into a window. @param {[number, number][]} spots @param {[number, number]} room */
function seenAt(spots, room) {
  const wide = [0, 1].map(
    (axis) => Math.max(...spots.map((spot) => spot[axis])) - Math.min(...spots.map((spot) => spot[axis])) + 110,
  );
  return Math.min(Math.max(Math.min(room[0] / wide[0], room[1] / wide[1]), NEAR), 0.95);
}

/**
 * Move places apart whose names would collide: sideways in a row, up and down in a column.
 * @param {[number, number][]} spots
 * @param {number[]} names their widths on the screen
 * @param {number} k the scale: names do not shrink with the drawing
 */
function spread(spots, names, k) {
  const widths = names.map((wide) => wide / k);
  const high = 68 + NAME / k;
  for (let turn = 0; turn < 60; turn++) {
    for (let i = 0; i < spots.length; i++) {
      for (let j = 0; j < i; j++) {
        const [dx, dy] = [spots[i][0] - spots[j][0], spots[i][1] - spots[j][1]];
        const [nearX, nearY] = [Math.max(84, (widths[i] + widths[j]) / 2 + 6) - Math.abs(dx), high - Math.abs(dy)];
        if (nearX <= 0 || nearY <= 0) continue;
        const axis = nearX < nearY ? 0 : 1;
        const push = ((axis ? nearY : nearX) / 4) * ((axis ? dy : dx) < 0 ? -1 : 1);
        spots[i][axis] += push;
        spots[j][axis] -= push;
      }
    }
  }
}

/** @param {number} radius @param {"flat" | "pointy"} layout @returns {[number, number][]} */
export function corners(radius, layout) {
  const turn = layout === "flat" ? 0 : 30;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((turn + 60 * i) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/**
 * The middles of the hexagons in a number of rings around one.
 * @param {number} rings
 * @param {"flat" | "pointy"} layout
 * @returns {[number, number][]}
 */
export function flower(rings, layout) {
  /** @type {[number, number][]} */
  const found = [];
  for (let q = -rings; q <= rings; q++) {
    for (let r = Math.max(-rings, -q - rings); r <= Math.min(rings, -q + rings); r++) {
      const [along, across] = [HEX * (q + r / 2), (HEX * Math.sqrt(3) * r) / 2];
      found.push(layout === "pointy" ? [along, across] : [across, along]);
    }
  }
  return found;
}

/**
 * Break a name into lines of similar length.
 * @param {string} name @param {number} width in characters
 */
export function broken(name, width) {
  const words = name.split(" ");
  if (name.length <= width || words.length === 1) return [name];
  let best = [name];
  let least = Infinity;
  for (let i = 1; i < words.length; i++) {
    const halves = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const longest = Math.max(halves[0].length, halves[1].length);
    if (longest < least) [best, least] = [halves, longest];
  }
  return best;
}
