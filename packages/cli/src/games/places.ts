import { say } from '../words/index.ts';
import { windName } from './winds.ts';

/** A point of an open table in mils, x to the east and y to the north. */
export interface Mils {
  readonly x: number;
  readonly y: number;
}

const MILS = 1000;

/** A length in inches, to the tenth. */
const inchesIn = (mils: number): number => Math.round(mils / 100) / 10;

/** How far a point is from the nearest edges of a table of so many inches. */
export function fromEdges(
  { width, depth }: { readonly width: number; readonly depth: number },
  { x, y }: Mils,
): string {
  const [isWest, isSouth] = [2 * x <= width * MILS, 2 * y <= depth * MILS];
  return say('table.fromEdges', {
    across: inchesIn(isWest ? x : width * MILS - x),
    west: isWest,
    up: inchesIn(isSouth ? y : depth * MILS - y),
    south: isSouth,
  });
}

/** "12 inches east". */
export function stepFrom(from: Mils, to: Mils): string {
  const [east, north] = [to.x - from.x, to.y - from.y];
  return say('table.step', { inches: inchesIn(Math.hypot(east, north)), wind: windName(east, north) });
}

/** Whichever of these is nearest to a point. */
export function nearestOf<P extends Mils>(at: Mils, those: readonly P[]): P | undefined {
  const away = ({ x, y }: Mils): number => (x - at.x) ** 2 + (y - at.y) ** 2;
  return those.toSorted((a, b) => away(a) - away(b))[0];
}

/** Part of a table that is looked at closely: a third of it each way, with somebody in the middle. */
export function closeUp(table: { readonly width: number; readonly depth: number }, { x, y }: Mils) {
  const [width, depth] = [table.width / 3, table.depth / 3];
  const start = (whole: number, part: number, at: number): number =>
    Math.max(0, Math.min(whole - part, at / MILS - part / 2));
  return { x: start(table.width, width, x), y: start(table.depth, depth, y), width, depth };
}
