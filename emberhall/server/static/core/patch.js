// Changes of a scene.

/** @import { Patch, Push, Scene } from "./types" */
/** @import { Seen } from "./page" */

/** Apply changes to a scene. @param {Scene} scene @param {Patch} patch @returns {Scene} */
export function patched(scene, patch) {
  return patch.reduce((/** @type {any} */ root, [path, ...value]) => {
    const last = path.at(-1);
    if (last === undefined) return value[0];
    const copy = Array.isArray(root) ? [...root] : { ...root };
    let node = copy;
    for (const step of path.slice(0, -1))
      node = node[step] = Array.isArray(node[step]) ? [...node[step]] : { ...node[step] };
    if (value.length) node[last] = value[0];
    else delete node[last];
    return copy;
  }, scene);
}

/**
 * A view as it came over the wire, with its scenes: of the moments before it, and its own.
 * @param {Scene} before the scene last heard of @param {Push} push @returns {Seen}
 */
export function unpacked(before, push) {
  let scene = before;
  const moments = (push.beats ?? []).map(({ line, patch }) => ({ line, scene: (scene = patched(scene, patch)) }));
  return /** @type {Seen} */ ({ ...push, moments, scene: push.patch ? patched(scene, push.patch) : push.scene });
}
