import {
  costTo,
  createReach,
  DIRECTIONS,
  neighbour,
  opposite,
  oppositeSide,
  type Reach,
  reachFrom,
  type StepCosts,
  turn as turned,
} from '@sightline/geometry/grid';
import { FAR, stepsThroughDoors } from '../rules/movement/distances.ts';
import { LOW, type Plan, planOf } from '../ship/plan.ts';
import { levelsOf } from '../ship/standing.ts';
import type { DuckTable, SquareSide } from '../table/table.ts';

/** What a shut door costs on the way: to work it, and to meet whatever waits behind it. */
const SHUT = 3;
const UNKNOWN = 7;
const PING: Readonly<Record<string, number>> = { RED: 12, ORANGE: 8, BLUE: 6, GREEN: 4, PURPLE: 2, NONE: -4 };

/** What cannot be reached at all. */
export const FAR_OFF = 2 * FAR;

/** How far every square is from one; FAR and more for what cannot be reached. */
export type Way = Uint16Array;

interface Kept {
  readonly changes: number;
  readonly news: number;
  readonly steps: StepCosts;
  readonly backwards: StepCosts;
  readonly ways: Map<number, Way>;
}

const kept = new WeakMap<DuckTable, Kept>();
const scratch = new WeakMap<Plan, Reach>();

/**
 * The way from everywhere to a square, through doors that are still shut too; kept until the ship changes or more is
 * known of what lies behind them.
 */
export function wayTo(table: DuckTable, square: number): Way {
  const plan = planOf(table.arena);
  let known = kept.get(table);
  const changes = table.shipChanges;
  const news = newsOf(table);
  if (known?.changes !== changes || known.news !== news) {
    const steps = weighedSteps(table, plan);
    known = { changes, news, steps, backwards: backwards(table, plan, steps), ways: new Map() };
    kept.set(table, known);
  }
  let way = known.ways.get(square);
  if (!way) {
    way = measure(plan, known, square);
    known.ways.set(square, way);
  }
  return way;
}

function measure(plan: Plan, { steps, backwards }: Kept, square: number): Way {
  const way = new Uint16Array(plan.grid.size).fill(FAR_OFF);
  // DK-KITTY-022: while the bridge is away no way leads there.
  if (!(square >= 0)) return way;
  let reach = scratch.get(plan);
  if (!reach) {
    reach = createReach(plan.grid);
    scratch.set(plan, reach);
  }
  // What nobody can step onto, a truck say, is still where a way may lead to.
  const last = backwards.slice(square * 8, square * 8 + 8);
  backwards.set(
    last.map((cost, direction) => cost || steps[square * 8 + direction]!),
    square * 8,
  );
  reachFrom(reach, backwards, square, FAR);
  backwards.set(last, square * 8);
  for (let i = 0; i < reach.count; i++) way[reach.order[i]!] = costTo(reach, reach.order[i]!)!;
  return way;
}

/**
 * DK-MOVE-030, DK-MOVE-046, DK-MOVE-049: what a man pays more than a Threat to get up on a LOW piece, and that he may
 * fumble on the way down.
 */
const CLIMBING = 3;

/** Every step by the square it leads to: ways are measured from where they end, and up costs more than down. */
function backwards(table: DuckTable, { grid }: Plan, steps: StepCosts): StepCosts {
  const levels = levelsOf(table);
  const reversed = new Uint8Array(steps.length);
  for (let to = 0; to < grid.size; to++)
    for (const direction of DIRECTIONS) {
      const from = neighbour(grid, to, direction);
      const cost = from < 0 ? 0 : steps[from * 8 + opposite(direction) - 1]!;
      if (cost > 0) reversed[to * 8 + direction - 1] = cost + (levels[to] === LOW && levels[from] === 0 ? CLIMBING : 0);
    }
  return reversed;
}

function weighedSteps(table: DuckTable, plan: Plan) {
  const steps = stepsThroughDoors(table).slice();
  for (const { id, segments, modules } of plan.doors) {
    const { open, jammed, holed } = table.doors[id]!;
    if ((open && !jammed) || holed.some(Boolean)) continue;
    const cost = SHUT + Math.max(...modules.map(module => riskBehind(table, plan, module)));
    for (const step of stepsThrough(plan, segments))
      if (steps[step]! > 0) steps[step] = Math.max(1, steps[step]! + cost);
  }
  return steps;
}

/** Every step through a door, straight and slanting, in and out. */
function stepsThrough({ grid }: Plan, segments: readonly SquareSide[]): Set<number> {
  const steps = new Set<number>();
  for (const { square, side } of segments)
    for (const from of [square, neighbour(grid, square, side)])
      for (const slant of [-1, 0, 1]) {
        const direction = turned(from === square ? side : oppositeSide(side), slant);
        const to = neighbour(grid, from, direction);
        if (to < 0) continue;
        steps.add(from * 8 + direction - 1);
        steps.add(to * 8 + opposite(direction) - 1);
      }
  return steps;
}

/** A number that changes whenever the sensor or an opening tells more of a module: what `riskBehind` reads. */
function newsOf({ modules, tiles }: DuckTable): number {
  let mark = 0;
  for (const { opened } of modules) mark = (mark * 31 + (opened ? 1 : 0)) | 0;
  for (const { markers } of tiles) {
    mark = (mark * 31) | 0;
    for (const { ping, shown } of markers) mark = (mark * 31 + (shown ? (PING[ping] ?? 0) : UNKNOWN) + 11) | 0;
  }
  return mark;
}

/** What the sensor says about a module nobody has opened yet. */
function riskBehind(table: DuckTable, { modules }: Plan, module: number): number {
  if (module < 0 || table.modules[module]!.opened) return 0;
  let risk = 0;
  for (const tile of modules[module]!.tiles)
    for (const { ping, shown } of table.tiles[tile]!.markers) risk += shown ? (PING[ping] ?? 0) : UNKNOWN;
  return risk;
}
