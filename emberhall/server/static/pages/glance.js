// A table or a game at a glance: who plays what, how far it is, how it ended, a picture.

/** @import { GameInfo, Scene, TableInfo } from "../core/types" */
import { BoardView } from "../board/board.js";
import { token } from "../board/tokens.js";
import { cardFace } from "../cards/face.js";
import { figureChip } from "../cards/figures.js";
import { h } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { playerName } from "../stage/panels.js";
import { t } from "../words/i18n.js";

/** Who plays what, and how far the game is. @param {TableInfo} table @param {GameInfo[]} games */
export function glanceAt(table, games) {
  const scenario = scenarioOf(table, games)?.textContent;
  const heroes = new Map((table.glance?.heroes ?? []).map((hero) => [hero.seat, hero]));
  const figures = (table.glance?.status ?? [])
    .filter((figure) => figure.id !== "scenario" && String(figure.value) !== scenario)
    .slice(0, 3);
  return h(
    "div",
    { class: "glance" },
    ...table.players
      .filter((player) => player.kind !== "empty")
      .map((player) => {
        const hero = heroes.get(player.seat);
        const waits = !table.over && table.waiting.includes(player.seat);
        return h(
          "span",
          { class: `seated${waits ? " waits" : ""}` },
          hero?.emblem ? token({ emblem: hero.emblem, colour: hero.colour, filled: true }) : null,
          hero && hero.name !== player.name ? `${hero.name} · ${playerName(player)}` : playerName(player),
        );
      }),
    ...figures.map((figure) => figureChip(figure, true)),
  );
}

/** How a game ended: who won, the points, and why. @param {TableInfo} table */
export function endingOf(table) {
  const end = table.outcome;
  if (!end) return t("over");
  const heroes = new Map((table.glance?.heroes ?? []).map((hero) => [hero.seat, hero.name]));
  const called = (/** @type {number} */ seat) => heroes.get(seat) ?? playerName(table.players[seat]);
  const all = end.winners.length === table.players.length;
  const title = end.won
    ? t("you-won")
    : end.won === false && !end.winners.length
      ? t("you-lost")
      : end.winners.length && !all
        ? t("winners", { names: end.winners.map(called).join(", "), count: end.winners.length })
        : t("over");
  const points =
    end.scores.length > 1 || end.scores.some(Boolean)
      ? t("points", {
          scores: end.scores
            .map((score, seat) => (end.scores.length > 1 ? `${called(seat)} ${score}` : String(score)))
            .join(", "),
        })
      : "";
  return h("span", { class: "ending" }, h("b", {}, title), " ", end.reason, points ? ` ${points}` : "");
}

/** The scenario, if the game has any. @param {TableInfo} table @param {GameInfo[]} games */
export function scenarioOf(table, games) {
  const option = games.find((game) => game.name === table.game)?.options.find((one) => one.scenario);
  const choice = option?.choices?.find((one) => one.value === table.options[option.name]);
  return choice ? h("span", { class: "scenario-name" }, choice.label) : null;
}

/** A game drawn from its own scene: its board, or some of its cards. @param {Scene} scene */
export function pictureOf(scene) {
  const board = [...(scene.boards ?? [])].sort((a, b) => b.spaces.length - a.spaces.length)[0];
  if (board) {
    const drawn = new BoardView({ moving: false });
    drawn.update({ ...board, spaces: board.spaces.map((space) => ({ ...space, name: undefined })) }, 1.7);
    for (const element of drawn.svg.querySelectorAll("[tabindex]")) element.removeAttribute("tabindex");
    drawn.svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
    return [drawn.svg];
  }
  const rows = [...(scene.rows ?? []), ...(scene.panels ?? []).flatMap((panel) => panel.rows ?? [])];
  const cards = rows.flatMap((row) => row.cards).slice(0, 5);
  return [
    h("div", { class: "fan" }, ...(cards.length ? cards.map((card) => cardFace(card, "normal")) : [icon("layers")])),
  ];
}
