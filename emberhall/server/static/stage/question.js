// The question: its words, its options, and the buttons that end a turn. core/question.js knows what is asked.

/** @import { Option, Player } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
import { areas, areasAt, laid } from "../core/area.js";
import { h, refill } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { cardOf, isCovered, isPiece, onTable, sceneOf } from "../core/lookup.js";
import { small } from "../core/layout.js";
import { ends } from "../core/order.js";
import { askOf, isCounted, lies, optionsOf, pressable } from "../core/question.js";
import { marked, worded } from "../words/glossary.js";
import { t } from "../words/i18n.js";
import { enders, labelOf, optionButtons, pointing } from "./options.js";
import { playerName } from "./panels.js";
import { several } from "./several.js";

const FIGURES = 2; // up to this many pieces are listed beside the many places and cards
const LENGTHY = 32; // a longer question does not fit on two lines of a phone (characters)
// up to this many options are all listed; beyond it, those you can press on the table wait behind one button
const SHORT = 6;

/** Limits of the phone's player bar: buttons, and characters on each. */
const BUTTONS = 2,
  WORDS = 30;

/** @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
export function drawQuestion(top, model, dispatch) {
  const { question } = model;
  const ask = askOf(question);
  drawHint(top, model, dispatch);
  top.ask.setAttribute("aria-busy", String(Boolean(question.busy)));
  const more = h("div", { class: "more-said" }, ...several(model, dispatch));
  if (!ask) {
    const words = idle(model);
    refill(top.ask, h("p", { class: "prompt idle" }, words), more);
    top.ask.className = `ask island idle${words ? "" : " silent"}`;
    refill(top.ends);
    tellFew(top, true, false);
    return;
  }
  top.ask.className = `ask island${question.folded ? " folded" : ""}${question.listing ? " listing" : ""}`;
  const { deeds, last, rest, aside, listed } = parted(model);
  const shown = listed.length ? optionButtons(model, dispatch, listed, 0) : [];
  const others = aside.length ? optionButtons(model, dispatch, aside, shown.length) : [];
  refill(
    top.ask,
    question.asks.length > 1 ? seats(model, dispatch) : null,
    promptLine(model, dispatch, rest.length),
    h("div", { class: "prompt-tools" }, ...tools(model, dispatch, aside, listed.length > 0)),
    h(
      "div",
      // listed alone it would look like the answer
      {
        class: `options${aside.length && listed.length === 1 ? " lone" : ""}`,
        role: "group",
        "aria-labelledby": "prompt",
        "data-scroll": `options ${ask.prompt}`,
      },
      ...shown,
      others.length ? lists(model, dispatch, aside.length, listed.length > 0) : null,
      others.length ? h("div", { class: "aside", hidden: !question.listing }, ...others) : null,
    ),
    more,
  );
  tellFew(top, (top.ask.querySelector(".options")?.childElementCount ?? 0) < 4, question.listing);
  const area = laid(model);
  const aimed = area && small(model.size) && !question.listing ? aiming(model, dispatch, area) : [];
  const plain = aimed.length ? [] : plainly(model, rest, last.length + deeds.length);
  refill(
    top.ends,
    ...aimed,
    ...enders(model, dispatch, plain, { alone: false, keyed: false }),
    ...enders(model, dispatch, last, { alone: rest.length === 0 && !deeds.length, keyed: !deeds.length }),
    ...enders(model, dispatch, deeds, { alone: true, keyed: true }),
  );
}

/** Where the focus goes when a question is new. @param {HTMLElement} box @returns {HTMLElement | null} */
export const firstOf = (box) =>
  box.querySelector(".option") ?? box.querySelector("#prompt") ?? box.querySelector('[data-key="skip"]');

/**
 * The options of a question: what carries out what is prepared, what ends a turn, what is listed, and what can be
 * pressed on the table instead.
 * @param {Model} model
 */
function parted(model) {
  const { question } = model;
  const options = optionsOf(question);
  const main = sceneOf(model).fight?.main ?? [];
  const deeds = options.filter((option) => main.includes(option.key));
  const last = options.filter((option) => ends(option) && !deeds.includes(option));
  const rest = options.filter((option) => !ends(option) && !deeds.includes(option));
  // enemies to attack are listed if there are few
  const figures = rest.filter((option) => option.touches.length === 1 && isPiece(model, option.touches[0]));
  const aside = rest.filter(
    (option) =>
      (options.length > SHORT || isCounted(option)) &&
      option.touches.some((id) => !question.picked.includes(id) && onTable(model, id)) &&
      (figures.length > FIGURES || !figures.includes(option)),
  );
  const listed = aside.length ? rest.filter((option) => !aside.includes(option)) : rest;
  return { deeds, last, rest, aside, listed };
}

