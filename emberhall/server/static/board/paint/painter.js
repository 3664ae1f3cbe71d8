// A picture and its layers: ground, what stands on it, owners, light, fog. Changes are painted where they are.

/** @import { Box, Lamp, Pane, Pen, Scenery, Sheet, Side } from "./types" */
/** @import { Field } from "./soil.js" */
import { sheet } from "./brush.js";
import { changed, revealed } from "./changed.js";
import { shared, sides, snapped, strips } from "./geometry.js";
import { coast, fieldOf, owners, paintLand, wetAt } from "./land.js";
import { lit } from "./light.js";
import { LANTERN, LIGHTS } from "./palettes.js";
import { marched, paintChart } from "./chart.js";
import { darkness, paintRooms } from "./rooms.js";
import { beyond, fires, paintTown } from "./town.js";

/** Boxes lie on this grid, so that they are whole pixels at every scale. */
const STEP = 8;

/** @type {Record<Scenery["style"], (at: Painter, m: Scenery, box: Box) => void>} */
const PAINTS = { land: paintLand, rooms: paintRooms, town: paintTown, chart: paintChart };

/** How far the edge of a sea fades into what lies behind the picture. */
const FADE = 140;

/** @typedef {{ base: Sheet, things: Sheet, panes: Map<string, Pane[]>, looks: string }} Layers */

export class Painter {
  /** @param {OffscreenCanvas} shown @param {Box} region @param {number} scale device pixels for a unit */
  constructor(shown, region, scale) {
    /** @type {Scenery | null} */
    this.m = null;
    /** @type {Field | null} */
    this.field = null;
    /** @type {Side[]} */
    this.sides = [];
    /** @type {Map<string, Pane[]>} */
    this.panes = new Map();
    /** @type {Lamp[]} */
    this.lamps = [];
    /** @type {[number, number][]} */
    this.flames = [];
    /** @type {Map<string, any>} */
    this.made = new Map();
    /** What is left to paint of the last change. @type {Box[]} */
    this.later = [];
    /** Layers of other seasons. @type {Map<string, Layers>} */
    this.years = new Map();
    this.shown = shown;
    this.region = region;
    this.scale = scale;
    this.base = this.things = sheet([0, 0, 1, 1], 1);
    this.show(shown, region, scale);
  }

  /** Pixels of the ground for a unit: it may be coarser than the screen. */
  get grain() {
    return this.scale < 0.75 ? 0.5 : 1;
  }

  /** Paint for another canvas: what is known of the picture is kept. Returns what is not known.
   * @param {OffscreenCanvas} shown @param {Box} region @param {number} scale @returns {Box[]} */
  show(shown, region, scale) {
    const [before, old] = [{ base: this.base, things: this.things }, this.region];
    const same = Boolean(this.m) && scale === this.scale;
    const pen = shown.getContext("2d");
    if (!pen) throw new Error("no canvas to show");
    const image = this.shown;
    Object.assign(this, { shown, region, scale });
    this.pen = pen;
    this.base = sheet(region, scale);
    this.things = sheet(region, scale);
    this.made.clear();
    this.years.clear();
    if (!same) return [region];
    for (const name of /** @type {const} */ (["base", "things"])) {
      const to = this[name].pen;
      to.save();
      to.setTransform(1, 0, 0, 1, 0, 0);
      to.drawImage(before[name].canvas, (old[0] - region[0]) * scale, (old[1] - region[1]) * scale);
      to.restore();
    }
    pen.drawImage(image, (old[0] - region[0]) * scale, (old[1] - region[1]) * scale); // until it is put together again
    return strips(region, old);
  }

