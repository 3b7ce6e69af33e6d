/** What competitors do that beasts do not. */
export type CompetitorEvent =
  | { type: 'ambushSet'; figure: number; at: number }
  | { type: 'droppedFlat'; figure: number; at: number; shooter: number }
  | { type: 'gotUp'; figure: number; at: number }
  | { type: 'doorTried'; figure: number; door: number; face: number; passed: boolean }
  | { type: 'objectiveTried'; figure: number; at: number; face: number; done: boolean }
  | { type: 'leftShip'; figure: number; withObjective: boolean };
