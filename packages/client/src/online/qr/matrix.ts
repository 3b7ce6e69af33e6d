import { codewordsOf } from './codewords.ts';
import { penaltyOf } from './penalty.ts';

/** A square of dark and light; rows from the top. */
export type Matrix = readonly (readonly boolean[])[];

/** Where the middles of the small squares are, besides those that finders cover. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const LEVEL_M = 0b00;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code with the mask that reads best; null where it is too long (213 bytes are the most). */
export function qrOf(text: string): Matrix | null {
  const coded = codewordsOf(text);
  if (!coded) return null;
  const drawn = MASKS.map((_, mask) => drawnWith(coded.version, coded.words, mask));
  return drawn.reduce((best, each) => (penaltyOf(each) < penaltyOf(best) ? each : best));
}

/** The code with one of the eight masks, well chosen or not. */
export function drawnWith(version: number, words: readonly number[], mask: number): Matrix {
  const size = 17 + 4 * version;
  const cells = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = cells[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawFinders(size, set);
  drawAlignment(version, size, set);
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(size, version, set);
  fill(cells, words, MASKS[mask]!);
  return cells.map(row => row.map(cell => cell === true));
}

type Set = (x: number, y: number, dark: boolean) => void;

/** The three large squares, each with a light border. */
function drawFinders(size: number, set: Set): void {
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
}

function drawAlignment(version: number, size: number, set: Set): void {
  const middles = ALIGNMENT[version - 1]!;
  const isFinder = (x: number, y: number): boolean =>
    (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
  for (const middleX of middles)
    for (const middleY of middles) {
      if (isFinder(middleX, middleY)) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(middleX + x, middleY + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
}

/** The level and the mask, twice, with what repairs them. */
function drawFormat(size: number, mask: number, set: Set): void {
  const data = (LEVEL_M << 3) | mask;
  const bits = ((data << 10) | restOf(data << 10, 0x537)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    // Round the first finder, past the two lines of the clock.
    if (i < 8) set(8, i < 6 ? i : i + 1, dark);
    else set(i === 8 ? 7 : 14 - i, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
}

function drawVersion(size: number, version: number, set: Set): void {
  const bits = (version << 12) | restOf(version << 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [along, across] = [Math.floor(i / 3), size - 11 + (i % 3)];
    set(along, across, dark);
    set(across, along, dark);
  }
}

/** The rest of a division of polynomials over two. */
function restOf(dividend: number, divisor: number): number {
  const length = 32 - Math.clz32(divisor);
  let rest = dividend;
  for (let bit = 32 - Math.clz32(rest); bit >= length; bit = 32 - Math.clz32(rest)) rest ^= divisor << (bit - length);
  return rest;
}

/** Two columns at a time from the right, up and down, past what is drawn already; the column of the clock is left out. */
function fill(
  cells: (boolean | undefined)[][],
  words: readonly number[],
  isMasked: (x: number, y: number) => boolean,
): void {
  const size = cells.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (cells[y]![x] !== undefined) continue;
        const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        cells[y]![x] = isDark !== isMasked(x, y);
        bit++;
      }
  }
}
