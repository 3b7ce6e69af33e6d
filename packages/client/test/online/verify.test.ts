import { drill } from '@sightline/drill';
import { type AnySystem, advance, create, type Replay, replayOf, saveReplay, stir } from '@sightline/kernel';
import { beforeAll, expect, test } from 'vitest';
import { verifyReplay } from '../../src/play/verify.ts';

const system = drill as unknown as AnySystem;
const bot = { kind: 'bot', bot: 'greedy' } as const;
const STIRS = { red: 'what red has drawn', blue: 'what blue has drawn' };

let replay: Replay;
beforeAll(() => {
  const match = create(system, { scenario: 'open', players: { red: bot, blue: bot }, secret: 'the secret' });
  stir(match, STIRS);
  advance(system, match);
  replay = replayOf(system, match);
});

const checked = async (changed: Partial<Replay>, noted: Parameters<typeof verifyReplay>[1]) => {
  const found = await verifyReplay(saveReplay({ ...replay, ...changed }), noted);
  if (!found.ok) throw new Error(found.problem.detail);
  return found.value;
};

test('HS-DICE-004: a browser draws every die again, and knows the promise that it noted', async () => {
  const promise = replay.dice.provenance.commitment;
  expect(await checked({}, { promise, stirs: { red: STIRS.red } })).toMatchObject({ sum: 'sound', noted: 'kept' });
  expect(await checked({}, null)).toMatchObject({ sum: 'sound', noted: 'nothing' });
  expect(await checked({}, { promise: 'f'.repeat(64), stirs: {} })).toMatchObject({ noted: 'broken' });
  expect(await checked({}, { promise, stirs: { red: 'something else' } })).toMatchObject({ noted: 'broken' });
});

test('HS-DICE-004: a die that was changed is named', async () => {
  const [first, ...rest] = replay.rolls;
  const rolls = [{ ...first!, face: first!.face === 1 ? 2 : 1 }, ...rest];
  const { sum, verdict } = await checked({ rolls }, null);
  expect([sum, verdict.wrong.map(({ draw }) => draw)]).toEqual(['unsound', [0]]);
});

test('what is no replay cannot be verified', async () => {
  expect(await verifyReplay('{}', null)).toMatchObject({ ok: false });
});
