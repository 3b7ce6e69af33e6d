import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { isClear } from '../../src/ground/sight.ts';
import { startFire } from '../../src/rules/fire/fire.ts';
import { endTurnOfFires } from '../../src/rules/fire/turn-end.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { rollSmokeOfFire, smokeOfNewFire } from '../../src/rules/smoke/smoke.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Cloud } from '../../src/table/markers.ts';
import { happen } from '../../src/table/moment.ts';
import type { Dustup } from '../../src/table/table.ts';
import { at, lay, put, squad } from '../support/setting.ts';

const dice = (...list: string[]) => scripted<DustupEvent>({ dice: list });
const cloud = (x: number, y: number): Cloud => ({ ...at(x, y), source: 'fire', of: 0, laidOn: 1 });
const placesOf = ({ clouds }: Dustup) => clouds.map(({ x, y }) => [x / 1000, y / 1000]);
const smoker = () => squad(5, { traits: ['smokeGrenades'] });

rule('DU-SMOKE-001', 'a cloud is a disc of two inches', () => {
  const table = lay();
  table.clouds = [cloud(20, 20)];
  expect(isClear(table, at(0, 20.9), at(40, 20.9), 'aided')).toBe(false);
  expect(isClear(table, at(0, 21.1), at(40, 21.1), 'aided')).toBe(true);
});

rule(['DU-SMOKE-002', 'DU-SHOOT-052'], 'smoke cuts every line but that of special sensors, to whom it conceals', () => {
  const table = lay({ red: [squad(1), squad(1, { sensors: 'superior' })], blue: [squad(2)] });
  const line = [at(0, 1), at(40, 1)] as const;
  table.clouds = [cloud(20, 1.8)];
  expect(isClear(table, ...line, 'aided')).toBe(false);
  expect(isClear(table, ...line, 'superior')).toBe(true);
  table.clouds = [cloud(20, 2.2)];
  expect(isClear(table, ...line, 'aided')).toBe(true);
  const seer = put(table, 1, 10, 20);
  const blue = put(table, 2, 40, 20);
  table.clouds = [];
  expect(targetDie(table, seer, blue, { suppressive: false }).die).toBe(8);
  table.clouds = [cloud(20, 20)];
  expect(targetDie(table, seer, blue, { suppressive: false }).die).toBe(10);
  // Two in one cloud see each other.
  expect(isClear(table, at(19.5, 20), at(20.5, 20), 'unaided')).toBe(true);
});

rule('DU-SMOKE-003', 'a new fire trails one to six clouds downwind', () => {
  const table = lay();
  const fire = startFire(table, dice(), at(20, 20));
  smokeOfNewFire(table, dice('D6=3'), fire);
  expect(placesOf(table)).toEqual([
    [20, 20],
    [22, 20],
    [24, 20],
  ]);
});

rule('DU-SMOKE-004', 'the smoke of a fire goes, shrinks, stays or grows at its downwind end', () => {
  const left = [0, 2, 3, 3, 4, 4];
  for (const [i, count] of left.entries()) {
    const table = lay();
    const fire = startFire(table, dice(), at(20, 20));
    smokeOfNewFire(table, dice('D6=3'), fire);
    rollSmokeOfFire(table, dice(`D6=${i + 1}`), fire);
    expect(table.clouds).toHaveLength(count);
    if (count > 0) expect(placesOf(table).at(-1)).toEqual([18 + 2 * count, 20]);
  }
});

rule('DU-SMOKE-004', 'smoke goes out with its fire, and a smokeless fire may smoke again', () => {
  const table = lay();
  const fire = startFire(table, dice(), at(20, 20));
  smokeOfNewFire(table, dice('D6=1'), fire);
  endTurnOfFires(table, dice('D6=3', 'D6=1'));
  expect(table.clouds).toEqual([]);
  endTurnOfFires(table, dice('D6=3', 'D6=5'));
  expect(placesOf(table)).toEqual([[20, 20]]);
  endTurnOfFires(table, dice('D6=1'));
  expect(table.clouds).toEqual([]);
});

rule(
  ['DU-SMOKE-005', 'DU-SMOKE-006'],
  'smoke grenades lay three discs square to the throw, six inches off at most',
  () => {
    const table = lay({ red: [smoker(), squad(5)] });
    const unit = put(table, 0, 20, 20);
    const smoke = (x: number, y: number) => ({ do: 'reorganise', use: { do: 'smoke', at: at(x, y) } }) as const;
    expect(whyNotAct(table, unit, smoke(15.8, 24.2))).toEqual([]);
    expect(whyNotAct(table, unit, smoke(27, 20))[0]).toMatchObject({ rule: 'DU-SMOKE-006', code: 'tooFarToThrow' });
    expect(whyNotAct(table, put(table, 1, 20, 30), smoke(20, 32))[0]).toMatchObject({ code: 'noSmoke' });
    carryOut(table, dice(), unit, smoke(26, 20));
    expect(placesOf(table).toSorted()).toEqual([
      [26, 18],
      [26, 20],
      [26, 22],
    ]);
    expect(unit.actions).toBe(1);
    const isOffered = (id: number) =>
      actsOf(table, table.units[id]!).some(act => act.do === 'reorganise' && act.use.do === 'smoke');
    table.clouds = [];
    expect([isOffered(0), isOffered(1)]).toEqual([true, false]);
  },
);

