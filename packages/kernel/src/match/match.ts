import { isSecret, LONGEST_SECRET, type Provenance, promised, seedFrom } from '../dice/commitment.ts';
import type { Because, Event, Seat } from '../io.ts';
import { firstImpurity, normalised } from '../json.ts';
import type { StandingOrder } from '../offer.ts';
import type { Question } from '../question.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { EditionNumber, Outcome, Setup, SwitchValue, System } from '../system.ts';

export const MATCH_KIND = 'sightline match';
export const REPLAY_KIND = 'sightline replay';
/**
 * The number of the format of all files that hold a match. Those of 1 named no edition of their rules; in those of 2 dice
 * were numbered where they were told of, and nobody had committed himself to what he stirred them with.
 */
export const FORMAT = 3;

/**
 * A match at rest: plain data. It stands at a checkpoint between two steps, with the inputs given since; what the
 * table looks like in the middle of a step is found by running that step again.
 */
export interface Match<T = unknown> {
  readonly kind: typeof MATCH_KIND;
  readonly format: typeof FORMAT;
  readonly system: string;
  /** The edition of the rules that the match was begun under and is played by to its end (HS-FILE-007). */
  readonly edition: number;
  /** It was begun while that edition was in work, and may die with the next change of a rule (HS-FILE-008). */
  readonly inWork?: true;
  readonly setup: Setup;
  players: Record<Seat, Player>;
  /** A solo match may opt in to taking back anything (HS-UNDO-004). */
  readonly freeUndo: boolean;
  dice: MatchDice;
  standing: StandingOrder[];

  /** The checkpoint: the table between two steps, and all that led to it. */
  table: T;
  step: number;
  draws: number;
  shown: number;
  past: Input[];

  /** The inputs since the checkpoint, and the question that is waiting, if one is. */
  inputs: Input[];
  pause: Pause<T> | null;
  outcome: Outcome | null;
}

export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string };

export interface MatchDice {
  /** 'entered': people roll real dice and type the faces. */
  readonly kind: 'seeded' | 'entered';
  readonly seed: string;
  readonly provenance: Provenance;
  /** Seats whose dice the machine rolls although the others' are entered. */
  readonly machine: readonly Seat[];
  /** A branch may go on with fresh dice. */
  readonly reseeds: readonly Reseed[];
}

/** From that draw on another seed holds. */
export interface Reseed {
  readonly from: number;
  readonly seed: string;
  /** What it was made of; files of format 2 did not say. */
  readonly provenance: Provenance | null;
}

/** Where in the step an input was given: dice drawn, secrets shown, and the trail of all that had happened. */
interface Mark {
  readonly draws: number;
  readonly shown: number;
  readonly trail: number;
}

export type Input =
  | (Mark & {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly answer: unknown;
      readonly sealed?: SealedPlace;
      /** A pass that a standing order has made; nobody has decided anything (HS-UNDO-003). */
      readonly byOrder?: true;
    })
  | (Mark & { readonly kind: 'die'; readonly face: number | 'machine' });

/** The place of a sealed answer among those asked together. */
export interface SealedPlace {
  readonly at: number;
  readonly of: number;
}

export interface Pause<T> extends Mark {
  readonly asked: Asked;
  /** The table as it stands at the question. */
  readonly now: T;
  /** How many lines of this step have been told. */
  readonly told: number;
}

export type Asked =
  | { readonly kind: 'ask'; readonly seat: Seat; readonly question: Question }
  | { readonly kind: 'sealed'; readonly asks: readonly SealedAsk[] }
  | { readonly kind: 'roll'; readonly die: string; readonly faces: readonly number[]; readonly why: Because };

export interface SealedAsk {
  readonly seat: Seat;
  readonly question: Question;
  /** The answer in its envelope, once given. */
  readonly given: { readonly answer: unknown } | null;
}

/** One line of the log: a die or an event. Dice have no numbers here: a gap would tell of those that somebody may not see. */
export type Line<E extends Event = Event> = RollLine | { readonly kind: 'event'; readonly event: E };

export interface RollLine {
  readonly kind: 'roll';
  readonly die: string;
  readonly face: number;
  readonly why: Because;
  /** Rolled on the real table and typed in. */
  readonly entered?: true;
}

export interface MatchOptions {
  readonly scenario: string;
  readonly switches?: Readonly<Record<string, SwitchValue>>;
  readonly details?: Setup['details'];
  readonly players?: Readonly<Record<Seat, Player>>;
  readonly freeUndo?: boolean;
  /** Whoever knows it knows the dice: it stays with whoever runs the match until the match is over. */
  readonly secret: string;
  readonly dice?: 'seeded' | 'entered';
  readonly machine?: readonly Seat[];
}

export const PERSON: Player = { kind: 'person' };

