// A space of a board: a hexagon, an area or a room, with what lies there; and its name.

/** @import { Space } from "../core/types" */
import { classes, markupId, s } from "../core/dom.js";
import { emblemAt, iconAt } from "../core/icons.js";
import { capital } from "../words/i18n.js";
import { groundArt } from "./grounds.js";
import { broken, corners, flower, LINE, roomPath } from "./plan.js";
import { sign } from "./shapes.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {"flat" | "pointy"} Layout */

export const points = (/** @type {[number, number][]} */ found) =>
  found.map((p) => p.map((n) => n.toFixed(1)).join()).join(" ");

/** @param {Space} space @param {string} kind @param {[number, number]} middle @param {(SVGElement | null)[]} parts */
function group(space, kind, [x, y], parts) {
  return s(
    "g",
    {
      class: classes(
        "space",
        kind,
        space.faint && "faint",
        space.colour && `tinted c-${space.colour}`,
        (space.site || space.door || typeof space.room === "number") && "sited",
      ),
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
export function hexagon(space, plan, layout) {
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
export function area(space, plan) {
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
export function room(space, plan) {
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
export function label(space, plan, kind) {
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
