import { squaredDistance } from '@sightline/geometry/field';
import { seesUnit } from '../../ground/sight.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import { isHidden, isInPlay, type Unit } from '../../table/units.ts';

/** DU-FORCE-033: where every enemy in sight is, or else the nearest that is known of. */
export function enemiesToFear(table: Dustup, unit: Unit): Place[] {
  const seen = table.units.filter(
    enemy => enemy.side !== unit.side && isInPlay(table, enemy) && seesUnit(table, unit, enemy),
  );
  if (seen.length > 0) return seen.map(enemy => placeOf(table, enemy));
  const nearest = nearestEnemyPlace(table, unit);
  return nearest === null ? [] : [nearest];
}

/** The nearest enemy known: a unit in the open or a counter. */
export function nearestEnemyPlace(table: Dustup, unit: Unit): Place | null {
  const from = placeOf(table, unit);
  let nearest: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  const weigh = (place: Place): void => {
    const away = squaredDistance(from, place);
    if (away >= least) return;
    least = away;
    nearest = { x: place.x, y: place.y };
  };
  for (const other of table.units) {
    if (other.side !== unit.side && !isHidden(other) && isInPlay(table, other)) weigh(placeOf(table, other));
  }
  for (const counter of table.counters) if (counter.side !== unit.side && !counter.removed) weigh(counter);
  return nearest;
}
