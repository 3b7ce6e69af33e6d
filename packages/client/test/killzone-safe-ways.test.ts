import { advance, create, legalAnswers, nowOf, openQuestions, answer as say } from '@sightline/kernel';
import type { Killzone, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import { killzoneGame } from '../src/games/killzone/index.ts';

// What a way is said to risk, beside what comes of it.

const GAME = killzoneGame(edition);
const { system } = GAME;

test('a way that is called safe wrecks nobody: no corner, and no soft ground on it', () => {
  const players = { gang: { kind: 'person' as const }, law: { kind: 'person' as const } };
  let driven = 0;
  for (let seed = 0; seed < 20; seed++) {
    const match = create(system, { scenario: 'hot-pursuit', switches: {}, players, secret: `safe ${seed}` });
    advance(system, match);
    for (let asked = 0; asked < 200 && !match.outcome; asked++) {
      const { seat, question } = openQuestions(match)[0]!;
      const table = nowOf(match) as Killzone;
      const answers = legalAnswers(system, table, seat, question);
      const view = system.view(table, seat) as KillzoneView;
      const isSafe = (answer: unknown): boolean =>
        question.kind === 'route' && Object.values(GAME.act!(view, question, answer) ?? {}).includes('safe');
      const safe = answers.filter(isSafe);
      const given = safe[seed % safe.length] ?? answers[(asked * 7 + 3) % answers.length];
      expect(say(system, match, seat, given)).toEqual([]);
      if (safe.length === 0) continue;
      driven++;
      const { id } = (question as KillzoneQuestion & { readonly kind: 'route' }).vehicle;
      expect((nowOf(match) as Killzone).vehicles[id]!.wrecked).toBe(false);
    }
  }
  expect(driven).toBeGreaterThan(50);
});
