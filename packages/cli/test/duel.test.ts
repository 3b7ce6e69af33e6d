import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test, vi } from 'vitest';
import type { Forfeit } from '../src/duel/game.ts';
import { inProcess, main, newFolder, sightline } from './sightline.ts';

const node = `"${process.execPath}"`;
const examples = join(import.meta.dirname, '..', 'examples');
const naughty = (misdeed: string): string => `${node} "${join(import.meta.dirname, 'bots', 'naughty.mjs')}" ${misdeed}`;

interface Report {
  readonly seats: Readonly<Record<string, { readonly wins: number }>>;
  readonly played: readonly { readonly hash: string; readonly forfeits: readonly Forfeit[] }[];
}

/** What no bot exceeds unless it means to, however busy the machine is. */
const AMPLE = '60000';
/** What a bot that stays silent has to let pass. */
const SHORT = '3000';

function duel(red: string, words: readonly string[], limit = AMPLE): Report {
  const run = sightline(['duel', 'drill', '--red', red, '--seed', '-', '--json', '--limit', limit, ...words], 'duel\n');
  expect([run.status, run.stderr]).toEqual([0, '']);
  return JSON.parse(run.stdout) as Report;
}

const known = new Map<string, Report>();

/** What comes of one misdeed against a greedy opponent; played once, however many tests look at it. */
function misbehaving(misdeed: string, limit = AMPLE): Report {
  const report = known.get(misdeed) ?? duel(naughty(misdeed), ['--blue', 'greedy'], limit);
  known.set(misdeed, report);
  return report;
}

const reasons = ({ played }: Report): readonly (readonly unknown[])[] =>
  played[0]!.forfeits.map(({ seat, decision, reason }) => [seat, decision, reason]);
const details = ({ played }: Report): readonly string[] => played[0]!.forfeits.map(({ detail }) => detail);

describe('the examples', () => {
  const python = spawnSync('python3', ['--version']).status === 0;

  test('a bot in Python wins nine of ten games against random', context => {
    if (!python) context.skip('python3 is not on this machine');
    const { seats, played } = duel(`python3 "${join(examples, 'bot.py')}"`, ['--blue', 'random', '--games', '10']);
    expect(seats['red']!.wins).toBeGreaterThanOrEqual(9);
    expect(played.flatMap(({ forfeits }) => forfeits)).toEqual([]);
  });

  test('a bot in JavaScript, which names its answers in full, plays at any seat', () => {
    const bot = `${node} "${join(examples, 'bot.mjs')}"`;
    const { played } = duel(bot, ['--blue', bot, '--games', '2']);
    expect(played.flatMap(({ forfeits }) => forfeits)).toEqual([]);
    expect(played[0]!.hash).not.toBe(played[1]!.hash);
  });

  rule(['HS-BOT-002', 'HS-BOT-005'], 'a babbler forfeits every decision, and does so again with the same seed', () => {
    const babbler = `${node} "${join(examples, 'babbler.mjs')}"`;
    const once = duel(babbler, ['--blue', 'greedy']);
    expect(new Set(once.played[0]!.forfeits.map(({ seat, reason }) => `${seat} ${reason}`))).toEqual(
      new Set(['red babble']),
    );
    expect(once.played[0]!.forfeits.map(({ decision }) => decision)).toEqual(
      once.played[0]!.forfeits.map((_, i) => i + 1),
    );
    expect(duel(babbler, ['--blue', 'greedy'])).toEqual(once);
  });
});

rule('HS-BOT-001', 'a bot that ends forfeits that decision and each later one, with its exit code', () => {
  const report = misbehaving('exit');
  expect(reasons(report).slice(0, 2)).toEqual([
    ['red', 2, 'crash'],
    ['red', 3, 'crash'],
  ]);
  expect(new Set(details(report))).toEqual(new Set(['exit code 3']));
});

rule('HS-BOT-002', 'a bot that babbles forfeits that decision alone, and the start of the line is told', () => {
  const hello = misbehaving('hello');
  expect(reasons(hello)).toEqual([['red', 3, 'babble']]);
  expect(details(hello)).toEqual(['"hello": the line is not JSON']);
  const number = misbehaving('number');
  expect(reasons(number)).toEqual([['red', 3, 'babble']]);
  expect(details(number)[0]).toContain('question 99 is not being asked');
  // Two lines for one question: the one too many is taken for the next.
  expect(reasons(misbehaving('extra'))).toEqual([['red', 3, 'babble']]);
});

