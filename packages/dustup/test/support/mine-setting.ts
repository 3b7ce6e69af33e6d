import type { Mine } from '../../src/table/markers.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { at } from './setting.ts';

/** A counter of blue's at this place, pointing west. */
export function mine(table: Dustup, kind: Mine['kind'], x: number, y: number, more: Partial<Mine> = {}): Mine {
  const laid: Mine = {
    id: table.mines.length,
    side: 1,
    kind,
    ...at(x, y),
    facing: 270,
    times: 1,
    controller: NONE,
    shown: false,
    removed: false,
    lanes: [],
    triedBy: [],
    ...more,
  };
  table.mines.push(laid);
  return laid;
}
