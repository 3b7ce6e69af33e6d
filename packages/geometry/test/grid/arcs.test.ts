import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Arc,
  DIRECTIONS,
  handOf,
  inArc,
  inSharedArc,
  NORTH,
  turn,
  vectorBetween,
  vectorOf,
} from '../../src/grid/index.ts';
import { at, tile } from './arena.ts';

/** Whether (x, y) is in the arc of one who stands at (3,3) and faces north. */
function covers(x: number, y: number, arc: Arc): boolean {
  const { dx, dy } = vectorBetween(tile, at(3, 3), at(x, y));
  return inArc(NORTH, dx, dy, arc);
}

function coversBeside(x: number, y: number, comrade: 'left' | 'right'): boolean {
  const { dx, dy } = vectorBetween(tile, at(3, 3), at(x, y));
  return inSharedArc(NORTH, dx, dy, comrade);
}

describe('arcs', () => {
  test('DK-MOVE-006, DK-SHOOT-011: the front half-circle holds the squares level with the figure', () => {
    for (const [x, y] of [
      [1, 3],
      [5, 3],
      [2, 2],
      [3, 1],
    ] as const)
      expect(covers(x, y, 180)).toBe(true);
    for (const [x, y] of [
      [2, 4],
      [3, 4],
      [4, 4],
      [4, 5],
    ] as const)
      expect(covers(x, y, 180)).toBe(false);
  });

  test('DK-SHOOT-014: the narrow arc ends at 45 degrees, the limit included', () => {
    expect(covers(4, 2, 90)).toBe(true);
    expect(covers(5, 2, 90)).toBe(false);
    expect(covers(5, 3, 90)).toBe(false);
  });

  test('DK-SHOOT-015: all round is all round', () => {
    expect(covers(3, 5, 360)).toBe(true);
  });

  test('DK-SHOOT-012: a comrade beside closes his side beyond 45 degrees', () => {
    expect(coversBeside(5, 2, 'right')).toBe(false);
    expect(coversBeside(5, 2, 'left')).toBe(true);
    expect(coversBeside(4, 2, 'right')).toBe(true);
    expect(coversBeside(4, 2, 'left')).toBe(true);
    expect(coversBeside(1, 3, 'right')).toBe(true);
    expect(coversBeside(1, 3, 'left')).toBe(false);
  });

  test('DK-GRAP-011: the rear are the three squares out of the half-circle', () => {
    for (const facing of DIRECTIONS) {
      const rear = DIRECTIONS.filter(direction => {
        const { dx, dy } = vectorOf(direction);
        return !inArc(facing, dx, dy, 180);
      });
      expect(new Set(rear)).toEqual(new Set([turn(facing, 3), turn(facing, 4), turn(facing, 5)]));
    }
  });

  test('what is left of a facing is right of the opposite one, and the same side after a half turn of both', () => {
    const offsets = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...DIRECTIONS), offsets, offsets, (facing, dx, dy) => {
        const swapped = { left: 'right', right: 'left', ahead: 'ahead' } as const;
        expect(handOf(turn(facing, 4), dx, dy)).toBe(swapped[handOf(facing, dx, dy)]);
        expect(handOf(turn(facing, 4), -dx, -dy)).toBe(handOf(facing, dx, dy));
        for (const arc of [90, 180] as const)
          expect(inArc(facing, dx, dy, arc)).toBe(inArc(turn(facing, 2), -dy, dx, arc));
      }),
    );
  });
});