rule('DU-FIRE-001', 'with smoke switched off nobody throws it and fires do not smoke', () => {
  const table = lay({ red: [smoker()], switches: { smoke: false } });
  const unit = put(table, 0, 20, 20);
  const act = { do: 'reorganise', use: { do: 'smoke', at: at(22, 20) } } as const;
  expect(whyNotAct(table, unit, act)[0]).toMatchObject({ rule: 'DU-FIRE-001' });
  smokeOfNewFire(table, dice(), startFire(table, dice(), at(40, 40)));
  expect(table.clouds).toEqual([]);
});

rule(['DU-SMOKE-008', 'DU-SMOKE-015'], 'the smoke of those who will not act any more goes when the turn ends', () => {
  const table = lay({ red: [smoker(), smoker()] });
  const [lost, safe] = [put(table, 0, 10, 20), put(table, 1, 10, 30)];
  for (const [unit, y] of [
    [lost, 20],
    [safe, 30],
  ] as const)
    carryOut(table, dice(), unit, { do: 'reorganise', use: { do: 'smoke', at: at(14, y) } });
  for (const id of lost.figures) table.figures[id]!.state = 'killed';
  const io = dice();
  endTurnOfFires(table, io);
  expect(table.clouds.map(({ of }) => of)).toEqual([safe.id, safe.id, safe.id]);
  expect(io.told).toMatchObject([{ type: 'smokeLifted', unit: { id: lost.id } }]);
});

rule('DU-SMOKE-008', 'grenade smoke is gone when its unit is activated again, by orders too', () => {
  const table = lay({ red: [smoker(), squad(2)] });
  const unit = put(table, 0, 20, 20);
  carryOut(table, dice(), unit, { do: 'reorganise', use: { do: 'smoke', at: at(24, 20) } });
  happen(table, dice(), { on: 'activationBegan', unit: 1, how: 'turn' });
  expect(table.clouds).toHaveLength(3);
  happen(table, dice(), { on: 'activationBegan', unit: 0, how: 'order' });
  expect(table.clouds).toEqual([]);
});

rule(['DU-SMOKE-012', 'DU-SMOKE-013'], 'a generator smokes while it is on, and its smoke drifts off afterwards', () => {
  const table = lay({ red: [squad(3)] });
  table.generators = [{ id: 0, ...at(30, 20), on: false }];
  const unit = put(table, 0, 27, 20);
  const act = { do: 'reorganise', use: { do: 'generator', generator: 0 } } as const;
  expect(whyNotAct(table, unit, act)[0]).toMatchObject({ rule: 'DU-SMOKE-012', code: 'outOfReach' });
  put(table, 0, 28, 20);
  carryOut(table, dice(), unit, act);
  expect(placesOf(table)).toEqual([
    [30, 20],
    [32, 20],
    [34, 20],
  ]);
  endTurnOfFires(table, dice());
  endTurnOfFires(table, dice());
  expect(table.clouds).toHaveLength(3);
  carryOut(table, dice(), unit, act);
  endTurnOfFires(table, dice('D6=2'));
  expect(placesOf(table)).toEqual([[30, 20]]);
  endTurnOfFires(table, dice('D6=4'));
  expect(table.clouds).toEqual([]);
});

rule(
  'DU-GAP2-002',
  'at the end of a turn fires come first, then their smoke, then that of new fires, then drifting smoke',
  () => {
    const table = lay();
    table.generators = [{ id: 0, ...at(50, 40), on: false }];
    const fire = startFire(table, dice(), at(20, 20));
    smokeOfNewFire(table, dice('D6=1'), fire);
    table.clouds = [...table.clouds, { ...at(50, 40), source: 'generator', of: 0, laidOn: 1 }];
    const io = dice('D6=6', 'D6=4', 'D12=3', 'D6=5', 'D6=2', 'D6=4');
    endTurnOfFires(table, io);
    io.finish();
    expect(io.rolled.map(({ why }) => why.purpose)).toEqual(['fire', 'spread', 'direction', 'smoke', 'smoke', 'smoke']);
    expect(placesOf(table)).toEqual([
      [20, 20],
      [22, 20],
      [24, 20],
      [26, 20],
    ]);
  },
);

rule('DU-SMOKE-011', 'smoke of shells is blown away from its downwind end', () => {
  const table = lay({ wind: 3 });
  const shells = (count: number, of = 0): Cloud[] =>
    Array.from({ length: count }, (_, i) => ({ ...at(20 + 2 * i, 20), source: 'shell', of, laidOn: 1 }));
  const left = (face: number) => {
    table.clouds = shells(5);
    endTurnOfFires(table, dice(`D6=${face}`));
    return placesOf(table).map(([x]) => x);
  };
  expect([1, 2, 3, 4, 5, 6].map(left)).toEqual([
    [],
    [20, 22],
    [20, 22],
    [20, 22, 24, 26],
    [20, 22, 24, 26],
    [20, 22, 24, 26],
  ]);
  // Square to the wind it goes from its left end, seen downwind; every line has a roll of its own.
  table.wind = 6;
  table.clouds = [...shells(2), ...shells(3, 1)];
  endTurnOfFires(table, dice('D6=1', 'D6=4'));
  expect(placesOf(table).map(([x]) => x)).toEqual([20, 22]);
});
