/**
 * The directions in which a viewer can still look, as a sorted list of gaps. A direction is a fraction x / depth, and a
 * limit of a gap is kept as the very corner that makes it, relative to the viewer, so that it can be told whether two
 * shadows meet at one corner or only happen to lie in one line. Limits belong to the gap: past a corner is clear.
 *
 * A list is rewritten from left to right: beginGap, then shade from left to right, then endGap, for each gap in turn.
 */
export interface Gaps {
  count: number;
  readonly leftX: number[];
  readonly leftDepth: number[];
  readonly rightX: number[];
  readonly rightDepth: number[];
  /** Where the part still open begins and where the gap being rewritten ends. */
  penX: number;
  penDepth: number;
  endX: number;
  endDepth: number;
  /** Where the viewer stands, so that corners of squares are known from corners of quarters. */
  viewerX: number;
  viewerDepth: number;
}

export function createGaps(): Gaps {
  return {
    count: 0,
    leftX: [],
    leftDepth: [],
    rightX: [],
    rightDepth: [],
    penX: 0,
    penDepth: 1,
    endX: 0,
    endDepth: 1,
    viewerX: 0,
    viewerDepth: 0,
  };
}

/** Empties a list; the viewer's place is counted in quarter squares from any corner of the grid. */
export function clearGaps(gaps: Gaps, viewerX: number, viewerDepth: number): void {
  gaps.count = 0;
  gaps.viewerX = viewerX;
  gaps.viewerDepth = viewerDepth;
}

export function beginGap(gaps: Gaps, leftX: number, leftDepth: number, rightX: number, rightDepth: number): void {
  gaps.penX = leftX;
  gaps.penDepth = leftDepth;
  gaps.endX = rightX;
  gaps.endDepth = rightDepth;
}

/** Closes every direction strictly between two corners; whatever is shaded next must begin no further left. */
export function shade(gaps: Gaps, fromX: number, fromDepth: number, toX: number, toDepth: number): void {
  if (toX * gaps.penDepth <= gaps.penX * toDepth) return;
  if (fromX * gaps.endDepth >= gaps.endX * fromDepth) return;
  keep(gaps, fromX, fromDepth);
  gaps.penX = toX;
  gaps.penDepth = toDepth;
}

/** Keeps what is still open of the gap. */
export function endGap(gaps: Gaps): void {
  keep(gaps, gaps.endX, gaps.endDepth);
}

/** Keeps the directions from the pen up to a corner, be it a single one between two shadows that touch in one line. */
function keep(gaps: Gaps, toX: number, toDepth: number): void {
  const { penX, penDepth, count } = gaps;
  const width = toX * penDepth - penX * toDepth;
  if (width < 0) return;
  if (width === 0 && toX === penX && toDepth === penDepth && isSquareCorner(gaps, toX, toDepth)) return;
  gaps.leftX[count] = penX;
  gaps.leftDepth[count] = penDepth;
  gaps.rightX[count] = toX;
  gaps.rightDepth[count] = toDepth;
  gaps.count = count + 1;
}

/** Where four squares meet, shadows on both sides of the line mean that both ways round the corner are blocked. */
function isSquareCorner(gaps: Gaps, x: number, depth: number): boolean {
  return ((x + gaps.viewerX) & 3) === 0 && ((depth + gaps.viewerDepth) & 3) === 0;
}