/** @param {Tabletop} top @param {boolean} few @param {boolean} all whether all are listed */
function tellFew(top, few, all) {
  top.lies("few-ways", few);
  top.lies("lists", all);
}

/** Whose question is shown. @param {Model} model @param {Dispatch} dispatch */
const seats = ({ question, view }, dispatch) =>
  h(
    "div",
    { class: "seats", role: "tablist", "aria-label": t("who-decides") },
    ...question.asks.map((other, at) =>
      h(
        "button",
        {
          type: "button",
          role: "tab",
          "aria-selected": String(at === question.at),
          "data-key": `seat ${other.seat}`,
          onclick: () => dispatch({ type: "seat", at }),
        },
        playerName(view?.players[other.seat]) || t("seat-number", { seat: other.seat + 1 }),
      ),
    ),
  );

/** @param {Model} model @param {Dispatch} dispatch @param {number} count of options */
function promptLine({ question }, dispatch, count) {
  const prompt = askOf(question)?.prompt ?? "";
  return h(
    "div",
    { class: "prompt-line" },
    h(
      "p",
      { class: `prompt${prompt.length > LENGTHY ? " lengthy" : ""}`, id: "prompt", tabindex: -1 },
      ...worded(prompt),
    ),
    h(
      "button",
      {
        type: "button",
        class: "quiet more-options",
        "data-key": "unfold",
        "aria-expanded": String(question.listing),
        "aria-label": count ? null : t("fold"),
        onclick: () => dispatch({ type: "list", on: !question.listing }),
      },
      count ? t("options-count", { count }) : null,
      icon(question.listing ? "chevron-up" : "chevron-down"),
    ),
    h(
      "button",
      {
        type: "button",
        class: "quiet square fold-ask",
        "aria-label": t("fold"),
        title: t("fold"),
        "data-key": "fold ask",
        "aria-expanded": String(!question.folded),
        onclick: () => dispatch({ type: "fold ask" }),
      },
      icon(question.folded ? "chevron-down" : "chevron-up"),
    ),
  );
}

/**
 * What stands below the words: what to press, the area under the pointer, the rule, a hint.
 * @param {Model} model @param {Dispatch} dispatch @param {Option[]} aside @param {boolean} others whether more are
 */
function tools(model, dispatch, aside, others) {
  const { question } = model;
  const ask = askOf(question);
  const area = laid(model);
  const turns = area ? areasAt(model, question.area.at).length : 0;
  const says = areas(model).length
    ? t(small(model.size) ? "aim-area-touch" : "aim-area")
    : aside.length
      ? t(question.picked.length ? "choose-more" : others ? "choose-or" : "choose-lit", {
          what: pressable(model, aside),
        })
      : "";
  return [
    says ? h("span", { class: "muted" }, says) : null,
    area
      ? h(
          "button",
          {
            type: "button",
            class: "primary",
            "data-key": "lay area",
            onclick: () => dispatch({ type: "choose", option: area }),
          },
          icon("check"),
          labelOf(model, area),
        )
      : null,
    turns > 1
      ? quiet("turn area", "", "rotate-ccw", t("turn-area", { count: turns }), () => dispatch({ type: "turn" }), {
          title: t("turn-area-keys"),
        })
      : null,
    ask?.rule
      ? quiet("why", " why", "circle-question-mark", t("why"), () => dispatch({ type: "why", rule: ask.rule }), {
          title: ask.rule,
        })
      : null,
    ask && ask.options.length > 1 && !question.changing ? hint(model, dispatch) : null,
    question.picked.length ? quiet("clear", "", "x", t("all-options"), () => dispatch({ type: "clear" })) : null,
  ];
}

/**
 * @param {string} key @param {string} kind @param {string} name @param {string} words @param {() => unknown} onclick
 * @param {Record<string, unknown>} [more]
 */
const quiet = (key, kind, name, words, onclick, more = {}) =>
  h("button", { type: "button", class: `quiet${kind}`, "data-key": key, onclick, ...more }, icon(name), words);

