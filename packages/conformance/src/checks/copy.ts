import { attempt, type Event, parseSeed, randomBot, SilentIo, sameJson, seedOf } from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { type Place, seatsOf, textOf } from '../place.ts';

const STEPS_AHEAD = 3;

/** `copy` gives the same table, and playing on with the copy leaves the first one alone. */
export function checkCopy<T, E extends Event, V>({ system, match, pause, chance }: Place<T, E, V>): void {
  for (const table of [match.table, pause.now]) {
    const [was, is] = [textOf(table), textOf(system.copy(table))];
    if (was !== is) throw new Unfit('copy', `the copy is another table: ${difference(was, is)}`);
  }
  const before = textOf(match.table);
  const copy = system.copy(match.table);
  const bots = Object.fromEntries(seatsOf(match).map(seat => [seat, randomBot]));
  const io = new SilentIo<T, E, V>(system, copy, bots, parseSeed(seedOf(chance(1000))));
  // A rule that fails here fails in play as well, where it is reported with what was answered.
  attempt(() => {
    for (let i = 0; i < STEPS_AHEAD && system.outcome(copy) === null; i++) system.step(copy, io);
  });
  const after = textOf(match.table);
  if (after !== before) {
    throw new Unfit('copy', `playing on a copy changed the table it was taken of: ${difference(before, after)}`);
  }
}

/** By value, where the order of keys is nobody's business. */
export function checkCopyIsClone<T, E extends Event, V>({ system, pause }: Place<T, E, V>): void {
  if (!sameJson(system.copy(pause.now), structuredClone(pause.now))) {
    throw new Unfit('copy', 'the copy differs from what structuredClone makes of the table');
  }
}

/** Both texts from where they part. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${a.slice(from, at + 50)}… became …${b.slice(from, at + 50)}…`;
}