  /** Make something once for this picture. @template T @param {string} name @param {() => T} make @returns {T} */
  kept(name, make) {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name);
  }

  /**
   * A new scenery: what differs is painted. Returns the box that is, or null if the ground is as it was.
   * @param {Scenery} m @param {Box[]} [unknown] boxes nothing is known of @param {Box | null} [seen] what the window
   *   shows: of a whole picture it comes first
   */
  update(m, unknown = [], seen = null) {
    this.finish();
    const old = this.m;
    const found = old && !unknown.includes(this.region) ? changed(old, m) : "all";
    this.m = m;
    if (found !== "all" && !found && !unknown.length) return null;
    if (found === "all") return this.whole(m, old, seen);
    const box = found && shared(snapped(found, STEP), this.region);
    this.prepare(m, false);
    const first = old && box && revealed(old, m);
    const soon = first && shared(snapped(first, STEP), this.region);
    this.years.clear();
    if (soon && box && extent(soon) < 0.7 * extent(box)) {
      // what the player waits for; shores and the unknown beyond come in a second step
      this.paint(m, soon);
      this.later = [box, ...unknown];
      return soon;
    }
    if (m.style === "land") coast(this, box ?? undefined);
    if (box) this.paint(m, box);
    this.later = unknown;
    return box ?? this.region;
  }

  /**
   * Everything, or another season that is known already.
   * @param {Scenery} m @param {Scenery | null} old @param {Box | null} seen
   */
  whole(m, old, seen) {
    const looks = JSON.stringify([m.cells.map(({ owner: _, ...cell }) => cell), m.walls, m.lying, m.frame]);
    const kept = this.years.get(m.season);
    if (old && old.season !== m.season && kept?.looks === looks) {
      this.years.set(old.season, { base: this.base, things: this.things, panes: this.panes, looks });
      Object.assign(this, { base: kept.base, things: kept.things, panes: kept.panes });
      this.prepare(m, true);
      coast(this);
      return this.region;
    }
    if (old && old.season !== m.season && m.style === "land") {
      this.years.set(old.season, { base: this.base, things: this.things, panes: this.panes, looks });
      Object.assign(this, {
        base: sheet(this.region, this.scale),
        things: sheet(this.region, this.scale),
        panes: new Map(),
      });
    } else this.panes.clear();
    this.prepare(m, true);
    if (m.style === "land") coast(this);
    const soon = seen && shared(snapped(seen, STEP), this.region);
    if (soon && extent(soon) < 0.85 * extent(this.region)) {
      this.paint(m, soon);
      this.later = strips(this.region, soon);
      return soon;
    }
    this.paint(m, this.region);
    return this.region;
  }

  /** Paint the next season ahead of time. @param {Scenery} m that season */
  ahead(m) {
    const now = this.m;
    if (!now || now.style !== "land" || this.later.length || this.years.has(m.season)) return;
    const layers = { base: this.base, things: this.things, panes: this.panes, field: this.field };
    this.whole(m, now, null);
    const looks = this.years.get(now.season)?.looks ?? "";
    this.years.delete(now.season);
    this.years.set(m.season, { base: this.base, things: this.things, panes: this.panes, looks });
    Object.assign(this, layers);
  }

  /** @param {Scenery} m @param {boolean} whole */
  prepare(m, whole) {
    this.sides = m.cells.length ? sides(m.cells, m.R, m.flat) : [];
    if (m.style === "land") this.field = fieldOf(this, m, whole);
    if (m.style === "land") this.lamps = lampsOf(m);
  }

  /** @param {Scenery} m @param {Box} box */
  paint(m, box) {
    PAINTS[m.style](this, m, box);
  }

  /** The second step. Returns what it painted. */
  finish() {
    const boxes = this.later;
    this.later = [];
    if (!boxes.length || !this.m) return null;
    if (this.m.style === "land") coast(this, boxes[0]);
    for (const box of boxes) this.paint(this.m, box);
    return boxes.length > 1 ? this.region : boxes[0];
  }

  /** Put all layers together into the canvas that is shown. @param {Box} [box] only there */
  compose(box = this.region) {
    const { m, scale, region, pen } = this;
    if (!m || !pen) return;
    const { canvas } = pen;
    const [wide, high] = [this.base.canvas.width, this.base.canvas.height];
    if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.save();
    const [x0, y0, x1, y1] = box.map((v, i) => (v - region[i % 2]) * scale);
    pen.beginPath();
    pen.rect(x0, y0, x1 - x0, y1 - y0);
    pen.clip();
    pen.clearRect(x0, y0, x1 - x0, y1 - y0);
    const inUnits = () => pen.setTransform(scale, 0, 0, scale, -region[0] * scale, -region[1] * scale);
    pen.drawImage(this.base.canvas, 0, 0);
    inUnits();
    if (m.style === "land") owners(pen, this, m);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(this.things.canvas, 0, 0);
    inUnits();
    if (m.style === "chart") marched(pen, this, m);
    this.light(pen, m);
    if (m.style === "town") {
      fires(pen, m);
      beyond(pen, this, m);
    }
    if (m.style === "rooms") darkness(pen, this, m);
    if (m.around === "sky" || m.style === "chart") this.cut(pen);
    if (m.around === "sea" || m.style === "town" || m.style === "rooms") faded(pen, m.frame);
    pen.restore();
  }

  /** Take away light that fell on nothing: below is the sky. @param {Pen} pen */
  cut(pen) {
    const all = sheet(this.region, this.scale);
    all.pen.setTransform(1, 0, 0, 1, 0, 0);
    all.pen.drawImage(this.base.canvas, 0, 0);
    all.pen.drawImage(this.things.canvas, 0, 0);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "destination-in";
    pen.drawImage(all.canvas, 0, 0);
    pen.globalCompositeOperation = "source-over";
  }

  /** @param {Pen} pen @param {Scenery} m */
  light(pen, m) {
    lit(
      pen,
      {
        light: (m.style === "town" ? LANTERN[m.light] : LIGHTS[m.light]) ?? LIGHTS.day,
        frame: m.frame,
        lamps: this.lamps,
        panes: [...this.panes.values()].flat(),
        flames: this.flames,
        even: m.style === "chart",
        sea: m.style === "land" && m.around === "sea" ? wetAt(this) : null,
      },
      (name, make) => this.kept(`${name} ${m.frame}`, make),
    );
  }
}

