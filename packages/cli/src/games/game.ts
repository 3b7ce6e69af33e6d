import type { Rulebook } from '@sightline/desk';
import type { Question, Viewer } from '@sightline/kernel';
import type { Canvas, Room, Spot } from '../screen/canvas.ts';
import type { Roaming } from './going.ts';

/** Somebody or something on the table that has a name, and all there is to say of it, one fact after the other. */
export interface Piece {
  readonly name: string;
  readonly facts: readonly string[];
}

export interface Pieces {
  readonly title: string;
  /** Those who act are told by `who`, what they stand among by `look`; sorts of things only to whoever asks for one. */
  readonly are: 'figures' | 'ground' | 'sorts';
  readonly pieces: readonly Piece[];
}

/** What is done by an answer: the heads of a long menu, in its order. */
export const DEEDS = ['move', 'shoot', 'fight', 'command', 'help', 'use', 'give', 'wait', 'other'] as const;
export type Deed = (typeof DEEDS)[number];

/** Who is to be seen on a map that cannot show everything, by his name, and whether to go nearer. */
export interface Near {
  readonly at: string | null;
  readonly closely: boolean;
}

/** The map of a game: as much of the table as was asked for. */
export interface Chart {
  readonly canvas: Canvas;
  /** How it is to be read, where that has to be said. */
  readonly scale?: string;
  /** Where somebody stands on it who was asked for. */
  readonly focus: Spot | null;
}

/** A game at a table of letters: everything that only this game can draw or say. */
export interface Game<V = unknown> {
  /** What it is all about, for whoever looks. */
  goal(view: V, viewer: Viewer): string;
  /** How far the game has come, one fact after the other. */
  standing(view: V, viewer: Viewer): readonly string[];
  /** Everything on the table in words. */
  pieces(view: V, viewer: Viewer): readonly Pieces[];
  /** Who is asked about, by his name. */
  subject(view: V, question: Question): string | null;
  /** The table in letters; null where there is nothing to draw. */
  map(view: V, viewer: Viewer, room: Room, near: Near): Chart | null;
  /** What an answer is called by somebody who knows the table; null leaves it to the rules' own words. */
  label(view: V, question: Question, answer: unknown): string | null;
  /** What tells an answer from others that are called alike; null leaves that to the rules' own words too. */
  detail?(view: V, question: Question, answer: unknown): string | null;
  deed(question: Question, answer: unknown): Deed;
  /** What somebody of that name whom nobody plays will do next, likeliest first, as far as the rules say it. */
  intent?(view: V, viewer: Viewer, name: string): readonly string[];
  /** Open tables let people go where nobody has proposed. */
  readonly roaming?: Roaming<V, Question>;
}

/** A rulebook whose board is of a kind. */
export interface RulesOf<B> extends Rulebook {
  readonly board: B;
}

/** The deed of an act that is told apart by `do`; rules of another edition may know more of them. */
export function deedIn(deeds: Readonly<Record<string, Deed>>, answer: unknown): Deed {
  const { do: done } = (typeof answer === 'object' && answer !== null ? answer : {}) as { readonly do?: unknown };
  return (typeof done === 'string' && Object.hasOwn(deeds, done) ? deeds[done] : undefined) ?? 'other';
}

/** A game among others: a game is only ever handed what came from itself, which the types of a list cannot say. */
export function plug<V, B>(game: (rules: RulesOf<B>) => Game<V>): (rules: Rulebook) => Game {
  return game as unknown as (rules: Rulebook) => Game;
}
