// What is in focus over the board: an offer, a card that is being resolved, the reasons of a monster.

/** @import { Dispatch, Model } from "../core/page" */
/** @import { Frame } from "../core/layout.js" */
/** @import { Tabletop } from "./tabletop.js" */
import { refill } from "../core/dom.js";
import { sceneOf } from "../core/lookup.js";
import { isBoardless } from "../core/model.js";
import { isBroad, small } from "../core/layout.js";
import { t } from "../words/i18n.js";
import { panelBox } from "./panels.js";
import { turnOf } from "./side.js";
import { tool } from "./tabletop.js";

/** @param {Tabletop} top @param {Model} model @param {Dispatch} dispatch */
export function drawFocus(top, model, dispatch) {
  const { view, past, folded } = model;
  const scene = sceneOf(model);
  const panel = !scene.fight && (past || !view?.outcome) ? scene.focus : undefined;
  top.focus.classList.toggle("alone", isBoardless(model));
  const because = Boolean(panel?.lines?.length);
  const [box, other] = because ? [top.reasons, top.focus] : [top.focus, top.reasons];
  // on a phone reasons are one line until they are unfolded
  box.classList.toggle("folded", Boolean(panel) && (folded === panel?.id) !== (because && small(model.size)));
  top.lies("focused", Boolean(panel) && !because);
  refill(other);
  refill(
    box,
    panel ? panelBox(panel, view?.players ?? [], { ...turnOf(model), large: true }) : null,
    panel
      ? tool("chevrons-up-down", t("fold"), () => dispatch({ type: "fold focus", id: panel.id }), {
          kind: "fold",
          key: "fold",
        })
      : null,
  );
}

/**
 * Where it lies over the board, if the camera goes around it.
 * @param {Tabletop} top @param {Model} model @returns {Frame | null}
 */
export function frameOfFocus(top, model) {
  const { focus: panel, fight } = sceneOf(model);
  // where there is room, the shop gives way instead; reasons stand below the question
  if (!panel || isBroad(model.size) || panel.lines?.length || fight || isBoardless(model)) return null;
  const { offsetLeft: left, offsetTop: at, offsetWidth: wide, offsetHeight: high } = top.focus;
  return high ? { left, top: at, right: left + wide, bottom: at + high } : null;
}

/** Narrow a panel that covers the acting figure. @param {Tabletop} top @param {Model} model */
export function giveWay({ focus, boards }, model) {
  focus.classList.remove("slim");
  const acts =
    isBroad(model.size) && focus.childElementCount
      ? boards.querySelector(".piece.acts")?.getBoundingClientRect()
      : null;
  if (!acts) return; // asking for a position costs a layout
  const box = focus.getBoundingClientRect();
  const over = acts.right > box.left && acts.left < box.right && acts.bottom > box.top && acts.top < box.bottom;
  focus.classList.toggle("slim", over);
}
