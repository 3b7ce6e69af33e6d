import { describe, expect, test } from 'vitest';
import { type Bot, chancesOf, parseSeed, seedOf } from '../../src/index.ts';
import { BotCall } from '../../src/io/bot-call.ts';
import { ask, hide, started, type Toy, toy } from '../toy.ts';

const QUESTION = { kind: 'choice', rule: 'HS-SEAL-003', options: ['walk', 'wait'] } as const;
const SEED = parseSeed(seedOf('bots'));

describe('a bot that is called', () => {
  test('is given the question, the view of its seat and what is allowed', () => {
    const { table } = started([[hide('red')], [ask('red')]]);
    table.hidden = { red: 'barn', blue: 'tree' };
    const call = new BotCall(toy, table, chancesOf(SEED));
    const curious: Bot<Toy> = (question, look, _chance, candidates) => [question.kind, look().hidden, candidates()];
    expect(call.ask(curious, 'blue', QUESTION)).toEqual(['choice', { blue: 'tree' }, ['walk', 'wait']]);
    expect(call.ask(curious, 'red', QUESTION)).toEqual(['choice', { red: 'barn' }, ['walk', 'wait']]);
  });
});
