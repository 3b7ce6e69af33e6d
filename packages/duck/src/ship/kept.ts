import type { DuckTable } from '../table/table.ts';

interface Kept<V> {
  readonly table: DuckTable;
  readonly changes: number;
  readonly value: V;
}

/**
 * What follows from a table's ship alone, worked out once and kept until the ship changes. Nearly every call is about
 * the same table as the one before, so that one is at hand without a search.
 */
export function keptUntilChange<V>(workOut: (table: DuckTable) => V): (table: DuckTable) => V {
  const kept = new WeakMap<DuckTable, Kept<V>>();
  let last: Kept<V> | undefined;
  return table => {
    if (last === undefined || last.table !== table) last = kept.get(table);
    if (last?.changes !== table.shipChanges) {
      last = { table, changes: table.shipChanges, value: workOut(table) };
      kept.set(table, last);
    }
    return last.value;
  };
}
