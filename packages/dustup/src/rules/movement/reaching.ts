import { advance, type Walk } from '@sightline/geometry/field';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import { whyNotMarch } from '../heavy-weapons/moving.ts';
import { movementDie } from './movement-die.ts';
import { bearing } from './wounded.ts';

/** How far apart the places are that are tried, in mils. */
export const REACH_STEP = 2000;

/** Where a unit's leader can get to in its next activation, or with what is left of this one, if the dice are kind. */
export function reachableBy(table: Dustup, unit: Unit): Place[] {
  const within = mostPoints(table, unit) * POINT;
  if (within === 0) return [];
  const { x, y } = placeOf(table, unit);
  const walk = walkOf(table, unit, { within });
  const cells = gridAround(table, { x, y }, within);
  for (const cell of cells.values()) cell.cost = costOfStep(walk, { x, y }, cell, within);
  goRound(walk, cells, within);
  return [...cells.values()].filter(({ cost }) => cost <= within).map(cell => ({ x: cell.x, y: cell.y }));
}

interface Cell extends Place {
  readonly right: number;
  readonly up: number;
  /** What it costs to get there; without end where it cannot be done. */
  cost: number;
}

/** What a straight step costs; without end where it does not get there. */
function costOfStep(walk: Walk, from: Place, to: Place, within: number): number {
  const { halt, cost } = advance(walk, [from, { x: to.x, y: to.y }], within);
  return halt === 'arrived' ? cost : Number.POSITIVE_INFINITY;
}

/** Whatever no straight step leads to may be reached from beside it. */
function goRound(walk: Walk, cells: ReadonlyMap<string, Cell>, within: number): void {
  const edge = [...cells.values()].filter(({ cost }) => cost <= within);
  for (const from of edge) {
    for (const [right, up] of NEIGHBOURS) {
      const to = cells.get(keyOf(from.right + right, from.up + up));
      if (to === undefined || to.cost <= within) continue;
      to.cost = from.cost + costOfStep(walk, { x: from.x, y: from.y }, to, within - from.cost);
      if (to.cost <= within) edge.push(to);
    }
  }
}

const NEIGHBOURS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

const keyOf = (right: number, up: number): string => `${right} ${up}`;

/** DU-MOVE-002: twice the highest face for every action that can be a move; 0 for whoever stays where it is. */
export function mostPoints(table: Dustup, unit: Unit): number {
  // DU-HEAVY-008: nobody is meant to leave a gun that stands.
  if (!isInPlay(table, unit) || whyNotMarch(table, unit).length > 0) return 0;
  const { carried } = bearing(table, unit, []);
  return 2 * movementDie(table, unit, carried.length).die * actionsToMove(table, unit);
}

/** DU-SUPP-004, DU-PROP-005, DU-MORALE-025: markers and a position are given up first, an action for each. */
function actionsToMove(table: Dustup, unit: Unit): number {
  if (unit.panicked) return 0;
  const all = table.acting.includes(unit.id) ? unit.actions : 2;
  const markers = unit.confidence === 'routed' ? 0 : unit.suppression;
  return Math.max(0, all - markers - (unit.propped ? 1 : 0));
}

/** Places all round, no farther off than the crow flies. */
function gridAround(table: Dustup, { x, y }: Place, within: number): Map<string, Cell> {
  const ground = groundOf(table);
  const steps = Math.floor(within / REACH_STEP);
  const cells = new Map<string, Cell>();
  for (let right = -steps; right <= steps; right++) {
    for (let up = -steps; up <= steps; up++) {
      if (right * right + up * up > steps * steps) continue;
      const place = { x: x + right * REACH_STEP, y: y + up * REACH_STEP };
      if (isOnTable(ground, place)) cells.set(keyOf(right, up), { ...place, right, up, cost: 0 });
    }
  }
  return cells;
}
