import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rule } from '@sightline/ledger/test';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUDIENCE, advance, answer, hashMatch, load, type Match, nowOf, save, undo, watch } from '../../src/index.ts';
import { ask, guess, hide, roll, seal, started, type Toy, toy } from '../toy.ts';
import { forged, placesIn, put } from './forge.ts';

/** A small match in the middle of things: a secret, a die, and one of two envelopes in. */
function midway(): Match<Toy> {
  const match = started([[hide('red'), roll], [seal('red', 'blue')], [ask('blue'), roll], [guess('blue', 'red')]]);
  answer(toy, match, 'red', 'barn');
  answer(toy, match, 'red', 'rock');
  return match;
}

const problemWith = (text: string) => {
  const read = load(text, [toy]);
  return read.ok ? null : read.problem;
};

/** A value of another sort than this one. */
const OTHER_SORTS: readonly unknown[] = [null, 7, 'text', true, [], {}];

describe('a saved match', () => {
  test('is the same match when it is loaded, at every pause, and goes on alike', () => {
    const match = started([[hide('red'), roll], [seal('red', 'blue')], [ask('blue'), roll], [guess('blue', 'red')]]);
    const moves = [
      ['red', 'barn'],
      ['blue', 'rock'],
      ['red', 'paper'],
      ['blue', 'walk'],
      ['blue', 'barn'],
    ] as const;
    let twin = match;
    for (const [seat, given] of moves) {
      const loaded = load(save(twin), [toy]);
      if (!loaded.ok) throw new Error(loaded.problem.detail);
      expect(hashMatch(loaded.value.match)).toBe(hashMatch(match));
      twin = loaded.value.match as Match<Toy>;
      answer(toy, match, seat, given);
      answer(toy, twin, seat, given);
    }
    expect(match.outcome).not.toBeNull();
    expect(save(twin)).toBe(save(match));
  });

  test('keeps its switches, its players and its standing orders', () => {
    const match = started([[ask('red')]], {
      switches: { wind: 'gale' },
      players: { blue: { kind: 'bot', bot: 'last' } },
    });
    match.standing.push({ seat: 'red', on: 'walked' });
    const loaded = load(save(match), [toy]);
    const { setup, players, standing } = match;
    expect(loaded.ok && loaded.value.match).toMatchObject({ setup, players, standing });
  });

  rule('HS-FILE-007', 'is played by its own edition among those at hand', () => {
    const second: typeof toy = { ...toy, edition: { number: 2, inWork: false } };
    const old = forged(save(midway()), file => put(file, ['edition'], 2));
    const loaded = load(old, [toy, second]);
    expect(loaded.ok && loaded.value.system).toBe(second);
    expect(problemWith(old)).toMatchObject({
      rule: 'HS-FILE-008',
      code: 'otherRules',
      detail: expect.stringMatching(/edition 2 of toy/),
    });
  });

  rule('HS-FILE-008', 'that names no edition is known for what it is', () => {
    const { kind: format, ...rest } = JSON.parse(save(midway()));
    const first = forged(JSON.stringify({ ...rest, format, edition: 1 }), () => {});
    expect(problemWith(first)).toMatchObject({
      code: 'otherRules',
      detail: expect.stringMatching(/format 1.* not kept/),
    });
  });

  test('leaves the table at the question out: it is found again', () => {
    expect(JSON.parse(save(midway())).pause).not.toHaveProperty('now');
  });
});

