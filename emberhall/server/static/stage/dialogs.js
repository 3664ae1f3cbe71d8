// Dialogs, menus beside things, and short notes that vanish by themselves.

import { h } from "../core/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "../core/icons.js";

/** @typedef {import("../core/dom.js").Child} Child */
/** @typedef {{ label: string, icon?: string, primary?: boolean, danger?: boolean, run?: () => unknown }} Button */

/**
 * A dialog. It closes by its buttons, by Escape, or by a press outside.
 * @param {string} title @param {Child[]} content @param {Button[]} [buttons] @param {{ kind?: string, sure?: boolean
 *   }} [how]
 * `sure`: only a button closes it
 */
export function openDialog(title, content, buttons = [], how = {}) {
  const dialog = h("dialog", { class: `window ${how.kind ?? ""}`, "aria-label": title });
  const close = () => dialog.close();
  const foot = buttons.map((button) =>
    h(
      "button",
      {
        type: "button",
        class: button.primary ? "primary" : button.danger ? "danger" : "",
        autofocus: button.primary,
        onclick: async () => {
          if ((await button.run?.()) !== false) close();
        },
      },
      button.icon ? icon(button.icon) : null,
      h("span", { class: "says" }, button.label),
    ),
  );
  dialog.append(
    h(
      "header",
      {},
      h("h2", {}, title),
      how.sure
        ? ""
        : h("button", { type: "button", class: "quiet square", "aria-label": t("close"), onclick: close }, icon("x")),
    ),
    h("div", { class: "window-body" }),
  );
  for (const part of content)
    if (part !== null && part !== undefined && part !== false)
      dialog.lastElementChild?.append(part instanceof Node ? part : String(part));
  if (foot.length) dialog.append(h("footer", {}, ...foot));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("cancel", (event) => {
    if (how.sure) event.preventDefault();
  });
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target === dialog && !how.sure) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, close };
}

/**
 * Ask for yes or no.
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 * @param {string} [no]
 * @returns {Promise<boolean>}
 */
export function confirmed(title, text, yes, no = t("cancel")) {
  return new Promise((resolve) => {
    let answer = false;
    const { dialog } = openDialog(
      title,
      [h("p", {}, text)],
      [{ label: no }, { label: yes, primary: true, run: () => void (answer = true) }],
      { kind: "narrow" },
    );
    dialog.addEventListener("close", () => resolve(answer));
  });
}

/** @type {HTMLElement | null} */
let notes = null;

/** A short note. @param {string} text @param {"plain" | "bad" | "good"} [kind] */
export function note(text, kind = "plain") {
  if (!notes?.isConnected)
    document.body.append((notes = h("div", { class: "notes", role: "status", "aria-live": "polite" })));
  for (const other of notes.children) if (other.textContent === text) other.remove();
  const line = h("div", { class: `note-line ${kind}` }, text);
  notes.append(line);
  setTimeout(() => line.remove(), kind === "bad" ? 7000 : 4000);
}

/** Say what went wrong. @param {unknown} error */
export const complain = (error) => note(error instanceof Error ? error.message : String(error), "bad");

/** @type {(() => void) | null} */
let closeOpenMenu = null;
export const closeMenu = () => closeOpenMenu?.();
export const menuIsOpen = () => closeOpenMenu !== null;

/**
 * Open a menu beside something.
 * @param {Element} beside @param {{ label: string, icon?: string, key?: string, checked?: boolean, run: () => void
 *   }[]} entries
 * @param {{ title?: string, closed?: (byPress: Event | null) => void }} [how]
 */
export function openMenu(beside, entries, how = {}) {
  closeMenu();
  const returnTo = document.activeElement;
  const key = returnTo?.closest("[data-key]")?.getAttribute("data-key"); // it may be redrawn while the menu is open
  const items = entries.map((entry) =>
    h(
      "button",
      {
        type: "button",
        role: entry.checked === undefined ? "menuitem" : "menuitemradio",
        "aria-checked": entry.checked === undefined ? null : String(entry.checked),
        "data-option": entry.key,
        tabindex: -1,
        onclick: () => {
          shut(null);
          entry.run();
        },
      },
      entry.icon ? icon(entry.icon) : null,
      h("span", {}, entry.label),
      entry.checked ? icon("check") : null,
    ),
  );
  const menu = h(
    "div",
    { class: "menu", role: "menu", "aria-label": how.title ?? t("menu") },
    how.title ? h("p", { class: "menu-title" }, how.title) : null,
    ...items,
  );
  const shut = (/** @type {Event | null} */ press) => {
    if (closeOpenMenu !== close) return;
    closeOpenMenu = null;
    menu.remove();
    document.removeEventListener("pointerdown", outside, true);
    const back = returnTo?.isConnected || !key ? returnTo : document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!press && (back instanceof HTMLElement || back instanceof SVGElement) && back.isConnected)
      back.focus({ preventScroll: true });
    how.closed?.(press);
  };
  const close = () => shut(null);
  const outside = (/** @type {Event} */ event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) shut(event);
  };
  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) items[(to + items.length) % items.length]?.focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(menu);
  place(menu, beside.getBoundingClientRect());
  document.addEventListener("pointerdown", outside, true);
  closeOpenMenu = close;
  items[0]?.focus();
}

/** Put a floating box beside a frame, within the window. @param {HTMLElement} box @param {DOMRect} frame */
export function place(box, frame) {
  box.style.left = box.style.top = "0"; // measure its natural width
  const { width, height } = box.getBoundingClientRect();
  const gap = 8;
  let left = frame.right + gap;
  let top = frame.top;
  if (left + width > innerWidth - gap) left = frame.left - width - gap;
  if (left < gap) {
    left = Math.min(Math.max(gap, frame.left), innerWidth - width - gap);
    top = frame.bottom + gap + height <= innerHeight ? frame.bottom + gap : frame.top - height - gap;
  }
  box.style.left = `${Math.max(gap, left)}px`;
  box.style.top = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`;
}
