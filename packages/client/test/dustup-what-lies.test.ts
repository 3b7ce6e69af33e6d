import type { Dustup } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { load, nowOf } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { shownAt } from '../src/games/dustup/land.ts';
import { mineNotes, readFirst } from '../src/games/dustup/mines.ts';
import { whatLies } from '../src/games/dustup/what-lies.ts';
import { missionDue } from './support/airfield.ts';

// What lies on the board and is nobody says what it is when it is pressed, and no more of it than the seat may know.

const { system: dustup, board: rules } = edition;

function laid(): Dustup {
  const table: Dustup = dustup.begin({ scenario: 'wireAndWater', switches: {} });
  const mine = { side: 1, y: 12_000, times: 1, controller: 0, shown: false, removed: false, lanes: [], triedBy: [] };
  table.mines = [
    { ...mine, id: 0, kind: 'directionalDummy', x: 20_000, facing: 90 },
    { ...mine, id: 1, kind: 'dummy', x: 30_000, facing: 0 },
  ];
  const counter = { side: 1, y: 20_000, size: 1, confirmed: false, removed: false };
  const hider = table.units.find(({ side }) => side === 1)!;
  table.counters = [
    { ...counter, id: 0, unit: hider.id, x: 20_000 },
    { ...counter, id: 1, unit: -1, x: 30_000 },
  ];
  return table;
}

function saidTo(seat: 'red' | 'blue', x: number, y: number): string | null {
  const view = dustup.view(laid(), seat);
  return whatLies(rules, view, shownAt(view, { x, y }));
}

test('a counter and a mine say the same to the enemy, whatever they are', () => {
  expect(saidTo('red', 20_000, 20_000)).toMatch(/^A counter, face down: a unit in hiding, or a dummy/);
  expect(saidTo('red', 30_000, 20_000)).toBe(saidTo('red', 20_000, 20_000));
  expect(saidTo('red', 30_000, 12_000)).toMatch(/^A mine counter of .*, or a dummy/);
  expect(saidTo('red', 20_000, 12_000)).toMatch(/^A command detonated mine of .*, or a dummy/);
});

test('their owner is told what they are', () => {
  expect(saidTo('blue', 20_000, 20_000)).toMatch(/^Blue .* hides under this counter/);
  expect(saidTo('blue', 30_000, 20_000)).toMatch(/^One of your dummies/);
  expect(saidTo('blue', 30_000, 12_000)).toMatch(/^A mine counter of .*: dummy\.$/);
});

test('where nothing lies nothing is said', () => {
  expect(saidTo('red', 25_000, 25_000)).toBeNull();
});

test('a target marker says whose rounds come down there, when, and how far they burst; its owner alone knows which', () => {
  const loaded = load(missionDue(), [dustup]);
  const table = nowOf(loaded.ok ? loaded.value.match : expect.unreachable()) as Dustup;
  const told = (seat: 'red' | 'blue'): readonly (string | null)[] => {
    const view = dustup.view(table, seat);
    const { markers } = rules.artillery!.missionsOf(view)[0]!;
    return markers.map(at => whatLies(rules, view, shownAt(view, at)));
  };
  expect(told('red')).toContainEqual(
    expect.stringMatching(/^The target of .*mortars.*: comes down this turn\. A round bursts \d/),
  );
  expect(told('red')).toContain('A dummy target: nothing lands here.');
  for (const text of told('blue')) expect(text).toMatch(/^A target marker of .*mortars, real or a dummy/);
});

test('a way that leads close to a mine counter warns of it, and the counter is read before anybody goes there', () => {
  const table = laid();
  table.mines.push({ ...table.mines[1]!, id: 2, kind: 'at', x: 40_000 });
  const view = dustup.view(table, 'red');
  const unit = { ...view.units.find(({ side, hull }) => side === 0 && hull === null)!, where: 'table' as const };
  const warned = (y: number) =>
    mineNotes(rules, view, unit, [
      { x: 0, y },
      { x: 72_000, y },
    ]).length;
  // Both fields, the dummy as well for it lies face down; the one on command is none.
  expect([warned(14_500), warned(16_000)]).toEqual([2, 0]);
  expect(readFirst(rules, view, shownAt(view, { x: 40_000, y: 12_000 }))).toMatch(/^A mine counter/);
  expect(readFirst(rules, view, shownAt(view, { x: 20_000, y: 12_000 }))).toBeNull();
});
