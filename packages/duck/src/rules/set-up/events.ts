/** What is laid out before the Team comes. */
export type SetUpEvent =
  | { type: 'markerLaid'; tile: number }
  | { type: 'sourceChitPlaced'; tile: number; at: number }
  | { type: 'eventCardDealt'; module: number; colour: 'RED' | 'GREEN' };
