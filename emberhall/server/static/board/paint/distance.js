// How far it is to a shore. Numbers only.

/**
 * How far each spot is from the next that is not `of`, in steps. @param {Uint8Array} mask @param {number} w
 * @param {number} h @param {number} of
 */
export function distance(mask, w, h, of) {
  const W = w + 2;
  const d = new Float32Array(W * (h + 2)).fill(1e6);
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0, i = (y + 1) * W + 1, m = y * w; x < w; x++, i++, m++) if (mask[m] !== of) d[i] = 0;
  for (let y = 1; y <= h; y++) swept(d, y * W + 1, w, 1, W);
  for (let y = h; y >= 1; y--) {
    swept(d, y * W + w, w, -1, W);
    out.set(d.subarray(y * W + 1, y * W + 1 + w), (y - 1) * w);
  }
  return out;
}

/** @param {Float32Array} d @param {number} from @param {number} many @param {number} step @param {number} W */
function swept(d, from, many, step, W) {
  const [up, D] = [step * W, Math.SQRT2];
  for (let n = 0, i = from; n < many; n++, i += step) {
    let v = d[i];
    if (v === 0) continue;
    let t = d[i - step] + 1;
    if (t < v) v = t;
    t = d[i - up] + 1;
    if (t < v) v = t;
    t = d[i - up - step] + D;
    if (t < v) v = t;
    t = d[i - up + step] + D;
    if (t < v) v = t;
    d[i] = v;
  }
}
