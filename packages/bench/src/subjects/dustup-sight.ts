import { type Dustup, dustup, groundOf, isClear, type Place, sightLine } from '@sightline/dustup';
import { chancesOf, create } from '@sightline/kernel';
import { seedOfGame } from '../drill/played.ts';
import type { Contestant, Subject } from '../subject.ts';

interface Known {
  readonly map: string;
  readonly lines: number;
  /** For each line in its turn, whether it is clear. */
  readonly clear: readonly boolean[];
}

type Line = readonly [Place, Place];

/** Lines of sight on the densest table of Dustup: the quick answer against the one that names what is in the way. */
export const subject: Subject<Known> = {
  unit: 'looks/s',
  ours: () => looks((table, [a, b]) => isClear(table, a, b, 'unaided')),
  theirs: () => looks((table, [a, b]) => sightLine(table, a, b, 'unaided').clear),
  evidence: ({ map, lines, clear }) => [`${map}: ${lines} lines, ${clear.filter(Boolean).length} of them clear`],
  disagreements(ours, theirs) {
    const apart = ours.clear.filter((isSo, i) => isSo !== theirs.clear[i]).length;
    return apart === 0 ? [] : [`they differ on ${apart} of ${ours.lines} lines`];
  },
};

const LINES = 4096;

function looks(isFree: (table: Dustup, line: Line) => boolean): Contestant<Known> {
  const table = densest();
  const lines = linesOn(table);
  let clear = lines.map(() => false);
  return {
    work() {
      clear = lines.map(line => isFree(table, line));
      return LINES;
    },
    results: () => ({ map: table.map.title, lines: LINES, clear }),
  };
}

/** The table with most pieces that block sight. */
function densest(): Dustup {
  const tables = dustup.scenarios.map(({ id }) =>
    dustup.begin(create(dustup, { scenario: id, secret: 'bench' }).setup),
  );
  const piecesOn = (table: Dustup) => groundOf(table).sight.blockers.length;
  return tables.reduce((most, table) => (piecesOn(table) > piecesOn(most) ? table : most));
}

function linesOn(table: Dustup): Line[] {
  const { width, depth } = groundOf(table);
  const chances = chancesOf(seedOfGame(0));
  const place = (): Place => ({ x: chances.next(width), y: chances.next(depth) });
  return Array.from({ length: LINES }, (): Line => [place(), place()]);
}
