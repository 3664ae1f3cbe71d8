// Presses and the pointer on the table. What a press means is said in core/press.js; what follows is done by deeds.js.

/** @import { Dispatch, Happening, Model } from "../core/page" */
import { areas, areasAt } from "../core/area.js";
import { thing, thingsOf } from "../core/lookup.js";
import { meant } from "../core/press.js";
import { askOf, optionsOf, touching } from "../core/question.js";

/**
 * Listen to presses and the pointer.
 * @param {HTMLElement} root @param {() => Model} model @param {Dispatch} dispatch
 */
export function hearPresses(root, model, dispatch) {
  // a press anywhere skips to the present, unless it is meant for something else
  root.addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("button, a, input, select, dialog")) return;
      if (model().moment && dispatch({ type: "skip" })) event.stopPropagation();
    },
    { capture: true },
  );
  root.addEventListener("click", ({ target }) => target instanceof Element && pressed(root, model(), dispatch, target));
  let rested = "";
  root.addEventListener("pointerover", ({ pointerType, target }) => {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    follow(model(), dispatch, target);
    const option = under(model(), target);
    if (rested === (option?.key ?? "")) return;
    rested = option?.key ?? "";
    dispatch({ type: "rest", option });
  });
  root.addEventListener("contextmenu", (event) => {
    if (!model().question.area.key) return;
    event.preventDefault();
    dispatch({ type: "turn" });
  });
}

/** @param {HTMLElement} root @param {Model} model @param {Dispatch} dispatch @param {Element} target */
function pressed(root, model, dispatch, target) {
  const way = target.closest("[data-way].lit")?.getAttribute("data-way");
  const option = way ? optionsOf(model.question).find((one) => one.key === way) : undefined;
  if (option && !model.past) return void dispatch({ type: "choose", option });
  const element =
    target.closest("[data-id]") ?? (target.closest(".bar-groups") ? root.querySelector(".bar-self") : null);
  if (element && !target.closest("button, input, select")) press(model, dispatch, element);
}

/**
 * A press on a piece may mean its space, on a space its only choosable piece, on a part the whole. If none of these can
 * be chosen, it asks why.
 * @param {Model} model @param {Dispatch} dispatch @param {Element} element
 */
export function press(model, dispatch, element) {
  if (model.past) return;
  const id = element.getAttribute("data-id") ?? "";
  const at = element.getAttribute("data-at");
  dispatch({ type: "shut", but: id });
  /** @type {Element | null | undefined} */
  let part = element;
  for (; part; part = part.parentElement?.closest("[data-id]"))
    for (const one of [part.getAttribute("data-id"), part.getAttribute("data-at")])
      if (one && done(dispatch, meantBy(model, one, part), part)) return;
  const kind = thing(model, id)?.kind;
  const on =
    kind === "space"
      ? thingsOf(model)
          .on(id)
          .filter((piece) => touching(model.question, piece.id).length)
      : [];
  if (on.length === 1 && done(dispatch, meantBy(model, on[0].id, element), element)) return;
  // show what it does this round, not why it cannot be chosen
  if (element.closest(".order") && dispatch({ type: "inspect", element })) return;
  if (askOf(model.question) && !model.moment && kind !== "row" && !(kind === "panel" && element.closest(".focus")))
    dispatch({ type: "why not", id: at && kind === "space" ? at : id, element });
}

/** @param {Model} model @param {string} id @param {Element} element */
const meantBy = (model, id, element) =>
  meant(model, id, { at: element.getAttribute("data-at"), hand: element.closest(".hand") !== null });

/** @param {Dispatch} dispatch @param {Happening[]} events @param {Element} element */
function done(dispatch, events, element) {
  for (const event of events) dispatch({ ...event, element });
  return events.length > 0;
}

/** A target area follows the pointer. @param {Model} model @param {Dispatch} dispatch @param {Element} target */
function follow(model, dispatch, target) {
  const element = target.closest("svg.board [data-id]");
  const at = element?.getAttribute("data-at") ?? element?.getAttribute("data-id") ?? "";
  if (at && at !== model.question.area.at && !model.question.busy && areasAt(model, at).length)
    dispatch({ type: "over", at });
}

/** The option under the pointer, if it is the only one there. @param {Model} model @param {Element} target */
function under(model, target) {
  const element = target.closest("svg.board [data-id], .hand [data-id]");
  const ids = [element?.getAttribute("data-id") ?? "", element?.getAttribute("data-at") ?? ""];
  const options = ids.map((id) => (id ? touching(model.question, id) : [])).find((found) => found.length) ?? [];
  return options.length === 1 && !model.question.busy && !areas(model).length ? options[0] : null;
}
