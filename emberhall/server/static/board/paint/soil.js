// The ground of a field of hexes, pixel by pixel: which kind lies there, how kinds run into each other, water and its
// shores, light on the relief. Any box can be painted alone and comes out as it would in the whole: everything hangs on
// the place.

/** @import { Box, Cell, Look, Pen } from "./types" */
import { rgb } from "./colours.js";
import { distance } from "./distance.js";
import { centre, ROOT3, STEPS } from "./geometry.js";
import { at, dice, noise, SLIP } from "./noise.js";
import { once, pixels } from "./tiles.js";

/**
 * Noise at the resolution of the ground, so that a pixel costs one look.
 * @typedef {{ t: Float32Array, mask: number, shift: number, per: number }} Table
 */

/** The side of the grid that says which cell is where, and its middle. */
const GRID = 128;
const MIDDLE = 64;

/** @param {string} seed @param {number} cells @param {number} octaves @param {number} gain @param {number} freq
 * @param {number} scale @param {number} [per] how many pixels share a look @returns {Table} */
export const table = (seed, cells, octaves, gain, freq, scale, per = 1) =>
  once(`table ${[seed, freq, scale, per].join()}`, () => {
    const side = 1 << Math.round(Math.log2(((256 / freq) * scale) / per));
    const [found, from] = [new Float32Array(side * side), noise(seed, cells, octaves, gain)];
    for (let y = 0; y < side; y++) fillRow(found, from, y, side);
    return { t: found, mask: side - 1, shift: Math.log2(side), per: Math.log2(per) };
  });

/** @param {Float32Array} out @param {Float32Array} n @param {number} y @param {number} side */
function fillRow(out, n, y, side) {
  const k = 256 / side;
  const v = y * k;
  const y0 = v | 0;
  const [b, ra, rb] = [v - y0, (y0 & 255) << 8, ((y0 + 1) & 255) << 8];
  for (let x = 0; x < side; x++) {
    const u = x * k;
    const x0 = u | 0;
    const [a, xa, xb] = [u - x0, x0 & 255, (x0 + 1) & 255];
    const top = n[ra + xa] + (n[ra + xb] - n[ra + xa]) * a;
    const low = n[rb + xa] + (n[rb + xb] - n[rb + xa]) * a;
    out[y * side + x] = top + (low - top) * b;
  }
}

/** @param {Table} t @param {number} x @param {number} y */
export const look = (t, x, y) => t.t[(((y >> t.per) & t.mask) << t.shift) | ((x >> t.per) & t.mask)];

/** What is the same for every box of one board. */
export class Field {
  /**
   * @param {{ box: Box, scale: number, cells: Cell[], R: number, flat: boolean, palette: Look, sea: string,
   *   season: string }} how `scale`: pixels for a unit; `sea`: the kind around all, or "void"
   */
  constructor({ box, scale, cells, R, flat, palette, sea, season }) {
    this.box = box;
    this.scale = scale;
    this.R = R;
    this.flat = flat;
    this.empty = sea === "void";
    const kinds = [...new Set([...cells.map((c) => c.kind), sea])].sort(); // whichever came first
    /** @type {Uint8ClampedArray[]} */
    this.tiles = kinds.map((kind) => pixels(kind, palette[kind], scale, season));
    const number = (/** @type {string} */ name, /** @type {number} */ or) =>
      Float64Array.from(kinds, (kind) => +(palette[kind][name] ?? or));
    this.amps = number("height", 0);
    this.bases = number("base", 0);
    this.soft = number("soft", 1);
    this.ridged = number("ridged", 0);
    this.wet = number("water", 0);
    this.kindOf = Uint8Array.from(cells, (c) => kinds.indexOf(c.kind));
    this.sea = kinds.indexOf(sea);
    this.map = new Int16Array(GRID * GRID).fill(-1);
    cells.forEach((c, i) => {
      this.map[(c.q + MIDDLE) * GRID + c.r + MIDDLE] = i;
    });
    this.wide = Math.ceil((box[2] - box[0]) / 2) + 1;
    this.high = Math.ceil((box[3] - box[1]) / 2) + 1;
    /** Where land is, at half the size. */
    this.land = new Uint8Array(this.wide * this.high);
    /** How far each spot is from land, and on land from water. */
    this.out = new Float32Array(0);
    this.inn = new Float32Array(0);
    this.slipX = table("wa", 4, 5, 0.55, 0.5, scale);
    this.slipY = table("wb", 4, 5, 0.55, 0.5, scale);
    this.tear = table("tear", 16, 4, 0.6, 1, scale);
    this.rise = table("relief", 8, 6, 0.5, 0.5, scale);
    this.broad = table("macro", 4, 4, 0.5, 0.25, scale, 4);
    this.sides = STEPS.slice(0, 3).map(([q, r]) => {
      const [x, y] = centre(q, r, R, flat);
      const long = Math.hypot(x, y);
      return [x / long, y / long];
    });
    this.steps = Int32Array.from(STEPS, ([q, r]) => q * GRID + r);
  }

