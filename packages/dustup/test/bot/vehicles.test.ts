import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { bestAct } from '../../src/bot/acts.ts';
import { aimOf } from '../../src/bot/aims.ts';
import { worthOfFire } from '../../src/bot/fire.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { isVehicle } from '../../src/table/units.ts';
import { view } from '../../src/view/view.ts';
import { arrayed, named } from '../support/arrayed.ts';
import { put, squad } from '../support/setting.ts';
import { motorised } from '../support/vehicle-setting.ts';

rule(
  ['DU-GAP-031', 'DU-GAP2-047'],
  'whoever has so much as grenades goes for the nest, and a mech keeps him company',
  () => {
    const table = arrayed('sectorNine');
    const seen = view(table, 'red');
    const within = (code: string) => aimOf(seen, seen.units[named(table, code).id]!)?.within;
    expect([within('SH-E'), within('SH-1')]).toEqual([3000, 3000]);
    expect(within('SH-M')).toBeGreaterThan(3000);
  },
);

rule(['DU-GAP-031', 'DU-VEH-088'], 'a tank that is kept down fires on at a good target, and men get up first', () => {
  const {
    table,
    tank,
    squad: men,
    enemy,
  } = motorised('battleTank', { blue: [squad(8)], blueVehicles: ['cargoTruck'] });
  const truck = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  put(table, truck.id, 40, 20);
  put(table, enemy.id, 44, 26);
  for (const unit of [tank, men]) {
    ready(table, unit, 'turn');
    unit.suppression = 1;
  }
  const seen = view(table, 'red');
  const acts = [tank, men].map(({ id }) => bestAct(seen, seen.units[id]!, actsOf(seen, seen.units[id]!)).do);
  expect(acts).toEqual(['shoot', 'recover']);
});

rule(
  ['DU-GAP-031', 'DU-GAP2-009'],
  'where points are given for those who run, the broken are worth one more volley',
  () => {
    const { table, squad: men, enemy } = motorised('battleTank', { red: [squad(6)], blue: [squad(6)] });
    put(table, men.id, 20, 30);
    put(table, enemy.id, 40, 30);
    const shots = men.figures.map((id): [number, number] => [id, 0]);
    const worth = (confidence: typeof enemy.confidence) => {
      enemy.confidence = confidence;
      return worthOfFire(view(table, 'red'), men, { do: 'shoot', target: enemy.id, shots });
    };
    const usual = worth('broken') < worth('steady');
    Object.assign(table, { victory: { kind: 'spoils', perInfantry: 2, commander: 2, perEvacuated: 1, tie: 'blue' } });
    expect([usual, worth('broken') > worth('steady'), worth('routed') < worth('steady')]).toEqual([true, true, true]);
  },
);
