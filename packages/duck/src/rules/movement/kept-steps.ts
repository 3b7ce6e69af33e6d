import {
  BOTH_BARRED,
  barredCorners,
  costPast,
  DIRECTIONS,
  type Direction,
  type Footing,
  fillStepCosts,
  LEFT_BARRED,
  NOWHERE,
  opposite,
  RIGHT_BARRED,
  refreshStepCosts,
  SIDES,
  type StepCosts,
  type StepRates,
  turn,
} from '@sightline/geometry/grid';
import { type Plan, planOf } from '../../ship/plan.ts';
import type { DuckTable } from '../../table/table.ts';

/** What does not depend on where the figures stand, kept until the ship changes. */
export interface Ground {
  readonly changes: number;
  readonly rates: StepRates;
  readonly footing: Footing;
  readonly steps: StepCosts;
  /** The corners barred to each diagonal step, worked out when first asked for; 0 for not yet, else one more. */
  readonly corners: Uint8Array;
  /** What was measured over these steps, by the square it was measured from; it holds as long as no step changes. */
  readonly distances: Uint8Array[];
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
  const ground = {
    changes: table.shipChanges,
    rates,
    footing,
    corners: new Uint8Array(footing.grid.size * 8),
    ...(last?.rates === rates
      ? renewed(last, footing, last !== own)
      : { steps: fillStepCosts(footing, rates), distances: [] }),
  };
  grounds.byTable.set(table, ground);
  grounds.byPlan.set(plan, ground);
  return ground;
}

/** The steps brought up to date, or a copy of them if they are another table's. */
function renewed(last: Ground, now: Footing, isAnothers: boolean): Pick<Ground, 'steps' | 'distances'> {
  const steps = isAnothers ? last.steps.slice() : last.steps;
  let isSame = true;
  for (let square = 0; square < now.grid.size; square++) {
    if (!isDifferent(last.footing, now, square)) continue;
    isSame = false;
    refreshStepCosts(now, last.rates, steps, square);
  }
  return { steps, distances: isSame ? last.distances : [] };
}

/**
 * Brings the steps up to date about a square that has become closed or prohibited: those into it and those past it.
 * What could not be done before cannot be done now.
 */
export function narrowSteps(ground: Ground, now: Footing, steps: StepCosts, square: number): void {
  const { beside } = now.grid;
  if (now.closed[square] !== 0)
    for (const direction of DIRECTIONS) {
      const from = beside[square * 8 + direction - 1]!;
      if (from !== NOWHERE) steps[from * 8 + opposite(direction) - 1] = 0;
    }
  if (now.prohibited[square] === 0) return;
  for (const side of SIDES) {
    const from = beside[square * 8 + side - 1]!;
    if (from === NOWHERE) continue;
    narrowPast(ground, now, steps, from, turn(side, 3), RIGHT_BARRED);
    narrowPast(ground, now, steps, from, turn(side, -3), LEFT_BARRED);
  }
}

/** A diagonal step that has the changed square at one of its corners; at the other there may be another such. */
function narrowPast(ground: Ground, now: Footing, steps: StepCosts, from: number, past: Direction, bar: number): void {
  const index = from * 8 + past - 1;
  if (steps[index] === 0) return;
  const across = now.grid.beside[from * 8 + turn(past, bar === LEFT_BARRED ? 1 : -1) - 1]!;
  let barred = cornersOf(ground, from, past) | bar;
  if (across !== NOWHERE && now.prohibited[across] !== 0) barred |= BOTH_BARRED;
  steps[index] = costPast(now, ground.rates, from, past, barred);
}

function cornersOf({ corners, footing }: Ground, from: number, past: Direction): number {
  const index = from * 8 + past - 1;
  if (corners[index] === 0) corners[index] = barredCorners(footing, from, past) + 1;
  return corners[index]! - 1;
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
