import { isWithinInches } from '../../ground/measure.ts';
import type { Objective } from '../../table/markers.ts';
import { type Dustup, type DustupIo, leaderOf, NONE, seatOf } from '../../table/table.ts';
import { isAtBest, isHidden, isInPlay, type Unit } from '../../table/units.ts';

/** DU-GAP-027: how near to an objective a leader must be, in inches. */
const CONTROL = 3;

/** DU-GAP-027: checked at the end of each turn; control lasts until the enemy gains it. */
export function settleControl(table: Dustup, io: DustupIo): void {
  for (const objective of table.objectives) {
    const sides = [0, 1].filter(side => table.units.some(unit => unit.side === side && holds(table, unit, objective)));
    const [side] = sides;
    if (sides.length !== 1 || side === undefined || objective.holder === side) continue;
    objective.holder = side;
    io.tell({ type: 'objectiveTaken', rule: 'DU-GAP-027', side: seatOf(table, side), objective: objective.name });
    if (table.options.objectiveToken) award(table, io, objective, side);
  }
}

function holds(table: Dustup, unit: Unit, objective: Objective): boolean {
  if (!isInPlay(table, unit) || isAtBest(unit, 'broken') || unit.panicked || isHidden(unit)) return false;
  if (objective.carrier !== NONE) return objective.carrier === unit.id;
  return !objective.carry && isWithinInches(leaderOf(table, unit), objective, CONTROL);
}

/** DU-TURN-011: a token the first time a side takes control of an objective. */
function award(table: Dustup, io: DustupIo, objective: Objective, side: number): void {
  if (objective.awarded.includes(side)) return;
  objective.awarded.push(side);
  const own = table.sides[side]!;
  own.tokens++;
  io.tell({ type: 'tokenWon', rule: 'DU-TURN-011', side: own.seat, objective: objective.name, left: own.tokens });
}
