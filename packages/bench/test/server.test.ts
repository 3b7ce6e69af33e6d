import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asJson, asText, roundsOf } from '../src/server/report.ts';
import { tally } from '../src/server/tally.ts';

const SCRIPTS = join(import.meta.dirname, '..', '..', '..', 'scripts');
const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(SCRIPTS, script), ...args], { encoding: 'utf8' });

const result = (perSecond: number, p99: number, wrong: string[] = []) => ({
  moves: 100,
  perSecond,
  p50: 1,
  p99,
  processor: 2 * perSecond,
  load: 50,
  wrong,
});

describe('what online play costs', () => {
  test('is the median over the rounds', () => {
    const rounds = roundsOf([result(100, 5), result(300, 9), result(200, 7)]);
    expect(rounds).toMatchObject({ rate: 200, p99: 7, rates: [100, 300, 200], processor: 400, load: 50 });
  });

  test('is not told where something went wrong', () => {
    expect(() => roundsOf([result(100, 5), result(100, 5, ['a gap'])])).toThrow('a gap');
  });

  test('is printed for programs and for people', () => {
    const entry = {
      name: 'durable-sqlite',
      unit: 'moves/s',
      ours: 12_345.678,
      ratio: 3.25,
      p99: 12.34,
      notes: ['by turns'],
    };
    expect(JSON.parse(asJson([entry]))).toEqual({
      'durable-sqlite': { unit: 'moves/s', ours: 12_350, ratio: 3.25, p99: 12.34 },
    });
    expect(asText([entry])).toBe('durable-sqlite: 12,350 moves/s, ratio 3.25, p99 12.3 ms\n  by turns');
  });

  test('counts from when it is told to', () => {
    const counted = tally();
    counted.moved(1_000);
    counted.begin();
    for (const waited of [1, 2, 3]) counted.moved(waited);
    expect(counted.end()).toMatchObject({ moves: 3, p50: 2 });
  });
});

test.each([
  ['bench-server.ts', ['--fast'], 'usage: npm run bench:server'],
  ['bench-server.ts', ['--only', 'nothing'], 'usage: npm run bench:server'],
  ['drill-kill.ts', ['--kills', 'many'], 'usage: npm run drill:kill'],
  ['drill-kill.ts', ['--store', 'oracle'], 'usage: npm run drill:kill'],
])('%s does not understand %j and says how it is used', (script, args, usage) => {
  const { status, stdout, stderr } = run(script, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(usage);
});
