import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { ShootAct } from '../../src/rules/shooting/acts.ts';
import type { Shot } from '../../src/rules/shooting/shot.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { box, field, lay, put, putFigure, type Setting, squad, wall } from '../support/setting.ts';

/** Red at (5, 20), blue so many inches to the east of it; two actions for both. */
function range(inches = 30, setting: Setting = {}) {
  const table = lay({ red: [squad(8)], blue: [squad(8)], ...setting });
  const red = put(table, 0, 5, 20);
  const blue = put(table, setting.red?.length ?? 1, 5 + inches, 20);
  return { table, red, blue };
}

/** Shots with the first weapons of some members of a unit, all of them if it is not said which. */
function shots(unit: Unit, ...members: number[]): Shot[] {
  return (members.length > 0 ? members : [...unit.figures.keys()]).map(i => [unit.figures[i]!, 0]);
}

const at = (target: Unit, fire: readonly Shot[]): ShootAct => ({ do: 'shoot', target: target.id, shots: fire });
const suppress = (target: Unit, fire: readonly Shot[]): ShootAct => ({ ...at(target, fire), suppressive: true });

/** Carries an act out with these dice, all of which must be used; returns what was told. */
function act(table: Dustup, unit: Unit, what: Act, ...dice: string[]): readonly DustupEvent[] {
  const io = scripted<DustupEvent>({ dice });
  carryOut(table, io, unit, what);
  io.finish();
  return io.told;
}

const refused = (table: Dustup, unit: Unit, what: Act) => whyNotAct(table, unit, what)[0]?.rule ?? null;
const states = (table: Dustup, unit: Unit) => unit.figures.map(id => table.figures[id]!.state);
const dieAt = (table: Dustup, from: Unit, to: Unit, suppressive = false) =>
  targetDie(table, from, to, { suppressive }).die;

describe('who may shoot at whom', () => {
  rule(['DU-SHOOT-002', 'DU-SHOOT-004'], 'every state allows or forbids shooting as listed', () => {
    const { table, red, blue } = range();
    const shot = at(blue, shots(red));
    const when = (state: Partial<Unit>) => {
      const before = { ...red };
      Object.assign(red, state);
      const [refusal] = whyNotAct(table, red, shot);
      Object.assign(red, before);
      return refusal?.code ?? 'yes';
    };
    expect(when({})).toBe('yes');
    expect(when({ confidence: 'shaken' })).toBe('yes');
    expect(when({ propped: true })).toBe('yes');
    expect(when({ suppression: 1 })).toBe('suppressed');
    expect(when({ confidence: 'broken' })).toBe('broken');
    expect(when({ confidence: 'routed' })).toBe('routed');
    expect(when({ panicked: true })).toBe('paralysed');
    expect(when({ column: true })).toBe('inColumn');
    expect(when({ concealed: true })).toBe('completelyConcealed');
  });

  rule('DU-SHOOT-004', 'the broken shoot from cover, the routed not even from there', () => {
    const { table, red, blue } = range(30, { map: field({ areas: [box('rough', 0, 10, 12, 30)] }) });
    red.confidence = 'broken';
    expect(refused(table, red, at(blue, shots(red)))).toBeNull();
    red.confidence = 'routed';
    expect(refused(table, red, at(blue, shots(red)))).toBe('DU-FORCE-035');
    red.confidence = 'steady';
    putFigure(table, red, 3, 5, 28);
    expect(refused(table, red, at(blue, shots(red)))).toBe('DU-FORCE-022');
  });

  rule('DU-SHOOT-005', 'any enemy in sight may be chosen, all weapons of an action at the same one', () => {
    const table = lay({ red: [squad(8)], blue: [squad(5), squad(5), squad(5)] });
    const red = put(table, 0, 5, 20);
    const [near, far, hidden] = [put(table, 1, 15, 20), put(table, 2, 45, 20), put(table, 3, 30, 30)];
    expect(refused(table, red, at(near, shots(red)))).toBeNull();
    expect(refused(table, red, at(far, shots(red)))).toBeNull();
    hidden.counter = 0;
    expect(refused(table, red, at(hidden, shots(red)))).toBe('DU-SHOOT-005');
    expect(refused(table, red, at(red, shots(red)))).toBe('DU-SHOOT-005');
    const targets = new Set(actsOf(table, red).map(a => (a.do === 'shoot' ? a.target : null)));
    expect([targets.has(near.id), targets.has(far.id), targets.has(hidden.id)]).toEqual([true, true, false]);
  });

  rule('DU-SHOOT-003', 'no weapon fires twice in an activation, and all may again in the next', () => {
    const { table, red, blue } = range();
    act(table, red, at(blue, shots(red)), 'D8=8', 'D8=1', 'D12=1');
    expect(refused(table, red, at(blue, shots(red)))).toBe('DU-SHOOT-003');
    expect(actsOf(table, red).some(a => a.do === 'shoot')).toBe(false);
    ready(table, red, 'order');
    expect(refused(table, red, at(blue, shots(red)))).toBeNull();
  });

  rule('DU-GAP-030', 'at night unaided eyes reach sixteen inches, unless the target has fired', () => {
    const { table, red, blue } = range(20, { night: true });
    expect(refused(table, red, at(blue, shots(red)))).toBe('DU-GAP-030');
    blue.firedOn = table.turn;
    expect(refused(table, red, at(blue, shots(red)))).toBeNull();
    const keen = range(20, { night: true, red: [squad(8, { sensors: 'enhanced' })] });
    expect(refused(keen.table, keen.red, at(keen.blue, shots(keen.red)))).toBeNull();
  });
});

