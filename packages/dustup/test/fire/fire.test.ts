import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import type { MapRow } from '../../src/content/schema.ts';
import { ignitesOn, startFire } from '../../src/rules/fire/fire.ts';
import { endTurnOfFires } from '../../src/rules/fire/turn-end.ts';
import { frightOfStrain } from '../../src/rules/morale/panic.ts';
import { provokesTerror } from '../../src/rules/morale/terror.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { step } from '../../src/rules/turn/turn.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Mission } from '../../src/table/missions.ts';
import { happen } from '../../src/table/moment.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, box, field, lay, put, putFigure, squad } from '../support/setting.ts';
import { does, motorised, refusal } from '../support/vehicle-setting.ts';

const dice = (...list: string[]) => scripted<DustupEvent>({ dice: list });

/** A squad with a flame thrower in the west, and an enemy squad ten inches off. */
function burners(map = field(), switches: Record<string, boolean> = {}): { table: Dustup; red: Unit; blue: Unit } {
  const flame = { role: 'Pioneer', weapons: ['flameThrower'] };
  const table = lay({
    map,
    red: [squad(1, {}, flame)],
    blue: [squad(2, { quality: 'veteran' })],
    switches: { smoke: false, ...switches },
  });
  return { table, red: put(table, 0, 10, 20), blue: put(table, 1, 20, 20) };
}

/** The pioneer alone fires and does no harm; what follows is rolled when the action is done. */
function flameShot(table: Dustup, red: Unit, blue: Unit, target: string, ...more: string[]): void {
  blue.underFire = true;
  const io = dice(target, 'D8=1', 'D10=1', ...more);
  const act = { do: 'shoot', target: blue.id, shots: [[red.figures[1]!, 0]] } as const;
  carryOut(table, io, red, act);
  happen(table, io, { on: 'actionDone', unit: red.id, act });
  io.finish();
}

const woods = field({ areas: [box('lightWoods', 16, 14, 30, 30)] });

rule('DU-FIRE-002', 'a wood catches on 3, open grass on 6 only', () => {
  const isAlight = (map: MapRow, target: string, ...more: string[]) => {
    const { table, red, blue } = burners(map);
    flameShot(table, red, blue, target, ...more);
    return table.blazes.length === 1;
  };
  // Whoever stands there burns with it; in the woods the target die is one step higher.
  const burnt = ['D4=1', 'D6=6', 'D4=1', 'D6=6'];
  expect(isAlight(woods, 'D8=8', 'D6=2')).toBe(false);
  expect(isAlight(woods, 'D8=8', 'D6=3', ...burnt)).toBe(true);
  expect(isAlight(field(), 'D6=6', 'D6=5')).toBe(false);
  expect(isAlight(field(), 'D6=6', 'D6=6', ...burnt)).toBe(true);
});

rule('DU-FIRE-002', 'scrub, fields and woods burn easily; water, swamp and roads never do', () => {
  const needed = (type: string) => ignitesOn(lay({ map: field({ areas: [box(type, 10, 10, 30, 30)] }) }), at(20, 20));
  expect(['lightScrub', 'cultivated', 'lightWoods', 'buildingLight'].map(needed)).toEqual([3, 3, 3, 3]);
  expect(['road', 'swamp', 'openWater'].map(needed)).toEqual([null, null, null]);
  expect(needed('slopeHill')).toBe(6);
});

rule('DU-FIRE-002', 'a flame weapon may be played on the ground for a shoot action', () => {
  const { table, red } = burners(woods);
  const torch = { do: 'torch', figure: red.figures[1]!, weapon: 0, at: at(17, 26) } as const;
  expect(whyNotAct(table, red, { ...torch, at: at(23, 20) })[0]).toMatchObject({ code: 'outOfRange' });
  expect(whyNotAct(table, red, { ...torch, figure: red.figures[0]! })[0]).toMatchObject({ code: 'noFlameWeapon' });
  expect(whyNotAct(table, red, torch)).toEqual([]);
  // DU-GAP-026: a weapon that is jammed sets nothing alight either.
  table.weather.jammed = [red.figures[1]!];
  expect(whyNotAct(table, red, torch)[0]).toMatchObject({ code: 'weaponJammed' });
  table.weather.jammed = [];
  const io = dice('D6=3');
  carryOut(table, io, red, torch);
  io.finish();
  expect(table.blazes).toMatchObject([{ x: 17_000, y: 26_000, out: false }]);
  expect(red.actions).toBe(1);
});

rule('DU-FIRE-001', 'with fire switched off flame weapons leave no fires', () => {
  const { table, red, blue } = burners(field(), { fire: false });
  flameShot(table, red, blue, 'D6=6');
  expect(table.blazes).toEqual([]);
  expect(actsOf(table, red).some(act => act.do === 'torch')).toBe(false);
});

