import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { shotsOf } from '../../src/rules/shooting/shots.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { bearHarm } from '../../src/rules/vehicles/destruction.ts';
import { dustup } from '../../src/system.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { put, squad } from '../support/setting.ts';
import { does, type Motorised, motorised, refusal, rifles } from '../support/vehicle-setting.ts';

const aim = { suppressive: false };
const OPEN: Act = { do: 'hatches', to: 'open' };
const SHUT: Act = { do: 'hatches', to: 'shut' };

/** A vehicle with a squad of so many aboard, and an enemy squad of six thirty inches to the north. */
function loaded(vehicle: string, count = 8, changes = {}, row = {}): Motorised {
  const found = motorised(vehicle, { red: [squad(count, row)], blue: [squad(6)] }, changes);
  const { table, tank, squad: riders, enemy } = found;
  Object.assign(riders, { where: 'aboard', carrier: tank.id });
  put(table, enemy.id, 20, 45);
  ready(table, riders, 'turn');
  ready(table, enemy, 'turn');
  return found;
}

describe('hatches', () => {
  rule('DU-VEH-023', 'opened and shut for nothing, but only before anything else', () => {
    const { table, tank } = loaded('wheeledCarrier');
    expect(refusal(table, tank, SHUT)).toBe('DU-VEH-023');
    does(table, tank, OPEN);
    expect([tank.hull.opened, tank.actions]).toEqual([true, 2]);
    expect(refusal(table, tank, SHUT)).toBe('DU-VEH-023');
    const truck = loaded('cargoTruck');
    expect(refusal(truck.table, truck.tank, OPEN)).toBe('DU-VEH-023');
  });

  rule(['DU-VEH-023', 'DU-VEH-070'], 'suppression of those inside shuts them, and keeps them shut', () => {
    const { table, tank, squad: riders, enemy } = loaded('wheeledCarrier');
    does(table, riders, OPEN);
    const told = does(table, enemy, rifles(enemy, riders), 'D10=5', 'D8=6', 'D12=4');
    expect(told.find(({ type }) => type === 'closedDown')).toMatchObject({ rule: 'DU-VEH-070' });
    expect([riders.suppression, tank.suppression, tank.hull.opened]).toEqual([1, 1, false]);
    ready(table, tank, 'turn');
    expect(refusal(table, tank, OPEN)).toBe('DU-VEH-023');
    tank.suppression = 0;
    expect(refusal(table, tank, OPEN)).toBe('DU-VEH-023');
    riders.suppression = 0;
    expect(refusal(table, tank, OPEN)).toBe(null);
  });
});

