// The coach of a first game: one idea at a time, what it is about, and what you can say to it.

/** @import { Coach } from "../core/types" */
/** @import { Dispatch, Model } from "../core/page" */
/** @import { Tabletop } from "./tabletop.js" */
/** @import { Table } from "./table.js" */
import { h, refill } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { askOf, optionsOf } from "../core/question.js";
import { api } from "../core/transport.js";
import { worded } from "../words/glossary.js";
import { t } from "../words/i18n.js";
import { lookOf, seatOf, tableOf } from "./addresses.js";
import { complain } from "./dialogs.js";
import { point } from "./lighting.js";

/** How many lessons are given at one question. */
const AT_ONCE = 2;

/** How long what a lesson points at stays marked (milliseconds). */
const MARKED = 2500;

/** Ask the coach what matters now, unless it was sent away or has said enough. @param {Table} table */
export async function consult(table) {
  const { model } = table;
  const { decisions } = model.question;
  if (!model.view?.you.guided || !askOf(model.question)) return;
  if (model.coach?.at === decisions && (model.coach.away || model.coach.said.length >= AT_ONCE)) return;
  try {
    /** @type {Coach} */
    const coach = await api(`/api/tables/${tableOf(model)}/lesson?${seatOf(model).slice(1)}${lookOf(model)}`);
    if (table.model.question.decisions === decisions) table.dispatch({ type: "coached", coach });
  } catch (error) {
    complain(error);
  }
}

/** Someone knows this lesson: the next one may follow. @param {Table} table @param {string} lesson */
export async function know(table, lesson) {
  table.dispatch({ type: "known" });
  try {
    await api(`/api/tables/${tableOf(table.model)}/lesson`, { lesson });
    await consult(table);
  } catch (error) {
    complain(error);
  }
}

/** Show what a lesson points at. @param {Table} table @param {string[]} points */
export function showPoints(table, points) {
  const { model, top } = table;
  const keys = points.filter((id) => id.startsWith("option:")).map((id) => id.slice("option:".length));
  const options = optionsOf(model.question).filter((option) => keys.includes(option.key));
  if (options.length) point(top.root, options, true);
  const parts = points.filter((id) => id.startsWith("part:")).map((id) => id.slice("part:".length));
  const marked = parts.flatMap((part) => [...top.root.querySelectorAll(`[data-key="${part}"], #${part}`)]);
  if (parts.includes("question")) marked.push(top.ask);
  for (const element of marked) element.classList.add("flash");
  const things = points.filter((id) => !/^(option|part):/.test(id));
  if (things.length) table.dispatch({ type: "show", id: things[0] });
  setTimeout(() => {
    if (options.length) point(top.root, options, false);
    for (const element of marked) element.classList.remove("flash");
  }, MARKED);
}

/**
 * The coach has a place of its own below the question, so that nothing moves when it speaks.
 * @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch
 */
export function drawCoach(top, model, dispatch) {
  const { coach } = model;
  const speaks = Boolean(coach && !coach.away && (coach.lesson || coach.ends) && askOf(model.question));
  top.coach.hidden = !speaks;
  if (!coach || !speaks) return refill(top.coach);
  const { lesson } = coach;
  if (coach.ends || !lesson)
    return refill(
      top.coach,
      heading(t("coach-done-title")),
      h("p", { class: "coach-says" }, t("coach-done")),
      h(
        "div",
        { class: "coach-deeds" },
        button("coach close", "primary", t("close"), () => dispatch({ type: "coach away" })),
      ),
    );
  return refill(
    top.coach,
    heading(t("coach"), t("coach-of", { known: coach.of - coach.left + 1, of: coach.of })),
    h("p", { class: "coach-says", "data-lesson": lesson.id }, ...worded(lesson.text)),
    h(
      "div",
      { class: "coach-deeds" },
      button("coach know", "primary", t("coach-know"), () => dispatch({ type: "know", lesson: lesson.id })),
      lesson.points.length
        ? button("coach show", "quiet", t("coach-show"), () => dispatch({ type: "show points", points: lesson.points }))
        : null,
      button("coach later", "quiet", t("coach-later"), () => dispatch({ type: "coach away" })),
    ),
  );
}

/** @param {string} words @param {string} [more] */
const heading = (words, more) =>
  h("h3", {}, icon("graduation-cap"), h("span", {}, words), more ? h("small", {}, more) : null);

/** @param {string} key @param {string} kind @param {string} words @param {() => unknown} onclick */
const button = (key, kind, words, onclick) =>
  h("button", { type: "button", class: kind, "data-key": key, onclick }, words);
