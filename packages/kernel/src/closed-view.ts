import type { Viewer } from './system.ts';

/** A field that everybody may see as it is. */
export const OPEN = 'open';

/**
 * What a viewer may see of each field of a table: all of it, or what a named function leaves of it. Every field has its
 * line, so that a new one does not compile until somebody has decided; none is seen for want of a decision.
 */
export type FieldViews<T, W = Viewer> = {
  readonly [K in keyof T]-?: typeof OPEN | ((table: T, viewer: W) => T[K]);
};

/**
 * Makes views of a table, field by field; a field without a line is not there. It shares with the table what nobody changes
 * while it is looked at, for a view is made for every question to a bot. W may be more than a seat, where masks share
 * something that is worked out once.
 */
export function closedView<T extends object, W = Viewer>(fields: FieldViews<T, W>): (table: T, viewer: W) => T {
  const open: (keyof T)[] = [];
  const masked: { readonly key: keyof T; readonly mask: (table: T, viewer: W) => T[keyof T] }[] = [];
  for (const key of Object.keys(fields) as (keyof T)[]) {
    const field = fields[key];
    if (typeof field === 'function') masked.push({ key, mask: field });
    else open.push(key);
  }
  return (table, viewer) => {
    const seen: Partial<T> = {};
    for (const key of open) if (key in table) seen[key] = table[key];
    for (const { key, mask } of masked) if (key in table) seen[key] = mask(table, viewer);
    return seen as T;
  };
}
