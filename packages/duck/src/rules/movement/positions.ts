import { type Direction, oppositeSide, type Position, sideOfPosition } from '@sightline/geometry/grid';
import { roomIn } from '../../ship/standing.ts';
import type { Figure, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figuresAt, isHumanThreat, isOccupied, isPerson } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';

export const HALVES: readonly Position[] = ['left', 'right', 'forward', 'rear'];

/** The other man of a figure's square, standing or lying; of a human Threat the other one of its kind (DK-MOVE-013). */
export function comradeIn(table: DuckTable, figure: Teamer | Survivor): Teamer | Survivor | null;
export function comradeIn(table: DuckTable, figure: Figure): Figure | null;
export function comradeIn(table: DuckTable, figure: Figure): Figure | null {
  if (isHumanThreat(figure)) return humanBeside(table, figure);
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

/** DK-MOVE-013: the other human Threat of its square, if no Teamer is there. */
function humanBeside(table: DuckTable, figure: Figure): Figure | null {
  const others = figuresAt(table, figure.at, figure.overhead).filter(other => other !== figure);
  return others.length === 1 && isHumanThreat(others[0]!) ? others[0] : null;
}

/** DK-MOVE-013: room for a Threat to stay: nobody there, or, for a human one, a single comrade of his kind. */
export function hasRoomFor(table: DuckTable, threat: Threat, square: number): boolean {
  if (!isOccupied(table, square, threat.overhead)) return true;
  const there = figuresAt(table, square, threat.overhead);
  return isHumanThreat(threat) && there.length === 1 && isHumanThreat(there[0]!) && roomIn(table, square) > 1;
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
