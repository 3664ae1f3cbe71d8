// The camera moves as little as it must, and opens on what matters.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Camera } from "../../emberhall/server/static/board/camera.js";

const CLEAR = { left: 332, top: 72, right: 1352, bottom: 628 };

/** A camera over a drawing of this size, of which this part of the window is clear. */
function over(box, clear = CLEAR, more = {}) {
  const camera = new Camera();
  Object.assign(camera, { box, wide: 1440, high: 900, least: 0.58, rim: 50, clear: () => clear, ...more });
  return camera;
}

test("a board that fits is shown whole, in the middle of what is clear", () => {
  const camera = over([0, 0, 500, 400]);
  camera.show([], false);
  assert.equal(camera.k, 0.95);
  assert.equal(camera.x + 250 * camera.k, (CLEAR.left + CLEAR.right) / 2);
  assert.equal(camera.y + 200 * camera.k, (CLEAR.top + CLEAR.bottom) / 2);
});

test("a board that does not fit stays readable, and shows what matters", () => {
  const camera = over([0, 0, 4000, 4000]);
  camera.show([[3900, 3900]], false);
  assert.equal(camera.k, 0.58);
  assert.ok(3900 * camera.k + camera.x < CLEAR.right && 3900 * camera.k + camera.y < CLEAR.bottom);
  camera.show([], true);
  assert.ok(camera.k < 0.58, "unless all of it was asked for");
});

test("it stays while everything is in sight, and moves no further than it must", () => {
  const camera = over([-2000, -2000, 4000, 4000]);
  assert.equal(camera.wanted([[400, 200]], [], []), null);
  const [x, y, k] = camera.wanted([[400, 600]], [], []);
  assert.deepEqual([x, y, k], [0, 628 - 50 - 600, 1]);
});

test("it zooms out to show all of the matter, but not beyond what can be read", () => {
  const camera = over([-2000, -2000, 4000, 4000]);
  const [, , k] = camera.wanted(
    [
      [400, 100],
      [400, 800],
    ],
    [],
    [],
  );
  assert.equal(k, 556 / 800);
  const [, , least] = camera.wanted(
    [
      [-1900, 0],
      [1900, 0],
    ],
    [],
    [],
  );
  assert.equal(least, 0.58);
});

test("a fight moves the board without resizing it, and gives it back", () => {
  let fights = true;
  const camera = over([-2000, -2000, 4000, 4000], CLEAR, { fights: () => fights, fitted: false });
  camera.free = () => [{ ...CLEAR, right: fights ? 700 : CLEAR.right }];
  const [x, y, k] = camera.wanted([[1000, 300]], [], []);
  assert.equal(k, 1);
  assert.ok(1000 + x <= 650);
  [camera.x, camera.y] = [x, y];
  fights = false;
  assert.deepEqual(camera.wanted([[1000, 300]], [], []), [0, 0, 1]);
});

test("it cannot be dragged out of sight, and zooms around a point", () => {
  const camera = over([0, 0, 1000, 800]);
  camera.move(9999, 9999);
  assert.ok(camera.x < 1440 && camera.y < 900);
  assert.equal(camera.fitted, false);
  const still = over([0, 0, 1000, 800]);
  still.scale(2, 500, 300);
  assert.deepEqual([still.k, still.x, still.y], [2, -500, -300]);
});
