import type { Panic } from './panic.ts';
import type { BingeCause, StressCause } from './stress.ts';

/** Nerve, and what becomes of those who lose it. */
export type BingeEvent =
  | { type: 'bingeChecked'; figure: number; cause: StressCause; face: number; binge: number; passed: boolean }
  | { type: 'bingeChanged'; figure: number; binge: number; cause: BingeCause }
  | { type: 'turnedChicken'; figure: number }
  | { type: 'shrankBack'; figure: number; from: number; to: number }
  | { type: 'nerveTested'; figure: number; face: number; binge: number; passed: boolean }
  | { type: 'stoodStill'; figure: number; dice: readonly number[]; panics: boolean }
  | { type: 'panicked'; figure: number; how: Panic['how']; target: number }
  | { type: 'slashed'; figure: number; target: number; dice: readonly number[]; margin: number }
  | { type: 'peppedUp'; figure: number; by: number; face: number; passed: boolean }
  | { type: 'recovered'; figure: number; binge: number }
  | { type: 'tookTheLead'; figure: number };
