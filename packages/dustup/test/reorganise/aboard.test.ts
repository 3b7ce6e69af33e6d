import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Use } from '../../src/table/acts.ts';
import { flown, poise } from '../support/air-setting.ts';
import { at, squad } from '../support/setting.ts';
import { refusal, reorganise } from '../support/vehicle-setting.ts';

rule('DU-VEH-047', 'whoever rides in an aircraft neither hides nor lays smoke nor works anything on the ground', () => {
  const { table, craft, squad: men } = flown('utilityLifter', { red: [squad(3, { traits: ['smokeGrenades'] })] });
  poise(craft, 'moving', 40, 20, 0);
  Object.assign(men, { where: 'aboard', carrier: craft.id });
  table.generators.push({ id: 0, ...at(40, 20), on: false });
  ready(table, men, 'turn');
  const ground: Use[] = [
    { do: 'smoke', at: at(42, 20) },
    { do: 'generator', generator: 0 },
    { do: 'hide' },
    { do: 'conceal' },
    { do: 'formColumn' },
  ];
  expect(ground.map(use => refusal(table, men, reorganise(use)))).toEqual(ground.map(() => 'DU-VEH-047'));
  expect(actsOf(table, men).some(act => act.do === 'reorganise')).toBe(false);
  // On the ground they get out, and that is all.
  poise(craft, 'grounded', 40, 20, 0);
  const offered = actsOf(table, men).flatMap(act => (act.do === 'reorganise' ? [act.use.do] : []));
  expect([...new Set(offered)]).toEqual(['alight']);
});
