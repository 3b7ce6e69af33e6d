import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  allInputs,
  answer,
  branch,
  hashMatch,
  leaveOrder,
  type Match,
  nowOf,
  openQuestions,
  replayTo,
  undo,
  whyNotUndo,
} from '../../src/index.ts';
import { ask, type Deed, guess, hide, roll, seal, started, type Toy, toy } from '../toy.ts';

const BOT = { kind: 'bot', bot: 'last' } as const;

/** The hash, the question and the options: all that undo must bring back. */
const place = (match: Match<Toy>) => ({ hash: hashMatch(match), open: openQuestions(match), now: nowOf(match) });

describe('undo', () => {
  rule('HS-UNDO-001', 'brings back what was before the answer', () => {
    const match = started([[ask('red'), ask('red', 1, 2)], [ask('blue')]]);
    const first = place(match);
    answer(toy, match, 'red', 'walk');
    const second = place(match);
    answer(toy, match, 'red', 2);
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(place(match)).toEqual(second);
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(place(match)).toEqual(first);
  });

  rule('HS-UNDO-001', 'is refused once a die has fallen', () => {
    const match = started([[ask('red'), roll, ask('red')]]);
    answer(toy, match, 'red', 'walk');
    const before = hashMatch(match);
    expect(undo(toy, match, 'red')).toMatchObject([{ rule: 'HS-UNDO-001', code: 'dieHasFallen' }]);
    expect(hashMatch(match)).toBe(before);
    // What was answered after the die can be taken back as far as the die.
    answer(toy, match, 'red', 'wait');
    expect(match.outcome).not.toBeNull();
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(hashMatch(match)).toBe(before);
  });

  rule('HS-UNDO-002', 'is refused once the answer has shown a secret, and only then', () => {
    const match = started([[hide('blue')], [guess('red', 'blue')], [ask('red')]]);
    answer(toy, match, 'blue', 'barn');
    const before = place(match);
    answer(toy, match, 'red', 'tree');
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(place(match)).toEqual(before);
    answer(toy, match, 'red', 'barn');
    const found = hashMatch(match);
    expect(undo(toy, match, 'red')).toMatchObject([{ rule: 'HS-UNDO-002', code: 'secretShown' }]);
    expect(hashMatch(match)).toBe(found);
  });

  rule('HS-UNDO-003', 'is refused after another seat has answered, until that seat has taken it back', () => {
    const match = started([[ask('red'), ask('blue'), ask('red')]]);
    const first = place(match);
    answer(toy, match, 'red', 'walk');
    const second = place(match);
    answer(toy, match, 'blue', 'walk');
    expect(undo(toy, match, 'red')).toMatchObject([
      { rule: 'HS-UNDO-003', code: 'anotherHasAnswered', about: { seat: 'blue' } },
    ]);
    expect(undo(toy, match, 'blue')).toEqual([]);
    expect(place(match)).toEqual(second);
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(place(match)).toEqual(first);
  });

  test('goes back over the answers that bots have given since', () => {
    const match = started([[ask('red'), ask('blue'), ask('red')]], { players: { blue: BOT } });
    const before = place(match);
    answer(toy, match, 'red', 'walk');
    expect(nowOf(match).done).toEqual(['walk', 'wait']);
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(place(match)).toEqual(before);
  });

  rule('HS-UNDO-004', 'in a solo match with free undo goes back across dice, which then fall as before', () => {
    const match = started([[ask('red'), roll, ask('red')]], { players: { blue: BOT }, freeUndo: true });
    const before = hashMatch(match);
    answer(toy, match, 'red', 'walk');
    const [after, done] = [hashMatch(match), nowOf(match).done];
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(hashMatch(match)).toBe(before);
    answer(toy, match, 'red', 'walk');
    expect(nowOf(match).done).toEqual(done);
    expect(hashMatch(match)).toBe(after);
  });

  rule('HS-UNDO-004', 'in a solo match without it is refused like everywhere', () => {
    const match = started([[ask('red'), roll, ask('red')]], { players: { blue: BOT } });
    answer(toy, match, 'red', 'walk');
    expect(undo(toy, match, 'red')).toMatchObject([{ rule: 'HS-UNDO-001' }]);
  });

  rule('HS-UNDO-004', 'is free no longer when a second person sits down', () => {
    const match = started([[ask('red'), roll, ask('red')]], { players: { blue: BOT }, freeUndo: true });
    answer(toy, match, 'red', 'walk');
    match.players['blue'] = { kind: 'person' };
    expect(undo(toy, match, 'red')).toMatchObject([{ rule: 'HS-UNDO-001' }]);
  });

  rule('HS-UNDO-005', 'is refused where there is nothing to undo', () => {
    const match = started([[ask('red')], [ask('blue')]]);
    const before = hashMatch(match);
    expect(undo(toy, match, 'red')).toMatchObject([{ rule: 'HS-UNDO-005', code: 'nothingToUndo' }]);
    answer(toy, match, 'red', 'walk');
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(undo(toy, match, 'red')).toMatchObject([{ rule: 'HS-UNDO-005' }]);
    expect(hashMatch(match)).toBe(before);
  });

  rule(['HS-UNDO-003', 'HS-OFFER-004'], 'is not hindered by what a standing order has passed on', () => {
    const walked: Deed = { do: 'trigger', on: 'walked', order: ['blue', 'red'] };
    const match = started([[ask('red'), walked, ask('red')]]);
    leaveOrder(toy, match, { seat: 'blue', on: 'walked' });
    leaveOrder(toy, match, { seat: 'red', on: 'walked' });
    const before = place(match);
    answer(toy, match, 'red', 'walk');
    expect(allInputs(match)).toMatchObject([{ seat: 'red' }, { seat: 'blue', byOrder: true }, { seat: 'red' }]);
    // Red's own order has passed since, too: it is the walk that is taken back.
    expect(undo(toy, match, 'red')).toEqual([]);
    expect(place(match)).toEqual(before);
  });

  rule(['HS-UNDO-003', 'HS-OFFER-004'], 'is hindered by the pass with which the order was left', () => {
    const walked: Deed = { do: 'trigger', on: 'walked', order: ['blue'] };
    const match = started([[ask('red'), walked, ask('red')]]);
    answer(toy, match, 'red', 'walk');
    const offered = openQuestions(match);
    leaveOrder(toy, match, { seat: 'blue', on: 'walked' });
    expect(whyNotUndo(match, 'red')).toMatchObject([{ code: 'anotherHasAnswered', about: { seat: 'blue' } }]);
    expect(undo(toy, match, 'blue')).toEqual([]);
    expect(openQuestions(match)).toEqual(offered);
  });

  describe('of a sealed answer', () => {
    rule('HS-UNDO-001', 'takes the envelope back while it is closed', () => {
      const match = started([[seal('red', 'blue')]]);
      const before = place(match);
      answer(toy, match, 'red', 'rock');
      expect(whyNotUndo(match, 'blue')).toMatchObject([{ rule: 'HS-UNDO-005' }]);
      expect(undo(toy, match, 'red')).toEqual([]);
      expect(place(match)).toEqual(before);
    });

    rule('HS-UNDO-001', 'takes it out again after the opening, and leaves the others’ closed', () => {
      const match = started([[seal('red', 'blue')], [ask('red')]]);
      answer(toy, match, 'blue', 'rock');
      const before = place(match);
      answer(toy, match, 'red', 'rock');
      expect(undo(toy, match, 'red')).toEqual([]);
      expect(place(match)).toEqual(before);
      answer(toy, match, 'red', 'paper');
      expect(match.table.done).toEqual([['paper', 'rock']]);
    });

    test('is open to whoever answered first as well: the answers were simultaneous', () => {
      const match = started([[seal('red', 'blue')], [ask('red')]]);
      answer(toy, match, 'red', 'rock');
      answer(toy, match, 'blue', 'paper');
      expect(undo(toy, match, 'red')).toEqual([]);
      expect(openQuestions(match).map(({ seat }) => seat)).toEqual(['red']);
    });
  });
});

