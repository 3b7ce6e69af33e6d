import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import {
  advance,
  answer,
  attempt,
  hashMatch,
  type Io,
  type Line,
  nowOf,
  openQuestions,
  type System,
} from '../../src/index.ts';
import { ask, hide, roll, seal, started, type Toy, type ToyEvent, toy } from '../toy.ts';

const BOT = { kind: 'bot', bot: 'last' } as const;

describe('answering', () => {
  rule('HS-SEAL-002', 'is for the seat that is asked', () => {
    const match = started([[ask('red')]]);
    const before = hashMatch(match);
    expect(answer(toy, match, 'blue', 'walk')).toMatchObject([{ rule: 'HS-SEAL-002', code: 'notYourQuestion' }]);
    expect(answer(toy, match, 'green', 'walk')).toMatchObject([{ rule: 'HS-SEAL-002', code: 'notYourQuestion' }]);
    expect(hashMatch(match)).toBe(before);
  });

  rule('HS-SEAL-002', 'under seal is for each seat once, and the first answer stands', () => {
    const match = started([[seal('red', 'blue')]]);
    expect(answer(toy, match, 'red', 'rock')).toEqual([]);
    const before = hashMatch(match);
    expect(answer(toy, match, 'red', 'paper')).toMatchObject([{ rule: 'HS-SEAL-002', code: 'alreadyAnswered' }]);
    expect(answer(toy, match, 'green', 'paper')).toMatchObject([{ rule: 'HS-SEAL-002', code: 'notYourQuestion' }]);
    expect(hashMatch(match)).toBe(before);
    answer(toy, match, 'blue', 'paper');
    expect(match.table.done).toEqual([['rock', 'paper']]);
  });

  rule('HS-SEAL-004', 'under seal comes to the same in any order', () => {
    const [one, other] = [started([[seal('red', 'blue'), roll]]), started([[seal('red', 'blue'), roll]])];
    answer(toy, one, 'red', 'rock');
    answer(toy, one, 'blue', 'paper');
    answer(toy, other, 'blue', 'paper');
    answer(toy, other, 'red', 'rock');
    expect(hashMatch(one)).toBe(hashMatch(other));
  });

  test('under seal asks a seat as often as it is named', () => {
    const match = started([[seal('red', 'red', 'blue')]]);
    answer(toy, match, 'red', 'rock');
    answer(toy, match, 'blue', 'rock');
    expect(openQuestions(match)).toHaveLength(1);
    answer(toy, match, 'red', 'paper');
    expect(match.table.done).toEqual([['rock', 'paper', 'rock']]);
  });

  test('is refused when nobody is asked', () => {
    const over = started([[roll]]);
    expect(over.outcome).not.toBeNull();
    expect(answer(toy, over, 'red', 'walk')).toMatchObject([{ rule: 'HS-SEAL-002', code: 'nobodyAsked' }]);
  });
});

