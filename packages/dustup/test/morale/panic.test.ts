import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { takeStrains, testSightings } from '../../src/rules/morale/forced-tests.ts';
import { step } from '../../src/rules/turn/turn.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Strain } from '../../src/table/markers.ts';
import { happen } from '../../src/table/moment.ts';
import type { Dustup, DustupIo } from '../../src/table/table.ts';
import { activates, headquarters, platoon, prop, refused, stop } from '../support/command-setting.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';

const facing = (own: Partial<UnitRow>, enemy: UnitRow = squad(3)): Dustup => {
  const table = lay({ red: [squad(4, own)], blue: [enemy] });
  put(table, 1, 46, 4);
  return table;
};

/** First sightings with these dice. */
function looksAround(table: Dustup, ...dice: string[]) {
  const io = scripted<DustupEvent>({ dice });
  testSightings(table, io);
  io.finish();
  return table.units[0]!;
}

function firedOn(table: Dustup, terror: boolean, ...dice: string[]) {
  const strain: Strain = {
    unit: 0,
    by: 'fire',
    firstUnderFire: false,
    firstSuppressed: false,
    casualties: 0,
    leaderHit: false,
    untreatedBefore: 0,
    damage: 0,
    damageBefore: 0,
    inColumn: false,
    terror,
    fromTheAir: false,
  };
  table.strains = [strain];
  const io = scripted<DustupEvent>({ dice });
  takeStrains(table, io);
  io.finish();
  return table.units[0]!;
}

const suits = () => squad(3, { type: 'powerArmour', armour: 'lightPower' });
const terrors = () => squad(3, { traits: ['terror'] });
const green = { quality: 'green' } as const;

rule('DU-MORALE-019', 'the quality die against the leadership value, or panic', () => {
  expect(looksAround(facing(green, suits()), 'D6=2')).toMatchObject({ panicked: true, passedPanic: false });
  expect(looksAround(facing(green, suits()), 'D6=3')).toMatchObject({ panicked: false, passedPanic: true });
});

rule('DU-MORALE-020', 'the untrained at the first sight of any enemy', () => {
  expect(looksAround(facing({ quality: 'untrained' }), 'D4=2').panicked).toBe(true);
  expect(looksAround(facing({ quality: 'untrained' }), 'D4=3').panicked).toBe(false);
  expect(looksAround(facing(green)).frights).toEqual([]);
});

rule('DU-MORALE-021', 'the green when first fired on, and at the sight of power armour or terror', () => {
  const table = facing(green, suits());
  looksAround(table, 'D6=3');
  firedOn(table, false);
  expect(firedOn(facing(green), false, 'D6=1')).toMatchObject({ panicked: true, frights: ['fire'] });
  expect(looksAround(facing(green, terrors()), 'D6=2').panicked).toBe(true);
});

rule(['DU-MORALE-022', 'DU-FIRE-008'], 'the experienced only before terror, seen or felt', () => {
  looksAround(facing({}, suits()));
  expect(looksAround(facing({}, terrors()), 'D8=2').panicked).toBe(true);
  firedOn(facing({}), false);
  expect(firedOn(facing({}), true, 'D8=2').frights).toEqual(['terror']);
});

rule('DU-MORALE-023', 'veterans and the elite never', () => {
  const calm = { panicked: false, frights: [] };
  expect(looksAround(facing({ quality: 'veteran' }, terrors()))).toMatchObject(calm);
  expect(looksAround(facing({ quality: 'elite' }, terrors()))).toMatchObject(calm);
  expect(firedOn(facing({ quality: 'veteran' }), true)).toMatchObject(calm);
});

rule('DU-MORALE-024', 'glimpses in mid-move do not count', () => {
  const map = field({ areas: [box('denseWoods', 20, 0, 30, 9), box('denseWoods', 20, 13, 30, 24)] });
  const table = lay({ map, red: [squad(1, { quality: 'untrained' })], blue: [squad(1)] });
  put(table, 0, 10, 11);
  put(table, 1, 40, 6);
  const route = [at(40, 18)];
  const io = activates(table, table.units[1]!, [{ do: 'move', route }, stop], ['D6=6']);
  expect(io.rolled).toHaveLength(1);
  put(table, 1, 40, 11);
  expect(looksAround(table, 'D4=3').passedPanic).toBe(true);
});

