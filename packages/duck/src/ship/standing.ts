import {
  type Cover,
  createCover,
  createHeights,
  type Heights,
  neighbour,
  type Quarters,
  setHeight,
  solidsAbove,
  WHOLE,
} from '@sightline/geometry/grid';
import { rosterOf } from '../table/roster.ts';
import type { DuckTable, Vehicle } from '../table/table.ts';
import { keptUntilChange } from './kept.ts';
import { FULL, HIGH, LOW, planOf } from './plan.ts';
import { sidesOf } from './walls.ts';

const HEIGHTS = { LOW, HIGH, FULL } as const;

/** What stands in the squares now and what it covers, worked out afresh whenever the ship has changed. */
interface Standing {
  /** Furniture, cargo and vehicles; and the same with the machines that stand there. */
  readonly ground: Heights;
  readonly heights: Heights;
  /** How high one stands in each square. */
  readonly levels: Uint8Array;
  /** What stops sight between figures whose higher one stands on the deck, on LOW or on HIGH furniture; LOW never does. */
  readonly sight: (Cover | undefined)[];
  /** What stops direct fire between them, figures apart: LOW pieces too (DK-SHOOT-020). */
  readonly fire: (Cover | undefined)[];
  /** What shields from a blast and turns a rolling grenade back: HIGH and FULL pieces, but no flames (DK-GREN-012). */
  readonly shield: Cover;
}

const standingOf = keptUntilChange((table): Standing => {
  const ground = groundNow(table);
  const heights = withMachines(table, ground);
  return {
    ground,
    heights,
    levels: levelsIn(heights),
    // Covers are worked out when somebody first looks or shoots from that height.
    sight: [],
    fire: [],
    shield: cover(table, heights, LOW),
  };
});

/** DK-MOVE-045: furniture, cargo, vehicles and drones; figures are obstacles to fire alone and not counted here. */
function groundNow(table: DuckTable): Heights {
  const plan = planOf(table.arena);
  const heights = createHeights(plan.grid);
  for (let square = 0; square < plan.grid.size; square++)
    if (plan.letters[square] === 'f') setHeight(heights, square, WHOLE, FULL);
  for (const { at, height, quarters } of table.fittings) setHeight(heights, at, quarters, HEIGHTS[height]);
  // DK-CARGO-004, DK-CARGO-005: loads count as furniture of their height.
  for (const { at, height } of table.loads) if (at >= 0) setHeight(heights, at, WHOLE, HEIGHTS[height]);
  for (const vehicle of table.vehicles)
    for (const square of vehicleSquares(table, vehicle)) setHeight(heights, square, WHOLE, HIGH);
  return heights;
}

function withMachines(table: DuckTable, ground: Heights): Heights {
  const machines = rosterOf(table).machines.filter(({ at }) => at >= 0);
  if (machines.length === 0) return ground;
  const heights = ground.slice();
  for (const { at } of machines) setHeight(heights, at, WHOLE, HIGH);
  return heights;
}

/** DK-CARGO-013: front and rear, in line along its facing. */
export function vehicleSquares(table: DuckTable, { front, facing }: Vehicle): [number, number] {
  const behind = (((facing + 3) % 8) + 1) as Vehicle['facing'];
  return [front, neighbour(planOf(table.arena).grid, front, behind)];
}

function levelsIn(heights: Heights): Uint8Array {
  const levels = new Uint8Array(heights.length / 4);
  for (let square = 0; square < levels.length; square++) levels[square] = lowest(heights, square);
  return levels;
}

function lowest(heights: Heights, square: number): number {
  const first = square * 4;
  return Math.min(heights[first]!, heights[first + 1]!, heights[first + 2]!, heights[first + 3]!);
}

/** DK-SHOOT-006, DK-SHOOT-008, DK-SHOOT-022: what stands higher than the higher of two figures stops the line between them. */
function cover(table: DuckTable, heights: Heights, level: number): Cover {
  const { grid } = planOf(table.arena);
  const made = createCover(grid, sidesOf(table).sight);
  solidsAbove(heights, level, made.solids);
  return made;
}

/** DK-SHOOT-023, DK-SHOOT-024: one marker can be seen through. */
function withFlames(table: DuckTable, made: Cover): Cover {
  for (const { at, count } of table.flames) if (count >= 2) made.solids[at] = WHOLE;
  return made;
}

export function sightCover(table: DuckTable, level: number): Cover {
  const { sight, heights } = standingOf(table);
  const from = Math.min(level, HIGH);
  sight[from] ??= withFlames(table, cover(table, heights, Math.max(from, LOW)));
  return sight[from];
}

export function fireCover(table: DuckTable, level: number): Cover {
  const { fire, heights } = standingOf(table);
  const from = Math.min(level, HIGH);
  fire[from] ??= withFlames(table, cover(table, heights, from));
  return fire[from];
}

export function shieldCover(table: DuckTable): Cover {
  return standingOf(table).shield;
}

/** The same for what lies in a square and goes on from there: the piece it lies on, or the drone beside it, is no bar. */
export function shieldCoverFrom(table: DuckTable, square: number): Cover {
  const cover = shieldCover(table);
  if (cover.solids[square] === 0) return cover;
  const solids = cover.solids.slice();
  solids[square] = 0;
  return { ...cover, solids };
}

/**
 * How high one stands who stands in a square: on the deck 0, on LOW 1, on HIGH 2 (DK-SHOOT-022). Beside a piece that
 * fills only part of it he stands on the deck (DK-MOVE-043).
 */
export function levelAt(table: DuckTable, square: number): number {
  return standingOf(table).levels[square]!;
}

/** DK-MOVE-013, DK-MOVE-043: how many men a square of the deck holds; beside a piece that fills part of it only one. */
export function roomIn({ fittings }: DuckTable, square: number): number {
  for (const { at, quarters } of fittings) if (at === square && quarters !== WHOLE) return 1;
  return 2;
}

/** levelAt for every square. */
export function levelsOf(table: DuckTable): Uint8Array {
  return standingOf(table).levels;
}

/** The same for one who looks or shoots from there: a machine does not stand on itself (DK-CYBER-016). */
export function footLevelAt(table: DuckTable, square: number): number {
  return lowest(standingOf(table).ground, square);
}

/** DK-SHOOT-007: the quarters filled beside one who stands in a square; nothing if he stands on what is there. */
export function filledBeside(table: DuckTable, square: number): Quarters {
  const { ground } = standingOf(table);
  if (lowest(ground, square) > 0) return 0;
  let quarters = 0;
  for (let quarter = 0; quarter < 4; quarter++) if (ground[square * 4 + quarter]! > 0) quarters |= 1 << quarter;
  return quarters;
}