describe('playing on', () => {
  test('runs steps until somebody must answer, then to the end', () => {
    const match = started([[roll], [roll, ask('red'), roll], [roll]]);
    expect([match.step, match.draws, match.pause?.draws, nowOf(match).done.length]).toEqual([1, 1, 2, 2]);
    answer(toy, match, 'red', 'walk');
    expect([match.step, match.draws, match.pause, match.outcome?.reason]).toEqual([3, 4, null, 'all is done']);
  });

  test('repeats the dice of the step up to the answer', () => {
    const match = started([[roll, ask('red'), roll, ask('blue'), roll]]);
    const [first] = nowOf(match).done;
    answer(toy, match, 'red', 'walk');
    expect(nowOf(match).done[0]).toBe(first);
    const second = nowOf(match).done[2];
    answer(toy, match, 'blue', 'wait');
    expect(match.table.done.slice(0, 4)).toEqual([first, 'walk', second, 'wait']);
  });

  test('tells every line once, however often a step is run', () => {
    const lines: Line<ToyEvent>[] = [];
    const hands = { listen: (line: Line<ToyEvent>) => lines.push(line) };
    const match = started([[roll, ask('red'), roll, ask('blue'), roll], [roll]]);
    answer(toy, match, 'red', 'walk', hands);
    answer(toy, match, 'blue', 'walk', hands);
    expect(lines.map(line => (line.kind === 'roll' ? line.die : line.event.type))).toEqual([
      'answered',
      'D6',
      'rolled',
      'answered',
      'D6',
      'rolled',
      'D6',
      'rolled',
    ]);
  });

  test('leaves the match as it was when a rule fails', () => {
    const failing: System<Toy, ToyEvent, Toy> = {
      ...toy,
      step(table, io) {
        toy.step(table, io);
        if (table.done.includes('walk')) throw new Error('a hole in the rules');
      },
    };
    const match = started([[ask('red')]]);
    const before = JSON.stringify(match);
    expect(() => answer(failing, match, 'red', 'walk')).toThrow('a hole in the rules');
    expect(JSON.stringify(match)).toBe(before);
    expect(answer(failing, match, 'red', 'wait')).toEqual([]);
  });

  test('stops loudly at the limit of steps', () => {
    const endless = { ...toy, outcome: () => null, step: () => {} };
    const match = { ...started([[ask('red')]]), pause: null };
    expect(() => advance(endless, match)).toThrow('toy: no end after 50 steps');
  });

  test('lets bots answer at once, sealed questions too', () => {
    const steps = [[ask('red'), seal('red', 'blue'), roll, ask('blue', 1, 2, 3)]];
    const both = started(steps, { players: { red: BOT, blue: BOT } });
    expect(both.outcome).not.toBeNull();
    expect(both.table.done).toEqual(['wait', ['paper', 'paper'], expect.any(Number), 3]);
    const one = started(steps, { players: { blue: BOT } });
    answer(toy, one, 'red', 'wait');
    expect(openQuestions(one).map(({ seat }) => seat)).toEqual(['red']);
    answer(toy, one, 'red', 'paper');
    expect(hashMatch(one)).toBe(hashMatch(both));
  });

  test('takes no unlawful answer from a bot', () => {
    const cheating = { ...toy, bots: { last: () => 'fly' } };
    const match = { ...started([[ask('red')]]), pause: null, players: { red: BOT, blue: BOT } };
    expect(() => advance(cheating, match)).toThrow('bot last answered "fly" to choice: notListed');
  });

  test('asks nobody who has no seat', () => {
    expect(() => started([[ask('green')]])).toThrow('a rule asked "green", who has no seat in this match');
  });
});

describe('running a step again', () => {
  const fickle = (change: (table: Toy) => void): System<Toy, ToyEvent, Toy> => {
    let runs = 0;
    return {
      ...toy,
      step(table, io) {
        if (runs++ > 0) change(table);
        toy.step(table, io);
      },
    };
  };
  const start = (system: System<Toy, ToyEvent, Toy>, steps: Toy['steps']) => {
    const match = { ...started(steps), pause: null, inputs: [] };
    advance(system, match);
    return match;
  };

  test('says loudly when a die more is rolled', () => {
    const extra = { do: 'roll' } as const;
    const system = fickle(table => Object.assign(table, { steps: [[extra, ...table.steps[0]!]] }));
    const match = start(system, [[ask('red')]]);
    expect(() => answer(system, match, 'red', 'walk')).toThrow(/^diverged: running step 0 of toy again/);
  });

  test('says loudly when another seat is asked, or another question', () => {
    for (const other of [ask('blue'), hide('red')]) {
      const system = fickle(table => Object.assign(table, { steps: [[other]] }));
      const match = start(system, [[ask('red')]]);
      expect(() => answer(system, match, 'red', 'walk')).toThrow(/^diverged/);
    }
  });

  rule('HS-FILE-009', 'does not mind when more is offered, or in another order', () => {
    for (const other of [ask('red', 'walk', 'wait', 'fly'), ask('red', 'wait', 'walk')]) {
      const system = fickle(table => Object.assign(table, { steps: [[other, roll]] }));
      const match = start(system, [[ask('red'), roll]]);
      expect(answer(system, match, 'red', 'walk')).toEqual([]);
      expect(match.outcome).not.toBeNull();
    }
  });

  test('names the step and the input where it went another way', () => {
    const match = started([[ask('red')], [ask('red'), ask('red')]]);
    for (const _ of [1, 2]) answer(toy, match, 'red', 'walk');
    const system = {
      ...toy,
      step: (table: Toy, io: Io<ToyEvent>) => toy.step({ ...table, steps: [[], [ask('blue')]] }, io),
    };
    const run = attempt(() => answer(system, match, 'red', 'walk'));
    expect(run).toMatchObject({ ok: false, at: { step: 1, input: 1 } });
  });
});
