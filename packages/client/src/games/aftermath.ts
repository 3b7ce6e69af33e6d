import type { Told } from '@sightline/desk';
import type { Event, Seat } from '@sightline/kernel';
import type { Face } from './table-talk.ts';

/** What became of somebody, from the best to the worst. */
export const FATES = ['well', 'hurt', 'broken', 'gone', 'taken', 'left', 'dead'] as const;
export type Fate = (typeof FATES)[number];

/** One of those who took part, after the game: a soldier, a squad, a car, or all beasts of a kind. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whose portrait hangs beside it; null for what has no face. */
  readonly face: Face | null;
  /** What he carries or is. */
  readonly what: string;
  readonly fate: Fate;
  /** What happened to him, in a sentence. */
  readonly told: string;
  /** What he has done: "4 kills", "9 shots, 6 hit". */
  readonly deeds: readonly string[];
  /** How many heads stand behind this one, by what became of them. */
  readonly heads: Readonly<Partial<Record<Fate, number>>>;
}

/** Something that a side wanted, and whether it got it. */
export interface Aim {
  readonly text: string;
  readonly met: boolean;
}

export interface SideStory {
  readonly seat: Seat;
  readonly people: readonly Person[];
  readonly aims: readonly Aim[];
  /** Victory points, where the game counts them. */
  readonly points?: number | undefined;
}

/** An event with the turn it was told in. */
export interface Dated<E extends Event> {
  readonly event: E;
  readonly turn: number;
}

/** All events of a game with their turns; `turnOf` knows which of them begins one. */
export function dated<E extends Event>(told: readonly Told[], turnOf: (event: E) => number | null): Dated<E>[] {
  let turn = 1;
  return told.flatMap(({ line }) => {
    if (line.kind !== 'event') return [];
    const event = line.event as E;
    turn = turnOf(event) ?? turn;
    return [{ event, turn }];
  });
}

/** How many heads of a side came to each end. */
export function headsOf({ people }: SideStory): Readonly<Partial<Record<Fate, number>>> {
  const heads: Partial<Record<Fate, number>> = {};
  for (const person of people)
    for (const fate of FATES) {
      const more = person.heads[fate] ?? 0;
      if (more > 0) heads[fate] = (heads[fate] ?? 0) + more;
    }
  return heads;
}
