import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { MapRow, UnitRow } from '../../src/content/schema.ts';
import type { MoveAct } from '../../src/rules/movement/acts.ts';
import { move } from '../../src/rules/movement/movement.ts';
import { reorganise } from '../../src/rules/reorganise/reorganise.ts';
import { whyNotAct } from '../../src/rules/turn/actions.ts';
import { forcedOn } from '../../src/rules/turn/forced.ts';
import { dustup } from '../../src/system.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { type Dustup, leaderOf, type Place } from '../../src/table/table.ts';
import { isDisorganised, straysOf, type Unit } from '../../src/table/units.ts';
import { at, box, field, lay, put, putFigure, squad, wall } from '../support/setting.ts';

/** A lone squad of one on a field with whatever a test lays on it, at (10, 20). */
function alone(map: Partial<MapRow> = {}, row: Partial<UnitRow> = {}): { table: Dustup; unit: Unit } {
  const table = lay({ map: field(map), red: [squad(1, row)] });
  return { table, unit: put(table, 0, 10, 20) };
}

function go(table: Dustup, unit: Unit, dice: readonly string[], route: readonly Place[], more: Partial<MoveAct> = {}) {
  const io = scripted<DustupEvent>({ dice });
  move(table, io, unit, { do: 'move', route, ...more });
  io.finish();
  return io;
}

/** How far east of x = 10 the leader stands, in inches. */
function gone(table: Dustup, unit: Unit): number {
  return (leaderOf(table, unit).x - 10_000) / 1000;
}

const codes = (table: Dustup, unit: Unit, act: MoveAct) => whyNotAct(table, unit, act).map(({ code }) => code);
const east = (x: number): Place[] => [at(x, 20)];

rule('DU-MOVE-001', 'the point is named before the die, lies on the table and has room for the leader', () => {
  const { table, unit } = alone({ areas: [box('openWater', 20, 0, 30, 48)] });
  expect(codes(table, unit, { do: 'move', route: [at(80, 20)] })).toEqual(['offTable']);
  expect(codes(table, unit, { do: 'move', route: [at(25, 20)] })).toEqual(['noRoom']);
  expect(codes(table, unit, { do: 'move', route: [] })).toEqual(['noPoint']);
  // No question follows the roll: point and route are fixed.
  const io = go(table, unit, ['D6=2'], [at(15, 20)]);
  expect(io.asked).toEqual([]);
  expect(gone(table, unit)).toBe(4);
});

rule('DU-MOVE-002', 'twice the face in movement points', () => {
  const { table, unit } = alone();
  go(table, unit, ['D6=4'], east(40));
  expect(gone(table, unit)).toBe(8);
});

const DICE: readonly [string, Partial<UnitRow>, string, number][] = [
  ['encumbered infantry', { traits: ['encumbered'] }, 'D4=4', 8],
  ['infantry', {}, 'D6=6', 12],
  ['fast infantry', { moves: 8 }, 'D8=8', 16],
  ['cavalry', { type: 'cavalry', moves: 10 }, 'D10=10', 20],
  ['machine cavalry', { type: 'vehicularCavalry', moves: 12, propulsion: 'grav' }, 'D12=12', 24],
];
for (const [name, row, die, far] of DICE) {
  rule('DU-MOVE-003', `${name}: ${die} is ${far} inches`, () => {
    const { table, unit } = alone({}, row);
    go(table, unit, [die], east(60));
    expect(gone(table, unit)).toBe(far);
  });
}

rule('DU-FORCE-018', 'the die of horse cavalry is doubled once', () => {
  const { table, unit } = alone({}, { type: 'cavalry', moves: 10 });
  go(table, unit, ['D10=7'], east(60));
  expect(gone(table, unit)).toBe(14);
});

rule('DU-MOVE-004', 'to the point or as far as the points allow', () => {
  const near = alone();
  go(near.table, near.unit, ['D6=6'], east(15));
  expect(gone(near.table, near.unit)).toBe(5);
  const far = alone();
  go(far.table, far.unit, ['D6=2'], east(30));
  expect(gone(far.table, far.unit)).toBe(4);
});