rule('HS-BOT-003', 'a bot that cheats forfeits that decision and is told what a person would be', () => {
  const report = misbehaving('unlisted');
  expect(reasons(report)).toEqual([['red', 3, 'cheat']]);
  expect(details(report)).toEqual(['That is not one of the options [HS-SEAL-003]']);
  expect(reasons(misbehaving('beyond'))).toEqual([['red', 3, 'cheat']]);
});

rule('HS-BOT-004', 'a bot that is late forfeits that decision, and its late line counts for nothing', () => {
  const report = misbehaving('late', SHORT);
  expect(reasons(report)).toEqual([['red', 3, 'late']]);
  expect(details(report)).toEqual([`no answer in ${SHORT} ms`]);
});

rule('HS-BOT-005', 'the default depends on the question alone: after any misdeed the match goes on alike', () => {
  const misdeeds = ['hello', 'number', 'extra', 'unlisted', 'beyond'];
  expect(new Set(misdeeds.map(misdeed => misbehaving(misdeed).played[0]!.hash)).size).toBe(1);
});

test('replays and what the bots write to standard error are kept where one wants them', async () => {
  const folder = newFolder();
  const { played } = duel(naughty('silent'), ['--blue', 'greedy', '--save', join(folder, 'kept')], SHORT);
  expect(readdirSync(join(folder, 'kept'))).toEqual(['game-1-red.stderr.txt', 'game-1.json']);
  expect(readFileSync(join(folder, 'kept', 'game-1-red.stderr.txt'), 'utf8')).toContain('I say nothing');
  const replay = join(folder, 'kept', 'game-1.json');
  expect((await inProcess(['verify', replay])).status).toBe(0);
  expect((await inProcess(['replay', replay, '--hash'])).stdout).toBe(`${played[0]!.hash}\n`);
});

test('otherwise their standard error is passed on with the seat before it, and cannot move the cursor', () => {
  const words = ['duel', 'drill', '--red', naughty('silent'), '--blue', 'greedy', '--seed', '-', '--limit', SHORT];
  const { status, stdout, stderr } = sightline(words, 'duel\n');
  expect(status).toBe(0);
  expect(stderr).toBe('[red] I say nothing·[2J\n');
  expect(stdout).toContain(`red forfeited 1 decision: 1 late\n  game 1, decision 3: late, no answer in ${SHORT} ms\n`);
});

test('a flood without an end of line is babble, and costs no memory', () => {
  const words = ['duel', 'drill', '--red', naughty('flood'), '--blue', 'greedy', '--json', '--limit', AMPLE];
  const run = spawnSync(process.execPath, ['--max-old-space-size=64', main, ...words], { encoding: 'utf8' });
  expect(run.status).toBe(0);
  const { forfeits } = (JSON.parse(run.stdout) as Report).played[0]!;
  expect(forfeits.length).toBeGreaterThan(10);
  expect(new Set(forfeits.map(({ reason }) => reason))).toEqual(new Set(['babble']));
  expect(forfeits[0]!.detail).toMatch(/^"x{60}…": a line has at most 1000000 characters$/);
});

test('of what a bot writes to standard error only so much is kept, passed on or in a file', () => {
  const folder = newFolder();
  duel(naughty('noise'), ['--blue', 'greedy', '--save', folder]);
  const kept = readFileSync(join(folder, 'game-1-red.stderr.txt'), 'utf8');
  expect(kept.length).toBeLessThan(1_001_000);
  expect(kept).toMatch(/^noise noise /);
  expect(kept).toMatch(/\n\(after 1,000,000 characters the rest is dropped\)\n$/);
  const passed = sightline(['duel', 'drill', '--red', naughty('noise'), '--blue', 'greedy', '--limit', AMPLE]);
  expect(passed.status).toBe(0);
  expect(passed.stderr.length).toBeLessThan(1_200_000);
});

