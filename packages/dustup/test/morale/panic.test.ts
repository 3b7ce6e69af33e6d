import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { takeStrains, testSightings } from '../../src/rules/morale/forced-tests.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Strain } from '../../src/table/markers.ts';
import type { Dustup } from '../../src/table/table.ts';
import { activates, headquarters, prop, stop } from '../support/command-setting.ts';
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
    inColumn: false,
    terror,
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
  looksAround(facing({ quality: 'veteran' }, terrors()));
  looksAround(facing({ quality: 'elite' }, terrors()));
  firedOn(facing({ quality: 'veteran' }), true);
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

rule('DU-MORALE-024', 'the untrained fear what the green fear until they have passed', () => {
  const table = facing({ quality: 'untrained' });
  table.units[0]!.frights = ['enemy'];
  expect(firedOn(table, false, 'D4=1').frights).toEqual(['enemy', 'fire']);
});

rule(
  'DU-MORALE-025',
  'both actions go into one test, and whoever passes acts normally from the next activation on',
  () => {
    const table = facing(green);
    const unit = table.units[0]!;
    unit.panicked = true;
    const io = activates(table, unit, [], ['D6=5']);
    expect(io.told.map(({ type }) => type)).toEqual(['activated', 'panicFought']);
    expect(unit).toMatchObject({ panicked: false, passedPanic: true, actions: 0 });
    activates(table, unit, [prop, stop]);
    unit.panicked = true;
    activates(table, unit, [], ['D6=2']);
    expect(unit.panicked).toBe(true);
  },
);

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

rule('DU-MORALE-029', 'whoever has passed once is beyond it', () => {
  const table = facing(green, suits());
  firedOn(table, false, 'D6=1');
  activates(table, table.units[0]!, [], ['D6=4']);
  looksAround(table);
  expect(table.units[0]!.frights).toEqual(['fire']);
});

rule(
  'DU-MORALE-030',
  'a flame thrower provokes terror while somebody able carries it; the terrible fear no terror',
  () => {
    const flamers = squad(2, {}, { role: 'Gunner', weapons: ['flameThrower'] });
    expect(looksAround(facing(green, flamers), 'D6=3').passedPanic).toBe(true);
    const without = facing(green, flamers);
    without.figures[without.units[1]!.figures[2]!]!.state = 'killed';
    expect(looksAround(without).frights).toEqual([]);
    expect(looksAround(facing({ ...green, traits: ['terror'] }, terrors())).frights).toEqual([]);
  },
);
