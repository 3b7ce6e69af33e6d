/** Dives to the deck and what comes of them; the dive under a shot is told by the chapter on shooting. */
export type DuckingEvent =
  | { type: 'stoodUp'; figure: number; waits: boolean }
  | { type: 'divedUnderDoor'; figure: number; door: number; from: number; to: number }
  | { type: 'crushedByDoor'; figure: number; door: number }
  | { type: 'doorwayCleared'; door: number; by: number }
  | { type: 'doorTrapSprung'; figure: number; door: number; by: number; worked: boolean }
  | { type: 'crushed'; figure: number; door: number; face: number; fate: 'trapped' | 'wounded' | 'killed' }
  | { type: 'divedFor'; figure: number; thing: string; at: number; reached: boolean };
