// Palettes by kind of ground and season, and tones of light. No game is named here.

/** @import { Look } from "./types" */

/** @typedef {{ spring: any, summer: any, fall: any, winter: any }} Year */

/** The year of a tone: summer holds where a season says nothing. @param {any} summer @param {Partial<Year>} [other] */
const year = (summer, other = {}) => ({ spring: summer, summer, fall: summer, winter: summer, ...other });

const OAK = { leaf: ["#254f22", "#437f31", "#86b84d"] };
const PINE = { leaf: ["#173a2a", "#2a6040", "#5a9a5c"] };
const SNOW = "#f6faff";

/** @type {Record<string, Record<string, Year | any>>} */
const KINDS = {
  void: { tones: year(["#888888", "#999999", "#aaaaaa"]) },
  sea: { tones: year(["#1d5f7c", "#2a7b95", "#3f97aa"]), marks: year("wave"), water: year(1), count: year(700) },
  lake: {
    tones: year(["#2b7895", "#3a92ab", "#5aafbd"], { winter: ["#7fa6bf", "#9cc2d6", "#c2dfec"] }),
    marks: year("wave"),
    water: year(1),
    count: year(700),
  },
  unknown: {
    tones: year(["#c7b182", "#d8c598", "#e6d7b0"]),
    count: year(260),
    height: year(2.5),
    base: year(6),
    soft: year(1.7),
    ink: year("#5a4020"),
  },
  plains: {
    tones: year(["#83984a", "#a3b45a", "#c6c976"], {
      spring: ["#79a548", "#9cc25a", "#cade86"],
      fall: ["#a08a3c", "#bfa54e", "#dcc678"],
      winter: ["#b9c8dc", "#dbe5f0", "#f4f8fc"],
    }),
    marks: year("blade", { winter: "dab" }),
    count: year(1600, { winter: 400 }),
    height: year(6),
    base: year(6),
    tuft: year(["#6f8a3a", "#8aa548", "#e0dd92"], {
      fall: ["#8a6f2e", "#b08a3c", "#e6cf82"],
      winter: ["#8a8a72", "#a8a88c", "#ffffff"],
    }),
    flower: year(["#fff4c8", "#f2d04c", "#e9826a", "#ffffff"], {
      spring: ["#ffd9ea", "#f7a8cc", "#ffffff", "#fff0a8"],
      fall: ["#c0702a", "#8a3f1c", "#e0a040"],
      winter: ["#ffffff", "#dfe8f4"],
    }),
    blossom: year(0, { spring: 1 }),
  },
  forest: {
    tones: year(["#37592b", "#4c7234", "#648a3f"], {
      fall: ["#6a5a2a", "#8a6f34", "#a5863f"],
      winter: ["#93a9bf", "#b9c9da", "#dde7f1"],
    }),
    marks: year("blade", { winter: "dab" }),
    count: year(1500, { winter: 400 }),
    height: year(8),
    base: year(7),
    conifers: year(0.5, { spring: 0.36, winter: 0.72 }),
    pine: year(PINE, { winter: { leaf: ["#16323a", "#2b4f52", "#5d8288"], snow: SNOW } }),
    bare: year(null, { winter: "#4a3c34" }),
    oak: year(OAK, {
      spring: { leaf: ["#5d7a3a", "#d98ab0", "#ffd9e8"] },
      fall: { leaf: ["#8a3f1c", "#c0702a", "#f0b04a"] },
      winter: { leaf: ["#4a4038", "#6b5c50", "#d5dee8"], snow: SNOW },
    }),
  },
  hills: {
    tones: year(["#7d7038", "#97874a", "#b3a163"], {
      spring: ["#76803e", "#919a50", "#b2b86c"],
      fall: ["#86652e", "#a47d3c", "#c39c58"],
      winter: ["#a9b6c6", "#cdd8e4", "#eef3f8"],
    }),
    height: year(14),
    base: year(10),
    hill: year(
      { lit: "#d9c583", mid: "#a08a49", shade: "#564a24", hatch: "#3f3213", foot: "#8d7c42" },
      {
        spring: { lit: "#cfd68a", mid: "#8f9a4a", shade: "#4a5424", hatch: "#343d13", foot: "#7d8a42" },
        fall: { lit: "#e0b878", mid: "#a87840", shade: "#5a3a1c", hatch: "#432810", foot: "#94703a" },
        winter: {
          lit: "#fbfdff",
          mid: "#cbd7e4",
          shade: "#71839c",
          hatch: "#4d5b70",
          foot: "#c3d0de",
          snow: "#ffffff",
        },
      },
    ),
  },
  // the foot of a mountain is the grass and scree of its neighbours: it reaches far into them
  mountain: {
    tones: year(["#6b6c4a", "#86845a", "#a09a72"], { winter: ["#9aa8ba", "#bcc8d6", "#dfe7ef"] }),
    marks: year("rock"),
    count: year(500),
    height: year(18),
    base: year(10),
    ridged: year(1),
    soft: year(2.4),
    stone: year("#9a9080", { winter: "#9aa0ac" }),
    peak: year({
      lit: "#d3c5b0",
      litLow: "#9b8f7c",
      shade: "#5c5766",
      shadeLow: "#4d4a52",
      snow: "#fdfdf8",
      snowShade: "#b9c8de",
      snowTo: 0.42,
    }),
  },
  desert: {
    tones: year(["#dcae62", "#efca84", "#fae6b0"], { winter: ["#c5bfb4", "#dedcd6", "#f3f2ef"] }),
    marks: year("dune"),
    count: year(420),
    height: year(8),
    base: year(6),
    dune: year(["#a8762f", "#dcb163", "#f8e2a6"], { winter: ["#8f95a2", "#dfe3e8", "#ffffff"] }),
  },
  wasteland: {
    tones: year(["#75493c", "#8f5f4c", "#ab7b62"], { winter: ["#8d8b92", "#b3b3bb", "#dcdde3"] }),
    marks: year("rock"),
    count: year(1100),
    height: year(16),
    base: year(6),
    stone: year("#a88a7a", { winter: "#9a97a0" }),
    dead: year("#3a2620"),
    crack: year("#3b1e18", { winter: "#55566a" }),
  },
  swamp: {
    tones: year(["#4d5a3a", "#647049", "#7f8659"], { winter: ["#8c9da2", "#b0bfc4", "#d5dfe3"] }),
    marks: year("blade"),
    count: year(1200, { winter: 500 }),
    height: year(5),
    base: year(2),
    pool: year(["#2b3b30", "#3f5f57", "#9fc0a4"], { winter: ["#7d98ac", "#a9c6d8", "#f2faff"] }),
    reed: year(["#b0b060", "#5d3b1e"], { winter: ["#8f8264", "#5d4632"] }),
    dead: year("#2e2a22"),
  },
  // rivers on borders: bank, deep, shallow, shine
  river: {
    tones: year(["rgba(40,30,16,.7)", "#d8c184", "#2c6f93", "#4d9dbb", "rgba(220,245,255,.75)"], {
      winter: ["rgba(60,80,120,.75)", "#f4f9ff", "#8fb6d2", "#cfe6f2", "rgba(255,255,255,.95)"],
    }),
    frozen: year(0, { winter: 1 }),
  },
  // ranges on borders: in winter dark rock shows, else white peaks drown in white ground
  range: {
    peak: year(
      {
        lit: "#d6c6ac",
        litLow: "#95886f",
        shade: "#5b5563",
        shadeLow: "#4b4750",
        snow: "#ffffff",
        snowShade: "#b5c6de",
        snowTo: 0.34,
      },
      {
        winter: {
          lit: "#a9a4a2",
          litLow: "#6d6a70",
          shade: "#3a3d52",
          shadeLow: "#2e3244",
          snow: "#ffffff",
          snowShade: "#8fa6cc",
          snowTo: 0.28,
        },
      },
    ),
    foot: year("rgba(70,58,44,.5)", { winter: "rgba(44,48,66,.62)" }),
  },
};

