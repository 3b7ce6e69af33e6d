import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { bestAim, tollOfMarkers, worthOfRequest } from '../../src/bot/artillery.ts';
import { aimsOf } from '../../src/rules/artillery/placing.ts';
import type { PlaceMission } from '../../src/rules/artillery/questions.ts';
import { aim, request, supported } from '../support/artillery-setting.ts';
import { at, put, squad } from '../support/setting.ts';
import { does } from '../support/vehicle-setting.ts';

rule('DU-ARTY-012', 'fire is called for where enemies stand close, and not where the bot has men of its own', () => {
  const { table, observer, enemy } = supported(
    'companyMortars',
    {},
    { red: [squad(2), squad(6)], blue: [squad(2), squad(8)] },
  );
  put(table, observer.id, 20, 10);
  put(table, 1, 32, 40);
  put(table, enemy.id, 30, 40);
  put(table, 3, 50, 40);
  const question = { unit: observer.who, asset: 0, guidance: 'none' } as PlaceMission;
  const best = bestAim(table, question, aimsOf(table, question));
  expect(best).toMatchObject({ at: at(50, 40) });
  expect(best).toHaveProperty('dummies');
  expect(worthOfRequest(table, observer, request())).toBeGreaterThan(0);
});

rule('DU-ARTY-022', 'nobody stays under a marker that is about to count', () => {
  const { table, observer, enemy } = supported('companyMortars');
  does(table, observer, request(), 'D8=5', aim(30, 40, 'generalPurpose', 'red', [at(40, 40), at(50, 40)]));
  const toll = (unit: typeof enemy, x: number, y: number) => tollOfMarkers(table, unit, at(x, y));
  expect(toll(enemy, 40, 40)).toBeGreaterThan(0);
  expect(toll(enemy, 40, 20)).toBe(0);
  // Its owner knows which of them is meant.
  expect([toll(observer, 40, 40), toll(observer, 30, 40) > toll(enemy, 30, 40)]).toEqual([0, true]);
});
