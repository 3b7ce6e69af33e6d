import { describe, expect, test } from 'vitest';
import { board } from '../../src/board.ts';
import { removeSuppression } from '../../src/rules/suppression/removing-suppression.ts';
import { killzone } from '../../src/system.ts';
import { io, streets } from '../support/gangs.ts';
import { d6, give, group, lay, put } from '../support/setting.ts';
import { driving } from '../support/vehicles.ts';

describe('what the rules will have somebody do', () => {
  test('under Haywire he closes with the nearest enemy in sight', () => {
    const table = streets(['haywire']);
    put(table, 0, 10, 10);
    put(table, 3, 10, 20);
    const intent = board.intentOf!(table, 'blue', 0)!;
    expect(intent).toMatchObject({ exact: true, courses: [{ does: 'close', whom: [3], chance: 1 }] });
    const { y } = intent.courses[0]!.at as { y: number };
    expect(y).toBeGreaterThan(10_000);
  });

  test('who takes nothing and is in no fire is free', () => {
    const table = streets([]);
    expect(board.intentOf!(table, 'blue', 0)).toBeNull();
  });

  test('a suppressed figure gets up as often as its die says', () => {
    const table = lay({ red: [group('rebel', 2)] });
    table.figures[0]!.state = 'suppressed';
    const up = [1, 2, 3, 4, 5, 6].filter(face => {
      const tried = structuredClone(table);
      removeSuppression(tried, io(d6(face)), tried.groups[0]!);
      return tried.figures[0]!.state === 'active';
    });
    const { courses } = board.intentOf!(table, 'blue', 0)!;
    expect(courses.find(({ does }) => does === 'recover')!.chance).toBe(up.length / 6);
    expect(courses.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('a car whose driver is down runs straight on with everybody in it', () => {
    const table = driving('sports-car', 9);
    expect(board.intentOf!(table, 'blue', 1)).toBeNull();
    table.figures[0]!.state = 'captured';
    expect(board.intentOf!(table, 'blue', 1)).toMatchObject({
      courses: [{ does: 'runOn', at: { x: 19_000, y: 24_000 }, chance: 1 }],
    });
  });

  test('an order that lies face down makes no difference', () => {
    const table = streets(['speed']);
    give(table, 0, 'run', false);
    const [other] = killzone.swapSecrets(table, 'blue');
    const foretold = [table, other!].map(each => board.intentOf!(killzone.view(each, 'blue'), 'blue', 0));
    expect(foretold[0]).not.toBeNull();
    expect(foretold[1]).toEqual(foretold[0]);
  });
});
