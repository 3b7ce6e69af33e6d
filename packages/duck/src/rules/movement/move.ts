import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { askStance } from './stance.ts';
import { walk } from './walk.ts';

/** DK-MOVE-002, DK-MOVE-044: the die, the way, and then face and position for nothing. */
export function moveParty(
  table: DuckTable,
  io: DuckIo,
  party: readonly Teamer[],
  points: number,
  trail?: (from: number) => void,
): void {
  const shifted = walk(table, io, party, points, trail);
  const standing = party.filter(man => isAble(man) && !man.ducked && man.grapple === null);
  // Of two who came together the first chooses his half, the second has the other.
  standing.forEach((man, n) => {
    askStance(table, io, man, shifted || (n === 0 && standing.length > 1));
  });
}
