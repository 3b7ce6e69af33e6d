import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { bestAct } from '../../src/bot/acts.ts';
import { aimOf } from '../../src/bot/aims.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { flown, poise } from '../support/air-setting.ts';
import { put } from '../support/setting.ts';
import { does } from '../support/vehicle-setting.ts';

const choice = (table: Dustup, unit: Unit) => bestAct(table, unit, actsOf(table, unit));

rule(['DU-GAP-031', 'DU-CASEVAC-005'], 'an evacuation lifter flies to the wounded, lands, is laden and leaves', () => {
  const { table, craft, squad, enemy } = flown('evacuationLifter');
  poise(craft, 'hovering', 20, 20, 0);
  put(table, squad.id, 26, 40);
  put(table, enemy.id, 70, 2);
  for (const id of squad.figures.slice(1, 4)) table.figures[id]!.state = 'stabilised';
  ready(table, craft, 'turn');
  const flight = choice(table, craft);
  expect(flight.do).toBe('fly');
  does(table, craft, flight);
  const landing = choice(table, craft);
  expect(landing).toEqual({ do: 'land' });
  does(table, craft, landing);
  const { x, y } = craft.hull;
  expect(aimOf(table, squad)?.at).toEqual({ x, y });
  put(table, squad.id, x / 1000 + 2.5, y / 1000);
  ready(table, squad, 'turn');
  const loading = choice(table, squad);
  expect(loading).toEqual({ do: 'reorganise', use: { do: 'handOver', vehicle: craft.id } });
  does(table, squad, loading);
  ready(table, craft, 'turn');
  expect(choice(table, craft)).toEqual({ do: 'takeOff', off: 'loiter' });
});

rule('DU-CASEVAC-004', 'for one man, or none, it does not come down', () => {
  const { table, craft, squad } = flown('evacuationLifter');
  put(table, squad.id, 20, 22);
  table.figures[squad.figures[1]!]!.state = 'stabilised';
  poise(craft, 'hovering', 20, 20, 0);
  ready(table, craft, 'turn');
  expect(choice(table, craft).do).not.toBe('land');
});