/** @param {Box} box */
const extent = ([x0, y0, x1, y1]) => (x1 - x0) * (y1 - y0);

/** What shines at night. @param {Scenery} m @returns {Lamp[]} */
function lampsOf(m) {
  return m.cells
    .filter((cell) => cell.site && !cell.unseen && !["den", "spawning_grounds", "tomb", "maze"].includes(cell.site))
    .map(({ x, y, site }) => ({
      x,
      y,
      r: m.R * (site === "city" ? 3 : 2),
      tone: site === "mage_tower" ? "#b79cff" : site === "glade" ? "#b8e08a" : "#ffb45a",
      power: site === "city" ? 0.95 : ["ruins", "glade", "dungeon"].includes(site ?? "") ? 0.4 : 0.72,
    }));
}

/** The edges of a picture run out into what lies behind it. @param {Pen} c @param {Box} frame */
function faded(c, [x0, y0, x1, y1]) {
  c.globalCompositeOperation = "destination-out";
  for (const [ax, ay, bx, by] of [
    [x0, y0, x0 + FADE, y0],
    [x1, y0, x1 - FADE, y0],
    [x0, y0, x0, y0 + FADE],
    [x0, y1, x0, y1 - FADE],
  ]) {
    const gone = c.createLinearGradient(ax, ay, bx, by);
    gone.addColorStop(0, "rgba(0,0,0,1)");
    gone.addColorStop(1, "rgba(0,0,0,0)");
    c.fillStyle = gone;
    c.fillRect(x0, y0, x1 - x0, y1 - y0);
  }
  c.globalCompositeOperation = "source-over";
}
