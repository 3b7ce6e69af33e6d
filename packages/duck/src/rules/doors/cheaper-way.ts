import { neighbour, oppositeSide, type Side } from '@sightline/geometry/grid';
import { moduleAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable, SquareSide } from '../../table/table.ts';
import { distancesTo, NO_WAY, nearestOf } from '../threats/distance.ts';
import { faceTeamFrom, pointsLeft, routeTowards, walk } from '../threats/movement.ts';
import { crossBulkhead } from './short-cuts.ts';

/** What a movement die is worth when it is not thrown: 3.5, rounded up. */
const FAIR_THROW = 4;

/** A square and the square across one of its sides. */
interface Passage {
  readonly from: number;
  readonly to: number;
  readonly side: Side;
}

/**
 * DK-DOOR-014: where an open way to the nearest of some squares leads through GREEN footprints, a Threat takes RED ones
 * of the same bulkhead if they are cheaper. Goes there, or across from there; false if it has no reason to.
 */
export function takeCheaperWay(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  squares: readonly number[],
  thrown: () => number,
): boolean {
  const goal = nearestOf(squares, distancesTo(table, threat.at, false));
  const way = goal === null ? null : cheaperWay(table, threat, goal);
  if (!way) return false;
  const start = threat.at;
  if (start === way.from) crossBulkhead(table, io, threat, way.side);
  else walk(table, io, threat, thrown(), points => routeTowards(table, threat, way.from, points));
  faceTeamFrom(table, io, threat, start);
  return true;
}

function cheaperWay(table: DuckTable, threat: Threat, goal: number): Passage | null {
  const { card, captive, overhead } = threat;
  const marked = table.breaches.filter(({ footprints }) => footprints === 'RED');
  if (marked.length === 0 || !card.ducts || captive !== null || overhead) return null;
  const onward = distancesTo(table, goal, false);
  const open = onward[threat.at]!;
  if (open === NO_WAY) return null;
  const through = ({ from, to }: Passage): number => distancesTo(table, from, false)[threat.at]! + onward[to]!;
  const holes = faces(table, greenSides(table)).filter(hole => through(hole) + 1 === open);
  const crossing = pointsLeft(table, threat, FAIR_THROW + card.move.add);
  let [best, least]: [Passage | null, number] = [null, open];
  for (const passage of faces(table, marked)) {
    const cost = through(passage) + crossing;
    if (cost < least && holes.some(hole => isSameBulkhead(table, hole, passage))) [best, least] = [passage, cost];
  }
  return best;
}

/** Holes in doors that are shut otherwise, and breaches that anybody passes. */
function greenSides(table: DuckTable): SquareSide[] {
  const sides: SquareSide[] = table.breaches.filter(({ footprints }) => footprints === 'GREEN');
  for (const { id, segments } of planOf(table.arena).doors) {
    const { open, jammed, holed } = table.doors[id]!;
    if (!open || jammed) sides.push(...segments.filter((_, segment) => holed[segment]));
  }
  return sides;
}

/** Each of them from either face. */
function faces(table: DuckTable, sides: readonly SquareSide[]): Passage[] {
  const { grid } = planOf(table.arena);
  return sides.flatMap(({ square, side }) => {
    const beyond = neighbour(grid, square, side);
    return [
      { from: square, to: beyond, side },
      { from: beyond, to: square, side: oppositeSide(side) },
    ];
  });
}

function isSameBulkhead(table: DuckTable, a: Passage, b: Passage): boolean {
  return moduleAt(table, a.from) === moduleAt(table, b.from) && moduleAt(table, a.to) === moduleAt(table, b.to);
}