rule('DU-MOVE-005', 'followers keep their distance from the leader, or go where they may be placed', () => {
  const table = lay({ red: [squad(2)] });
  const unit = put(table, 0, 10, 10);
  putFigure(table, unit, 1, 8, 12);
  const trooper = table.figures[unit.figures[1]!]!;
  go(table, unit, ['D6=4'], [at(18, 10)]);
  expect(trooper).toMatchObject(at(16, 12));

  const own = lay({ red: [squad(2)] });
  const squadron = put(own, 0, 10, 10);
  putFigure(own, squadron, 1, 8, 12);
  const io = scripted<DustupEvent>({
    dice: ['D6=4'],
    answers: [
      {
        seat: 'red',
        answer(question: never) {
          const refused = dustup.whyNot(own, 'red', question, [at(23, 12)]);
          expect(refused.map(({ code }) => code)).toEqual(['tooFarToGo']);
          expect(dustup.whyNot(own, 'red', question, [at(15, 13)])).toEqual([]);
          return [at(15, 13)];
        },
      },
    ],
  });
  move(own, io, squadron, { do: 'move', route: [at(18, 10)], arrange: true });
  io.finish();
  expect(own.figures[squadron.figures[1]!]!).toMatchObject(at(15, 13));
});

rule('DU-MOVE-005', 'whoever finds no legal spot stays behind and the unit is disorganised', () => {
  // A strip of land one base wide: the leader goes on, the other's place would be in the water.
  const water = [box('openWater', 0, 0, 72, 19.9), box('openWater', 0, 20.1, 72, 48)];
  const table = lay({ map: field({ areas: water }), red: [squad(2)] });
  const unit = put(table, 0, 10, 20);
  putFigure(table, unit, 1, 8, 20);
  go(table, unit, ['D6=6'], east(22));
  expect(isDisorganised(table, unit)).toBe(false);
  expect(table.figures[unit.figures[1]!]!).toMatchObject(at(20, 20));
});

rule('DU-MOVE-005', 'whoever finds no legal spot and has the leader come to stand on him steps aside', () => {
  // A causeway that ends at x = 10: beside a horseman at its end only three others are in cohesion.
  const water = [box('openWater', 0, 0, 72, 19.9), box('openWater', 0, 20.1, 72, 48), box('openWater', 0, 0, 10, 48)];
  const horse = squad(5, { type: 'cavalry', moves: 10 });
  const table = lay({ map: field({ areas: water }), red: [horse], blue: [squad(1)] });
  const unit = put(table, 0, 17, 20);
  for (const [i, x] of [13, 15, 19, 11].entries()) putFigure(table, unit, i + 1, x, 20);
  const last = table.figures[unit.figures[4]!]!;
  const io = go(table, unit, ['D10=3'], east(11));
  expect(leaderOf(table, unit)).toMatchObject(at(11, 20));
  expect(broken(table)).toEqual([]);
  expect(straysOf(table, unit)).toEqual([last]);
  expect(io.told.find(({ type }) => type === 'strayed')).toMatchObject({ figures: [last.who] });
});

rule('DU-MOVE-006', 'no move ends within two inches of an enemy', () => {
  const table = lay({ red: [squad(1)], blue: [squad(1)] });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 17, 20);
  const io = go(table, unit, ['D6=6'], east(16));
  expect(gone(table, unit)).toBe(5);
  expect(io.told.find(({ type }) => type === 'moved')).toMatchObject({ halt: 'tooClose' });
});

rule('DU-MOVE-006', 'whoever ends on friends stops short of them, and not for fear of the enemy', () => {
  const table = lay({ red: [squad(1), squad(1)], blue: [squad(1)] });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 16, 20);
  put(table, 2, 60, 20);
  const io = go(table, unit, ['D6=3'], east(20));
  expect(gone(table, unit)).toBe(5);
  const moved = io.told.find(({ type }) => type === 'moved')!;
  expect(moved).toMatchObject({ halt: 'friends' });
  expect(dustup.words.event(moved)).toContain('short of friends');
});

