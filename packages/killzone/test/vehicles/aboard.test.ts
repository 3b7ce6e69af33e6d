import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { Target } from '../../src/rules/shooting/targets.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { gang } from '../support/gangs.ts';
import { d6, give, group, lay, put, spot } from '../support/setting.ts';
import { drive, first, park } from '../support/vehicles.ts';

const io = (dice: number[] = [], ...answers: { seat: string; answer: unknown }[]) =>
  scripted<KillzoneEvent>({ dice: d6(...dice), answers });

const shotAt = (target: Target, weapon = 0) => ({ do: 'shoot', weapon, target }) as const;

/** Three of red with this weapon, two of them in a vehicle, and an enemy 5 inches north of it. */
function aboard(weapon: string, type = 'car', speed = 0, mounted: string[] = []): Killzone {
  const table = lay({ red: [group('rebel', 3, { weapons: [weapon] })], blue: [group('rebel', 2)] });
  table.acting = 0;
  park(table, type, { at: [10, 10], speed, crew: [0, 1, 2], mounted });
  put(table, 3, 10, 16.5);
  return table;
}

rule(['KZ-VEH-022', 'KZ-SMOKE-001'], 'a passenger measures to the ground from the edge of the vehicle', () => {
  const table = aboard('smoke-grenade');
  const codes = (y: number) =>
    whyNotAct(table, table.figures[1]!, shotAt({ point: spot(10, y) })).map(({ code }) => code);
  expect([codes(23), codes(23.001)]).toEqual([[], ['outOfRange']]);
});

rule(
  ['KZ-SMOKE-005', 'KZ-SMOKE-009'],
  'out of smoke he sees nobody, and in it whoever is within 2 inches as ever',
  () => {
    const table = aboard('assault-rifle');
    table.clouds.push({ ...spot(10, 10), firedOn: 1 });
    put(table, 3, 10, 20);
    expect(whyNotAct(table, table.figures[1]!, shotAt({ figure: 3 }))).toMatchObject([{ rule: 'KZ-SMOKE-005' }]);
    put(table, 3, 10, 12.5);
    const script = io([4, 1, 1, 1]);
    carryOut(table, script, table.figures[1]!, shotAt({ figure: 3 }));
    script.finish();
    expect(table.figures[3]!.state).toBe('suppressed');
  },
);

rule(
  ['KZ-WEAP-008', 'KZ-PAT-009', 'KZ-VEH-022'],
  'a suit on a lorry that has driven fires a short burst only, at +1 and -1',
  () => {
    const suits = group('power-armoured-trooper', 2, { weapons: ['mini-gun'] });
    const table = lay({ red: [suits], blue: [group('rebel', 2)] });
    const lorry = park(table, 'hgv', { at: [10, 24], speed: 12, crew: [0, 1] });
    Object.assign(lorry, { driven: 12_000, moved: true });
    put(table, 2, 10, 30);
    const [gunner] = table.figures.slice(1);
    expect(whyNotAct(table, gunner!, { ...shotAt({ figure: 2 }), burst: 8 })).toMatchObject([{ rule: 'KZ-WEAP-008' }]);
    const script = io([4, 1, 1, 1]);
    carryOut(table, script, gunner!, { ...shotAt({ figure: 2 }), burst: 4 });
    script.finish();
    expect(table.figures[2]!.state).toBe('suppressed');
  },
);

rule(['KZ-VEH-038', 'KZ-VEH-022'], 'the wheel is taken instead of a shot, and whoever has it fires none', () => {
  const table = aboard('assault-rifle', 'car', 10);
  table.figures[0]!.state = 'suppressed';
  const [, one, other] = table.figures;
  const wheel = { do: 'takeWheel' } as const;
  carryOut(table, io([1]), one!, shotAt({ figure: 3 }));
  expect(whyNotAct(table, one!, wheel)).toMatchObject([{ code: 'shotInstead' }]);
  carryOut(table, io(), other!, wheel);
  expect(whyNotAct(table, other!, shotAt({ figure: 3 }))).toMatchObject([{ code: 'driving' }]);
  expect(whyNotAct(table, other!, { do: 'drive', pace: 'brake', dice: 1 })).toEqual([]);
});

rule(['KZ-VEH-038', 'KZ-SUPP-003'], 'with nobody aboard who comes round it goes straight on', () => {
  const table = aboard('assault-rifle', 'car', 10);
  for (const figure of table.figures.slice(0, 3)) figure.state = 'suppressed';
  table.sequence = [0];
  const script = io([3, 3, 3]);
  killzone.step(table, script);
  script.finish();
  expect(table.vehicles[0]!.x).toBe(20_000);
});

