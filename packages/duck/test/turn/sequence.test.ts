import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { layDownSequence, nextCard, setSequence } from '../../src/rules/turn/sequence.ts';
import { teamStep } from '../../src/rules/turn/team-phase.ts';
import type { Switches } from '../../src/switches.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, at, play, testTable } from '../support/tables.ts';

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
  // Who cannot act throws for nothing, and nobody with him.
  c.condition = 'stunned';
  expect(comeUp(table)).toBe('BA');
});

rule('DK-ACT-005', 'without a Threat on the map the order laid down holds', () => {
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

/** One activation of the Team phase: what may come next, and what is answered. */
function phaseStep(table: DuckTable, dice: readonly string[], ...answers: unknown[]): unknown[] {
  const io = play({ dice, answers: answers.map(answer => ({ seat: 'team', answer })) }, io => teamStep(table, io));
  const first = io.asked[0]?.question as { kind: string; options: { do: string }[] } | undefined;
  return first?.kind === 'whoActs' ? first.options.map(option => option.do) : [];
}

const DONE = { do: 'done' };

rule('DK-ACT-007', 'YOU may come before any card, between two or after the last, once a turn', () => {
  for (const place of [0, 1, 3]) {
    const { table, men } = team('stack', 0);
    play({}, io => setSequence(table, io));
    const cards = [3, 2, 1];
    for (let n = 0; n <= 3; n++) {
      const isLast = n === 3;
      if (n === place) {
        const isAsked = !isLast;
        const answers = isAsked ? [{ do: 'activate', figure: 0 }, DONE] : [DONE];
        expect(phaseStep(table, [], ...answers)).toEqual(isAsked ? ['nextCard', 'activate'] : []);
        expect(men[0]!.activated).toBe(true);
      }
      if (isLast) break;
      // With YOU gone there is nothing to choose, and the next card is drawn.
      const choice = men[0]!.activated ? [] : [{ do: 'nextCard' }];
      expect(phaseStep(table, [`D${cards[n]}=1`], ...choice, DONE)).not.toContain('spendWait');
    }
    expect(men.map(({ activated }) => activated)).toEqual([true, true, true, true]);
  }
});

rule('DK-ACT-012', 'the card of one who has acted with a comrade is skipped', () => {
  const { table, men } = team('fixed');
  const [a, b, c, d] = men as [Teamer, Teamer, Teamer, Teamer];
  a.at = b.at;
  [a.position, b.position] = ['left', 'right'];
  table.sequence = [b.id, c.id, a.id, d.id];
  play({}, io => setSequence(table, io));
  phaseStep(table, [], { with: a.id }, { figure: null });
  phaseStep(table, [], DONE);
  phaseStep(table, [], DONE);
  expect([a, b, c, d].map(({ activated }) => activated)).toEqual([true, true, true, true]);
});

rule('DK-ACT-033', 'the phase ends when nobody has a READY chit', () => {
  const { table, men } = team('fixed');
  const [a, b, c, d] = men as [Teamer, Teamer, Teamer, Teamer];
  d.condition = 'incapacitated';
  table.sequence = men.map(({ id }) => id);
  play({}, io => setSequence(table, io));
  phaseStep(table, [], { do: 'pass' }, { do: 'pass' });
  phaseStep(table, [], { do: 'pass' }, { do: 'wait' });
  phaseStep(table, [], { do: 'nextCard' }, { do: 'pass' }, { do: 'wait' });
  expect([a, b, c].map(({ ready, waiting }) => [ready, waiting])).toEqual([
    [0, 0],
    [0, 1],
    [0, 1],
  ]);
  play({ answers: [{ seat: 'team', answer: { do: 'endPhase' } }] }, io => expect(teamStep(table, io)).toBe(false));
});
