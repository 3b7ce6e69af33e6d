import {
  type Cover,
  centreOf,
  headPoint,
  inArc,
  type Point,
  range,
  type SightLine,
  sees as seesBetween,
  sideOfPosition,
  sightLine,
  vectorBetween,
} from '@sightline/geometry/grid';
import { moduleAt, squaresOfTile } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { filledBeside, footLevelAt, sightCover } from '../../ship/standing.ts';
import type { Figure } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { ceilingCover } from '../ceiling/level.ts';

/** DK-KITTY-011 and card R01: how far one sees when the lights are out. */
const POWER_DOWN_SIGHT = 3;
const LIGHTS_OUT_SIGHT = 2;

/** DK-SHOOT-002: the head is the centre of the figure's base, which stands where its position puts it. */
export function headOf(table: DuckTable, figure: Figure): Point {
  const { grid } = planOf(table.arena);
  return headPoint(grid, figure.at, sideOfPosition(figure.facing, figure.position));
}

/** DK-SHOOT-005, DK-SHOOT-030, DK-SETUP-002: distances are in squares at any scale, the larger of the two differences. */
export function rangeBetween(table: DuckTable, from: number, to: number): number {
  return range(planOf(table.arena).grid, from, to);
}

/** DK-SHOOT-002, DK-SHOOT-003, DK-SHOOT-009: whether the line from head to head is free, whichever way they face. */
export function sees(table: DuckTable, a: Figure, b: Figure): boolean {
  if (a.overhead !== b.overhead || !isLitBetween(table, a.at, b.at)) return false;
  if (a.overhead) return isLineOverhead(table, a, b);
  return clear(table, a.at, headOf(table, a), b.at, headOf(table, b));
}

/** Whether a figure sees the middle of a square. To aim at the fire in it its own flames do not matter (DK-SHOOT-023). */
export function seesSquare(table: DuckTable, figure: Figure, square: number, throughItsFlames = false): boolean {
  if (figure.overhead || !isLitBetween(table, figure.at, square)) return false;
  const centre = centreOf(planOf(table.arena).grid, square);
  return clear(table, figure.at, headOf(table, figure), square, centre, throughItsFlames);
}

/** Whether any square of a module lies in a figure's line of sight. */
export function seesInto(table: DuckTable, figure: Figure, module: number): boolean {
  if (moduleAt(table, figure.at)?.id === module) return true;
  const { tiles } = planOf(table.arena).modules[module]!;
  return tiles.some(tile => squaresOfTile(table, tile).some(square => seesSquare(table, figure, square)));
}

/** The line with everything that blocks it named, for the picture and for reasons (DK-SHOOT-004). */
export function sightOf(table: DuckTable, a: Figure, b: Figure): SightLine {
  const cover = coverBetween(table, a.at, b.at);
  return sightLine(cover.grid, headOf(table, a), headOf(table, b), {
    shut: (square, side) => (cover.sides[square]! & (1 << (side >> 1))) !== 0,
    filled: square =>
      isOwnPerch(table, square, a.at, b.at)
        ? cover.solids[square]! & filledBeside(table, square)
        : cover.solids[square]!,
  });
}

/** DK-SHOOT-011, DK-MOVE-006: the 180 degrees to the front, in which a figure sees, shoots and throws. */
export function isInArc(table: DuckTable, figure: Figure, square: number): boolean {
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, figure.at, square);
  return inArc(figure.facing, dx, dy, 180);
}

function coverBetween(table: DuckTable, from: number, to: number): Cover {
  return sightCover(table, Math.max(footLevelAt(table, from), footLevelAt(table, to)));
}

function clear(table: DuckTable, from: number, head: Point, to: number, target: Point, throughFlames = false): boolean {
  const cover = coverBetween(table, from, to);
  const { solids } = cover;
  const under = solids[from]!;
  const beneath = solids[to]!;
  if (under === 0 && beneath === 0) return seesBetween(cover, head, target);
  // What a figure stands on or is (a drone, a gun) never covers it: looked through for this one line. What stands beside
  // it in its own square does.
  if (under !== 0 && isOwnPerch(table, from, from, to)) solids[from] = under & filledBeside(table, from);
  if (beneath !== 0 && (throughFlames || isOwnPerch(table, to, from, to)))
    solids[to] = beneath & filledBeside(table, to);
  const isClear = seesBetween(cover, head, target);
  solids[from] = under;
  solids[to] = beneath;
  return isClear;
}

/** DK-SHOOT-023: flames hide whoever stands in them, furniture under one's feet does not. */
function isOwnPerch(table: DuckTable, square: number, from: number, to: number): boolean {
  return (square === from || square === to) && !table.flames.some(flame => flame.at === square && flame.count >= 2);
}

/** Power down and a module with its lights out leave only what is near to be seen. */
function isLitBetween(table: DuckTable, from: number, to: number): boolean {
  const distance = rangeBetween(table, from, to);
  if (table.power.down && distance > POWER_DOWN_SIGHT) return false;
  if (distance <= LIGHTS_OUT_SIGHT) return true;
  return !isDark(table, from) && !isDark(table, to);
}

function isDark(table: DuckTable, square: number): boolean {
  const module = moduleAt(table, square);
  if (module === null) return false;
  for (const { effect } of table.modules[module.id]!.lasting) if (effect === 'lightsOut') return true;
  return false;
}

/** DK-CEIL-010: the line along the ceiling, whatever level each of the two is on. */
export function isLineOverhead(table: DuckTable, a: Figure, b: Figure): boolean {
  return seesBetween(ceilingCover(table), headOf(table, a), headOf(table, b));
}
