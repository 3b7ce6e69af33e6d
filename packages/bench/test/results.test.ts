import { drill } from '@sightline/drill';
import { describe, expect, test } from 'vitest';
import type { Played } from '../src/drill/played.ts';
import { add, checksum, differences, noResults, type Results, sentence } from '../src/drill/results.ts';
import { PLAIN } from '../src/drill/setup.ts';

const game = (winner: string, moves: number): Played => ({
  outcome: { winners: [winner], rule: 'DR-TURN-005', reason: 'roundLimit' },
  moves,
  table: drill.begin(PLAIN),
});

function resultsOf(games: readonly Played[]): Results {
  const results = noResults();
  for (const played of games) add(results, played);
  return results;
}

const many = (winner: (i: number) => string, moves: number): Results =>
  resultsOf(Array.from({ length: 400 }, (_, i) => game(winner(i), moves + (i % 7))));

describe('results of two sides', () => {
  test('are told in one line', () => {
    expect(sentence(resultsOf([game('red', 90), game('blue', 110)]))).toBe(
      '2 games, 100 moves each: red wins 50.0 %, blue wins 50.0 %, draws 0.0 %, ended by the round limit 100.0 %',
    );
  });

  test('agree when they differ by chance only', () => {
    const ours = many(i => (i % 2 ? 'red' : 'blue'), 1200);
    const theirs = many(i => (i % 2 || i % 50 === 0 ? 'red' : 'blue'), 1200);
    expect(differences(ours, theirs)).toEqual([]);
  });

  test('disagree when games are longer or others win', () => {
    const ours = many(i => (i % 2 ? 'red' : 'blue'), 1200);
    expect(
      differences(
        ours,
        many(i => (i % 2 ? 'red' : 'blue'), 1210),
      ),
    ).toEqual([expect.stringContaining('moves a game')]);
    expect(
      differences(
        ours,
        many(() => 'red', 1200),
      ),
    ).toHaveLength(2);
  });

  test('have a checksum that one lost point of health changes', () => {
    const hurt = game('red', 90);
    hurt.table.units[3]!.health--;
    expect(checksum([hurt])).not.toBe(checksum([game('red', 90)]));
  });
});