  /** Take over what is known of land and shores, where another field covers the same. @param {Field} old */
  take(old) {
    if (!old.out.length) return;
    const [dx, dy] = [(old.box[0] - this.box[0]) / 2, (old.box[1] - this.box[1]) / 2];
    this.out = new Float32Array(this.wide * this.high).fill(1e6);
    this.inn = new Float32Array(this.wide * this.high);
    const [from, to] = [Math.max(0, -dx), Math.min(old.wide - 1, this.wide - dx)];
    if (to <= from) return;
    for (let y = Math.max(0, -dy); y < Math.min(old.high - 1, this.high - dy); y++)
      for (const name of /** @type {const} */ (["land", "out", "inn"]))
        this[name].set(old[name].subarray(y * old.wide + from, y * old.wide + to), (y + dy) * this.wide + dx + from);
  }
}

/** What the last `locate` found: the cell there; the same, but for ponds, which do not fill their hex; the cell beyond
 * the nearest border. */
const found = new Int32Array(3);
/** And how far that border is. */
const away = new Float64Array(1);

/** @param {Field} f @param {number} x @param {number} y @param {number} torn */
function locate(f, x, y, torn) {
  const { R, flat, map, sides, steps, wet, kindOf } = f;
  found[0] = found[1] = found[2] = -1;
  const hq = (flat ? (2 / 3) * x : (ROOT3 / 3) * x - y / 3) / R;
  const hr = (flat ? (ROOT3 / 3) * y - x / 3 : (2 / 3) * y) / R;
  const hs = -hq - hr;
  // whole numbers only: a minus zero would throw out the optimised code
  let rq = Math.floor(hq + 0.5) | 0;
  let rr = Math.floor(hr + 0.5) | 0;
  const rs = Math.floor(hs + 0.5) | 0;
  const dq = Math.abs(rq - hq);
  const dr = Math.abs(rr - hr);
  const ds = Math.abs(rs - hs);
  if (dq > dr && dq > ds) rq = (-rr - rs) | 0;
  else if (dr > ds) rr = (-rq - rs) | 0;
  if (rq < -62 || rq > 62 || rr < -62 || rr > 62) return;
  const here = ((rq + MIDDLE) * GRID + rr + MIDDLE) | 0;
  const i = map[here];
  if (i < 0) return;
  const vx = x - (flat ? R * 1.5 * rq : R * ROOT3 * (rq + rr / 2));
  const vy = y - (flat ? R * ROOT3 * (rr + rq / 2) : R * 1.5 * rr);
  let best = -1;
  let side = 0;
  for (let n = 0; n < 3; n++) {
    const s = vx * sides[n][0] + vy * sides[n][1];
    if (s > best) {
      best = s;
      side = n;
    }
    if (-s > best) {
      best = -s;
      side = n + 3;
    }
  }
  const e = (R * ROOT3) / 2 - best;
  const j = map[here + steps[side]];
  away[0] = e;
  found[0] = i;
  found[1] = wet[kindOf[i]] && j >= 0 && !wet[kindOf[j]] && e < R * 0.1 + torn * R * 0.3 ? j : i;
  found[2] = j;
}

/** Find the land and its shores; only within a box, if the rest is as it was. @param {Field} f @param {Box} [box] */
export function shores(f, box = f.box) {
  const { scale, wide, high, land, wet, kindOf } = f;
  const [left, top] = f.box;
  const [x0, y0] = [Math.max(0, ((box[0] - left) >> 1) - 1), Math.max(0, ((box[1] - top) >> 1) - 1)];
  const [x1, y1] = [Math.min(wide, ((box[2] - left) >> 1) + 2), Math.min(high, ((box[3] - top) >> 1) + 2)];
  const outside = wet[f.sea] || f.empty ? 0 : 1;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const [wx, wy] = [left + x * 2, top + y * 2];
      const [X, Y] = [wx * scale, wy * scale];
      locate(f, wx + (look(f.slipX, X, Y) - 0.5) * SLIP, wy + (look(f.slipY, X, Y) - 0.5) * SLIP, look(f.tear, X, Y));
      land[y * wide + x] = found[1] < 0 ? outside : wet[kindOf[found[1]]] ? 0 : 1;
    }
  f.out = distance(land, wide, high, 0);
  f.inn = distance(land, wide, high, 1);
}

/** @param {number} a @param {number} b @param {number} x */
function smooth(a, b, x) {
  const v = (x - a) / (b - a);
  return v <= 0 ? 0 : v >= 1 ? 1 : v * v * (3 - 2 * v);
}

