import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { Teamer } from '../src/figure.ts';
import { layDownSequence, nextCard, setSequence } from '../src/rules/sequence.ts';
import type { Switches } from '../src/switches.ts';
import type { DuckTable } from '../src/table.ts';
import { addMan, addThreat, at, play, testTable } from './tables.ts';

const BY_NUMBER = 'ABCD';

/** Four men in a row on the west side, none of them YOU unless said. */
function team(activation: Switches['activation'], you?: number): { table: DuckTable; men: Teamer[] } {
  const table = testTable({ switches: { activation } });
  const men = [1, 2, 3, 4].map((y, n) => addMan(table, at(table, 1, y), 3, { you: n === you, name: BY_NUMBER[n]! }));
  return { table, men };
}

/** The names in which the cards of one Team phase come up. */
function comeUp(table: DuckTable, dice: readonly string[] = []): string {
  let names = '';
  play({ dice }, io => {
    setSequence(table, io);
    while (table.order.length > 0) names += nextCard(table, io).card.name;
  });
  return names;
}

rule('DK-ACT-004', 'an order laid down when the game begins is used again every turn', () => {
  const { table } = team('fixed');
  const answers = [3, 0, 1].map(answer => ({ seat: 'team', answer }));
  play({ answers }, io => layDownSequence(table, io));
  for (table.turn of [2, 3, 4]) expect(comeUp(table)).toBe('DABC');
});

rule('DK-ACT-005', 'the nearest to a Threat act first, and equals throw for it', () => {
  const { table, men } = team('nearest');
  const [a, b, c, d] = men as [Teamer, Teamer, Teamer, Teamer];
  addThreat(table, at(table, 5, 3));
  a.at = at(table, 2, 3);
  b.at = at(table, 4, 3);
  c.at = at(table, 2, 2);
  d.condition = 'incapacitated';
  expect(comeUp(table, ['D6=2', 'D6=6'])).toBe('BCA');
});

rule('DK-ACT-005', 'without a Threat in sight the order laid down holds', () => {
  const { table } = team('nearest');
  play(
    {
      answers: [
        { seat: 'team', answer: 2 },
        { seat: 'team', answer: 'asTheyLie' },
      ],
    },
    io => layDownSequence(table, io),
  );
  expect(comeUp(table)).toBe('CABD');
});

rule(['DK-ACT-006', 'DK-TURN-006'], 'a deck shuffled anew each turn', () => {
  const { table, men } = team('shuffled');
  men[3]!.condition = 'incapacitated';
  expect(comeUp(table, ['D3=3', 'D2=1', 'D1=1'])).toBe('CAB');
  table.turn++;
  expect(comeUp(table, ['D3=2', 'D2=2', 'D1=1'])).toBe('BCA');
});

rule('DK-ACT-007', "the stack holds every card but the player's own", () => {
  const { table } = team('stack', 0);
  expect(comeUp(table, ['D3=1', 'D2=2', 'D1=1'])).toBe('BDC');
});

rule('DK-ACT-002', 'on turn 1 the boarding formation is the order, whatever the setting', () => {
  const { table } = team('shuffled');
  table.turn = 1;
  table.order = [2, 0, 3, 1];
  expect(comeUp(table)).toBe('CADB');
});
