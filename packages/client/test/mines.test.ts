import type { Dustup } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { rule } from '@sightline/ledger/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { FieldsOfFire as Drawn } from '../src/games/dustup/FieldsOfFire.tsx';
import { text } from '../src/games/dustup/text.ts';
import { drawnBy } from '../src/games/edition.tsx';

const { system: dustup, board: rules } = edition;
const FieldsOfFire = drawnBy(edition, Drawn);

/** Blue has laid a counter on command that faces east, and one of a minefield. */
function laid(kind: 'directional' | 'directionalDummy'): Dustup {
  const table: Dustup = dustup.begin({ scenario: 'wireAndWater', switches: {} });
  const mine = { side: 1, y: 12_000, times: 1, controller: 0, shown: false, removed: false, lanes: [], triedBy: [] };
  table.mines = [
    { ...mine, id: 0, kind, x: 20_000, facing: 90 },
    { ...mine, id: 1, kind: 'ap', x: 30_000, facing: 0 },
  ];
  return table;
}

const drawn = (table: Dustup): string =>
  renderToStaticMarkup(createElement(FieldsOfFire, { view: dustup.view(table, 'red') }));

rule('DU-MINE-019', 'the board shows the field of fire of a counter on command, and nothing more of it', () => {
  expect(drawn(laid('directional'))).toMatch(/^<path[^>]*rotate\(90\)[^>]*><\/path>$/);
  expect(drawn(laid('directionalDummy'))).toBe(drawn(laid('directional')));
});

rule('DU-MINE-019', 'so does the table in words', () => {
  const table = laid('directional');
  const lines = text(rules, dustup.view(table, 'red')).at(-1)!.items;
  expect(lines).toEqual([
    expect.stringMatching(/: the field, facing east\.$/),
    expect.stringMatching(/^A mine counter of .*: the road in the south\.$/),
  ]);
  expect(text(rules, dustup.view(laid('directionalDummy'), 'red')).at(-1)!.items).toEqual(lines);
});
