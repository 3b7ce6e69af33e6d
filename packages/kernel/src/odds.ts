import { seedOf } from './dice/commitment.ts';
import { counter, parseSeed } from './dice/counter.ts';
import type { Die } from './dice/die.ts';
import { enumerate, type Policy } from './io/enumerated.ts';
import type { Event, Io, Procedure, Sealed, Seat } from './io.ts';
import type { Json } from './json.ts';
import { legalAnswers, whyNotAnswerTo } from './legal.ts';
import { type Match, nowOf } from './match/match.ts';
import { PASS } from './offer.ts';
import { type AnswerTo, isListed, type Question } from './question.ts';
import type { System } from './system.ts';

/** The odds of everything that may come of an answer, likeliest first. */
export interface Odds {
  /** Counted to the last way, or sampled because the dice tree was too large. */
  readonly exact: boolean;
  readonly outcomes: readonly Chanced[];
  /** Of how many ways, or of how many samples. */
  readonly of: bigint;
}

export interface Chanced {
  readonly outcome: Json;
  readonly ways: bigint;
  readonly chance: number;
  /** One standard error of a sampled chance; 0 when it is exact. */
  readonly error: number;
}

export interface OddsOptions {
  /** How many leaves of the dice tree are walked before sampling is preferred. */
  readonly leaves?: number;
  readonly samples?: number;
  readonly policy?: Policy;
  /** What is answered meanwhile to get what was wanted; undefined leaves it to the policy. */
  readonly prefers?: (seat: Seat, question: Question) => unknown;
  readonly seed?: string;
}

/** Passes on every offer and takes the first option of anything else. */
export const firstOption: Policy = (_seat, question) => {
  if (question.kind === 'react') return PASS;
  if (!isListed(question)) throw new Error(`odds: no policy answers ${question.kind}, which lists no options`);
  return question.options[0];
};

/**
 * The odds of one answer to the question a seat is asked, worked out on what that seat can see (HS-VIEW-005); null
 * where no die hangs on it, and for an answer that is not allowed.
 */
export function oddsOfAnswer<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  seat: Seat,
  question: Question,
  answer: unknown,
  options: OddsOptions = {},
): Odds | null {
  return oddsOnView(system, system.view(nowOf(match), seat), seat, question, answer, options);
}

/** The same for whoever holds no match, only what that seat sees of it. */
export function oddsOnView<T, E extends Event, V>(
  system: System<T, E, V>,
  view: V,
  seat: Seat,
  question: Question,
  answer: unknown,
  options: OddsOptions = {},
): Odds | null {
  const seen = system.imagine(view);
  if (whyNotAnswerTo(system, seen, seat, question, answer).length > 0) return null;
  const procedure = system.foresee(seen, seat, question, answer);
  if (!procedure) return null;
  const policy: Policy = (asked, q) =>
    system.odds?.prefers?.(asked, q) ??
    (isListed(q) || q.kind === 'react' ? firstOption(asked, q) : legalAnswers(system, seen, asked, q)[0]);
  return odds(procedure, seen, system.copy, system.summary, { policy, ...system.odds, ...options });
}

/** The odds of a rule on a table: the very function that plays, run down every path of its dice. */
export function odds<T, E extends Event>(
  procedure: Procedure<T, E>,
  table: T,
  copy: (table: T) => T,
  summary: (before: T, after: T) => Json,
  options: OddsOptions = {},
): Odds {
  const { foretells } = procedure;
  const run = (io: Io<E>): Json => {
    if (foretells) return foretells.say(io);
    const after = copy(table);
    procedure(after, io);
    return summary(table, after);
  };
  const policy = options.policy ?? firstOption;
  const budget = { leaves: options.leaves ?? foretells?.leaves ?? 100_000, known: new Map() };
  const counted = enumerate<Json, E>(run, outcome => JSON.stringify(outcome), policy, budget);
  if (!counted) {
    return sample(run, policy, options.samples ?? foretells?.samples ?? 20_000, options.seed ?? seedOf('odds'));
  }
  return sorted(
    true,
    counted.of,
    counted.results.map(({ result, ways }) => ({ outcome: result, ways, chance: ratio(ways, counted.of), error: 0 })),
  );
}

function sample<E extends Event>(run: (io: Io<E>) => Json, policy: Policy, samples: number, seed: string): Odds {
  const dice = counter(parseSeed(seed));
  let draws = 0;
  const io: Io<E> = {
    roll: (die: Die) => die.faces[dice.draw(draws++, die.faces.length)]!,
    ask: <Q extends Question>(seat: Seat, question: Q) => policy(seat, question) as AnswerTo<Q>,
    askAll: <Q extends Question>(sealed: readonly Sealed<Q>[]) =>
      sealed.map(s => policy(s.seat, s.question) as AnswerTo<Q>),
    tell: () => {},
  };
  const found = new Map<string, { outcome: Json; count: number }>();
  for (let i = 0; i < samples; i++) {
    const outcome = run(io);
    const key = JSON.stringify(outcome);
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { outcome, count: 1 });
  }
  const outcomes = [...found.values()].map(({ outcome, count }) => {
    const chance = count / samples;
    return { outcome, ways: BigInt(count), chance, error: Math.sqrt((chance * (1 - chance)) / samples) };
  });
  return sorted(false, BigInt(samples), outcomes);
}

function sorted(exact: boolean, of: bigint, outcomes: readonly Chanced[]): Odds {
  return { exact, of, outcomes: outcomes.toSorted((a, b) => (a.ways < b.ways ? 1 : a.ways > b.ways ? -1 : 0)) };
}

/** A quotient of large whole numbers to the last digit that a number holds. */
function ratio(ways: bigint, of: bigint): number {
  const scale = 1n << 60n;
  return Number((ways * scale) / of) / Number(scale);
}
