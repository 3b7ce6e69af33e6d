import type { Box, Point } from './point.ts';

/**
 * An index of boxes over a uniform grid of square cells, in flat arrays of whole numbers. They are plain
 * ones: a walk has a grid of its own, and typed arrays are dear to make. A query gathers the boxes that a thick
 * segment may touch; which of them it does touch is for the caller to decide. `found` and `stamps` are scratch space
 * that the next query overwrites: read the answer before asking again.
 */
export interface BoxGrid {
  readonly count: number;
  readonly boxes: readonly number[];
  readonly minX: number;
  readonly minY: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** The items of cell c are `items[starts[c]]` up to `items[starts[c + 1] - 1]`. */
  readonly starts: readonly number[];
  readonly items: readonly number[];
  readonly stamps: number[];
  readonly found: number[];
}

const NOWHERE: Box = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

export function gridOf(boxes: readonly Box[]): BoxGrid {
  const count = boxes.length;
  const flat: number[] = [];
  let { minX, minY, maxX, maxY } = boxes[0] ?? NOWHERE;
  for (const box of boxes) {
    flat.push(box.minX, box.minY, box.maxX, box.maxY);
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  }
  const cell = cellSize(maxX - minX, maxY - minY, count);
  const columns = Math.floor((maxX - minX) / cell) + 1;
  const rows = Math.floor((maxY - minY) / cell) + 1;
  const frame = { minX, minY, cell, columns, rows };
  const { starts, items } = fillCells(frame, flat);
  // The last stamp is the number of the current query.
  return {
    ...frame,
    count,
    boxes: flat,
    starts,
    items,
    stamps: zeros(count + 1),
    found: zeros(count),
  };
}

/** Tries the boxes that come within `pad` of the segment's way, each once, until one passes the test. */
export function someAlong(grid: BoxGrid, a: Point, b: Point, pad: number, test: (item: number) => boolean): boolean {
  const { minX, minY, cell, columns, rows, starts, items, stamps, boxes, count } = grid;
  if (count === 0) return false;
  const query = nextStamp(stamps, count);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const low = Math.min(a.y, b.y) - pad;
  const high = Math.max(a.y, b.y) + pad;
  const bottom = clamp(Math.floor((low - minY) / cell), rows);
  const top = clamp(Math.floor((high - minY) / cell), rows);
  for (let row = bottom; row <= top; row++) {
    // The part of the way in this row of cells; one mil more on either side forgives rounding.
    let from = a.x;
    let to = b.x;
    if (dy !== 0 && bottom !== top) {
      const floor = row === bottom ? low : minY + row * cell - pad - 1;
      const ceiling = row === top ? high : minY + (row + 1) * cell + pad + 1;
      const t0 = Math.min(1, Math.max(0, (floor - a.y) / dy));
      const t1 = Math.min(1, Math.max(0, (ceiling - a.y) / dy));
      from = a.x + dx * t0;
      to = a.x + dx * t1;
    }
    const left = clamp(Math.floor((Math.min(from, to) - pad - 1 - minX) / cell), columns);
    const right = clamp(Math.floor((Math.max(from, to) + pad + 1 - minX) / cell), columns);
    const end = starts[row * columns + right + 1]!;
    for (let k = starts[row * columns + left]!; k < end; k++) {
      const item = items[k]!;
      if (stamps[item] === query) continue;
      stamps[item] = query;
      if (mayTouch(boxes, item * 4, a, dx, dy, pad) && test(item)) return true;
    }
  }
  return false;
}

/** How many boxes those are; their numbers are then at the front of `grid.found`, in the order they were given. */
export function findAlong(grid: BoxGrid, a: Point, b: Point, pad: number): number {
  const { found } = grid;
  let hits = 0;
  someAlong(grid, a, b, pad, item => {
    found[hits++] = item;
    return false;
  });
  // By insertion: they are few.
  for (let i = 1; i < hits; i++) {
    const item = found[i]!;
    let j = i;
    for (; j > 0 && found[j - 1]! > item; j--) found[j] = found[j - 1]!;
    found[j] = item;
  }
  return hits;
}

/** Whether a box, grown by `pad`, is met by the segment: no axis of either separates the two. */
function mayTouch(boxes: readonly number[], at: number, a: Point, dx: number, dy: number, pad: number): boolean {
  const left = boxes[at]! - pad - a.x;
  const bottom = boxes[at + 1]! - pad - a.y;
  const right = boxes[at + 2]! + pad - a.x;
  const top = boxes[at + 3]! + pad - a.y;
  if (dx < 0 ? left > 0 || right < dx : right < 0 || left > dx) return false;
  if (dy < 0 ? bottom > 0 || top < dy : top < 0 || bottom > dy) return false;
  // Twice the line's distance from the middle of the box, against twice the box's half extent across the line.
  const across = dx * (bottom + top) - dy * (left + right);
  return Math.abs(across) <= Math.abs(dx) * (top - bottom) + Math.abs(dy) * (right - left);
}

/** So few boxes are looked through sooner than sorted into cells. */
const FEW = 12;

/** About one cell for each box, and none so small that a long look crosses hundreds of them. */
function cellSize(width: number, height: number, count: number): number {
  if (count <= FEW) return Math.max(width, height) + 1;
  const wanted = Math.sqrt((width * height) / (count + 1));
  return Math.max(2000, Math.ceil(Math.max(width, height) / 32), Math.round(wanted));
}

type Frame = Pick<BoxGrid, 'minX' | 'minY' | 'cell' | 'columns' | 'rows'>;

/** Counts what lies in each cell, then deals it out: every cell holds its boxes in their order. */
function fillCells(frame: Frame, boxes: readonly number[]): { starts: number[]; items: number[] } {
  const starts = zeros(frame.columns * frame.rows + 1);
  eachCell(frame, boxes, cell => {
    starts[cell + 1]!++;
  });
  for (let c = 1; c < starts.length; c++) starts[c]! += starts[c - 1]!;
  const next = starts.slice();
  const items = zeros(starts[starts.length - 1]!);
  eachCell(frame, boxes, (cell, item) => {
    items[next[cell]!++] = item;
  });
  return { starts, items };
}

function eachCell(frame: Frame, boxes: readonly number[], visit: (cell: number, item: number) => void): void {
  const { minX, minY, cell, columns } = frame;
  for (let at = 0; at < boxes.length; at += 4) {
    const left = Math.floor((boxes[at]! - minX) / cell);
    const bottom = Math.floor((boxes[at + 1]! - minY) / cell);
    const right = Math.floor((boxes[at + 2]! - minX) / cell);
    const top = Math.floor((boxes[at + 3]! - minY) / cell);
    for (let row = bottom; row <= top; row++) {
      for (let column = left; column <= right; column++) visit(row * columns + column, at / 4);
    }
  }
}

/** As many as small numbers go; then the count starts again, with every mark wiped. */
const LAST_STAMP = 2 ** 30;

function nextStamp(stamps: number[], count: number): number {
  if (stamps[count]! >= LAST_STAMP) stamps.fill(0);
  const next = stamps[count]! + 1;
  stamps[count] = next;
  return next;
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

function clamp(cell: number, cells: number): number {
  return cell < 0 ? 0 : cell >= cells ? cells - 1 : cell;
}
