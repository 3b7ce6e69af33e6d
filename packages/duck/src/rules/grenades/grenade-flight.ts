import { centreOf, lineCrosses, sees, squareLine } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import { fireCover, footLevelAt, levelAt, sightCover } from '../../ship/standing.ts';
import type { Figure } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { FIGURE_HEIGHT, isBehindComrade, quartersOf, standingAmong, withFigures } from '../shooting/line-of-fire.ts';
import { headOf } from '../shooting/sight.ts';

/** Where the higher of the two ends lies; a drone or gun in the target square is no piece to stand on. */
const levelBetween = (table: DuckTable, from: number, to: number): number =>
  Math.max(footLevelAt(table, from), footLevelAt(table, to));

/** DK-SHOOT-009, DK-SHOOT-017, DK-SHOOT-021: LOW pieces and single figures are cleared, two figures are not. */
export function isFlightFree(table: DuckTable, figure: Figure, target: number): boolean {
  const level = levelBetween(table, figure.at, target);
  const stops = (there: readonly Figure[]): boolean => standingAmong(there) >= 2;
  const passage = { from: figure, squares: [target], target, level, stops };
  const cover = withFigures(table, sightCover(table, level), passage);
  return sees(cover, headOf(table, figure), centreOf(cover.grid, target));
}

/** DK-GREN-007: where the flight passes LOW pieces and standing figures; a figure on a LOW piece is one of each. */
export function passedInFlight(
  table: DuckTable,
  figure: Figure,
  target: number,
): { readonly figures: readonly number[]; readonly pieces: readonly number[] } {
  const level = levelBetween(table, figure.at, target);
  const { grid } = planOf(table.arena);
  const line = squareLine(grid, headOf(table, figure), centreOf(grid, target));
  const pieces: number[] = [];
  const figures = isBehindComrade(table, figure, target) ? [figure.at] : [];
  for (const square of line.squares.slice(1, -1)) {
    // What stops fire but not sight is LOW, be it all of the square or part of it.
    const low = fireCover(table, level).solids[square]! & ~sightCover(table, level).solids[square]!;
    if (low !== 0 && lineCrosses(grid, line, square, low)) pieces.push(square);
    const there = figuresAt(table, square, figure.overhead);
    const isInWay = standingAmong(there) === 1 && levelAt(table, square) + FIGURE_HEIGHT > level;
    if (isInWay && lineCrosses(grid, line, square, quartersOf(there))) figures.push(square);
  }
  return { figures, pieces };
}

/** How many of either. */
export function crossedInFlight(
  table: DuckTable,
  figure: Figure,
  target: number,
): { readonly figures: number; readonly pieces: number } {
  const { figures, pieces } = passedInFlight(table, figure, target);
  return { figures: figures.length, pieces: pieces.length };
}
