import { attempt, type Event, type Viewer } from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { type Place, runAgain, textOf, viewersOf } from '../place.ts';
import { retell } from './log.ts';
import { alike } from './secrets.ts';

/** An event as a viewer was told it, and what he saw at that moment. */
interface Seen {
  readonly event: string;
  readonly still: string;
}

/**
 * HS-VIEW-008: between two questions, too, nobody sees what is secret. The current step is seen happening on tables that
 * differ only in what the viewer must not know: event by event it looks the same to him, until one shows the difference.
 */
export function checkStills<T, E extends Event, V>(place: Place<T, E, V>): void {
  const { system, match } = place;
  for (const viewer of viewersOf(match)) {
    const first = seenBy(place, viewer, match.table);
    for (const table of system.swapSecrets(match.table, viewer)) {
      const other = seenBy(place, viewer, table);
      const parted = first.findIndex(({ event }, i) => event !== other[i]?.event);
      const same = parted < 0 ? first.length : parted;
      for (let i = 0; i < same; i++) alike(viewer, `still of ${first[i]!.event}`, first[i]!.still, other[i]!.still);
    }
  }
}

function seenBy<T, E extends Event, V>({ system, match }: Place<T, E, V>, viewer: Viewer, table: T): readonly Seen[] {
  const rolls = runAgain(system, match).lines.filter(line => line.kind === 'roll');
  const answers = match.inputs.flatMap(input => (input.kind === 'answer' ? [input] : []));
  const seen: Seen[] = [];
  const unseen: string[] = [];
  retell(system, table, rolls, answers, (event, now) => {
    const told = system.redact(event, viewer);
    if (told === null) return;
    const still = attempt(() => textOf(system.view(now, viewer)));
    if (still.ok) seen.push({ event: textOf(told), still: still.value });
    else unseen.push(`${viewer} cannot be shown the table at ${event.type}: ${still.why}`);
  });
  if (unseen.length > 0) throw new Unfit('secrets', unseen[0]!);
  return seen;
}