/** Lines of depth: how far out, how strong. */
const LAKE = Float32Array.from([11, 0.26, 21, 0.16]);
const SEA = Float32Array.from([13, 0.34, 25, 0.24, 41, 0.17, 62, 0.11, 88, 0.07]);
const SAND = rgb("#e6cf94");
const FOAM = rgb("#f4f7ea");
const SHALLOW = rgb("#6fc3bd");

/**
 * One box of the ground. @param {Field} f @param {Box} box in units; whole pixels
 * @returns {ImageData}
 */
export function soil(f, box) {
  const [X0, Y0, X1, Y1] = box.map((v) => Math.round(v * f.scale));
  const image = new ImageData(X1 - X0, Y1 - Y0);
  const heights = new Float32Array(image.width * image.height);
  for (let y = 0; y < image.height; y++) row(f, image.data, heights, image.width, X0, Y0 + y, y);
  const steep = 0.62 * f.scale;
  for (let y = 1; y < image.height - 1; y++) relief(image.data, heights, image.width, y, steep);
  return image;
}

/**
 * A row of pixels: a function that is called often stays compiled, a long loop would be compiled again in every bake.
 * @param {Field} f @param {Uint8ClampedArray} d @param {Float32Array} heights @param {number} w @param {number} X0
 * @param {number} Y @param {number} y
 */
function row(f, d, heights, w, X0, Y, y) {
  const { scale, R, kindOf, wet, tiles, bases, amps, ridged, soft, wide, high, sea, empty, out, inn, land } = f;
  const { slipX, slipY, tear, rise, broad } = f;
  const [left, top] = f.box;
  const [mask, shift] = [256 * scale - 1, Math.log2(256 * scale)];
  const wy = Y / scale;
  const v = Math.min(high - 1.01, (wy - top) * 0.5);
  const v0 = v | 0;
  const vb = v - v0;
  const sharp = R * 0.13;
  for (let x = 0; x < w; x++) {
    const X = X0 + x;
    const wx = X / scale;
    const p = y * w + x;
    const q = p << 2;
    const u = Math.min(wide - 1.01, (wx - left) * 0.5);
    const u0 = u | 0;
    const ub = u - u0;
    const di = v0 * wide + u0;
    const t = (((Y & mask) << shift) | (X & mask)) << 2;
    const m = 0.88 + look(broad, X, Y) * 0.24;
    if (out[di] > 90) {
      if (empty) continue;
      const far = tiles[sea];
      d[q] = far[t] * m;
      d[q + 1] = far[t + 1] * m;
      d[q + 2] = far[t + 2] * m;
      d[q + 3] = 255;
      continue;
    }
    const torn = look(tear, X, Y);
    locate(f, wx + (look(slipX, X, Y) - 0.5) * SLIP, wy + (look(slipY, X, Y) - 0.5) * SLIP, torn);
    const i = found[1];
    if (i < 0 && empty) continue;
    const kind = i < 0 ? sea : kindOf[i];
    const own = tiles[kind];
    const risen = look(rise, X, Y);
    const ridge = 1 - Math.abs(risen * 2 - 1);
    let r = own[t];
    let g = own[t + 1];
    let b = own[t + 2];
    let height = bases[kind] + amps[kind] * (ridged[kind] ? ridge : risen);
    if (!wet[kind] && i >= 0 && i === found[0] && found[2] >= 0) {
      // kinds run into each other where they meet
      const other = kindOf[found[2]];
      const e = away[0];
      const edge = sharp * Math.max(soft[kind], soft[other]);
      if (other !== kind && !wet[other] && e < edge * 3) {
        const part = smooth(-edge, edge, e + (torn - 0.5) * edge * 3.2 * (kind < other ? 1 : -1));
        const next = tiles[other];
        r = r * part + next[t] * (1 - part);
        g = g * part + next[t + 1] * (1 - part);
        b = b * part + next[t + 2] * (1 - part);
        const low = smooth(-edge * 2.5, edge * 2.5, e);
        height = height * low + (bases[other] + amps[other] * (ridged[other] ? ridge : risen)) * (1 - low);
      }
    }
    r *= m;
    g *= m;
    b *= m;
    const far = wet[kind] ? out : inn;
    const t1 = far[di] + (far[di + 1] - far[di]) * ub;
    const t2 = far[di + wide] + (far[di + wide + 1] - far[di + wide]) * ub;
    const e = (t1 + (t2 - t1) * vb) * 2;
    if (!wet[kind]) {
      if (e < 17 && !empty) {
        const s = (1 - smooth(4, 12, e + (torn - 0.5) * 9)) * 0.92;
        const own2 = 0.9 + torn * 0.2;
        r += (SAND[0] * own2 - r) * s;
        g += (SAND[1] * own2 - g) * s;
        b += (SAND[2] * own2 - b) * s;
        height *= smooth(0, 16, e);
      }
    } else {
      const lake = i >= 0;
      const near = 1 - smooth(0, lake ? 44 : 112, e + (torn - 0.5) * 16);
      const s = near * Math.sqrt(near) * 0.85;
      r += (SHALLOW[0] - r) * s;
      g += (SHALLOW[1] - g) * s;
      b += (SHALLOW[2] - b) * s;
      const a = foam(e, torn, lake ? LAKE : SEA);
      r += (FOAM[0] - r) * a;
      g += (FOAM[1] - g) * a;
      b += (FOAM[2] - b) * a;
      if (e < 12) {
        // the land throws a shadow to the south-east
        const sx = Math.max(0, ((wx - left - 7) / 2) | 0);
        const sy = Math.max(0, ((wy - top - 9) / 2) | 0);
        if (land[sy * wide + sx]) {
          const shade = 1 - 0.28 * smooth(0, 8, 12 - e);
          r *= shade;
          g *= shade;
          b *= shade;
        }
      }
    }
    d[q] = r;
    d[q + 1] = g;
    d[q + 2] = b;
    d[q + 3] = 255;
    heights[p] = height;
  }
}

