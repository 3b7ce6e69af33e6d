import type { Deed } from './gold-stars.ts';

/** DK-STAR-001. */
export type StarEvent = { type: 'starAwarded'; figure: number; deed: Deed; reason: string; stars: number };