rule('DU-FIRE-003', 'a fire burns three inches round its marker', () => {
  const table = lay({ red: [squad(2)], blue: [squad(1)] });
  const unit = put(table, 0, 22.9, 20);
  putFigure(table, unit, 1, 23.1, 20.5);
  // One figure is caught: the fire's D4 against his D6.
  const io = dice('D4=1', 'D6=1');
  startFire(table, io, at(20, 20));
  io.finish();
  expect(io.rolled).toHaveLength(2);
});

rule('DU-FIRE-004', 'whoever passes a fire rolls his armour against a D4, once for each fire', () => {
  const table = lay({ red: [squad(2)], switches: { smoke: false } });
  const unit = put(table, 0, 10, 20);
  putFigure(table, unit, 1, 10, 21);
  startFire(table, dice(), at(16, 20.5));
  const io = dice('D6=6', 'D4=3', 'D6=1', 'D4=4', 'D6=3');
  carryOut(table, io, unit, { do: 'move', route: [at(22, 20)] });
  io.finish();
  expect(unit.figures.map(id => table.figures[id]!.state)).toEqual(['killed', 'untreated']);
  expect(unit.suppression).toBe(0);
  expect(table.strains).toMatchObject([{ unit: 0, by: 'flames', casualties: 2, leaderHit: true }]);
});

rule('DU-FIRE-004', 'a unit that stays in a fire for its activation rolls, one that has left it does not', () => {
  const table = lay({ red: [squad(1)], switches: { smoke: false } });
  const unit = put(table, 0, 10, 20);
  startFire(table, dice('D4=1', 'D6=6'), at(11, 20));
  const io = dice('D4=2', 'D6=2');
  happen(table, io, { on: 'activationEnded', unit: 0 });
  io.finish();
  const spared = dice();
  unit.moved = true;
  happen(table, spared, { on: 'activationEnded', unit: 0 });
  put(table, 0, 40, 40);
  unit.moved = false;
  happen(table, spared, { on: 'activationEnded', unit: 0 });
  expect([io.rolled.length, spared.rolled.length]).toEqual([2, 0]);
});

rule(['DU-FIRE-004', 'DU-FIRE-006'], 'those who fight a fire are not burnt by it, but by another one', () => {
  const table = lay({ red: [squad(1)], switches: { smoke: false } });
  const unit = put(table, 0, 10, 20);
  startFire(table, dice('D4=1', 'D6=6'), at(11, 20));
  startFire(table, dice('D4=1', 'D6=6'), at(9, 20));
  const io = dice('D4=1', 'D4=2', 'D6=2');
  carryOut(table, io, unit, { do: 'fightFire', fire: 0 });
  happen(table, io, { on: 'activationEnded', unit: 0 });
  io.finish();
  const next = dice('D4=1', 'D6=2', 'D4=1', 'D6=2');
  happen(table, next, { on: 'activationEnded', unit: 0 });
  next.finish();
  expect(unit.figures.map(id => table.figures[id]!.state)).toEqual(['able']);
});

rule('DU-FIRE-005', 'at the end of a turn a fire goes out on 1 and spreads on 6', () => {
  const table = lay({ switches: { smoke: false } });
  startFire(table, dice(), at(30, 30));
  for (const face of [2, 3, 4, 5]) endTurnOfFires(table, dice(`D6=${face}`));
  expect(table.blazes).toHaveLength(1);
  const io = dice('D6=6', 'D6=4', 'D12=3');
  endTurnOfFires(table, io);
  io.finish();
  expect(table.blazes).toMatchObject([
    { x: 30_000, y: 30_000, out: false },
    { x: 34_000, y: 30_000, out: false },
  ]);
  endTurnOfFires(table, dice('D6=1', 'D6=4'));
  expect(table.blazes.map(({ out }) => out)).toEqual([true, false]);
});

rule('DU-FIRE-005', 'fire does not spread onto water or off the table', () => {
  const table = lay({ map: field({ areas: [box('openWater', 32, 20, 40, 40)] }), switches: { smoke: false } });
  startFire(table, dice(), at(30, 30));
  endTurnOfFires(table, dice('D6=6', 'D6=4', 'D12=3'));
  startFire(table, dice(), at(30, 46));
  endTurnOfFires(table, dice('D6=3', 'D6=6', 'D6=4', 'D12=12'));
  expect(table.blazes).toHaveLength(2);
});

rule('DU-FIRE-006', 'a squad fights a fire with both actions and a die for its numbers', () => {
  const sizes = [
    [3, 'D4'],
    [6, 'D6'],
    [7, 'D8'],
    [10, 'D10'],
    [11, 'D12'],
  ] as const;
  for (const [size, die] of sizes) {
    const table = lay({ red: [squad(size)], switches: { smoke: false } });
    const unit = put(table, 0, 10, 20);
    startFire(table, dice(), at(16, 20));
    unit.actions = 1;
    expect(whyNotAct(table, unit, { do: 'fightFire', fire: 0 })[0]).toMatchObject({ code: 'needsActions' });
    unit.actions = 2;
    carryOut(table, dice(`${die}=3`), unit, { do: 'fightFire', fire: 0 });
    expect([table.blazes[0]!.out, unit.actions]).toEqual([false, 0]);
    unit.actions = 2;
    carryOut(table, dice(`${die}=4`), unit, { do: 'fightFire', fire: 0 });
    expect(table.blazes[0]!.out).toBe(true);
  }
  const far = lay({ red: [squad(3)], switches: { smoke: false } });
  const unit = put(far, 0, 10, 20);
  startFire(far, dice(), at(16.1, 20));
  expect(whyNotAct(far, unit, { do: 'fightFire', fire: 0 })[0]).toMatchObject({ rule: 'DU-FIRE-006' });
  startFire(far, dice(), at(15, 20));
  unit.suppression = 1;
  expect(whyNotAct(far, unit, { do: 'fightFire', fire: 1 })[0]).toMatchObject({ rule: 'DU-SUPP-003' });
});

