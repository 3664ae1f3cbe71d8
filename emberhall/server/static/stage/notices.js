// Notices over the board: lost connections, requests to undo, what you missed, how the game ended.

/** @import { Told, UndoRequest, View } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
import { h, refill } from "../core/dom.js";
import { thingsOf } from "../core/lookup.js";
import { isCurtained } from "../core/model.js";
import { chartOf, scoreRows } from "./ending.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { linked } from "./log.js";
import { playerName } from "./panels.js";
import { maySit } from "../pages/people.js";

/** @typedef {{ label: string, key: string, primary?: boolean, icon?: string, run: () => unknown }} Action */

/**
 * @param {string} kind
 * @param {string} name
 * @param {(Node | string)[]} text
 * @param {Action[]} actions
 * @param {boolean} [urgent]
 */
function banner(kind, name, text, actions, urgent = false) {
  return h(
    "div",
    { class: `notice ${kind}`, role: urgent ? "alert" : "status", "data-notice": kind },
    icon(name),
    h("div", { class: "notice-text" }, ...text),
    actions.length
      ? h(
          "div",
          { class: "notice-actions" },
          ...actions.map((action) =>
            h(
              "button",
              {
                type: "button",
                class: action.primary ? "primary" : "",
                "data-key": `notice ${kind} ${action.key}`,
                onclick: action.run,
              },
              action.icon ? icon(action.icon) : null,
              action.label,
            ),
          ),
        )
      : null,
  );
}

const offline = () => banner("offline", "wifi-off", [t("net-reconnecting")], [], true);

/** Where one goes back to: the campaign, or the hall. @param {Model} model @param {Dispatch} dispatch */
const home =
  ({ info }, dispatch) =>
  () =>
    dispatch({ type: "go", path: info?.campaign ? `/campaign/${info.campaign}` : "/" });

/** The connection is over for good. @param {Model} model @param {Dispatch} dispatch */
const gone = (model, dispatch) =>
  banner(
    "gone",
    "door-closed",
    [t(model.final === 4404 ? "no-table" : model.final === 4401 ? "logged-out" : "bad-link")],
    [{ label: t("to-hall"), key: "home", primary: true, run: home(model, dispatch) }],
    true,
  );

/** @param {View} view @param {Dispatch} dispatch */
function undoRequest(view, dispatch) {
  const request = /** @type {UndoRequest} */ (view.request);
  const count = view.decisions - request.to;
  const needs = request.needs.map((seat) => playerName(view.players[seat])).join(", ");
  const answer = (/** @type {boolean} */ agree) => () => dispatch({ type: "say", message: { type: "consent", agree } });
  if (request.mine)
    return banner(
      "consent",
      "undo-2",
      [t("undo-asked", { names: needs })],
      [{ label: t("undo-withdraw"), key: "withdraw", run: answer(false) }],
    );
  const asked = request.needs.some((seat) => view.you.seats.includes(seat));
  return banner(
    "consent",
    "undo-2",
    [t("undo-wish", { name: request.name, count })],
    asked
      ? [
          { label: t("undo-refuse"), key: "no", run: answer(false) },
          { label: t("undo-allow"), key: "yes", primary: true, run: answer(true) },
        ]
      : [],
    true,
  );
}

/** What you missed. @param {Model} model @param {Told[]} lines @param {Dispatch} dispatch */
function since(model, lines, dispatch) {
  const mine = lines.filter((line) => line.mine);
  const rest = lines.filter((line) => !line.mine);
  const shown = [...mine, ...rest.slice(-Math.max(3, 8 - mine.length))];
  const names = thingsOf(model).byName;
  return banner(
    "since",
    "scroll-text",
    [
      h("h3", {}, t("since-title", { count: lines.length })),
      h(
        "ul",
        {},
        ...shown.map((line) => h("li", { class: line.mine ? "mine" : "" }, ...linked(line, names, dispatch))),
      ),
    ],
    [{ label: t("close"), key: "close", run: () => dispatch({ type: "seen since" }) }],
  );
}

/** Hidden information was seen: everyone is told, for ever. @param {Dispatch} dispatch */
const looked = (dispatch) =>
  banner(
    "looked",
    "eye",
    [t("looked")],
    [{ label: t("understood"), key: "looked", run: () => dispatch({ type: "seen looked" }) }],
  );

/** @param {number} seats that are free @param {Dispatch} dispatch */
const watching = (seats, dispatch) =>
  banner(
    "watching",
    "eye",
    [t(seats ? "watching-free" : "watching")],
    seats
      ? [{ label: t("sit-down"), key: "sit", primary: true, icon: "log-in", run: () => dispatch({ type: "sit" }) }]
      : [],
  );

/** Who plays at a seat: the hero, if the game has a panel for it. @param {View} view @param {number} seat */
const seated = (view, seat) =>
  (view.scene.panels ?? []).find((panel) => panel.seat === seat)?.name ?? playerName(view.players[seat]);