rule('DU-MORALE-020', 'and at nothing else', () => {
  const table = facing({ quality: 'untrained' }, terrors());
  table.units[0]!.frights = ['enemy'];
  expect(firedOn(table, true).frights).toEqual(['enemy']);
  expect(looksAround(table).frights).toEqual(['enemy']);
});

rule('DU-MORALE-024', 'whoever is revealed in the course of an action is judged when it is over', () => {
  const table = lay({ red: [squad(3, { quality: 'untrained' })], blue: [squad(3)] });
  put(table, 0, 20, 4);
  const enemy = put(table, 1, 40, 4);
  layCounter(table, scripted<DustupEvent>(), 1, at(40, 4), enemy);
  looksAround(table);
  const shots = enemy.figures.map((id): [number, number] => [id, 0]);
  // The shot first, then the sight of those who fired it.
  const io = activates(table, enemy, [{ do: 'shoot', target: 0, shots }, stop], ['D8=8', 'D8=1', 'D6=1', 'D4=3']);
  const types = io.told.map(({ type }) => type);
  expect(types).toEqual(['activated', 'revealed', 'shotAt', 'panicTested', 'gaveUpActions']);
});

rule('DU-MORALE-024', 'what has come into sight by the end of an activation or a turn is judged then', () => {
  const atTheEnd = (over: (table: Dustup, io: DustupIo) => void) => {
    const table = facing({ quality: 'untrained' });
    const io = scripted<DustupEvent>({ dice: ['D4=3'] });
    over(table, io);
    io.finish();
    return [table.units[0]!.frights, io.told[0]?.type];
  };
  const looked = [['enemy'], 'panicTested'];
  expect(atTheEnd((table, io) => happen(table, io, { on: 'activationEnded', unit: 1 }))).toEqual(looked);
  expect(atTheEnd((table, io) => step(Object.assign(table, { phase: 'turnEnd' }), io))).toEqual(looked);
});

rule('DU-MORALE-024', 'whom it has seen is told, and the weapon that is a terror', () => {
  const told = (enemy: UnitRow) => {
    const io = scripted<DustupEvent>({ dice: ['D8=2'] });
    testSightings(facing({}, enemy), io);
    return io.told[0];
  };
  expect(told(terrors())).toMatchObject({ type: 'panicTested', fright: 'terror', by: { id: 1 }, weapon: null });
  const pioneers = squad(3, {}, { role: 'Pioneer', weapons: ['flameThrower'] });
  expect(told(pioneers)).toMatchObject({ fright: 'terror', by: { id: 1 }, weapon: { id: 'flameThrower' } });
});

rule('DU-MORALE-025', 'both actions go into one test, and whoever passes acts normally from the next turn on', () => {
  const table = facing(green);
  const unit = table.units[0]!;
  unit.panicked = true;
  const io = activates(table, unit, [], ['D6=5']);
  expect(io.told.map(({ type }) => type)).toEqual(['activated', 'panicFought']);
  expect(unit).toMatchObject({ panicked: false, passedPanic: true, actions: 0 });
  const again = activates(table, unit, []);
  expect(again.told.map(({ type }) => type)).toEqual(['activated', 'lostActions']);
  table.turn++;
  activates(table, unit, [prop, stop]);
  unit.panicked = true;
  activates(table, unit, [], ['D6=2']);
  expect(unit.panicked).toBe(true);
});

rule('DU-MORALE-025', 'an order in the turn of its recovery is refused', () => {
  const table = lay({ red: platoon(1) });
  const [hq, unit] = table.units;
  unit!.panicked = true;
  activates(table, unit!, [], ['D8=5']);
  expect(refused(table, hq!, { do: 'order', unit: unit!.id })).toEqual(['recovering']);
  table.turn++;
  expect(refused(table, hq!, { do: 'order', unit: unit!.id })).toEqual([]);
});

