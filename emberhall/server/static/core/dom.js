// Making elements. Whatever people write goes in as text, never as markup.

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, any>} Props */

const SVG = "http://www.w3.org/2000/svg";

/** @param {Element} element @param {Props} props */
function apply(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "style")
      for (const [k, v] of Object.entries(value)) /** @type {any} */ (element).style.setProperty(k, v);
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

/** A class attribute: the names that hold. @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

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
 * How far boxes are scrolled, by their `data-scroll`: asking the boxes would cost a layout each time.
 * @type {Map<string, [number, number]>}
 */
const scrolled = new Map();
document.addEventListener(
  "scroll",
  ({ target }) => {
    const name = target instanceof Element ? target.getAttribute("data-scroll") : null;
    if (name && target instanceof Element) scrolled.set(name, [target.scrollLeft, target.scrollTop]);
  },
  { capture: true, passive: true },
);

/**
 * Replace the children of an element. Nodes that stay are not touched; focus and scroll positions are kept
 * (elements are recognised by `data-key` and `data-scroll`).
 * @param {Element} parent @param {...(Child | Child[])} children
 */
export function refill(parent, ...children) {
  const focused = document.activeElement;
  const key =
    focused && parent !== focused && parent.contains(focused)
      ? focused.closest("[data-key]")?.getAttribute("data-key")
      : null;
  const wanted = children
    .flat()
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : new Text(String(child))));
  const kept = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  let here = parent.firstChild;
  /** @type {Node[]} */
  const fresh = [];
  for (const child of wanted) {
    if (child === here) here = here.nextSibling;
    else {
      parent.insertBefore(child, here);
      fresh.push(child);
    }
  }
  for (const child of fresh) {
    if (!(child instanceof Element)) continue;
    for (const box of [
      ...(child.hasAttribute("data-scroll") ? [child] : []),
      ...child.querySelectorAll("[data-scroll]"),
    ]) {
      const [left, top] = scrolled.get(box.getAttribute("data-scroll") ?? "") ?? [0, 0];
      if (left) box.scrollLeft = left;
      if (top) box.scrollTop = top;
    }
  }
  if (key && !parent.contains(focused)) {
    const again = parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
  }
}

/** What the children of an element were made from. @type {WeakMap<Element, string>} */
const madeOf = new WeakMap();

/**
 * Refill an element unless it would say the same as before.
 * @param {Element} parent
 * @param {string} said
 * @param {() => (Child | Child[])[]} make
 */
export function refillFor(parent, said, make) {
  if (madeOf.get(parent) === said) return;
  madeOf.set(parent, said);
  refill(parent, ...make());
}

/**
 * Set an attribute if it differs: writing costs more than reading.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Memoise: keep what was made of a value while it is the same object and `also` is the same.
 * @template {object} V @template E @param {(value: V, ...more: any[]) => E} make @returns {(value: V, also: string,
 *   ...more: any[]) => E}
 */
export function kept(make) {
  /** @type {WeakMap<V, { also: string, made: E }>} */
  const known = new WeakMap();
  return (value, also, ...more) => {
    const had = known.get(value);
    if (had?.also === also) return had.made;
    const made = make(value, ...more);
    known.set(value, { also, made });
    return made;
  };
}

/** Markup ids must be words: each name gets a number. @type {Map<string, string>} */
const words = new Map();

/** A word for an `id` attribute, the same each time. @param {string} name */
export function markupId(name) {
  let word = words.get(name);
  if (!word) words.set(name, (word = `x${words.size}`));
  return word;
}
