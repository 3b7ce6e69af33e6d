import {
  AUDIENCE,
  answer,
  type Event,
  type Line,
  legalAnswers,
  type Match,
  openQuestions,
  type Viewer,
  watch,
} from '@sightline/kernel';
import { type Place, viewersOf } from '../place.ts';
import { sameLog } from './log.ts';
import { alike } from './secrets.ts';

/** HS-SEAL-001: whatever the others put into their envelopes, a viewer cannot tell until an event shows it. */
export function checkSealed<T, E extends Event, V>(place: Place<T, E, V>): void {
  if (place.pause.asked.kind !== 'sealed') return;
  for (const viewer of viewersOf(place.match)) {
    const one = openEnvelopes(place, viewer, 'first');
    const other = openEnvelopes(place, viewer, 'last');
    alike(viewer, 'closed envelopes', one.closed, other.closed);
    const parted = sameLog(place.system, viewer, one.lines, other.lines);
    const shown = [one, other].some(({ match }) => hasMoved(place.match, match));
    if (!parted && !shown) alike(viewer, 'opened envelopes', one.seen, other.seen);
  }
}

/** Everyone but the viewer answers with the first, or with the last, of what is allowed; then the viewer, always alike. */
function openEnvelopes<T, E extends Event, V>(
  { system, match }: Place<T, E, V>,
  viewer: Viewer,
  which: 'first' | 'last',
) {
  const played = structuredClone(match);
  const lines: Line<E>[] = [];
  const hands = { inline: false, listen: (line: Line<E>) => lines.push(line) };
  const open = openQuestions(match);
  const give = ({ seat, question }: (typeof open)[number], from: 'first' | 'last'): void => {
    const all = legalAnswers(system, match.pause!.now, seat, question);
    answer(system, played, seat, all.at(from === 'first' ? 0 : -1), hands);
  };
  const others = open.filter(({ seat }) => seat !== viewer);
  const own = open.filter(({ seat }) => seat === viewer);
  // The audience answers nothing: it looks on before the last envelope is in.
  const [before, after] = viewer === AUDIENCE ? [others.slice(0, -1), others.slice(-1)] : [others, []];
  for (const asked of before) give(asked, which);
  const closed = played.pause === null || open.length === before.length ? null : watch(system, played, viewer);
  for (const asked of after) give(asked, which);
  for (const asked of own) give(asked, 'first');
  return { closed, lines, match: played, seen: watch(system, played, viewer) };
}

/** Whether dice fell or secrets were shown between two places of a match. */
function hasMoved<T>(before: Match<T>, after: Match<T>): boolean {
  const [from, to] = [before.pause ?? before, after.pause ?? after];
  return to.draws > from.draws || to.shown > from.shown;
}
