import type { Event, RollLine } from '@sightline/kernel';
import type { CueName } from '../feel/sound.ts';
import type { Point } from './game.ts';

// How a game has its events shown happening. The playback knows no rules: it asks the game for scenes.

/** How long something stays to be seen: in passing, for a sentence, for a new turn, or for a moment of its own. */
export type Weight = 'aside' | 'plain' | 'turn' | 'moment';

/** An event with what was seen before it and when it was told, and the dice that fell for it. */
export interface Happened<E = Event, V = unknown> {
  readonly event: E;
  readonly before: V;
  readonly after: V;
  readonly dice: readonly RollLine[];
  /** The sentence as it was told. */
  readonly text: string;
  /** What was told before it in the same step, in its order. */
  readonly earlier?: readonly E[];
}

/** A piece of the board that goes somewhere; the board names its pieces with `data-piece`. */
export interface Walk {
  readonly piece: string;
  /** Where it began and every point on its way; degrees where it turns, its size where it rises or sinks. */
  readonly path: readonly (Point & { readonly degrees?: number; readonly size?: number })[];
}

/** What flies, reaches or looks from one point to another. */
export interface Trajectory {
  readonly from: Point;
  readonly to: Point;
  readonly kind: 'bullet' | 'flame' | 'spray' | 'throw' | 'blade' | 'look' | 'missile' | 'shell' | 'lock' | 'trail';
}

/** What is seen at a point. */
export interface Burst {
  readonly at: Point;
  readonly kind: 'hit' | 'miss' | 'blast' | 'smoke' | 'fire' | 'fall' | 'alarm';
  /** In units of the board; 1 unless it says. */
  readonly size?: number;
}

/** A die; those that follow one another under the same heading, whose they are or which throw, lie together. */
export interface ThrownDie {
  readonly die: string;
  readonly face: number;
  readonly isGood?: boolean;
  readonly of?: string;
}

/** Dice as they are shown: thrown large, with what they needed. */
export interface Thrown {
  readonly dice: readonly ThrownDie[];
  /** "needed 4"; whatever the game can say in two or three words. */
  readonly needed?: string;
}

/** How an event is shown happening. */
export interface Scene {
  /** What the picture should show. */
  readonly at: readonly Point[];
  readonly walks: readonly Walk[];
  readonly lines: readonly Trajectory[];
  readonly bursts: readonly Burst[];
  readonly thrown: Thrown | null;
  readonly sentence: string;
  /** The heading of a moment: "Catastrophe". */
  readonly title?: string;
  /** What it sounds like. */
  readonly cue?: CueName;
  /** The numbers of the figures that it happens to or by. */
  readonly concerns: readonly number[];
  readonly weight: Weight;
  /** Scenes of one kind that follow one another are told as one: which kind, what of each is named, and the sentence for so many. */
  readonly gathers?: {
    readonly kind: string;
    readonly names?: readonly string[];
    sentence(count: number, names: readonly string[]): string;
  };
  /** Whoever did it has just said so himself: his own passes as an aside, everybody else's is shown. */
  readonly knownToDoer?: true;
  /** What came of its dice stands on the board already: it need not stay in sight nor be told once more. */
  readonly passes?: true;
  /** It goes on with the walk of the scene before: the two are one. */
  readonly goesOn?: true;
  /** Those of one party who walk by turns are seen to walk together, within one activation. */
  readonly party?: string;
  /** The table is drawn as it was before: whoever falls is seen falling, and is gone with the next scene. */
  readonly drawsBefore?: true;
}

/** A phase that has passed. */
export interface Passed<E = Event, V = unknown> {
  /** The `now` of its `turnState`. */
  readonly phase: string;
  readonly before: V;
  readonly events: readonly E[];
  readonly after: V;
}

/** What a game says of how it happens. All of it is optional: what it leaves out the playback makes up plainly. */
export interface Staging<E extends Event, V> {
  /** Null for what is not worth showing: it stands in the report. */
  scene?(happened: Happened<E, V>): Partial<Scene> | null;
  /** Dice of which nothing has come yet, or nothing at all; null leaves them to the report. */
  throwScene?(dice: readonly RollLine[]): Partial<Scene> | null;
  /** "Threats: 3 moved, 1 grabbed Brick, nobody lost"; null where nothing happened. */
  sumUp?(passed: Passed<E, V>): string | null;
}
