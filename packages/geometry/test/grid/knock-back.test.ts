import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areAdjacent,
  beginRetreat,
  type Cover,
  costOfStep,
  createFooting,
  createGrid,
  EAST,
  type Footing,
  fillStepCosts,
  type KnockBack,
  knockBack,
  NORTH,
  NORTH_EAST,
  NOWHERE,
  nextRetreat,
  pushedSteps,
  type Rate,
  SOUTH_EAST,
  type StepCosts,
  takeRetreat,
  vectorBetween,
  WHOLE,
} from '../../src/grid/index.ts';
import { at, covers, placeOf, tile } from './arena.ts';

type Place = readonly [x: number, y: number];

const ONE: Rate = { straight: 1, diagonal: 1, pastCorner: 1 };
const NEVER: Rate = { straight: 0, diagonal: 0, pastCorner: 0 };
const NOBODY = new Uint8Array(tile.size);

/** The ways one can be driven: along the floor and down, but never up. */
function driven(footing: Footing): StepCosts {
  return fillStepCosts(footing, { floor: ONE, top: ONE, up: NEVER, down: ONE });
}

const open = driven(createFooting(tile));

function shot(from: Place, to: Place, pips: number, steps = open, occupied = NOBODY): KnockBack {
  const { dx, dy } = vectorBetween(tile, at(...from), at(...to));
  return knockBack(tile, steps, occupied, beginRetreat(at(...to), dx, dy), pips);
}

describe('knock-back', () => {
  test('DK-DMG-014: straight away, a step a pip', () => {
    expect(shot([3, 5], [3, 4], 3).path.map(placeOf)).toEqual([
      [3, 3],
      [3, 2],
      [3, 1],
    ]);
    expect(shot([1, 5], [2, 4], 2).path.map(placeOf)).toEqual([
      [3, 3],
      [4, 2],
    ]);
    expect(shot([1, 3], [4, 2], 1)).toMatchObject({ path: [at(5, 2)], stop: { kind: 'spent' }, left: 0 });
  });

  test('DK-DMG-015: stopped by what lies square across', () => {
    const footing = createFooting(tile);
    footing.levels[at(3, 1)] = 1;
    expect(shot([3, 5], [3, 2], 4, driven(footing))).toMatchObject({
      path: [],
      left: 4,
      stop: { kind: 'barred', direction: NORTH, into: at(3, 1) },
    });
    expect(shot([3, 5], [3, 2], 4)).toMatchObject({ left: 3, stop: { kind: 'barred', into: NOWHERE } });
  });

  test('DK-DMG-015: on top of a thing it goes on over things of the same height and drops down', () => {
    const footing = createFooting(tile);
    footing.levels[at(3, 4)] = 2;
    footing.levels[at(3, 3)] = 2;
    expect(shot([3, 5], [3, 4], 2, driven(footing)).path.map(placeOf)).toEqual([
      [3, 3],
      [3, 2],
    ]);
  });

  test('DK-DMG-016: slides along a wall met at a slant until the corner', () => {
    expect(shot([1, 3], [4, 2], 4)).toMatchObject({
      path: [at(5, 2), at(5, 1)],
      left: 2,
      stop: { kind: 'barred', into: NOWHERE },
    });
  });

  test('DK-DMG-017: an exact half is a fork', () => {
    const { stop, retreat } = shot([1, 3], [3, 2], 1);
    expect(stop).toEqual({
      kind: 'fork',
      steps: [
        { direction: EAST, slides: false },
        { direction: NORTH_EAST, slides: false },
      ],
    });
    if (stop.kind !== 'fork') throw new Error('A fork was expected');
    expect(stop.steps.map(step => placeOf(takeRetreat(tile, retreat, step).square))).toEqual([
      [4, 2],
      [4, 1],
    ]);
  });

  test('DK-DMG-017: a barred diagonal with both ways along it free is a fork', () => {
    const footing = createFooting(tile);
    footing.closed[at(3, 3)] = 1;
    expect(shot([1, 5], [2, 4], 2, driven(footing)).stop).toEqual({
      kind: 'fork',
      steps: [
        { direction: EAST, slides: true },
        { direction: NORTH, slides: true },
      ],
    });
  });

  test('DK-DMG-016: after a slide the straight line is begun again', () => {
    const slid = takeRetreat(tile, beginRetreat(at(3, 4), 2, -1), { direction: NORTH, slides: true });
    expect(slid).toEqual({ square: at(3, 3), dx: 2, dy: -1, along: 0, aside: 0 });
    expect(nextRetreat(tile, open, slid).kind).toBe('fork');
  });

  test('DK-DMG-019: pauses before a figure, which takes the same step', () => {
    const occupied = Uint8Array.from(NOBODY);
    occupied[at(3, 2)] = 1;
    const { stop, path } = shot([3, 5], [3, 3], 1, open, occupied);
    expect(path).toEqual([]);
    expect(stop).toEqual({ kind: 'occupied', square: at(3, 2), step: { direction: NORTH, slides: false } });
    expect(pushedSteps(open, at(3, 2), NORTH, { dx: 0, dy: -2 })).toEqual([NORTH]);
  });

  test('DK-DMG-020: one who is pushed against a wall slides if the line is slanting, else is stuck', () => {
    expect(pushedSteps(open, at(3, 1), NORTH, { dx: 0, dy: -3 })).toEqual([]);
    expect(pushedSteps(open, at(5, 2), NORTH_EAST, { dx: 3, dy: -1 })).toEqual([NORTH]);
    expect(pushedSteps(open, at(5, 1), NORTH_EAST, { dx: 3, dy: -1 })).toEqual([]);
    expect(pushedSteps(open, at(3, 5), SOUTH_EAST, { dx: 1, dy: 1 })).toEqual([EAST]);
  });

  test('a retreat has to lead away from something', () => {
    expect(() => beginRetreat(at(3, 3), 0, 0)).toThrow('direction');
  });
});

