// Preferences kept in this browser.

const KEY = "emberhall";
const DEFAULTS = {
  language: "",
  theme: "auto",
  sound: false,
  notify: false,
  name: "",
  log: true,
  pace: "normal",
  archived: /** @type {string[]} */ ([]),
};

/** @typedef {typeof DEFAULTS} Prefs */

/** @returns {Prefs} */
function load() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @type {Prefs} */
export const prefs = load();

/**
 * Remember a preference.
 * @template {keyof Prefs} K
 * @param {K} name @param {Prefs[K]} value
 */
export function prefer(name, value) {
  prefs[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // without storage, preferences last until the page closes
  }
  if (name === "theme") applyTheme();
}

/** Apply the theme; "auto" follows the system. */
export function applyTheme() {
  const root = document.documentElement;
  if (prefs.theme === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", prefs.theme);
}
