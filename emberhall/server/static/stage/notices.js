// Notices over the board: lost connections, requests to undo, what you missed, how the game ended.

/** @import { Told, UndoRequest, View } from "../core/types" */
import { h, refill } from "../core/dom.js";
import { chart, charted, scoreRows } from "./ending.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { linked } from "./log.js";
import { playerName } from "./panels.js";
import { maySit } from "../pages/people.js";

/** @typedef {{ label: string, key: string, primary?: boolean, icon?: string, run: () => void }} Action */

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

export const offline = () => banner("offline", "wifi-off", [t("net-reconnecting")], [], true);

/** @param {string} text @param {() => void} home */
export const gone = (text, home) =>
  banner("gone", "door-closed", [text], [{ label: t("to-hall"), key: "home", primary: true, run: home }], true);

/** @param {View} view @param {{ answer: (agree: boolean) => void }} how */
export function undoRequest(view, how) {
  const request = /** @type {UndoRequest} */ (view.request);
  const count = view.decisions - request.to;
  const needs = request.needs.map((seat) => playerName(view.players[seat])).join(", ");
  if (request.mine) {
    return banner(
      "consent",
      "undo-2",
      [t("undo-asked", { names: needs })],
      [{ label: t("undo-withdraw"), key: "withdraw", run: () => how.answer(false) }],
    );
  }
  const asked = request.needs.some((seat) => view.you.seats.includes(seat));
  return banner(
    "consent",
    "undo-2",
    [t("undo-wish", { name: request.name, count })],
    asked
      ? [
          { label: t("undo-refuse"), key: "no", run: () => how.answer(false) },
          { label: t("undo-allow"), key: "yes", primary: true, run: () => how.answer(true) },
        ]
      : [],
    true,
  );
}

/**
 * @param {Told[]} lines
 * @param {Map<string, string>} names
 * @param {{ show: (id: string) => void, close: () => void }} how
 */
export function since(lines, names, how) {
  const mine = lines.filter((line) => line.mine);
  const rest = lines.filter((line) => !line.mine);
  const shown = [...mine, ...rest.slice(-Math.max(3, 8 - mine.length))];
  return banner(
    "since",
    "scroll-text",
    [
      h("h3", {}, t("since-title", { count: lines.length })),
      h(
        "ul",
        {},
        ...shown.map((line) => h("li", { class: line.mine ? "mine" : "" }, ...linked(line, names, how.show))),
      ),
    ],
    [{ label: t("close"), key: "close", run: how.close }],
  );
}

/** Hidden information was seen: everyone is told, for ever. @param {() => void} close */
export const looked = (close) =>
  banner("looked", "eye", [t("looked")], [{ label: t("understood"), key: "looked", run: close }]);

/** @param {number} free @param {() => void} sit */
export const watching = (free, sit) =>
  banner(
    "watching",
    "eye",
    [t(free ? "watching-free" : "watching")],
    free ? [{ label: t("sit-down"), key: "sit", primary: true, icon: "log-in", run: sit }] : [],
  );

/** Who plays at a seat: the hero, if the game has a panel for it. @param {View} view @param {number} seat */
const seated = (view, seat) =>
  (view.scene.panels ?? []).find((panel) => panel.seat === seat)?.name ?? playerName(view.players[seat]);

/**
 * @param {View} view
 * @param {{ again: (() => void) | null, next: (options: Record<string, string | number>) => void, home: () => void,
 *   homeName: string, interlude: boolean, past: () => void, close: () => void, parts: (HTMLElement | null)[] }} how
 *   `parts`: the scores, what they are made of, a chart
 */
