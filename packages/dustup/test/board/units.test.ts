import { expect, test } from 'vitest';
import { board } from '../../src/board.ts';
import { whyNotShoot } from '../../src/rules/shooting/shoot.ts';
import { dustup } from '../../src/system.ts';
import { begin } from '../../src/table/begin.ts';
import { arrayed, setup } from '../support/arrayed.ts';
import { face, hurt } from '../support/assault-setting.ts';
import { at, box, field, lay, put, squad, wall } from '../support/setting.ts';

// What a board asks of a unit, worked out on a table as any viewer sees it.

test('a unit can get as far as both its actions take it on the best of dice', () => {
  const { table, red } = face(40);
  table.acting = [];
  expect(board.mostPoints!(table, red)).toBe(24);
  const places = board.reachableBy!(table, red);
  const reached = Math.max(...places.map(({ x }) => x));
  expect(reached).toBeGreaterThan(32_000);
  expect(reached).toBeLessThanOrEqual(34_000);
});

test('whoever is acting has only what is left', () => {
  const { table, red } = face(40);
  table.acting = [red.id];
  red.actions = 1;
  expect(board.mostPoints!(table, red)).toBe(12);
});

test('markers and a position take an action each, and panic takes all', () => {
  const { table, red } = face(40);
  red.propped = true;
  expect(board.mostPoints!(table, red)).toBe(12);
  red.suppression = 1;
  expect(board.mostPoints!(table, red)).toBe(0);
  expect(board.reachableBy!(table, red)).toEqual([]);
  Object.assign(red, { propped: false, suppression: 0, panicked: true });
  expect(board.mostPoints!(table, red)).toBe(0);
});

test('wounded who are carried cost a step of the die', () => {
  const { table, red } = face(40);
  hurt(table, red, 1);
  expect(board.mostPoints!(table, red)).toBe(16);
});

test('it threatens whom it sees in range, and nobody while it is suppressed', () => {
  const { table, red, blue } = face(20);
  expect(board.threatenedBy!(table, red)).toEqual([blue.id]);
  red.suppression = 1;
  expect(board.threatenedBy!(table, red)).toEqual([]);
});

test('it threatens nobody who is hidden from it', () => {
  const { table, red, blue } = face(20);
  blue.counter = 0;
  expect(board.threatenedBy!(table, red)).toEqual([]);
});

test('its arms are counted by those who can still use them', () => {
  const { table, red } = face(20);
  const [arm] = board.profileOf!(table, red).arms;
  expect(arm).toMatchObject({ count: 5, isSupport: false });
  hurt(table, red, 2);
  expect(board.profileOf!(table, red).arms[0]!.count).toBe(3);
  red.propped = true;
  expect(board.profileOf!(table, red).states).toContain('propped');
});

test('a unit is seen formed up before it stands there', () => {
  const table = begin(setup('crossroads'));
  const [unit] = table.units;
  const places = board.formationAt!(table, unit!, { x: 4000, y: 30_000 })!;
  expect(places).toHaveLength(unit!.figures.length);
  expect(places[0]).toEqual({ x: 4000, y: 30_000 });
});

test('the battle stands as it would be judged now', () => {
  const table = arrayed('crossroads');
  expect(board.standingOf!(table)).toMatchObject({ scores: [0, 0], winners: [] });
  table.objectives[0]!.holder = 1;
  expect(board.standingOf!(table)).toMatchObject({ scores: [0, 3], winners: [1] });
  expect(board.standingOf!(table).made![1]).toMatchObject([{ of: 'held', points: 3 }]);
});

test('what would change hands if the turn ended now is told before it does', () => {
  const table = arrayed('crossroads');
  const [junction] = table.objectives;
  const red = table.units.find(({ side, where }) => side === 0 && where === 'table')!;
  Object.assign(table.figures[red.leader]!, { x: junction!.x, y: junction!.y });
  expect(board.standingOf!(table).takes![0]).toBe(0);
  junction!.holder = 0;
  expect(board.standingOf!(table).takes![0]).toBe(-1);
});

test('a shot that is not offered is told with its first weapon, so that the real reason is given', () => {
  const { table, red, blue } = face(20);
  const question = { kind: 'act', rule: 'DU-TURN-005', unit: red.who } as never;
  for (const id of red.figures) table.figures[id]!.fired = 0xff;
  const act = board.shotAt(dustup.view(table, 'red'), question, red, blue);
  expect(act.shots).toHaveLength(1);
  expect(whyNotShoot(table, red, act).map(({ code }) => code)).toEqual(['firedAlready']);
});

test('what of a way costs more than its length is said by name, and how much more', () => {
  const map = field({ areas: [box('lightWoods', 20, 0, 24, 48)], lines: [wall('lowWall', [28, 0], [28, 48])] });
  const table = lay({ map, red: [squad(1)], blue: [squad(1)] });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 60, 20);
  const { length, cost, dearer } = board.goingOn!(table, unit, [at(30, 20)]);
  expect(length).toBe(20_000);
  expect(dearer.map(({ name }) => name)).toEqual(['Light woods', 'Low wall']);
  expect(dearer.reduce((sum, { more }) => sum + more, length)).toBeCloseTo(cost);
  expect(board.goingOn!(table, unit, [at(15, 20)])).toEqual({ length: 5000, cost: 5000, dearer: [] });
});

test('every target has its ways of firing, however many nearer ones there are', () => {
  const table = lay({ red: [squad(3)], blue: Array.from({ length: 6 }, () => squad(1)) });
  const unit = put(table, 0, 10, 20);
  for (let i = 1; i <= 6; i++) put(table, i, 18 + i, 8 + 4 * i);
  const question = { kind: 'act', rule: 'DU-TURN-004', unit: unit.who } as never;
  for (const enemy of table.units.slice(1)) {
    const [first] = board.shotsAt!(table, unit, enemy);
    expect(first).toMatchObject({ do: 'shoot', target: enemy.id });
    expect(first!.shots).toHaveLength(3);
    expect(board.shotAt(table, question, unit, enemy).shots).toHaveLength(3);
  }
});
