// The top of the hall: what this is, and three doors: a first game with a guide, any game, the table that waits.

/** @import { GameInfo, TableInfo } from "../core/types" */
import { h, s } from "../core/dom.js";
import { emblemAt } from "../core/icons.js";
import { api } from "../core/transport.js";
import { note, openMenu } from "../stage/dialogs.js";
import { playerName } from "../stage/panels.js";
import { t } from "../words/i18n.js";

const ARCH = "M15 196V92A80 80 0 0 1 175 92V196Z";
const WITHIN = "M29 196V92A66 66 0 0 1 161 92V196Z";

/** A door that stands ajar: warm light, two leaves, an emblem in the gap. @param {string} sign */
const arch = (sign) =>
  s(
    "svg",
    { class: "arch", viewBox: "0 0 190 204", "aria-hidden": "true" },
    s("path", { class: "stone", d: ARCH }),
    s("path", { class: "light", d: WITHIN }),
    s(
      "g",
      { class: "leaves" },
      s("path", { class: "leaf", d: "M29 196V92A66 66 0 0 1 58 38V196Z" }),
      s("path", { class: "leaf", d: "M161 196V92A66 66 0 0 0 132 38V196Z" }),
      ...[84, 150].map((y) => s("path", { class: "iron", d: `M29 ${y}H58M132 ${y}H161` })),
    ),
    s("g", { class: "sign-of-door" }, emblemAt(sign, 95, 118, 62)),
    s("path", { class: "sill", d: "M6 196H184V204H6Z" }),
  );

/**
 * @param {string} name @param {string} said @param {string} sign @param {string} why
 * @param {(event: MouseEvent) => void} run @param {boolean} [main]
 */
const door = (name, said, sign, why, run, main = false) =>
  h(
    "button",
    { type: "button", class: `door${main ? " main" : ""}`, "data-key": `door ${name}`, onclick: run },
    arch(sign),
    h("b", {}, said),
    h("span", {}, why),
  );

/** The sign of the hall. */
export const flame = () =>
  s(
    "svg",
    { class: "flame", viewBox: "0 0 32 36", "aria-hidden": "true" },
    s("path", {
      class: "outer",
      d: "M16 1c1 6 10 10 10 19a10 10 0 0 1-20 0c0-4 2-6 4-9 .5 3 2 4 3 4C12 10 12 5 16 1z",
    }),
    s("path", { class: "inner", d: "M16 17c.5 3 4.500 4.500 4.500 8.500a4.500 4.500 0 0 1-9 0c0-3 3-5 4.500-8.500z" }),
  );

/** The table to go on with: where you are asked, or else the newest. @param {TableInfo[]} going */
const nextOf = (going) => going.find((table) => table.your_turn) ?? going[0];

/** Whose turn it is there. @param {TableInfo} table */
function turnOf(table) {
  if (table.your_turn) return t("door-yours", { title: table.title });
  const names = [...new Set(table.waiting.map((seat) => playerName(table.players[seat])))].join(", ");
  return names ? t("door-theirs", { names, title: table.title }) : table.title;
}

/**
 * Begin a guided first game, or go on with the one left open.
 * @param {GameInfo} game @param {(path: string) => void} go
 */
async function learn(game, go) {
  try {
    const { table } = await api("/api/learn", { game: game.name });
    go(`/table/${table.id}`);
  } catch (error) {
    note(/** @type {Error} */ (error).message, "bad");
  }
}

/**
 * @param {GameInfo[]} games @param {TableInfo[]} going the tables you sit at @param {(path: string) => void} go
 */
export function welcome(games, going, go) {
  const taught = games.filter((game) => game.learn);
  const next = nextOf(going);
  return h(
    "section",
    { class: "welcome", "aria-label": t("hall-what") },
    h(
      "div",
      {},
      h("h2", { class: "hall-line" }, t("hall-what"), " ", h("em", {}, t("hall-ready"))),
      h("p", { class: "motto" }, t("motto")),
    ),
    h(
      "div",
      { class: "doors" },
      taught.length
        ? door("learn", t("door-learn"), "burning-book", t("door-learn-why"), ({ currentTarget }) => {
            const entries = taught.map((game) => ({ label: game.title, run: () => void learn(game, go) }));
            if (entries.length === 1) entries[0].run();
            else openMenu(/** @type {HTMLElement} */ (currentTarget), entries, { title: t("door-learn") });
          })
        : null,
      door(
        "play",
        t("door-play"),
        "crossed-swords",
        t("door-play-why"),
        () => {
          const first = document.querySelector("[data-play]");
          first?.closest(".games")?.scrollIntoView({ behavior: "smooth", block: "start" });
          if (first instanceof HTMLElement) first.focus({ preventScroll: true });
        },
        !next,
      ),
      next
        ? door("continue", t("door-continue"), "hourglass", turnOf(next), () => go(`/table/${next.id}`), true)
        : null,
    ),
  );
}
