import type { RuleId } from '@sightline/ledger';
import { isWithinInches } from '../../ground/measure.ts';
import type { Objective } from '../../table/markers.ts';
import { type Dustup, type DustupIo, NONE, placeOf, seatOf, sideOf } from '../../table/table.ts';
import { isAtBest, isHidden, isTurret, stands, type Unit } from '../../table/units.ts';
import { occupantsOf } from '../buildings/buildings.ts';

/** DU-GAP-027: how near to an objective a leader must be, in inches. */
export const CONTROL = 3;

/** DU-GAP-027: checked at the end of each turn; control lasts until the enemy gains it. */
export function settleControl(table: Dustup, io: DustupIo): void {
  for (const objective of table.objectives) {
    if (objective.radius !== null || objective.building !== NONE) {
      if (objective.radius === null) settleBuilding(table, io, objective);
      else settleCircle(table, io, objective);
      continue;
    }
    const side = aloneAt(table, objective);
    if (side !== NONE) take(table, io, objective, side, 'DU-GAP-027');
  }
}

/** The side whose leaders alone are near enough to an objective, whoever holds it now. */
function aloneAt(table: Dustup, objective: Objective): number {
  const sides = [0, 1].filter(side => table.units.some(unit => unit.side === side && holds(table, unit, objective)));
  return sides.length === 1 ? sides[0]! : NONE;
}

/** Who would take each objective if the turn ended now; no side where nothing would change, or where it is settled otherwise. */
export function takenNow(table: Dustup): number[] {
  return table.objectives.map(objective => {
    if (objective.radius !== null || objective.building !== NONE) return NONE;
    const side = aloneAt(table, objective);
    return side === objective.holder ? NONE : side;
  });
}

function take(table: Dustup, io: DustupIo, objective: Objective, side: number, rule: RuleId): void {
  if (objective.holder === side) return;
  objective.holder = side;
  io.tell({ type: 'objectiveTaken', rule, side: seatOf(table, side), objective: objective.name });
  if (table.options.objectiveToken) award(table, io, objective, side);
}

/** DU-GAP2-009: a circle is held by whoever has more units in it now, and by the defender if both have as many. */
function settleCircle(table: Dustup, io: DustupIo, objective: Objective): void {
  const count = (side: number) => table.units.filter(unit => unit.side === side && isIn(table, unit, objective)).length;
  const [red, blue] = [count(0), count(1)];
  const tied = red > 0 && table.victory.kind === 'spoils' ? sideOf(table, table.victory.tie) : NONE;
  const side = red === blue ? tied : red > blue ? 0 : 1;
  if (side !== NONE) return take(table, io, objective, side, 'DU-GAP2-009');
  if (objective.holder === NONE) return;
  io.tell({
    type: 'objectiveLeft',
    rule: 'DU-GAP2-009',
    side: seatOf(table, objective.holder),
    objective: objective.name,
  });
  objective.holder = NONE;
}

/** DU-GAP2-046: a building is taken by those who are in it alone, and one that is destroyed by the side it counts for. */
function settleBuilding(table: Dustup, io: DustupIo, objective: Objective): void {
  const building = table.buildings[objective.building]!;
  const inside = building.destroyed ? [] : occupantsOf(table, building).filter(unit => !isHidden(unit));
  const sides = [0, 1].filter(side => inside.some(unit => unit.side === side));
  const side = building.destroyed ? objective.counts : sides.length === 1 ? sides[0]! : NONE;
  if (side !== NONE) take(table, io, objective, side, 'DU-GAP2-046');
}

/** DU-GAP2-009: whoever rides, is a turret of another, unarmed, kept down or out of hand does not count; nor, as ever, do the hidden. */
function isIn(table: Dustup, unit: Unit, objective: Objective): boolean {
  if (!stands(table, unit) || isHidden(unit) || isTurret(unit) || unit.suppression > 0) return false;
  if (isAtBest(unit, 'broken') || unit.panicked) return false;
  if (unit.hull !== null && unit.hull.model.mounts.length === 0 && unit.hull.model.close === undefined) return false;
  return isWithinInches(placeOf(table, unit), objective, objective.radius! / 1000);
}

function holds(table: Dustup, unit: Unit, objective: Objective): boolean {
  if (!stands(table, unit) || isAtBest(unit, 'broken') || unit.panicked || isHidden(unit)) return false;
  if (objective.carrier !== NONE) return objective.carrier === unit.id;
  return !objective.carry && isWithinInches(placeOf(table, unit), objective, CONTROL);
}

/** DU-TURN-011: a token the first time a side takes control of an objective. */
function award(table: Dustup, io: DustupIo, objective: Objective, side: number): void {
  if (objective.awarded.includes(side)) return;
  objective.awarded.push(side);
  const own = table.sides[side]!;
  own.tokens++;
  io.tell({ type: 'tokenWon', rule: 'DU-TURN-011', side: own.seat, objective: objective.name, left: own.tokens });
}
