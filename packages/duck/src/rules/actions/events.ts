import type { Direction, Position } from '@sightline/geometry/grid';

/** What men do with their chits, and how they move. */
export type ActEvent =
  | { type: 'activated'; figure: number; inConcertWith: number | null }
  | { type: 'passed'; figure: number }
  | { type: 'putOnWait'; figure: number }
  | { type: 'rested'; figure: number }
  | { type: 'reacted'; figure: number; to: number }
  | { type: 'moveThrown'; figure: number; face: number; points: number; dash: boolean }
  | { type: 'stepped'; figure: number; from: number; to: number; facing: Direction }
  | { type: 'stood'; figure: number; facing: Direction; position: Position; broad: boolean }
  | { type: 'stumbled'; figure: number; at: number; left: number }
  | { type: 'skidded'; figure: number; at: number }
  | { type: 'swapped'; figure: number; comrade: number }
  | { type: 'lockerSearched'; figure: number; at: number; find: string }
  | { type: 'gotIn' | 'gotOut'; figure: number; at: number; place: string }
  | { type: 'sealBroken'; fitting: number; figure: number }
  | { type: 'pickedUp' | 'dropped'; figure: number; item: string; at: number }
  | { type: 'handedOver'; figure: number; comrade: number; item: string };
