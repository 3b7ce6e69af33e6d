import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import {
  advance,
  answer,
  create,
  hashMatch,
  load,
  loadReplay,
  type Match,
  replayOf,
  type System,
  save,
  saveReplay,
} from '../../src/index.ts';
import { ask, type Deed, hide, roll, SECRET, type Toy, type ToyEvent, toy } from '../toy.ts';
import { forged, put } from './forge.ts';

type AToy = System<Toy, ToyEvent, Toy>;

const inWork: AToy = { ...toy, edition: { number: 4, inWork: true } };
const released: AToy = { ...toy, edition: { number: 4, inWork: false } };

/** The second step is under way: red has hidden something and been thrown a die, blue has answered once. */
function midway(system: AToy = inWork): Match<Toy> {
  const steps: readonly (readonly Deed[])[] = [
    [hide('red'), roll],
    [ask('blue'), roll, ask('blue')],
  ];
  const match = create(system, { scenario: 'field', secret: SECRET, details: steps as never });
  advance(system, match);
  answer(system, match, 'red', 'barn');
  answer(system, match, 'blue', 'walk');
  return match;
}

/** The same rules but for one deed, wherever it comes up. */
function changed(system: AToy, change: (deed: Deed) => readonly Deed[]): AToy {
  return {
    ...system,
    step(table, io) {
      const steps = table.steps.map(deeds => deeds.flatMap(change));
      const other = { ...table, steps };
      system.step(other, io);
      Object.assign(table, other, { steps: table.steps });
    },
  };
}

const asks = (change: (deed: Deed & { do: 'ask' }) => readonly Deed[]) => (deed: Deed) =>
  deed.do === 'ask' ? change(deed) : [deed];

const problemOf = (text: string, system: AToy) => {
  const read = load(text, [system]);
  return read.ok ? null : read.problem;
};

rule(
  'HS-FILE-008',
  'a match begun in work says so, and opens by the same rules and by the edition that came of them',
  () => {
    const match = midway();
    expect(match).toMatchObject({ edition: 4, inWork: true });
    expect(midway(released)).not.toHaveProperty('inWork');
    for (const system of [inWork, released]) {
      const read = load(save(match), [system]);
      expect(read.ok && hashMatch(read.value.match)).toBe(hashMatch(match));
    }
  },
);

const LAID_OUT: readonly (readonly [string, (deed: Deed) => readonly Deed[]])[] = [
  ['one more option', asks(deed => [{ ...deed, options: [...deed.options, 'fly'] }])],
  ['another order', asks(deed => [{ ...deed, options: deed.options.toReversed() }])],
];
for (const [what, change] of LAID_OUT) {
  rule('HS-FILE-009', `${what} in a menu: a match in work and one of an edition open as before`, () => {
    for (const system of [inWork, released]) {
      const read = load(save(midway(system)), [changed(system, change)]);
      if (!read.ok) throw new Error(read.problem.detail);
      expect(answer(changed(system, change), read.value.match as Match<Toy>, 'blue', 'wait')).toEqual([]);
    }
  });
}

const PLAYED_OTHERWISE: readonly (readonly [string, (deed: Deed) => readonly Deed[], object?])[] = [
  ['another seat is asked', asks(deed => [{ ...deed, seat: 'red' }]), { step: 1, input: 1 }],
  ['an answer is no longer offered', asks(deed => [{ ...deed, options: ['wait', 'fly'] }]), { step: 1, input: 1 }],
  ['a die is thrown before', deed => (deed.do === 'hide' ? [roll, deed] : [deed]), { step: 0, input: 0 }],
  ['another die is thrown', deed => (deed.do === 'roll' ? [{ ...deed, die: 'AvD' }] : [deed])],
];
for (const [what, change, at] of PLAYED_OTHERWISE) {
  rule(
    'HS-FILE-008',
    `${what}: played by other rules where they are in work, and no excuse where they are frozen`,
    () => {
      const problem = problemOf(save(midway()), changed(inWork, change));
      expect(problem).toMatchObject({ rule: 'HS-FILE-008', code: 'otherRules', ...(at ? { at } : {}) });
      expect(problemOf(save(midway(released)), changed(released, change))?.code).toMatch(/^(damaged|untrue)$/);
    },
  );
}

