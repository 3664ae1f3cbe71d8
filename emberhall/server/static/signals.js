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

/** The same tones so many times, one after the other. @param {number} times @param {number} apart @param {(i: number) => [number, number][]} each frequency and length */
const again = (times, apart, each) => Array.from({ length: Math.min(times, 8) }, (_, i) => each(i).map(([frequency, length]) => /** @type {[number, number, number]} */ ([frequency, i * apart, length]))).flat();

export const sounds = {
  step: (/** @type {number} */ steps) => tones(again(steps, steps > 2 ? 0.9 / steps : 0.32, (i) => [[i % 2 ? 208 : 185, 0.07]]), "triangle", 0.09),
  flip: (/** @type {number} */ count) => tones(again(count, 0.06, (i) => [[420 + 60 * i, 0.05]]), "triangle", 0.05),
  card: (/** @type {number} */ count) => tones(again(count, 0.09, () => [[980, 0.03], [640, 0.05]]), "triangle", 0.035),
  dice: (/** @type {number} */ count) => tones(again(Math.max(3, Math.min(count * 2, 8)), 0.09, (i) => [[160 + ((i * 83) % 120), 0.05]]), "square", 0.03),
  gain: () => tones([[587, 0, 0.12], [880, 0.08, 0.16]], "sine", 0.07),
  loss: () => tones([[220, 0, 0.16], [165, 0.1, 0.22]], "sawtooth", 0.035),
  great: () => tones([[392, 0, 0.22], [494, 0.12, 0.22], [587, 0.24, 0.24], [784, 0.36, 0.6]], "triangle", 0.11),
  fall: () => tones([[294, 0, 0.3], [220, 0.2, 0.34], [147, 0.42, 0.7]], "sawtooth", 0.045),
  turn: () => tones([[523, 0, 0.25], [659, 0.12, 0.3]], "sine", 0.12),
  chat: () => tones([[880, 0, 0.08]], "sine", 0.05),
  over: () => tones([[392, 0, 0.3], [523, 0.2, 0.3], [659, 0.4, 0.5]], "sine", 0.12),
};

/** @typedef {{ steps: number, turned: number, dice: number, cards: number, gains: number, losses: number }} Happened */

/** What has happened is heard, the greatest alone. @param {Happened} happened @param {boolean | null} bad of a great moment; null: there was none */
export function sound(happened, bad) {
  if (bad !== null) (bad ? sounds.fall : sounds.great)();
  else if (happened.dice) sounds.dice(happened.dice);
  else if (happened.turned) sounds.flip(happened.turned);
  else if (happened.steps) sounds.step(happened.steps);
  else if (happened.losses) sounds.loss();
  else if (happened.cards) sounds.card(happened.cards);
  else if (happened.gains) sounds.gain();
}

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
