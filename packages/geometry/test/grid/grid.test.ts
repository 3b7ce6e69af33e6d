import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  createGrid,
  createTiling,
  createWalls,
  EAST,
  isShut,
  NORTH,
  NOWHERE,
  neighbour,
  placeInTile,
  range,
  SOUTH,
  setSide,
  setWall,
  squareOfTile,
  stoppedBy,
  tileOf,
  WEST,
  wallRegions,
} from '../../src/grid/index.ts';
import { at, tile, tileWith } from './arena.ts';

describe('a grid', () => {
  test('ends at its rim', () => {
    expect(neighbour(tile, at(1, 1), NORTH)).toBe(NOWHERE);
    expect(neighbour(tile, at(5, 3), EAST)).toBe(NOWHERE);
    expect(neighbour(tile, at(5, 3), WEST)).toBe(at(4, 3));
    expect(() => createGrid(0, 5)).toThrow('at least 1');
  });

  test('DK-SHOOT-005: range is the larger difference', () => {
    expect(range(tile, at(1, 5), at(3, 4))).toBe(2);
    expect(range(tile, at(1, 5), at(4, 1))).toBe(4);
    expect(range(tile, at(1, 5), at(2, 4))).toBe(1);
    expect(range(tile, at(1, 5), at(1, 5))).toBe(0);
  });
});

describe('tiles', () => {
  test('DK-SETUP-006: a tile has 25 squares from (1,1) to (5,5)', () => {
    const tiling = createTiling(3, 2, 5);
    expect(squareOfTile(tiling, 0, 6, 2)).toBe(NOWHERE);
    const squares = new Set<number>();
    for (let column = 1; column <= 5; column++)
      for (let row = 1; row <= 5; row++) {
        const square = squareOfTile(tiling, 4, column, row);
        squares.add(square);
        expect(tileOf(tiling, square)).toBe(4);
        expect(placeInTile(tiling, square)).toEqual({ column, row });
      }
    expect(squares.size).toBe(25);
  });

  test('DK-SETUP-008: bulkheads stand between rooms, a door opens one side of them', () => {
    const tiling = createTiling(2, 1, 5);
    const walls = createWalls(tiling.grid, ['movement', 'sight']);
    const rooms = Array.from({ length: tiling.grid.size }, (_, square) => tileOf(tiling, square));
    wallRegions(walls, rooms, ['movement', 'sight']);
    const door = squareOfTile(tiling, 0, 5, 3);
    expect(stoppedBy(walls, door, EAST)).toEqual(['movement', 'sight']);
    setWall(walls, door, EAST, []);
    expect(stoppedBy(walls, squareOfTile(tiling, 1, 1, 3), WEST)).toEqual([]);
    expect(stoppedBy(walls, squareOfTile(tiling, 0, 5, 2), EAST)).toEqual(['movement', 'sight']);
    setWall(walls, door, EAST, ['movement']);
    expect(stoppedBy(walls, door, EAST)).toEqual(['movement']);
    expect(stoppedBy(walls, squareOfTile(tiling, 0, 2, 2), EAST)).toEqual([]);
  });
});

describe('walls', () => {
  test('are seen from both squares, and the rim cannot be opened', () => {
    const { sides } = tileWith();
    setSide(tile, sides, at(2, 2), SOUTH, true);
    expect(isShut(sides, at(2, 3), NORTH)).toBe(true);
    setSide(tile, sides, at(2, 3), NORTH, false);
    expect(isShut(sides, at(2, 2), SOUTH)).toBe(false);
    expect(isShut(sides, at(1, 1), NORTH)).toBe(true);
    expect(() => setSide(tile, sides, at(1, 1), NORTH, false)).toThrow('rim');
  });
});

describe('DK-SHOOT-005: adjacent squares', () => {
  test('are at range 1 with nothing shut between', () => {
    const cover = tileWith();
    setSide(tile, cover.sides, at(3, 3), EAST, true);
    expect(areAdjacent(cover, at(3, 3), at(4, 3))).toBe(false);
    expect(areAdjacent(cover, at(3, 3), at(2, 3))).toBe(true);
    expect(areAdjacent(cover, at(3, 3), at(3, 3))).toBe(false);
    expect(areAdjacent(cover, at(3, 3), at(3, 5))).toBe(false);
  });

  test('DK-GREN-012: round a corner one way is enough', () => {
    const cover = tileWith([4, 3]);
    expect(areAdjacent(cover, at(3, 3), at(4, 2))).toBe(true);
    setSide(tile, cover.sides, at(3, 3), NORTH, true);
    expect(areAdjacent(cover, at(3, 3), at(4, 2))).toBe(false);
    expect(areAdjacent(cover, at(4, 2), at(3, 3))).toBe(false);
  });
});
