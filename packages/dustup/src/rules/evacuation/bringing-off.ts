import { D6 } from '@sightline/kernel';
import { isWithinInches } from '../../ground/measure.ts';
import { FARTHEST } from '../../table/chart.ts';
import { type Dustup, type DustupIo, placeOf } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import { isInPlay, type Unit, type Vehicle } from '../../table/units.ts';
import { lowerConfidence } from '../morale/confidence.ts';
import { isEvacuating } from './evacuation.ts';

/** DU-CASEVAC-009, in inches. */
const NEAR = 12;

/**
 * DU-CASEVAC-007 to DU-CASEVAC-011: the wounded are off the table, and whoever knows it takes heart. The vehicle has its
 * round to make before it comes back, full or empty.
 */
export function bringOff(table: Dustup, io: DustupIo, unit: Unit): void {
  if (!isEvacuating(table, unit)) return;
  hearten(table, io, unit);
  goOutbound(io, unit);
}

/** DU-CASEVAC-008 to DU-CASEVAC-010: those who gave their wounded, and those near them. */
export function hearten(table: Dustup, io: DustupIo, unit: Vehicle): void {
  const givers = new Set(unit.hull.evacuees.map(id => table.figures[id]!.unit));
  const isThere = (other: Unit): boolean => isInPlay(table, other) && other.hull?.unmanned !== true;
  const friends = table.units.filter(other => other.side === unit.side && isThere(other));
  const own = friends.filter(({ id }) => givers.has(id));
  // DU-CASEVAC-010: either because they gave their own, or because they saw others do so.
  const near = friends.filter(other => !givers.has(other.id) && own.some(giver => isNear(table, giver, other)));
  for (const giver of own) takeHeart(table, io, giver, true);
  for (const other of near) takeHeart(table, io, other, false);
  unit.hull.evacuees = [];
}

function isNear(table: Dustup, a: Unit, b: Unit): boolean {
  return isWithinInches(placeOf(table, a), placeOf(table, b), NEAR);
}

/** DU-CASEVAC-008: on 3 or more a level, on a 6 two; DU-CASEVAC-009: of those who saw it, on 5 or more one. */
function takeHeart(table: Dustup, io: DustupIo, unit: Unit, own: boolean): void {
  const rule = own ? 'DU-CASEVAC-008' : 'DU-CASEVAC-009';
  const face = io.roll(D6, becauseOf(table, unit, rule, 'heart'));
  const levels = own ? (face === 6 ? 2 : face >= 3 ? 1 : 0) : face >= 5 ? 1 : 0;
  tellOf(table, io, unit, { type: 'tookHeart', rule, unit: unit.who, face, own, levels });
  // DU-CASEVAC-011: unlike a rally it may raise them above what they began with.
  if (levels > 0) lowerConfidence(table, io, unit, -levels, 'DU-CASEVAC-011');
}

/** DU-CASEVAC-007: to box one, on its way out. */
function goOutbound(io: DustupIo, unit: Vehicle): void {
  unit.hull.outbound = true;
  Object.assign(unit, { where: 'inbound', box: 1, boxMoved: true });
  io.tell({ type: 'wentOutbound', rule: 'DU-CASEVAC-007', unit: unit.who, box: 1 });
}

/** DU-CASEVAC-007: one box farther out, and from the last one back again, to be called anew. Says whether it was on its way out. */
export function moveOutbound(io: DustupIo, unit: Unit): boolean {
  if (unit.hull?.outbound !== true) return false;
  unit.box++;
  unit.hull.outbound = unit.box < FARTHEST;
  unit.hull.awaitsCall = !unit.hull.outbound;
  io.tell({ type: 'wentOutbound', rule: 'DU-CASEVAC-007', unit: unit.who, box: unit.box });
  return true;
}

/** DU-CASEVAC-008: nobody gets out of what is lost with all aboard. */
export function loseEvacuees(table: Dustup, io: DustupIo, { who, hull }: Vehicle): void {
  const count = hull.evacuees.length;
  if (count === 0) return;
  for (const id of hull.evacuees) table.figures[id]!.state = 'killed';
  hull.evacuees = [];
  io.tell({ type: 'evacueesLost', rule: 'DU-CASEVAC-008', unit: who, count });
}
