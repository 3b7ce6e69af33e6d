import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockTemplate,
  coneTemplate,
  createGrid,
  DIRECTIONS,
  type Direction,
  layTemplate,
  mirrorOffset,
  NORTH,
  NORTH_EAST,
  type Offset,
  range,
  squareAt,
  type Template,
  turn,
  turnedTo,
  turnOffset,
} from '../../src/grid/index.ts';

const grid = createGrid(11, 8);

/** Squares by the booklet's (x, y), on a grid that leaves room to the west of x = 1. */
function square(x: number, y: number): number {
  return squareAt(grid, x + 2, y);
}

const offsets = fc.record({ forward: fc.integer({ min: -6, max: 6 }), right: fc.integer({ min: -6, max: 6 }) });

function asSet(cells: readonly Offset[]): Set<string> {
  return new Set(cells.map(cell => JSON.stringify(cell, Object.keys(cell).sort())));
}

describe('the cone', () => {
  const cone = coneTemplate(4);

  function squaresOf(direction: Direction, inside: boolean): Set<number> {
    const laid = layTemplate(grid, square(3, 5), direction, cone);
    return new Set(laid.filter(({ cell }) => cell.inside === inside).map(one => one.square));
  }

  test('DK-WEAP-034: firing north from (3,5)', () => {
    const inside = [
      [3, 4],
      [2, 3],
      [3, 3],
      [4, 3],
      ...[1, 2, 3, 4, 5].map(x => [x, 2]),
      ...[0, 1, 2, 3, 4, 5, 6].map(x => [x, 1]),
    ] as [number, number][];
    const overlapped = [
      [2, 4],
      [4, 4],
      [1, 3],
      [5, 3],
      [0, 2],
      [6, 2],
      [-1, 1],
      [7, 1],
    ] as const;
    expect(squaresOf(NORTH, true)).toEqual(new Set(inside.map(([x, y]) => square(x, y))));
    expect(squaresOf(NORTH, false)).toEqual(new Set(overlapped.map(([x, y]) => square(x, y))));
  });

  test('DK-WEAP-034: firing north-east from (3,5), x 4 to 7 and y 1 to 4', () => {
    const block = [4, 5, 6, 7].flatMap(x => [1, 2, 3, 4].map(y => square(x, y)));
    expect(squaresOf(NORTH_EAST, true)).toEqual(new Set(block));
    expect(squaresOf(NORTH_EAST, false)).toEqual(new Set());
  });

  test('DK-WEAP-034: sixteen squares are inside in every direction', () => {
    for (const direction of DIRECTIONS) expect(turnedTo(cone, direction).filter(cell => cell.inside)).toHaveLength(16);
  });
});

describe('the blast', () => {
  test('DK-GREN-011, 030: covers 3 by 3, the middle first and then clockwise from north', () => {
    const laid = layTemplate(grid, square(3, 3), NORTH, blockTemplate(1)).map(one => one.square);
    const clockwise = [
      [3, 3],
      [3, 2],
      [4, 2],
      [4, 3],
      [4, 4],
      [3, 4],
      [2, 4],
      [2, 3],
      [2, 2],
    ] as const;
    expect(laid).toEqual(clockwise.map(([x, y]) => square(x, y)));
  });

  test('turns onto itself in every direction and in the mirror', () => {
    const block = blockTemplate(2);
    for (const direction of DIRECTIONS) expect(asSet(turnedTo(block, direction))).toEqual(asSet(block.straight));
    expect(asSet(block.straight.map(mirrorOffset))).toEqual(asSet(block.straight));
  });

  test('is cut off at the rim', () => {
    const laid = layTemplate(grid, 0, NORTH, blockTemplate(3));
    expect(laid).toHaveLength(16);
    for (const one of laid) expect(range(grid, 0, one.square)).toBeLessThanOrEqual(3);
  });
});

describe('any template', () => {
  const templates: fc.Arbitrary<Template> = fc.record({ straight: fc.array(offsets), diagonal: fc.array(offsets) });

  test('is itself after four quarter turns, and after being mirrored twice', () => {
    fc.assert(
      fc.property(offsets, fc.integer({ min: -9, max: 9 }), (cell, turns) => {
        expect(turnOffset(turnOffset(cell, turns), 4 - turns)).toEqual(cell);
        expect(mirrorOffset(mirrorOffset(cell))).toEqual(cell);
        expect(mirrorOffset(turnOffset(cell, turns))).toEqual(turnOffset(mirrorOffset(cell), -turns));
      }),
    );
  });

  test('turned on by eighths all the way round is itself, and by two eighths is a quarter turn', () => {
    fc.assert(
      fc.property(templates, fc.constantFrom(...DIRECTIONS), (template, direction) => {
        expect(turnedTo(template, turn(direction, 8))).toEqual(turnedTo(template, direction));
        const quarter = turnedTo(template, direction).map(cell => turnOffset(cell, 1));
        expect(turnedTo(template, turn(direction, 2))).toEqual(quarter);
      }),
    );
  });

  test('points where its direction points', () => {
    const arrow: Template = { straight: [{ forward: 1, right: 0 }], diagonal: [{ forward: 1, right: 1 }] };
    const middle = squareAt(grid, 5, 4);
    const squares = DIRECTIONS.map(direction => layTemplate(grid, middle, direction, arrow)[0]!.square);
    expect(squares.map(one => [(one % 11) - 5, Math.floor(one / 11) - 4])).toEqual([
      [0, -1],
      [1, -1],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ]);
  });
});
