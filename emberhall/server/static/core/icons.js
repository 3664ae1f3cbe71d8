// Lucide icons and emblems. Those needed at about the same time are fetched as one sheet of symbols.

import { s } from "./dom.js";

/** @type {Set<string>} */
const known = new Set();
/** @type {Set<string>} */
let wanted = new Set();
/** Icons that do not exist. @type {Set<string>} */
const missing = new Set();
const sheet = s("svg", { class: "sheet", "aria-hidden": "true" });

/** The id of a symbol in the sheet; emblems have a prefix. @param {string} name */
const markup = (name) => (name.startsWith("emblem-") ? name : `icon-${name}`);

/** @param {string} name */
function want(name) {
  if (known.has(name)) return;
  known.add(name);
  if (!wanted.size) setTimeout(() => void fetchWanted());
  wanted.add(name);
}

async function fetchWanted() {
  const names = [...wanted].sort();
  wanted = new Set();
  if (!sheet.isConnected) document.body.append(sheet);
  for (let at = 0; at < names.length; at += 150) {
    try {
      const answer = await fetch(`/icons.svg?names=${names.slice(at, at + 150).join(",")}`);
      const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
      for (const symbol of [...drawn.children]) sheet.append(document.importNode(symbol, true));
      for (const name of names) if (!sheet.querySelector(`#${CSS.escape(markup(name))}`)) forget(name);
    } catch {
      for (const name of names) known.delete(name); // the server is out of reach: ask again next time
    }
  }
}

/** Replace a missing icon with its name. @param {string} name */
function forget(name) {
  missing.add(name);
  for (const use of document.querySelectorAll(`use[href="#${CSS.escape(markup(name))}"]`)) {
    use.closest(".figure")?.classList.remove("with-icon");
    (use.closest("svg.icon") ?? use).remove();
  }
}

/** Whether the icon exists, as far as we know. @param {string | undefined} name */
export const drawn = (name) => Boolean(name) && !missing.has(name ?? "");

/**
 * An icon the size of the text around it.
 * @param {string} name @param {string} [label] said by screen readers; without it the icon is decoration
 */
export function icon(name, label) {
  want(name);
  const drawn = s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": label ? null : "true" },
    s("use", { href: `#icon-${name}` }),
  );
  if (label) {
    drawn.setAttribute("role", "img");
    drawn.setAttribute("aria-label", label);
  }
  return drawn;
}

/**
 * An icon inside an SVG, centred on a point.
 * @param {string} name @param {number} x @param {number} y @param {number} size
 */
export function iconAt(name, x, y, size) {
  want(name);
  return s("use", {
    class: "icon",
    href: `#icon-${name}`,
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  });
}

/** An emblem as an element. @param {string} name @param {string} [label] */
export function emblem(name, label) {
  want(`emblem-${name}`);
  const drawn = s(
    "svg",
    { class: "icon emblem", viewBox: "0 0 512 512", "aria-hidden": label ? null : "true" },
    s("use", { href: `#emblem-${name}` }),
  );
  if (label) {
    drawn.setAttribute("role", "img");
    drawn.setAttribute("aria-label", label);
  }
  return drawn;
}

/**
 * An emblem inside an SVG, centred on a point.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function emblemAt(name, x, y, size) {
  want(`emblem-${name}`);
  return s("use", {
    class: "emblem",
    href: `#emblem-${name}`,
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  });
}
