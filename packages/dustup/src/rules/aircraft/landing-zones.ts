import { circle, doOverlap, inches, isIn, type Shape } from '@sightline/geometry/field';
import { HEAVY_TABLES } from '../../content/arsenal.ts';
import { LANDINGS, type Landing } from '../../content/schema.ts';
import { groundOf } from '../../ground/ground.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import type { Mine } from '../../table/markers.ts';
import type { Dustup, Place } from '../../table/table.ts';
import { isHidden, isTurret, membersOf, stands, type Unit, type Vehicle } from '../../table/units.ts';
import { isField } from '../mines/minefields.ts';

type Size = keyof typeof HEAVY_TABLES.landingZones;

/** DU-AIR-068: the circle about a place that a vehicle needs to land there. */
export function zoneAbout({ hull }: Vehicle, { x, y }: Place): Shape {
  return circle({ x, y }, inches(HEAVY_TABLES.landingZones[hull.model.size as Size]) / 2);
}

/** DU-AIR-065 to DU-AIR-067: what a landing zone is worth, as far as anybody can see: whoever is hidden there is not. */
export function zoneAt(table: Dustup, unit: Vehicle, at: Place): Landing {
  const zone = zoneAbout(unit, at);
  const { areas, features } = groundOf(table);
  let worst = 0;
  const meet = (landing: Landing): void => {
    worst = Math.max(worst, LANDINGS.indexOf(landing));
  };
  for (const { shape, type } of [...areas, ...features]) if (doOverlap(zone, shape)) meet(type.landing);
  for (const other of table.units) if (other.id !== unit.id) meet(hindranceOf(table, unit, other, zone));
  for (const { isSetUp, x, y, state } of table.pieces) {
    if (isSetUp && state !== 'ruined' && isIn(zone, { x, y })) meet('heavy');
  }
  if (table.options.mines && table.mines.some(mine => isKnownToBeMined(mine) && isIn(zone, { x: mine.x, y: mine.y })))
    meet('heavy');
  return LANDINGS[worst]!;
}

/** DU-AIR-066, DU-AIR-067: friends on foot make way; vehicles do not, and enemies least of all. */
function hindranceOf(table: Dustup, unit: Unit, other: Unit, zone: Shape): Landing {
  // Whoever is hidden is so from the other side alone.
  if (isTurret(other) || (isHidden(other) && other.side !== unit.side)) return 'clear';
  if (other.hull !== null)
    return stands(table, other) && doOverlap(zone, outlineOfHull(other.hull)) ? 'heavy' : 'clear';
  if (other.where !== 'table') return 'clear';
  const isThere = membersOf(table, other).some(({ x, y, radius }) => doOverlap(zone, circle({ x, y }, radius)));
  if (!isThere) return 'clear';
  return other.side === unit.side ? 'light' : 'heavy';
}

/** DU-AIR-067: a field of mines that harm vehicles, and that lies open. */
function isKnownToBeMined(mine: Mine): boolean {
  return isField(mine) && mine.kind !== 'ap' && mine.shown && !mine.removed;
}
