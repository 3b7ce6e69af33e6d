/** A die is its list of faces; every face is equally likely. */
export interface Die {
  readonly name: string;
  readonly faces: readonly number[];
}

/** Dice never change, so that each is made once. */
const dice: Die[] = [];

/** An ordinary die numbered from 1. */
export function numbered(sides: number): Die {
  if (!Number.isInteger(sides) || sides < 1) throw new Error(`a die needs a whole number of sides, not ${sides}`);
  dice[sides] ??= { name: `D${sides}`, faces: Array.from({ length: sides }, (_, i) => i + 1) };
  return dice[sides];
}

export const D3 = numbered(3);
export const D4 = numbered(4);
export const D6 = numbered(6);
export const D8 = numbered(8);
export const D10 = numbered(10);
export const D12 = numbered(12);
export const D20 = numbered(20);

/** The average die: a six-sided die without the extremes. */
export const AVERAGE: Die = { name: 'AvD', faces: [2, 3, 3, 4, 4, 5] };

/** One die whose face is multiplied, such as D12 x 3. */
export function times(die: Die, factor: number): Die {
  return { name: `${die.name}x${factor}`, faces: die.faces.map(face => face * factor) };
}

/** No die of ours has a face beyond this. */
const LARGEST_FACE = 1_000_000;

/** Whether some die may show this. */
export function isFace(face: unknown): face is number {
  return Number.isInteger(face) && Math.abs(face as number) <= LARGEST_FACE && !Object.is(face, -0);
}
