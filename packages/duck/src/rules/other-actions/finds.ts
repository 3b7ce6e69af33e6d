import type { Teamer } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { whyNotBear } from '../damage/burden.ts';

/** DK-GAP-002: what somebody finds goes to his gear; what is too much for him lies where he stands. */
export function takeOrLeave(table: DuckTable, man: Teamer, item: string, count = 1): void {
  if (whyNotBear(table, man, item, false, count).length === 0) man.gear[item] = (man.gear[item] ?? 0) + count;
  else table.things.push({ item, at: man.at, weapon: null, count });
}
