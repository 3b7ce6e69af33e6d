import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { bestAim } from '../../src/bot/artillery.ts';
import { bestToDeploy } from '../../src/bot/deploying.ts';
import { tollOfCompany } from '../../src/bot/spreading.ts';
import { aimsOf } from '../../src/rules/artillery/placing.ts';
import type { PlaceMission } from '../../src/rules/artillery/questions.ts';
import { step } from '../../src/rules/turn/turn.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { named, setup } from '../support/arrayed.ts';
import { supported } from '../support/artillery-setting.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';

rule(['DU-GAP-031', 'DU-ARTY-041'], 'squads keep apart where shells may come, and only there', () => {
  const { table, enemy } = supported('companyMortars', {}, { blue: [squad(6), squad(6)] });
  put(table, enemy.id, 40, 40);
  const second = table.units.find(({ side, id }) => side === 1 && id !== enemy.id)!;
  const toll = (x: number) => tollOfCompany(table, second, at(x, 40));
  expect([toll(44) > 0, toll(52)]).toEqual([true, 0]);
  table.assets[0]!.left = 0;
  expect(toll(44)).toBe(0);
});

rule(['DU-GAP-031', 'DU-BUILD-005'], 'two squads do not share a house, because one shot keeps both down', () => {
  const table = lay({ map: field({ areas: [box('buildingSolid', 30, 30, 42, 36)] }), red: [squad(5), squad(5)] });
  put(table, 0, 32, 33);
  expect([
    tollOfCompany(table, table.units[1]!, at(40, 33)) > 0,
    tollOfCompany(table, table.units[1]!, at(45, 33)),
  ]).toEqual([true, 0]);
});

rule('DU-ARTY-018', 'rounds go between two who stand close rather than on one of them', () => {
  const { table, observer, enemy } = supported('companyMortars', {}, { blue: [squad(8), squad(8)] });
  put(table, observer.id, 20, 10);
  put(table, enemy.id, 40, 40);
  put(table, table.units.at(-1)!.id, 47, 40);
  const question = { unit: observer.who, asset: 0, guidance: 'none' } as PlaceMission;
  const best = bestAim(table, question, aimsOf(table, question));
  expect(best).toMatchObject({ at: at(43.5, 40) });
  expect(best).toHaveProperty('dummies');
});

rule(['DU-GAP-029', 'DU-GAP2-046'], 'whoever may hide is deployed first; a crew at its post gives nobody away', () => {
  const table = begin(setup('karstLine'));
  step(table, scripted<DustupEvent>());
  const options = ['KD-HQ', 'KD-MG', 'KD-2', 'KD-1'].map(code => named(table, code).id);
  expect(bestToDeploy(table, options)).toBe(named(table, 'KD-2').id);
  put(table, named(table, 'KD-HQ').id, 60, 20);
  named(table, 'KD-HQ').where = 'table';
  expect(bestToDeploy(table, options.slice(1))).toBe(named(table, 'KD-MG').id);
});
