import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { Commitment, UnitRow } from '../../src/content/schema.ts';
import { confidenceTargets, levelsLost } from '../../src/rules/morale/confidence-test.ts';
import { takeStrains } from '../../src/rules/morale/forced-tests.ts';
import { leadershipTest } from '../../src/rules/morale/leadership-test.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Strain } from '../../src/table/markers.ts';
import { happen } from '../../src/table/moment.ts';
import type { Dustup } from '../../src/table/table.ts';
import { activates, headquarters, platoon, refused, stop, unitBy } from '../support/command-setting.ts';
import { at, box, field, lay, put, putFigure, squad } from '../support/setting.ts';

const NOTHING: Strain = {
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
  terror: false,
  fromTheAir: false,
};
const strain = (more: Partial<Strain>): Strain => ({ ...NOTHING, ...more });

function force(commitment: Commitment = 'medium', row: Partial<UnitRow> = {}): Dustup {
  return lay({ red: [squad(8, row)], commitment: [commitment, 'medium'] });
}

/** The numbers to beat, one for each event. */
function targets(commitment: Commitment, more: Partial<Strain>): number[] {
  const table = force(commitment);
  return confidenceTargets(table, table.units[0]!, strain(more)).map(({ total }) => total);
}

/** The only number to beat, or null without a test. */
function target(commitment: Commitment, more: Partial<Strain>): number | null {
  const all = targets(commitment, more);
  expect(all.length).toBeLessThan(2);
  return all[0] ?? null;
}

/** The tests that strains call for, with these dice. */
function suffers(table: Dustup, strains: readonly Partial<Strain>[], ...dice: string[]) {
  table.strains = strains.map(strain);
  const io = scripted<DustupEvent>({ dice });
  takeStrains(table, io);
  io.finish();
  return io;
}

const casualties = { casualties: 1 };

