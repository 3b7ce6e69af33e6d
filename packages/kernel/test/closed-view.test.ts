import { expect, test } from 'vitest';
import { closedView, OPEN } from '../src/index.ts';

interface Table {
  readonly turn: number;
  readonly hand: Readonly<Record<string, number>>;
  readonly note?: string;
}

const view = closedView<Table>({
  turn: OPEN,
  hand: ({ hand }, viewer) => Object.fromEntries(Object.entries(hand).map(([k, v]) => [k, k === viewer ? v : 0])),
  note: OPEN,
});

test('an open field is shared, a masked one made anew, one that is not there stays away', () => {
  expect(view({ turn: 1, hand: { red: 3, blue: 4 } }, 'red')).toEqual({ turn: 1, hand: { red: 3, blue: 0 } });
});

test('a field without a line is never seen', () => {
  const table = { turn: 1, hand: {}, secret: 7 };
  expect(view(table, 'red')).toEqual({ turn: 1, hand: {} });
});
