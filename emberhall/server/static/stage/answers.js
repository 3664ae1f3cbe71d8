// Answers before a choice: what an option leads to, drawn as ghosts, and why something cannot be chosen.

/** @import { Figure, Option } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Boards } from "./boards.js" */
/** @import { Tabletop } from "./tabletop.js" */
import { figureChip } from "../cards/figures.js";
import { place } from "./dialogs.js";
import { h, s } from "../core/dom.js";
import { phone } from "../core/window.js";
import { worded } from "../words/glossary.js";
import { capital, t } from "../words/i18n.js";
import { drawn, emblem, emblemAt, icon } from "../core/icons.js";
import { barFigures, notesOf, ownPanel, sceneOf, whoIs } from "../core/lookup.js";
import { patched } from "../core/patch.js";
import { nameOf } from "../core/question.js";
import { api } from "../core/transport.js";
import { lookOf, seatOf, tableOf } from "./addresses.js";
import { fightGhost } from "./fight.js";
import { signIcon } from "../board/shapes.js";

const REST = 120; // how long the pointer rests on an option before its consequence is fetched (milliseconds)

/**
 * @typedef {{ key: string, stop: string, patch: import("../core/types").Patch, lit: string[], asks: string | null }}
 *   Foreseen
 * @typedef {{ element: string, why: string | null, rule: string | null, missing: string | null, other?: boolean }}
 *   Reason `other`: there is no reason but that something else is asked
 */

/** The key under which the consequence of an option is cached. @param {Option} option */
const known = (option) => `${option.key} ${option.then ?? ""}`;

export class Answers {
  /** @param {Tabletop} top @param {Boards} boards @param {() => Model} model @param {Dispatch} dispatch */
  constructor(top, boards, model, dispatch) {
    this.top = top;
    this.box = top.whatif;
    this.boards = boards;
    this.model = model;
    this.dispatch = dispatch;
    this.timer = 0;
    /** The option whose consequence is shown or fetched. */
    this.key = "";
    /** Answers to the open question. @type {Map<string, Promise<Foreseen>>} */
    this.known = new Map();
    this.bubble = h("div", { class: "bubble island", role: "dialog", hidden: true });
    document.body.append(this.bubble);
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (event.target instanceof Node && !this.bubble.contains(event.target)) this.shut();
      },
      true,
    );
    this.bubble.addEventListener("click", (event) => {
      if (event.target instanceof Element && !event.target.closest("button")) this.shut();
    });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && this.shut()) event.stopPropagation();
      },
      true,
    );
  }

  close() {
    this.fresh();
    this.bubble.remove();
  }

  /** The position has changed: cached consequences are stale. */
  past() {
    this.known.clear();
    this.forget();
  }

  /** Another question is open: close the reason why not as well. */
  fresh() {
    this.past();
    this.shut();
  }

  /** The pointer rests on an option. @param {Option} option */
  rest(option) {
    this.forget();
    this.key = known(option);
    this.timer = window.setTimeout(() => void this.foresee(option), REST);
  }

  forget() {
    clearTimeout(this.timer);
    this.key = "";
    this.box.hidden = true;
    this.boards.shown?.ghosts(null, []);
    fightGhost(this.top.fight, sceneOf(this.model()).fight, undefined, "");
  }

  /** @param {Option} option */
  async foresee(option) {
    const model = this.model();
    const key = new URLSearchParams({ key: option.key, ...(option.then ? { then: option.then } : {}) });
    const address = `/api/tables/${tableOf(model)}/foresee?${key}${seatOf(model)}${lookOf(model)}`;
    const asked = this.known.get(known(option)) ?? api(address);
    this.known.set(known(option), asked);
    /** @type {Foreseen} */
    let seen;
    try {
      seen = await asked;
    } catch {
      this.known.delete(known(option));
      return; // a missing preview is not an error
    }
    if (this.key !== known(option) || seen.stop === "gone") return;
    const scene = sceneOf(this.model());
    const then = patched(scene, seen.patch);
    const own = ownPanel(this.model());
    const changes = changed(barFigures(own), barFigures(then.panels?.find((one) => one.id === own?.id)));
    const board = this.boards.shown;
    const { places, many } = board?.ghosts(
      then.boards?.find((one) => one.id === board.board?.id) ?? null,
      seen.lit,
    ) ?? { places: [], many: 0 };
    fightGhost(this.top.fight, scene.fight, then.fight, option.label);
    const stops = t(`foresee-${seen.stop}`);
    if (!changes.length && !many && (!stops || phone())) return; // no room for words that say nothing
    this.box.replaceChildren(
      h("h3", {}, icon("eye"), h("span", {}, t("foresee", { option: option.label }))),
      ...changes.map(({ figure, before }) =>
        h(
          "p",
          { class: "change" },
          figure.emblem
            ? emblem(figure.emblem)
            : figure.colour
              ? signIcon(figure.colour)
              : drawn(figure.icon)
                ? icon(figure.icon ?? "")
                : null,
          h("span", { class: "grow" }, figure.name),
          h("span", { class: "num muted" }, String(before)),
          icon("arrow-right"),
          h("b", { class: "num" }, String(figure.value)),
        ),
      ),
      ...legend(board?.board?.spaces.some((space) => board.lit.has(space.id)) ?? false, places),
      ...(stops ? [h("p", { class: "muted" }, stops)] : []),
    );
    this.box.hidden = false;
  }

  /** Why a thing cannot be chosen. @param {string} id @param {Element} element */
  async whyNot(id, element) {
    const model = this.model();
    /** @type {Reason} */
    let reason;
    try {
      const about = new URLSearchParams({ element: id });
      reason = await api(`/api/tables/${tableOf(model)}/why?${about}${seatOf(model)}${lookOf(model)}`);
    } catch {
      return;
    }
    const rule = reason.rule;
    // it may have been drawn again meanwhile
    const again = element.isConnected ? element : this.top.root.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (!reason.why || !again) return;
    const card = whoIs(this.model(), id); // without hovering, a press is how you ask who that is
    const name = nameOf(this.model(), id, t("die").toLowerCase()).replace(/\.$/, "");
    // it is meant to be read, not chosen
    const read = reason.other && Boolean(card?.figures?.length || card?.text?.length);
    this.bubble.replaceChildren(
      h("h3", {}, icon("circle-question-mark"), card ? name : name ? t("why-not-that", { name }) : t("why-not")),
      card?.figures?.length
        ? h("p", { class: "figures" }, ...card.figures.map((figure) => figureChip(figure, true)))
        : "",
      ...(card?.text ?? []).map((line) => h("p", { class: "muted" }, ...worded(capital(line)))),
      ...notesOf(this.model(), id).map((note) => h("p", { class: "muted" }, ...worded(capital(note)))),
      read ? "" : h("p", {}, ...worded(reason.why)),
      reason.missing
        ? h("p", { class: "missing" }, h("span", { class: "cap" }, t("missing")), h("b", {}, reason.missing))
        : "",
      rule && !read
        ? h(
            "button",
            {
              type: "button",
              class: "link",
              "data-key": "why not rule",
              onclick: () => this.dispatch({ type: "why", rule }),
            },
            rule,
          )
        : "",
    );
    this.bubble.setAttribute("aria-label", t("why-not"));
    this.bubble.hidden = false;
    this.unmark();
    if (!read) again.classList.add("refused");
    place(this.bubble, (again.closest(".opened") ?? again).getBoundingClientRect());
    if (!phone()) giveWay(this.bubble, again);
    const below =
      phone() && [".opened:not([hidden])", ".ask"].map((what) => this.top.root.querySelector(what)).find(Boolean);
    if (below)
      // on a phone it covers neither the question nor what lies below it
      this.bubble.style.top = `${Math.max(128, below.getBoundingClientRect().top - this.bubble.offsetHeight - 8)}px`;
  }

  /** What the reason was about is marked no longer. */
  unmark() {
    for (const one of this.top.root.querySelectorAll(".refused")) one.classList.remove("refused");
  }

  shut() {
    this.unmark();
    if (this.bubble.hidden) return false;
    this.bubble.hidden = true;
    return true;
  }
}