describe('branching', () => {
  const rolls = Array.from({ length: 12 }, () => roll);
  const played = (): Match<Toy> => {
    const match = started([
      [ask('red'), roll, ask('blue')],
      [ask('red'), ...rolls],
    ]);
    answer(toy, match, 'red', 'walk');
    answer(toy, match, 'blue', 'wait');
    answer(toy, match, 'red', 'wait');
    return match;
  };

  test('from the last input gives the match again, and an earlier place from an earlier one', () => {
    const match = played();
    expect(hashMatch(branch(toy, match, 3))).toBe(hashMatch(match));
    expect(nowOf(branch(toy, match, 1)).done).toEqual(match.table.done.slice(0, 2));
    expect(openQuestions(branch(toy, match, 0)).map(({ seat }) => seat)).toEqual(['red']);
  });

  test('with the same luck sees the same dice on the same way', () => {
    const match = played();
    const other = branch(toy, match, 1);
    answer(toy, other, 'blue', 'wait');
    answer(toy, other, 'red', 'wait');
    expect(hashMatch(other)).toBe(hashMatch(match));
  });

  test('with fresh dice keeps those that have fallen and changes those to come', () => {
    const match = played();
    const other = branch(toy, match, 1, 'other luck');
    answer(toy, other, 'blue', 'wait');
    answer(toy, other, 'red', 'wait');
    expect(other.table.done.slice(0, 4)).toEqual(match.table.done.slice(0, 4));
    expect(other.table.done.slice(4)).not.toEqual(match.table.done.slice(4));
    // The other luck is luck of its own kind too: it repeats.
    expect(hashMatch(replayTo(toy, other, allInputs(other).length))).toBe(hashMatch(other));
    const again = branch(toy, branch(toy, match, 1, 'other luck'), 1, 'third luck');
    expect(again.dice.reseeds).toHaveLength(1);
  });

  test('leaves the first match alone', () => {
    const match = played();
    const before = JSON.stringify(match);
    const other = branch(toy, match, 1, 'other luck');
    answer(toy, other, 'blue', 'walk');
    other.table.hidden['red'] = 'barn';
    expect(JSON.stringify(match)).toBe(before);
  });

  test('between sealed answers starts before the first of them', () => {
    const match = started([[seal('red', 'blue')], [ask('red')]]);
    answer(toy, match, 'red', 'rock');
    answer(toy, match, 'blue', 'rock');
    expect(openQuestions(branch(toy, match, 1)).map(({ seat }) => seat)).toEqual(['red', 'blue']);
  });
});
