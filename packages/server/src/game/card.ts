import { sameJson } from '@sightline/kernel';
import type { PersonId } from '@sightline/protocol';
import type { Card } from '../store/store.ts';
import { askedPersons, emptyAt } from './clocks.ts';
import { type Game, peopleOf } from './game.ts';

/** What lists show of a game, besides names: JSON in the `about` of its card. */
export interface About {
  readonly system: string;
  readonly edition: number;
  readonly inWork: boolean;
  readonly scenario: string;
  readonly stage: Game['stage'];
  readonly terms: Game['terms'];
  readonly host: PersonId;
  readonly players: Game['match']['players'];
  readonly holders: Readonly<Record<string, readonly PersonId[]>>;
  readonly commitment: string;
  readonly outcome: Game['match']['outcome'];
}

/** The last card of each game, and what it was made of. */
const cards = new WeakMap<Game, { readonly of: readonly unknown[]; readonly card: Card }>();

/** Whose turn it is is not part of it: that changes with every move, and is looked up where somebody asks. */
export function cardOf(game: Game): Card {
  const { match, stage, seats, terms, host } = game;
  const of = [match.players, match.outcome, stage, seats];
  const last = cards.get(game);
  if (last?.of.every((part, i) => part === of[i])) return last.card;
  const about: About = {
    system: match.system,
    edition: match.edition,
    inWork: match.inWork === true,
    scenario: match.setup.scenario,
    stage,
    terms,
    host,
    players: match.players,
    holders: Object.fromEntries(Object.entries(seats).map(([seat, { holders }]) => [seat, holders])),
    commitment: match.dice.provenance.commitment,
    outcome: match.outcome,
  };
  const card: Card = {
    stage: STAGES[stage],
    listed: terms.listed && (stage === 'gathering' || terms.watchers === 'anybody'),
    people: peopleOf(game),
    awaited: [],
    about: JSON.stringify(about),
  };
  cards.set(game, { of, card });
  return card;
}

const STAGES = {
  gathering: 'open',
  stirring: 'running',
  playing: 'running',
  over: 'over',
  takenDown: 'over',
} as const satisfies Record<Game['stage'], Card['stage']>;

export function isSameCard(one: Card, other: Card): boolean {
  return one === other || sameJson(one, other);
}

/** The persons who are asked something now. Where several hold a seat, all of them may want to know. */
export function awaitedBy(game: Game): readonly PersonId[] {
  if (game.stage !== 'playing') return [];
  return [...new Set([...askedPersons(game.match)].flatMap(seat => game.seats[seat]!.holders))];
}

/** When somebody has to look after the game although nobody does anything; undefined when nothing about that can change. */
export function dueOf(game: Game): Readonly<Record<string, number | null>> | undefined {
  const stir = game.stirring?.until ?? null;
  const clock = game.terms.ranOut === 'claim' ? null : emptyAt(game.clocks);
  if (game.terms.pace === 'none' || game.terms.ranOut === 'claim') {
    // Written as long as the dice are stirred, and once more when play begins.
    return game.match.step === 0 || stir !== null ? { stir } : undefined;
  }
  return { stir, clock };
}
