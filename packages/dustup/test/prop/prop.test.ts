import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { setConfidence } from '../../src/rules/morale/confidence.ts';
import { isBeyondAim, targetDie } from '../../src/rules/shooting/target-die.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import { fireAt } from '../../src/rules/shooting/volley.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { activate } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { box, field, lay, put, squad, wall } from '../support/setting.ts';

const refused = (table: Dustup, unit: Unit, act: Act) => whyNotAct(table, unit, act)[0]?.rule ?? null;
const aim = { suppressive: false };

/** Red shoots from (10, 20) at blue at (40, 20). */
function range(far = 40, map = field()) {
  const table = lay({ map, red: [squad(5)], blue: [squad(5)] });
  return { table, red: put(table, 0, 10, 20), blue: put(table, 1, far, 20) };
}

rule(
  ['DU-PROP-001', 'DU-FORCE-009', 'DU-FORCE-014'],
  'any infantry may prop, even in a bare field, and only once',
  () => {
    const { table, red } = range();
    expect(refused(table, red, { do: 'prop' })).toBeNull();
    carryOut(table, scripted<DustupEvent>(), red, { do: 'prop' });
    expect(red).toMatchObject({ propped: true, actions: 1 });
    expect(refused(table, red, { do: 'prop' })).toBe('DU-PROP-001');
    const suits = lay({ red: [squad(3, { type: 'powerArmour' })] });
    expect(refused(suits, suits.units[0]!, { do: 'prop' })).toBeNull();
  },
);

rule('DU-PROP-002', 'a propped target is one step harder to hit', () => {
  const { table, red, blue } = range();
  expect(targetDie(table, red, blue, aim).die).toBe(8);
  blue.propped = true;
  expect(targetDie(table, red, blue, aim).die).toBe(10);
});

rule('DU-PROP-003', 'the armour of a propped target is one step better against fire', () => {
  const { table, red, blue } = range();
  blue.propped = true;
  const shots = red.figures.map((id): [number, number] => [id, 0]);
  // Target die D10; two dice beat it, 14 is one hit and a remainder of 4; armour D6 is rolled as D8.
  const dice = ['D10=1', 'D8=6', 'D10=8', 'D10=9', 'D6=2', 'D8=5', 'D8=5'];
  const io = scripted<DustupEvent>({ dice });
  fireAt(table, io, red, unitTarget(table, red, blue), { shots });
  io.finish();
  expect(blue.figures.map(id => table.figures[id]!.state)).not.toContain('killed');
});

rule('DU-PROP-004', 'prop adds to concealment and cover, and may put a target out of reach', () => {
  const lines = [wall('lowWall', [39, 10], [39, 30])];
  const { table, red, blue } = range(40, field({ lines }));
  blue.propped = true;
  expect(targetDie(table, red, blue, aim).die).toBe(12);
  const far = range(59, field({ lines: [wall('lowWall', [58, 10], [58, 30])] }));
  far.blue.propped = true;
  expect(isBeyondAim(targetDie(far.table, far.red, far.blue, aim))).toBe(true);
});

rule(
  ['DU-PROP-005', 'DU-PROP-006'],
  'a propped unit fires, recovers and communicates, but does not move or change formation',
  () => {
    const { table, red } = range();
    red.propped = true;
    expect(refused(table, red, { do: 'move', route: [{ x: 20_000, y: 20_000 }] })).toBe('DU-PROP-005');
    expect(refused(table, red, { do: 'reorganise', use: { do: 'formColumn' } })).toBe('DU-PROP-005');
    const shots = red.figures.map((id): [number, number] => [id, 0]);
    expect(refused(table, red, { do: 'shoot', target: 1, shots })).toBeNull();
  },
);

rule('DU-PROP-007', 'propped until an action is spent to unprop', () => {
  const { table, red } = range();
  red.propped = true;
  table.turn = 3;
  expect(actsOf(table, red).some(act => act.do === 'unprop')).toBe(true);
  carryOut(table, scripted<DustupEvent>(), red, { do: 'unprop' });
  expect(red).toMatchObject({ propped: false, actions: 1 });
});

rule('DU-PROP-008', 'under suppression one may prop but not unprop', () => {
  const { table, red } = range();
  red.suppression = 1;
  expect(refused(table, red, { do: 'prop' })).toBeNull();
  red.propped = true;
  expect(refused(table, red, { do: 'unprop' })).toBe('DU-SUPP-003');
  red.suppression = 0;
  expect(refused(table, red, { do: 'unprop' })).toBeNull();
});

rule(['DU-PROP-009', 'DU-FORCE-019'], 'the mounted do not prop; on foot, with the mounts left behind, they do', () => {
  const table = lay({ red: [squad(6, { type: 'cavalry', moves: 10 })] });
  const unit = put(table, 0, 10, 20);
  expect(actsOf(table, unit).some(act => act.do === 'prop')).toBe(false);
  expect(refused(table, unit, { do: 'prop' })).toBe('DU-PROP-009');
  carryOut(table, scripted<DustupEvent>(), unit, { do: 'reorganise', use: { do: 'dismount' } });
  expect(refused(table, unit, { do: 'prop' })).toBeNull();
});

rule('DU-PROP-010', 'rout ends the propped state at once', () => {
  const { table, red } = range();
  red.propped = true;
  setConfidence(table, scripted<DustupEvent>(), red, 'routed', 'DU-MORALE-003');
  expect(red.propped).toBe(false);
});

rule(
  ['DU-PROP-007', 'DU-PROP-010'],
  'a broken unit in the open gets up with one action and runs with the other',
  () => {
    const { table, red } = range();
    Object.assign(red, { propped: true, confidence: 'broken' });
    const io = scripted<DustupEvent>({ dice: ['D6=3'] });
    activate(table, io, red, 'turn');
    io.finish();
    const types = io.told.map(({ type }) => type);
    expect(types.filter(type => type === 'unpropped' || type === 'moved')).toEqual(['unpropped', 'moved']);
    // Those who rout need no leave to run.
    Object.assign(red, { propped: true, confidence: 'routed', actions: 2 });
    const rout = scripted<DustupEvent>({ dice: ['D6=1', 'D6=1'] });
    activate(table, rout, red, 'turn');
    rout.finish();
    expect(rout.told.filter(({ type }) => type === 'moved')).toHaveLength(2);
  },
);

rule('DU-GAP-021', 'the defenders of the ridge start propped in their trenches', () => {
  const table = begin({ scenario: 'holdTheRidge', switches: {} });
  expect(table.sides[1]!.proppedIn).toBe('trench');
  expect(table.units.filter(({ side }) => side === 1).map(({ code }) => code)).not.toContain('B-3');
  expect(field({ areas: [box('trench', 1, 1, 2, 2)] }).areas).toHaveLength(1);
});
