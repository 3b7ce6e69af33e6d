import { type Footing, neighbour, type Reach, reachFrom, type StepCosts } from '@sightline/geometry/grid';
import { type Plan, type PlanDoor, planOf } from '../../ship/plan.ts';
import type { DuckTable } from '../../table/table.ts';
import { groundOf, ratesOf, reachFor } from './ground.ts';
import { createGrounds, type Ground, keptGround } from './kept-steps.ts';

/** Farther than any way on the largest arena. */
export const FAR = 250;

/** DK-THREAT-001: squares of the way from one square to every other, figures disregarded; doors count as open if told so. */
export function distancesFrom(table: DuckTable, square: number, doorsPassable: boolean): Reach {
  const plan = planOf(table.arena);
  const passable = doorsPassable ? stepsThroughDoors(table) : groundOf(table, 'threat').steps;
  return reachFrom(reachFor(plan), passable, square, FAR);
}

/** Where distances are kept that were measured so, by the square they were measured from. */
export function distancesKept(table: DuckTable, doorsPassable: boolean): Ground['distances'] {
  return (doorsPassable ? openedGround(table) : groundOf(table, 'threat')).distances;
}

const openedGrounds = createGrounds();

/** The ground of Threats with every door of the ship counted as open. */
function openedGround(table: DuckTable): Ground {
  return keptGround(openedGrounds, table, ratesOf(table, 'threat'), openedFooting);
}

/** The steps of Threats with every door of the ship counted as open, figures disregarded. */
export function stepsThroughDoors(table: DuckTable): StepCosts {
  return openedGround(table).steps;
}

function openedFooting(table: DuckTable): Footing {
  const plan = planOf(table.arena);
  const { footing } = groundOf(table, 'threat');
  const sides = footing.sides.slice();
  for (const door of plan.doors)
    if (!door.isAirlock || isEntry(table, door)) for (const segment of door.segments) openSide(plan, sides, segment);
  return { ...footing, sides };
}

/** The airlock that the bridge is attached to is a way like any other door (DK-SETUP-036). */
function isEntry({ bridge: { entry } }: DuckTable, { segments }: PlanDoor): boolean {
  return segments.some(({ square, side }) => square === entry?.square && side === entry.side);
}

function openSide(plan: Plan, sides: Uint8Array, { square, side }: { square: number; side: 1 | 3 | 5 | 7 }): void {
  const beyond = neighbour(plan.grid, square, side);
  sides[square]! &= ~(1 << (side >> 1));
  sides[beyond]! &= ~(1 << ((side >> 1) ^ 2));
}
