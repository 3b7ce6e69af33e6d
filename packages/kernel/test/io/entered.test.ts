import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  answer,
  enterDie,
  hashMatch,
  load,
  logOf,
  nowOf,
  playReplay,
  replayOf,
  save,
  undo,
  verify,
} from '../../src/index.ts';
import { ask, roll, started, toy } from '../toy.ts';

const AVERAGE_ROLL = { do: 'roll', die: 'AvD' } as const;

describe('entered dice', () => {
  rule('HS-DICE-005', 'show a face of the die that is asked for', () => {
    const match = started([[roll, AVERAGE_ROLL]], { dice: 'entered' });
    const before = hashMatch(match);
    expect(match.pause?.asked).toMatchObject({ kind: 'roll', die: 'D6', why: { rule: 'HS-DICE-006' } });
    expect(enterDie(toy, match, 7)).toMatchObject([{ rule: 'HS-DICE-005', code: 'noSuchFace', about: { die: 'D6' } }]);
    expect(hashMatch(match)).toBe(before);
    expect(enterDie(toy, match, 4)).toEqual([]);
    expect(nowOf(match).done).toEqual([4]);
    expect(enterDie(toy, match, 6)).toMatchObject([{ about: { die: 'AvD', faces: [2, 3, 3, 4, 4, 5] } }]);
    expect(enterDie(toy, match, 5)).toEqual([]);
    expect(match.table.done).toEqual([4, 5]);
  });

  rule('HS-DICE-005', 'are marked in the log and counted as not verifiable', () => {
    const match = started([[roll, roll]], { dice: 'entered' });
    enterDie(toy, match, 2);
    enterDie(toy, match, 'machine');
    const rolls = logOf(toy, match).filter(line => line.kind === 'roll');
    expect(rolls).toMatchObject([{ face: 2, entered: true }, { die: 'D6' }]);
    expect(rolls[1]).not.toHaveProperty('entered');
    const replay = replayOf(toy, match);
    expect(verify(toy, replay)).toMatchObject({ wrong: [], confirmed: 1, entered: 1, result: true });
    expect(hashMatch(playReplay(toy, replay))).toBe(hashMatch(match));
  });

  test('of a seat whose dice the machine rolls are not asked for', () => {
    const mixed = [
      [
        { do: 'roll', seat: 'blue' },
        { do: 'roll', seat: 'red' },
      ],
    ] as const;
    const match = started(mixed, { dice: 'entered', machine: ['blue'] });
    expect(match.pause).toMatchObject({ draws: 1, asked: { kind: 'roll', why: { seat: 'red' } } });
  });

  test('the machine rolls what it would have rolled alone', () => {
    const entered = started([[roll, roll, roll]], { dice: 'entered' });
    for (let i = 0; i < 3; i++) enterDie(toy, entered, 'machine');
    expect(entered.table.done).toEqual(started([[roll, roll, roll]]).table.done);
  });

  test('are for when a die is asked for, and answers for when a question is', () => {
    const match = started([[ask('red'), roll]], { dice: 'entered' });
    expect(enterDie(toy, match, 4)).toMatchObject([{ rule: 'HS-DICE-005', code: 'noDieAsked' }]);
    answer(toy, match, 'red', 'walk');
    expect(answer(toy, match, 'red', 'walk')).toMatchObject([{ code: 'nobodyAsked' }]);
  });

  test('are saved and loaded with the die that is asked for', () => {
    const match = started([[roll, roll, ask('red')]], { dice: 'entered' });
    enterDie(toy, match, 3);
    const loaded = load(save(match), [toy]);
    expect(loaded.ok && hashMatch(loaded.value.match)).toBe(hashMatch(match));
  });

  test('that have fallen on the table cannot be taken back', () => {
    const match = started([[ask('red'), roll, ask('red')]], { dice: 'entered' });
    answer(toy, match, 'red', 'walk');
    expect(undo(toy, match, 'red')).toEqual([]);
    answer(toy, match, 'red', 'walk');
    enterDie(toy, match, 3);
    expect(undo(toy, match, 'red')).toMatchObject([{ code: 'dieHasFallen' }]);
  });
});