describe('the target die', () => {
  rule('DU-SHOOT-007', 'all shifts add up', () => {
    const map = field({ lines: [wall('lowWall', [14, 10], [14, 30])] });
    const { table, red, blue } = range(10, { map, red: [squad(8, { quality: 'elite' })] });
    blue.propped = true;
    const { shifts, die } = targetDie(table, red, blue, { suppressive: false });
    expect(shifts.parts.map(({ why, value }) => [why, value])).toEqual([
      ['shortRange', -1],
      ['partlyConcealed', 1],
      ['propped', 1],
      ['eliteFirer', -1],
    ]);
    expect([shifts.total, die]).toEqual([0, 8]);
    const militia = range(30, { red: [squad(8, { quality: 'untrained' })] });
    expect(dieAt(militia.table, militia.red, militia.blue)).toBe(10);
  });

  rule(['DU-SHOOT-008', 'DU-FORCE-012'], 'a single figure is a small target', () => {
    const { table, red, blue } = range(10, { blue: [squad(1)] });
    expect(dieAt(table, red, blue)).toBe(8);
  });

  rule(
    'DU-SHOOT-010',
    'three steps up forbid the shot before anything is spent; suppressive fire takes one back',
    () => {
      const map = field({ areas: [box('cultivated', 50, 10, 66, 30)] });
      const { table, red, blue } = range(53, { map });
      blue.concealed = true;
      expect(refused(table, red, at(blue, shots(red)))).toBe('DU-SHOOT-010');
      expect(refused(table, red, suppress(blue, shots(red)))).toBeNull();
      expect(dieAt(table, red, blue, true)).toBe(12);
      expect(red.actions).toBe(2);
      const offered = actsOf(table, red).filter(a => a.do === 'shoot');
      expect(offered.map(a => a.do === 'shoot' && a.suppressive)).toEqual([true]);
    },
  );

  rule('DU-SHOOT-011', 'it never falls below D4, and the firer gains nothing', () => {
    const { table, red, blue } = range(10, { red: [squad(8, { quality: 'elite' })] });
    blue.column = true;
    expect(dieAt(table, red, blue)).toBe(4);
    expect(dieAt(table, red, blue, true)).toBe(4);
    // Elite D12 and sixteen points of rifles; a column is marked though nothing beat the target.
    act(table, red, at(blue, shots(red)), 'D4=4', 'D12=4', 'D12=1');
    expect(blue.suppression).toBe(1);
  });

  rule(['DU-SHOOT-012', 'DU-FORCE-044'], 'short to twelve inches, long beyond forty-eight, both to the hair', () => {
    const shift = (inches: number) => {
      const { table, red, blue } = range(inches);
      return targetDie(table, red, blue, { suppressive: false }).shifts.total;
    };
    expect([12, 12.1, 48, 48.1].map(shift)).toEqual([-1, 0, 0, 1]);
  });

  rule(['DU-SHOOT-013', 'DU-FORCE-044'], 'rifles have no greatest range', () => {
    const { table, red, blue } = range(100, { map: field({ width: 120 }) });
    expect(refused(table, red, at(blue, shots(red)))).toBeNull();
    expect(dieAt(table, red, blue)).toBe(10);
  });

  rule('DU-SHOOT-049', 'suppressive fire makes up for concealment at long range', () => {
    const map = field({ areas: [box('cultivated', 56, 10, 70, 30)] });
    const { table, red, blue } = range(60, { map });
    expect([dieAt(table, red, blue), dieAt(table, red, blue, true)]).toEqual([12, 10]);
    blue.concealed = true;
    expect(refused(table, red, at(blue, shots(red)))).toBe('DU-SHOOT-010');
    expect(dieAt(table, red, blue, true)).toBe(12);
  });

  rule('DU-SHOOT-063', 'being suppressed, shaken or routed does not change it', () => {
    const { table, red, blue } = range();
    for (const state of [{ suppression: 2 }, { confidence: 'shaken' }, { confidence: 'routed' }] as const) {
      expect(dieAt(table, red, Object.assign(blue, state))).toBe(8);
    }
  });
});