rule('DU-MOVE-006', 'a horseman stops with the edge of his base two inches away', () => {
  const table = lay({ red: [squad(1, { type: 'cavalry', moves: 10 })], blue: [squad(1)] });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 20, 20);
  go(table, unit, ['D10=10'], east(18.5));
  expect(gone(table, unit)).toBe(7);
});

rule('DU-MOVE-007', 'friends are passed through, but not a column', () => {
  const table = lay({ red: [squad(1), squad(1)] });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 16, 20);
  go(table, unit, ['D6=6'], east(22));
  expect(gone(table, unit)).toBe(12);

  const other = lay({ red: [squad(1), squad(1)] });
  const mover = put(other, 0, 10, 20);
  put(other, 1, 16, 20).column = true;
  go(other, mover, ['D6=5'], east(30));
  expect(gone(other, mover)).toBe(4);
});

rule('DU-MOVE-007', 'a unit that stands too near to a column may move away from it', () => {
  const table = lay({ red: [squad(1), squad(1)] });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 11.5, 20).column = true;
  go(table, unit, ['D6=2'], [at(2, 20)]);
  expect(gone(table, unit)).toBe(-4);
});

const GROUND: readonly [string, Partial<UnitRow>, number][] = [
  ['lightScrub', {}, 6],
  ['slopeHill', {}, 6],
  ['road', {}, 6],
  ['rough', {}, 3],
  ['cultivated', {}, 3],
  ['swamp', {}, 3],
  ['lightWoods', {}, 3],
  ['denseWoods', {}, 3],
  ['riverStream', {}, 2],
  ['openWater', { traits: ['amphibious'] }, 3],
];
for (const [type, row, inches] of GROUND) {
  rule(['DU-MOVE-008', 'DU-MOVE-009'], `infantry with 6 points goes ${inches} inches through ${type}`, () => {
    const { table, unit } = alone({ areas: [box(type, 10, 10, 40, 30)] }, row);
    go(table, unit, ['D6=3'], east(30));
    expect(gone(table, unit)).toBe(inches);
  });
}

rule(['DU-MOVE-008', 'DU-MOVE-009'], 'infantry stops at the edge of a lake', () => {
  const { table, unit } = alone({ areas: [box('openWater', 12, 10, 20, 30)] });
  go(table, unit, ['D6=6'], east(30));
  expect(gone(table, unit)).toBe(2);
});

const SUITED: readonly [string, Partial<UnitRow>, number][] = [
  ['rough', {}, 6],
  ['cultivated', {}, 6],
  ['swamp', {}, 3],
  ['lightWoods', {}, 3],
  ['riverStream', {}, 2],
  ['openWater', {}, 2],
  ['openWater', { traits: ['amphibious'] }, 3],
  ['openWater', { traits: ['notSealed'] }, 0],
];
for (const [type, row, inches] of SUITED) {
  rule('DU-MOVE-010', `power armour with 6 points goes ${inches} inches through ${type} ${row.traits ?? ''}`, () => {
    const { table, unit } = alone({ areas: [box(type, 10, 10, 24, 30)] }, { type: 'powerArmour', ...row });
    go(table, unit, ['D6=3'], east(30));
    expect(gone(table, unit)).toBe(inches);
  });
}

rule('DU-MOVE-011', 'horses pay as infantry does, hover bikes do not enter woods', () => {
  const horse = alone({ areas: [box('lightWoods', 10, 10, 40, 30)] }, { type: 'cavalry', moves: 10 });
  go(horse.table, horse.unit, ['D10=4'], east(30));
  expect(gone(horse.table, horse.unit)).toBe(4);
  const hover: Partial<UnitRow> = { type: 'vehicularCavalry', propulsion: 'hover', moves: 12 };
  const bike = alone({ areas: [box('lightWoods', 14, 10, 24, 30)] }, hover);
  go(bike.table, bike.unit, ['D12=9'], east(30));
  expect(gone(bike.table, bike.unit)).toBe(4);
});

rule('DU-MOVE-012', 'the cost is summed over the way, and may end in mid-segment', () => {
  const { table, unit } = alone({ areas: [box('lightWoods', 14, 10, 40, 30)] });
  const io = go(table, unit, ['D6=5'], east(20));
  expect(gone(table, unit)).toBe(7);
  expect(io.told.find(({ type }) => type === 'moved')).toMatchObject({ points: 10, cost: 10_000 });
});

