// What is beside the board: players, generals, tracks, offers and dice.

/** @import { Die, Panel, Player, Track } from "../core/types" */
import { dieFace, heap, shelf } from "../cards/cards.js";
import { figureChip } from "../cards/figures.js";
import { classes, h } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { drawn, emblem, icon } from "../core/icons.js";
import { signIcon } from "../board/shapes.js";
import { token } from "../board/tokens.js";

/** Dice that were just rolled. @type {Set<string>} */
let thrown = new Set();

/** Call this before drawing a scene: these dice tumble. @param {Die[]} dice */
export function beginDice(dice) {
  thrown = new Set(dice.map((die) => die.id));
}

/** @param {Die[]} [dice] */
export function diceTray(dice) {
  if (!dice?.length) return null;
  return h(
    "div",
    { class: "dice", role: "group", "aria-label": t("dice") },
    ...dice.map((die) => dieFace(die, rolled(die.id))),
  );
}

/** Whether a die was just rolled. @param {string} id */
export const rolled = (id) => thrown.has(id);

/** A track: single steps if there are few, a bar if there are many. @param {Track} track */
function scale(track) {
  const low = track.low ?? 0;
  const high = track.high ?? 10;
  const meaning = new Map(track.steps ?? []);
  const now = meaning.get(track.at);
  const words = `${track.name}: ${t("figure-of", { value: track.at, of: high })}${now ? `, ${now}` : ""}`;
  const few = high - low <= 14;
  const marks = few
    ? Array.from({ length: high - low + 1 }, (_, i) => {
        const step = low + i;
        const kind = step === track.at ? " here" : step < track.at ? " passed" : "";
        return h(
          "span",
          { class: `step${kind}${meaning.has(step) ? " meant" : ""}`, title: meaning.get(step) ?? String(step) },
          step === track.at ? String(step) : "",
        );
      })
    : [h("span", { class: "bar", style: { "--part": String((track.at - low) / Math.max(high - low, 1)) } })];
  return h(
    "div",
    {
      class: `track c-${track.colour ?? "gold"}`,
      "data-id": track.id,
      "data-key": track.id,
      role: "img",
      "aria-label": words,
      title: words,
    },
    h("span", { class: "track-name" }, track.name, few ? null : h("b", {}, ` ${track.at} / ${high}`)),
    h("div", { class: "steps" }, ...marks),
    now ? h("span", { class: "track-now" }, now) : null,
  );
}

/**
 * A figure of a game's own panel: an emblem filled to its share, a name and a value.
 * @param {import("../core/types").Figure} figure
 */
export function ownCell(figure) {
  return h(
    "div",
    {
      class: `own-cell c-${figure.colour ?? "grey"}${!figure.part ? " none" : figure.part < 1 ? " some" : ""}`,
      "data-key": `own ${figure.id ?? figure.name}`,
      style: { "--part": String(figure.part ?? 0) },
      role: "img",
      "aria-label": `${figure.name}: ${figure.value}`,
    },
    h("span", { class: "own-emblem" }, figure.emblem ? emblem(figure.emblem) : null),
    h("span", {}, h("b", {}, figure.name), h("small", {}, String(figure.value))),
  );
}

/**
 * @param {Panel} panel @param {Player[]} players @param {{ waiting: number[], mine: number[], large?: boolean }} how
 */
export function panelBox(panel, players, how) {
  const player = panel.seat === undefined ? undefined : players[panel.seat];
  const waits = panel.seat !== undefined && how.waiting.includes(panel.seat);
  const mine = panel.seat !== undefined && how.mine.includes(panel.seat);
  const named = player?.name && player.name !== panel.name;
  return h(
    "section",
    {
      class: classes(
        "panel",
        `c-${panel.colour ?? "grey"}`,
        panel.active && "active",
        waits && "waits",
        mine && "mine",
        how.large && "large",
      ),
      "data-id": panel.id,
      "data-key": panel.id,
      "aria-label": panel.name,
      tabindex: -1,
    },
    h(
      "header",
      {},
      panel.emblem
        ? token({ emblem: panel.emblem, colour: panel.colour, filled: panel.seat !== undefined })
        : drawn(panel.icon)
          ? h("span", { class: "panel-icon" }, icon(panel.icon ?? ""))
          : panel.colour
            ? signIcon(panel.colour)
            : null,
      h("h3", { "aria-level": "2" }, panel.name),
      player
        ? h(
            "span",
            { class: "who" },
            player.kind === "bot" ? icon("bot", t("bot")) : null,
            named || player.kind === "open" ? playerName(player) : null,
            mine ? h("span", { class: "you" }, t("you")) : null,
            player.kind === "person" && !player.online && !mine ? icon("wifi-off", t("offline")) : null,
          )
        : null,
      waits
        ? h("span", { class: "thinks", title: t("waiting-for", { name: playerName(player) }) }, icon("hourglass"))
        : null,
    ),
    panel.motto ? h("p", { class: "motto-line" }, panel.motto) : null,
    panel.figures?.length
      ? h("div", { class: "figures" }, ...panel.figures.map((figure) => figureChip(figure, how.large)))
      : null,
    panel.bar?.length
      ? h(
          "div",
          { class: "figures" },
          ...panel.bar
            .flatMap((group) => group.figures ?? [])
            .filter((figure) => figure.value !== 0)
            .map((figure) => figureChip({ ...figure, id: undefined }, how.large)),
        )
      : null,
    panel.lines?.length
      ? h(
          "ol",
          { class: "reasons" },
          ...panel.lines.map((line) =>
            h(
              "li",
              {},
              line.emblem ? emblem(line.emblem) : null,
              h("span", { class: "grow" }, h("b", {}, line.text), line.note ? h("small", {}, line.note) : null),
              line.amount === undefined ? null : h("b", {}, String(line.amount)),
            ),
          ),
        )
      : null,
    ...(panel.tracks ?? []).map(scale),
    diceTray(panel.dice),
    panel.stacks?.length ? h("div", { class: "heaps" }, ...panel.stacks.map(heap)) : null,
    ...(panel.rows ?? [])
      .filter((row) => row.cards.length && !row.hand)
      .map((row) => shelf(row.name === panel.name ? { ...row, name: "" } : row, how.large ? "normal" : "small")),
    ...(panel.notes ?? []).map((note) => h("p", { class: "note" }, note)),
  );
}

/** @param {Player | undefined} player */
export function playerName(player) {
  if (!player) return "";
  if (player.kind === "open") return t("seat-open");
  return player.name ?? t("seat-number", { seat: player.seat + 1 });
}
