import { whyNotAnswerTo } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { canShoot, drill } from '../src/index.ts';
import { at, play, skirmish } from './skirmish.ts';

/** Red stays at (5,5) and shoots at the blue unit at (5,9). */
function shot(health: number, ...dice: number[]) {
  const table = skirmish({ red: [at(5, 5)], blue: [at(5, 9), at(0, 19)] });
  table.units[10]!.health = health;
  const played = play(
    table,
    [
      ['red', 0],
      ['red', at(5, 5)],
      ['red', 10],
    ],
    ...dice,
  );
  const landed = played.told.find(event => event.type === 'shotLanded');
  return { hits: landed?.hits, health: table.units[10]!.health, rolled: played.rolled };
}

rule('DR-SHOOT-001', 'the range is ten squares, straight between the centres', () => {
  const table = skirmish({ red: [at(0, 5)], blue: [at(10, 5), at(6, 13), at(10, 6)] });
  const inRange = [10, 11, 12].map(enemy => canShoot(table, table.units[0]!, table.units[enemy]!));
  expect(inRange).toEqual([true, true, false]);
});

rule(['DR-SHOOT-001', 'DR-SHOOT-002'], 'a shot that is not allowed is refused with its reason and its remedy', () => {
  const table = skirmish({ red: [at(2, 2), at(3, 3)], blue: [at(19, 19), at(6, 2), at(5, 5)], obstacles: [at(4, 2)] });
  table.units[12]!.health = 0;
  const question = { kind: 'shoot', rule: 'DR-SHOOT-005', unit: 0, options: ['hold'] } as const;
  const why = (target: number) => whyNotAnswerTo(drill, table, 'red', question, target);
  expect(why(10)).toMatchObject([{ rule: 'DR-SHOOT-001', code: 'outOfRange', remedy: { code: 'walkCloser' } }]);
  expect(why(11)).toMatchObject([{ rule: 'DR-SHOOT-002', about: '(4,2)', remedy: { code: 'walkAround' } }]);
  expect(why(1)).toMatchObject([{ rule: 'DR-SHOOT-001', code: 'ownSide' }]);
  expect(why(12)).toMatchObject([{ rule: 'DR-FIELD-005', code: 'gone' }]);
});

rule(
  'DR-SHOOT-002',
  'a line through an obstacle is not clear; one that touches a corner, or crosses a unit, is',
  () => {
    const clear = (from: number, to: number, obstacles: number[], friends: number[] = []): boolean => {
      const table = skirmish({ red: [from, ...friends], blue: [to], obstacles });
      return canShoot(table, table.units[0]!, table.units[10]!);
    };
    expect(clear(at(2, 2), at(6, 2), [at(4, 2)])).toBe(false);
    expect(clear(at(2, 2), at(4, 4), [at(3, 2), at(2, 3)])).toBe(true);
    expect(clear(at(2, 2), at(4, 4), [at(3, 3)])).toBe(false);
    expect(clear(at(2, 2), at(6, 2), [], [at(4, 2)])).toBe(true);
  },
);

rule('DR-SHOOT-002', 'a line is clear in both directions or in neither', () => {
  const obstacles = [at(8, 8), at(9, 10), at(11, 9), at(12, 12), at(7, 11)];
  for (let a = 0; a < 400; a += 7) {
    for (let b = 0; b < 400; b += 11) {
      if (a === b || obstacles.includes(a) || obstacles.includes(b)) continue;
      const table = skirmish({ red: [a], blue: [b], obstacles });
      const [red, blue] = [table.units[0]!, table.units[10]!];
      expect(canShoot(table, red, blue)).toBe(canShoot(table, blue, red));
    }
  }
});

rule('DR-SHOOT-003', 'three D6 are thrown, and each that shows 4 or more is a hit', () => {
  expect(shot(3, 3, 4, 6)).toMatchObject({ hits: 2 });
  expect(shot(3, 1, 2, 3)).toMatchObject({ hits: 0, health: 3 });
  expect(shot(3, 1, 2, 3).rolled).toEqual(
    [1, 2, 3].map(face => ({
      die: 'D6',
      face,
      why: { rule: 'DR-SHOOT-003', purpose: 'shot', seat: 'red', figure: 0 },
    })),
  );
});

rule('DR-SHOOT-004', 'each hit costs a point of health; hits beyond the last are lost', () => {
  expect(shot(3, 4, 5, 1).health).toBe(1);
  expect(shot(1, 6, 6, 6).health).toBe(0);
});

rule('DR-SHOOT-005', 'a unit shoots after its walk, from where it then stands', () => {
  const table = skirmish({ red: [at(5, 0)], blue: [at(5, 14)] });
  expect(canShoot(table, table.units[0]!, table.units[10]!)).toBe(false);
  const played = play(
    table,
    [
      ['red', 0],
      ['red', at(5, 4)],
      ['red', 10],
    ],
    1,
    1,
    1,
  );
  expect(played.questions).toEqual(['red pick', 'red walk', 'red shoot']);
});

rule('DR-SHOOT-005', 'without a legal target no shot is offered', () => {
  const wall = Array.from({ length: 20 }, (_, x) => at(x, 10));
  const table = skirmish({ red: [at(5, 8)], blue: [at(5, 12), at(6, 12)], obstacles: wall });
  const played = play(table, [
    ['red', 0],
    ['red', at(5, 8)],
    ['red', 'hold'],
  ]);
  expect(played.optionsOf('shoot')).toEqual(['hold']);
});
