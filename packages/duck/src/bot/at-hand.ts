import type { Door, DuckTable } from '../table/table.ts';
import type { DuckView } from '../view/view.ts';

/** What has been seen of each match, found by its doors: the list of them is the same from its first look to its last. */
const seen = new WeakMap<readonly Door[], DuckTable>();

/**
 * The view as a table for the rules to judge on. What they work out and keep hangs on the table object, and a look is
 * a new object every time: so the latest look is written over the one before.
 */
export function atHand(view: DuckView): DuckTable {
  const known = seen.get(view.doors);
  if (known) return Object.assign(known, view);
  // What is kept is written into when it is seen again, and nobody writes into a view (HS-VIEW-007).
  const own = { ...view };
  seen.set(view.doors, own);
  return own;
}
