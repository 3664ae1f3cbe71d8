// Language, light, sound, signals, and the account: the same menu everywhere.

import { PACES } from "./beats.js";
import { note, openDialog, openMenu } from "./dialogs.js";
import { h } from "./dom.js";
import { currentLanguage, knownLanguages, LANGUAGE_NAMES, t } from "./i18n.js";
import { showShortcuts } from "./keyboard.js";
import { api } from "./net.js";
import { prefer, prefs } from "./prefs.js";
import { mayNotify, sounds } from "./signals.js";
import { tool } from "./tabletop.js";

/** Tell the page that the language is to change. @param {string} language */
const wish = (language) => dispatchEvent(new CustomEvent("language", { detail: language }));

/** The button that changes the language at once. */
export function languageButton() {
  const others = knownLanguages().filter((language) => language !== currentLanguage());
  const next = others[0] ?? "en";
  return tool("languages", LANGUAGE_NAMES[next] ?? next, () => wish(next), { text: next.toUpperCase(), key: "tool language", kind: "language" });
}

/** The button with everything else. @param {{ label: string, icon: string, run: () => void }[]} [first] what else belongs here */
export function settingsButton(first = []) {
  const button = tool("settings", t("settings"), () => openMenu(button, [...first, ...entries()], { title: t("settings") }));
  return button;
}

function entries() {
  const theme = (/** @type {string} */ name, /** @type {string} */ icon) => ({ label: t(`theme-${name}`), icon, checked: prefs.theme === name, run: () => prefer("theme", name) });
  return [
    ...knownLanguages().map((language) => ({ label: LANGUAGE_NAMES[language] ?? language, icon: "languages", checked: language === currentLanguage(), run: () => wish(language) })),
    ...Object.keys(PACES).map((pace) => ({ label: t(`pace-${pace}`), icon: "gauge", checked: prefs.pace === pace, run: () => prefer("pace", pace) })),
    theme("auto", "sun-moon"), theme("light", "sun"), theme("dark", "moon"),
    {
      label: t(prefs.sound ? "sound-off" : "sound-on"), icon: prefs.sound ? "volume-x" : "volume-2", run: () => {
        prefer("sound", !prefs.sound);
        sounds.turn();
      },
    },
    { label: t(prefs.notify ? "notify-off" : "notify-on"), icon: prefs.notify ? "bell-off" : "bell", run: async () => prefer("notify", !prefs.notify && (await mayNotify())) },
    { label: t("account"), icon: "user", run: () => void showAccount() },
    { label: t("shortcuts"), icon: "keyboard", run: showShortcuts },
  ];
}

async function showAccount() {
  const me = await api("/api/me");
  if (me.login) {
    openDialog(t("account"), [h("p", {}, t("account-in", { login: me.login }))], [
      { label: t("account-out"), run: () => api("/api/account/logout", {}).then(() => location.assign("/")) },
      { label: t("close"), primary: true },
    ], { kind: "narrow" });
    return;
  }
  const login = h("input", { autocomplete: "username", "aria-label": t("account-login"), placeholder: t("account-login"), maxlength: 40, autofocus: true });
  const password = h("input", { type: "password", autocomplete: "current-password", "aria-label": t("account-password"), placeholder: t("account-password") });
  const enter = (/** @type {string} */ how) => async () => {
    try {
      await api(`/api/account/${how}`, { login: login.value, password: password.value });
      location.reload();
      return true;
    } catch (error) {
      note(/** @type {Error} */ (error).message, "bad");
      return false;
    }
  };
  openDialog(t("account"), [h("p", {}, t("account-why")), login, password], [
    { label: t("account-register"), run: enter("register") },
    { label: t("account-enter"), primary: true, run: enter("login") },
  ], { kind: "narrow form" });
}
