import { say } from '../words/index.ts';

/** The eight winds clockwise from the north, each with its steps to the east and to the north. */
export const WINDS = [
  { name: 'north', steps: [0, 1] },
  { name: 'north-east', steps: [1, 1] },
  { name: 'east', steps: [1, 0] },
  { name: 'south-east', steps: [1, -1] },
  { name: 'south', steps: [0, -1] },
  { name: 'south-west', steps: [-1, -1] },
  { name: 'west', steps: [-1, 0] },
  { name: 'north-west', steps: [-1, 1] },
] as const satisfies readonly { readonly name: string; readonly steps: readonly [east: number, north: number] }[];

/** One of the eight winds, for so far to the east and to the north. */
export function windName(east: number, north: number): string {
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4) + 8;
  return say(`winds.${WINDS[eighth % 8]!.name}`);
}
