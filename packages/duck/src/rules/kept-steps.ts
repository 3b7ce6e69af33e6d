import {
  DIRECTIONS,
  type Footing,
  fillStepCosts,
  isSide,
  NOWHERE,
  neighbour,
  opposite,
  refreshStepCosts,
  type StepCosts,
  type StepRates,
  stepCost,
  turn,
} from '@sightline/geometry/grid';
import { type Plan, planOf } from '../ship/plan.ts';
import type { DuckTable } from '../table.ts';

/** What does not depend on where the figures stand, kept until the ship changes. */
export interface Ground {
  readonly changes: number;
  readonly rates: StepRates;
  readonly footing: Footing;
  readonly steps: StepCosts;
}

/**
 * The grounds of one kind of walker: for each table its own, and the latest on each plan, from which the ground of
 * another table on the same plan is not far off.
 */
export interface Grounds {
  readonly byTable: WeakMap<DuckTable, Ground>;
  readonly byPlan: WeakMap<Plan, Ground>;
}

export function createGrounds(): Grounds {
  return { byTable: new WeakMap(), byPlan: new WeakMap() };
}

/** The ground as it is now. After a change of the ship only the steps about the changed squares are worked out again. */
export function keptGround(
  grounds: Grounds,
  table: DuckTable,
  rates: StepRates,
  footingNow: (table: DuckTable) => Footing,
): Ground {
  const own = grounds.byTable.get(table);
  if (own?.changes === table.shipChanges) return own;
  const plan = planOf(table.arena);
  const last = own ?? grounds.byPlan.get(plan);
  const footing = footingNow(table);
  const steps =
    last?.rates === rates
      ? renewed(last.footing, footing, rates, last === own ? last.steps : last.steps.slice())
      : fillStepCosts(footing, rates);
  const ground: Ground = { changes: table.shipChanges, rates, footing, steps };
  grounds.byTable.set(table, ground);
  grounds.byPlan.set(plan, ground);
  return ground;
}

function renewed(before: Footing, now: Footing, rates: StepRates, steps: StepCosts): StepCosts {
  for (let square = 0; square < now.grid.size; square++)
    if (isDifferent(before, now, square)) refreshStepCosts(now, rates, steps, square);
  return steps;
}

/** Brings the steps up to date about a square that has become closed or prohibited: those into it and those past it. */
export function narrowSteps(footing: Footing, rates: StepRates, steps: StepCosts, square: number): void {
  for (const direction of DIRECTIONS) {
    const beside = neighbour(footing.grid, square, direction);
    if (beside === NOWHERE) continue;
    if (footing.closed[square] !== 0) steps[beside * 8 + opposite(direction) - 1] = 0;
    if (footing.prohibited[square] === 0 || !isSide(direction)) continue;
    for (const hand of [-1, 1]) {
      const past = turn(direction, 3 * hand);
      steps[beside * 8 + past - 1] = stepCost(footing, rates, beside, past);
    }
  }
}

function isDifferent(before: Footing, now: Footing, square: number): boolean {
  return (
    before.sides[square] !== now.sides[square] ||
    before.closed[square] !== now.closed[square] ||
    before.levels[square] !== now.levels[square] ||
    before.filled[square] !== now.filled[square] ||
    before.prohibited[square] !== now.prohibited[square]
  );
}
