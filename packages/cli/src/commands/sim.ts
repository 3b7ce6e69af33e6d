import { availableParallelism } from 'node:os';
import type { AnySystem, Seat } from '@sightline/kernel';
import type { Arguments } from '../arguments.ts';
import type { Command, ExitCode } from '../command.ts';
import { writeWhole } from '../files.ts';
import { failure, type Result, success } from '../result.ts';
import { SETUP_FLAGS, seatsOf, setUp, type Wish, wishOf } from '../setup.ts';
import { crashFile } from '../sim/crash-file.ts';
import { type Plan, secretOf } from '../sim/plan.ts';
import { playAll } from '../sim/pool.ts';
import { complain, print } from '../terminal.ts';
import { say } from '../words/index.ts';
import { progressBar } from '../words/progress.ts';
import { type ScoreNumbers, scoreNumbers, scoreWords, speedWords } from '../words/score.ts';

const ALL = 'all';
const OTHERWISE = 'random';

export const sim: Command = {
  name: 'sim',
  summary: say('sim.summary'),
  positionals: ['<system>'],
  seats: { value: 'bot', about: say('sim.seats', { bot: OTHERWISE }) },
  flags: {
    ...SETUP_FLAGS,
    scenario: { kind: 'text', value: `id|${ALL}`, about: say('flags.scenario') },
    mission: { kind: 'text', value: `id|${ALL}`, about: say('flags.mission') },
    bots: { kind: 'text', value: 'a,b', about: say('sim.bots') },
    games: { kind: 'whole', value: 'n', about: say('sim.games') },
    jobs: { kind: 'whole', value: 'n', about: say('sim.jobs') },
    json: { kind: 'on', about: say('flags.json') },
  },
  more: ['  sightline sim drill --red greedy --blue random --games 1000', '', say('sim.more')],
  async run(given) {
    const planned = await plansOf(given);
    if (!planned.ok) {
      complain(planned.problem);
      return 2;
    }
    const { wish, plans } = planned.value;
    const played: Played[] = [];
    for (const plan of plans) played.push(await simulate(wish.system, plan, given));
    print(given.has('json') ? json(wish, played) : text(wish, played));
    return reportCrashes(wish.system, played);
  },
};

interface Played {
  readonly plan: Plan;
  readonly score: ScoreNumbers;
  readonly seconds: number;
}

/** A plan for each scenario that was asked for. */
async function plansOf(given: Arguments): Promise<Result<{ wish: Wish; plans: readonly Plan[] }>> {
  const wish = await wishOf(given);
  if (!wish.ok) return wish;
  const { system, scenario } = wish.value;
  const plans: Plan[] = [];
  for (const id of scenario === ALL ? system.scenarios.map(each => each.id) : [scenario]) {
    const plan = planOf({ ...wish.value, scenario: id }, given.text('bots'));
    if (!plan.ok) return plan;
    plans.push(plan.value);
  }
  return success({ wish: wish.value, plans });
}

function planOf(wish: Wish, bots: string | undefined): Result<Plan> {
  const { system, scenario, switches, seed } = wish;
  const seats = bots === undefined ? success(wish.seats) : seatsInOrder(wish, bots.split(','));
  if (!seats.ok) return seats;
  if ([...seats.value.values()].includes('person')) return failure(say('sim.onlyBots'));
  const options = setUp({ ...wish, seats: seats.value }, { kind: 'bot', bot: OTHERWISE });
  if (!options.ok) return options;
  const names = seatsOf(system, scenario).map((seat): [Seat, string] => [seat, seats.value.get(seat) ?? OTHERWISE]);
  return success({
    system: system.id,
    edition: system.edition.number,
    scenario,
    switches,
    seed,
    bots: Object.fromEntries(names),
  });
}

function seatsInOrder({ system, scenario, seats }: Wish, bots: readonly string[]): Result<ReadonlyMap<Seat, string>> {
  const known = seatsOf(system, scenario);
  if (seats.size > 0) return failure(say('sim.either', { seat: [...seats.keys()][0] }));
  if (known.length > 0 && bots.length !== known.length) {
    return failure(say('sim.botsForSeats', { seats: known }));
  }
  return success(new Map(known.map((seat, i) => [seat, bots[i]!])));
}

async function simulate(system: AnySystem, plan: Plan, given: Arguments): Promise<Played> {
  const games = given.whole('games') ?? 100;
  const progress = progressBar(`${system.id} ${plan.scenario}`, games);
  const start = performance.now();
  const score = await playAll(system, plan, games, given.whole('jobs') ?? availableParallelism(), progress.show);
  progress.clear();
  return { plan, score: scoreNumbers(score, plan.bots), seconds: (performance.now() - start) / 1000 };
}

function text({ system, seed }: Wish, played: readonly Played[]): string {
  const parts = played.map(({ plan, score, seconds }) => [
    say('sim.title', { system: system.title, scenario: plan.scenario, seed }),
    ...scoreWords(score),
    speedWords(score.games, seconds),
  ]);
  return parts.map(lines => lines.join('\n')).join('\n\n');
}

function json({ system, seed, switches }: Wish, played: readonly Played[]): string {
  const scenarios = played.map(({ plan, score, seconds }) => ({
    scenario: plan.scenario,
    ...score,
    speed: { seconds, gamesPerSecond: score.games / seconds },
  }));
  return JSON.stringify({ system: system.id, seed, switches, scenarios }, null, 2);
}

/** None is expected. So many are kept as files that show them again. */
const KEPT_CRASHES = 3;

async function reportCrashes(system: AnySystem, played: readonly Played[]): Promise<ExitCode> {
  const crashes = played.flatMap(({ plan, score }) => score.crashes.map(crash => ({ plan, ...crash })));
  for (const { plan, game, message } of crashes.slice(0, KEPT_CRASHES)) {
    const file = `sightline-crash-${plan.system}-${plan.scenario}-${game}.json`;
    const written = await writeWhole(file, crashFile(system, plan, game));
    complain(say('sim.brokeOff', { game, scenario: plan.scenario, seed: secretOf(plan.seed, game), why: message }));
    complain(written.ok ? say('sim.seeAgain', { file }) : written.problem);
  }
  if (crashes.length > KEPT_CRASHES) complain(say('sim.moreBrokeOff', { count: crashes.length - KEPT_CRASHES }));
  return crashes.length === 0 ? 0 : 1;
}