rule('DU-MOVE-012', 'a road decides alone where it lies; elsewhere the dearest ground counts', () => {
  const areas = [box('lightWoods', 10, 10, 40, 30), box('riverStream', 10, 10, 40, 30)];
  const wet = alone({ areas });
  go(wet.table, wet.unit, ['D6=3'], east(30));
  expect(gone(wet.table, wet.unit)).toBe(2);
  const dry = alone({ areas: [...areas, box('road', 0, 19, 72, 21)] });
  go(dry.table, dry.unit, ['D6=3'], east(30));
  expect(gone(dry.table, dry.unit)).toBe(6);
});

rule(['DU-MOVE-013', 'DU-MOVE-014'], 'a low fence costs one point on top of the ground', () => {
  const { table, unit } = alone({ lines: [wall('lowFence', [14, 10], [14, 30])] });
  go(table, unit, ['D6=4'], east(40));
  expect(gone(table, unit)).toBe(7);
});

rule(['DU-MOVE-013', 'DU-MOVE-014'], 'example: a high wall costs three, and stops who cannot pay', () => {
  const lines = [wall('highWall', [14, 10], [14, 30])];
  const short = alone({ lines });
  go(short.table, short.unit, ['D6=3'], east(40));
  // The wall has no thickness: he stops on the last mil before it.
  expect(gone(short.table, short.unit)).toBe(3.999);
  const long = alone({ lines });
  go(long.table, long.unit, ['D6=4'], east(40));
  expect(gone(long.table, long.unit)).toBe(5);
});

rule('DU-MOVE-015', 'one step down, however many reasons, and never below D4', () => {
  const fast = lay({ red: [squad(3, { moves: 8 })] });
  const unit = put(fast, 0, 10, 20);
  fast.figures[unit.figures[2]!]!.state = 'untreated';
  go(fast, unit, ['D6=1'], east(40));
  expect(gone(fast, unit)).toBe(2);
  const slow = lay({ red: [squad(3, { moves: 4, traits: ['encumbered'] })] });
  const loaded = put(slow, 0, 10, 20);
  slow.figures[loaded.figures[2]!]!.state = 'untreated';
  go(slow, loaded, ['D4=1'], east(40));
  expect(gone(slow, loaded)).toBe(2);
});

rule('DU-MOVE-016', 'example: infantry with man-packed weapons rolls a D4', () => {
  const table = lay({ red: [squad(2, {}, { weapons: ['hmgSupport'] })] });
  const unit = put(table, 0, 10, 20);
  go(table, unit, ['D4=3'], east(40));
  expect(gone(table, unit)).toBe(6);
});

rule('DU-MOVE-017', 'one able man for each of the wounded; the others are left', () => {
  const table = lay({ red: [squad(5)] });
  const unit = put(table, 0, 10, 20);
  for (const i of [3, 4]) table.figures[unit.figures[i]!]!.state = 'untreated';
  go(table, unit, ['D4=2'], east(40));
  expect(unit.figures.map(id => table.figures[id]!.left)).toEqual([false, false, false, false, false]);

  const few = lay({ red: [squad(5)] });
  const worn = put(few, 0, 10, 20);
  for (const i of [2, 3, 4]) few.figures[worn.figures[i]!]!.state = 'stabilised';
  const io = go(few, worn, ['D4=2'], east(40));
  expect(worn.figures.map(id => few.figures[id]!.left)).toEqual([false, false, false, false, true]);
  expect(io.told.map(({ type }) => type)).toContain('leftBehind');
});

rule('DU-MOVE-018', 'with the wounded put down, the able fire as usual', () => {
  const table = lay({ red: [squad(7)], blue: [squad(5)] });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 40, 20);
  for (const i of [5, 6]) table.figures[unit.figures[i]!]!.state = 'untreated';
  go(table, unit, ['D4=1'], east(40));
  const shots = unit.figures.slice(0, 5).map((id): [number, number] => [id, 0]);
  expect(whyNotAct(table, unit, { do: 'shoot', target: 1, shots })).toEqual([]);
});