rule('DU-FIRE-008', 'whoever carries a flame thrower, or is fired on by one, brings terror', () => {
  const { table, red, blue } = burners();
  blue.quality = 'experienced';
  expect([provokesTerror(table, red), provokesTerror(table, blue)]).toEqual([true, false]);
  const act = { do: 'shoot', target: 1, shots: [[red.figures[1]!, 0]] } as const;
  carryOut(table, dice('D6=6', 'D8=1', 'D10=1'), red, act);
  expect(table.strains).toMatchObject([{ unit: 1, terror: true }]);
  expect(frightOfStrain(table, blue, table.strains[0]!)).toBe('terror');
  blue.quality = 'veteran';
  expect(frightOfStrain(table, blue, table.strains[0]!)).toBeNull();
});

test('a fire under a hidden squad shows it only if it hurts somebody', () => {
  const table = lay({ map: woods, red: [squad(1)], blue: [squad(1)], switches: { smoke: false } });
  const blue = put(table, 1, 20, 20);
  table.counters.push({ id: 0, side: 1, unit: 1, x: 20_000, y: 20_000, size: 1, confirmed: false, removed: false });
  blue.counter = 0;
  const io = dice('D4=1', 'D6=6', 'D4=4', 'D6=2');
  startFire(table, io, at(21, 20));
  expect(io.told.map(({ only }) => only)).toEqual([undefined, 'blue']);
  expect(io.rolled.map(({ why }) => why.seenBy)).toEqual([['blue'], ['blue']]);
  startFire(table, io, at(19, 20));
  expect(io.told.at(-1)).toMatchObject({ type: 'revealed', rule: 'DU-DETECT-004' });
});

rule('DU-GAP2-002', 'a turn ends with fires, their smoke, that of shells, and then the counters of missions', () => {
  const table = lay({ wind: 3, support: [[{ asset: 'battalionMortars' }], []] });
  startFire(table, dice(), at(30, 30));
  table.clouds = [
    { ...at(32, 30), source: 'fire', of: 0, laidOn: 1 },
    ...[10, 12, 14].map(x => ({ ...at(x, 10), source: 'shell', of: 0, laidOn: 1 }) as const),
  ];
  const noted = { ...MISSION, markers: [at(50, 40)], from: at(50, 10) };
  table.missions.push(noted);
  table.phase = 'turnEnd';
  // The fire spreads four inches east; its smoke grows, the new one smokes; the screen loses one cloud.
  const io = dice('D6=6', 'D6=4', 'D12=3', 'D6=5', 'D6=2', 'D6=4');
  step(table, io);
  io.finish();
  expect([table.blazes.length, noted.box, noted.state]).toEqual([2, 0, 'coming']);
  expect(table.clouds.filter(({ source }) => source === 'shell')).toHaveLength(2);
});

const MISSION: Mission = {
  id: 0,
  side: 0,
  asset: 0,
  ammunition: 'generalPurpose',
  guidance: 'none',
  observer: 0,
  lv: 2,
  die: 6,
  from: { x: 0, y: 0 },
  markers: [],
  real: 0,
  box: 1,
  state: 'coming',
  held: false,
};

rule('DU-FIRE-002', 'a flame projector on a mount is played on the ground like any other flame weapon', () => {
  const { table, tank } = motorised('assaultMech', { switches: { smoke: false } });
  const weapon = tank.hull.model.mounts.findIndex(({ weapon: id }) => id === 'flameProjector');
  const torch = (y: number, index = weapon): Act => ({ do: 'torch', figure: NONE, weapon: index, at: at(20, y) });
  expect(refusal(table, tank, torch(34))).toBe('DU-SHOOT-014');
  expect(refusal(table, tank, torch(30, weapon === 0 ? 1 : 0))).toBe('DU-FIRE-002');
  expect(refusal(table, tank, torch(8))).toBe('DU-VEH-078');
  tank.hull.damage = 3;
  expect(refusal(table, tank, torch(30))).toBe('DU-VEH-074');
  tank.hull.damage = 0;
  does(table, tank, torch(30), 'D6=6');
  expect([table.blazes.length, tank.actions]).toEqual([1, 1]);
  expect(refusal(table, tank, torch(30))).toBe('DU-HEAVY-015');
});
