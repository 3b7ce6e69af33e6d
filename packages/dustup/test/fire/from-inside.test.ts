import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { ready } from '../../src/rules/turn/activation.ts';
import { at, squad } from '../support/setting.ts';
import { motorised, refusal } from '../support/vehicle-setting.ts';

rule(['DU-FIRE-002', 'DU-VEH-086'], 'nobody plays flames on the ground from inside a closed vehicle', () => {
  const red = [squad(1, {}, { weapons: ['flameThrower'] })];
  const { table, tank, squad: men } = motorised('armouredAmbulance', { red });
  Object.assign(men, { where: 'aboard', carrier: tank.id });
  ready(table, men, 'turn');
  const torch = { do: 'torch', figure: men.figures[1]!, weapon: 0, at: at(23, 20) } as const;
  expect(refusal(table, men, torch)).toBe('DU-VEH-086');
  tank.hull.opened = true;
  expect(refusal(table, men, torch)).toBe(null);
});