rule('DU-MORALE-025', 'panic in its own first action takes the second, and is fought in the next activation', () => {
  const map = field({ areas: [box('denseWoods', 20, 0, 30, 13)] });
  const table = lay({ map, red: [squad(1, { quality: 'untrained' })], blue: [squad(1)] });
  const unit = put(table, 0, 10, 4);
  put(table, 1, 46, 14);
  // Round the corner of the wood, and there they are.
  const io = activates(table, unit, [{ do: 'move', route: [at(10, 16)] }], ['D6=6', 'D4=2']);
  expect(io.told.map(({ type }) => type)).toEqual(['activated', 'moved', 'panicTested', 'lostActions']);
  expect(unit).toMatchObject({ panicked: true, actions: 0 });
  activates(table, unit, [], ['D4=3']);
  expect(unit.panicked).toBe(false);
});

rule('DU-MORALE-026', 'less than half of what was needed costs a level', () => {
  const drop = (lv: number) => {
    const table = facing({ ...green, leadership: lv });
    table.units[0]!.panicked = true;
    activates(table, table.units[0]!, [], ['D6=1']);
    return [table.units[0]!.panicked, table.units[0]!.confidence];
  };
  expect([drop(3), drop(2)]).toEqual([
    [true, 'steady'],
    [true, 'confident'],
  ]);
});

rule('DU-MORALE-026', 'or than half of the score that would have passed, where players read it so', () => {
  const drop = (leadership: number) => {
    const red = [squad(4, { ...green, leadership })];
    const table = lay({ red, switches: { panicNeedsOneMore: true } });
    table.units[0]!.panicked = true;
    activates(table, table.units[0]!, [], ['D6=1']);
    return table.units[0]!.confidence;
  };
  expect([drop(3), drop(2), drop(1)]).toEqual(['steady', 'steady', 'confident']);
});

rule('DU-MORALE-027', 'a commander at hand lends his leadership value', () => {
  const red = [
    headquarters('HQ', ['S1'], { leadership: 1 }),
    squad(4, { code: 'S1', quality: 'green', leadership: 3 }),
  ];
  const table = lay({ red });
  put(table, 1, 10, 4);
  table.units[1]!.panicked = true;
  activates(table, table.units[1]!, [], ['D6=2']);
  expect(table.units[1]!.panicked).toBe(false);
  put(table, 1, 20, 4);
  table.units[1]!.panicked = true;
  activates(table, table.units[1]!, [], ['D6=2']);
  expect(table.units[1]!.panicked).toBe(true);
});

rule('DU-MORALE-027', 'but not one who panics or runs himself', () => {
  for (const lost of [{ panicked: true }, { confidence: 'routed' }] as const) {
    const table = lay({
      red: [headquarters('HQ', ['S1'], { leadership: 1 }), squad(4, { code: 'S1', quality: 'green', leadership: 3 })],
    });
    const unit = put(table, 1, 10, 4);
    unit.panicked = true;
    Object.assign(table.units[0]!, lost);
    activates(table, unit, [], ['D6=2']);
    expect(unit.panicked).toBe(true);
  }
});

rule('DU-MORALE-029', 'whoever has passed once is beyond it', () => {
  const table = facing(green, suits());
  firedOn(table, false, 'D6=1');
  activates(table, table.units[0]!, [], ['D6=4']);
  looksAround(table);
  expect(table.units[0]!.frights).toEqual(['fire']);
});

rule(
  'DU-MORALE-030',
  'a flame thrower provokes terror while somebody able carries it, in the terrible as in others',
  () => {
    const flamers = squad(2, {}, { role: 'Gunner', weapons: ['flameThrower'] });
    expect(looksAround(facing(green, flamers), 'D6=3').passedPanic).toBe(true);
    const without = facing(green, flamers);
    without.figures[without.units[1]!.figures[2]!]!.state = 'killed';
    expect(looksAround(without).frights).toEqual([]);
    expect(looksAround(facing({ ...green, traits: ['terror'] }, terrors()), 'D6=3', 'D8=3').frights).toEqual([
      'terror',
    ]);
  },
);
