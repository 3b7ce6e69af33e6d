import type { Stir } from './dice/commitment.ts';
import type { Event, Seat } from './io.ts';
import { type Line, type Match, nowOf, type Player } from './match/match.ts';
import { whyNotUndo } from './match/rewind.ts';
import type { Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import { AUDIENCE, type Outcome, type Ruling, type Setup, type System, type Viewer } from './system.ts';

/** What everybody may know of a match from the start: what is played, by which rules, and the promise of its dice. */
export interface Header {
  readonly system: string;
  /** The number of the format it is kept in. */
  readonly format: number;
  readonly edition: number;
  readonly inWork: boolean;
  readonly setup: Setup;
  /** What the house has ruled, besides the switches of the setup. */
  readonly rulings: readonly Ruling[];
  readonly players: Readonly<Record<Seat, Player>>;
  readonly freeUndo: boolean;
  readonly dice: 'seeded' | 'entered';
  readonly commitment: string;
  /** Who has stirred the dice, or was to and has not revealed with what (HS-DICE-003). */
  readonly stirs: readonly Stir[];
  /** Some of its dice are those of a branch, of which nothing was promised before the match began. */
  readonly isBranched: boolean;
}

/** A match as one viewer may know it. The seed is in none of them (HS-VIEW-004). */
export interface Watched<V> {
  readonly header: Header;
  readonly step: number;
  readonly view: V;
  /** The questions this viewer is to answer now. */
  readonly questions: readonly Question[];
  /** Whom the match waits for. */
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly whyNotUndo: readonly Refusal[];
}

export function headerOf<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>): Header {
  const { format, edition, inWork = false, setup, players, freeUndo, dice } = match;
  return {
    system: system.id,
    format,
    edition,
    inWork,
    setup,
    rulings: system.rulings?.(setup) ?? [],
    players,
    freeUndo,
    dice: dice.kind,
    commitment: dice.provenance.commitment,
    stirs: dice.provenance.stirs,
    isBranched: dice.reseeds.length > 0,
  };
}

export function watch<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>, viewer: Viewer): Watched<V> {
  const open = openQuestions(match);
  return {
    header: headerOf(system, match),
    step: match.step,
    view: system.view(nowOf(match), viewer),
    questions: open.filter(({ seat }) => seat === viewer).map(({ question }) => question),
    waitingFor: [...new Set(open.map(({ seat }) => seat))],
    outcome: match.outcome,
    whyNotUndo: viewer === AUDIENCE ? [] : whyNotUndo(match, viewer),
  };
}

/** Every question that has not been answered yet, with the seat that must. */
export function openQuestions<T>(match: Match<T>): readonly { readonly seat: Seat; readonly question: Question }[] {
  const asked = match.pause?.asked;
  if (!asked || asked.kind === 'roll') return [];
  return asked.kind === 'ask' ? [asked] : asked.asks.filter(({ given }) => given === null);
}

/** A line of the log as a viewer may read it; null when he may not read it at all. */
export function redactLine<T, E extends Event, V>(
  system: System<T, E, V>,
  line: Line<E>,
  viewer: Viewer,
): Line<E> | null {
  if (line.kind === 'roll') return line.why.seenBy && !line.why.seenBy.includes(viewer) ? null : line;
  const event = system.redact(line.event, viewer);
  if (event === line.event) return line;
  return event === null ? null : { kind: 'event', event };
}
