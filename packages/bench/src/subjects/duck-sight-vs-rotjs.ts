import { centreOf, createCover, visibleFrom, WHOLE } from '@sightline/geometry/grid';
import { FOV } from 'rot-js';
import { type Arena, blockArena, SIZE } from '../arena.ts';
import type { Contestant, Subject } from '../subject.ts';

/** What is seen: from some places of the arena with its blocks, 1 or 0 a square; and how much of it without them. */
interface Seen {
  readonly views: readonly Uint8Array[];
  readonly inTheOpen: number;
}

/** Fills in what is seen from a square. */
type Look = (from: number, seen: Uint8Array) => void;

/**
 * The two mean not quite the same by seeing a square: its centre here, so and so much of it there, of which half comes
 * nearest. Those at the edge of a shadow may be judged differently; they agree about so many in 100 open ones at least.
 */
const HALF = 0.5;
const AGREEMENT = 90;

/** Every square of an arena judged as seen or not from a place, by the geometry of DUCK! and by rot.js. */
export const subject: Subject<Seen> = {
  unit: 'squares/s',
  ours: () => looks(ourLook),
  theirs: () => looks(theirLook),
  evidence: (ours, theirs) => [
    `ours: ${sentence(ours)}`,
    `rot.js: ${sentence(theirs)}`,
    `they agree about ${agreement(ours, theirs).toFixed(1)} of 100 open squares`,
  ],
  disagreements(ours, theirs) {
    const found: string[] = [];
    for (const { inTheOpen } of [ours, theirs])
      if (inTheOpen !== SIZE * SIZE) found.push(`of an empty arena ${inTheOpen} squares were seen`);
    const percent = agreement(ours, theirs);
    if (percent < AGREEMENT) found.push(`they agree about only ${percent.toFixed(1)} of 100 open squares`);
    return found;
  },
};

function looks(lookIn: (arena: Arena) => Look): Contestant<Seen> {
  const arena = blockArena();
  const { grid, places } = arena;
  const look = lookIn(arena);
  const seen = new Uint8Array(grid.size);
  let turn = 0;
  return {
    work() {
      look(places[turn++ % places.length]!, seen);
      return grid.size;
    },
    results() {
      const view = (from: number): Uint8Array => {
        const squares = new Uint8Array(grid.size);
        look(from, squares);
        return squares;
      };
      const inTheOpen = new Uint8Array(grid.size);
      lookIn({ ...arena, blocks: new Uint8Array(grid.size) })(places[0]!, inTheOpen);
      return { views: places.slice(0, 20).map(view), inTheOpen: count(inTheOpen) };
    },
  };
}

function ourLook({ grid, blocks }: Arena): Look {
  const cover = createCover(grid);
  blocks.forEach((block, square) => {
    cover.solids[square] = block * WHOLE;
  });
  return (from, seen) => void visibleFrom(cover, centreOf(grid, from), seen);
}

function theirLook({ blocks }: Arena): Look {
  const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < SIZE && y < SIZE;
  const fov = new FOV.PreciseShadowcasting((x, y) => isInside(x, y) && blocks[y * SIZE + x] === 0);
  return (from, seen) => {
    seen.fill(0);
    fov.compute(from % SIZE, Math.floor(from / SIZE), SIZE - 1, (x, y, _range, visible) => {
      if (visible >= HALF && isInside(x, y)) seen[y * SIZE + x] = 1;
    });
  };
}

const count = (seen: Uint8Array): number => seen.reduce((sum, one) => sum + one, 0);

function agreement(ours: Seen, theirs: Seen): number {
  const { blocks } = blockArena();
  let [open, alike] = [0, 0];
  ours.views.forEach((view, n) => {
    view.forEach((one, square) => {
      if (blocks[square] !== 0) return;
      open++;
      if (one === theirs.views[n]![square]) alike++;
    });
  });
  return (100 * alike) / open;
}

function sentence({ views, inTheOpen }: Seen): string {
  const seen = views.reduce((sum, view) => sum + count(view), 0);
  return `${seen} squares seen from ${views.length} places, ${inTheOpen} of an empty arena`;
}