/**
 * Explains the marks on the board, if something comes into reach.
 * @param {boolean} now whether something is
 * @param {import("../core/types").Space[]} places that would
 */
function legend(now, places) {
  if (!places.length) return [];
  const hex = "M12 2 21 7 21 17 12 22 3 17 3 7Z";
  return [
    now ? key(s("path", { class: "line", d: hex }), t("legend-now")) : null,
    key(s("path", { class: "ghost-line", d: hex }), t("legend-then")),
    places.some((space) => space.cost)
      ? key(
          s("g", { class: "chip" }, s("circle", { cx: 12, cy: 12, r: 10 }), s("text", { x: 12, y: 16.5 }, "n")),
          t("legend-cost"),
        )
      : null,
    places.some((space) => space.risk)
      ? key(
          s("g", { class: "risk" }, s("circle", { cx: 12, cy: 12, r: 11 }), emblemAt("crossed-swords", 12, 12, 13)),
          t("legend-risk"),
        )
      : null,
  ].filter((part) => part !== null);
}

/** @param {SVGElement} mark @param {string} words */
const key = (mark, words) =>
  h("p", { class: "legend" }, s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, mark), words);

/** Figures that would change. @param {Figure[]} now @param {Figure[]} then */
function changed(now, then) {
  const before = new Map(now.map((figure) => [figure.id ?? figure.name, figure.value]));
  return then
    .filter((figure) => before.has(figure.id ?? figure.name) && before.get(figure.id ?? figure.name) !== figure.value)
    .map((figure) => ({ figure, before: before.get(figure.id ?? figure.name) }));
}

/**
 * If a box covers what can be chosen, move it to the nearest place where it covers least.
 * @param {HTMLElement} box
 * @param {Element} element what it is about
 */
function giveWay(box, element) {
  const table = element.closest(".table");
  const lit = [
    ...(table?.querySelectorAll(".space.lit .ground, .piece.lit, .hand .card.lit, .opened:not([hidden]), .ask, .bar") ??
      []),
  ].map((one) => one.getBoundingClientRect());
  const { left, top, width, height } = box.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  const over = (/** @type {number} */ x, /** @type {number} */ y) =>
    lit.filter((one) => one.left < x + width && one.right > x && one.top < y + height && one.bottom > y).length;
  let best = { x: left, y: top, covers: over(left, top), far: 0 };
  if (!best.covers) return;
  for (let x = 8; x <= innerWidth - width - 8; x += 24) {
    for (let y = 64; y <= innerHeight - height - 8; y += 24) {
      if (x < at.right && x + width > at.left && y < at.bottom && y + height > at.top) continue;
      const [covers, far] = [over(x, y), Math.hypot(x - left, y - top)];
      if (covers < best.covers || (covers === best.covers && far < best.far)) best = { x, y, covers, far };
    }
  }
  box.style.left = `${best.x}px`;
  box.style.top = `${best.y}px`;
}
