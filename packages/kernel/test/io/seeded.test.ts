import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  advance,
  answer,
  create,
  hashMatch,
  type Line,
  logOf,
  nowOf,
  type Question,
  type System,
} from '../../src/index.ts';
import { ask, roll, seal, started, type Toy, type ToyEvent, toy } from '../toy.ts';

const RANDOM = { kind: 'bot', bot: 'random' } as const;
const TEN = Array.from({ length: 10 }, (_, i) => i);

describe('a seeded match', () => {
  rule('HS-VIEW-006', 'counts its dice in the order in which they fall, and tells nobody their numbers', () => {
    const match = started([
      [roll, ask('red'), roll],
      [roll, ask('red')],
    ]);
    answer(toy, match, 'red', 'walk');
    const dice = logOf(toy, match).filter(line => line.kind === 'roll');
    expect(dice).toHaveLength(3);
    for (const die of dice) expect(Object.keys(die)).toEqual(['kind', 'die', 'face', 'why']);
    expect(match.pause?.draws).toBe(3);
  });

  test('rolls the same dice whether it is played at a stretch or with pauses', () => {
    const steps = [
      [roll, ask('red', ...TEN), roll],
      [seal('red', 'blue'), roll, roll],
    ];
    const atOnce = started(steps, { players: { red: RANDOM, blue: RANDOM } });
    const [first, group] = [atOnce.past[0]!, atOnce.past.slice(1)];
    const paused = started(steps);
    if (first.kind === 'answer') answer(toy, paused, 'red', first.answer);
    for (const input of group.toReversed()) if (input.kind === 'answer') answer(toy, paused, input.seat, input.answer);
    expect(hashMatch(paused)).toBe(hashMatch(atOnce));
  });

  test('gives bots chances that are no dice: another choice changes no roll', () => {
    const steps = [[ask('red', ...TEN), roll, roll, roll]];
    const byBot = started(steps, { players: { red: RANDOM } });
    const byHand = started(steps);
    answer(toy, byHand, 'red', 9);
    expect(byBot.table.done.slice(1)).toEqual(byHand.table.done.slice(1));
  });

  test('lets a bot choose otherwise at another question', () => {
    const steps = [Array.from({ length: 20 }, () => ask('red', ...TEN))];
    const { table } = started(steps, { players: { red: RANDOM } });
    expect(new Set(table.done).size).toBeGreaterThan(3);
  });

  test('tells nothing twice and shows no half-played step', () => {
    const heard: Line<ToyEvent>[] = [];
    const match = create(toy, { scenario: 'field', secret: 'toy', details: [[roll, ask('red'), roll]] as never });
    const { table } = match;
    advance(toy, match, { listen: line => heard.push(line) });
    expect(match.table).toBe(table);
    expect(table.done).toEqual([]);
    expect(nowOf(match).done).toHaveLength(1);
    answer(toy, match, 'red', 'walk', { listen: line => heard.push(line) });
    expect(heard).toEqual(logOf(toy, match));
  });

  test('puts every question outside when asked to, bots or not', () => {
    const match = { ...started([[ask('red')]]), pause: null, players: { red: RANDOM, blue: RANDOM } };
    advance(toy, match, { inline: false });
    expect(match.pause).not.toBeNull();
  });

  test('shows a bot the view of its seat', () => {
    const looks: unknown[] = [];
    const system: System<Toy, ToyEvent, Toy> = {
      ...toy,
      bots: {
        random: (question: Question, look) => {
          looks.push(look().hidden);
          return (question as Question & { options: unknown[] }).options[0];
        },
      },
    };
    const hide = (seat: string) => ({ do: 'hide', seat, options: [`${seat}'s`] }) as const;
    const match = {
      ...started([[hide('red'), hide('blue'), ask('blue')]]),
      pause: null,
      players: { red: RANDOM, blue: RANDOM },
    };
    advance(system, match);
    expect(looks).toEqual([{}, {}, { blue: "blue's" }]);
  });
});
