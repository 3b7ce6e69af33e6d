import { odds, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { droneTarget } from '../../src/rules/drones/shooting-down.ts';
import { dieAgainst } from '../../src/rules/shooting/target-die.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import type { Act } from '../../src/table/acts.ts';
import { copy } from '../../src/table/copy.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { summary } from '../../src/table/summary.ts';
import type { Dustup, DustupIo } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';

const dice = (...list: string[]) => scripted<DustupEvent>({ dice: list });
const refused = (table: Dustup, unit: Unit, act: Act) => whyNotAct(table, unit, act)[0]?.code ?? null;
const launchAt = (x: number, y: number): Act => ({ do: 'launchDrone', at: at(x, y) });

/** A drone team of red at (10, 20), a squad of blue far off. */
function flyers(map = field(), switches: Record<string, boolean> = {}): { table: Dustup; red: Unit; blue: Unit } {
  const table = lay({ map, red: [squad(3, { drones: 8 })], blue: [squad(5)], switches });
  return { table, red: put(table, 0, 10, 20), blue: put(table, 1, 60, 40) };
}

function acted(table: Dustup, unit: Unit, act: Act, ...list: string[]): void {
  const io = dice(...list);
  unit.actions = 2;
  carryOut(table, io, unit, act);
  happen(table, io, { on: 'actionDone', unit: unit.id, act });
  io.finish();
}

rule(
  ['DU-DRONE-002', 'DU-DRONE-003'],
  'an action launches a drone beside the leader, one at a time and as many as are lost',
  () => {
    const { table, red, blue } = flyers();
    expect(refused(table, red, launchAt(12.1, 20))).toBe('outOfReach');
    expect(refused(table, blue, launchAt(60, 40))).toBe('noDrones');
    for (const _ of [1, 2, 3]) {
      carryOut(table, dice(), red, launchAt(11, 20));
      expect(red).toMatchObject({ drone: at(11, 20), actions: 1 });
      expect(refused(table, red, launchAt(11, 20))).toBe('droneInTheAir');
      red.drone = null;
      red.actions = 2;
    }
    const off = flyers(field(), { drones: false });
    expect(refused(off.table, off.red, launchAt(11, 20))).toBe('noDrones');
  },
);

rule('DU-DRONE-005', 'a drone action moves it 24 inches at most, in the same activation if need be', () => {
  const { table, red } = flyers();
  expect(refused(table, red, { do: 'flyDrone', to: at(20, 20) })).toBe('noDroneInTheAir');
  carryOut(table, dice(), red, launchAt(10, 20));
  expect(refused(table, red, { do: 'flyDrone', to: at(34.1, 20) })).toBe('tooFarToFly');
  carryOut(table, dice(), red, { do: 'flyDrone', to: at(34, 20) });
  expect(red).toMatchObject({ drone: at(34, 20), actions: 0 });
});

rule('DU-DRONE-004', 'whatever else its unit does, the drone is lost; being fired at is not doing anything', () => {
  const { table, red } = flyers();
  const up = () => {
    red.drone = at(20, 20);
  };
  up();
  acted(table, red, { do: 'flyDrone', to: at(22, 20) });
  acted(table, red, { do: 'stop' });
  red.suppression = 1;
  expect(refused(table, red, { do: 'flyDrone', to: at(20, 20) })).toBe('suppressed');
  expect(red.drone).toEqual(at(22, 20));
  acted(table, red, { do: 'recover' }, 'D8=8');
  expect(red.drone).toBeNull();
  up();
  acted(table, red, { do: 'move', route: [at(12, 20)] }, 'D6=6');
  expect(red.drone).toBeNull();
  up();
  happen(table, dice(), { on: 'withdrew', unit: 0, from: at(12, 20) });
  expect(red.drone).toBeNull();
});

rule(
  ['DU-DRONE-006', 'DU-DRONE-007'],
  'it spots from the air, over hills, with its own sensors and from where it hangs',
  () => {
    const { table, red } = flyers(
      field({ areas: [box('slopeHill', 20, 0, 24, 48, 1), box('lightWoods', 28, 18, 34, 24)] }),
    );
    layCounter(table, dice(), 1, at(30, 20), null);
    const spot: Act = { do: 'spotByDrone', counter: 0 };
    expect(refused(table, red, { do: 'detect', counter: 0 } as Act)).toBe('counterOutOfSight');
    red.drone = at(20, 20);
    expect(refused(table, red, spot)).toBeNull();
    // Ten inches from the drone the range die is a D8; the operator's D8 and the sensor's D8 against it.
    acted(table, red, spot, 'D8=3', 'D8=3', 'D8=2');
    expect(table.counters[0]!.removed).toBe(false);
    acted(table, red, spot, 'D8=3', 'D8=5', 'D8=6');
    expect(table.counters[0]!.removed).toBe(true);
  },
);

rule('DU-DRONE-007', 'smoke hides a counter from plain sensors in the air', () => {
  const table = lay({ red: [squad(2, { drones: 6 }), squad(2, { drones: 10 })] });
  layCounter(table, dice(), 1, at(30, 20), null);
  table.clouds = [{ ...at(30, 20.5), source: 'discharger', of: 0, laidOn: 1 }];
  const [plain, superior] = table.units as [Unit, Unit];
  for (const unit of [plain, superior]) {
    unit.drone = at(25, 20);
    unit.actions = 2;
  }
  expect(refused(table, plain, { do: 'spotByDrone', counter: 0 })).toBe('underSmoke');
  expect(refused(table, superior, { do: 'spotByDrone', counter: 0 })).toBeNull();
});

rule('DU-DRONE-008', 'the odds of bringing one down are those of a major success', () => {
  const { table, red, blue } = flyers();
  red.drone = at(50, 40);
  const shots = blue.figures.map((id): [number, number] => [id, 0]);
  const shoot = (t: Dustup, io: DustupIo) => carryOut(t, io, t.units[1]!, { do: 'shootDrone', unit: 0, shots });
  const { outcomes, of } = odds(shoot, table, copy, summary);
  // Both dice above the target's, of 8 by 8 by 10 ways.
  let down = 0;
  for (let target = 1; target <= 8; target++) down += (8 - target) * (10 - target);
  const hit = outcomes.find(({ outcome }) => JSON.stringify(outcome).includes('droneDown'))!;
  expect(hit.ways * 640n).toBe(BigInt(down) * of);
});

rule('DU-DRONE-008', 'within twelve inches a drone is a small target, and takes two dice to bring down', () => {
  const { table, red, blue } = flyers();
  red.drone = at(50, 40);
  const shots = blue.figures.map((id): [number, number] => [id, 0]);
  const act: Act = { do: 'shootDrone', unit: 0, shots };
  expect(refused(table, blue, act)).toBeNull();
  expect(dieAgainst(table, blue, droneTarget(blue, red, red.drone!), { suppressive: false }).die).toBe(8);
  // Five rifles are a D10.
  acted(table, blue, act, 'D8=3', 'D8=5', 'D10=2');
  expect(red.drone).not.toBeNull();
  for (const id of blue.figures) table.figures[id]!.fired = 0;
  acted(table, blue, act, 'D8=3', 'D8=5', 'D10=6');
  expect(red.drone).toBeNull();
  red.drone = at(47, 40);
  for (const id of blue.figures) table.figures[id]!.fired = 0;
  expect(refused(table, blue, act)).toBe('droneTooFar');
});

rule(['DU-DRONE-008', 'DU-AIR-045'], 'what cannot be seen is not shot at: behind a house or beyond smoke', () => {
  const { table, red, blue } = flyers(field({ areas: [box('buildingSolid', 52, 36, 54, 44)] }));
  const shots = blue.figures.map((id): [number, number] => [id, 0]);
  const seen = (x: number, y: number) => {
    red.drone = at(x, y);
    return refused(table, blue, { do: 'shootDrone', unit: 0, shots });
  };
  expect([seen(50, 40), seen(60, 30)]).toEqual(['droneOutOfSight', null]);
  table.clouds = [{ ...at(60, 35), source: 'shell', of: 0, laidOn: 1 }];
  expect(seen(60, 30)).toBe('droneOutOfSight');
  blue.sensors = 'superior';
  expect(seen(60, 30)).toBeNull();
});

rule('DU-DRONE-004', 'when nobody is left to fly it the drone comes down, whatever became of them', () => {
  const lost = (change: (table: Dustup, unit: Unit) => void) => {
    const { table, red, blue } = flyers();
    red.drone = at(30, 20);
    change(table, red);
    happen(table, dice(), { on: 'actionDone', unit: blue.id, act: { do: 'stop' } });
    return red.drone === null;
  };
  expect(lost(() => {})).toBe(false);
  const fall = (table: Dustup, { figures }: Unit) => {
    for (const id of figures) table.figures[id]!.state = 'killed';
  };
  expect([lost(fall), lost((_, unit) => Object.assign(unit, { where: 'exited' }))]).toEqual([true, true]);
});