describe('effect', () => {
  rule('DU-SHOOT-006', 'each die of the pool that is higher than the target die is a success', () => {
    const { table, red, blue } = range(30, { red: [squad(8, {}, { weapons: ['lmg'] })] });
    const told = act(table, red, at(blue, shots(red)), 'D8=4', 'D8=6', 'D12=4', 'D8=5', 'D8=8', 'D8=1', 'D8=1', 'D6=6');
    expect(told[0]).toMatchObject({ type: 'shotAt', success: 'major', targetFace: 4 });
  });

  rule(['DU-SHOOT-001', 'DU-SHOOT-029', 'DU-SUPP-001'], 'one success is one marker and nothing else', () => {
    const { table, red, blue } = range();
    act(table, red, at(blue, shots(red)), 'D8=5', 'D8=6', 'D12=5');
    expect(blue.suppression).toBe(1);
    expect(states(table, blue).every(state => state === 'able')).toBe(true);
  });

  rule('DU-SHOOT-028', 'no success has no effect, but one has been under fire', () => {
    const { table, red, blue } = range();
    act(table, red, at(blue, shots(red)), 'D8=7', 'D8=7', 'D12=5');
    expect(blue).toMatchObject({ suppression: 0, underFire: true });
    expect(table.strains).toMatchObject([{ unit: blue.id, firstUnderFire: true, casualties: 0 }]);
  });

  rule('DU-SHOOT-030', 'two or more successes are one marker, and casualties are worked out', () => {
    const { table, red, blue } = range(30, { red: [squad(8, {}, { weapons: ['lmg'] })] });
    const dice = ['D8=2', 'D8=6', 'D12=8', 'D8=5', 'D8=4', 'D8=1', 'D8=2', 'D8=1', 'D6=6', 'D8=1', 'D6=6'];
    const told = act(table, red, at(blue, shots(red)), ...dice);
    expect(blue.suppression).toBe(1);
    expect(told.some(({ type }) => type === 'hitsCounted')).toBe(true);
  });

  rule('DU-SHOOT-031', 'the whole pool counts for hits, divided by the target die', () => {
    const hitsBy = (inches: number, posture: Partial<Unit>, die: string, armour: string, hits: number) => {
      const { table, red, blue } = range(inches, {
        red: [squad(8, { quality: 'veteran' }, { weapons: ['lmg'] })],
        blue: [squad(5)],
        switches: { additionalHits: false },
      });
      Object.assign(blue, posture);
      const met = Array.from({ length: hits }, (_, i) => `D6=${i + 1}`);
      const stopped = met.flatMap(() => ['D8=1', `${armour}=1`]);
      const told = act(table, red, at(blue, shots(red)), `${die}=1`, 'D10=9', 'D12=7', 'D8=1', ...met, ...stopped);
      expect(told.find(({ type }) => type === 'hitsCounted')).toMatchObject({ hits });
    };
    // 17 in all; too many or too few dice would fail.
    hitsBy(30, { propped: true }, 'D10', 'D8', 1);
    hitsBy(30, {}, 'D8', 'D6', 2);
    hitsBy(10, { column: true }, 'D4', 'D6', 4);
  });

  rule('DU-SHOOT-048', 'suppressive fire shifts the die down and only ever marks', () => {
    const { table, red, blue } = range(30, { red: [squad(8, {}, { weapons: ['lmg'] })] });
    const told = act(table, red, suppress(blue, shots(red)), 'D6=2', 'D8=5', 'D12=7', 'D8=3');
    expect(told).toMatchObject([{ type: 'shotAt', success: 'major', suppressive: true }, { type: 'suppressed' }]);
    expect(blue).toMatchObject({ suppression: 1, underFire: true });
    expect(refused(table, red, at(blue, shots(red)))).toBe('DU-SHOOT-003');
  });

  rule(['DU-SHOOT-046', 'DU-SHOOT-047', 'DU-SHOOT-017'], 'fire may be split over two actions, and mark twice', () => {
    const table = lay({ red: [squad(10)], blue: [squad(5), squad(5)] });
    for (const figure of table.figures) if (figure.side === 0) figure.weapons = ['boltRifle'];
    const red = put(table, 0, 5, 20);
    const [x, y] = [put(table, 1, 35, 20), put(table, 2, 35, 35)];
    act(table, red, at(x, shots(red, 0, 1, 2, 3, 4, 5)), 'D8=3', 'D8=5', 'D6=1');
    expect(refused(table, red, at(y, shots(red, 5, 6, 7)))).toBe('DU-SHOOT-003');
    expect(refused(table, red, at(y, shots(red, 6, 7, 8, 9)))).toBeNull();
    act(table, red, at(x, shots(red, 6, 7, 8, 9)), 'D8=3', 'D8=5', 'D4=1');
    expect(x.suppression).toBe(2);
  });

  rule('DU-SHOOT-017', 'twelve with two points each make one D12, or two in two actions', () => {
    const { table, red, blue } = range(30, { red: [squad(12)] });
    const surplus = actsOf(table, red).filter(a => a.do === 'shoot' && a.shots.length === 6);
    expect(surplus).toHaveLength(1);
    act(table, red, surplus[0]!, 'D8=8', 'D8=1', 'D12=1');
    act(table, red, at(blue, shots(red, 6, 7, 8, 9, 10, 11)), 'D8=8', 'D8=1', 'D12=1');
    expect(red.actions).toBe(0);
  });
});
