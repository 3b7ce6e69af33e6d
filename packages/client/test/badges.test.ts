import { expect, test } from 'vitest';
import { headlineOf } from '../src/games/headline.ts';
import { best } from '../src/rooms/table/use-badges.ts';

// The one number that matters, where several things can be done about one target.

const spot = { x: 3, y: 4, width: 1, height: 1 };
const hoped = (stopped: number, pinned: number) =>
  headlineOf([
    { name: 'stopped', counts: 'killed', chance: stopped },
    { name: 'pinned', counts: 'kept down', chance: pinned },
  ]);
const badge = (stopped: number, pinned: number) => {
  const { headline, about, rank } = hoped(stopped, pinned);
  return { spot, answer: about, chance: headline, about, rank, whom: 'Blue 1st Squad' };
};

test('to stop somebody is more than to pin him, however likely; of two the likelier is shown', () => {
  expect(best([badge(0, 0.9), badge(0.28, 0.5)])).toMatchObject([{ about: 'stopped', chance: 0.28 }]);
  expect(best([badge(0.28, 0.5), badge(0.4, 0.1), badge(0, 0.9)])).toMatchObject([{ about: 'stopped', chance: 0.4 }]);
  expect(best([badge(0, 0.2), badge(0, 0.3)])).toMatchObject([{ about: 'pinned', chance: 0.3 }]);
  expect(hoped(0, 0)).toMatchObject({ about: 'stopped', headline: 0, rank: 0 });
});
