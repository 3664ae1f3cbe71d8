// Frames of a window, and what is left of them beside a panel.

/** @import { Frame, Rect } from "./layout.js" */

/** Narrower parts of the board show nothing. */
export const LEAST = 120;

/** @param {Frame} frame @returns {Rect} */
export const rect = ({ left, top, right, bottom }) => ({ left, top, width: right - left, height: bottom - top });

/**
 * The parts that a panel leaves uncovered, as far as they are useful.
 * @param {Frame} frame
 * @param {Frame | null} over
 * @returns {Frame[]}
 */
export function besides(frame, over) {
  if (
    !over ||
    over.left >= frame.right ||
    over.right <= frame.left ||
    over.top >= frame.bottom ||
    over.bottom <= frame.top
  )
    return [frame];
  const parts = [
    { ...frame, right: over.left - 12 },
    { ...frame, left: over.right + 12 },
    { ...frame, top: over.bottom + 12 },
    { ...frame, bottom: over.top - 12 },
  ];
  const some = parts.filter((part) => part.right - part.left >= LEAST && part.bottom - part.top >= LEAST);
  return some.length ? some : [frame];
}
