import { describe, expect, test } from 'vitest';
import { type Bot, parseSeed, playOut, randomBot, SilentIo, seedFrom } from '../../src/index.ts';
import { ask, roll, SECRET, seal, started, type Toy, toy } from '../toy.ts';

const last: Bot<Toy> = (_question, _look, _chance, candidates) => candidates().at(-1);
const SEED = parseSeed(seedFrom(SECRET, []));
const STEPS = [
  [roll, ask('red')],
  [seal('red', 'blue'), roll],
  [{ do: 'number', seat: 'blue', most: 6 } as const, roll],
];

const begun = (): Toy => structuredClone(toy.begin(started(STEPS).setup));

describe('silent play', () => {
  test('comes to the same as a match with the same seed and the same bots', () => {
    const table = begun();
    const steps = playOut(toy, table, new SilentIo(toy, table, { red: last, blue: last }, SEED));
    const match = started(STEPS, {
      players: { red: { kind: 'bot', bot: 'last' }, blue: { kind: 'bot', bot: 'last' } },
    });
    expect(steps).toBe(3);
    expect(table).toEqual(match.table);
  });

  test('repeats itself, random bots and all', () => {
    const played = () => {
      const table = begun();
      playOut(toy, table, new SilentIo(toy, table, { red: randomBot, blue: randomBot }, SEED));
      return table.done;
    };
    expect(played()).toEqual(played());
  });

  test('shows a bot what its seat may see', () => {
    const table = { ...begun(), hidden: { red: 'barn', blue: 'tree' } };
    const looks: unknown[] = [];
    const looking: Bot<Toy> = (_question, look, _chance, candidates) => {
      looks.push(look().hidden);
      return candidates()[0];
    };
    toy.step(table, new SilentIo(toy, table, { red: looking }, SEED));
    expect(looks).toEqual([{ red: 'barn' }]);
  });

  test('needs a bot at every seat, and an end', () => {
    const table = begun();
    const io = new SilentIo(toy, table, { blue: last }, SEED);
    expect(() => playOut(toy, table, io)).toThrow('a rule asked "red", for whom no bot plays');
    const endless = { ...toy, outcome: () => null, step: () => {} };
    expect(() => playOut(endless, table, io)).toThrow('toy: no end after 50 steps');
  });
});
