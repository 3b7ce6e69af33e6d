import { describe, expect, test } from 'vitest';
import {
  centreOf,
  createHeights,
  EAST,
  halfAt,
  headPoint,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  quarterAt,
  quartersAbove,
  SIDES,
  SOUTH,
  SOUTH_EAST,
  SOUTH_WEST,
  setHeight,
  sideOfPosition,
  WEST,
  WHOLE,
} from '../../src/grid/index.ts';
import { at, tile } from './arena.ts';

describe('parts of a square', () => {
  test('two quarters are a half, two opposite halves the whole', () => {
    expect(halfAt(NORTH)).toBe(quarterAt(NORTH_WEST) | quarterAt(NORTH_EAST));
    expect(halfAt(EAST)).toBe(quarterAt(NORTH_EAST) | quarterAt(SOUTH_EAST));
    expect(halfAt(SOUTH)).toBe(quarterAt(SOUTH_EAST) | quarterAt(SOUTH_WEST));
    expect(halfAt(WEST) | halfAt(EAST)).toBe(WHOLE);
    expect(halfAt(WEST) & halfAt(EAST)).toBe(0);
    expect(() => quarterAt(NORTH)).toThrow('diagonal');
  });

  test('stand at heights of their own', () => {
    const heights = createHeights(tile);
    setHeight(heights, at(2, 2), halfAt(WEST), 2);
    setHeight(heights, at(2, 2), halfAt(EAST), 1);
    expect(quartersAbove(heights, at(2, 2), 0)).toBe(WHOLE);
    expect(quartersAbove(heights, at(2, 2), 1)).toBe(halfAt(WEST));
    expect(quartersAbove(heights, at(2, 2), 2)).toBe(0);
    setHeight(heights, at(2, 2), WHOLE, 0);
    expect(quartersAbove(heights, at(2, 2), 0)).toBe(0);
  });
});

describe('heads and positions', () => {
  test('DK-SHOOT-002: the head is a quarter of a square off the centre on the side of the position', () => {
    const { x, y } = centreOf(tile, at(3, 2));
    expect(headPoint(tile, at(3, 2), null)).toEqual({ x, y });
    expect(headPoint(tile, at(3, 2), WEST)).toEqual({ x: x - 1, y });
    expect(headPoint(tile, at(3, 2), EAST)).toEqual({ x: x + 1, y });
    expect(headPoint(tile, at(3, 2), NORTH)).toEqual({ x, y: y - 1 });
    expect(headPoint(tile, at(3, 2), SOUTH)).toEqual({ x, y: y + 1 });
  });

  test('DK-MOVE-014: left, right, forward and rear go by the facing', () => {
    expect(sideOfPosition(NORTH, 'left')).toBe(WEST);
    expect(sideOfPosition(NORTH, 'forward')).toBe(NORTH);
    expect(sideOfPosition(EAST, 'left')).toBe(NORTH);
    expect(sideOfPosition(SOUTH, 'right')).toBe(WEST);
    expect(sideOfPosition(WEST, 'rear')).toBe(EAST);
    expect(sideOfPosition(WEST, 'centre')).toBeNull();
    expect(sideOfPosition(NORTH_EAST, 'forward')).toBe(NORTH);
    expect(sideOfPosition(NORTH_WEST, 'forward')).toBe(WEST);
  });

  test('DK-MOVE-014: the four positions off the centre are four different halves', () => {
    for (const facing of [NORTH, NORTH_EAST, SOUTH_WEST] as const)
      expect(new Set((['left', 'right', 'forward', 'rear'] as const).map(p => sideOfPosition(facing, p)))).toEqual(
        new Set(SIDES),
      );
  });
});
