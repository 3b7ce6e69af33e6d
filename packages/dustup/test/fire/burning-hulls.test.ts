import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { startFire } from '../../src/rules/fire/fire.ts';
import { endActivation } from '../../src/rules/turn/activation.ts';
import { flown, poise } from '../support/air-setting.ts';
import { run } from '../support/artillery-setting.ts';
import { at, squad } from '../support/setting.ts';
import { does, type Motorised, motorised } from '../support/vehicle-setting.ts';

const START = { x: 20_000, y: 20_000 };
const truck = () => motorised('cargoTruck', { switches: { smoke: false } });
const drive = { do: 'move', route: [{ x: 20_000, y: 40_000 }] } as const;
const SOFT = <M extends object>(model: M) => ({ ...model, armour: { front: 0, side: 0, rear: 0, top: 0, belly: 0 } });
const harmOf = ({ tank: { hull } }: Motorised) => [hull.damage, hull.destroyed];

rule('DU-FIRE-004', 'a truck under which a fire starts rolls its D8 against a D4; a tank does not', () => {
  const damaged = truck();
  const told = run(['D4=3', 'D8=2'], io => startFire(damaged.table, io, START));
  expect(harmOf(damaged)).toEqual([1, false]);
  expect(told.map(({ type }) => type)).toEqual(['fireStarted', 'hullStruck', 'vehicleDamaged']);
  expect(damaged.table.strains).toMatchObject([{ by: 'flames', damage: 1, firstUnderFire: false }]);
  expect(damaged.tank.suppression).toBe(0);
  const spared = truck();
  run(['D4=3', 'D8=3'], io => startFire(spared.table, io, START));
  expect(harmOf(spared)).toEqual([0, false]);
  const gone = truck();
  run(['D4=3', 'D8=1'], io => startFire(gone.table, io, START));
  expect(harmOf(gone)).toEqual([0, true]);
  const tank = motorised('battleTank');
  run([], io => startFire(tank.table, io, START));
  expect(harmOf(tank)).toEqual([0, false]);
});

rule('DU-FIRE-004', 'any part of its hull counts, and three inches are enough', () => {
  // The truck is three inches long and points north.
  const rolled = (y: number, ...dice: string[]) => {
    const { table } = truck();
    return run(dice, io => startFire(table, io, at(20, y))).length;
  };
  const half = 0.5 * 3;
  expect([rolled(20 + half + 2.9, 'D4=1', 'D8=8'), rolled(20 + half + 3.2)]).toEqual([2, 1]);
});

rule(
  'DU-FIRE-004',
  'one that drives past rolls once for each fire, and one that stays at the end of its activation',
  () => {
    const passing = truck();
    run([], io => startFire(passing.table, io, at(20, 26)));
    run([], io => startFire(passing.table, io, at(20, 27)));
    does(passing.table, passing.tank, drive, 'D12=9', 'D4=1', 'D8=8', 'D4=4', 'D8=3');
    expect(harmOf(passing)).toEqual([1, false]);
    const staying = truck();
    run(['D4=1', 'D8=8'], io => startFire(staying.table, io, START));
    staying.tank.actions = 0;
    run(['D4=4', 'D8=2', 'D6=6'], io => endActivation(staying.table, io, staying.tank));
    expect(harmOf(staying)).toEqual([1, false]);
  },
);

rule(['DU-FIRE-004', 'DU-VEH-065'], 'those who ride in it are tested for its damage', () => {
  const found = motorised('cargoTruck', { red: [squad(2)], switches: { smoke: false } });
  Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
  run(['D4=3', 'D8=2', 'D6=1', 'D6=2'], io => startFire(found.table, io, START));
  expect(found.squad.figures.map(id => found.table.figures[id]!.state)).toEqual(['untreated', 'able']);
});

rule('DU-FIRE-004', 'a soft aircraft that lands by a fire rolls, once, and so does one that takes off from it', () => {
  const { table, craft } = flown('utilityLifter', { switches: { smoke: false } });
  Object.assign(craft.hull, { model: SOFT(craft.hull.model) });
  poise(craft, 'hovering', 30, 30, 0);
  run([], io => startFire(table, io, at(30, 32)));
  does(table, craft, { do: 'land' }, 'D4=1', 'D8=8');
  craft.actions = 0;
  run([], io => endActivation(table, io, craft));
  craft.actions = 2;
  does(table, craft, { do: 'takeOff' }, 'D4=4', 'D8=2');
  expect([craft.hull.damage, craft.hull.flight.mode]).toEqual([1, 'hovering']);
  poise(craft, 'grounded', 30, 30, 0);
  craft.hull.damage = 0;
  does(table, craft, { do: 'takeOff' }, 'D4=4', 'D8=1');
  expect([craft.hull.destroyed, craft.hull.flight.mode]).toEqual([true, 'grounded']);
});
