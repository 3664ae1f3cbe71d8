// Reads scenes from the standard input and writes what the layout must know about each.

import { factsOf } from "../../emberhall/server/static/stage/facts.js";

let text = "";
for await (const part of process.stdin) text += part;
const found = JSON.parse(text).map(({ scene, seat }) => {
  const own = scene.panels?.find((panel) => panel.seat === seat);
  return factsOf(scene, { seat, own });
});
process.stdout.write(JSON.stringify(found));
