import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import {
  AUDIENCE,
  advance,
  answer,
  attempt,
  branch,
  load,
  loadReplay,
  type Match,
  readReport,
  replayOf,
  save,
  saveReplay,
  stir,
  toldIn,
  undo,
  verify,
  watch,
} from '../../src/index.ts';
import { ask, guess, hide, roll, seal, started, type Toy, toy } from '../toy.ts';
import { forged, placesIn, put } from './forge.ts';

/** What a forger puts in the place of anything; undefined takes it out. */
const OTHERS: readonly unknown[] = [
  undefined,
  null,
  -1,
  0.5,
  1e308,
  2 ** 32,
  '',
  'toString',
  '__proto__',
  true,
  [],
  [null],
  {},
  { kind: 'bot', bot: 'random' },
  Array.from({ length: 200 }).reduce<unknown>(inner => [inner], []),
];

function midway(): Match<Toy> {
  const match = started([
    [hide('red')],
    [ask('red'), roll, seal('red', 'blue')],
    [ask('blue'), roll],
    [guess('blue', 'red')],
  ]);
  stir(match, { red: 'a', blue: 'b' });
  answer(toy, match, 'red', 'barn');
  answer(toy, match, 'red', 'walk');
  answer(toy, match, 'red', 'rock');
  return match;
}

function over(): Match<Toy> {
  const match = branch(toy, midway(), 2, 'what if');
  for (const [seat, given] of [
    ['red', 'rock'],
    ['blue', 'rock'],
    ['blue', 'wait'],
    ['blue', 'barn'],
  ] as const)
    answer(toy, match, seat, given);
  return match;
}

const entered = (): Match<Toy> => started([[ask('red'), roll]], { dice: 'entered', machine: ['blue'] });

/** Every place of a file with every other thing in it, the hash made right again. */
function* mutantsOf(text: string): Generator<readonly [string, string]> {
  for (const place of placesIn(JSON.parse(text)).filter(({ length }) => length > 0)) {
    for (const other of OTHERS)
      yield [
        `${place.join('.')} = ${JSON.stringify(other)?.slice(0, 30)}`,
        forged(text, file => put(file, place, other)),
      ];
  }
}

describe('whatever a forger puts into a file, both doors give a value', () => {
  const matches = { midway: midway(), entered: entered(), over: over() };

  for (const [name, match] of Object.entries(matches)) {
    rule('HS-FILE-002', `a saved match, ${name}`, () => {
      let taken = 0;
      for (const [what, text] of mutantsOf(save(match, toldIn(toy, match)))) {
        for (const origin of ['outside', 'own store'] as const) {
          const read = attempt(() => load(text, [toy], origin));
          expect(read.ok ? null : `${what}: ${read.why}`).toBeNull();
          if (!read.ok || !read.value.ok || origin === 'own store') continue;
          taken++;
          const used = attempt(() => playOn((read.value as { value: { match: Match<Toy> } }).value.match));
          expect(used.ok ? null : `${what}: ${used.why}`).toBeNull();
        }
        expect(attempt(() => readReport(text)).ok).toBe(true);
      }
      expect(taken).toBeGreaterThan(0);
    });

    rule('HS-FILE-002', `a replay, ${name}`, () => {
      for (const [what, text] of mutantsOf(saveReplay(replayOf(toy, match)))) {
        const read = attempt(() => loadReplay(text, [toy]));
        expect(read.ok ? null : `${what}: ${read.why}`).toBeNull();
        if (!read.ok || !read.value.ok) continue;
        const { replay } = read.value.value;
        const verified = attempt(() => verify(toy, replay));
        expect(verified.ok ? null : `${what}: ${verified.why}`).toBeNull();
      }
    });
  }

  rule('HS-FILE-002', 'what the audit tried is refused, and says which part is wrong', () => {
    const replay = saveReplay(replayOf(toy, over()));
    const tries: readonly (readonly [readonly string[], unknown, string])[] = [
      [['players'], {}, '"players"'],
      [['players', 'blue'], undefined, '"players"'],
      [['players', 'red', 'kind'], 'ghost', '"players"'],
      [['setup', 'switches'], 2, '"setup"'],
      [['setup', 'switches'], null, '"setup"'],
      [['setup', 'switches', 'wind'], undefined, '"setup"'],
      [['setup', 'weather'], 'fair', '"setup"'],
      [['dice', 'provenance'], undefined, '"dice"'],
      [['dice', 'provenance', 'stirs'], [null], '"dice"'],
      [['dice', 'provenance', 'stirs', '0', 'entropy'], ['a'], '"dice"'],
      [['dice', 'provenance', 'stirs', '0', 'entropy'], 'x'.repeat(201), '"dice"'],
      [['dice', 'provenance', 'stirs', '1', 'seat'], 'red', '"dice"'],
      [['dice', 'provenance', 'secret'], 'x'.repeat(1001), '"dice"'],
      [['dice', 'reseeds'], [null], '"dice"'],
      [['dice', 'reseeds', '0', 'from'], 2 ** 32, '"dice"'],
      [['dice', 'seed'], 'f', '"dice"'],
      [['inputs'], [null], '"inputs"'],
      [['edition'], 1e308, '"edition"'],
    ];
    for (const [place, value, part] of tries) {
      const read = loadReplay(
        forged(replay, file => put(file, place, value)),
        [toy],
      );
      expect(read).toMatchObject({ ok: false, problem: { code: 'damaged', detail: expect.stringContaining(part) } });
    }
    const sealed = forged(save(midway()), file => put(file, ['pause', 'asked', 'asks'], undefined));
    expect(load(sealed, [toy])).toMatchObject({ ok: false, problem: { detail: expect.stringContaining('"pause"') } });
  });

  rule('HS-FILE-002', 'a kept table from which the rules make what is no data is refused', () => {
    const text = forged(save(midway()), file => put(file, ['table', 'hidden'], undefined));
    const careless: typeof toy = { ...toy, copy: table => ({ ...toy.copy(table), hidden: table.hidden }) };
    expect(load(text, [careless], 'own store')).toMatchObject({ ok: false, problem: { code: 'damaged' } });
  });

  rule('HS-FORM-002', 'a number that JSON cannot keep is refused', () => {
    const text = save(midway()).replace('"step":1', '"step":-0');
    expect(load(text, [toy])).toMatchObject({ ok: false, problem: { code: 'damaged' } });
  });
});

/** What is let in can be looked at, played on and taken back. */
function playOn(match: Match<Toy>): void {
  for (const viewer of ['red', 'blue', AUDIENCE]) watch(toy, match, viewer);
  advance(toy, match);
  for (const seat of ['red', 'blue']) {
    answer(toy, match, seat, 'rock');
    undo(toy, match, seat);
  }
}