describe('confidence tests', () => {
  rule('DU-MORALE-001', 'event, modifiers and leadership make the number to beat', () => {
    expect(target('low', { casualties: 1, untreatedBefore: 1 })).toBe(6);
    const table = force('low');
    suffers(table, [{ casualties: 1, untreatedBefore: 1 }], 'D8=6');
    expect(table.units[0]!.confidence).toBe('steady');
    suffers(table, [{ casualties: 1, untreatedBefore: 1 }], 'D8=7');
    expect(table.units[0]!.confidence).toBe('steady');
  });

  rule(['DU-MORALE-002', 'DU-MORALE-003'], 'above the number nothing happens, otherwise a level is lost', () => {
    const table = force();
    suffers(table, [casualties], 'D8=4');
    expect(table.units[0]!.confidence).toBe('confident');
    suffers(table, [casualties], 'D8=3');
    expect(table.units[0]!.confidence).toBe('steady');
  });

  rule('DU-MORALE-004', 'a test that cannot be passed is rolled to see how much is lost', () => {
    const untrained = () => force('low', { quality: 'untrained' });
    for (const [die, confidence] of [
      ['D4=4', 'steady'],
      ['D4=2', 'shaken'],
    ] as const) {
      const table = untrained();
      table.units[0]!.passedPanic = true;
      suffers(table, [{ casualties: 1, untreatedBefore: 1 }], die);
      expect(table.units[0]!.confidence).toBe(confidence);
    }
  });

  rule('DU-MORALE-005', 'below half, rounded down, two levels are lost', () => {
    const lost = (goal: number, ...faces: number[]) => faces.map(face => levelsLost(face, goal));
    expect(lost(4, 1, 2)).toEqual([2, 1]);
    expect(lost(5, 1, 2)).toEqual([2, 1]);
    expect(lost(6, 1, 2, 3)).toEqual([2, 2, 1]);
    expect(lost(3, 1)).toEqual([1]);
  });

  rule(['DU-MORALE-006', 'DU-FORCE-040'], 'events by commitment', () => {
    const all = (more: Partial<Strain>) => (['low', 'medium', 'high'] as const).map(level => target(level, more));
    expect(all({ firstUnderFire: true })).toEqual([3, null, null]);
    expect(all({ firstSuppressed: true })).toEqual([4, 3, null]);
    expect(all({ casualties: 1 })).toEqual([4, 3, 2]);
    expect(all({ leaderHit: true })).toEqual([5, 4, 3]);
    expect(all({ by: 'abandoning' })).toEqual([5, 4, 3]);
  });

  rule('DU-MORALE-007', 'no value, no test; a value of nought still needs one', () => {
    expect(target('high', { firstSuppressed: true })).toBeNull();
    const table = force('high', { quality: 'green', leadership: 1 });
    table.units[0]!.passedPanic = true;
    suffers(table, [casualties], 'D6=1');
    expect(table.units[0]!.confidence).toBe('steady');
  });

  rule('DU-MORALE-010', 'one test for an attack, however many fall; close combat is no fire', () => {
    expect(suffers(force(), [{ casualties: 3 }], 'D8=8').rolled).toHaveLength(1);
    expect(target('medium', { by: 'closeCombat', casualties: 3 })).toBeNull();
    expect(target('medium', { by: 'mine', casualties: 3 })).toBe(3);
  });

  const much = { firstUnderFire: true, firstSuppressed: true, casualties: 1, leaderHit: true };

  rule('DU-MORALE-011', 'every event of an attack is tested, in the order of the table', () => {
    expect(targets('low', much)).toEqual([3, 4, 4, 5]);
    expect(targets('medium', much)).toEqual([3, 3, 4]);
    expect(targets('high', much)).toEqual([2, 3]);
    const table = force('low');
    suffers(table, [much], 'D8=3', 'D8=4', 'D8=4', 'D8=8');
    expect(table.units[0]!.confidence).toBe('broken');
    // Nothing more can happen to those who rout.
    suffers(table, [much], 'D8=3');
    expect(table.units[0]!.confidence).toBe('routed');
  });

  rule('DU-MORALE-011', 'or the worst of them alone, where players agree on one test for an attack', () => {
    const one = () => lay({ commitment: ['low', 'medium'], switches: { oneTestPerAttack: true } });
    const io = suffers(one(), [much], 'D8=8');
    expect(io.told).toMatchObject([{ type: 'confidenceTested', target: { total: 5 } }]);
    expect(suffers(one(), [much, { by: 'abandoning' }], 'D8=8', 'D8=8').rolled).toHaveLength(2);
  });

  rule('DU-MORALE-013', 'in travel mode with an earlier casualty: 1 + 3 + 1 + 2', () => {
    const table = force();
    const march = strain({ ...casualties, inColumn: true, untreatedBefore: 1 });
    const [sum] = confidenceTargets(table, table.units[0]!, march);
    expect(sum!.total).toBe(7);
    expect(sum!.parts.map(({ value }) => value)).toEqual([1, 1, 3, 2]);
    expect(target('low', { casualties: 1, inColumn: true })).toBe(8);
    expect(target('high', { casualties: 1, inColumn: true, untreatedBefore: 2 })).toBe(4);
  });

  rule('DU-MORALE-014', 'only those who lay there before count', () => {
    expect(target('medium', { casualties: 2, untreatedBefore: 0 })).toBe(3);
    expect(target('medium', { casualties: 1, untreatedBefore: 2 })).toBe(5);
  });

  rule('DU-MORALE-015', 'more casualties than survivors', () => {
    const after = (able: number) => {
      const table = force();
      for (const id of table.units[0]!.figures.slice(able)) table.figures[id]!.state = 'killed';
      return confidenceTargets(table, table.units[0]!, strain({ casualties: 8 - able }))[0]!.total;
    };
    expect([after(3), after(4)]).toEqual([5, 3]);
  });

  rule('DU-MORALE-016', 'a blast is a test in itself', () => {
    expect(target('low', { by: 'blast' })).toBe(4);
    expect(target('medium', { by: 'blast', casualties: 1 })).toBe(4);
    expect(target('medium', { by: 'blast', casualties: 1, firstSuppressed: true, leaderHit: true })).toBe(5);
  });

  rule('DU-MORALE-018', 'example: LV2, medium commitment, casualties from fire', () => {
    const failing = force();
    suffers(failing, [casualties], 'D8=3');
    expect(failing.units[0]!.confidence).toBe('steady');
    const passing = force();
    suffers(passing, [casualties], 'D8=4');
    expect(passing.units[0]!.confidence).toBe('confident');
  });
});

