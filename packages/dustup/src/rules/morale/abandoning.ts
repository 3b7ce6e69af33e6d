import { squaredDistance } from '@sightline/geometry/field';
import { isWithinInches } from '../../ground/measure.ts';
import { isClear } from '../../ground/sight.ts';
import { type Figure, isAble, isWounded } from '../../table/figures.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, leaderOf, type Place } from '../../table/table.ts';
import { isHidden, isInPlay, type Unit } from '../../table/units.ts';
import { strainOf } from './strain.ts';

/** DU-MORALE-012: wounded farther from their leader than this have been left, in inches. */
const WITH_THEM = 6;

/** DU-MORALE-012: a move away from enemies in sight that leaves wounded alone calls for a test when it is done. */
export function abandonWounded(table: Dustup, _io: DustupIo, { unit: id, route }: MomentOf<'moved'>): void {
  const unit = table.units[id]!;
  const start = route[0];
  if (start === undefined) return;
  const end = leaderOf(table, unit);
  const isLeft = (figure: Figure) =>
    figure.left &&
    isWounded(figure) &&
    isWithinInches(figure, start, WITH_THEM) &&
    !isWithinInches(figure, end, WITH_THEM) &&
    !isCaredFor(table, unit, figure);
  const left = unit.figures.some(figure => isLeft(table.figures[figure]!));
  if (left && isWithdrawing(table, unit, start, end)) table.strains.push(strainOf(table, unit, 'abandoning'));
}

/** Friends nearby, or a medic, look after them (DU-DETACH-008). */
function isCaredFor(table: Dustup, unit: Unit, wounded: Figure): boolean {
  const isNear = (at: Place) => isWithinInches(wounded, at, WITH_THEM);
  const isFriend = (other: Unit) =>
    other.side === unit.side && other !== unit && isInPlay(table, other) && isNear(leaderOf(table, other));
  const isMedic = (figure: Figure) =>
    figure.side === unit.side && figure.specialist === 'medic' && isAble(figure) && !figure.left && isNear(figure);
  return table.units.some(isFriend) || table.figures.some(isMedic);
}

/** The nearest enemy seen from where the move began is farther away now. */
function isWithdrawing(table: Dustup, unit: Unit, start: Place, end: Place): boolean {
  let nearest: Place | null = null;
  for (const enemy of table.units) {
    if (enemy.side === unit.side || isHidden(enemy) || !isInPlay(table, enemy)) continue;
    const at = leaderOf(table, enemy);
    const isNearer = nearest === null || squaredDistance(at, start) < squaredDistance(nearest, start);
    if (isNearer && isClear(table, start, at, unit.sensors)) nearest = at;
  }
  return nearest !== null && squaredDistance(end, nearest) > squaredDistance(start, nearest);
}
