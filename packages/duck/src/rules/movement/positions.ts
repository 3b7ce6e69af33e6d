import { type Direction, oppositeSide, type Position, sideOfPosition } from '@sightline/geometry/grid';
import type { Figure, Survivor, Teamer } from '../../table/figure.ts';
import { figuresAt, isPerson } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';

export const HALVES: readonly Position[] = ['left', 'right', 'forward', 'rear'];

/** The other man of his square, standing or lying (DK-MOVE-013). */
export function comradeIn(table: DuckTable, figure: Figure): Teamer | Survivor | null {
  if (!isPerson(figure)) return null;
  const there = figuresAt(table, figure.at, figure.overhead);
  return there.filter(isPerson).find(other => other !== figure && !isOnShoulders(there, other)) ?? null;
}

/** Whoever is carried takes no half of the square. */
function isOnShoulders(there: readonly Figure[], { id }: Figure): boolean {
  return there.some(figure => figure.kind === 'teamer' && figure.carries === id);
}

/** DK-MOVE-014: two men in a square take opposite halves, one alone the centre. */
export function standBeside(table: DuckTable, figure: Figure): void {
  figure.position = 'centre';
  const comrade = comradeIn(table, figure);
  if (!comrade) return;
  if (comrade.position === 'centre') comrade.position = 'left';
  figure.position = halfBeside(figure, comrade);
}

/** The half that a comrade leaves free, seen along the figure's own facing. */
export function halfBeside(figure: Figure, comrade: Figure): Position {
  const taken = sideOfPosition(comrade.facing, comrade.position);
  if (taken === null) throw new Error(`figure ${comrade.id} takes up the whole square`);
  return HALVES.find(half => sideOfPosition(figure.facing, half) === oppositeSide(taken))!;
}

/** DK-MOVE-014: who turns where he is stays in his half of the square, whatever that is called as he faces then. */
export function turnInHalf(figure: Figure, facing: Direction): void {
  figure.position = halfFacing(figure, facing);
  figure.facing = facing;
}

export function halfFacing({ facing, position }: Figure, turned: Direction): Position {
  const side = sideOfPosition(facing, position);
  return HALVES.find(half => sideOfPosition(turned, half) === side) ?? 'centre';
}
