import { isFace } from './dice/die.ts';
import type { Hands } from './io/seeded.ts';
import type { Event, Seat } from './io.ts';
import { isCount, isRecord, sameJson } from './json.ts';
import type { Line, Match } from './match/match.ts';
import { allInputs, replayTo } from './match/rewind.ts';
import { AUDIENCE, type System, type Viewer } from './system.ts';
import { redactLine } from './watch.ts';

/** HS-FILE-010: a line of the log as it was told, and to whom. It is kept with the match and needs no rules to be read. */
export interface ToldLine {
  /** How many inputs had been given by then. */
  readonly after: number;
  readonly step: number;
  /** As those who were told may know it. */
  readonly line: Line;
  /** The sentence as shown; '' for dice. */
  readonly text: string;
  /** Who was told: everybody, unless it says. */
  readonly to?: readonly Viewer[];
}

/** When something was told, and who sat at the table. */
export interface Telling {
  readonly players: Readonly<Record<Seat, unknown>>;
  readonly after: number;
  readonly step: number;
}

/** A file keeps the last so many lines, none longer than this as JSON, of sentences no longer than that. No game comes near. */
const MOST_LINES = 20_000;
const LONGEST_LINE = 10_000;
const LONGEST_TEXT = 2_000;

/** One line as everybody is told it: once for all who are told the same, and never to a seat what only another may know. */
export function tellLine<T, E extends Event, V>(
  system: System<T, E, V>,
  { players, after, step }: Telling,
  line: Line<E>,
): readonly ToldLine[] {
  const viewers = [...Object.keys(players), AUDIENCE];
  const groups: { readonly seen: Line<E>; readonly to: Viewer[] }[] = [];
  for (const viewer of viewers) {
    const seen = redactLine(system, line, viewer);
    if (seen === null) continue;
    const group = groups.find(other => sameJson(other.seen, seen));
    if (group) group.to.push(viewer);
    else groups.push({ seen, to: [viewer] });
  }
  return groups.map(({ seen, to }) => {
    const text = seen.kind === 'event' ? system.words.event(seen.event) : '';
    return { after, step, line: seen, text, ...(to.length === viewers.length ? {} : { to }) };
  });
}

/** A pair of hands that writes down all that is told. */
export function scribe<T, E extends Event, V>(
  system: System<T, E, V>,
  players: Telling['players'],
  told: ToldLine[],
): Required<Pick<Hands<E>, 'listen'>> {
  return { listen: (line, after, step) => void told.push(...tellLine(system, { players, after, step }, line)) };
}

/** All that was told in a match so far, told again. */
export function toldIn<T, E extends Event, V>(system: System<T, E, V>, match: Match<T>): ToldLine[] {
  const told: ToldLine[] = [];
  replayTo(system, match, allInputs(match).length, scribe(system, match.players, told));
  return told;
}

/** What a viewer was told. */
export function toldTo(told: readonly ToldLine[], viewer: Viewer): readonly ToldLine[] {
  return told.filter(({ to }) => to === undefined || to.includes(viewer));
}

/** After an undo: what was told before the inputs that are left were used up. */
export function stillTold<T>(told: readonly ToldLine[], match: Match<T>): readonly ToldLine[] {
  const inputs = allInputs(match).length;
  return told.filter(({ after }) => after <= inputs);
}

/** As much of it as a file keeps. */
export function keptLines(told: readonly ToldLine[]): readonly ToldLine[] {
  return told
    .slice(-MOST_LINES)
    .filter(({ line }) => isShort(line))
    .map(line => (line.text.length <= LONGEST_TEXT ? line : { ...line, text: line.text.slice(0, LONGEST_TEXT) }));
}

/** What is wrong with the told lines of a file; null when they can be read. */
export function whyNotTold(told: readonly unknown[], players: Telling['players']): string | null {
  if (told.length > MOST_LINES) return `the part "told" has more than ${MOST_LINES} lines`;
  const viewers = [...Object.keys(players), AUDIENCE];
  const at = told.findIndex(line => !isToldLine(line, viewers));
  return at < 0 ? null : `the part "told" has a line that is none: ${at}`;
}

function isToldLine(told: unknown, viewers: readonly Viewer[]): boolean {
  if (!isRecord(told)) return false;
  const { after, step, line, text, to } = told;
  if (!isCount(after) || !isCount(step) || typeof text !== 'string' || text.length > LONGEST_TEXT) return false;
  const isToSome = Array.isArray(to) && to.length <= viewers.length && to.every(viewer => viewers.includes(viewer));
  return (to === undefined || isToSome) && isLine(line) && isShort(line);
}

function isLine(line: unknown): boolean {
  if (!isRecord(line)) return false;
  const { kind, event, die, face, why } = line;
  if (kind === 'event')
    return isRecord(event) && typeof event['type'] === 'string' && typeof event['rule'] === 'string';
  if (kind !== 'roll' || Object.hasOwn(line, 'draw') || typeof die !== 'string' || !isFace(face) || !isRecord(why))
    return false;
  return typeof why['rule'] === 'string' && typeof why['purpose'] === 'string';
}

const isShort = (line: unknown): boolean => JSON.stringify(line).length <= LONGEST_LINE;