test.skipIf(process.platform === 'win32')(
  'a bot that takes too much memory is ended, and forfeits from then on',
  () => {
    const report = duel(naughty('hog'), ['--blue', 'greedy', '--memory', '400']);
    expect(reasons(report)[0]).toEqual(['red', 3, 'crash']);
    expect(new Set(details(report))).toEqual(new Set(['took more than 400 MB']));
  },
);

test('the seed of a duel with programs is not on the command line, where they could read it', async () => {
  const words = ['duel', 'drill', '--red', naughty('none'), '--blue', 'greedy', '--seed'];
  const exposed = await inProcess([...words, 'duel']);
  expect(exposed).toMatchObject({ status: 2, stdout: '' });
  expect(exposed.stderr).toContain('give --seed - and the seed on standard input');
  expect(sightline([...words, '-'])).toMatchObject({ status: 2 });
  expect((await inProcess(['duel', 'drill', '--red', 'greedy', '--blue', 'greedy', '--seed', 'duel'])).status).toBe(0);
});

test('of the secret of one game nobody learns that of the next', () => {
  const folder = newFolder();
  duel('greedy', ['--blue', 'greedy', '--games', '2', '--save', folder]);
  const [first, second] = [1, 2].map(game => readFileSync(join(folder, `game-${game}.json`), 'utf8'));
  expect(first).not.toMatch(/duel#|"duel"/);
  expect(second).not.toMatch(/duel#|"duel"/);
});

describe('no bot outlives the duel', () => {
  const isAlive = (id: number): boolean => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  /** A process that was ended is there until the system has cleared it away. */
  const areGone = (file: string): Promise<boolean> => {
    const ids = JSON.parse(readFileSync(file, 'utf8')) as number[];
    expect(ids).toHaveLength(2);
    return vi.waitUntil(() => !ids.some(isAlive), { timeout: 60_000 });
  };

  test('one that will not leave is ended after its game, with what it started', async () => {
    const file = join(newFolder(), 'ids.json');
    duel(naughty(`stay "${file}"`), ['--blue', 'greedy']);
    await areGone(file);
  });

  test.skipIf(process.platform !== 'linux')('nor does what it started to live on by itself', async () => {
    const file = join(newFolder(), 'ids.json');
    duel(naughty(`hide "${file}"`), ['--blue', 'greedy']);
    await areGone(file);
  });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`when the duel is ended from outside by ${signal}, so are they`, async () => {
      const file = join(newFolder(), 'ids.json');
      const words = ['duel', 'drill', '--red', naughty(`stay "${file}"`), '--blue', 'greedy', '--games', '1000'];
      const running = spawn(process.execPath, [main, ...words], { stdio: 'ignore' });
      await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').endsWith(']'), { timeout: 60_000 });
      running.kill(signal);
      await once(running, 'exit');
      await areGone(file);
    });
  }
});

test('a program that is not there is an error, not a bot that crashes', () => {
  const run = sightline(['duel', 'drill', '--red', 'no-such-program', '--blue', 'greedy']);
  expect(run).toMatchObject({ status: 1, stdout: '' });
  expect(run.stderr).toContain('the bot of red cannot be started');
});

test.for([
  [['chess'], 'there’s no system "chess"'],
  [['drill', '--red', 'greedy'], '--blue is missing: every seat needs a bot'],
  [['drill', '--red', 'greedy', '--blue', 'person'], 'only bots play in a duel'],
  [['drill', '--red', 'greedy', '--blue', '"node'], '--blue: a quote is not closed'],
  [['drill', '--red', 'greedy', '--blue', ' '], '--blue: an empty command'],
  [['drill', '--red', 'greedy', '--blue', 'greedy', '--green', 'greedy'], 'unknown option --green'],
  [['drill', '--red', 'greedy', '--blue', 'greedy', '--limit', '0'], '--limit needs a whole number'],
  [['drill', '--scenario', 'moon', '--red', 'greedy', '--blue', 'greedy'], 'There is no scenario "moon"'],
] as const)('%j is a usage error', async ([words, said]) => {
  const run = await inProcess(['duel', ...words]);
  expect([run.status, run.stdout]).toEqual([2, '']);
  expect(run.stderr).toContain(said);
});
