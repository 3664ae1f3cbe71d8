// The settings menu: language, theme, sound, notifications, account. It is the same everywhere.

import { showAccount } from "./account.js";
import { PACES } from "../core/beats.js";
import { openMenu } from "../stage/dialogs.js";
import { currentLanguage, knownLanguages, LANGUAGE_NAMES, t } from "../words/i18n.js";
import { showShortcuts } from "../stage/keyboard.js";
import { prefer, prefs } from "../core/prefs.js";
import { mayNotify, sounds } from "../core/signals.js";
import { tool } from "../stage/tabletop.js";

/** Ask the page to change the language. @param {string} language */
const wish = (language) => dispatchEvent(new CustomEvent("language", { detail: language }));

/** The button that switches the language. */
export function languageButton() {
  const others = knownLanguages().filter((language) => language !== currentLanguage());
  const next = others[0] ?? "en";
  return tool("languages", LANGUAGE_NAMES[next] ?? next, () => wish(next), {
    text: next.toUpperCase(),
    key: "tool language",
    kind: "language",
  });
}

/**
 * The button that opens the settings.
 * @param {{ label: string, icon: string, run: () => void }[]} [first] what comes before them where there is no room
 * for tools: then it is a menu
 */
export function settingsButton(first = []) {
  const [name, label] = first.length ? ["menu", t("menu")] : ["settings", t("settings")];
  const button = tool(name, label, () => openMenu(button, [...first, ...entries()], { title: label }), {
    key: "tool settings",
  });
  return button;
}

function entries() {
  const theme = (/** @type {string} */ name, /** @type {string} */ icon) => ({
    label: t(`theme-${name}`),
    icon,
    checked: prefs.theme === name,
    run: () => prefer("theme", name),
  });
  return [
    ...knownLanguages().map((language) => ({
      label: LANGUAGE_NAMES[language] ?? language,
      icon: "languages",
      checked: language === currentLanguage(),
      run: () => wish(language),
    })),
    ...Object.keys(PACES).map((pace) => ({
      label: t(`pace-${pace}`),
      icon: "gauge",
      checked: prefs.pace === pace,
      run: () => prefer("pace", pace),
    })),
    theme("auto", "sun-moon"),
    theme("light", "sun"),
    theme("dark", "moon"),
    {
      label: t(prefs.sound ? "sound-off" : "sound-on"),
      icon: prefs.sound ? "volume-x" : "volume-2",
      run: () => {
        prefer("sound", !prefs.sound);
        sounds.turn();
      },
    },
    {
      label: t(prefs.notify ? "notify-off" : "notify-on"),
      icon: prefs.notify ? "bell-off" : "bell",
      run: async () => prefer("notify", !prefs.notify && (await mayNotify())),
    },
    { label: t("account"), icon: "user", run: () => void showAccount() },
    { label: t("shortcuts"), icon: "keyboard", run: showShortcuts },
  ];
}
