import { distance } from '@sightline/geometry/field';
import { BASE, groundOf } from '../../ground/ground.ts';
import { wayBetween } from '../../ground/navigate.ts';
import type { Way } from '../../ground/way.ts';
import type { Killzone } from '../../table/table.ts';
import type { Figure, Place } from '../../table/units.ts';
import { startOf, walkLeg, walkWay } from './walking.ts';

/** How far beside somebody's middle one passes, in mils: two bases, and a hair for the slant. */
const PASSING = 2 * BASE + 150;
/** So many people are walked round on one way. */
const MOST_ROUND = 2;

/** KZ-MOVE-002: the way to a place, with a step aside wherever another figure stands in it; null where there is none. */
export function wayRound(table: Killzone, figure: Figure, to: Place): Way | null {
  const way = wayBetween(groundOf(table.map), figure, to);
  return way && (pastPeople(table, figure, way, MOST_ROUND) ?? way);
}

/** The cheapest way past whoever stands in one; null where that cannot be walked either. */
function pastPeople(table: Killzone, figure: Figure, way: Way, left: number): Way | null {
  let walk = startOf(figure);
  for (const [i, leg] of way.entries()) {
    const at = walk.end;
    walk = walkLeg(table, figure, walk, leg);
    if (walk.fault === null) continue;
    const { code, about } = walk.fault;
    if (code !== 'figureInTheWay' || left === 0 || 'through' in leg) return null;
    const { x, y } = table.figures[Number(about)]!;
    const [right, up] = [leg.x - at.x, leg.y - at.y];
    const far = distance(at, leg);
    const ways = [PASSING, -PASSING].flatMap(aside => {
      const beside = { x: Math.round(x - (aside * up) / far), y: Math.round(y + (aside * right) / far) };
      const past = far === 0 ? null : pastPeople(table, figure, way.toSpliced(i, 0, beside), left - 1);
      return past === null ? [] : [past];
    });
    const cost = (each: Way): number => walkWay(table, figure, each).cost;
    return ways.toSorted((a, b) => cost(a) - cost(b))[0] ?? null;
  }
  return way;
}
