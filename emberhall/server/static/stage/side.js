// Beside the board: the rail with the players, and what it unfolds: panels, story and chat.

/** @import { Panel, Player, Scene } from "../core/types" */
/** @import { Dispatch, Model, Part } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
import { token } from "../board/tokens.js";
import { heap, shelf } from "../cards/cards.js";
import { h, kept, refill, refillFor, set } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { sceneOf } from "../core/lookup.js";
import { isBoardless, unfolded } from "../core/model.js";
import { byOwner } from "../core/order.js";
import { currentLanguage, t } from "../words/i18n.js";
import { diceTray, panelBox, playerName } from "./panels.js";
import { said } from "../words/glossary.js";

/** Panels are redrawn only when they change. */
const panelOnce = kept(panelBox);

/** @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
export function drawSide(top, model, dispatch) {
  if (!model.view) return;
  const { players } = model.view;
  // otherwise when it is opened
  if (unfolded(model)) refill(top.panels, ...beside(sceneOf(model), players, turnOf(model)));
  drawPeople(top, model, dispatch);
}

/** Whose turn it is, and who I am. @param {Model} model */
export const turnOf = ({ view, past }) => ({
  waiting: past?.waiting ?? view?.waiting ?? [],
  mine: view?.you.seats ?? [],
});

/**
 * Everything beside the board, my own panels first.
 * @param {Scene} scene @param {Player[]} players @param {{ waiting: number[], mine: number[] }} how
 */
export function beside(scene, players, how) {
  const rows = (scene.rows ?? []).filter((row) => !row.hand && row.cards.length);
  const size = scene.boards?.length ? "small" : "normal";
  return [
    diceTray(scene.dice),
    ...byOwner(scene.panels ?? [], how.mine).map((panel) => {
      const seat = panel.seat ?? -1;
      const also = [how.waiting.includes(seat), how.mine.includes(seat), players[seat], currentLanguage()];
      return panelOnce(panel, JSON.stringify(also), players, how);
    }),
    scene.stacks?.length ? h("div", { class: "heaps" }, ...scene.stacks.map(heap)) : null,
    ...rows.map((row) => shelf(row, size)),
  ];
}

/** @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
function drawPeople(top, model, dispatch) {
  const players = model.view?.players ?? [];
  const how = turnOf(model);
  const seated = (sceneOf(model).panels ?? []).filter((panel) => panel.seat !== undefined);
  top.people.hidden = !seated.length;
  const seen = seated.map(({ id, seat, name, emblem, colour, active }) => [
    id,
    seat,
    name,
    emblem,
    colour,
    active,
    playerName(players[seat ?? 0]),
  ]);
  refillFor(top.people, JSON.stringify([said(), how, seen]), () =>
    seated.map((panel) => person(panel, playerName(players[panel.seat ?? 0]), how, dispatch)),
  );
}

/**
 * @param {Panel} panel @param {string} player @param {{ waiting: number[], mine: number[] }} how
 * @param {Dispatch} dispatch
 */
function person(panel, player, how, dispatch) {
  const label = `${panel.name}${player ? ` (${player})` : ""}`;
  const seat = panel.seat ?? -1;
  return h(
    "button",
    {
      type: "button",
      class: `quiet person${how.waiting.includes(seat) ? " waits" : ""}${how.mine.includes(seat) ? " mine" : ""}`,
      title: label,
      "aria-label": label,
      "data-key": `person ${panel.seat}`,
      onclick: () => {
        dispatch({ type: "part", part: "panels" });
        dispatch({ type: "show", id: panel.id });
      },
    },
    token({ emblem: panel.emblem, colour: panel.colour, filled: true, acts: panel.active }),
  );
}

/** The tabs of the rail and of story and chat. @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
export function drawTabs(top, model, dispatch) {
  const { part, talk, chat } = model;
  top.lies("boardless", isBoardless(model));
  set(top.root, "data-part", part);
  set(top.root, "data-talk", talk);
  const words = JSON.stringify([currentLanguage(), t("talk"), talk, chat.unread, part]);
  const dot = () => (chat.unread ? h("span", { class: "dot" }, String(chat.unread)) : null);
  const turn = (/** @type {Part} */ to) => () => dispatch({ type: "part", part: to });
  set(top.talkTabs, "aria-label", t("talk"));
  set(top.railTabs, "aria-label", t("parts"));
  refillFor(top.panelsHead, words, () => [h("h2", {}, t("tab-panels")), fold("panels", turn("board"))]);
  refillFor(top.talkTabs, words, () => [
    .../** @type {const} */ (["log", "chat"]).map((one) =>
      h(
        "button",
        {
          type: "button",
          role: "tab",
          "aria-selected": String(talk === one),
          "aria-controls": one,
          onclick: turn(one),
        },
        icon(one === "log" ? "scroll-text" : "message-circle"),
        t(one),
        one === "chat" ? dot() : null,
      ),
    ),
    fold("side", turn("board")),
  ]);
  refillFor(top.railTabs, words, () =>
    Object.entries(PARTS).map(([one, name]) =>
      h(
        "button",
        {
          type: "button",
          class: "quiet square",
          title: t(`tab-${one}`),
          "aria-label": t(`tab-${one}`),
          "aria-pressed": String(part === one),
          "data-key": `rail ${one}`,
          onclick: turn(part === one ? "board" : /** @type {Part} */ (one)),
        },
        icon(name),
        one === "chat" ? dot() : null,
      ),
    ),
  );
}

/** What lies beside the board, and its picture. */
const PARTS = { panels: "users", log: "list", chat: "message-circle" };

/** @param {string} what @param {() => unknown} onclick */
const fold = (what, onclick) =>
  h(
    "button",
    {
      type: "button",
      class: "quiet square fold-side",
      "aria-label": t("fold"),
      "data-key": `fold ${what}`,
      onclick,
    },
    icon("x"),
  );
