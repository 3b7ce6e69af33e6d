import { say } from '../words/index.ts';

const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;

/** One of the eight winds, counted clockwise from the east, for a step to the right and down. */
export function windOf(right: number, down: number): number {
  return (Math.round((Math.atan2(down, right) / Math.PI) * 4) + 8) % 8;
}

export const windName = (wind: number): string => say(`winds.${WINDS[wind]!}`);
