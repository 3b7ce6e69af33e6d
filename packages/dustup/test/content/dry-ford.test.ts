import { routeCost } from '@sightline/geometry/field';
import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { walkOf } from '../../src/ground/walk.ts';
import { judgeTurn } from '../../src/rules/victory/victory.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { arrayed, named } from '../support/arrayed.ts';
import { at, put } from '../support/setting.ts';

rule('DU-GAP2-051', 'tracks cross the stream at its fords and nowhere else', () => {
  const table = arrayed('dryFord');
  const walk = walkOf(table, named(table, 'FW-T1'));
  expect(routeCost(walk, [at(32, 24), at(40, 24)]).cost).toBeLessThan(40_000);
  expect(routeCost(walk, [at(32, 16), at(40, 16)]).cost).toBe(Number.POSITIVE_INFINITY);
});

rule(['DU-GAP2-051', 'DU-GAP2-009'], 'two fords and a buggy: west wins 8 to 4', () => {
  const table = arrayed('dryFord');
  table.turn = 8;
  for (const unit of table.units) if (unit.hull !== null) Object.assign(unit.hull, at(4, 44));
  put(table, named(table, 'FW-T1').id, 36, 24);
  put(table, named(table, 'FW-F1').id, 36, 8);
  put(table, named(table, 'FE-L1').id, 36, 40);
  named(table, 'FW-B1').hull!.destroyed = true;
  const io = scripted<DustupEvent>();
  judgeTurn(table, io);
  expect(io.told.at(-1)).toMatchObject({ type: 'battleEnded', winners: ['red'], scores: [8, 4] });
});
