import { describe, expect, test } from 'vitest';
import {
  driftFrom,
  EAST,
  flightSides,
  NORTH,
  type Offset,
  type Side,
  SOUTH,
  setSide,
  spreadFrom,
  vectorBetween,
} from '../../src/grid/index.ts';
import { at, placeOf, tile, tileWith } from './arena.ts';

type Place = readonly [x: number, y: number];

function flights(from: Place, to: Place): readonly Side[] {
  const { dx, dy } = vectorBetween(tile, at(...from), at(...to));
  return flightSides(dx, dy);
}

/** The scatter grid of the booklet as drift by total. */
const DRIFT: Readonly<Record<number, Offset>> = {
  6: { forward: 1, right: 0 },
  5: { forward: 0, right: 1 },
  4: { forward: 0, right: -1 },
  3: { forward: 1, right: 1 },
  2: { forward: 1, right: -1 },
  1: { forward: -1, right: 0 },
  0: { forward: -1, right: 1 },
  [-1]: { forward: -1, right: -1 },
  [-2]: { forward: -2, right: 0 },
};

function lands(cover: ReturnType<typeof tileWith>, from: Place, to: Place, flight: Side, total: number): Place {
  return placeOf(driftFrom(cover, at(...from), at(...to), flight, DRIFT[total]!));
}

describe('scatter', () => {
  test('DK-GREN-005: by the grid laid along the flight', () => {
    const expected: readonly [number, Place][] = [
      [6, [3, 1]],
      [5, [4, 2]],
      [4, [2, 2]],
      [3, [4, 1]],
      [2, [2, 1]],
      [1, [3, 3]],
      [0, [4, 3]],
      [-1, [2, 3]],
      [-2, [3, 4]],
    ];
    for (const [total, place] of expected) expect(lands(tileWith(), [3, 5], [3, 2], NORTH, total)).toEqual(place);
  });

  test('DK-GREN-006: the flight counts along its larger difference, both if they are equal', () => {
    expect(flights([1, 5], [4, 4])).toEqual([EAST]);
    expect(flights([1, 5], [3, 3])).toEqual([EAST, NORTH]);
    expect(() => flights([1, 5], [1, 5])).toThrow('another square');
    for (const [total, place] of [
      [5, [4, 5]],
      [4, [4, 3]],
      [6, [5, 4]],
      [1, [3, 4]],
    ] as const)
      expect(lands(tileWith(), [1, 5], [4, 4], EAST, total)).toEqual(place);
  });

  test('DK-GREN-029: side face and front', () => {
    expect(flights([1, 3], [5, 2])).toEqual([EAST]);
    expect(flights([4, 5], [5, 1])).toEqual([NORTH]);
  });

  test('DK-GREN-008: what bars the way sends it back to the target', () => {
    expect(lands(tileWith(), [3, 5], [3, 1], NORTH, 6)).toEqual([3, 1]);
    expect(lands(tileWith([4, 2]), [3, 5], [3, 2], NORTH, 5)).toEqual([3, 2]);
    const cover = tileWith();
    setSide(tile, cover.sides, at(3, 2), EAST, true);
    expect(lands(cover, [3, 5], [3, 2], NORTH, 5)).toEqual([3, 2]);
    expect(lands(cover, [3, 5], [3, 2], NORTH, 3)).toEqual([4, 1]);
    setSide(tile, cover.sides, at(3, 1), SOUTH, true);
    expect(lands(cover, [3, 5], [3, 2], NORTH, 3)).toEqual([3, 2]);
  });

  test('DK-GREN-008: two squares short it comes back just the same', () => {
    expect(lands(tileWith([3, 3]), [3, 5], [3, 1], NORTH, -2)).toEqual([3, 1]);
  });

  test('DK-GREN-010: never behind the thrower', () => {
    expect(lands(tileWith(), [3, 5], [3, 4], NORTH, -2)).toEqual([3, 5]);
    expect(lands(tileWith(), [3, 4], [3, 3], NORTH, -2)).toEqual([3, 4]);
    expect(lands(tileWith(), [2, 4], [3, 3], EAST, -2)).toEqual([2, 4]);
    expect(lands(tileWith(), [3, 4], [3, 3], NORTH, 0)).toEqual([4, 4]);
  });
});

describe('spreading fire', () => {
  function fire(cover: ReturnType<typeof tileWith>, x: number, y: number): Place[] {
    return spreadFrom(cover, at(x, y), 6).map(placeOf);
  }

  test('DK-GREN-028: from the north wall', () => {
    expect(fire(tileWith(), 3, 1)).toEqual([
      [3, 1],
      [4, 1],
      [3, 2],
      [2, 1],
      [4, 2],
      [2, 2],
    ]);
  });

  test('DK-GREN-027: in the open on the bomb and five squares more', () => {
    expect(fire(tileWith(), 3, 3)).toEqual([
      [3, 3],
      [3, 2],
      [4, 3],
      [3, 4],
      [2, 3],
      [4, 2],
    ]);
  });

  test('DK-GREN-028: round things that bar it, over open sides only', () => {
    const cover = tileWith([3, 2], [2, 3]);
    setSide(tile, cover.sides, at(3, 3), SOUTH, true);
    expect(fire(cover, 3, 3)).toEqual([
      [3, 3],
      [4, 3],
      [4, 2],
      [4, 4],
      [3, 4],
      [2, 4],
    ]);
  });

  test('ends where there is nowhere left to go', () => {
    expect(fire(tileWith([2, 1], [1, 2]), 1, 1)).toEqual([[1, 1]]);
  });
});
