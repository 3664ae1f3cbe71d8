// A map of places and roads, drawn with a pen on old parchment; shadow lies along the roads the enemy has come.

/** @import { Box, Dice, Pen, Point, Scenery, Spot } from "./types" */
/** @import { Painter } from "./painter.js" */
import { blank, patch, curve, oval, soft, stops } from "./brush.js";
import { css, darken, lighten, mix, rgb, SEATS } from "./colours.js";
import { distance } from "./distance.js";
import { fog, overlay } from "./fog.js";
import { ink } from "./ink.js";
import { clamp, dice, smooth } from "./noise.js";
import { look, table } from "./soil.js";

/** How far the parchment lies inside its picture. */
const EDGE = 26;

/** Colours of marches and shadows. @type {Record<string, string>} */
const MARCH = { red: "#a8261c", green: "#2c6e2c", blue: "#215a9c", black: "#2b2530" };

/** A wash of colour around each kind of country. @type {Record<string, string>} */
const WASHES = {
  woods: "#5c7f3a",
  mountains: "#7d7d86",
  hills: "#c08b3a",
  marsh: "#6b8458",
  houses: "#c9974e",
  ruins: "#9a8a74",
};

/** What is drawn around a place: aside, down, size. @type {Record<string, [number, number, number][]>} */
const COUNTRY = {
  woods: [
    [-44, -6, 23],
    [-32, -18, 26],
    [-18, -26, 22],
    [0, -30, 25],
    [18, -26, 24],
    [33, -17, 22],
    [45, -4, 26],
    [-38, 8, 22],
    [40, 9, 23],
  ],
  mountains: [
    [-34, -14, 32],
    [-8, -20, 42],
    [22, -16, 36],
    [42, -6, 25],
    [-48, 0, 20],
  ],
  hills: [
    [-32, -14, 19],
    [-4, -20, 23],
    [26, -15, 20],
    [42, -4, 14],
  ],
  houses: [
    [-26, -14, 17],
    [-6, -22, 17],
    [16, -18, 17],
    [31, -8, 17],
  ],
  marsh: [
    [-28, -14, 15],
    [2, -22, 15],
    [28, -12, 15],
  ],
  ruins: [
    [-24, -12, 24],
    [-8, -18, 32],
    [10, -18, 18],
    [26, -12, 28],
  ],
  harbour: [
    [-22, -16, 15],
    [24, -16, 14],
    [2, -18, 24],
  ],
  city: [],
};

/** @param {Painter} at @param {Scenery} m @param {Box} rect */
export function paintChart(at, m, rect) {
  patch(at.base.pen, rect, at.scale, (c) => {
    const [x0, y0, x1, y1] = m.frame;
    overlay(c, parchment(m.frame), m.frame);
    for (const x of [x0 + (x1 - x0) / 3, x0 + ((x1 - x0) * 2) / 3]) fold(c, x, y0 + EDGE, y1 - EDGE);
    c.globalCompositeOperation = "source-atop";
    for (const kind of Object.keys(WASHES)) wash(c, m, kind);
    overlay(c, lakes(m), m.frame);
    c.globalCompositeOperation = "source-over";
    drawn(c, m);
    border(c, m.frame);
  });
  at.things.pen.clearRect(rect[0], rect[1], rect[2] - rect[0], rect[3] - rect[1]);
  at.lamps = [];
}

/** Parchment is made at half the size: it has no sharp lines. */
const COARSE = 2;

/** Old parchment with burnt edges. @param {Box} frame */
function parchment([x0, y0, x1, y1]) {
  const [w, h] = [(x1 - x0) / COARSE, (y1 - y0) / COARSE];
  const { canvas, pen } = blank(w, h);
  const image = new ImageData(w, h);
  const noises = [table("pa", 4, 6, 0.55, 0.5, 1), table("pb", 32, 3, 0.6, 1, 1), table("pc", 4, 3, 0.5, 0.25, 1, 4)];
  for (let y = 0; y < h; y++) parchmentRow(image, noises, y, x0, y0);
  pen.putImageData(image, 0, 0);
  return canvas;
}

const [PALE, DARK] = [rgb("#f3e2b8"), rgb("#c9a468")];

/** @param {ImageData} image @param {import("./soil.js").Table[]} noises @param {number} y @param {number} x0
 * @param {number} y0 */
function parchmentRow({ data: d, width: w, height: h }, [coarse, fine, broad], y, x0, y0) {
  for (let x = 0; x < w; x++) {
    const i = (y * w + x) << 2;
    const [X, Y] = [x * COARSE + x0, y * COARSE + y0];
    const torn = (look(coarse, X + 300, Y + 90) - 0.42) * 22;
    const e = Math.min(x, y, w - x, h - y) * COARSE - EDGE + torn * 0.6;
    if (e < 0) continue;
    const burnt = e < 120 ? smooth(64, 0, e + torn * 5) : 0;
    const k = 1 - burnt * 0.62;
    const v = clamp(look(coarse, X, Y) * 0.62 + look(fine, X, Y >> 1) * 0.26 + look(broad, X, Y) * 0.34 - 0.02);
    d[i] = (DARK[0] + (PALE[0] - DARK[0]) * v) * k;
    d[i + 1] = (DARK[1] + (PALE[1] - DARK[1]) * v) * k * (1 - burnt * 0.12);
    d[i + 2] = (DARK[2] + (PALE[2] - DARK[2]) * v) * k * (1 - burnt * 0.2);
    d[i + 3] = Math.min(255, e * 90);
  }
}