/** The button that asks for a hint. @param {Model} model @param {Dispatch} dispatch */
const hint = ({ question: { hinted } }, dispatch) =>
  quiet("hint", " hint", "lightbulb", t("hint"), () => dispatch({ type: "hint" }), { disabled: hinted === null });

/**
 * The hint has a place of its own, so that nothing moves when it comes, and a button that plays it.
 * @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch
 */
function drawHint(top, model, dispatch) {
  const { hinted } = model.question;
  top.hint.hidden = hinted === undefined || !askOf(model.question);
  refill(
    top.hint,
    h("h3", {}, icon("lightbulb"), h("span", {}, t(hinted === null ? "hint-thinking" : "hint"))),
    hinted ? h("p", { class: "hint-says" }, ...marked(labelOf(model, hinted))) : null,
    hinted
      ? h(
          "div",
          { class: "hint-deeds" },
          h(
            "button",
            {
              type: "button",
              class: "primary",
              "data-key": "hint play",
              onclick: () => dispatch({ type: "choose", option: hinted }),
              ...pointing(dispatch, [hinted]),
            },
            t("hint-play"),
          ),
          quiet("hint close", "", "x", t("close"), () => dispatch({ type: "hinted", option: undefined })),
        )
      : null,
  );
}

/**
 * The button that lists what you can press on the table.
 * @param {Model} model @param {Dispatch} dispatch @param {number} count of options @param {boolean} others whether
 *   others are listed already
 */
const lists = ({ question: { listing } }, dispatch, count, others) =>
  h(
    "button",
    {
      type: "button",
      class: "quiet list-all",
      "data-key": "list all",
      "aria-expanded": String(listing),
      onclick: () => dispatch({ type: "list", on: !listing }),
    },
    icon(listing ? "chevron-up" : "list"),
    t(listing ? "list-fewer" : others ? "list-more" : "list-all", { count }),
  );

/**
 * On a phone, the buttons for a placed area are in the player bar.
 * @param {Model} model @param {Dispatch} dispatch @param {Option} area
 */
function aiming(model, dispatch, area) {
  const turns = areasAt(model, model.question.area.at).length;
  const button = (
    /** @type {string} */ key,
    /** @type {string} */ kind,
    /** @type {string} */ name,
    /** @type {string} */ words,
    /** @type {() => unknown} */ onclick,
  ) =>
    h(
      "button",
      { type: "button", class: `option ender${kind}`, "data-key": key, onclick },
      icon(name),
      h("span", {}, words),
    );
  return [
    turns > 1
      ? button("turn laid", "", "rotate-ccw", t("turn-area", { count: turns }), () => dispatch({ type: "turn" }))
      : null,
    button("lay laid", " primary", "check", labelOf(model, area), () => dispatch({ type: "choose", option: area })),
  ];
}

/**
 * On a phone with folded options, those without a thing on the table go to the player bar while there is room.
 * @param {Model} model @param {Option[]} options @param {number} beside how many stand there
 */
function plainly(model, options, beside) {
  const { question } = model;
  if (question.listing || question.picked.length || !small(model.size)) return [];
  const plain = options.filter(
    (option) =>
      !option.touches.some((id) => cardOf(model, id)) &&
      (!lies(model, option) || option.touches.every((id) => isCovered(model, id))) &&
      option.label.length <= WORDS,
  );
  return options.some((option) => lies(model, option)) && plain.length + beside <= BUTTONS ? plain : [];
}

/** What is said when nothing is asked. @param {Model} model */
function idle(model) {
  const { view, past, moment, telling, leaving, lines } = model;
  if (!view) return "";
  if (past) return t("looking-back", { at: past.at, of: view.decisions });
  if (moment || leaving) {
    if (telling.length) return telling.slice(-3).join(" ");
    return lines.lines.at(-1)?.text ?? ""; // what was told last
  }
  if (view.outcome) return view.outcome.reason;
  const names = view.waiting.map((seat) => awaited(model, view.players[seat])).join(", ");
  return names ? t("waiting-for", { name: names }) : "";
}

/** Who is waited for; for a bot also what it plays. @param {Model} model @param {Player} player */
function awaited(model, player) {
  const played = sceneOf(model).panels?.find((panel) => panel.seat === player.seat)?.name;
  return player.kind === "bot" && played && played !== playerName(player)
    ? `${played} (${playerName(player)})`
    : playerName(player);
}
