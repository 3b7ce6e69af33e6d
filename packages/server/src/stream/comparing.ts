import type { Json } from '@sightline/kernel';
import { type Compare, type Delta, deltaOf } from '@sightline/protocol';

/** What is seen, its view, and the parts of that: further down nothing is looked up. */
const DEPTH = 2;

/**
 * Compares what the viewers of a game saw before one change with what they see after it. Views share with the table what is
 * open to all, so most parts of one are parts of the next as well, and are compared once.
 */
export function comparing(): Compare {
  const known = new Map<Json, { readonly before: Json | undefined; readonly delta: Delta | undefined }>();
  const at = (depth: number): Compare => {
    const parts = depth === DEPTH ? deltaOf : at(depth + 1);
    return (before, after) => {
      if (typeof after !== 'object' || after === null) return deltaOf(before, after);
      const found = known.get(after);
      if (found && found.before === before) return found.delta;
      const delta = deltaOf(before, after, parts);
      known.set(after, { before, delta });
      return delta;
    };
  };
  return at(0);
}
