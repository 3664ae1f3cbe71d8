// The client's own strings in the chosen language, with plurals.

/** @import { Words } from "../core/page" */
import { prefs } from "../core/prefs.js";

/** @type {Record<string, Words>} */
let texts = {};
let language = "en";
let plural = new Intl.PluralRules("en");
/** @type {string[]} */
let languages = ["en", "ru"];

/** The name of each language in that language. @type {Record<string, string>} */
export const LANGUAGE_NAMES = { en: "English", ru: "Русский" };

/** @param {Words} parts @param {Record<string, string | number>} args @returns {string} */
function format(parts, args) {
  if (typeof parts === "string") return parts;
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const value = args[part.arg] ?? "";
      if (!part.cases) return String(value);
      const kind = typeof value === "number" ? plural.select(value) : String(value);
      return format(part.cases[String(value)] ?? part.cases[kind] ?? part.cases[part.default ?? "other"], args);
    })
    .join("");
}

/** The text with this id. @param {string} id @param {Record<string, string | number>} [args] */
export function t(id, args = {}) {
  const found = texts[id];
  return found === undefined ? id : format(found, args);
}

export const currentLanguage = () => language;
export const knownLanguages = () => languages;

/** The first language: the one chosen before, or else the browser's. */
export function firstLanguage() {
  const wanted = prefs.language || navigator.language.slice(0, 2);
  return languages.includes(wanted) ? wanted : "en";
}

/** Load a language and use it from now on. @param {string} wanted */
export async function speak(wanted) {
  const answer = await fetch(`/api/texts?language=${encodeURIComponent(wanted)}`);
  use(await answer.json());
  document.documentElement.lang = language;
}

/**
 * Use these texts from now on.
 * @param {{ texts: Record<string, Words>, language: string, languages?: string[] }} body
 */
export function use(body) {
  texts = body.texts;
  language = body.language;
  languages = body.languages ?? languages;
  plural = new Intl.PluralRules(language);
}

/** When something happened, in words: "5 minutes ago". @param {string} stamp */
export function ago(stamp) {
  const seconds = (new Date(stamp).getTime() - Date.now()) / 1000;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  return t("just-now");
}

/** Capitalise the first letter. @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
