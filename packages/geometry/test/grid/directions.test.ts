import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  directionBySigns,
  directionTowards,
  EAST,
  eighthsBetween,
  firstClockwise,
  NORTH,
  NORTH_EAST,
  opposite,
  SOUTH,
  SOUTH_EAST,
  turn,
  vectorOf,
  WEST,
} from '../../src/grid/index.ts';

describe('the eight directions', () => {
  test('count clockwise from north, y growing south', () => {
    expect(DIRECTIONS.map(vectorOf)).toEqual([
      { dx: 0, dy: -1 },
      { dx: 1, dy: -1 },
      { dx: 1, dy: 0 },
      { dx: 1, dy: 1 },
      { dx: 0, dy: 1 },
      { dx: -1, dy: 1 },
      { dx: -1, dy: 0 },
      { dx: -1, dy: -1 },
    ]);
  });

  test('turn round in eight', () => {
    for (const direction of DIRECTIONS) {
      expect(turn(direction, 8)).toBe(direction);
      expect(turn(direction, -3)).toBe(turn(direction, 5));
      expect(opposite(opposite(direction))).toBe(direction);
      expect(eighthsBetween(direction, opposite(direction))).toBe(4);
      expect(eighthsBetween(direction, turn(direction, -3))).toBe(3);
    }
  });

  test('are found again from their vectors', () => {
    for (const direction of DIRECTIONS) {
      const { dx, dy } = vectorOf(direction);
      expect(directionBySigns(5 * dx, 3 * dy)).toBe(direction);
      expect(directionTowards(7 * dx, 7 * dy)).toBe(direction);
    }
    expect(() => directionTowards(0, 0)).toThrow('not zero');
  });

  test('the nearest one is within 22.5 degrees of the vector', () => {
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -80, max: 80 }), (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const { dx: x, dy: y } = vectorOf(directionTowards(dx, dy));
        const cosine = (x * dx + y * dy) / Math.sqrt((x * x + y * y) * (dx * dx + dy * dy));
        expect(cosine).toBeGreaterThan(Math.sqrt((1 + Math.sqrt(0.5)) / 2));
      }),
    );
  });

  test('seen from a square two along and one up, east is nearer than north-east', () => {
    expect(directionTowards(5, -2)).toBe(EAST);
    expect(directionTowards(2, -1)).toBe(NORTH_EAST);
  });
});

describe('DK-GRAP-023: thrown off in a random direction', () => {
  test('takes the next one clockwise if it is closed: by the east wall from east to south', () => {
    const closed: Direction[] = [NORTH_EAST, EAST, SOUTH_EAST];
    expect(firstClockwise(EAST, direction => !closed.includes(direction))).toBe(SOUTH);
    expect(firstClockwise(WEST, () => true)).toBe(WEST);
    expect(firstClockwise(NORTH, () => false)).toBeNull();
  });
});
