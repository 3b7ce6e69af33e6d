import { refuse, whyNotAnswerTo } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { drill, reach, squareName, wayTo } from '../src/index.ts';
import { at, play, skirmish } from './skirmish.ts';

rule('DR-WALK-001', 'a walk is up to four steps, never diagonally', () => {
  const table = skirmish({ red: [at(10, 10)], blue: [at(0, 19)] });
  const squares = reach(table, table.units[0]!).filter(square => square !== at(10, 10));
  expect(squares).toHaveLength(40);
  expect(squares).toEqual(expect.arrayContaining([at(14, 10), at(12, 12)]));
  expect(squares).not.toContain(at(13, 12));
});

rule('DR-WALK-001', 'what is too far away is refused with that reason', () => {
  const table = skirmish({ red: [at(10, 10)] });
  const question = { kind: 'walk', rule: 'DR-WALK-001', unit: 0, options: reach(table, table.units[0]!) } as const;
  expect(whyNotAnswerTo(drill, table, 'red', question, at(13, 12))).toEqual([refuse('DR-WALK-001', 'tooFar')]);
});

rule('DR-WALK-002', 'a walk goes around obstacles and around units of either side', () => {
  const table = skirmish({ red: [at(10, 10), at(11, 10)], blue: [at(10, 11)] });
  const unit = table.units[0]!;
  const squares = reach(table, unit);
  expect(wayTo(table, unit, at(12, 10))).toHaveLength(4);
  for (const square of [at(13, 10), at(11, 10), at(10, 11)]) expect(squares).not.toContain(square);
});

rule('DR-WALK-002', 'where a unit has fallen nobody stands in the way', () => {
  const table = skirmish({ red: [at(10, 10), at(11, 10)] });
  table.units[1]!.health = 0;
  expect(wayTo(table, table.units[0]!, at(12, 10))).toHaveLength(2);
});

rule('DR-WALK-003', 'of ways equally short it takes the one that turns north first, then east, south, west', () => {
  const way = (to: number, ...obstacles: number[]) => {
    const table = skirmish({ red: [at(10, 10)], obstacles });
    return wayTo(table, table.units[0]!, to).map(squareName);
  };
  expect(way(at(11, 9))).toEqual(['(10,9)', '(11,9)']);
  expect(way(at(11, 11))).toEqual(['(11,10)', '(11,11)']);
  expect(way(at(11, 11), at(11, 10))).toEqual(['(10,11)', '(11,11)']);
  expect(way(at(8, 12))).toEqual(['(10,11)', '(10,12)', '(9,12)', '(8,12)']);
});

rule('DR-WALK-004', 'a unit that stays sets off nothing, and may then shoot', () => {
  const mines = [{ side: 'blue', at: at(5, 5) } as const];
  const table = skirmish({ red: [at(5, 5)], blue: [at(5, 9)], mines, on: ['overwatch', 'mines'] });
  table.units[10]!.watching = true;
  const played = play(
    table,
    [
      ['red', 0],
      ['red', at(5, 5)],
      ['red', 10],
    ],
    1,
    1,
    1,
  );
  expect(played.questions).toEqual(['red pick', 'red walk', 'red shoot']);
  expect(played.told.map(event => event.type)).toContain('stayed');
  expect(table.mines).toEqual(mines);
});
