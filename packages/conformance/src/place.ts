import {
  AUDIENCE,
  advance,
  attempt,
  type Bot,
  type Chance,
  chancesOf,
  type Event,
  isListed,
  type Line,
  legalAnswers,
  type Match,
  type Pause,
  parseSeed,
  type Question,
  type Seat,
  type System,
  sameJson,
  seedOf,
  type Viewer,
} from '@sightline/kernel';

/** A match that waits for somebody, as the checks look at it. They leave it as they found it. */
export interface Place<T, E extends Event, V> {
  readonly system: System<T, E, V>;
  readonly match: Match<T>;
  readonly pause: Pause<T>;
  /** What the current step has told so far. */
  readonly told: readonly Line<E>[];
  /** The luck of the kit itself: what it samples. */
  readonly chance: Chance;
  /** Answers that belonged to other questions. */
  readonly strays: readonly unknown[];
}

export function seatsOf<T>(match: Match<T>): readonly Seat[] {
  return Object.keys(match.players);
}

export function viewersOf<T>(match: Match<T>): readonly Viewer[] {
  return [...seatsOf(match), AUDIENCE];
}

/** The JSON of a value: what the kit compares. */
export function textOf(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

/** The chances of the kit for one seed; they are not those of the match. */
export function luckOf(seed: number): Chance {
  return chancesOf(parseSeed(seedOf(`conformance ${seed}`))).next;
}

/** The start of a text of any length. */
export function excerpt(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}

/** The current step from its checkpoint up to the same pause once more; or why it could not be run. */
export function runAgain<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
): { readonly pause: Pause<T> | null; readonly lines: readonly Line<E>[]; readonly why?: string } {
  const lines: Line<E>[] = [];
  const again: Match<T> = { ...match, past: [], pause: null };
  const run = attempt(() => advance(system, again, { inline: false, listen: line => lines.push(line) }));
  return { pause: again.pause, lines, ...(run.ok ? {} : { why: run.why }) };
}

/** What a bot answers here. It has the chances that the kernel would give it, so both play the same game. */
export function botsAnswer<T, E extends Event, V>(
  system: System<T, E, V>,
  match: Match<T>,
  table: T,
  asked: { readonly seat: Seat; readonly question: Question },
  bot: Bot<V>,
): unknown {
  const { seat, question } = asked;
  const number = match.past.length + match.inputs.length + placeUnderSeal(match, seat, question);
  const chances = chancesOf(parseSeed(match.dice.seed), number);
  return bot(
    question,
    () => system.view(table, seat),
    chances.next,
    () => legalAnswers(system, table, seat, question),
  );
}

/** Which of the questions asked together this is; of one asked alone the first. */
function placeUnderSeal<T>(match: Match<T>, seat: Seat, question: Question): number {
  const asked = match.pause?.asked;
  const asks = asked?.kind === 'sealed' ? asked.asks : [];
  return Math.max(
    0,
    asks.findIndex(ask => ask.seat === seat && ask.question === question),
  );
}

/** One of the answers that are allowed, by the luck of the kit. */
export function someAnswer<T, E extends Event, V>(
  { system, pause, chance }: Place<T, E, V>,
  { seat, question }: { readonly seat: Seat; readonly question: Question },
): unknown {
  const all = legalAnswers(system, pause.now, seat, question);
  return all[chance(all.length)];
}

/** Whether a question lists an answer. */
export function lists(question: Question, answer: unknown): boolean {
  return isListed(question) && question.options.some(option => sameJson(option, answer));
}