/** @param {boolean} winter */
const buildings = (winter) => {
  const snow = winter ? { snow: "#ffffff" } : {};
  return {
    any: { wall: winter ? "#b3b6bf" : "#bdb4a6", roof: "#7d3a35", roofs: ["#b5523a"], ...snow },
    village: { wall: "#ead9b4", roofs: ["#b9593a", "#a8482f", "#c47a3c"], roof: "#b9593a", ...snow },
    keep: { wall: "#b9b1a6", roof: "#7d3a35" },
    mage_tower: { wall: "#a9a4b8", roof: "#5b3c9c", orb: "#c3a2ff" },
    monastery: { wall: "#efe4c9", roof: "#4f7f92" },
    mine: { hill: { lit: "#e2c88a", mid: "#b5924e", shade: "#6b5529", hatch: "#4c3a17", foot: "#a98b46" } },
    city: { wall: "#d8c8ab", roofs: ["#b23a2e", "#c24e38", "#9c3029"], roof: "#b23a2e", ...snow },
  };
};

/** Everything a field of hexes is painted with in a season. @param {string} season @returns {Look} */
export function landIn(season) {
  const of = /** @type {keyof Year} */ (season);
  const kinds = Object.entries(KINDS).map(([kind, look]) => [
    kind,
    Object.fromEntries(Object.entries(look).map(([name, tones]) => [name, tones[of]])),
  ]);
  return { ...Object.fromEntries(kinds), build: buildings(season === "winter") };
}