rule('HS-FILE-008', 'the same goes for replays', () => {
  const otherwise = asks(deed => [{ ...deed, seat: 'red' }]);
  const read = (system: AToy) => loadReplay(saveReplay(replayOf(system, midway(system))), [changed(system, otherwise)]);
  expect(read(inWork)).toMatchObject({ ok: false, problem: { code: 'otherRules', at: { step: 1, input: 1 } } });
  expect(read(released)).toMatchObject({ ok: false, problem: { code: 'damaged', at: { step: 1, input: 1 } } });
});

rule('HS-FILE-008', 'work on the next edition leaves behind what was begun in the last', () => {
  const next: AToy = { ...toy, edition: { number: 5, inWork: true } };
  const problem = problemOf(save(midway()), next);
  expect(problem).toMatchObject({ code: 'otherRules', detail: expect.stringMatching(/edition 4, in work.* not kept/) });
});

rule('HS-FILE-004', 'an edition that is still in work here is from the future', () => {
  const problem = problemOf(save(midway(released)), inWork);
  expect(problem).toMatchObject({
    code: 'future',
    detail: expect.stringMatching(/edition 4 of toy.*edition 4, in work/),
  });
});

const NO_INPUTS: readonly (readonly [readonly string[], unknown])[] = [
  [['past', '0'], 7],
  [['past', '0', 'seat'], null],
  [['past', '0', 'answer'], undefined],
  [['past', '0', 'draws'], -1],
  [['past', '0', 'trail'], 0.5],
  [['inputs', '0', 'kind'], 'wish'],
  [['inputs', '0', 'kind'], 'die'],
  [['inputs', '0', 'byOrder'], false],
  [['inputs', '0', 'sealed'], { at: 2, of: 2 }],
  [['inputs', '0', 'sealed'], 'yes'],
];
for (const [place, value] of NO_INPUTS) {
  rule(
    'HS-FILE-002',
    `an input that is none is damage, whatever the rules: ${place.join('.')} is ${JSON.stringify(value)}`,
    () => {
      for (const system of [inWork, released]) {
        const problem = problemOf(
          forged(save(midway(system)), file => put(file, place, value)),
          system,
        );
        expect(problem).toMatchObject({ code: 'damaged', detail: expect.stringContaining(`"${place[0]}"`) });
      }
      if (place[0] !== 'past') return;
      const replay = saveReplay(replayOf(inWork, midway()));
      const read = loadReplay(
        forged(replay, file => put(file, ['inputs', ...place.slice(1)], value)),
        [inWork],
      );
      expect(read).toMatchObject({
        ok: false,
        problem: { code: 'damaged', detail: expect.stringContaining('"inputs"') },
      });
    },
  );
}

rule('HS-FILE-002', 'an edition that is no number, or marked by anything but a yes, is damage', () => {
  for (const [part, value] of [
    ['inWork', false],
    ['inWork', 'yes'],
    ['edition', '4'],
    ['edition', null],
  ] as const) {
    const problem = problemOf(
      forged(save(midway()), file => put(file, [part], value)),
      inWork,
    );
    expect(problem).toMatchObject({ code: 'damaged', detail: expect.stringContaining(`"${part}"`) });
  }
});

rule('HS-FILE-008', 'a match in work whose switches are not those of the rules was played by others', () => {
  const { switches } = inWork;
  const more: AToy = { ...inWork, switches: [...switches, { ...switches[0]!, id: 'rain' }] };
  const fewer: AToy = { ...inWork, switches: switches.slice(1) };
  const match = midway();
  expect([more, fewer].map(system => problemOf(save(match), system)?.code)).toEqual(['otherRules', 'otherRules']);
  const replay = loadReplay(saveReplay(replayOf(inWork, match)), [more]);
  expect(replay.ok ? null : replay.problem.code).toBe('otherRules');
});
