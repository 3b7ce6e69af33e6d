import { drill } from '@sightline/drill';
import { edition } from '@sightline/drill/edition';
import {
  type AnySystem,
  advance,
  create,
  type Edition,
  hashMatch,
  type Match,
  replayOf,
  save,
  saveReplay,
  toldIn,
} from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { openGame, shelfOf } from '../src/index.ts';
import { folderShelf } from '../src/node.ts';

const here = edition as unknown as Edition;
const shelf = shelfOf({
  sources: { drill: async () => here },
  index: async () => ({ ok: true, value: [] }),
  fetch: () => expect.unreachable(),
  digest: () => expect.unreachable(),
  run: () => expect.unreachable(),
});

function begun(system: AnySystem = here.system): Match {
  const match = create(system, {
    scenario: 'walls',
    secret: 'open',
    players: { blue: { kind: 'bot', bot: 'greedy' } },
  });
  advance(system, match);
  return match;
}

const problemOf = async (text: string) => {
  const read = await openGame(text, shelf);
  return read.ok ? null : read.problem.code;
};

describe('opening a game', () => {
  test('gives the match, its rules and what was told in it, of a saved match and of a replay', async () => {
    const match = begun();
    const told = toldIn(here.system, match);
    const saved = await openGame(save(match), shelf);
    expect(saved).toMatchObject({ ok: true, value: { kind: 'match', edition: here, told } });
    expect(saved.ok && hashMatch(saved.value.match)).toBe(hashMatch(match));
    const replayed = await openGame(saveReplay(replayOf(here.system, match)), shelf);
    expect(replayed).toMatchObject({ ok: true, value: { kind: 'replay', system: drill, told } });
  });

  test('says what is wrong before any rules are fetched, and after', async () => {
    const text = save(begun());
    const { edition: number } = begun();
    const as = (other: number): string => text.replace(`"edition":${number}`, `"edition":${other}`);
    expect(await problemOf('')).toBe('truncated');
    expect(await problemOf('hello')).toBe('notJson');
    expect(await problemOf('[]')).toBe('foreign');
    expect(await problemOf('{"kind":"sightline duck campaign","format":2}')).toBe('foreign');
    expect(await problemOf(text.replace('"format":3', '"format":4'))).toBe('future');
    expect(await problemOf(as(number + 1))).toBe('future');
    expect(await problemOf(as(-1))).toBe('damaged');
    expect(await problemOf(as(number - 1))).toBe('otherRules');
    expect(await problemOf(text.replace('"system":"drill"', '"system":["drill"]'))).toBe('damaged');
    expect(await problemOf(text.replace('"drill"', '"chess"'))).toBe('foreign');
    expect(await problemOf(text.replace('"round":1', '"round":2'))).toBe('damaged');
  });
});

rule('HS-FILE-007', 'a game of the trial edition is begun, saved and opened by the frozen rules', async () => {
  const folder = folderShelf();
  const found = await folder({ system: 'drill', edition: 0, inWork: false });
  if (!found.ok) throw new Error(found.problem.detail);
  const { system } = found.value;
  expect(system).not.toBe(drill);
  const match = begun(system);
  expect(match).toMatchObject({ edition: 0 });
  expect(match).not.toHaveProperty('inWork');
  const opened = await openGame(save(match), folder);
  expect(opened.ok && opened.value.system).toBe(system);
});
