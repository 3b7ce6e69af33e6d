import type { Reply } from './radio.ts';

/** What Mother says and sends. */
export type MotherEvent =
  | { type: 'motherCalled'; figure: number; face: number; reply: Reply }
  | { type: 'motherSaidYes' | 'motherSaidNo'; module: number }
  | { type: 'motherPromised' | 'motherDropped'; drop: string };