/** HS-SETUP: only what exists may be set up. */
export function whyNotCreate<T, E extends Event, V>(
  system: System<T, E, V>,
  options: MatchOptions,
): readonly Refusal[] {
  const scenario = system.scenarios.find(({ id }) => id === options.scenario);
  if (!scenario) {
    return [
      refuse('HS-SETUP-001', 'unknownScenario', { scenario: options.scenario, known: system.scenarios.map(s => s.id) }),
    ];
  }
  const refusals: Refusal[] = [];
  for (const [id, value] of Object.entries(options.switches ?? {})) {
    const known = system.switches.find(s => s.id === id);
    if (!known)
      refusals.push(refuse('HS-SETUP-002', 'unknownSwitch', { switch: id, known: system.switches.map(s => s.id) }));
    else if (!known.values.includes(value)) {
      refusals.push(refuse('HS-SETUP-002', 'badSwitchValue', { switch: id, value, known: known.values }));
    }
  }
  for (const [seat, player] of Object.entries(options.players ?? {}))
    refusals.push(...whyNotSit(system, scenario.seats, seat, player));
  if (!isSecret(options.secret)) refusals.push(refuse('HS-DICE-002', 'noSecret', { most: LONGEST_SECRET }));
  if (options.freeUndo && countPersons(playersOf(scenario.seats, options)) !== 1) {
    refusals.push(refuse('HS-UNDO-004', 'notSolo'));
  }
  if (refusals.length > 0) return refusals;
  const setup = setupOf(system, options);
  if (firstImpurity(setup) !== null) return [refuse('HS-SETUP-001', 'notPlainData')];
  return system.whyNotSetup?.(setup) ?? [];
}

/** HS-SETUP-003: why a player may not take a seat; an empty list is a yes. */
export function whyNotSit<T, E extends Event, V>(
  system: System<T, E, V>,
  seats: readonly Seat[],
  seat: Seat,
  player: Player,
): readonly Refusal[] {
  const refusals: Refusal[] = [];
  if (!seats.includes(seat)) refusals.push(refuse('HS-SETUP-003', 'unknownSeat', { seat, known: seats }));
  if (player.kind !== 'person' && !Object.hasOwn(system.bots, player.bot)) {
    refusals.push(refuse('HS-SETUP-003', 'unknownBot', { bot: player.bot, known: Object.keys(system.bots) }));
  }
  return refusals;
}

export function create<T, E extends Event, V>(system: System<T, E, V>, options: MatchOptions): Match<T> {
  const [refusal] = whyNotCreate(system, options);
  if (refusal) throw new Error(`create: ${refusal.code} ${JSON.stringify(refusal.about ?? {})} (${refusal.rule})`);
  const setup = setupOf(system, options);
  const scenario = system.scenarios.find(({ id }) => id === options.scenario)!;
  return fresh(system, {
    ...termsOf(system.edition),
    setup,
    players: playersOf(scenario.seats, options),
    freeUndo: options.freeUndo ?? false,
    dice: {
      kind: options.dice ?? 'seeded',
      seed: seedFrom(options.secret, []),
      provenance: promised(options.secret),
      machine: options.machine ?? [],
      reseeds: [],
    },
    standing: [],
  });
}

/** All of a match that holds from its first step to its last. */
export type Terms = Pick<Match, 'edition' | 'inWork' | 'setup' | 'players' | 'freeUndo' | 'dice' | 'standing'>;

function termsOf({ number, inWork }: EditionNumber): Pick<Match, 'edition' | 'inWork'> {
  return inWork ? { edition: number, inWork } : { edition: number };
}

/** A match on these terms before its first step, to be played or played again. */
export function fresh<T, E extends Event, V>(system: System<T, E, V>, terms: Terms): Match<T> {
  const { edition, inWork, setup, players, freeUndo, dice, standing } = terms;
  return {
    kind: MATCH_KIND,
    format: FORMAT,
    system: system.id,
    ...termsOf({ number: edition, inWork: inWork === true }),
    setup,
    players,
    freeUndo,
    dice,
    standing,
    table: system.begin(setup),
    step: 0,
    draws: 0,
    shown: 0,
    past: [],
    inputs: [],
    pause: null,
    outcome: null,
  };
}

/** The table as it stands: in the middle of a step when somebody is being asked. */
export function nowOf<T>(match: Match<T>): T {
  return match.pause ? match.pause.now : match.table;
}

export function countPersons(players: Readonly<Record<Seat, Player>>): number {
  return Object.values(players).filter(player => player.kind === 'person').length;
}

function playersOf(seats: readonly Seat[], options: MatchOptions): Record<Seat, Player> {
  return Object.fromEntries(seats.map(seat => [seat, options.players?.[seat] ?? PERSON]));
}

function setupOf<T, E extends Event, V>(system: System<T, E, V>, options: MatchOptions): Setup {
  const switches = Object.fromEntries(system.switches.map(s => [s.id, options.switches?.[s.id] ?? s.values[0]]));
  return {
    scenario: options.scenario,
    switches,
    ...(options.details === undefined ? {} : { details: normalised(options.details) }),
  };
}
