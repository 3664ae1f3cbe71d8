// Reads scenes from the standard input and writes what the layout must know about each.

import { factsOf } from "../../emberhall/server/static/core/facts.js";
import { blank } from "../../emberhall/server/static/core/model.js";

let text = "";
for await (const part of process.stdin) text += part;
const found = JSON.parse(text).map(({ scene, seat }) => {
  const view = { scene, asks: [], you: { seats: [seat], look: seat, curtain: false }, outcome: null };
  return factsOf({ ...blank({ width: 1440, height: 900 }), view });
});
process.stdout.write(JSON.stringify(found));