describe('a file', () => {
  const text = save(midway());

  rule('HS-FILE-001', 'that was cut short is refused wherever the cut is, with the place', () => {
    expect(problemWith('')).toMatchObject({ rule: 'HS-FILE-001', code: 'truncated', detail: 'the file is empty' });
    // The last character is the end of the line, which nobody misses.
    for (let length = 1; length < text.length - 1; length++) {
      const problem = problemWith(text.slice(0, length));
      expect(problem?.rule).toBe('HS-FILE-001');
      expect(problem?.detail).toMatch(problem?.code === 'truncated' ? `after ${length} characters` : /\d|JSON/);
    }
    expect(problemWith(text.slice(0, -1))).toBeNull();
  });

  for (const other of ['sightline', '<html></html>', '{"a":1}}', '{} {}', '\u0000', '{hello: 1}']) {
    rule('HS-FILE-001', `that is no JSON is refused: ${JSON.stringify(other)}`, () => {
      expect(problemWith(other)).toMatchObject({ rule: 'HS-FILE-001', code: 'notJson' });
    });
  }

  const parts = Object.keys(JSON.parse(text)).filter(part => part !== 'kind');
  for (const part of parts) {
    rule('HS-FILE-002', `without its part ${part} is refused, and the part named`, () => {
      const file = JSON.parse(text);
      delete file[part];
      expect(problemWith(JSON.stringify(file))).toMatchObject({
        rule: 'HS-FILE-002',
        code: 'damaged',
        detail: expect.stringContaining(`"${part}"`),
      });
    });

    rule('HS-FILE-002', `whose part ${part} is of another sort is refused, and the part named`, () => {
      const file = JSON.parse(text);
      const sort = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
      const may = part === 'pause' || part === 'outcome' ? ['null', 'object'] : [sort(file[part])];
      for (const other of OTHER_SORTS.filter(value => !may.includes(sort(value)))) {
        const problem = problemWith(JSON.stringify({ ...file, [part]: other }));
        expect(problem).toMatchObject({ code: 'damaged', detail: expect.stringContaining(`"${part}"`) });
      }
    });
  }

  rule('HS-FILE-002', 'with one number of its table changed is refused, and the hash named', () => {
    const file = JSON.parse(text);
    file.table.cheers.red = 3;
    expect(problemWith(JSON.stringify(file))).toMatchObject({
      rule: 'HS-FILE-002',
      detail: expect.stringMatching(/hash.*"check"/),
    });
  });

  rule('HS-FILE-002', 'with any one character changed is refused, or is the very same match', () => {
    const match = hashMatch(midway());
    for (let at = 0; at < text.length; at++) {
      for (const other of ['0', 'x', '"', ' ']) {
        const read = load(text.slice(0, at) + other + text.slice(at + 1), [toy]);
        if (read.ok) expect(hashMatch(read.value.match)).toBe(match);
      }
    }
  });

  rule('HS-FILE-003', 'of another program is refused as foreign', () => {
    for (const other of ['{"hello":1}', '[]', 'null', '1', '"sightline match"', '{"kind":"sightline replay"}']) {
      expect(problemWith(other)).toMatchObject({ rule: 'HS-FILE-003', code: 'foreign' });
    }
  });

  rule('HS-FILE-003', 'of a system that is not here is refused with those that are', () => {
    const chess = forged(text, file => put(file, ['system'], 'chess'));
    expect(problemWith(chess)).toMatchObject({ rule: 'HS-FILE-003', detail: expect.stringMatching(/"chess".*toy/) });
  });

  rule('HS-FILE-004', 'of a future format or a future edition of its system is refused, both named', () => {
    const format = JSON.stringify({ ...JSON.parse(text), format: 4 });
    expect(problemWith(format)).toMatchObject({
      rule: 'HS-FILE-004',
      detail: expect.stringMatching(/format 4.* 3$/),
    });
    const edition = forged(text, file => put(file, ['edition'], 4));
    expect(problemWith(edition)).toMatchObject({ rule: 'HS-FILE-004', detail: expect.stringMatching(/4 of toy.* 3$/) });
  });

  rule('HS-FILE-005', 'that is refused changes neither the match in hand nor any file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saves-'));
    const files = {
      'good.json': text,
      'cut.json': text.slice(0, 300),
      'damaged.json': text.replace('"draws":1', '"draws":2'),
      'foreign.json': '{"hello":1}',
      'future.json': text.replace('"format":3', '"format":9'),
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const match = midway();
    const before = hashMatch(match);
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    const accepted = readdirSync(folder).filter(name => load(read(name), [toy]).ok);
    expect(accepted).toEqual(['good.json']);
    expect(hashMatch(match)).toBe(before);
    expect(Object.fromEntries(readdirSync(folder).map(name => [name, read(name)]))).toEqual(files);
    rmSync(folder, { recursive: true });
  });
});

