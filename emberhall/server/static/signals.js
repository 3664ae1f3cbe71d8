// Telling people that something happened: sounds (off until wanted), the title of the page, a notification.

import { t } from "./i18n.js";
import { prefs } from "./prefs.js";

/** @type {AudioContext | null} */
let audio = null;

/** @param {[number, number, number][]} tones frequency, start, length in seconds @param {OscillatorType} shape @param {number} loud */
function tones(tones, shape, loud) {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [frequency, start, length] of tones) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = shape;
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loud, now + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(now + start);
    oscillator.stop(now + start + length);
  }
}

export const sounds = {
  move: () => tones([[330, 0, 0.09]], "triangle", 0.08),
  dice: () => tones([[190, 0, 0.05], [240, 0.07, 0.05], [170, 0.14, 0.05], [260, 0.2, 0.08]], "square", 0.03),
  turn: () => tones([[523, 0, 0.25], [659, 0.12, 0.3]], "sine", 0.12),
  chat: () => tones([[880, 0, 0.08]], "sine", 0.05),
  over: () => tones([[392, 0, 0.3], [523, 0.2, 0.3], [659, 0.4, 0.5]], "sine", 0.12),
};

/** @param {string} title @param {boolean} yours */
export function setTitle(title, yours) {
  document.title = `${yours ? `● ${t("your-turn")} · ` : ""}${title ? `${title} · ` : ""}Emberhall`;
}

/** @param {string} title @param {string} text */
export function notifyTurn(title, text) {
  sounds.turn();
  if (!prefs.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body: text, tag: `emberhall ${location.pathname}` });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** Ask the browser for leave to notify. */
export async function mayNotify() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
