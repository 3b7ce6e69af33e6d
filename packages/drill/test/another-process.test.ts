import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advance, answer, create, type Match, openQuestions, save } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { type Drill, drill } from '../src/index.ts';
import { duckAndFinish } from './finish-match.ts';

/** A match that waits for blue to duck or not: until then red is a bot, and blue takes what is offered first. */
function atADuckQuestion(): Match<Drill> {
  const players = { red: { kind: 'bot', bot: 'greedy' } } as const;
  const match = create(drill, { scenario: 'walls', secret: 'a duck', players });
  advance(drill, match);
  for (;;) {
    const { seat, question } = openQuestions(match)[0] ?? {};
    if (!seat || !question) throw new Error('expected a duck question before the end of the match');
    const { trigger, options } = question as typeof question & { trigger?: { on: string }; options: unknown[] };
    if (trigger?.on === 'shot') return match;
    answer(drill, match, seat, options[0]);
  }
}

test('a match saved in the middle of a duck is finished by another process as it would have been here', () => {
  const match = atADuckQuestion();
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const path = join(folder, 'duck.match.json');
  writeFileSync(path, save(match));
  const there = execFileSync(process.execPath, [join(import.meta.dirname, 'finish-match.ts'), path], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const here = duckAndFinish(match);
  expect(match.outcome).not.toBeNull();
  expect(there.trim()).toBe(here);
});
