import { describe, expect, test } from 'vitest';
import { type Bot, parseSeed, seedOf } from '../../src/index.ts';
import { BotCall } from '../../src/io/bot-call.ts';
import { ask, hide, started, type Toy, toy } from '../toy.ts';

const QUESTION = { kind: 'choice', rule: 'HS-SEAL-003', options: ['walk', 'wait'] } as const;
const SEED = parseSeed(seedOf('bots'));

describe('a bot that is called', () => {
  test('is given the question, the view of its seat and what is allowed', () => {
    const { table } = started([[hide('red')], [ask('red')]]);
    table.hidden = { red: 'barn', blue: 'tree' };
    const call = new BotCall(toy, table, SEED);
    const curious: Bot<Toy> = (question, look, _chance, candidates) => [question.kind, look().hidden, candidates()];
    expect(call.ask(curious, 'blue', QUESTION, 0)).toEqual(['choice', { blue: 'tree' }, ['walk', 'wait']]);
    expect(call.ask(curious, 'red', QUESTION, 0)).toEqual(['choice', { red: 'barn' }, ['walk', 'wait']]);
  });

  test('has the same chances for a decision of the same number, and others for another', () => {
    const call = new BotCall(toy, started([[ask('red')]]).table, SEED);
    const lucky: Bot<Toy> = (_question, _look, chance) => Array.from({ length: 10 }, () => chance(1000));
    const first = call.ask(lucky, 'red', QUESTION, 1);
    expect(call.ask(lucky, 'red', QUESTION, 2)).not.toEqual(first);
    expect(call.ask(lucky, 'blue', QUESTION, 1)).toEqual(first);
  });
});
