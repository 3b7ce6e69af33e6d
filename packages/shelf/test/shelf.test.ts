import { edition as drillEdition } from '@sightline/drill/edition';
import type { AnySystem, Edition, EditionNumber } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { type Entry, type Holdings, readIndex, shelfOf } from '../src/index.ts';

/** The drill as if it were another edition. */
function drillAs(edition: EditionNumber, id = 'drill'): Edition {
  const system = { ...drillEdition.system, id, edition } as unknown as AnySystem;
  return { ...drillEdition, system };
}

const entry = (edition: number, more: Partial<Entry> = {}): Entry => ({
  system: 'drill',
  edition,
  sha256: `hash of drill ${edition}`,
  size: 1,
  gzip: 1,
  speaks: 1,
  ...more,
});

/** Two editions are frozen, and a third is in work. */
function holdings(more: Partial<Holdings> = {}): { readonly holdings: Holdings; readonly fetched: number[] } {
  const fetched: number[] = [];
  return {
    fetched,
    holdings: {
      sources: { drill: async () => drillAs({ number: 3, inWork: true }) },
      index: async () => ({ ok: true, value: [entry(1), entry(2)] }),
      async fetch({ edition }) {
        fetched.push(edition);
        return `drill ${edition}`;
      },
      digest: async text => `hash of ${text}`,
      run: async text => ({ edition: drillAs({ number: Number(text.split(' ')[1]), inWork: false }) }),
      ...more,
    },
  };
}

const numberOf = async (more: Partial<Holdings>, edition: number, inWork = false, system = 'drill') => {
  const found = await shelfOf(holdings(more).holdings)({ system, edition, inWork });
  return found.ok ? found.value.system.edition : `${found.problem.code}: ${found.problem.detail}`;
};

describe('the shelf', () => {
  rule('HS-FILE-007', 'gives a game the rules that it was begun under', async () => {
    expect(await numberOf({}, 1)).toEqual({ number: 1, inWork: false });
    expect(await numberOf({}, 2)).toEqual({ number: 2, inWork: false });
  });

  rule('HS-FILE-008', 'gives a game in work the sources, or the edition that came of it, or nothing', async () => {
    expect(await numberOf({}, 3, true)).toEqual({ number: 3, inWork: true });
    expect(await numberOf({}, 2, true)).toEqual({ number: 2, inWork: false });
    expect(await numberOf({}, 0, true)).toMatch(/^otherRules: .*edition 0, in work of drill, which was not kept/);
  });

  rule('HS-FILE-004', 'has nothing from the future', async () => {
    expect(await numberOf({}, 4)).toMatch(/^future: .*edition 4 of drill; the newest here is edition 3, in work/);
    expect(await numberOf({}, 3)).toMatch(/^future: /);
    const index = async () => ({ ok: true, value: [entry(1, { speaks: 2 })] }) as const;
    expect(await numberOf({ index }, 1)).toMatch(/^future: edition 1 of drill speaks 2/);
  });

  test('knows the newest edition for the sources themselves', async () => {
    const sources = { drill: async () => drillAs({ number: 2, inWork: false }) };
    const { holdings: held, fetched } = holdings({ sources });
    expect(await shelfOf(held)({ system: 'drill', edition: 2, inWork: false })).toMatchObject({ ok: true });
    expect(fetched).toEqual([]);
  });

  test('fetches a module once, however often it is wanted', async () => {
    const { holdings: held, fetched } = holdings();
    const shelf = shelfOf(held);
    const wanted = { system: 'drill', edition: 1, inWork: false };
    const [one, other] = await Promise.all([shelf(wanted), shelf(wanted)]);
    expect(one.ok && other.ok && one.value.edition === other.value.edition).toBe(true);
    expect(fetched).toEqual([1]);
  });

  test('tries again what could not be had', async () => {
    let isThere = false;
    const fetch = async ({ edition }: Entry): Promise<string> => {
      if (!isThere) throw new Error('no network');
      return `drill ${edition}`;
    };
    const shelf = shelfOf(holdings({ fetch }).holdings);
    const wanted = { system: 'drill', edition: 1, inWork: false };
    expect(await shelf(wanted)).toMatchObject({ ok: false, problem: { code: 'noEdition' } });
    isThere = true;
    expect(await shelf(wanted)).toMatchObject({ ok: true });
  });

  test('fetches no sources where a later edition is frozen', async () => {
    const drill = async (): Promise<Edition> => {
      throw new Error('nobody wants the sources');
    };
    expect(await numberOf({ sources: { drill } }, 1)).toEqual({ number: 1, inWork: false });
  });

  rule('HS-FILE-007', 'runs no module that is not what was frozen', async () => {
    const run = async () => expect.unreachable('it was run');
    expect(await numberOf({ digest: async () => 'another hash', run }, 1)).toMatch(/^noEdition: edition 1 of drill/);
  });

  rule('HS-FILE-007', 'says which edition cannot be had, and why', async () => {
    const fetch = async () => Promise.reject(new Error('the network is down'));
    expect(await numberOf({ fetch }, 1)).toBe('noEdition: edition 1 of drill: the network is down');
    for (const module of [
      null,
      7,
      {},
      { edition: drillAs({ number: 2, inWork: false }) },
      { edition: drillAs({ number: 1, inWork: true }) },
    ])
      expect(await numberOf({ run: async () => module }, 1)).toMatch(/^noEdition: .*drill/);
    const run = async () => Promise.reject(new Error('a slip of the pen'));
    expect(await numberOf({ run }, 1)).toBe('noEdition: edition 1 of drill: a slip of the pen');
  });

  rule('HS-FILE-003', 'knows no system that is not here', async () => {
    expect(await numberOf({}, 1, false, 'chess')).toMatch(/^foreign: .*"chess"; the systems here are drill/);
    expect(await numberOf({}, 1, false, 'drill-campaign')).toMatch(/^foreign: edition 1 has no "drill-campaign"/);
  });

  test('finds what is played beside a game in the same edition', async () => {
    const besides = [drillAs({ number: 3, inWork: true }, 'drill-campaign').system];
    const sources = { drill: async () => ({ ...drillAs({ number: 3, inWork: true }), besides }) };
    const found = await shelfOf(holdings({ sources }).holdings)({ system: 'drill-campaign', edition: 3, inWork: true });
    expect(found.ok && found.value.system).toBe(besides[0]);
  });
});

describe('the index of editions', () => {
  const good = { system: 'drill', edition: 1, sha256: '0'.repeat(64), size: 1, gzip: 1, speaks: 1 };

  test('is read', () => {
    expect(readIndex(JSON.stringify({ editions: [good] }))).toEqual({ ok: true, value: [good] });
  });

  const BAD: readonly (readonly [string, string])[] = [
    ['no JSON', '{'],
    ['no list', '{"editions": {}}'],
    ['something else', '[]'],
    ...Object.entries({ system: '../x', edition: -1, sha256: 'abc', size: 'big', gzip: null, speaks: 0.5 }).map(
      ([part, value]): readonly [string, string] => [
        `a bad ${part}`,
        JSON.stringify({ editions: [good, { ...good, [part]: value }] }),
      ],
    ),
    ['a line that is none', '{"editions": [7]}'],
  ];
  test.each(BAD)('is refused when it has %s', (_what, text) => {
    expect(readIndex(text)).toMatchObject({ ok: false, problem: { code: 'noEdition' } });
  });
});
