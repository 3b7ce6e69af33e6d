import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  answer,
  branch,
  commitEntropy,
  commitToEntropy,
  counter,
  hash,
  nowOf,
  parseSeed,
  playReplay,
  promised,
  type Replay,
  replayOf,
  seedFrom,
  verdictOn,
  verify,
} from '../../src/index.ts';
import { ask, roll, started, toy } from '../toy.ts';
import { finished } from './finished.ts';

describe('verifying', () => {
  rule('HS-DICE-004', 'confirms every die of a sound replay', () => {
    expect(verify(toy, replayOf(toy, finished()))).toEqual({
      commitment: true,
      seed: true,
      stirred: ['blue'],
      dropped: [],
      broken: [],
      fresh: [],
      wrong: [],
      confirmed: 4,
      entered: 0,
      result: true,
    });
  });

  rule('HS-DICE-004', 'names a die that was changed, the face logged and the face due', () => {
    const replay = replayOf(toy, finished());
    const { face } = replay.rolls[2]!;
    for (const other of [1, 2, 3, 4, 5, 6].filter(f => f !== face)) {
      const changed = { ...replay, rolls: replay.rolls.with(2, { die: 'D6', face: other }) };
      expect(verify(toy, changed)).toMatchObject({
        wrong: [{ draw: 2, logged: `D6=${other}`, due: `D6=${face}` }],
        confirmed: 3,
      });
    }
  });

  rule('HS-DICE-004', 'names dice that are missing from the log, and those that never fell', () => {
    const replay = replayOf(toy, finished());
    expect(verify(toy, { ...replay, rolls: replay.rolls.slice(0, 3) })).toMatchObject({
      wrong: [{ draw: 3, logged: 'no die' }],
      confirmed: 3,
    });
    expect(verify(toy, { ...replay, rolls: [...replay.rolls, { die: 'D6', face: 6 }] })).toMatchObject({
      wrong: [{ draw: 4, logged: 'D6=6', due: 'no die' }],
      confirmed: 4,
    });
  });

  const withDice = (replay: Replay, dice: Partial<Replay['dice']>): Replay => ({
    ...replay,
    dice: { ...replay.dice, ...dice },
  });

  rule('HS-DICE-002', 'holds with the secret that was committed to, and names the commitment for any other', () => {
    const replay = replayOf(toy, finished());
    const { provenance } = replay.dice;
    expect(verify(toy, replay).commitment).toBe(true);
    const secret = provenance.secret.replace('h', 'H');
    expect(verify(toy, withDice(replay, { provenance: { ...provenance, secret } })).commitment).toBe(false);
  });

  rule('HS-DICE-002', 'finds dice that come from another seed', () => {
    const replay = replayOf(toy, finished());
    const seed = replay.dice.seed.replace(/^./, digit => (digit === '0' ? '1' : '0'));
    const verdict = verify(toy, withDice(replay, { seed }));
    expect(verdict).toMatchObject({ commitment: true, seed: false, result: false });
    expect(verdict.wrong.length).toBeGreaterThan(0);
  });

  rule('HS-DICE-003', 'finds entropy that no seat gave', () => {
    const replay = replayOf(toy, finished());
    const [stirred] = replay.dice.provenance.stirs;
    const provenance = { ...replay.dice.provenance, stirs: [{ ...stirred!, entropy: 'a sunny day' }] };
    const verdict = verify(toy, withDice(replay, { provenance }));
    expect(verdict).toMatchObject({ commitment: true, seed: false, broken: ['blue'] });
    expect(verdictOn(verdict)).toBe('unsound');
  });

  test('finds another outcome and another last table', () => {
    const replay = replayOf(toy, finished());
    expect(verify(toy, { ...replay, outcome: { ...replay.outcome!, winners: ['blue'] } }).result).toBe(false);
    expect(verify(toy, { ...replay, last: 'ffffffffffffffff' }).result).toBe(false);
  });

  rule('HS-DICE-003', 'names a seat that was committed and never revealed', () => {
    const match = started([[ask('red'), roll]]);
    commitEntropy(match, 'red', commitToEntropy(match.dice.provenance.commitment, 'red', 'a'));
    answer(toy, match, 'red', 'walk');
    const verdict = verify(toy, replayOf(toy, match));
    expect(verdict).toMatchObject({ stirred: [], dropped: ['red'], seed: true });
    expect(verdictOn(verdict)).toBe('sound');
  });

  /** Tries secrets until the dice please, as somebody who holds a finished game can. */
  function luckiest(replay: Replay): { readonly replay: Replay; readonly pips: number } {
    const tries = Array.from({ length: 200 }, (_, i) => {
      const secret = `try ${i}`;
      const reseeds = [{ from: 0, seed: seedFrom(secret, []), provenance: promised(secret) }];
      const lucky = withDice(replay, { reseeds });
      // The inputs of the toy do not hang on its dice but for their marks, which a forger makes right as well.
      const rolls = facesOf(reseeds[0]!.seed, replay.rolls.length).map(face => ({ die: 'D6', face }));
      return { replay: { ...lucky, rolls }, pips: rolls.reduce((sum, { face }) => sum + face, 0) };
    });
    return tries.reduce((best, each) => (each.pips > best.pips ? each : best));
  }

  const facesOf = (seed: string, count: number): number[] => {
    const dice = counter(parseSeed(seed));
    return Array.from({ length: count }, (_, i) => dice.draw(i, 6) + 1);
  };

  rule('HS-DICE-004', 'never calls dice sound that somebody has put in later', () => {
    const match = started([[ask('red')], Array.from({ length: 10 }, () => roll)]);
    answer(toy, match, 'red', 'walk');
    const { replay, pips } = luckiest(replayOf(toy, match));
    expect(pips).toBeGreaterThan(45);
    const played = playReplay(toy, replay);
    const verdict = verify(toy, { ...replay, last: hash(nowOf(played)), outcome: played.outcome });
    expect(verdict).toMatchObject({ commitment: true, seed: true, wrong: [], result: true });
    expect(verdict.fresh).toEqual([{ from: 0, seed: 'follows' }]);
    expect(verdictOn(verdict)).toBe('branched');
  });

  rule('HS-DICE-004', 'names fresh dice with their draw, and finds a seed that does not follow', () => {
    const other = branch(toy, finished(), 1, 'other luck');
    const replay = replayOf(toy, other);
    const verdict = verify(toy, replay);
    expect(verdict.fresh).toEqual([{ from: 2, seed: 'follows' }]);
    expect(verdictOn(verdict)).toBe('branched');
    const [reseed] = replay.dice.reseeds;
    const chosen = withDice(replay, { reseeds: [{ ...reseed!, provenance: promised('another') }] });
    expect(verify(toy, chosen).fresh).toEqual([{ from: 2, seed: 'wrong' }]);
    expect(verdictOn(verify(toy, chosen))).toBe('unsound');
    const unsaid = withDice(replay, { reseeds: [{ ...reseed!, provenance: null }] });
    expect(verify(toy, unsaid).fresh).toEqual([{ from: 2, seed: 'unsaid' }]);
  });
});
