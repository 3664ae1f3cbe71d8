// What lies behind a picture and does not move with it: the sky under a land that floats, the table under a map.

/** @import { Look } from "./types" */
import { sheet, stops } from "./brush.js";
import { css, vary } from "./colours.js";
import { clouds, fog, overlay } from "./fog.js";
import { at, dice, noise } from "./noise.js";
import { skyIn } from "./palettes.js";
import { laid, planks } from "./tiles.js";

/** @param {OffscreenCanvas} canvas @param {string} kind @param {string} season */
export function backdrop(canvas, kind, season) {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const [wide, high] = [canvas.width * 2, canvas.height * 2];
  pen.setTransform(0.5, 0, 0, 0.5, 0, 0);
  if (kind === "sky") sky(pen, wide, high, skyIn(season));
  else table(pen, wide, high);
}

/** @param {import("./types").Pen} c @param {number} wide @param {number} high @param {Look} look */
function sky(c, wide, high, look) {
  c.fillStyle = stops(c.createLinearGradient(0, 0, wide * 0.6, high), look.grade);
  c.fillRect(0, 0, wide, high);
  for (const [n, seed, freq, alpha] of /** @type {[number, string, number, number][]} */ ([
    [0, "cl1", 0.17, 0.34],
    [1, "cl2", 0.3, 0.2],
  ]))
    overlay(
      c,
      fog([0, 0, wide, high], (q) => q.fillRect(0, 0, wide, high), {
        tones: look.fog[n],
        alpha,
        freq,
        tear: 2.1,
        wide: 0.34,
        inner: true,
        seed,
        bump: 5,
        scale: 0.25,
        blur: 2,
      }),
      [0, 0, wide, high],
    );
  const thick = noise("sky", 4, 4, 0.5);
  clouds(
    c,
    wide,
    high,
    (x, y) => {
      const v = at(thick, x * 0.13 + 30, y * 0.16);
      return v > 0.5 ? 0.42 + (v - 0.5) * 2.6 : 0;
    },
    { many: 1500, size: 190, tones: look.puff, alpha: 0.66 },
  );
}

/** A table of dark boards. @param {import("./types").Pen} c @param {number} wide @param {number} high */
function table(c, wide, high) {
  const r = dice("table");
  for (let y = 0, row = 0; y < high; y += 62, row++)
    for (let x = -r() * 300; x < wide; ) {
      const long = 380 + r() * 260;
      c.fillStyle = css(vary("#3a2618", r, 22));
      c.fillRect(x, y, long - 2, 60);
      c.fillStyle = "rgba(255,214,160,.07)";
      c.fillRect(x, y, long - 2, 2);
      x += long;
    }
  const grain = sheet([0, 0, 256, 256], 1);
  grain.pen.fillStyle = laid(grain.pen, planks(1), 1);
  grain.pen.fillRect(0, 0, 256, 256);
  c.save();
  c.globalCompositeOperation = "soft-light";
  c.globalAlpha = 0.25;
  const pattern = /** @type {CanvasPattern} */ (c.createPattern(grain.canvas, "repeat"));
  pattern.setTransform(new DOMMatrix([5, 0, 0, 5, 0, 0]));
  c.fillStyle = pattern;
  c.fillRect(0, 0, wide, high);
  c.restore();
}