describe('events of the battle', () => {
  /** Red shoots at blue from 20 inches with these dice, and blue's tests follow. */
  function fire(table: Dustup, ...dice: string[]) {
    put(table, 0, 20, 4);
    put(table, 1, 40, 4);
    const shots = table.units[0]!.figures.map((id): [number, number] => [id, 0]);
    return activates(table, table.units[0]!, [{ do: 'shoot', target: 1, shots }, stop], dice);
  }
  const tests = (io: ReturnType<typeof fire>) =>
    io.told.flatMap(event => (event.type === 'confidenceTested' ? [event.target.total] : []));
  const against = (commitment: Commitment, row: Partial<UnitRow> = {}) =>
    lay({ red: [squad(3)], blue: [squad(3, row)], commitment: ['medium', commitment] });

  rule('DU-MORALE-008', 'the first time under fire, hit or miss, once in the game', () => {
    const table = against('low');
    expect(tests(fire(table, 'D8=8', 'D8=1', 'D6=1', 'D8=4'))).toEqual([3]);
    expect(tests(fire(table, 'D8=8', 'D8=1', 'D6=1'))).toEqual([]);
  });

  rule('DU-MORALE-009', 'the first marker that fire places, and not the second', () => {
    const table = against('medium');
    expect(tests(fire(table, 'D8=1', 'D8=2', 'D6=1', 'D8=4'))).toEqual([3]);
    expect(tests(fire(table, 'D8=1', 'D8=2', 'D6=1'))).toEqual([]);
    expect(table.units[1]!.suppression).toBe(2);
  });

  rule('DU-TURN-020', 'panic comes before confidence', () => {
    const table = against('low', { quality: 'green' });
    const io = fire(table, 'D8=1', 'D8=2', 'D6=1', 'D6=3', 'D6=5', 'D6=5');
    const types = io.told.map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['confidenceTested', 'gaveUpActions']);
    expect(types.indexOf('panicTested')).toBeLessThan(types.indexOf('confidenceTested'));
    expect(tests(io)).toEqual([3, 4]);
  });

  rule('DU-TURN-020', "in each step the active player's units come first, in roster order", () => {
    const table = lay({ red: [squad(3), squad(3)], blue: [squad(3), squad(3)] });
    table.acting = [2];
    const all = [0, 1, 2, 3].map(unit => ({ unit, casualties: 1 }));
    const io = suffers(table, all, 'D8=8', 'D8=8', 'D8=8', 'D8=8');
    expect(io.told.flatMap(event => ('unit' in event && event.unit ? [event.unit.id] : []))).toEqual([2, 3, 0, 1]);
  });
});