describe('on any map', () => {
  /** A map for being driven about in: walls and whole things only, taken from a random cover. */
  function footingOf(cover: Cover): Footing {
    const footing = createFooting(cover.grid, cover.sides);
    cover.solids.forEach((quarters, square) => {
      footing.closed[square] = footing.prohibited[square] = quarters === WHOLE ? 1 : 0;
    });
    return footing;
  }

  const component = fc.integer({ min: -6, max: 6 });
  const pushes = fc
    .record({ cover: covers, dx: component, dy: component, pips: fc.integer({ min: 0, max: 18 }), seed: fc.nat() })
    .filter(({ dx, dy }) => dx !== 0 || dy !== 0);

  /** Drives on to the end, taking one or the other step at every fork. */
  function driveOn(cover: Cover, steps: StepCosts, square: number, dx: number, dy: number, pips: number, bits: number) {
    const nobody = new Uint8Array(cover.grid.size);
    let run = knockBack(cover.grid, steps, nobody, beginRetreat(square, dx, dy), pips);
    const path = [...run.path];
    for (let forks = 0; run.stop.kind === 'fork'; forks++) {
      const step = run.stop.steps[(bits >> (forks % 31)) & 1 ? 1 : 0];
      expect(costOfStep(steps, run.retreat.square, step.direction)).toBeGreaterThan(0);
      const retreat = takeRetreat(cover.grid, run.retreat, step);
      run = knockBack(cover.grid, steps, nobody, retreat, run.left - 1);
      path.push(retreat.square, ...run.path);
    }
    return { ...run, path };
  }

  test('never passes a wall, never comes nearer, and accounts for every pip', () => {
    fc.assert(
      fc.property(pushes, ({ cover, dx, dy, pips, seed }) => {
        const footing = footingOf(cover);
        const steps = driven(footing);
        const start = seed % cover.grid.size;
        const { path, left } = driveOn(cover, steps, start, dx, dy, pips, seed);
        expect(path.length + left).toBe(pips);
        const hard = { ...cover, solids: footing.closed.map(one => one * WHOLE) };
        path.forEach((square, index) => {
          const before = path[index - 1] ?? start;
          expect(areAdjacent(hard, before, square)).toBe(true);
          expect(footing.closed[square]).toBe(0);
          const step = vectorBetween(cover.grid, before, square);
          expect(step.dx * dx).toBeGreaterThanOrEqual(0);
          expect(step.dy * dy).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 400 },
    );
  });

  test('in the open follows the straight line to within half a square', () => {
    fc.assert(
      fc.property(component, component, fc.integer({ min: 1, max: 12 }), fc.nat(), (dx, dy, pips, bits) => {
        fc.pre(dx !== 0 || dy !== 0);
        const grid = createGrid(41, 41);
        const cover = { grid, sides: createFooting(grid).sides, solids: new Uint8Array(grid.size) };
        const start = 20 * 41 + 20;
        const { path } = driveOn(cover, driven(createFooting(grid)), start, dx, dy, pips, bits);
        const end = vectorBetween(grid, start, path.at(-1)!);
        const longer = Math.max(Math.abs(dx), Math.abs(dy));
        expect(Math.max(Math.abs(end.dx), Math.abs(end.dy))).toBe(pips);
        expect(2 * Math.abs(end.dx * longer - dx * pips)).toBeLessThanOrEqual(longer);
        expect(2 * Math.abs(end.dy * longer - dy * pips)).toBeLessThanOrEqual(longer);
      }),
    );
  });
});
