import { type ClimbDown, type ClimbUp, climbDown, climbUp } from './climbing.ts';
import { type FireThroughHatch, fireThroughHatch, type ThrowThroughHatch, throwThroughHatch } from './hatch-fire.ts';

/** Everything a man may do with the ceiling and its hatches. */
export type CeilingAct = ClimbUp | ClimbDown | FireThroughHatch | ThrowThroughHatch;
export const CEILING_ACTS = [climbUp, climbDown, fireThroughHatch, throwThroughHatch] as const;