export function outcome(view, how) {
  const end = /** @type {NonNullable<View["outcome"]>} */ (view.outcome);
  const names = end.winners.map((seat) => seated(view, seat)).join(", ");
  const title = end.won
    ? t("you-won")
    : end.winners.length
      ? t("winners", { names, count: end.winners.length })
      : end.won === false
        ? t("you-lost")
        : t("game-over");
  const told = how.interlude
    ? [h("h3", {}, end.reason)]
    : [h("h3", {}, title), h("p", {}, end.reason), ...how.parts.filter((part) => part !== null)];
  return banner(`outcome ${end.won ? "won" : ""}`, how.interlude ? "store" : end.won ? "trophy" : "flag", told, [
    { label: t("close"), key: "close", run: how.close },
    { label: t("watch-replay"), key: "past", icon: "play", run: how.past },
    ...(how.again ? end.opens : []).map(({ label, options }, i) => ({
      label: t("play-next", { name: label }),
      key: `opens ${i}`,
      icon: "play",
      run: () => how.next(options),
    })),
    ...(how.again ? [{ label: t("play-again"), key: "again", icon: "rotate-ccw", run: how.again }] : []),
    { label: how.homeName, key: "home", primary: true, icon: "house", run: how.home },
  ]);
}

/** The curtain between two people at one screen. @param {View} view @param {(seat: number) => void} open */
export function curtain(view, open) {
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
 * The scores, the log's last lines about them, and the chart, made once for each language.
 * @param {import("./table.js").Table} table
 * @param {View} view
 */
function ending(table, view) {
  const name = charted(view.scene);
  if (!table.chart || table.charted !== name) table.chart = chart(view.decisions, table.timeline.how.fetch, view.scene);
  table.charted = name;
  const scores = scoreRows(view);
  const parts = scores ? /:.*\d\D+\d/ : /\d\D+\d/; // whose points, and their breakdown
  const last = table.log.lines
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
    table.chart,
  ];
}

/** Draw all notices of a table. @param {import("./table.js").Table} table */
export function drawAll(table) {
  const view = table.view;
  const campaign = table.info?.campaign;
  const home = () => table.go(campaign ? `/campaign/${campaign}` : "/");
  const said = [];
  if (table.final)
    said.push(gone(t(table.final === 4404 ? "no-table" : table.final === 4401 ? "logged-out" : "bad-link"), home));
  else if (!table.online) said.push(offline());
  if (view) {
    if (view.request)
      said.push(undoRequest(view, { answer: (agree) => void table.send({ type: "consent", agree, seq: view.seq }) }));
    if (view.outcome && !table.timeline.past && !table.endSeen) {
      const again = campaign ? null : () => table.go(`/?play=${encodeURIComponent(table.info?.game ?? "")}`);
      said.push(
        outcome(view, {
          home,
          homeName: t(campaign ? "to-campaign" : "to-hall"),
          interlude: Boolean(table.info?.game.includes("/")),
          again,
          next: (options) =>
            table.go(
              `/?${new URLSearchParams({ play: table.info?.game ?? "", ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])) })}`,
            ),
          past: () => void table.timeline.go(0),
          parts: ending(table, view),
          close: () => {
            table.endSeen = true;
            table.drawNotices();
          },
        }),
      );
    } else if (table.since?.lines.length && !table.timeline.past) {
      const close = () => {
        table.since = null;
        table.drawNotices();
      };
      said.push(since(table.since.lines, table.things.byName, { show: (id) => table.show(id), close }));
    }
    if (view.looked && !table.lookedSeen && view.players.some((player) => player.kind === "person" && !player.you)) {
      said.push(
        looked(() => {
          table.lookedSeen = true;
          table.drawNotices();
        }),
      );
    }
    const free =
      campaign || !table.info || !maySit(table.info)
        ? 0
        : view.players.filter((player) => player.kind === "open").length;
    if (view.you.watching && !view.outcome)
      said.push(watching(view.you.seats.length ? 0 : free, () => void table.sit()));
  }
  refill(table.top.notices, ...said);
  const closed =
    view?.you.curtain &&
    view.you.look === null &&
    !view.outcome &&
    view.waiting.some((seat) => view.you.seats.includes(seat));
  refill(table.top.curtain, closed && view ? curtain(view, (seat) => table.look(seat)) : null);
  for (const part of table.top.root.children)
    if (part !== table.top.curtain) part.toggleAttribute("inert", Boolean(closed));
  if (closed) table.top.curtain.querySelector("button")?.focus();
}