describe('fire by passengers', () => {
  rule('DU-VEH-086', 'everybody from an open vehicle, as many as there are ports from a closed one', () => {
    const open = loaded('cargoTruck');
    const all = rifles(open.squad, open.enemy);
    expect(refusal(open.table, open.squad, all)).toBe(null);
    expect(firepowerOf(open.table, open.squad, (all as Extract<Act, { do: 'shoot' }>).shots).dice).toMatchObject([
      { die: 12 },
    ]);
    const ports = loaded('wheeledCarrier', 8, { ports: 3 });
    expect(refusal(ports.table, ports.squad, rifles(ports.squad, ports.enemy))).toBe('DU-VEH-086');
    const [three] = shotsOf(ports.table, ports.squad);
    expect(three!.shots).toHaveLength(3);
    expect(firepowerOf(ports.table, ports.squad, three!.shots).dice).toMatchObject([{ die: 6 }]);
    does(ports.table, ports.squad, three!, 'D8=8', 'D8=1', 'D6=1');
    const none = loaded('fightingVehicle');
    expect(shotsOf(none.table, none.squad)).toEqual([]);
    expect(refusal(none.table, none.squad, rifles(none.squad, none.enemy))).toBe('DU-VEH-086');
    does(ports.table, ports.tank, OPEN);
    expect(refusal(ports.table, ports.squad, OPEN)).toBe('DU-VEH-023');
  });

  rule(['DU-VEH-087', 'DU-VEH-090'], 'a suppressed vehicle silences them, but not those behind ports', () => {
    const open = loaded('cargoTruck');
    open.tank.suppression = 1;
    expect(refusal(open.table, open.squad, rifles(open.squad, open.enemy))).toBe('DU-SUPP-003');
    const ports = loaded('wheeledCarrier');
    ports.tank.suppression = 1;
    const [four] = shotsOf(ports.table, ports.squad);
    expect(four!.shots).toHaveLength(4);
    expect(targetDie(ports.table, ports.squad, ports.enemy, aim).die).toBe(10);
    expect(refusal(ports.table, ports.squad, four!)).toBe(null);
    ports.squad.suppression = 1;
    expect(refusal(ports.table, ports.squad, four!)).toBe('DU-SUPP-003');
  });

  rule('DU-VEH-086', 'their range and sight are those of the vehicle, wherever it has driven', () => {
    const { table, tank, squad: riders, enemy } = loaded('cargoTruck');
    does(table, tank, { do: 'move', route: [{ x: 20_000, y: 40_000 }] }, 'D12=12');
    expect(targetDie(table, riders, enemy, aim).die).toBe(8);
    put(table, enemy.id, 20, 43);
    expect(targetDie(table, riders, enemy, aim).die).toBe(6);
    expect(actsOf(table, riders).some(act => act.do === 'shoot')).toBe(true);
  });
});

describe('fire at passengers', () => {
  rule('DU-VEH-022', 'can be chosen if the vehicle is open or soft, and cannot behind armour', () => {
    const chosen = (vehicle: string, changes = {}) => {
      const { table, squad: riders, enemy } = loaded(vehicle, 8, changes);
      return refusal(table, enemy, rifles(enemy, riders));
    };
    expect([chosen('cargoTruck'), chosen('cargoTruck', { traits: [] }), chosen('fightingVehicle')]).toEqual([
      null,
      null,
      'DU-VEH-069',
    ]);
    const hatches = loaded('wheeledCarrier');
    expect(refusal(hatches.table, hatches.enemy, rifles(hatches.enemy, hatches.squad))).toBe('DU-VEH-069');
    does(hatches.table, hatches.tank, OPEN);
    expect(refusal(hatches.table, hatches.enemy, rifles(hatches.enemy, hatches.squad))).toBe(null);
  });

  rule('DU-VEH-069', 'they are concealed, in hard cover if the vehicle is armoured; it takes no harm', () => {
    const at = (vehicle: string, changes: object, armour: string) => {
      const { table, tank, squad: riders, enemy } = loaded(vehicle, 6, changes, { armour: 'partialLight' });
      expect(targetDie(table, enemy, riders, aim).die).toBe(10);
      does(table, enemy, rifles(enemy, riders), 'D10=1', 'D8=3', 'D12=8', 'D10=9', 'D6=3', 'D8=8', armour);
      expect([tank.hull.damage, tank.suppression, riders.suppression]).toEqual([0, 1, 1]);
    };
    at('mortarCarrier', { capacity: 8 }, 'D10=9');
    at('cargoTruck', {}, 'D8=8');
  });

  rule(['DU-VEH-069', 'DU-VEH-038', 'DU-MOVE-024'], 'in a column they are easier to hit, and it is suppressed', () => {
    const { table, tank, squad: riders, enemy } = loaded('cargoTruck');
    tank.column = true;
    does(table, enemy, rifles(enemy, riders), 'D8=8', 'D8=1', 'D12=1');
    expect([tank.suppression, riders.suppression]).toEqual([1, 0]);
    expect(table.strains.find(({ unit }) => unit === tank.id)).toMatchObject({ inColumn: true });
  });

  rule('DU-VEH-070', 'a well armoured carrier gets no second marker by rifles', () => {
    const { table, tank, squad: riders, enemy } = loaded('wheeledCarrier', 8, { traits: ['openTopped'] });
    tank.suppression = 1;
    does(table, enemy, rifles(enemy, riders), 'D10=5', 'D8=6', 'D12=4');
    expect([riders.suppression, tank.suppression]).toEqual([1, 1]);
  });

  rule('DU-VEH-059', 'the best face counts, from wherever the rifles fire', () => {
    const { table, tank, enemy } = loaded('battleTank', 1, { armour: { front: 3, side: 2, rear: 1 } });
    tank.hull.facing = 180;
    tank.suppression = 1;
    does(table, enemy, rifles(enemy, tank), 'D8=5', 'D8=6', 'D12=4');
    expect(tank.suppression).toBe(1);
    Object.assign(tank.hull, { model: { ...tank.hull.model, armour: { front: 1 } } });
    ready(table, enemy, 'turn');
    does(table, enemy, rifles(enemy, tank), 'D8=5', 'D8=6', 'D12=4');
    expect(tank.suppression).toBe(2);
  });
});

