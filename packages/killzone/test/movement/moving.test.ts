import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { allowance } from '../../src/rules/movement/free-movement.ts';
import { move, whyNotMove } from '../../src/rules/movement/moving.ts';
import { walkWay } from '../../src/rules/movement/walking.ts';
import { sight } from '../../src/rules/shooting/sight.ts';
import { judge } from '../../src/rules/winning/objectives.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import { at, field, give, group, lay, put, spot } from '../support/setting.ts';

rule('KZ-MOVE-001', 'the allowance of an order with all that changes it', () => {
  const gang = { ...group('street-ganger', 3), drugs: ['speed' as const] };
  const table = lay({ red: [gang], night: true });
  expect(allowance(table, table.figures[0]!)).toMatchObject({ base: 8, total: 10 });
  const moves = Object.entries({ shoot: 8, assault: 8, staySharp: 6, keepDown: 4, snipe: 8, run: 14, hitAndRun: 10 });
  const day = lay({ red: [group('rebel', 2)] });
  for (const [order, inches] of moves) {
    give(day, 0, order as 'run');
    expect(allowance(day, day.figures[0]!).total).toBe(inches);
  }
});

rule('KZ-MOVE-002', 'round a wall, but not through it, nor through figures', () => {
  const map = field({ obstacles: [{ kind: 'wreck', area: [10, 10, 14, 12] }] });
  const table = lay({ map, red: [group('rebel', 2)] });
  const figure = put(table, 0, 9.5, 8);
  expect(whyNotMove(table, figure, [at(9.5, 13), at(12.5, 13)])).toEqual([]);
  put(table, 0, 12, 8);
  expect(whyNotMove(table, figure, [at(12, 14)])).toMatchObject([{ rule: 'KZ-MOVE-002', code: 'wreck' }]);
  put(table, 1, 15, 8);
  expect(whyNotMove(table, figure, [at(18, 8.5)])).toMatchObject([
    { rule: 'KZ-MOVE-002', code: 'figureInTheWay', about: 1 },
  ]);
  expect(whyNotMove(table, figure, [at(14, 8)])).toEqual([]);
  expect(whyNotMove(table, figure, [])).toMatchObject([{ code: 'noWay' }]);
});

rule('KZ-MOVE-003', 'rubble and a walkable rise take 2 inches each', () => {
  const map = field({
    ground: [{ kind: 'broken', area: [11, 5, 12, 15] }],
    rises: [{ area: [13, 5, 30, 15], height: 1, slope: 'walkable' }],
  });
  const table = lay({ map, red: [group('rebel', 2)] });
  const figure = put(table, 0, 10, 10);
  expect(whyNotMove(table, figure, [at(14, 10)])).toEqual([]);
  expect(whyNotMove(table, figure, [at(14.1, 10)])).toMatchObject([{ code: 'tooFar' }]);
});

rule('KZ-MOVE-003', 'steep ground costs 2 inches per half inch up and down; walking down costs nothing', () => {
  for (const [slope, cost] of [
    ['walkable', 6000],
    ['steep', 12_000],
  ] as const) {
    const map = field({ rises: [{ area: [11, 5, 12, 15], height: 1, slope }] });
    const table = lay({ map, red: [group('rebel', 2)] });
    expect(walkWay(table, put(table, 0, 10, 10), [at(14, 10)]).cost).toBe(cost);
  }
});

rule(
  'KZ-MOVE-003',
  'each ground is paid once a turn; scavengers do not mind rubble; 1 inch out of wire is always allowed',
  () => {
    const ground = [
      { kind: 'broken' as const, area: [11, 5, 12, 15] as [number, number, number, number] },
      { kind: 'broken' as const, area: [13, 5, 14, 15] as [number, number, number, number] },
      { kind: 'hindering' as const, area: [20, 5, 30, 15] as [number, number, number, number] },
    ];
    const table = lay({ map: field({ ground }), red: [group('rebel', 2), group('scavenger', 3)] });
    expect(walkWay(table, put(table, 0, 10, 10), [at(16, 10)]).cost).toBe(8000);
    expect(walkWay(table, put(table, 2, 10, 8), [at(16, 8)]).cost).toBe(6000);
    const stuck = put(table, 0, 25, 10);
    give(table, 0, 'keepDown');
    expect(whyNotMove(table, stuck, [at(26, 10)])).toEqual([]);
    expect(whyNotMove(table, stuck, [at(26.1, 10)])).toMatchObject([{ code: 'tooFar' }]);
  },
);

rule('KZ-MOVE-004', 'a low wall costs 2 inches to cross', () => {
  const map = field({ obstacles: [{ kind: 'lowWall', line: [13, 0, 13, 48] }] });
  const table = lay({ map, red: [group('rebel', 2)] });
  const figure = put(table, 0, 10, 10);
  expect(whyNotMove(table, figure, [at(16, 10)])).toEqual([]);
  expect(whyNotMove(table, figure, [at(16.1, 10)])).toMatchObject([{ code: 'tooFar' }]);
});

rule('KZ-MOVE-004', 'what is higher must be climbed, up and down, and blocks sight', () => {
  const map = field({ obstacles: [{ kind: 'wall', line: [13, 0, 13, 48], height: 1.5 }] });
  const table = lay({ map, red: [group('rebel', 2)] });
  expect(walkWay(table, put(table, 0, 10, 10), [at(16, 10)]).cost).toBe(6000 + 6000 + 6000);
  expect(sight(table, spot(10, 10), spot(16, 10)).blocked).toMatchObject({ by: 'wall' });
});

rule('KZ-MOVE-006', 'off the edge is out of play, and scores nothing', () => {
  const table = lay({ red: [group('rebel', 2)] });
  const figure = put(table, 0, 10, 2);
  const io = scripted<KillzoneEvent>();
  expect(whyNotMove(table, figure, [at(10, 0.2)])).toMatchObject([{ code: 'halfOffTable' }]);
  move(table, io, figure, [at(10, -0.1)]);
  expect(figure).toMatchObject({ away: true, state: 'active' });
  expect(judge(table, 'atTheEnd')!.scores).toEqual([0, 0]);
  expect(killzone.broken(table)).toEqual([]);
});
