import { createFooting, createReach, type Footing, type Reach, type StepRates, WHOLE } from '@sightline/geometry/grid';
import { FULL, LOW, type Plan, planOf } from '../../ship/plan.ts';
import { levelsOf, vehicleSquares } from '../../ship/standing.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { Machine } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable, Vehicle } from '../../table/table.ts';
import { ceilingFooting } from '../ceiling/level.ts';
import { isWorking } from '../machines/machine.ts';
import { createGrounds, type Ground, type Grounds, keptGround } from './kept-steps.ts';

/**
 * DK-MOVE-049, the table of step costs, along rows, columns and diagonals (DK-MOVE-026): past no prohibited corner 1
 * (DK-MOVE-029), past one 2 (DK-MOVE-028), past two not at all (DK-MOVE-027). Onto an obstacle 2, diagonally 3
 * (DK-MOVE-030, DK-MOVE-039, DK-MOVE-047); from top to top and down again 1 (DK-MOVE-031). The picture of the booklet
 * shows them all (DK-MOVE-032, DK-MOVE-033).
 */
const RATES: StepRates = {
  floor: { straight: 1, diagonal: 1, pastCorner: 2 },
  top: { straight: 1, diagonal: 1, pastCorner: 2 },
  up: { straight: 2, diagonal: 3, pastCorner: 3 },
  down: { straight: 1, diagonal: 1, pastCorner: 2 },
};

/** DK-MOVE-040. */
const DIFFICULT_RATES: StepRates = {
  floor: { straight: 1, diagonal: 2, pastCorner: 2 },
  top: { straight: 1, diagonal: 2, pastCorner: 2 },
  up: { straight: 2, diagonal: 3, pastCorner: 3 },
  down: { straight: 1, diagonal: 2, pastCorner: 2 },
};

/** Who walks: for the Team every obstacle is climbed, for Threats a LOW one is open floor (DK-MOVE-046). */
export type Walker = 'team' | 'threat' | 'overhead' | 'threatOverhead';

const grounds: Readonly<Record<Walker, Grounds>> = {
  team: createGrounds(),
  threat: createGrounds(),
  overhead: createGrounds(),
  threatOverhead: createGrounds(),
};

/** DK-MOVE-040: the difficult diagonals are the Team's; its machines go as it does. */
export function ratesOf(table: DuckTable, walker: Walker): StepRates {
  const isDifficult = table.switches.diagonalsCost2 && (walker === 'team' || walker === 'overhead');
  return isDifficult ? DIFFICULT_RATES : RATES;
}

/** The bare ship as a walker finds it. */
export function groundOf(table: DuckTable, walker: Walker): Ground {
  return keptGround(grounds[walker], table, ratesOf(table, walker), () => emptyFooting(table, walker));
}

/** Where a walker can set foot, figures and fire apart: nothing leads over bulkheads and FULL pieces (DK-MOVE-038, DK-MOVE-048). */
export function emptyFooting(table: DuckTable, walker: Walker): Footing {
  if (walker === 'overhead' || walker === 'threatOverhead') return ceilingFooting(table);
  const plan = planOf(table.arena);
  const footing = createFooting(plan.grid, sidesOf(table).movement);
  const levels = levelsOf(table);
  for (let square = 0; square < plan.grid.size; square++) {
    const level = levels[square]!;
    footing.closed[square] = plan.tileAt[square]! < 0 || level === FULL ? 1 : 0;
    footing.prohibited[square] = level === FULL ? 1 : 0;
    footing.levels[square] = walker === 'threat' && level === LOW ? 0 : level;
  }
  for (const square of table.bridge.squares) footing.closed[square] = 0;
  // DK-MOVE-043: what fills a half bars its side and corners, a quarter its corner.
  for (const { at, quarters } of table.fittings) if (quarters !== WHOLE) footing.filled[at]! |= quarters;
  for (const machine of rosterOf(table).machines) if (isOnMap(machine)) closeMachine(footing, machine, walker);
  for (const vehicle of table.vehicles) closeVehicle(table, footing, vehicle, walker);
  return footing;
}

/**
 * DK-CYBER-024: a machine is met, not climbed; but a Threat goes for one that works as it does for a man. Whoever
 * steps past its corner finds it in the way (DK-MOVE-027, DK-MOVE-047).
 */
function closeMachine(footing: Footing, machine: Machine, walker: Walker): void {
  footing.closed[machine.at] = walker === 'threat' && isWorking(machine) ? 0 : 1;
  footing.prohibited[machine.at] = 1;
  if (walker === 'threat') footing.levels[machine.at] = 0;
}

/** DK-CARGO-013, DK-GAP-008: closed to others; only a Threat climbs on, where somebody sits. */
function closeVehicle(table: DuckTable, footing: Footing, vehicle: Vehicle, walker: Walker): void {
  const [front, rear] = vehicleSquares(table, vehicle);
  const close = (square: number, rider: number | null): void => {
    const isClosed = walker !== 'threat' || rider === null;
    footing.closed[square] = footing.prohibited[square] = isClosed ? 1 : 0;
  };
  close(front, vehicle.driver);
  close(rear, vehicle.passenger);
}

const reaches = new WeakMap<Plan, Reach>();

/** What one search after another is worked out in. */
export function reachFor(plan: Plan): Reach {
  let reach = reaches.get(plan);
  if (!reach) {
    reach = createReach(plan.grid);
    reaches.set(plan, reach);
  }
  return reach;
}
