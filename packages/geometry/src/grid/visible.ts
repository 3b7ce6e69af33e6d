import type { Cover } from './cover.ts';
import { beginGap, clearGaps, createGaps, endGap, type Gaps, shade } from './gaps.ts';
import { centreOf, type Point, UNITS, WHOLE } from './quarters.ts';
import { type Sector, sectorsAround } from './sectors.ts';
import { sees } from './sees.ts';

/** Limits of a sector: directions of 45 degrees, by points too far off to be taken for a corner of the grid. */
const LIMIT = 1 << 20;

// Working lists, of no meaning between calls; nothing here calls back into the caller.
let open = createGaps();
let spare = createGaps();

/**
 * Decides for every square whether its centre is seen from a point: 1 or 0 a square, with the same verdicts as `sees`.
 * In each sector the directions still open are kept as gaps between the corners of whatever stands nearer. A centre
 * inside a gap is seen; the few that lie exactly on the limit of one, or in a part-filled square, are left to `sees`.
 * With a reach, nothing further off than that many squares is seen.
 */
export function visibleFrom(
  cover: Cover,
  from: Point,
  seen: Uint8Array = new Uint8Array(cover.grid.size),
  reach: number = cover.grid.size,
): Uint8Array {
  seen.fill(0);
  judge(cover, from, (from.y >> 2) * cover.grid.width + (from.x >> 2), seen);
  for (const sector of sectorsAround(cover.grid, from)) lookInto(cover, sector, from, seen, reach);
  return seen;
}

function lookInto(cover: Cover, sector: Sector, from: Point, seen: Uint8Array, reach: number): void {
  const lastRow = Math.min(reach, sector.rows);
  clearGaps(open, sector.viewerX, sector.viewerDepth);
  beginGap(open, -LIMIT, LIMIT, LIMIT, LIMIT);
  endGap(open);
  for (let row = 0; row <= lastRow && open.count > 0; row++) {
    if (row > 0) judgeLimits(cover, sector, row, from, seen);
    const sidesMet = passRow(cover, sector, row, from, seen);
    if (sidesMet & sector.farSide) passFarSides(cover, sector, row);
  }
}

/**
 * Marks the centres inside the gaps and closes the directions that meet a filled quarter, or a shut side between two
 * squares, of this row. No centre of the row is shaded by the row itself: within 45 degrees every line to one comes in
 * over the near side of its square. Returns all bits of shut sides met.
 */
function passRow(cover: Cover, sector: Sector, row: number, from: Point, seen: Uint8Array): number {
  const { sides, solids } = cover;
  const { across, length, viewerX, leftSide } = sector;
  const start = sector.first + row * sector.deeper;
  const edge = UNITS * row - sector.viewerDepth;
  const near = Math.max(0, edge);
  const far = edge + UNITS;
  let sidesMet = 0;
  clearGaps(spare, viewerX, sector.viewerDepth);
  for (let gap = 0; gap < open.count; gap++) {
    beginGap(spare, open.leftX[gap]!, open.leftDepth[gap]!, open.rightX[gap]!, open.rightDepth[gap]!);
    const firstInside = row === 0 ? length : Math.floor(leftCentre(gap, edge + 2, viewerX)) + 1;
    const lastInside = Math.ceil(rightCentre(gap, edge + 2, viewerX)) - 1;
    const last = Math.min(length - 1, lastSquare(open, gap, near, far, viewerX));
    for (let index = Math.max(0, firstSquare(open, gap, near, far, viewerX)); index <= last; index++) {
      const square = start + index * across;
      const filled = solids[square]!;
      const shut = sides[square]!;
      sidesMet |= shut;
      if (shut & leftSide) shadeBox(UNITS * index - viewerX, UNITS * index - viewerX, near, far);
      if (filled !== 0) shadeQuarters(sector, filled, UNITS * index - viewerX, edge);
      if (filled === WHOLE || index < firstInside || index > lastInside) continue;
      if (filled === 0) seen[square] = 1;
      else judge(cover, from, square, seen);
    }
    endGap(spare);
  }
  [open, spare] = [spare, open];
  return sidesMet;
}

/** Closes the directions that cross a shut far side of a row. Shut sides in one run cast one shadow. */
function passFarSides({ sides }: Cover, sector: Sector, row: number): void {
  const { across, length, viewerX, farSide } = sector;
  const start = sector.first + row * sector.deeper;
  const far = UNITS * row + UNITS - sector.viewerDepth;
  clearGaps(spare, viewerX, sector.viewerDepth);
  for (let gap = 0; gap < open.count; gap++) {
    beginGap(spare, open.leftX[gap]!, open.leftDepth[gap]!, open.rightX[gap]!, open.rightDepth[gap]!);
    const last = Math.min(length - 1, lastSquare(open, gap, far, far, viewerX));
    let index = Math.max(0, firstSquare(open, gap, far, far, viewerX));
    while (index <= last) {
      const runStart = index;
      while (index <= last && sides[start + index * across]! & farSide) index++;
      if (index > runStart) shade(spare, UNITS * runStart - viewerX, far, UNITS * index - viewerX, far);
      else index++;
    }
    endGap(spare);
  }
  [open, spare] = [spare, open];
}

