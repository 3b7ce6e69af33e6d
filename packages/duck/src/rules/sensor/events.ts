import type { Ping } from '../../content/cards.ts';

/** What the Bio-Sensor shows, and what comes out of a tile. */
export type SensorEvent =
  | { type: 'scanned'; figure: number; tiles: readonly number[] }
  | { type: 'pingShown'; tile: number; ping: Ping }
  | { type: 'threatsCounted'; tile: number; ping: Ping; number: number }
  | { type: 'threatPlaced'; figure: number; species: string; at: number }
  | { type: 'sourceChitTurned'; at: number; isEntrance: boolean }
  | { type: 'sourceLocated'; tile: number; at: number; remotely: boolean }
  | { type: 'sourceEntered'; figure: number };
