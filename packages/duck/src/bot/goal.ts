import { isExplored } from '../rules/set-up/markers.ts';
import { squaresOfTile } from '../ship/places.ts';
import { type PlanModule, planOf } from '../ship/plan.ts';
import { levelAt } from '../ship/standing.ts';
import type { Act } from '../table/acts.ts';
import type { Teamer } from '../table/figure.ts';
import type { DuckTable } from '../table/table.ts';

/** Something to be done for the mission: where, by whom and by which acts. */
export interface Goal {
  readonly at: number;
  /** How near one must come to do it. */
  readonly within: number;
  /** Someone else does it at the same time, wherever the first goal is. */
  readonly apart?: true;
  /** Nobody else is wanted near. */
  readonly alone?: true;
  suits?(man: Teamer): boolean;
  does(act: Act, man: Teamer): boolean;
}

export const nothing = (): boolean => false;

/** The square of a tile to go to: open floor, as near to the middle as may be. */
export function floorOf(table: DuckTable, tile: number): number {
  const squares = squaresOfTile(table, tile);
  const fromTheMiddle = [12, 7, 11, 13, 17, 6, 8, 16, 18, 2, 10, 14, 22];
  const floor = fromTheMiddle.find(place => levelAt(table, squares[place]!) === 0) ?? 12;
  return squares[floor]!;
}

export const tileGoal = (table: DuckTable, tile: number): Goal => ({
  at: floorOf(table, tile),
  within: 0,
  does: nothing,
});

export function unexplored(table: DuckTable, isAsked: (module: PlanModule) => boolean): Goal[] {
  const { tiles, modules } = planOf(table.arena);
  return tiles
    .filter(({ id, module }) => !isExplored(table.tiles[id]!) && isAsked(modules[module]!))
    .map(({ id }) => tileGoal(table, id));
}