/** How the game ended. @param {Model} model @param {Dispatch} dispatch */
function outcome(model, dispatch) {
  const view = /** @type {View} */ (model.view);
  const { info } = model;
  const end = /** @type {NonNullable<View["outcome"]>} */ (view.outcome);
  const interlude = Boolean(info?.game.includes("/"));
  const title = titleOf(view, end);
  const told = interlude
    ? [h("h3", {}, end.reason)]
    : [h("h3", {}, title), h("p", {}, end.reason), ...ending(model, dispatch).filter((part) => part !== null)];
  const play = (/** @type {Record<string, string | number>} */ options) => () => {
    const words = Object.entries(options).map(([name, value]) => [name, String(value)]);
    dispatch({ type: "go", path: `/?${new URLSearchParams([["play", info?.game ?? ""], ...words])}` });
  };
  return banner(`outcome ${end.won ? "won" : ""}`, interlude ? "store" : end.won ? "trophy" : "flag", told, [
    { label: t("close"), key: "close", run: () => dispatch({ type: "seen end" }) },
    { label: t("watch-replay"), key: "past", icon: "play", run: () => dispatch({ type: "time", at: 0 }) },
    ...(info?.campaign ? [] : end.opens).map(({ label, options }, i) => ({
      label: t("play-next", { name: label }),
      key: `opens ${i}`,
      icon: "play",
      run: play(options),
    })),
    ...(info?.campaign ? [] : [{ label: t("play-again"), key: "again", icon: "rotate-ccw", run: play({}) }]),
    {
      label: t(info?.campaign ? "to-campaign" : "to-hall"),
      key: "home",
      primary: true,
      icon: "house",
      run: home(model, dispatch),
    },
  ]);
}

/** @param {View} view @param {NonNullable<View["outcome"]>} end */
function titleOf(view, end) {
  if (end.won) return t("you-won");
  const names = end.winners.map((seat) => seated(view, seat)).join(", ");
  if (end.winners.length) return t("winners", { names, count: end.winners.length });
  return t(end.won === false ? "you-lost" : "game-over");
}

/** The curtain between two people at one screen. @param {View} view @param {(seat: number) => void} open */
function curtain(view, open) {
  const next = view.waiting.filter((seat) => view.you.seats.includes(seat));
  const seats = next.length ? next : view.you.seats;
  return h(
    "div",
    { class: "curtain", role: "dialog", "aria-label": t("curtain") },
    icon("monitor-smartphone"),
    h("h2", {}, next.length === 1 ? t("curtain-pass", { name: seated(view, next[0]) }) : t("curtain")),
    h("p", {}, next.length === 1 ? t("curtain-why", { name: seated(view, next[0]) }) : t("curtain-why-several")),
    ...seats.map((seat, i) =>
      h(
        "button",
        {
          type: "button",
          class: "primary",
          "data-key": `curtain ${seat}`,
          autofocus: i === 0,
          onclick: () => open(seat),
        },
        icon("eye"),
        t("curtain-open", { name: seated(view, seat) }),
      ),
    ),
  );
}

/**
 * The scores, the story's last lines about them, and the chart.
 * @param {Model} model @param {Dispatch} dispatch
 */
function ending({ view, info, lines }, dispatch) {
  if (!view) return [];
  const scores = scoreRows(view);
  const parts = scores ? /:.*\d\D+\d/ : /\d\D+\d/; // whose points, and their breakdown
  const last = lines.lines
    .filter((line) => line.at >= view.decisions && parts.test(line.text))
    .map((line) => h("li", {}, line.text));
  const heading = t(scores ? "score-parts" : "last-told");
  return [
    scores,
    last.length
      ? h(
          "div",
          {},
          h("h4", { class: "muted" }, heading),
          h("ul", { class: "score-parts", tabindex: 0, role: "group", "aria-label": heading }, ...last),
        )
      : null,
    chartOf(view, info?.id ?? view.table, dispatch),
  ];
}

/** Draw all notices. @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
export function drawNotices(top, model, dispatch) {
  refill(
    top.notices,
    ...(model.final ? [gone(model, dispatch)] : model.online ? [] : [offline()]),
    ...news(model, dispatch),
  );
  const { view } = model;
  const closed = isCurtained(model);
  refill(top.curtain, closed && view ? curtain(view, (seat) => dispatch({ type: "look", seat })) : null);
  for (const part of top.root.children) if (part !== top.curtain) part.toggleAttribute("inert", closed);
  if (closed) top.curtain.querySelector("button")?.focus();
}

/** What there is to say of a view. @param {Model} model @param {Dispatch} dispatch */
function news(model, dispatch) {
  const { view, past, ended, since: missed } = model;
  if (!view) return [];
  const over = view.outcome && !past && !ended;
  const others = view.players.some((player) => player.kind === "person" && !player.you);
  return [
    view.request ? undoRequest(view, dispatch) : null,
    over ? outcome(model, dispatch) : missed?.lines.length && !past ? since(model, missed.lines, dispatch) : null,
    view.looked && !model.looked && others ? looked(dispatch) : null,
    view.you.watching && !view.outcome ? watching(free(model), dispatch) : null,
  ];
}

/** How many seats I may take. @param {Model} model */
const free = ({ view, info }) =>
  !view || view.you.seats.length || info?.campaign || !info || !maySit(info)
    ? 0
    : view.players.filter((player) => player.kind === "open").length;
