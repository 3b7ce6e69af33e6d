import type { Part } from '@sightline/kernel';

/** What men do with their chits. */
export type ActEvent =
  | { type: 'activated'; figure: number; inConcertWith: number | null }
  | { type: 'passed'; figure: number }
  | { type: 'putOnWait'; figure: number }
  | { type: 'rested'; figure: number }
  | { type: 'reacted'; figure: number; to: number };

/** DK-ACT-030 to DK-ACT-032. */
export type FumbleEvent = {
  type: 'fumbleTested';
  figure: number;
  task: string;
  face: number;
  /** His own Factor, what bears on it, and what that comes to. */
  own: number;
  parts: readonly Part[];
  factor: number;
  passed: boolean;
};
