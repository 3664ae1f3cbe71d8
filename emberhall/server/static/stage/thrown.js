// Rolling dice: large, in the middle of the stage, tumbling until they rest.

/** @import { Die, Scene, Told } from "../core/types" */
import { dieFace } from "../cards/cards.js";
import { h } from "../core/dom.js";
import { still } from "../core/window.js";

const ROLL = 700;
const REST = 900;
/** How long the result stays to be read (milliseconds). */
const READ = 1800;
const MOST = 16;

/** The dice that lie on the table. @param {Scene} scene @returns {Die[]} */
const lying = (scene) =>
  [scene, scene.fight, scene.focus, ...(scene.panels ?? [])].flatMap((place) => place?.dice ?? []);

/** What a die shows, independent of language. @param {Die} die */
const shows = (die) => (typeof die.face === "number" ? String(die.face) : (die.colour ?? die.face));

/**
 * The dice just rolled: new ones and those with a new face, or all if their number changed.
 * @param {Scene | undefined} before
 * @param {Scene} now
 */
export function thrown(before, now) {
  if (!before) return [];
  const anew = (now.dice?.length ?? 0) !== (before.dice?.length ?? 0);
  const lay = new Map(lying(anew ? { ...before, dice: [] } : before).map((die) => [die.id, shows(die)]));
  return [
    ...new Map(
      lying(now)
        .filter((die) => !die.spent && lay.get(die.id) !== shows(die))
        .map((die) => [die.id, die]),
    ).values(),
  ];
}

/** Throw them. @param {HTMLElement} place @param {Die[]} dice */
export function throwDice(place, dice) {
  if (!dice.length) return;
  const faces = dice.slice(0, MOST);
  const tray = h("div", { class: "thrown" }, ...faces.map((die) => h("div", { class: "thrown-die" }, plain(die))));
  place.replaceChildren(tray);
  if (still()) {
    // without motion they are simply shown
    setTimeout(() => tray.remove(), READ);
    return;
  }
  const colours = [...new Set(dice.map((die) => die.colour))];
  for (const [i, fallen] of [...tray.children].entries()) {
    const side = i % 2 ? 1 : -1;
    const [dx, dy, turns] = [side * (120 + ((i * 67) % 160)), 160 + ((i * 41) % 90), side * (380 + ((i * 97) % 260))];
    fallen.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) rotate(${turns}deg) scale(0.7)`, opacity: 0 },
        { opacity: 1, offset: 0.12 },
        { transform: `translate(${dx * -0.08}px, -14px) rotate(${turns * -0.05}deg) scale(1.06)`, offset: 0.78 },
        { transform: "none", opacity: 1 },
      ],
      { duration: ROLL, delay: 30 * i, easing: "cubic-bezier(.2,.7,.4,1)", fill: "backwards" },
    );
    const die = faces[i];
    for (let tumble = 1; tumble <= 5; tumble++) {
      const last = tumble === 5;
      const shows = last
        ? die
        : typeof die.face === "number"
          ? { ...die, face: 1 + ((die.face + i + tumble * 2) % 6) }
          : die.emblems
            ? { ...die, emblems: faces[(i + tumble) % faces.length].emblems }
            : { ...die, colour: colours[(i + tumble) % colours.length] };
      setTimeout(() => fallen.replaceChildren(plain(shows)), 30 * i + (tumble * ROLL * 0.75) / 5);
    }
  }
  lieAt = performance.now() + ROLL + 30 * faces.length;
  leave(tray, REST);
}

/** When the last dice come to rest. */
let lieAt = 0;

/** How long they stay after that. @param {Element} tray @param {number} rest */
function leave(tray, rest) {
  for (const leaving of tray.getAnimations()) leaving.cancel();
  const delay = Math.max(0, lieAt - performance.now()) + rest;
  tray.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 260, delay, fill: "forwards" }).onfinish = () =>
    tray.remove();
}

/**
 * Show below the dice what the log says of them: what was needed, what they did.
 * @param {HTMLElement} root
 * @param {Told[]} told
 */
export function tellDice(root, told) {
  const tray = root.querySelector(".thrown");
  const words = told.filter((line) => line.dice).map((line) => line.text);
  if (!tray || !words.length) return;
  const line = h("div", { class: "thrown-words" }, h("span", { class: "island" }, words.join(" ")));
  tray.append(line);
  if (still()) return;
  line.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: 160,
    delay: Math.max(0, lieAt - performance.now()),
    fill: "backwards",
  });
  leave(tray, READ);
}

/** A die for show only. @param {Die} die */
function plain(die) {
  const face = dieFace({ ...die, barred: false }, false);
  for (const name of ["data-id", "data-key", "tabindex", "role", "aria-label", "title"]) face.removeAttribute(name);
  return face;
}
