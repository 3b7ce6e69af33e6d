import { halfAt } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { isInArc, rangeBetween, sees, sightOf } from '../../src/rules/shooting/sight.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Fitting } from '../../src/table/table.ts';
import { addFlames, addMan, addPiece, addThreat, at, codes, testTable } from '../support/tables.ts';

/** A man at one square and a Harpy at another of a tile furnished as drawn. */
function facing(rows: readonly string[], from: [number, number], to: [number, number]) {
  const table = testTable({ tiles: [rows] });
  const man = addMan(table, at(table, ...from));
  const harpy = addThreat(table, at(table, ...to));
  return { table, man, harpy };
}

const withAt = (letter: string, x: number, y: number): string[] =>
  [1, 2, 3, 4, 5].map(row => [1, 2, 3, 4, 5].map(column => (column === x && row === y ? letter : '.')).join(''));

rule(
  'DK-SHOOT-002',
  'the line from head to head runs through six squares, and a locker beside it does not matter',
  () => {
    const { table, man, harpy } = facing(withAt('k', 3, 3), [1, 5], [4, 1]);
    const passed = [
      [1, 5],
      [1, 4],
      [2, 4],
      [2, 3],
      [3, 3],
      [3, 2],
      [4, 2],
      [4, 1],
    ].map(([x, y]) => at(table, x!, y!));
    expect(sightOf(table, man, harpy).squares).toEqual(passed);
    const blocked = facing(withAt('f', 3, 3), [1, 5], [4, 1]);
    expect(sees(blocked.table, blocked.man, blocked.harpy)).toBe(false);
    expect(sees(blocked.table, blocked.harpy, blocked.man)).toBe(false);
    const beside = facing(withAt('f', 3, 4), [1, 5], [4, 1]);
    expect(sees(beside.table, beside.man, beside.harpy)).toBe(true);
  },
);

rule('DK-SHOOT-004', 'what blocks the line is named', () => {
  const { table, man, harpy } = facing(withAt('k', 3, 3), [3, 5], [3, 1]);
  expect(sightOf(table, man, harpy).blocker).toEqual({ kind: 'square', square: at(table, 3, 3) });
});

rule(['DK-SHOOT-005', 'DK-SHOOT-030'], 'range is the larger difference in squares', () => {
  const table = testTable();
  const from = at(table, 1, 5);
  expect([at(table, 3, 4), at(table, 4, 1), at(table, 2, 4), from].map(to => rangeBetween(table, from, to))).toEqual([
    2, 4, 1, 0,
  ]);
});

rule(
  ['DK-SHOOT-003', 'DK-SHOOT-006'],
  'a crate on the near side covers an arc of 90 degrees, its limit excluded',
  () => {
    const covered = facing(withAt('f', 3, 3), [1, 5], [3, 2]);
    expect(sees(covered.table, covered.man, covered.harpy)).toBe(false);
    const onTheLimit = facing(withAt('f', 3, 3), [1, 4], [3, 2]);
    expect(sees(onTheLimit.table, onTheLimit.man, onTheLimit.harpy)).toBe(true);
  },
);

rule('DK-SHOOT-008', 'a line through the meeting point of four squares needs one free way round', () => {
  const rows = (...crates: [number, number][]): string[] =>
    [1, 2, 3, 4, 5].map(y =>
      [1, 2, 3, 4, 5].map(x => (crates.some(([cx, cy]) => cx === x && cy === y) ? 'f' : '.')).join(''),
    );
  const isSeen = (drawn: string[]): boolean => {
    const { table, man, harpy } = facing(drawn, [2, 4], [4, 2]);
    return sees(table, man, harpy);
  };
  expect(isSeen(rows([3, 4]))).toBe(true);
  expect(isSeen(rows([3, 4], [2, 3]))).toBe(false);
  expect(isSeen(rows([3, 3]))).toBe(false);
});

rule('DK-SHOOT-022', 'HIGH furniture hides from the deck, not from one who stands as high', () => {
  const { table, man, harpy } = facing(['.....', '.....', '..h..', '..h..', '.....'], [3, 5], [3, 1]);
  expect(sees(table, man, harpy)).toBe(false);
  harpy.at = at(table, 3, 3);
  expect(sees(table, man, harpy)).toBe(true);
});

rule(['DK-SHOOT-023', 'DK-SHOOT-024'], 'two flame markers block sight, one does not', () => {
  const { table, man, harpy } = facing(withAt('.', 1, 1), [3, 5], [3, 1]);
  const fire = addFlames(table, at(table, 3, 3), 2);
  expect(sees(table, man, harpy)).toBe(false);
  fire.count = 1;
  shipChanged(table);
  expect(sees(table, man, harpy)).toBe(true);
  fire.count = 3;
  man.at = fire.at;
  shipChanged(table);
  expect(sees(table, man, harpy)).toBe(false);
});

rule(['DK-SHOOT-011', 'DK-MOVE-006'], 'the arc is the half circle to the front, its edge included', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1);
  const inside: [number, number][] = [
    [1, 3],
    [5, 3],
    [2, 2],
    [3, 1],
  ];
  const behind: [number, number][] = [
    [2, 4],
    [3, 4],
    [4, 4],
  ];
  expect(inside.every(square => isInArc(table, man, at(table, ...square)))).toBe(true);
  expect(behind.some(square => isInArc(table, man, at(table, ...square)))).toBe(false);
});

rule(
  ['DK-SHOOT-006', 'DK-SHOOT-007'],
  'a piece that fills half of his own square covers whoever stands beside it',
  () => {
    const beside = (height: Fitting['height'], from: [number, number]): [boolean, string[]] => {
      const { table, man, harpy } = facing(withAt('.', 1, 1), from, [3, 3]);
      addPiece(table, harpy.at, height, halfAt(7));
      for (const direction of [1, 3, 5, 7] as const) {
        man.facing = direction;
        if (isInArc(table, man, harpy.at)) break;
      }
      expect(sightOf(table, man, harpy).clear).toBe(sees(table, man, harpy));
      expect(sees(table, harpy, man)).toBe(sees(table, man, harpy));
      return [sees(table, man, harpy), codes(whyNotShoot(table, man, harpy))];
    };
    const hidden = [false, ['notInSight']];
    const open = [true, []];
    expect([beside('HIGH', [1, 3]), beside('HIGH', [1, 5]), beside('HIGH', [3, 5]), beside('HIGH', [5, 3])]).toEqual([
      hidden,
      hidden,
      open,
      open,
    ]);
    expect([beside('LOW', [1, 3]), beside('LOW', [5, 3])]).toEqual([[true, ['lineOfFireBlocked']], open]);
  },
);