/** @param {Pen} c @param {number} x @param {number} top @param {number} low */
function fold(c, x, top, low) {
  c.fillStyle = stops(c.createLinearGradient(x - 18, 0, x + 18, 0), [
    [0, "rgba(80,50,20,0)"],
    [0.48, "rgba(80,50,20,.2)"],
    [0.52, "rgba(255,246,214,.4)"],
    [1, "rgba(255,240,200,0)"],
  ]);
  c.fillRect(x - 18, top, 36, low - top);
}

/** @param {Pen} c @param {Scenery} m @param {string} kind */
function wash(c, m, kind) {
  const spots = m.spots.filter((spot) => spot.feature === kind);
  if (!spots.length) return;
  const tone = WASHES[kind];
  c.save();
  c.globalCompositeOperation = "multiply";
  overlay(
    c,
    fog(
      m.frame,
      (q) => {
        for (const { x, y } of spots) oval(q, "#ffffff", x, y - 8, 62, 44);
      },
      {
        tones: [tone, tone],
        alpha: kind === "woods" ? 0.5 : 0.42,
        blur: 22,
        tear: 1.5,
        wide: 0.4,
        seed: "wash",
        scale: 0.2,
      },
    ),
    m.frame,
  );
  c.restore();
}

/** Lakes with lines along their shores. @param {Scenery} m */
function lakes(m) {
  const mask = fog(
    m.frame,
    (q) => {
      for (const { x, y, wide, high } of m.waters) oval(q, "#ffffff", x, y, wide, high);
    },
    { tones: ["#70a4b2", "#70a4b2"], alpha: 1, blur: 16, tear: 1.1, wide: 0.02, seed: "wa", scale: 0.5, freq: 0.7 },
  );
  const pen = /** @type {Pen} */ (mask.getContext("2d"));
  const image = pen.getImageData(0, 0, mask.width, mask.height);
  const wet = Uint8Array.from({ length: mask.width * mask.height }, (_, i) => (image.data[i * 4 + 3] > 127 ? 1 : 0));
  const far = distance(wet, mask.width, mask.height, 1);
  for (let i = 0; i < wet.length; i++) {
    if (!wet[i]) {
      image.data[i * 4 + 3] = 0;
      continue;
    }
    const e = far[i] * 2;
    const l =
      e < 2.8 ? 0.95 : Math.max(...[8, 14, 22, 32].map((at, n) => (Math.abs(e - at) < 1.1 ? 0.46 - 0.09 * n : 0)));
    const [r, g, b] = mix([112, 164, 178], [54, 62, 74], l);
    image.data.set([r, g, b, 255 * Math.max(l, 0.3 * (1 - smooth(0, 60, e)) + 0.5)], i * 4);
  }
  pen.putImageData(image, 0, 0);
  return mask;
}

/**
 * The way of a road: the same from both ends. @param {Map<string, Spot>} at @param {string} from @param {string} to
 * @returns {Point[]}
 */
function way(at, from, to) {
  const [a, b] = [from, to].sort().map((id) => at.get(id));
  if (!a || !b) return [];
  const bow = (dice(a.id + b.id)() - 0.5) * 26;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  return Array.from({ length: 15 }, (_, i) => {
    const [t, k] = [i / 14, Math.sin((i / 14) * Math.PI) * bow];
    return [a.x + dx * t - (dy / long) * k, a.y + dy * t + (dx / long) * k];
  });
}

/** @param {Scenery} m */
const byId = (m) => new Map(m.spots.map((spot) => [spot.id, spot]));

/** @param {Pen} c @param {string | CanvasGradient} tone @param {number} wide @param {Point[]} points */
function stroke(c, tone, wide, points) {
  c.strokeStyle = tone;
  c.lineWidth = wide;
  c.lineCap = c.lineJoin = "round";
  curve(c, points);
  c.stroke();
}

