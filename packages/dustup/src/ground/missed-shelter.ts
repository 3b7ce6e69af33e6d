import { type Dustup, type Place, placeOf } from '../table/table.ts';
import { ableOf, isVehicle, type Unit } from '../table/units.ts';
import { conceals, covers, isShield, type Shelter, shelterOf } from './cover.ts';
import { groundOf, isInArea } from './ground.ts';

/** What shelters some of a unit and not the unit: a piece of terrain, and what is wanting. */
export interface MissedShelter {
  readonly name: string;
  /** The leader has nothing of it, or he has and too few with him. */
  readonly why: 'leader' | 'tooFew';
}

/**
 * DU-SHOOT-054: the best that anybody of a unit has and the unit has not, since a line shelters those whose leader is
 * behind it, and an area those whose leader is in it with half of the others; null where nobody is the worse for that.
 */
export function missedShelter(table: Dustup, unit: Unit, from: Place): MissedShelter | null {
  if (isVehicle(unit) || unit.where !== 'table') return null;
  const { sheltering, shielding, screens } = groundOf(table);
  const places = ableOf(table, unit);
  const inside = sheltering.filter(area => places.some(place => isInArea(area, place)));
  const before = [...shielding, ...screens].filter(piece => places.some(place => isShield(piece, place, from)));
  const [best] = [...inside, ...before]
    .filter(({ type }) => isBetter(type, shelterOf(table, unit, from)))
    .toSorted((a, b) => covers(b.type.cover) - covers(a.type.cover));
  if (best === undefined) return null;
  const isLeaderInIt = inside.some(area => area === best && isInArea(area, placeOf(table, unit)));
  return { name: best.type.name, why: isLeaderInIt ? 'tooFew' : 'leader' };
}

/** Cover counts before concealment: it is what keeps people alive. */
function isBetter(one: Shelter, other: Shelter): boolean {
  const by = covers(one.cover) - covers(other.cover);
  return by > 0 || (by === 0 && conceals(one.concealment) > conceals(other.concealment));
}
