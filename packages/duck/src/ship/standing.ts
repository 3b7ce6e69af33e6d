import {
  type Cover,
  createCover,
  createHeights,
  type Heights,
  neighbour,
  setHeight,
  solidsAbove,
  WHOLE,
} from '@sightline/geometry/grid';
import type { DuckTable, Vehicle } from '../table.ts';
import { FULL, HIGH, LOW, planOf } from './plan.ts';
import { sidesOf } from './walls.ts';

const HEIGHTS = { LOW, HIGH, FULL } as const;

/** What stands in the squares now and what it covers, worked out afresh whenever the ship has changed. */
interface Standing {
  readonly changes: number;
  readonly heights: Heights;
  /** What stops sight between figures whose higher one stands on the deck, on LOW or on HIGH furniture; LOW never does. */
  readonly sight: readonly [Cover, Cover, Cover];
  /** What stops direct fire between them, figures apart: LOW pieces too (DK-SHOOT-020). */
  readonly fire: readonly [Cover, Cover, Cover];
  /** What shields from a blast and turns a rolling grenade back: HIGH and FULL pieces, but no flames (DK-GREN-012). */
  readonly shield: Cover;
}

const kept = new WeakMap<DuckTable, Standing>();

function standingOf(table: DuckTable): Standing {
  let standing = kept.get(table);
  if (standing?.changes !== table.shipChanges) {
    const heights = heightsNow(table);
    standing = {
      changes: table.shipChanges,
      heights,
      sight: eachLevel(level => withFlames(table, cover(table, heights, Math.max(level, LOW)))),
      fire: eachLevel(level => withFlames(table, cover(table, heights, level))),
      shield: cover(table, heights, LOW),
    };
    kept.set(table, standing);
  }
  return standing;
}

/** DK-MOVE-045: furniture, cargo, vehicles and drones; figures are obstacles to fire alone and not counted here. */
function heightsNow(table: DuckTable): Heights {
  const plan = planOf(table.arena);
  const heights = createHeights(plan.grid);
  for (const [square, letter] of plan.letters.entries()) if (letter === 'f') setHeight(heights, square, WHOLE, FULL);
  for (const { at, height } of table.fittings) setHeight(heights, at, WHOLE, HEIGHTS[height]);
  for (const { at, height } of table.loads) if (at >= 0) setHeight(heights, at, WHOLE, HEIGHTS[height]);
  for (const vehicle of table.vehicles)
    for (const square of vehicleSquares(table, vehicle)) setHeight(heights, square, WHOLE, HIGH);
  for (const figure of table.figures)
    if (figure.kind === 'machine' && figure.at >= 0) setHeight(heights, figure.at, WHOLE, HIGH);
  return heights;
}

/** DK-CARGO-013: front and rear, in line along its facing. */
export function vehicleSquares(table: DuckTable, { front, facing }: Vehicle): [number, number] {
  const behind = (((facing + 3) % 8) + 1) as Vehicle['facing'];
  return [front, neighbour(planOf(table.arena).grid, front, behind)];
}

function eachLevel(made: (level: number) => Cover): readonly [Cover, Cover, Cover] {
  return [made(0), made(LOW), made(HIGH)];
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
  return standingOf(table).sight[Math.min(level, HIGH) as 0 | 1 | 2];
}

export function fireCover(table: DuckTable, level: number): Cover {
  return standingOf(table).fire[Math.min(level, HIGH) as 0 | 1 | 2];
}

export function shieldCover(table: DuckTable): Cover {
  return standingOf(table).shield;
}

/** How high one stands who stands in a square: on the deck 0, on LOW 1, on HIGH 2 (DK-SHOOT-022). */
export function levelAt(table: DuckTable, square: number): number {
  const { heights } = standingOf(table);
  return Math.max(heights[square * 4]!, heights[square * 4 + 1]!, heights[square * 4 + 2]!, heights[square * 4 + 3]!);
}

export function heightsOf(table: DuckTable): Heights {
  return standingOf(table).heights;
}