/** Roads, the country around each place, the city. @param {Pen} c @param {Scenery} m */
function drawn(c, m) {
  const at = byId(m);
  const roads = m.roads.map(([a, b]) => way(at, a, b)).filter((points) => points.length);
  for (const points of roads) {
    stroke(c, "rgba(59,36,18,.75)", 6.5, points);
    stroke(c, "#ecd6a0", 4.2, points);
  }
  /** @type {[number, () => void][]} */
  const list = [];
  for (const spot of m.spots) {
    const r = dice("country" + spot.id);
    (COUNTRY[spot.feature] ?? []).forEach(([dx, dy, s], i) => {
      const [x, y, seed] = [spot.x + dx + (r() - 0.5) * 5, spot.y + dy + (r() - 0.5) * 4, (r() * 1e9) | 0];
      list.push([y, () => one(c, spot.feature, i, x, y, s * (0.92 + r() * 0.16), dice(seed))]);
    });
    if (spot.feature === "city") list.push([spot.y + 29, () => ink.city(c, spot.x, spot.y)]);
    list.push([spot.y + 12, () => place(c, spot)]);
  }
  list.sort((a, b) => a[0] - b[0]);
  for (const [, draw] of list) draw();
}

/**
 * @param {Pen} c @param {string} kind @param {number} i @param {number} x @param {number} y @param {number} s
 * @param {Dice} r
 */
function one(c, kind, i, x, y, s, r) {
  if (kind === "woods") (r() < 0.35 ? ink.fir : ink.tree)(c, x, y, s, r);
  else if (kind === "mountains") ink.mountain(c, x, y, s, r);
  else if (kind === "hills") ink.hill(c, x, y, s, r);
  else if (kind === "houses") ink.house(c, x, y, s, r);
  else if (kind === "marsh") ink.marsh(c, x, y, s, r);
  else if (kind === "ruins") ink.pillar(c, x, y, s, r);
  else if (kind === "harbour") (i < 2 ? ink.house : ink.boat)(c, x, y, s, r);
}

/** The disc of a place, in its colour. @param {Pen} c @param {Spot} spot */
function place(c, { x, y, tone, feature }) {
  if (feature === "city") return;
  const own = SEATS[tone] ?? SEATS.grey;
  soft(c, x + 1.5, y + 3, 15, 12, 0.6);
  c.fillStyle = stops(c.createRadialGradient(x - 4, y - 4, 1, x, y, 14), [
    [0, css(lighten(own, 0.34))],
    [0.5, css(own)],
    [1, css(darken(own, 0.42))],
  ]);
  c.beginPath();
  c.arc(x, y, 12, 0, Math.PI * 2);
  c.fill();
  c.strokeStyle = "#22130a";
  c.lineWidth = 1.8;
  c.stroke();
  c.strokeStyle = "rgba(255,243,207,.75)";
  c.lineWidth = 1.3;
  c.beginPath();
  c.arc(x, y, 8.6, 0, Math.PI * 2);
  c.stroke();
}

/** A double line around the map. @param {Pen} c @param {Box} frame */
function border(c, [x0, y0, x1, y1]) {
  c.strokeStyle = "rgba(59,36,18,.85)";
  for (const [by, wide] of [
    [EDGE + 22, 3],
    [EDGE + 29, 1],
  ]) {
    c.lineWidth = wide;
    c.strokeRect(x0 + by, y0 + by, x1 - x0 - by * 2, y1 - y0 - by * 2);
  }
}

/** What changes with every night: shadows on the roads the enemy has come, and the roads still ahead.
 * @param {Pen} c @param {Painter} at @param {Scenery} m */
export function marched(c, at, m) {
  const places = byId(m);
  for (const tone of new Set(m.shadows.map((shadow) => shadow.tone))) {
    const own = m.shadows.filter((shadow) => shadow.tone === tone);
    const key = `shadow ${tone} ${own.map(({ x, y }) => `${x | 0},${y | 0}`)}`;
    const cast = at.kept(key, () =>
      fog(
        m.frame,
        (q) => {
          for (const { x, y, r } of own) oval(q, "#ffffff", x, y - 6, r);
          q.lineWidth = 84;
          q.lineCap = "round";
          for (const [a, b] of m.roads) {
            const [from, to] = [a, b].map((id) => places.get(id));
            const dark = [from, to].every((spot) => own.some(({ x, y }) => x === spot?.x && y === spot.y));
            if (dark) stroke(q, "#ffffff", 84, way(places, a, b));
          }
        },
        {
          tones: [mix(MARCH[tone] ?? "#333333", "#0b060c", 0.8), mix(MARCH[tone] ?? "#333333", "#160c14", 0.42)],
          alpha: 0.62,
          blur: 26,
          tear: 2.1,
          wide: 0.42,
          seed: "shadow" + tone,
          bump: 4,
          scale: 0.25,
        },
      ),
    );
    c.save();
    c.globalCompositeOperation = "source-atop";
    overlay(c, cast, m.frame);
    c.restore();
  }
  for (const [a, b, tone] of m.marches) {
    const points = way(places, a, b);
    if (!points.length) continue;
    stroke(c, "rgba(59,36,18,.85)", 9.5, points);
    stroke(c, MARCH[tone] ?? "#555555", 6.6, points);
    c.setLineDash([7, 6]);
    stroke(c, "rgba(255,236,190,.75)", 1.5, points);
    c.setLineDash([]);
  }
}
