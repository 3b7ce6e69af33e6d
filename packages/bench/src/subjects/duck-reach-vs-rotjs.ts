import { costTo, createFooting, createReach, fillStepCosts, reachFrom, type StepRates } from '@sightline/geometry/grid';
import { hash } from '@sightline/kernel';
import { Path } from 'rot-js';
import { type Arena, blockArena, SIZE } from '../arena.ts';
import type { Contestant, Subject } from '../subject.ts';

/** How many squares are within reach of some places, and a checksum over what each of them costs. */
interface Reached {
  readonly squares: number;
  readonly checksum: string;
}

/** One way of finding what every square costs from a place. */
interface Finder {
  /** Settles every square that can be reached. */
  settle(from: number): void;
  /** What each square costs, the start 0, blocks and islands -1; read off for the comparison, not measured. */
  costs(from: number): number[];
}

/** rot.js knows no costs: every step is 1 for it, also past a corner. */
const STEP = { straight: 1, diagonal: 1, pastCorner: 1 };
const RATES: StepRates = { floor: STEP, top: STEP, up: STEP, down: STEP };

/** The cheapest way to every square of an arena, by the costed reach of DUCK! and by the Dijkstra of rot.js. */
export const subject: Subject<Reached> = {
  unit: 'squares/s',
  ours: () => searches(ourFinder),
  theirs: () => searches(theirFinder),
  evidence: (ours, theirs) => [`ours: ${sentence(ours)}`, `rot.js: ${sentence(theirs)}`],
  disagreements: (ours, theirs) =>
    ours.checksum === theirs.checksum ? [] : ['they do not find the same squares for the same costs'],
};

function searches(finderIn: (arena: Arena) => Finder): Contestant<Reached> {
  const arena = blockArena();
  const { grid, places } = arena;
  const { settle, costs } = finderIn(arena);
  let turn = 0;
  return {
    work() {
      settle(places[turn++ % places.length]!);
      return grid.size;
    },
    results() {
      const all = places.slice(0, 3).map(costs);
      return { squares: all.flat().filter(cost => cost >= 0).length, checksum: hash(all) };
    },
  };
}

function ourFinder({ grid, blocks }: Arena): Finder {
  const footing = createFooting(grid);
  footing.closed.set(blocks);
  const steps = fillStepCosts(footing, RATES);
  const reach = createReach(grid);
  const settle = (from: number): void => void reachFrom(reach, steps, from, grid.size);
  return {
    settle,
    costs(from) {
      settle(from);
      return Array.from({ length: grid.size }, (_, square) => costTo(reach, square) ?? -1);
    },
  };
}

function theirFinder({ grid, blocks }: Arena): Finder {
  const isOpen = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < SIZE && y < SIZE && blocks[y * SIZE + x] === 0;
  // It looks for a square that is not there, and so settles all that are.
  const settled = (from: number) => {
    const dijkstra = new Path.Dijkstra(from % SIZE, Math.floor(from / SIZE), isOpen, { topology: 8 });
    dijkstra.compute(-1, -1, () => {});
    return dijkstra;
  };
  return {
    settle: from => void settled(from),
    costs(from) {
      const dijkstra = settled(from);
      return Array.from({ length: grid.size }, (_, square) => {
        let cost = -1;
        dijkstra.compute(square % SIZE, Math.floor(square / SIZE), () => cost++);
        return cost;
      });
    },
  };
}

const sentence = ({ squares, checksum }: Reached): string => `${squares} squares reached, costs ${checksum}`;
