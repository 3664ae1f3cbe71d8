// A closer look: hover, press long, or focus something to see it large, with its text.

/** @import { Card, Space } from "../core/types" */
/** @import { Dispatch, Model, Thing } from "../core/page" */
import { cardFace } from "../cards/face.js";
import { figureChip } from "../cards/figures.js";
import { place } from "./dialogs.js";
import { h } from "../core/dom.js";
import { phone } from "../core/window.js";
import { termsTold } from "../words/glossary.js";
import { capital, t } from "../words/i18n.js";
import { icon } from "../core/icons.js";
import { signIcon } from "../board/shapes.js";
import { thingsOf } from "../core/lookup.js";

const HOVER = 350;
const PRESS = 450;

/** The last press, on whatever page: what appears under a resting pointer was not pointed at. */
let pressed = { x: -99, y: -99 };
document.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), true);

/** @param {PointerEvent} event */
const rests = ({ clientX, clientY }) => Math.hypot(clientX - pressed.x, clientY - pressed.y) < 4;

export class Inspector {
  /** @param {HTMLElement} root @param {() => Model} model @param {Dispatch} dispatch */
  constructor(root, model, dispatch) {
    this.box = h("div", { class: "inspector", role: "tooltip", hidden: true });
    document.body.append(this.box);
    this.root = root;
    this.model = model;
    this.dispatch = dispatch;
    /** The timer until something is shown; 0: none. */
    this.timer = 0;
    /** The element shown large. @type {Element | null} */
    this.shown = null;
    /** Whether it has been redrawn since. */
    this.moved = false;
    /** Set by a long press, so that the click that ends it chooses nothing. */
    this.pressed = false;
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      this.leave(event.target);
      if (!rests(event)) this.later(event.target, HOVER); // what appears under a resting pointer was not pointed at
      this.looks(
        event.target instanceof Element ? (event.target.closest("[data-id]")?.getAttribute("data-id") ?? null) : null,
      );
    });
    root.addEventListener("pointerout", (event) => {
      if (event.pointerType === "mouse") this.hide();
    });
    root.addEventListener("pointerdown", (event) => {
      this.hide();
      this.pressed = false;
      if (event.pointerType === "touch") this.later(event.target, PRESS, true);
    });
    root.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" && pressed.x > 0 && !event.buttons && !rests(event)) {
        pressed = { x: -99, y: -99 };
        this.later(event.target, HOVER);
      }
      if (event.pointerType === "touch" && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10)
        this.drop();
    });
    root.addEventListener("pointerup", () => this.drop());
    root.addEventListener("pointercancel", () => this.drop());
    root.addEventListener("contextmenu", (event) => {
      if (event.target instanceof Element && event.target.closest("[data-id]")) event.preventDefault();
    });
    root.addEventListener(
      "click",
      (event) => {
        if (this.pressed) event.stopPropagation();
        this.pressed = false;
      },
      true,
    );
    root.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches("[data-id]:focus-visible"))
        this.later(event.target, HOVER);
    });
    root.addEventListener("focusout", () => this.hide());
  }

  get things() {
    return thingsOf(this.model());
  }

  /** Somebody looks at a thing; null: at nothing. @param {string | null} id */
  looks(id) {
    this.dispatch({ type: "look at", id });
  }

  /** Cancel what is about to be shown. */
  drop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** @param {EventTarget | null} target @param {number} wait @param {boolean} [press] */
  later(target, wait, press = false) {
    this.drop();
    const element = target instanceof Element ? target.closest("[data-id]") : null;
    if (!element) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      if (this.show(element) && press) this.pressed = true;
    }, wait);
  }

  /**
   * What was redrawn elsewhere gets no pointerout: hide it when the pointer is over something else.
   * @param {EventTarget | null} target
   */
  leave(target) {
    const id = target instanceof Element ? target.closest("[data-id]")?.getAttribute("data-id") : null;
    if (this.moved && this.shown?.getAttribute("data-id") !== id) this.hide();
  }

  /** The table was redrawn: keep showing the same thing, as it is now, while it exists. */
  redrawn() {
    if (!this.shown || this.shown.isConnected) return;
    const id = this.shown.getAttribute("data-id") ?? "";
    const again = [...this.root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)].find(
      (element) => element.getClientRects().length,
    );
    const thing = this.things.byId.get(id);
    const content = again && thing ? this.describe(thing) : null;
    if (!again || !content) return this.hide();
    this.box.replaceChildren(...content);
    this.shown = again;
    this.moved = true;
  }

  hide() {
    this.shown = null;
    this.moved = false;
    this.looks(null);
    this.drop();
    this.box.hidden = true;
  }

  /** @param {Element} element */
  show(element) {
    const thing = this.things.byId.get(element.getAttribute("data-id") ?? "");
    const reading =
      // do not cover what is being chosen
      this.root.querySelector(".opened:not([hidden])") !== null || element.closest(".aiming .stage") !== null;
    const content = thing && element.isConnected && !reading ? this.describe(thing) : null;
    if (!content) return false;
    this.looks(element.getAttribute("data-id"));
    this.box.replaceChildren(...content);
    this.box.hidden = false;
    this.box.classList.remove("broad");
    this.box.classList.toggle("broad", !phone() && this.box.offsetHeight > innerHeight - 16);
    this.shown = element;
    if (element.closest(".hand")) above(this.box, element.getBoundingClientRect());
    else if (element.closest(".order"))
      below(this.box, element.getBoundingClientRect()); // keep the rest of the turn order in sight
    else place(this.box, element.getBoundingClientRect());
    return true;
  }

  /** @param {Thing} thing @returns {HTMLElement[] | null} */
  describe(thing) {
    if (thing.kind === "card") return [large(thing.item), ...termsTold(thing.item.text ?? [])];
    if (thing.kind === "stack" && thing.item.top) return [large(thing.item.top)];
    if (thing.kind === "piece" && thing.item.card) {
      const { card, sight } = thing.item;
      return [
        large(card),
        ...(sight
          ? [h("p", { class: `seen${sight.clear ? "" : " bad"}` }, icon(sight.clear ? "eye" : "eye-off"), sight.note)]
          : []),
        ...termsTold(card.text ?? []),
      ];
    }
    if (thing.kind === "piece") {
      const place = this.things.byId.get(thing.where ?? "");
      return [
        h(
          "div",
          { class: "plaque" },
          h(
            "h3",
            {},
            thing.item.icon ? icon(thing.item.icon) : null,
            (thing.item.count ?? 1) > 1 ? `${thing.item.count} × ` : "",
            capital(thing.name),
          ),
          thing.item.badge ? h("p", {}, thing.item.badge) : null,
          place?.name ? h("p", { class: "muted" }, place.name) : null,
        ),
      ];
    }
    if (thing.kind === "space") return [this.space(thing.item)];
    if (thing.kind === "panel" && thing.item.figures?.length) {
      return [
        h(
          "div",
          { class: "plaque" },
          h("h3", {}, thing.name),
          ...thing.item.figures.map((/** @type {import("../core/types").Figure} */ figure) => figureChip(figure, true)),
        ),
      ];
    }
    return null;
  }

  /** @param {Space} space */
  space(space) {
    const standing = this.things.on(space.id);
    return h(
      "div",
      { class: "plaque" },
      h(
        "h3",
        {},
        space.colour ? signIcon(space.colour) : null,
        space.name ? capital(space.name) : space.terrain ? t(`terrain-${space.terrain}`) : t("space"),
      ),
      space.name && space.terrain && capital(space.name) !== t(`terrain-${space.terrain}`)
        ? h("p", { class: "muted" }, t(`terrain-${space.terrain}`))
        : null,
      ...(space.notes ?? []).map((note) => h("p", {}, note)),
      standing.length
        ? h(
            "ul",
            {},
            ...standing.map((piece) =>
              h(
                "li",
                {},
                piece.item.colour ? signIcon(piece.item.colour) : null,
                (piece.item.count ?? 1) > 1 ? `${piece.item.count} × ` : "",
                piece.name,
                piece.item.badge ? h("b", {}, ` ${piece.item.badge}`) : null,
              ),
            ),
          )
        : null,
    );
  }
}

/** @param {Card} card */
function large(card) {
  const face = cardFace(card, "large");
  face.removeAttribute("data-id");
  return face;
}

/** Place a box below a frame, within the window. @param {HTMLElement} box @param {DOMRect} frame */
function below(box, frame) {
  const { width } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(frame.left + frame.width / 2 - width / 2, innerWidth - width - 8))}px`;
  box.style.top = `${frame.bottom + 8}px`;
}

/** Place a box above a frame, within the window. @param {HTMLElement} box @param {DOMRect} frame */
function above(box, frame) {
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(frame.left + frame.width / 2 - width / 2, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, frame.top - height - 16)}px`;
}
