import type { Json } from '@sightline/kernel';
import type { Figure } from './figure.ts';
import { nameOf } from './names.ts';
import type { DuckTable } from './table.ts';

/** What an answer did to figures, doors, the Source and the Stress Kitty. */
export function summary(before: DuckTable, after: DuckTable): Json {
  const figures = after.figures.flatMap((figure, id) => {
    const now = changeOf(before.figures[id], figure);
    return now === null ? [] : [{ name: nameOf(figure), now }];
  });
  const doors = after.doors.flatMap(({ id, open }) =>
    before.doors[id]!.open === open ? [] : [{ name: `door ${id}`, now: open ? 'opens' : 'closes' }],
  );
  const stress = after.kitty.chits.length - before.kitty.chits.length;
  const kitty = stress === 0 ? [] : [{ name: 'Stress Kitty', now: `${stress > 0 ? '+' : ''}${stress}` }];
  const isCleared = after.progress.sourceCleared && !before.progress.sourceCleared;
  return [...figures, ...doors, ...kitty, ...(isCleared ? [{ name: 'the Source', now: 'cleared' }] : [])];
}

function changeOf(before: Figure | undefined, after: Figure): string | null {
  if (!before) return 'comes out';
  if (before.condition !== after.condition) return after.condition;
  if (before.wounds !== after.wounds) return after.wounds > before.wounds ? 'wounded' : 'treated';
  if (before.at !== after.at) return 'elsewhere';
  return before.ducked === after.ducked ? null : after.ducked ? 'on the deck' : 'up again';
}
