import type { Json } from '@sightline/kernel';
import type { Condition, Figure } from './figure.ts';
import { nameOf } from './names.ts';
import type { DuckTable } from './table.ts';

/** What has become of a figure, a door, the Source or the Stress Kitty. */
export type Change =
  | { readonly now: FigureChange; readonly figure: string }
  | { readonly now: 'opens' | 'closes'; readonly door: number }
  | { readonly now: 'stress'; readonly chits: number }
  | { readonly now: 'sourceCleared' };

type FigureChange = Condition | 'comesOut' | 'wounded' | 'treated' | 'elsewhere' | 'onTheDeck' | 'upAgain' | 'reloaded';

/** What an answer did to figures, doors, the Source and the Stress Kitty. */
export function summary(before: DuckTable, after: DuckTable): Json {
  const figures = after.figures.flatMap((figure, id): Change[] => {
    const now = changeOf(before.figures[id], figure);
    return now === null ? [] : [{ now, figure: nameOf(figure) }];
  });
  const doors = after.doors.flatMap(({ id, open }): Change[] =>
    before.doors[id]!.open === open ? [] : [{ now: open ? 'opens' : 'closes', door: id }],
  );
  const chits = after.kitty.chits.length - before.kitty.chits.length;
  const kitty: Change[] = chits === 0 ? [] : [{ now: 'stress', chits }];
  const isCleared = after.progress.sourceCleared && !before.progress.sourceCleared;
  return [...figures, ...doors, ...kitty, ...(isCleared ? [{ now: 'sourceCleared' } as const] : [])];
}

function changeOf(before: Figure | undefined, after: Figure): FigureChange | null {
  if (!before) return 'comesOut';
  if (before.condition !== after.condition) return after.condition;
  if (before.wounds !== after.wounds) return after.wounds > before.wounds ? 'wounded' : 'treated';
  if (before.at !== after.at) return 'elsewhere';
  if (before.ducked !== after.ducked) return after.ducked ? 'onTheDeck' : 'upAgain';
  return isFuller(before, after) ? 'reloaded' : null;
}

/** More is in one of his weapons than was before. */
function isFuller(before: Figure, after: Figure): boolean {
  if (before.kind !== 'teamer' || after.kind !== 'teamer') return false;
  return after.weapons.some(({ loaded }, n) => loaded > (before.weapons[n]?.loaded ?? loaded));
}
