import { type Direction, neighbour } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { barrierTo, chooseWork, doWork, goTo } from '../doors/barrier.ts';
import { HOLE_AT, throwToBatter } from '../doors/battering.ts';
import { isBeside } from '../missions/mission-places.ts';
import { isShutOverSomebody, wreck } from '../other-actions/sealed-unit.ts';
import { hasSpace } from '../sensor/placement.ts';
import { hasOpenWay } from './attack.ts';
import { STRAIGHT_FIRST } from './distance.ts';
import { canGoOn, directionTo, leaveFire, throwMove } from './movement.ts';

/** DK-GAP-008: at a unit that is shut over somebody, or at the door that keeps it from there. */
export function attackUnit(table: DuckTable, io: DuckIo, threat: Threat, unit: number, wasBattering: boolean): void {
  const goal = [table.fittings[unit]!];
  const barrier = hasOpenWay(table, threat, goal) ? null : barrierTo(table, threat.at, goal);
  const points = leaveFire(table, io, threat);
  if (!canGoOn(table, threat)) return;
  threat.atUnit = unit;
  const thrown = (): number => points ?? throwMove(table, io, threat);
  if (!barrier) return workAtUnit(table, io, threat, unit, thrown);
  const work = chooseWork(table, io, threat, barrier, wasBattering);
  doWork(table, io, threat, barrier, work, thrown);
}

/** DK-GAP-008, DK-DOOR-001: it batters the unit if it begins beside it; coming up is its whole activation. */
export function workAtUnit(table: DuckTable, io: DuckIo, threat: Threat, unit: number, thrown: () => number): void {
  if (isAtUnit(table, threat, unit)) batterUnit(table, io, threat, unit);
  else goTo(table, io, threat, placesAt(table, unit), thrown);
  if (canGoOn(table, threat)) threat.facing = facingUnit(table, threat, unit) ?? threat.facing;
}

/** Beside it, or on top of it. */
export function isAtUnit(table: DuckTable, threat: Threat, unit: number): boolean {
  return !threat.overhead && isBeside(table, threat, table.fittings[unit]!.at);
}

function placesAt(table: DuckTable, unit: number): number[] {
  const { at } = table.fittings[unit]!;
  const { grid } = planOf(table.arena);
  return STRAIGHT_FIRST.map(direction => neighbour(grid, at, direction)).filter(
    square => isBeside(table, { at }, square) && hasSpace(table, square),
  );
}

function facingUnit(table: DuckTable, threat: Threat, unit: number): Direction | null {
  const { at } = table.fittings[unit]!;
  return at === threat.at ? null : directionTo(table, threat, at);
}

/** The units about it that are shut over somebody. */
export function unitsBeside(table: DuckTable, threat: Threat): number[] {
  return [...table.fittings.keys()].filter(
    unit => isShutOverSomebody(table.fittings[unit]!) && isAtUnit(table, threat, unit),
  );
}

/** DK-GAP-008, DK-DOOR-015: the points of all who batter it add up, and 20 break it open. */
export function batterUnit(table: DuckTable, io: DuckIo, threat: Threat, unit: number): void {
  const fitting = table.fittings[unit]!;
  const dice = throwToBatter(io, threat, threat.card.batterDice, 'DK-GAP-008');
  for (const face of dice) fitting.damage += face;
  const { damage } = fitting;
  io.tell({ type: 'unitBattered', rule: 'DK-GAP-008', fitting: unit, figure: threat.id, dice, damage });
  if (damage >= HOLE_AT) wreck(table, io, unit, 'DK-GAP-008');
}
