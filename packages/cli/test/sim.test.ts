import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drill } from '@sightline/drill';
import { type AnySystem, attempt, load, logOf } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { crashFile } from '../src/sim/crash-file.ts';
import { playGames } from '../src/sim/games.ts';
import type { Plan } from '../src/sim/plan.ts';
import { wilson } from '../src/sim/score.ts';
import { inProcess, newFolder, sightline } from './sightline.ts';

interface Report {
  readonly seed: string;
  readonly scenarios: readonly { scenario: string; games: number; draws: number; speed: unknown; seats: Seats }[];
}
type Seats = Readonly<Record<string, { wins: number; rate: number; low: number; high: number; player: string }>>;

function report(...words: string[]): Report {
  const { status, stdout, stderr } = sightline(['sim', 'drill', '--json', ...words]);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Report;
}

const withoutSpeed = ({ scenarios, ...rest }: Report): unknown => ({
  ...rest,
  scenarios: scenarios.map(({ speed: _, ...each }) => each),
});

describe('sim', () => {
  test('a seed gives the same result with any number of jobs', () => {
    const words = ['--games', '60', '--seed', 'x', '--bots', 'greedy,random', '--switch', 'mines=false'];
    const alone = report(...words, '--jobs', '1');
    expect(withoutSpeed(report(...words, '--jobs', '3'))).toEqual(withoutSpeed(alone));
    const { games, draws, seats } = alone.scenarios[0]!;
    expect(games).toBe(60);
    expect(seats['red']!.wins + seats['blue']!.wins + draws).toBe(60);
    expect(seats['red']).toMatchObject({ player: 'greedy', rate: seats['red']!.wins / 60 });
    expect(seats['red']!.wins).toBeGreaterThan(50);
  });

  test('all scenarios, seats by their flags, as a table', () => {
    const { status, stdout } = sightline([
      'sim',
      'drill',
      '--scenario',
      'all',
      '--games',
      '2',
      '--blue',
      'greedy',
      '--seed',
      'y',
    ]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^The Drill, walls, seed y\nseat +player +wins +rate +95% interval\nred +random/m);
    expect(stdout).toMatch(/^The Drill, open, seed y$/m);
    expect(stdout).toMatch(/^2 games, \d draws?, 0 crashes, \d+\.\d steps a game\n\d+ games? a second$/m);
  });

  test('a mission is a scenario by another name', () => {
    const { status, stdout } = sightline(['sim', 'drill', '--mission', 'open', '--games', '2', '--seed', 'y']);
    expect([status, stdout.split('\n')[0]]).toEqual([0, 'The Drill, open, seed y']);
    const both = sightline(['sim', 'drill', '--mission', 'open', '--scenario', 'walls']);
    expect([both.status, both.stderr]).toEqual([2, expect.stringContaining('either --scenario or --mission')]);
  });

  test('without a seed it takes one and tells it', () => {
    const once = report('--games', '2');
    expect(once.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(withoutSpeed(report('--games', '2', '--seed', once.seed))).toEqual(withoutSpeed(once));
  });

  test.for([
    [['chess'], 'there’s no system "chess"'],
    [['drill', '--games', '0'], '--games needs a whole number from 1 up'],
    [['drill', '--scenario', 'moon'], 'There is no scenario "moon"'],
    [['drill', '--bots', 'greedy'], '--bots needs one for each seat: red, blue'],
    [['drill', '--bots', 'greedy,genius'], 'There is no bot "genius"'],
    [['drill', '--bots', 'greedy,greedy', '--red', 'random'], 'either --bots or --red, not both'],
    [['drill', '--red', 'person'], 'only bots play in a simulation'],
    [['drill', '--scenario', 'all', '--green', 'greedy'], 'unknown option --green'],
  ] as const)('%j is a usage error', async ([words, said]) => {
    const run = await inProcess(['sim', ...words]);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(said);
  });
});

test("Wilson's interval holds the share, and stays sound at the ends", () => {
  // Ten of twenty: 0.299 to 0.701, worked by hand.
  expect(wilson(10, 20).low).toBeCloseTo(0.2993, 4);
  expect(wilson(10, 20).high).toBeCloseTo(0.7007, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

describe('a game that breaks off', () => {
  const whole = drill as unknown as AnySystem;
  const plan: Plan = {
    system: 'drill',
    scenario: 'open',
    switches: { mines: true },
    bots: { red: 'greedy', blue: 'random' },
    seed: 'crash',
  };
  const stumbling = (isFatal: (table: { round: number; laid: number }) => boolean): AnySystem => ({
    ...whole,
    step(table, io) {
      whole.step(table, io);
      if (isFatal(table as never)) throw new Error('the rule stumbles');
    },
  });

  test.for([
    ['in the middle of the match', stumbling(({ round }) => round === 3)],
    ['when sealed answers are opened', stumbling(({ laid }) => laid === 2)],
  ] as const)('%s is counted, and its file breaks off at the same place', ([_, system]) => {
    const score = playGames(system, plan, 1, 3);
    expect(score.games).toBe(2);
    expect(score.crashes.map(({ game, message }) => [game, message])).toEqual([
      [1, 'the rule stumbles'],
      [2, 'the rule stumbles'],
    ]);
    const read = load(crashFile(system, plan, 2), [system]);
    if (!read.ok) throw new Error(read.problem.detail);
    expect(attempt(() => logOf(system, read.value.match))).toEqual({ ok: false, why: 'the rule stumbles' });
    expect(attempt(() => logOf(whole, read.value.match)).ok).toBe(true);
  });

  test('because it would not end is kept as it stood then', () => {
    const endless: AnySystem = { ...whole, stepLimit: 20 };
    const read = load(crashFile(endless, plan, 1), [endless]);
    expect(read.ok && read.value.match.step).toBe(20);
  });

  test('because a bot answers what is not allowed waits at that question', () => {
    const cheat: AnySystem = {
      ...whole,
      bots: { ...whole.bots, greedy: ({ kind }) => (kind === 'lay' ? 150 : 'fly') },
    };
    const file = crashFile(cheat, plan, 1);
    const read = load(file, [whole]);
    expect(read.ok && read.value.match.pause?.asked).toMatchObject({ kind: 'sealed' });
    const folder = newFolder();
    writeFileSync(join(folder, 'crash.json'), file);
    expect(sightline(['replay', 'crash.json'], '', folder).stdout).toMatch(/^red is asked: /m);
  });
});
