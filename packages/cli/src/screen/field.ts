import { blankCanvas, type Canvas, type Mark, put, type Room, type Spot } from './canvas.ts';

/** A part of an open table in inches, from its south-west corner. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An open table on squared paper: the north is up, and a letter is twice as high as it is wide. */
export interface Field {
  readonly canvas: Canvas;
  readonly stretch: Stretch;
  /** The inches that a letter is wide. */
  readonly scale: number;
}

/** The finest scale that is drawn: half an inch to a letter. */
const FINEST = 0.5;

export function blankField(stretch: Stretch, room: Room): Field {
  const scale = Math.max(FINEST, stretch.width / room.columns, stretch.depth / (2 * room.rows));
  const columns = Math.max(1, Math.floor(stretch.width / scale + 0.001));
  const rows = Math.max(1, Math.floor(stretch.depth / (2 * scale) + 0.001));
  return { canvas: blankCanvas(columns, rows), stretch, scale };
}

/** The square of the paper that a point of the table falls on; null beyond the stretch. */
export function spotOn({ canvas, stretch, scale }: Field, { x, y }: Point): Spot | null {
  const column = Math.min(canvas.columns - 1, Math.floor((x - stretch.x) / scale));
  const row = Math.min(canvas.rows - 1, Math.floor((stretch.y + stretch.depth - y) / (2 * scale)));
  const isInside = x >= stretch.x && y >= stretch.y && x <= stretch.x + stretch.width && y <= stretch.y + stretch.depth;
  return isInside ? { column, row: Math.max(0, row) } : null;
}

/** Fills every square with what lies at its middle. */
export function lay(field: Field, groundAt: (at: Point) => Mark): void {
  const { canvas, stretch, scale } = field;
  for (let row = 0; row < canvas.rows; row++)
    for (let column = 0; column < canvas.columns; column++) {
      const at = { x: stretch.x + (column + 0.5) * scale, y: stretch.y + stretch.depth - (row + 0.5) * 2 * scale };
      put(canvas, { column, row }, groundAt(at));
    }
}

/** A fence or a wall from corner to corner. */
export function draw(field: Field, corners: readonly Point[], mark: Mark): void {
  corners.slice(1).forEach((to, i) => {
    const from = corners[i]!;
    const steps = Math.ceil((2 * Math.hypot(to.x - from.x, to.y - from.y)) / field.scale) + 1;
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      dot(field, { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }, mark);
    }
  });
}

export function dot(field: Field, at: Point, mark: Mark): void {
  const spot = spotOn(field, at);
  if (spot) put(field.canvas, spot, mark);
}

/** Those who stand closer together than letters do are set side by side, each as near to his place as there is room. */
export function stand(field: Field, those: readonly { readonly at: Point; readonly mark: Mark }[]): void {
  const taken = new Set<number>();
  const { columns, rows } = field.canvas;
  for (const { at, mark } of those) {
    const spot = spotOn(field, at);
    if (!spot) continue;
    const length = mark.text.length;
    const left = Math.max(0, Math.min(spot.column, columns - length));
    const isFree = ([right, down]: Shift): boolean => {
      const [column, row] = [left + right, spot.row + down];
      const isOn = column >= 0 && column + length <= columns && row >= 0 && row < rows;
      return isOn && Array.from({ length }, (_, i) => row * columns + column + i).every(square => !taken.has(square));
    };
    const [right, down] = SHIFTS.find(isFree) ?? [0, 0];
    const [column, row] = [left + right, spot.row + down];
    // A letter's breadth is kept free before and behind.
    for (let i = -1; i <= length; i++) taken.add(row * columns + column + i);
    put(field.canvas, { column, row }, mark);
  }
}

type Shift = readonly [right: number, down: number];

/** Nearest first; a line is as far as two letters. */
const SHIFTS: readonly Shift[] = Array.from(
  { length: 25 * 9 },
  (_, i): Shift => [(i % 25) - 12, Math.floor(i / 25) - 4],
).toSorted(([a, b], [c, d]) => Math.hypot(a, 2 * b) - Math.hypot(c, 2 * d));