/** Centres exactly in line with the limit of a gap. */
function judgeLimits(cover: Cover, sector: Sector, row: number, from: Point, seen: Uint8Array): void {
  const { across, deeper, length, viewerX } = sector;
  const start = sector.first + row * deeper;
  const middle = UNITS * row + 2 - sector.viewerDepth;
  for (let gap = 0; gap < open.count; gap++) {
    const left = leftCentre(gap, middle, viewerX);
    const right = rightCentre(gap, middle, viewerX);
    const leftBack = open.leftDepth[gap] === LIMIT ? across - deeper : 0;
    const rightBack = open.rightDepth[gap] === LIMIT ? -across - deeper : 0;
    if (isSquareOf(left, length)) judgeLimit(cover, from, start + left * across, leftBack, seen);
    if (right !== left && isSquareOf(right, length)) judgeLimit(cover, from, start + right * across, rightBack, seen);
  }
}

/** The limit of a sector is a diagonal from centre to centre, of which only the last step is new; back leads to it. */
function judgeLimit(cover: Cover, from: Point, square: number, back: number, seen: Uint8Array): void {
  if (back === 0) judge(cover, from, square, seen);
  else if (seen[square + back] === 1) judge(cover, centreOf(cover.grid, square + back), square, seen);
}

function judge(cover: Cover, from: Point, square: number, seen: Uint8Array): void {
  if (seen[square] === 0 && sees(cover, from, centreOf(cover.grid, square))) seen[square] = 1;
}

function leftCentre(gap: number, middle: number, viewerX: number): number {
  return centreIndex(open.leftX[gap]!, open.leftDepth[gap]!, middle, viewerX);
}

function rightCentre(gap: number, middle: number, viewerX: number): number {
  return centreIndex(open.rightX[gap]!, open.rightDepth[gap]!, middle, viewerX);
}

/** Which square of a row has its centre in line with a corner; a fraction where the line meets no centre exactly. */
function centreIndex(x: number, depth: number, middle: number, viewerX: number): number {
  return (x * middle + (viewerX - 2) * depth) / (UNITS * depth);
}

function isSquareOf(index: number, length: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < length;
}

/** The first and the last square of a row that a gap touches between two depths. */
function firstSquare({ leftX, leftDepth }: Gaps, gap: number, near: number, far: number, viewerX: number): number {
  const x = leftX[gap]!;
  const depth = leftDepth[gap]!;
  return Math.floor((x * (x < 0 ? far : near) + viewerX * depth) / (UNITS * depth));
}

function lastSquare({ rightX, rightDepth }: Gaps, gap: number, near: number, far: number, viewerX: number): number {
  const x = rightX[gap]!;
  const depth = rightDepth[gap]!;
  return Math.floor((x * (x > 0 ? far : near) + viewerX * depth) / (UNITS * depth));
}

/** The filled part of a square as one box, or as a left and a right one of different depth. */
function shadeQuarters(sector: Sector, quarters: number, x: number, edge: number): void {
  const left = stripOf(quarters, sector.nearLeft, sector.farLeft);
  const right = stripOf(quarters, sector.nearRight, sector.farRight);
  if (left === right) return shadeStrip(left, x, x + UNITS, edge);
  if (left !== 0) shadeStrip(left, x, x + 2, edge);
  if (right !== 0) shadeStrip(right, x + 2, x + UNITS, edge);
}

/** What of one half is filled: the near quarter counts 1, the far one 2. */
function stripOf(quarters: number, near: number, far: number): number {
  return (quarters & near ? 1 : 0) + (quarters & far ? 2 : 0);
}

function shadeStrip(strip: number, x0: number, x1: number, edge: number): void {
  const far = strip === 1 ? edge + 2 : edge + UNITS;
  if (far > 0) shadeBox(x0, x1, Math.max(0, strip === 2 ? edge + 2 : edge), far);
}

/** The shadow of a box runs between its outermost corners: near ones on the viewer's own side, far ones on the other. */
function shadeBox(x0: number, x1: number, near: number, far: number): void {
  shade(spare, x0, x0 < 0 ? near : far, x1, x1 > 0 ? near : far);
}
