// Light over a picture: the sun, or what is left at night with the lamps. It is apart from the ground, so that evening
// costs only this.

/** @import { Box, Lamp, Look, Pane, Pen } from "./types" */
import { blank, glow, sheet, stops } from "./brush.js";
import { css } from "./colours.js";
import { fog, overlay } from "./fog.js";
import { dice, TAU } from "./noise.js";

/** Light is made this much smaller and stretched. */
const SMALL = 0.25;

/** A gradient over a whole picture. @param {Pen} c @param {Box} box @param {[number, string][]} tones
 * @param {number} across where it begins, as a part of the picture @param {number} down */
function wash(c, [x0, y0, x1, y1], tones, across, down) {
  const [x, y] = [x0 + (x1 - x0) * across, y0 + (y1 - y0) * down];
  const far = Math.hypot(Math.max(x - x0, x1 - x), Math.max(y - y0, y1 - y));
  c.fillStyle = stops(c.createRadialGradient(x, y, 40, x, y, far), tones);
  c.fillRect(x0, y0, x1 - x0, y1 - y0);
}

/** The sun, and the shadows of clouds. @param {Pen} c @param {Box} box @param {Look} light @param {boolean} even
 * @param {<T>(name: string, make: () => T) => T} kept */
function day(c, box, light, even, kept) {
  if (light.clouds)
    overlay(
      c,
      kept("cloud shadows", () =>
        fog(box, (q) => q.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]), {
          tones: ["#1b2a4a", "#1b2a4a"],
          alpha: light.clouds,
          freq: 0.16,
          tear: 2.4,
          wide: 0.25,
          inner: true,
          seed: "cloudshadow",
          scale: SMALL,
          blur: 1,
        }),
      ),
      box,
    );
  const sun = kept(`sun ${light.soft}`, () => {
    const small = sheet(box, SMALL);
    if (even) wash(small.pen, box, light.soft, 0.5, 0.5);
    else wash(small.pen, box, light.soft, 0.32, 0.1);
    return small.canvas;
  });
  c.save();
  c.globalCompositeOperation = "soft-light";
  overlay(c, sun, box);
  c.restore();
  if (light.snow) snow(c, box, light.snow);
}

/** Flakes in the air. @param {Pen} c @param {Box} box @param {number} many */
function snow(c, [x0, y0, x1, y1], many) {
  const r = dice("snow");
  c.fillStyle = "rgba(255,255,255,.55)";
  c.beginPath();
  for (let i = 0; i < many; i++) {
    const [x, y, size] = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0), 0.7 + r() * 1.5];
    c.moveTo(x + size, y);
    c.arc(x, y, size, 0, TAU);
  }
  c.fill();
}

/** @param {Pen} c @param {Lamp} lamp @param {number} reach @param {number} power */
function shine(c, lamp, reach, power) {
  const r = lamp.r * reach;
  c.fillStyle = stops(c.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, r), [
    [0, css(lamp.tone, lamp.power * power)],
    [0.25, css(lamp.tone, lamp.power * power * 0.66)],
    [0.6, css(lamp.tone, lamp.power * power * 0.2)],
    [1, css(lamp.tone, 0)],
  ]);
  c.fillRect(lamp.x - r, lamp.y - r, r * 2, r * 2);
}

/**
 * What is left of the light, and the lamps. @param {Pen} c @param {Box} box @param {Look} light @param {Lamp[]} lamps
 */
function dark(c, box, light, lamps) {
  const { canvas, pen } = sheet(box, SMALL);
  pen.fillStyle = light.ambient;
  pen.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
  if (light.moon) wash(pen, box, light.moon, 0.7, 0.1);
  pen.globalCompositeOperation = "screen"; // lamps that meet keep their hue
  for (const lamp of lamps) shine(pen, lamp, 1, 1);
  c.save();
  c.globalCompositeOperation = "multiply";
  overlay(c, canvas, box);
  c.globalCompositeOperation = "soft-light";
  for (const lamp of lamps) shine(c, lamp, 0.8, light.bloom);
  c.restore();
}

/** @param {Pen} c @param {Iterable<Pane>} panes @param {<T>(name: string, make: () => T) => T} kept */
function windows(c, panes, kept) {
  const halo = kept("pane glow", () => {
    const found = blank(32, 32);
    glow(found.pen, 16, 16, 16, "#ffa53a", 0.6);
    return found.canvas;
  });
  for (const [x, y, w, h] of panes) {
    c.fillStyle = "#ffe6a0";
    c.fillRect(x, y, w, h);
    c.globalCompositeOperation = "lighter";
    c.drawImage(halo, x + w / 2 - 9, y + h / 2 - 9, 18, 18);
    c.globalCompositeOperation = "source-over";
  }
}

/** A torch's flame. @param {Pen} c @param {number} x @param {number} y */
export function flame(c, x, y) {
  glow(c, x, y - 22, 100, "#ff7a1e", 0.42);
  glow(c, x, y - 22, 40, "#ffb84a", 0.75);
  for (const [s, tone] of /** @type {[number, string][]} */ ([
    [0.8, "#ff7a18"],
    [0.6, "#ffb02e"],
    [0.36, "#fff0b0"],
  ])) {
    c.fillStyle = tone;
    c.beginPath();
    c.moveTo(x - 8 * s, y - 13);
    c.bezierCurveTo(x - 15 * s, y - 26 * s - 6, x - 3 * s, y - 30 * s - 4, x + s, y - 46 * s - 4);
    c.bezierCurveTo(x + 3 * s, y - 32 * s - 4, x + 14 * s, y - 26 * s - 6, x + 8 * s, y - 13);
    c.fill();
  }
}

/** The moon on the sea. @param {Pen} c @param {Box} box @param {(x: number, y: number) => boolean} wet */
function moonlit(c, [x0, y0, x1, y1], wet) {
  const r = dice("moon");
  c.save();
  c.globalCompositeOperation = "lighter";
  c.strokeStyle = "rgba(190,215,255,.13)";
  c.lineWidth = 1.5;
  c.beginPath();
  for (let i = 0; i < 600; i++) {
    const x = x0 + (x1 - x0) * (0.82 + (r() + r() + r() - 1.5) * 0.21);
    const [y, long] = [y0 + (y1 - y0) * (0.6 + r() * 0.4), 4 + r() * 16];
    if (!wet(x, y)) continue;
    c.moveTo(x - long, y);
    c.lineTo(x + long, y);
  }
  c.stroke();
  c.restore();
}

/**
 * @typedef {object} Shining
 * @property {Look} light @property {Box} frame @property {Lamp[]} lamps @property {Iterable<Pane>} panes
 * @property {[number, number][]} flames @property {boolean} even whether the sun stands over the middle
 * @property {((x: number, y: number) => boolean) | null} sea
 */

/** @param {Pen} c @param {Shining} from @param {<T>(name: string, make: () => T) => T} kept what is made once */
export function lit(c, { light, frame, lamps, panes, flames, even, sea }, kept) {
  if (light.soft) {
    day(c, frame, light, even, kept);
    return;
  }
  dark(c, frame, light, lamps);
  windows(c, panes, kept);
  if (sea) moonlit(c, frame, sea);
  for (const [x, y] of flames) flame(c, x, y);
}
