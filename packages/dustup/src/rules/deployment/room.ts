import { fits } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { isWithinInches } from '../../ground/measure.ts';
import { walkOf } from '../../ground/walk.ts';
import { type Dustup, leaderOf, type Place } from '../../table/table.ts';
import { isHidden, isInPlay, type Unit } from '../../table/units.ts';
import { whyNotEnter } from '../buildings/buildings.ts';
import { marchOf } from '../movement/column.ts';
import { faultOf, followersOf, putAt, spotsFor } from '../movement/formation.ts';

/** DU-FORCE-007, DU-GAP-029: nobody is placed nearer to an enemy than this, in inches. */
export const CLEAR_OF_ENEMIES = 12;

/** DU-GAP-029: an enemy that is seen within twelve inches, leader to leader. */
export function isEnemyNear(table: Dustup, unit: Unit, at: Place): boolean {
  return table.units.some(
    other =>
      other.side !== unit.side &&
      !isHidden(other) &&
      isWithinInches(leaderOf(table, other), at, CLEAR_OF_ENEMIES) &&
      isInPlay(table, other),
  );
}

/** Room for everybody, and no enemy near. */
export function whyNotStandAt(table: Dustup, unit: Unit, at: Place, places?: readonly Place[]): Refusal[] {
  if (isEnemyNear(table, unit, at)) return [refuse('DU-GAP-029', 'enemyNear', CLEAR_OF_ENEMIES)];
  const placed = placedAt(table, unit, at);
  const walk = walkOf(placed, placed.units[unit.id]!, { isPlacing: true, within: 0 });
  if (!fits(walk, at)) return [refuse('DU-GAP-029', 'noRoom')];
  const full = whyNotEnter(table, unit, at);
  if (full.length > 0) return full;
  if (places === undefined) {
    const { column } = table.sides[unit.side]!;
    const spots = spotsFor(table, unit, walk, at, column ? marchOf(table, unit) : null);
    return spots === null ? [refuse('DU-GAP-029', 'noRoom')] : [];
  }
  const followers = followersOf(table, unit);
  if (places.length !== followers.length) return [refuse('DU-GAP-029', 'placeForEach', followers.length)];
  const fault = faultOf(walk, at, places, places, 0);
  return fault === null ? [] : [refuse('DU-GAP-029', fault)];
}

export function hasRoomAt(table: Dustup, unit: Unit, at: Place): boolean {
  return whyNotStandAt(table, unit, at).length === 0;
}

/** The table with the unit's leader on the spot, so that what is near it counts. */
function placedAt(table: Dustup, unit: Unit, { x, y }: Place): Dustup {
  const figures = table.figures.slice();
  figures[unit.leader] = { ...leaderOf(table, unit), x, y };
  return { ...table, figures };
}

/** The leader on his spot and the others where they are wanted: round him, or in column if that is how they march. */
export function formUp(table: Dustup, unit: Unit, at: Place, places?: readonly Place[]): void {
  putAt(leaderOf(table, unit), at);
  const walk = walkOf(table, unit, { isPlacing: true, within: 0 });
  const spots = places ?? spotsFor(table, unit, walk, at, unit.column ? marchOf(table, unit) : null);
  if (spots === null) throw new Error(`expected room for ${unit.who.name}`);
  for (const [i, figure] of followersOf(table, unit).entries()) putAt(figure, spots[i]!);
}