/** The sky below a land that floats. @param {string} season @returns {Look} */
export function skyIn(season) {
  if (season === "winter")
    return {
      grade: [
        [0, "#7f9cc6"],
        [0.5, "#3d5c8c"],
        [1, "#182c54"],
      ],
      fog: [
        ["#7d94b6", "#f3f8ff"],
        ["#90a6c6", "#ffffff"],
      ],
      puff: ["#3f5d90", "#9fb6d6", "#e9f1fb"],
    };
  const dawn = { spring: "#c9a0b8", summer: "#d59a52", fall: "#d07a3e" }[season] ?? "#d59a52";
  return {
    grade: [
      [0, dawn],
      [0.36, "#4f7f92"],
      [1, "#12344e"],
    ],
    fog: [
      ["#7f96a0", "#fbeccb"],
      ["#8fa2a6", "#fff6e0"],
    ],
    puff: ["#42687e", "#c9c7b2", "#fff0cc"],
  };
}

/**
 * Light by name. `soft`: the sun over the picture; `ambient`: what is left where no lamp shines.
 * @type {Record<string, Look>}
 */
export const LIGHTS = {
  day: {
    soft: [
      [0, "rgba(255,226,150,.75)"],
      [0.5, "rgba(255,214,150,.18)"],
      [1, "rgba(20,30,80,.5)"],
    ],
    clouds: 0.2,
  },
  spring: {
    soft: [
      [0, "rgba(255,246,190,.8)"],
      [0.5, "rgba(230,240,190,.16)"],
      [1, "rgba(20,40,80,.5)"],
    ],
  },
  summer: {
    soft: [
      [0, "rgba(255,222,140,.95)"],
      [0.5, "rgba(255,214,150,.16)"],
      [1, "rgba(20,30,80,.6)"],
    ],
  },
  fall: {
    soft: [
      [0, "rgba(255,190,110,.95)"],
      [0.5, "rgba(255,190,130,.2)"],
      [1, "rgba(50,20,60,.6)"],
    ],
  },
  winter: {
    soft: [
      [0, "rgba(255,250,240,.7)"],
      [0.5, "rgba(190,210,245,.1)"],
      [1, "rgba(24,40,100,.62)"],
    ],
    snow: 420,
  },
  night: {
    ambient: "#39538f",
    moon: [
      [0, "rgba(150,185,255,.62)"],
      [0.5, "rgba(90,120,200,.2)"],
      [1, "rgba(10,14,40,.55)"],
    ],
    bloom: 0.7,
  },
  dungeon: { ambient: "#5b5d78", bloom: 0.5 },
  chart: {
    soft: [
      [0, "rgba(255,238,180,.7)"],
      [0.55, "rgba(255,224,170,.08)"],
      [1, "rgba(50,20,10,.75)"],
    ],
  },
};

/** A town is lit by its lanterns, by day too: then there is more left without them. @type {Record<string, Look>} */
export const LANTERN = {
  day: {
    ambient: "#8f93ad",
    moon: [
      [0, "rgba(255,228,180,.5)"],
      [0.5, "rgba(190,180,190,.2)"],
      [1, "rgba(30,34,70,.5)"],
    ],
    bloom: 0.5,
  },
  night: {
    ambient: "#465892",
    moon: [
      [0, "rgba(150,185,255,.62)"],
      [0.5, "rgba(90,120,200,.2)"],
      [1, "rgba(10,14,40,.55)"],
    ],
    bloom: 0.7,
  },
};
