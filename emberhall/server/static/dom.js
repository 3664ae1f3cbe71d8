// Making elements. Whatever people wrote goes in as text, never as markup.

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, any>} Props */

const SVG = "http://www.w3.org/2000/svg";

/** @param {Element} element @param {Props} props */
function apply(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [k, v] of Object.entries(value)) /** @type {any} */ (element).style.setProperty(k, v);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** @param {Element} parent @param {(Child | Child[])[]} children */
function fill(parent, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
}

/**
 * An HTML element: `h("button", {class: "primary", onclick: start}, "Start")`.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Props} [props] @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  apply(element, props);
  fill(element, children);
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag @param {Props} [props] @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props = {}, ...children) {
  const element = /** @type {any} */ (document.createElementNS(SVG, tag));
  apply(element, props);
  fill(element, children);
  return element;
}

/**
 * Put new children in place of the old ones; focus and scroll stay where they were (elements are known again by
 * `data-key`).
 * @param {Element} parent @param {...(Child | Child[])} children
 */
export function refill(parent, ...children) {
  const focused = document.activeElement;
  const key = focused && parent.contains(focused) ? focused.closest("[data-key]")?.getAttribute("data-key") : null;
  /** @type {Map<string, [number, number]>} */
  const scrolled = new Map();
  for (const box of parent.querySelectorAll("[data-scroll]")) {
    scrolled.set(box.getAttribute("data-scroll") ?? "", [box.scrollLeft, box.scrollTop]);
  }
  parent.replaceChildren();
  fill(parent, children);
  for (const box of parent.querySelectorAll("[data-scroll]")) {
    const [left, top] = scrolled.get(box.getAttribute("data-scroll") ?? "") ?? [0, 0];
    box.scrollLeft = left;
    box.scrollTop = top;
  }
  if (key) {
    const again = parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
  }
}

/** Whether motion is unwelcome. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The ids in markup must be words: a number for each name. @type {Map<string, string>} */
const words = new Map();

/** A word for `id` attributes, the same each time. @param {string} name */
export function markupId(name) {
  let word = words.get(name);
  if (!word) words.set(name, (word = `x${words.size}`));
  return word;
}