describe('whatever stands in a file', () => {
  const text = save(midway());

  test('any JSON at all is refused', () => {
    fc.assert(fc.property(fc.json(), json => void expect(problemWith(json)).not.toBeNull()));
  });

  test('any text at all is refused', () => {
    fc.assert(fc.property(fc.string(), content => void expect(problemWith(content)).not.toBeNull()));
  });

  test('any JSON in any of its parts is refused', () => {
    const parts = Object.keys(JSON.parse(text));
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
        const changed = JSON.stringify({ ...JSON.parse(text), [part]: value });
        if (changed !== text.trim()) expect(problemWith(changed)).not.toBeNull();
      }),
    );
  });

  test('a file that is nested too deep is refused', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(problemWith(text.replace('"standing":[]', `"standing":${deep}`))).toMatchObject({ code: 'damaged' });
    expect(problemWith(deep)).not.toBeNull();
  });

  test('a forger with the right hash gets no question and no player past the door', () => {
    const places = placesIn(JSON.parse(text)).filter(
      ([part]) => part === 'pause' || part === 'players' || part === 'dice',
    );
    for (const place of places) {
      for (const other of [undefined, ...OTHER_SORTS]) {
        const read = load(
          forged(text, file => put(file, place, other)),
          [toy],
        );
        if (!read.ok) continue;
        // What is let in can be looked at, played on and taken back.
        const match = read.value.match as Match<Toy>;
        for (const viewer of ['red', 'blue', AUDIENCE]) watch(toy, match, viewer);
        advance(toy, match);
        expect(answer(toy, match, 'blue', 'fly')).not.toEqual([]);
        answer(toy, match, 'blue', 'paper');
        undo(toy, match, 'blue');
        expect(nowOf(match).hidden).toEqual({ red: 'barn' });
      }
    }
  });

  rule('HS-FILE-002', 'with a part too many, or one that holds what it cannot, is refused and the part named', () => {
    const asked = started([[ask('red'), ask('blue')]]);
    answer(toy, asked, 'red', 'walk');
    const changes: readonly [string, (file: Record<string, unknown>) => void][] = [
      ['there is no part "extra"', file => Object.assign(file, { extra: 1 })],
      ['the part "inputs" answers no question', file => Object.assign(file, { pause: null })],
      ['the part "standing"', file => Object.assign(file, { standing: [null] })],
      ['the part "standing"', file => Object.assign(file, { standing: [{ seat: 'nobody', on: 'x' }] })],
      ['the part "dice"', file => put(file, ['dice', 'reseeds'], [{ from: -1, seed: 5 }])],
      ['the part "dice"', file => put(file, ['dice', 'machine'], [1])],
      ['the part "dice"', file => put(file, ['dice', 'kind'], 'loaded')],
    ];
    const lies = forged(save(asked), file => {
      const [first] = file['inputs'] as readonly Record<string, unknown>[];
      Object.assign(file, { pause: null, inputs: [{ ...first, answer: 'fly' }] });
    });
    expect(problemWith(lies)?.detail).toContain('may not answer');
    for (const [detail, change] of changes)
      expect(problemWith(forged(save(asked), change))).toMatchObject({
        code: 'damaged',
        detail: expect.stringContaining(detail),
      });
  });

  test('a forged envelope must hold an answer that is allowed', () => {
    const lawful = forged(text, file => put(file, ['pause', 'asked', 'asks', '0', 'given', 'answer'], 'paper'));
    const unlawful = forged(text, file => put(file, ['pause', 'asked', 'asks', '0', 'given', 'answer'], 'dynamite'));
    expect(problemWith(lawful)).toBeNull();
    expect(problemWith(unlawful)).toMatchObject({ code: 'damaged', detail: expect.stringContaining('"pause"') });
  });
});