rule('DU-MOVE-019', 'those who have to run decide whether the wounded go along', () => {
  const runs = (confidence: 'broken' | 'routed', answer: 'carry' | 'leave', die: string) => {
    const table = lay({ red: [squad(3)], blue: [squad(2)] });
    const unit = put(table, 0, 30, 20);
    put(table, 1, 50, 20);
    unit.confidence = confidence;
    unit.actions = 1;
    const wounded = table.figures[unit.figures[2]!]!;
    wounded.state = 'untreated';
    const io = scripted<DustupEvent>({ dice: [die], answers: [{ seat: 'red', answer }] });
    forcedOn(table, unit)!.perform(table, io, unit);
    io.finish();
    return [wounded.left, table.strains.map(({ by }) => by)];
  };
  expect(runs('broken', 'carry', 'D4=4')).toEqual([false, []]);
  expect(runs('broken', 'leave', 'D6=4')).toEqual([true, ['abandoning']]);
  expect(runs('routed', 'carry', 'D4=4')).toEqual([false, []]);
  expect(runs('routed', 'leave', 'D6=4')).toEqual([true, ['abandoning']]);
});

rule('DU-MOVE-019', 'wounded may be left, taken up again, or taken prisoner', () => {
  const table = lay({ red: [squad(3), squad(3)], blue: [squad(2)] });
  const unit = put(table, 0, 10, 20);
  const wounded = table.figures[unit.figures[2]!]!;
  wounded.state = 'untreated';
  expect(codes(table, unit, { do: 'move', route: east(40), leave: [999] })).toEqual(['notWounded']);
  go(table, unit, ['D6=5'], east(40), { leave: [wounded.id] });
  expect(wounded).toMatchObject({ left: true, state: 'untreated' });
  expect(wounded.x).toBeLessThan(12_000);

  const friend = put(table, 1, 10, 22);
  Object.assign(wounded, at(10, 20.5));
  expect(whyNotAct(table, friend, { do: 'reorganise', use: { do: 'takeUpWounded' } })).toEqual([]);
  reorganise(table, scripted<DustupEvent>(), friend, { do: 'reorganise', use: { do: 'takeUpWounded' } });
  expect(wounded).toMatchObject({ left: false, unit: 1 });
  expect(friend.figures).toContain(wounded.id);

  wounded.left = true;
  const enemy = put(table, 2, 10, 18.6);
  reorganise(table, scripted<DustupEvent>(), enemy, { do: 'reorganise', use: { do: 'takePrisoners' } });
  expect(wounded.gone).toBe(true);
});

rule('DU-MOVE-025', 'no edge is left but the exit of the scenario', () => {
  const { table, unit } = alone();
  put(table, 0, 69, 20);
  const beyond = whyNotAct(table, unit, { do: 'move', route: [at(73, 20)] });
  expect(beyond[0]).toMatchObject({ rule: 'DU-MOVE-025', code: 'offTable' });
  go(table, unit, ['D6=3'], [at(72, 20)]);
  expect(unit.where).toBe('table');

  const exit = lay({ red: [squad(2)] });
  Object.assign(exit.sides[0]!, { exitEdge: 'east' });
  const leaving = put(exit, 0, 69, 20);
  const io = go(exit, leaving, ['D6=3'], [at(72, 20)]);
  expect(leaving.where).toBe('exited');
  expect(io.told.at(-1)).toMatchObject({ type: 'leftTable', how: 'exited' });
});

rule('DU-MOVE-026', 'neither the suppressed nor the propped move', () => {
  const { table, unit } = alone();
  unit.propped = true;
  expect(whyNotAct(table, unit, { do: 'move', route: east(20) })[0]?.rule).toBe('DU-PROP-005');
  unit.propped = false;
  expect(whyNotAct(table, unit, { do: 'move', route: east(20) })).toEqual([]);
  unit.suppression = 1;
  expect(whyNotAct(table, unit, { do: 'move', route: east(20) })[0]?.rule).toBe('DU-SUPP-003');
});
