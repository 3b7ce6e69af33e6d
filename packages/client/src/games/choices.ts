import type { Json, Setup } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';

/** Whatever a setup says besides its scenario and its switches. */
export type Details = Readonly<Record<string, Json>>;

/** A card, a force or a map of the player's own, as it is kept. */
export interface Own {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly content: Json;
}

/** Something that can be chosen, with all that helps to choose it. */
export interface Option extends Shown {
  readonly id: string;
  readonly name: string;
}

/** What an option shows of itself beside its name. */
export interface Shown {
  readonly text?: string;
  /** What it is made of. */
  readonly items?: readonly string[];
  /** A setup whose table at the start is its picture. */
  readonly picture?: Setup;
}

/** Something shipped is named, something of one's own is handed over whole. */
export interface Card {
  readonly option: Option;
  readonly value: Json | undefined;
}

/** The steps of the set-up: what is played, who plays it, how it is played. */
export const STEPS = ['what', 'who', 'how'] as const;
export type Step = (typeof STEPS)[number];

/** What any choice says of itself. */
export interface Common {
  readonly id: string;
  /** Where it is chosen; what is played unless it says otherwise. */
  readonly step?: Step;
  readonly title: string;
  readonly hint: string;
  readonly rule: RuleId;
}

/** A number that the house has ruled on, as it is and as it usually is. */
export interface RuledNumber {
  readonly id: string;
  readonly name: string;
  readonly rule: RuleId;
  readonly chosen: number;
  readonly usual: number;
}

/** What players choose before a game besides scenario, seats and switches. Choosing gives the details anew. */
export type SetupChoice =
  | (Common & { kind: 'one'; options: readonly Option[]; chosen: string; choose(id: string): Details })
  | (Common & {
      kind: 'some';
      options: readonly Option[];
      chosen: readonly string[];
      choose(ids: readonly string[]): Details;
    })
  | (Common & { kind: 'amount'; least: number; most: number; chosen: number; choose(amount: number): Details })
  | (Common & { kind: 'numbers'; numbers: readonly RuledNumber[]; choose(id: string, value: number): Details })
  | (Common & { kind: 'yesNo'; chosen: boolean; choose(on: boolean): Details });

export type Choices = (setup: Setup, own: readonly Own[]) => readonly SetupChoice[];

/** What is left as it comes. */
export const DEFAULT = '';

export function detailsOf({ details }: Setup): Details {
  return (details ?? {}) as Details;
}

/** The details with one of them set, or left out. */
export function withDetail(details: Details, name: string, value: Json | undefined): Details {
  const { [name]: _, ...others } = details;
  return value === undefined ? others : { ...others, [name]: value };
}
