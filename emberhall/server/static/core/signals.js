// Signals that something happened: sounds (off by default), the page title, notifications.

import { t } from "../words/i18n.js";
import { prefs } from "./prefs.js";

/** @type {AudioContext | null} */
let audio = null;

/** A second of noise, the same each time. @type {AudioBuffer | null} */
let noise = null;

/** @param {AudioContext} audio */
function hiss(audio) {
  if (noise?.sampleRate !== audio.sampleRate) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    let state = 1;
    noise.copyToChannel(
      Float32Array.from({ length: audio.sampleRate }, () => (state = (state * 16807) % 2147483647) / 1073741824 - 1),
      0,
    );
  }
  return noise;
}

/**
 * A sound at a pitch: an oscillator, or noise filtered around it.
 * @param {AudioContext} audio
 * @param {OscillatorType | "noise"} shape
 * @param {number} pitch
 */
function voice(audio, shape, pitch) {
  if (shape !== "noise") {
    const source = audio.createOscillator();
    source.type = shape;
    source.frequency.value = pitch;
    return { source, sounding: source };
  }
  const source = audio.createBufferSource();
  const sounding = audio.createBiquadFilter();
  source.buffer = hiss(audio);
  sounding.type = "bandpass";
  sounding.frequency.value = pitch;
  sounding.Q.value = 3;
  source.connect(sounding);
  return { source, sounding };
}

/**
 * @param {[number, number, number][]} tones frequency, start, length in seconds
 * @param {OscillatorType | "noise"} shape
 * @param {number} loud
 */
function tones(tones, shape, loud) {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [frequency, start, length] of tones) {
    const { source, sounding } = voice(audio, shape, frequency);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loud, now + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    sounding.connect(gain).connect(audio.destination);
    source.start(now + start);
    source.stop(now + start + length);
  }
}

/**
 * Repeat tones one after the other.
 * @param {number} times
 * @param {number} apart
 * @param {(i: number) => [number, number][]} each frequency and length
 */
const again = (times, apart, each) =>
  Array.from({ length: Math.min(times, 8) }, (_, i) =>
    each(i).map(([frequency, length]) => /** @type {[number, number, number]} */ ([frequency, i * apart, length])),
  ).flat();

/** Sounds of play are equally loud; those that call a player are louder. */
export const sounds = {
  step: (/** @type {number} */ steps) =>
    tones(
      again(steps, steps > 2 ? 0.9 / steps : 0.32, (i) => [[i % 2 ? 294 : 262, 0.09]]),
      "triangle",
      0.23,
    ),
  flip: (/** @type {number} */ count) =>
    tones(
      again(count, 0.06, (i) => [[420 + 60 * i, 0.06]]),
      "triangle",
      0.15,
    ),
  card: (/** @type {number} */ count) =>
    tones(
      again(count, 0.09, () => [[3400, 0.07]]),
      "noise",
      0.3,
    ),
  dice: (/** @type {number} */ count) =>
    tones(
      again(Math.max(3, Math.min(count * 2, 8)), 0.09, (i) => [[900 + ((i * 383) % 700), 0.05]]),
      "noise",
      0.6,
    ),
  gain: () =>
    tones(
      [
        [587, 0, 0.12],
        [880, 0.08, 0.16],
      ],
      "sine",
      0.08,
    ),
  loss: () =>
    tones(
      [
        [247, 0, 0.2],
        [175, 0.12, 0.3],
      ],
      "sawtooth",
      0.13,
    ),
  great: () =>
    tones(
      [
        [392, 0, 0.22],
        [494, 0.12, 0.22],
        [587, 0.24, 0.24],
        [784, 0.36, 0.6],
      ],
      "triangle",
      0.12,
    ),
  fall: () =>
    tones(
      [
        [294, 0, 0.3],
        [220, 0.2, 0.34],
        [147, 0.42, 0.7],
      ],
      "sawtooth",
      0.2,
    ),
  turn: () =>
    tones(
      [
        [523, 0, 0.25],
        [659, 0.12, 0.3],
      ],
      "sine",
      0.12,
    ),
  chat: () => tones([[1175, 0, 0.09]], "sine", 0.07),
  over: () =>
    tones(
      [
        [392, 0, 0.5],
        [494, 0, 0.5],
        [523, 0.34, 0.9],
        [659, 0.34, 0.9],
        [784, 0.34, 0.9],
      ],
      "sine",
      0.06,
    ),
  lost: () =>
    tones(
      [
        [392, 0, 0.5],
        [311, 0.3, 0.5],
        [262, 0.6, 0.9],
        [156, 0.6, 0.9],
      ],
      "triangle",
      0.17,
    ),
};

/** @typedef {{ steps: number, turned: number, dice: number, cards: number, gains: number, losses: number }} Happened */

/**
 * Play the sound of what happened; of several, the most important.
 * @param {Happened} happened
 * @param {boolean | null} bad of a great moment; null: there was none
 */
export function sound(happened, bad) {
  if (bad !== null) (bad ? sounds.fall : sounds.great)();
  else if (happened.dice) sounds.dice(happened.dice);
  else if (happened.turned) sounds.flip(happened.turned);
  else if (happened.steps) sounds.step(happened.steps);
  else if (happened.losses) sounds.loss();
  else if (happened.cards) sounds.card(happened.cards);
  else if (happened.gains) sounds.gain();
}

/**
 * Say what the page is about: in its title, and in the air of the game.
 * @param {string} title @param {boolean} yours whether it is your turn @param {string} [game]
 */
export function setTitle(title, yours, game = "") {
  document.documentElement.dataset.game = game;
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

/** Ask for permission to notify. */
export async function mayNotify() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
