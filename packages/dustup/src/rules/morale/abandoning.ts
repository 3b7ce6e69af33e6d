import { squaredDistance } from '@sightline/geometry/field';
import { COHESION, isWithinInches } from '../../ground/measure.ts';
import { isClear } from '../../ground/sight.ts';
import { isWounded } from '../../table/figures.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { isHidden, stands, type Unit } from '../../table/units.ts';
import { strainOf } from './strain.ts';

/**
 * DU-MORALE-012: a move away from enemies in sight that leaves wounded behind calls for a test when it is done, however
 * short it is, and no other for the same men. Those whom a detachment looks after are that detachment's (DU-DETACH-008).
 */
export function abandonWounded(table: Dustup, _io: DustupIo, { unit: id, route }: MomentOf<'moved'>): void {
  const unit = table.units[id]!;
  const start = route[0];
  if (start === undefined) return;
  const left = unit.figures
    .map(figure => table.figures[figure]!)
    .filter(figure => figure.left && !figure.abandoned && isWounded(figure) && isWithinInches(figure, start, COHESION));
  if (left.length === 0 || !isWithdrawing(table, unit, start, placeOf(table, unit))) return;
  for (const figure of left) figure.abandoned = true;
  const strain = strainOf(table, unit, 'abandoning');
  // DU-MORALE-014: they are still casualties of the unit.
  const untreated = left.filter(({ state }) => state === 'untreated').length;
  table.strains.push({ ...strain, untreatedBefore: strain.untreatedBefore + untreated });
}

/** The nearest enemy seen from where the move began is farther away now. */
function isWithdrawing(table: Dustup, unit: Unit, start: Place, end: Place): boolean {
  let nearest: Place | null = null;
  for (const enemy of table.units) {
    if (enemy.side === unit.side || isHidden(enemy) || !stands(table, enemy)) continue;
    const at = placeOf(table, enemy);
    const isNearer = nearest === null || squaredDistance(at, start) < squaredDistance(nearest, start);
    if (isNearer && isClear(table, start, at, unit.sensors)) nearest = at;
  }
  return nearest !== null && squaredDistance(end, nearest) > squaredDistance(start, nearest);
}
