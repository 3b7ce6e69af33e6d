import { costTo, createReach, neighbour, oppositeSide, type Reach, reachFrom, turn } from '@sightline/geometry/grid';
import { FAR, stepsThroughDoors } from '../rules/footing.ts';
import { type Plan, planOf } from '../ship/plan.ts';
import type { DuckTable, SquareSide } from '../table.ts';

/** What a shut door costs on the way: to work it, and to meet whatever waits behind it. */
const SHUT = 3;
const UNKNOWN = 7;
const PING: Readonly<Record<string, number>> = { RED: 12, ORANGE: 8, BLUE: 6, GREEN: 4, PURPLE: 2, NONE: -4 };

/** What cannot be reached at all. */
export const FAR_OFF = 2 * FAR;

/** How far every square is from one; FAR and more for what cannot be reached. */
export type Way = Uint16Array;

interface Kept {
  changes: number;
  readonly ways: Map<number, Way>;
}

const kept = new WeakMap<DuckTable, Kept>();
const scratch = new WeakMap<Plan, Reach>();

/** The way from everywhere to a square, through doors that are still shut too; kept until the ship changes. */
export function wayTo(table: DuckTable, square: number): Way {
  const plan = planOf(table.arena);
  let known = kept.get(table);
  if (known?.changes !== table.shipChanges) {
    known = { changes: table.shipChanges, ways: new Map() };
    kept.set(table, known);
  }
  let way = known.ways.get(square);
  if (!way) {
    way = measure(table, plan, square);
    known.ways.set(square, way);
  }
  return way;
}

function measure(table: DuckTable, plan: Plan, square: number): Way {
  let reach = scratch.get(plan);
  if (!reach) {
    reach = createReach(plan.grid);
    scratch.set(plan, reach);
  }
  reachFrom(reach, weighedSteps(table, plan), square, FAR);
  const way = new Uint16Array(plan.grid.size).fill(FAR_OFF);
  for (let i = 0; i < reach.count; i++) way[reach.order[i]!] = costTo(reach, reach.order[i]!)!;
  return way;
}

function weighedSteps(table: DuckTable, plan: Plan) {
  const steps = stepsThroughDoors(table).slice();
  for (const { id, segments, modules } of plan.doors) {
    const { open, jammed, holed } = table.doors[id]!;
    if ((open && !jammed) || holed.some(Boolean)) continue;
    const cost = SHUT + Math.max(...modules.map(module => riskBehind(table, plan, module)));
    for (const { square, side } of segments) {
      const beyond = { square: neighbour(plan.grid, square, side), side: oppositeSide(side) } as SquareSide;
      for (const from of [{ square, side }, beyond])
        for (const slant of [-1, 0, 1]) {
          const step = from.square * 8 + turn(from.side, slant) - 1;
          if (steps[step]! > 0) steps[step] = Math.max(1, steps[step]! + cost);
        }
    }
  }
  return steps;
}

/** What the sensor says about a module nobody has opened yet. */
function riskBehind(table: DuckTable, { modules }: Plan, module: number): number {
  if (module < 0 || table.modules[module]!.opened) return 0;
  let risk = 0;
  for (const tile of modules[module]!.tiles)
    for (const { ping, shown } of table.tiles[tile]!.markers) risk += shown ? (PING[ping] ?? 0) : UNKNOWN;
  return risk;
}
