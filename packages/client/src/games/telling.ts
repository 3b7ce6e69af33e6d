/** What sort of thing happened, for its picture in the report. */
export type Sort =
  | 'turn'
  | 'move'
  | 'drive'
  | 'shot'
  | 'blast'
  | 'fire'
  | 'smoke'
  | 'blade'
  | 'death'
  | 'wound'
  | 'duck'
  | 'door'
  | 'item'
  | 'look'
  | 'nerve'
  | 'talk'
  | 'beast'
  | 'card'
  | 'goal'
  | 'star'
  | 'wait'
  | 'dice';

/** What somebody does, from what matters least for a headline to what matters most. */
export const DEEDS = [
  'pass',
  'wait',
  'stay',
  'move',
  'drive',
  'duck',
  'struggle',
  'recover',
  'hide',
  'look',
  'door',
  'item',
  'reload',
  'talk',
  'treat',
  'attack',
  'shoot',
  'burn',
  'throw',
  'fight',
  'assault',
  'ram',
  'panic',
  'leave',
  'goal',
] as const;
export type Deed = (typeof DEEDS)[number];

/** What comes of it, from the worst down; whatever came to nothing is said only where nothing else did. */
export const UPSHOTS = [
  'killed',
  'wrecked',
  'downed',
  'captured',
  'wounded',
  'damaged',
  'grabbed',
  'stunned',
  'broken',
  'panicked',
  'suppressed',
  'knockedBack',
  'freed',
  'gone',
  'appeared',
  'fumbled',
  'nothing',
] as const;
export type Upshot = (typeof UPSHOTS)[number];

/** How an event stands in the report. Its sentence is the game's own. */
export interface Telling {
  readonly sort: Sort;
  /** Told in passing: folded away until somebody wants to know it all. */
  readonly aside?: boolean;
  /** A turn or a phase begins here. */
  readonly chapter?: { readonly turn?: string; readonly phase?: string };
  /** The first turn, where nothing else tells that it begins. */
  readonly opens?: string;
  /** It is a headline of its own, and what follows from it is told under it. */
  readonly apart?: boolean;
  /** Somebody begins to act here, by name. */
  readonly actor?: string;
  readonly deed?: { readonly kind: Deed; readonly by?: string; readonly target?: string };
  /** With `of` it befalls one of several, who are counted. */
  readonly upshot?: { readonly kind: Upshot; readonly who?: string; readonly of?: true };
}

/** The sort of each kind of event out of lists that are easier to read. */
export function sortsOf<T extends string>(lists: Partial<Record<Sort, readonly T[]>>): ReadonlyMap<string, Sort> {
  return new Map(Object.entries(lists).flatMap(([sort, types]) => types.map(type => [type, sort as Sort])));
}