/** How white the water is. @param {number} e how far out @param {number} torn @param {Float32Array} rings */
function foam(e, torn, rings) {
  let a = (1 - smooth(1.5, 4.5, e + (torn - 0.5) * 3)) * 0.85;
  const out = e + (torn - 0.5) * 7;
  if (out < 94)
    for (let n = 0; n < rings.length; n += 2) {
      const d = out - rings[n];
      if (d < 2.1 && d > -2.1) {
        const line = rings[n + 1] * (1 - smooth(0.4, 2.1, d < 0 ? -d : d));
        if (line > a) a = line;
      }
    }
  return a;
}

/**
 * Light from the north-west. @param {Uint8ClampedArray} d @param {Float32Array} h @param {number} w @param {number} y
 * @param {number} steep
 */
function relief(d, h, w, y, steep) {
  for (let x = 1, p = y * w + 1; x < w - 1; x++, p++) {
    if (!h[p]) continue;
    let s = (h[p + 1] - h[p - 1] + h[p + w] - h[p - w]) * steep;
    s = s < -0.42 ? -0.42 : s > 0.36 ? 0.36 : s;
    const q = p << 2;
    d[q] *= 1 + s;
    d[q + 1] *= 1 + s;
    d[q + 2] *= s < 0 ? 1 + s * 0.75 : 1 + s * 0.8;
  }
}

/** The side of a block of strokes; each has its own dice. */
const BLOCK = 64;

/**
 * Short strokes in the colours below them: what makes a texture look painted.
 * @param {Pen} c @param {Field} f @param {ImageData} image @param {Box} box where it lies
 * @param {{ per: number, long: number, width: number, power: number, jitter: number, angle: number, land: boolean }} o
 */
export function strokes(c, f, image, box, o) {
  const { data: d, width: w, height: h } = image;
  const flow = noise("flow", 4, 4, 0.5);
  c.lineCap = "round";
  for (let by = Math.floor(box[1] / BLOCK); by * BLOCK < box[3]; by++)
    for (let bx = Math.floor(box[0] / BLOCK); bx * BLOCK < box[2]; bx++) {
      const r = dice((o.land ? 7919 : 15838) + bx * 131 + by * 31337);
      for (let i = 0; i < o.per; i++) {
        const [x, y] = [(bx + r()) * BLOCK, (by + r()) * BLOCK];
        const k = 1 + (r() - 0.5) * o.jitter;
        const [long, thick] = [o.long * (0.5 + r()), o.width * (0.5 + r())];
        const [px, py] = [Math.floor((x - box[0]) * f.scale), Math.floor((y - box[1]) * f.scale)];
        if (px < 0 || py < 0 || px >= w || py >= h) continue;
        const p = (py * w + px) << 2;
        const here = (((y - f.box[1]) / 2) | 0) * f.wide + (((x - f.box[0]) / 2) | 0);
        if (!d[p + 3] || Boolean(f.land[here]) !== o.land || (!o.land && f.out[here] > 55)) continue;
        const angle = o.angle + (at(flow, x * 0.4, y * 0.4) - 0.5) * 3.2;
        const [dx, dy] = [Math.cos(angle) * long * 0.5, Math.sin(angle) * long * 0.5];
        const [red, green, blue] = [0, 1, 2].map((n) => Math.min(255, d[p + n] * k) | 0);
        c.strokeStyle = `rgba(${red},${green},${blue},${o.power})`;
        c.lineWidth = thick;
        c.beginPath();
        c.moveTo(x - dx, y - dy);
        c.lineTo(x + dx, y + dy);
        c.stroke();
      }
    }
}
