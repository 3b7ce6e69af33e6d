import { createInterface } from 'node:readline';
import { type AnySystem, PERSON, type Seat } from '@sightline/kernel';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { DuelGame } from '../duel/game.ts';
import { type Entrant, playSeriesGame, type Series } from '../duel/series.ts';
import { wordsOf } from '../duel/words-of.ts';
import { failure, type Result, success } from '../result.ts';
import { SETUP_FLAGS, seatsOf, setUp, strangeSeat, wishOf } from '../setup.ts';
import { complain, print } from '../terminal.ts';
import { duelJson, duelWords } from '../words/duel.ts';
import { say } from '../words/index.ts';
import { progressBar } from '../words/progress.ts';

export const duel: Command = {
  name: 'duel',
  summary: say('duel.summary'),
  positionals: ['<system>'],
  seats: { value: 'bot', about: say('duel.seats') },
  flags: {
    ...SETUP_FLAGS,
    seed: { kind: 'text', value: 'text|-', about: say('duel.seed') },
    games: { kind: 'whole', value: 'n', about: say('duel.games') },
    limit: { kind: 'whole', value: 'ms', about: say('duel.limit') },
    memory: { kind: 'whole', value: 'MB', about: say('duel.memory') },
    save: { kind: 'text', value: 'folder', about: say('duel.save') },
    json: { kind: 'on', about: say('flags.json') },
  },
  more: [
    '  sightline duel drill --red "python3 bot.py" --blue greedy --games 10',
    '',
    say('duel.more'),
    say('duel.howTo'),
  ],
  async run(given) {
    const series = await seriesOf(given);
    if (!series.ok) {
      complain(series.problem);
      return 2;
    }
    const games = given.whole('games') ?? 1;
    const progress = progressBar(`${series.value.system.id} ${series.value.options.scenario}`, games);
    const played: DuelGame[] = [];
    for (let game = 1; game <= games; game++) {
      const one = await playSeriesGame(series.value, game);
      if (!one.ok) {
        complain(one.problem);
        return 1;
      }
      played.push(one.value);
      progress.show(played.length);
    }
    progress.clear();
    print((given.has('json') ? duelJson : duelWords)(series.value, played));
    return 0;
  },
};

async function seriesOf(given: Arguments): Promise<Result<Series>> {
  const wish = await wishOf(given);
  if (!wish.ok) return wish;
  const { system, scenario } = wish.value;
  const seats = seatsOf(system, scenario);
  const entrants = entrantsOf(system, seats, given.seats);
  if (!entrants.ok) return entrants;
  const seed = await seedOf(given, wish.value.seed, Object.values(entrants.value));
  if (!seed.ok) return seed;
  // Programs are asked from outside, as persons are.
  const asPersons = Object.entries(entrants.value).map(([seat, entrant]): [Seat, string] => [
    seat,
    entrant.kind === 'bot' ? entrant.bot : 'person',
  ]);
  const options = setUp({ ...wish.value, seed: seed.value, seats: new Map(asPersons) }, PERSON);
  if (!options.ok) return options;
  return success({
    system,
    options: options.value,
    entrants: entrants.value,
    limit: given.whole('limit') ?? 1000,
    memory: given.whole('memory') ?? 1000,
    folder: given.text('save') ?? null,
  });
}

/** A program can read the command line of whoever started it, and with the seed every die to come. */
async function seedOf(given: Arguments, seed: string, entrants: readonly Entrant[]): Promise<Result<string>> {
  if (given.text('seed') === '-') return readSeed();
  const isExposed = given.has('seed') && entrants.some(({ kind }) => kind === 'program');
  return isExposed ? failure(say('duel.seedExposed')) : success(seed);
}

/** The first line of standard input. */
async function readSeed(): Promise<Result<string>> {
  for await (const line of createInterface({ input: process.stdin })) return success(line);
  return failure(say('duel.noSeed'));
}

function entrantsOf(
  system: AnySystem,
  seats: readonly Seat[],
  named: ReadonlyMap<string, string>,
): Result<Record<Seat, Entrant>> {
  const strange = seats.length > 0 ? strangeSeat(named, seats) : undefined;
  if (strange) return failure(strange);
  const entrants: Record<Seat, Entrant> = {};
  for (const seat of seats) {
    const name = named.get(seat);
    if (name === undefined) return failure(say('duel.seatMissing', { seat }));
    if (name === 'person') return failure(say('duel.onlyBots'));
    const words = wordsOf(name);
    if (!words.ok) return failure(`--${seat}: ${words.problem}`);
    const isOfSystem = Object.hasOwn(system.bots, name);
    entrants[seat] = isOfSystem ? { kind: 'bot', bot: name } : { kind: 'program', words: words.value };
  }
  return success(entrants);
}