rule(
  ['KZ-VEH-003', 'KZ-WEAP-002', 'KZ-VEH-022'],
  'a mounted cannon is fired on the move by one gunner, who fires nothing else',
  () => {
    const table = aboard('assault-rifle', 'apc', 12, ['light-assault-cannon']);
    table.vehicles[0]!.driven = 12_000;
    const script = io([4]);
    carryOut(table, script, table.figures[1]!, shotAt({ figure: 3 }, 1));
    script.finish();
    expect(table.figures[3]!.state).toBe('active');
    const codes = (figure: number, weapon: number) =>
      whyNotAct(table, table.figures[figure]!, shotAt({ figure: 3 }, weapon)).map(({ code }) => code);
    expect([codes(1, 0), codes(2, 1), codes(2, 0)]).toEqual([['otherWeaponUsed'], ['otherGunner'], []]);
  },
);

rule(['KZ-VEH-013', 'KZ-ORDER-007'], 'on Run the car drives and nobody in it shoots', () => {
  const table = aboard('assault-rifle', 'car', 10);
  give(table, 0, 'run');
  expect(whyNotAct(table, table.figures[1]!, shotAt({ figure: 3 }))).toMatchObject([{ code: 'noShots' }]);
  expect(whyNotAct(table, table.figures[0]!, { do: 'drive', pace: 'hold', dice: 0 })).toEqual([]);
});

rule(['KZ-VEH-006', 'KZ-ORG-007'], 'a hero who bails out too fast has his save', () => {
  const table = lay({ red: [group('rebel', 1, {}, { hero: true })], blue: [group('rebel', 2)] });
  table.acting = 0;
  park(table, 'car', { at: [10, 24], speed: 13, crew: [1, 0] });
  const script = io([6, 6, 6, 4]);
  carryOut(table, script, table.figures[0]!, { do: 'bailOut', at: spot(10, 25.503) });
  script.finish();
  expect(table.figures[0]).toMatchObject({ state: 'suppressed', heroicSave: false });
});

rule(['KZ-VEH-028', 'KZ-DRUG-015'], 'whoever is on Haywire shrugs off a ram of 8, and a 9 kills him', () => {
  for (const [face, state] of [
    [4, 'active'],
    [5, 'killed'],
  ] as const) {
    const table = lay({ red: [group('rebel', 2)], blue: [gang(['haywire'], 3)] });
    table.acting = 0;
    park(table, 'car', { at: [10, 24], speed: 9, crew: [0, 1] });
    put(table, 2, 16, 24);
    drive(table, 'hold', 0, [4, face]);
    expect([table.figures[2]!.state, table.vehicles[0]!.x]).toEqual([state, 19_000]);
  }
});

rule(['KZ-VEH-027', 'KZ-SMOKE-007'], 'a ram out of smoke goes by the speed, not by the ground covered', () => {
  const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
  table.acting = 0;
  park(table, 'apc', { at: [10, 24], speed: 16, crew: [0, 1] });
  park(table, 'car', { at: [21, 24], crew: [2, 3] });
  table.clouds.push({ ...spot(15, 24), firedOn: 1 });
  const straight = { seat: 'red', answer: [{ turn: 0, ahead: 16_000 }] };
  const outs = [2, 3].map(() => ({ seat: 'blue', answer: first }));
  // 1+1+2+3+2 is the car's armour; with a 1 on the Skid Table, 1+2, its people are unhurt.
  const script = io([1, 1, 2, 3, 1, 1, 1], straight, ...outs);
  carryOut(table, script, table.figures[0]!, { do: 'drive', pace: 'hold', dice: 0 });
  script.finish();
  expect([table.vehicles[1]!.wrecked, table.vehicles[0]!.wrecked]).toEqual([true, false]);
});

rule(
  ['KZ-VEH-016', 'KZ-VEH-017', 'KZ-VEH-021'],
  'right round at 24: +4, so that even a 1 costs everybody two dice',
  () => {
    const table = lay({ red: [group('rebel', 2)], blue: [group('rebel', 2)] });
    table.acting = 0;
    park(table, 'car', { at: [24, 24], speed: 24, crew: [0, 1] });
    const route = [
      { turn: 0, ahead: 4000 },
      { turn: 180, ahead: 20_000 },
    ];
    drive(table, 'hold', 0, [1, 1, 1, 6, 6], route);
    expect(table.vehicles[0]).toMatchObject({ x: 28_000, wrecked: true, overturned: true, speed: 0 });
    expect(table.figures.slice(0, 2).map(({ state }) => state)).toEqual(['suppressed', 'killed']);
  },
);

rule('KZ-CHANGE-002', 'two cars of a squad are together up to 4 inches from edge to edge', () => {
  for (const [y, order] of [
    [30.001, 'shoot'],
    [30, 'assault'],
  ] as const) {
    const table = lay({ red: [group('rebel', 2)], blue: [group('robot', 1)] });
    Object.assign(table, { phase: 'changingOrders', sequence: [0] });
    park(table, 'car', { at: [10, 24], crew: [0] });
    park(table, 'car', { at: [10, y], crew: [1] });
    const script = order === 'shoot' ? io() : io([4], { seat: 'red', answer: 'assault' });
    killzone.step(table, script);
    script.finish();
    expect(table.groups[0]!.order).toBe(order);
  }
});