describe('thrown out of a wreck', () => {
  rule('DU-VEH-068', 'nobody is set down of a unit that has been killed inside', () => {
    const { table, tank, squad: riders } = loaded('cargoTruck', 2);
    for (const id of riders.figures) table.figures[id]!.state = 'killed';
    const io = scripted<DustupEvent>({ dice: [] });
    bearHarm(table, io, tank, { markers: 0, worst: 'destroyed', weaponClass: 3 });
    io.finish();
    expect([tank.hull.destroyed, table.strains]).toEqual([true, []]);
  });

  function wrecked() {
    const found = loaded('cargoTruck', 2);
    const { table, squad: riders, enemy, tank } = found;
    const dice = ['D8=2', 'D8=3', 'D12=5', 'D8=7', 'D8=3', 'D6=6', 'D6=6'];
    return {
      ...found,
      by: (answer: unknown) => does(table, enemy, rifles(enemy, tank), ...dice, { seat: 'red', answer }),
      riders,
    };
  }

  rule('DU-VEH-068', 'their owner says where they stand beside it', () => {
    const { table, by, riders } = wrecked();
    by([
      { x: 22_000, y: 20_000 },
      { x: 22_000, y: 21_100 },
    ]);
    expect(riders.figures.map(id => table.figures[id]!.x)).toEqual([22_000, 22_000]);
    expect([riders.where, riders.suppression]).toEqual(['table', 1]);
  });

  rule('DU-VEH-068', 'not in the wreck, nor far from it', () => {
    const { table, by, riders, tank } = wrecked();
    by('anywhere');
    const question = { kind: 'placeThrown', rule: 'DU-VEH-068', unit: riders.who, vehicle: tank.who } as const;
    const why = (...xs: number[]) =>
      dustup.whyNot!(
        table,
        'red',
        question,
        xs.map(x => ({ x: x * 1000, y: 20_000 })),
      )[0]?.rule ?? null;
    expect([why(20, 22), why(22, 28), why(22)]).toEqual(['DU-VEH-045', 'DU-VEH-045', 'DU-VEH-045']);
  });
});

describe('aboard', () => {
  rule('DU-VEH-047', 'nobody detects anything from a closed hull without ports', () => {
    const { table, squad: riders } = loaded('fightingVehicle');
    table.counters.push({ id: 0, side: 1, unit: -1, x: 20_000, y: 30_000, size: 1, confirmed: false, removed: false });
    expect(refusal(table, riders, { do: 'detect', counter: 0 })).toBe('DU-VEH-047');
    const ports = loaded('wheeledCarrier');
    ports.table.counters.push(table.counters[0]!);
    expect(refusal(ports.table, ports.squad, { do: 'detect', counter: 0 })).toBe(null);
  });
});