describe('abandoned wounded', () => {
  /** A squad of three, one of them down, moves off without him; the enemy is in the east. */
  function moves(east: number, dice: readonly string[], set: (table: Dustup) => void = () => {}, map = field()) {
    const table = lay({ map, red: [squad(3), squad(2)] });
    const unit = put(table, 0, 30, 20);
    put(table, 2, 50, 20);
    const wounded = unit.figures[2]!;
    table.figures[wounded]!.state = 'untreated';
    putFigure(table, unit, 2, 30, 21);
    set(table);
    const io = activates(table, unit, [{ do: 'move', route: [at(30 + east, 20)], leave: [wounded] }, stop], dice);
    return io.told.flatMap(event => (event.type === 'confidenceTested' ? [event.target.total] : []));
  }

  rule(['DU-MORALE-012', 'DU-MOVE-019'], 'leaving them to the enemy is a test, advancing past them is not', () => {
    expect(moves(-8, ['D6=4', 'D8=8'])).toEqual([5]);
    expect(moves(8, ['D6=4'])).toEqual([]);
  });

  rule('DU-MORALE-012', 'a few inches are enough, and friends beside them make no difference', () => {
    expect(moves(-4, ['D6=4', 'D8=8'])).toEqual([5]);
    expect(moves(-8, ['D6=4', 'D8=8'], table => put(table, 1, 32, 24))).toEqual([5]);
  });

  rule('DU-MORALE-012', 'only enemies in sight are withdrawn from', () => {
    const map = field({ areas: [box('denseWoods', 34, 0, 40, 48)] });
    expect(moves(-8, ['D6=4'], () => {}, map)).toEqual([]);
  });

  rule('DU-MORALE-014', 'an untreated man who is abandoned counts, a stabilised one does not', () => {
    const stabilise = (table: Dustup) => (table.figures[table.units[0]!.figures[2]!]!.state = 'stabilised');
    expect(moves(-8, ['D6=4', 'D8=8'], stabilise)).toEqual([4]);
  });

  rule('DU-MORALE-012', 'the same men are not abandoned twice', () => {
    const table = lay({ red: [squad(3)] });
    const unit = put(table, 0, 30, 20);
    put(table, 1, 50, 20);
    const wounded = unit.figures[2]!;
    table.figures[wounded]!.state = 'untreated';
    const acts = [
      { do: 'move', route: [at(26, 20)], leave: [wounded] },
      { do: 'move', route: [at(22, 20)] },
    ];
    const io = activates(table, unit, acts, ['D6=4', 'D8=8', 'D6=4']);
    expect(io.told.filter(({ type }) => type === 'confidenceTested')).toHaveLength(1);
  });

  rule('DU-DETACH-008', 'treated wounded may stay behind with a comrade', () => {
    const table = lay({ red: [squad(5)] });
    const unit = put(table, 0, 30, 20);
    put(table, 1, 50, 20);
    const staying = unit.figures.slice(2, 5);
    for (const id of staying.slice(1)) table.figures[id]!.state = 'stabilised';
    const acts = [
      { do: 'detach', figures: staying },
      { do: 'move', route: [at(22, 20)] },
    ];
    const io = activates(table, unit, acts, ['D6=4']);
    expect(io.told.map(({ type }) => type)).not.toContain('confidenceTested');
    expect(table.units.at(-1)!).toMatchObject({ figures: staying, leader: staying[0] });
  });
});

describe('leadership and commanders', () => {
  rule('DU-MORALE-031', 'the quality die against the leadership value', () => {
    const table = force();
    const test = (die: string) => leadershipTest(table, scripted<DustupEvent>({ dice: [die] }), table.units[0]!);
    expect([test('D8=2'), test('D8=3')]).toEqual([false, true]);
  });

  rule('DU-MORALE-032', 'a leader who falls, by whatever cause', () => {
    expect(targets('medium', { casualties: 1, leaderHit: true })).toEqual([3, 4]);
    expect(target('medium', { by: 'closeCombat', leaderHit: true })).toBe(4);
  });

  rule('DU-MORALE-037', 'all below a commander who is hit test with one more', () => {
    const table = lay({ red: [headquarters('CO', ['P1']), headquarters('P1', ['S1']), squad(3, { code: 'S1' })] });
    const io = suffers(table, [{ leaderHit: true, casualties: 1 }], 'D8=8', 'D8=8', 'D8=8', 'D8=8');
    const sums = io.told.flatMap(event => (event.type === 'confidenceTested' ? [event.target.total] : []));
    expect(sums).toEqual([3, 4, 5, 5]);
    const squads = lay({ red: platoon(2) });
    expect(suffers(squads, [{ unit: 1, leaderHit: true, casualties: 1 }], 'D8=8', 'D8=8').rolled).toHaveLength(2);
  });

  rule('DU-MORALE-028', 'whoever routs in panic runs and is beyond all rallying', () => {
    const table = lay({ red: platoon(1) });
    const unit = unitBy(table, 'S1');
    Object.assign(unit, { panicked: true, confidence: 'broken' });
    suffers(table, [{ unit: unit.id, casualties: 1 }], 'D8=3');
    expect(unit).toMatchObject({ confidence: 'routed', panicked: false, unrallyable: true });
    expect(refused(table, table.units[0]!, { do: 'rally', unit: unit.id })).toEqual(['unrallyable']);
  });
});

rule('DU-MORALE-010', 'tests come with the end of the action', () => {
  const table = force();
  table.strains = [strain(casualties)];
  const io = scripted<DustupEvent>({ dice: ['D8=3'] });
  happen(table, io, { on: 'actionDone', unit: 1, act: null });
  expect([table.strains, table.units[0]!.confidence]).toEqual([[], 'steady']);
});
