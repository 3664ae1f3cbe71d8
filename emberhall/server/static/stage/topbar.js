// The top bar: the title, what the whole table shares, the tools; and the turn order.

/** @import { Order } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
import { token } from "../board/tokens.js";
import { figureChip } from "../cards/figures.js";
import { h, kept, refill, refillFor, set } from "../core/dom.js";
import { shares } from "../core/facts.js";
import { small } from "../core/layout.js";
import { sceneOf } from "../core/lookup.js";
import { languageButton, settingsButton } from "../pages/settings.js";
import { said } from "../words/glossary.js";
import { t } from "../words/i18n.js";
import { ownCell } from "./panels.js";
import { tool } from "./tabletop.js";

const chip = kept((/** @type {import("../core/types").Figure} */ figure) => figureChip(figure, true));

/** @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
export function drawTopbar(top, model, dispatch) {
  const { info } = model;
  refillFor(top.title, JSON.stringify([said(), info?.title]), () => [
    tool("house", t("to-hall"), () => dispatch({ type: "go", path: "/" })),
    h("h1", {}, info?.title ?? ""),
  ]);
  refillFor(top.aim, JSON.stringify([said(), Boolean(info?.aim)]), () =>
    info?.aim ? [tool("target", t("aim"), () => dispatch({ type: "aim" }), { key: "tool aim", text: t("aim") })] : [],
  );
  refill(top.status, ...statusFigures(model));
  drawTools(top, model, dispatch);
  drawOrder(top, model);
  top.track.hidden = !shares(model);
}

/** What the table shares, without what the turn order or the game's own panel shows. @param {Model} model */
function statusFigures(model) {
  const scene = sceneOf(model);
  const aside = scene.panels?.find((panel) => panel.aside);
  const below = new Set(aside?.figures?.map((figure) => figure.emblem));
  const told = (scene.status ?? []).filter((figure) => figure.name !== scene.order?.figure?.name);
  return told.filter((figure) => !figure.emblem || !below.has(figure.emblem)).map((figure) => chip(figure, said()));
}

/** @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
function drawTools(top, model, dispatch) {
  const { view, game, timed } = model;
  const mine = Boolean(view?.you.seats.length);
  const asks = view?.undo.kind === "consent" && view.undo.consent.length > 0;
  const [off, turn, redo] = [view?.undo.kind === "impossible", view?.undo.turn ?? null, Boolean(view?.redo)];
  const press =
    (/** @type {string} */ type, more = {}) =>
    () =>
      dispatch({ type, ...more });
  set(top.tools, "aria-label", t("tools"));
  refillFor(
    top.tools,
    JSON.stringify([said(), mine, asks, off, turn, redo, timed, game?.rules, model.info?.id, small(model.size)]),
    () => [
      mine && turn !== null
        ? tool("rotate-ccw", t("reset-turn"), press("undo", { to: turn }), { key: "tool reset" })
        : null, // first, so that it moves none of the others when it comes and goes
      mine ? tool("undo-2", t(asks ? "undo-ask" : "undo"), press("undo"), { off, key: "tool undo" }) : null,
      mine ? tool("redo-2", t("redo"), press("redo"), { off: !redo, key: "tool redo" }) : null,
      tool("rotate-ccw-clock", t("timeline"), press("timeline"), { pressed: timed, key: "tool timeline" }),
      game?.rules ? tool("book-open", t("rules"), press("rules"), { key: "tool rules" }) : null,
      tool("user-plus", t("people"), press("people"), { key: "tool people" }),
      languageButton(),
      settingsButton(small(model.size) ? menuEntries(model, dispatch) : []),
    ],
  );
}

/** Menu entries for what a narrow bar has no room for. @param {Model} model @param {Dispatch} dispatch */
function menuEntries({ info, game }, dispatch) {
  const part = (/** @type {string} */ name, /** @type {string} */ icon) => ({
    label: t(`tab-${name}`),
    icon,
    run: () => void dispatch({ type: "part", part: name }),
  });
  const entry = (/** @type {string} */ type, /** @type {string} */ icon) => ({
    label: t(type),
    icon,
    run: () => void dispatch({ type }),
  });
  return [
    part("panels", "users"),
    part("log", "list"),
    part("chat", "message-circle"),
    ...(info?.aim ? [entry("aim", "target")] : []),
    ...(game?.rules ? [entry("rules", "book-open")] : []),
    entry("timeline", "rotate-ccw-clock"),
    entry("people", "user-plus"),
  ];
}

/** @param {Tabletop} top @param {Model} model */
function drawOrder(top, model) {
  const { order, panels } = sceneOf(model);
  refill(top.order, ...(order ? orderOf(order) : []));
  top.order.hidden = !order;
  const aside = panels?.find((panel) => panel.aside);
  refill(top.own, ...(aside?.figures ?? []).map(ownCell));
  top.own.hidden = !aside;
  if (aside) set(top.own, "aria-label", aside.name);
}

/** @param {Order} order */
function orderOf(order) {
  return [
    order.figure
      ? h(
          "div",
          { class: "order-round" },
          h("span", { class: "cap" }, order.figure.name),
          h("b", { class: "num" }, String(order.figure.value)),
        )
      : null,
    h(
      "ol",
      {},
      ...order.turns.map((turn) =>
        h(
          "li",
          {
            class: `turn${turn.acts ? " acts" : ""}${turn.done ? " done" : ""}`,
            "data-id": turn.id,
            "data-key": turn.id,
            tabindex: -1,
            "aria-current": turn.acts ? "step" : null,
          },
          h("b", { class: "num" }, turn.figure ?? ""),
          token({ emblem: turn.emblem, colour: turn.colour, filled: turn.filled }),
          h("span", {}, turn.name),
        ),
      ),
    ),
  ];
}

/** What is left out, one after the other, until all that the table shares fits. */
const LESS = ["terse", "brief", "lean", "spare", "bare"];

/**
 * They are measured only when their words change: `fitted` holds the last ones.
 * @param {{ track: HTMLElement }} top @param {number} room @param {string} fitted
 */
export function fitTrack({ track }, room, fitted) {
  const words = `${room} ${track.querySelectorAll("*").length} ${(track.textContent ?? "").replace(/\d/g, "0")}`;
  if (words === fitted) return fitted;
  track.classList.remove(...LESS);
  for (const less of LESS) if (track.scrollWidth > track.clientWidth) track.classList.add(less);
  return words;
}

/**
 * How wide the name of the game would like to be: measured when something else is named, or in another font.
 * @param {HTMLElement} title @param {{ of: string, wide: number }} before
 */
export function widthOf(title, before) {
  const of = `${innerWidth} ${document.fonts.status} ${title.textContent}`;
  if (of === before.of) return before;
  const name = title.querySelector("h1");
  return { of, wide: title.offsetWidth + (name ? name.scrollWidth - name.clientWidth + 2 : 0) };
}
