import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { answer, handOver, hashMatch, type Line, leaveOrder, openQuestions, withdrawOrder } from '../../src/index.ts';
import { ask, type Deed, roll, seal, started, type ToyEvent, toy } from '../toy.ts';

const walked: Deed = { do: 'trigger', on: 'walked', order: ['red'] };
const BOT = { kind: 'bot', bot: 'last' } as const;

describe('a seat that changes hands', () => {
  rule('HS-SETUP-003', 'is played by the bot at once, its open question included', () => {
    const match = started([[ask('red'), ask('blue')], [ask('red')]]);
    expect(handOver(toy, match, 'red', BOT)).toEqual([]);
    expect(openQuestions(match).map(({ seat }) => seat)).toEqual(['blue']);
    answer(toy, match, 'blue', 'walk');
    expect(match.outcome).not.toBeNull();
  });

  rule('HS-SETUP-003', 'goes only to a bot that there is, and only if there is such a seat', () => {
    const match = started([[ask('red')]]);
    const before = hashMatch(match);
    expect(handOver(toy, match, 'red', { kind: 'bot', bot: 'genius' })).toMatchObject([{ code: 'unknownBot' }]);
    expect(handOver(toy, match, 'green', BOT)).toMatchObject([{ code: 'unknownSeat' }]);
    expect(hashMatch(match)).toBe(before);
  });

  rule('HS-SEAL-001', 'leaves the envelopes of the others on the table', () => {
    const match = started([[seal('red', 'blue')]]);
    answer(toy, match, 'blue', 'paper');
    handOver(toy, match, 'red', BOT);
    expect(match.outcome).not.toBeNull();
    expect(match.past.map(input => input.kind === 'answer' && input.seat)).toEqual(['red', 'blue']);
    expect(match.past[1]).toMatchObject({ answer: 'paper' });
  });

  test('tells nothing twice', () => {
    const lines: Line<ToyEvent>[] = [];
    const match = started([[roll, ask('red')]]);
    handOver(toy, match, 'red', BOT, { listen: line => lines.push(line) });
    expect(lines.filter(line => line.kind === 'roll')).toEqual([]);
  });
});

rule('HS-OFFER-004', 'a standing order passes on the offer that is being made, until it is withdrawn', () => {
  const match = started([[walked], [walked]]);
  const order = { seat: 'red', on: 'walked' };
  leaveOrder(toy, match, order);
  expect(match.outcome).not.toBeNull();
  withdrawOrder(match, order);
  expect(match.standing).toEqual([]);
});

rule('HS-OFFER-004', 'where bots are asked elsewhere, a standing order passes by itself all the same', () => {
  const match = started([[ask('red')], [walked], [ask('blue')]]);
  const hands = { inline: 'orders' } as const;
  leaveOrder(toy, match, { seat: 'red', on: 'walked' }, hands);
  handOver(toy, match, 'blue', BOT, hands);
  answer(toy, match, 'red', 'walk', hands);
  expect(openQuestions(match).map(({ seat }) => seat)).toEqual(['blue']);
  expect(match.past.at(-1)).toMatchObject({ seat: 'red', byOrder: true });
});
