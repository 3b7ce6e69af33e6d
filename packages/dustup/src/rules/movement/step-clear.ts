import { circle, distance, doOverlap, fits, type Shape } from '@sightline/geometry/field';
import { POINT, walkOf } from '../../ground/walk.ts';
import { isWithUnit } from '../../table/figures.ts';
import type { Dustup, Place } from '../../table/table.ts';
import { membersOf, type Unit } from '../../table/units.ts';
import { putAt } from './formation.ts';
import { enemiesOf } from './movement.ts';

/** How far apart places to step aside to are looked for, and how far off. */
const STEP = 250;
const ASIDE = 8 * POINT;

/** Whether anybody of a unit is under something, so that he has to be shifted. */
export function isUnder(table: Dustup, unit: Unit, outline: Shape): boolean {
  return membersOf(table, unit).some(({ x, y, radius }) => doOverlap(outline, circle({ x, y }, radius)));
}

/** DU-VEH-112, DU-AIR-066: those under something are shifted the shortest way clear of it; nobody is hurt. */
export function stepClear(table: Dustup, unit: Unit, outline: Shape): void {
  const walk = walkOf(table, unit, { into: enemiesOf(table, unit) });
  const members = unit.figures.map(id => table.figures[id]!).filter(isWithUnit);
  for (const figure of members) {
    if (!doOverlap(outline, circle({ x: figure.x, y: figure.y }, figure.radius))) continue;
    const others = members.filter(other => other !== figure);
    const spot = spotsRound(figure).find(
      place =>
        fits(walk, place) &&
        !doOverlap(outline, circle(place, figure.radius)) &&
        others.every(other => distance(place, other) >= figure.radius + other.radius),
    );
    if (spot !== undefined) putAt(figure, spot);
  }
}

/** Places about another, the nearest first. */
export function spotsRound({ x, y }: Place): Place[] {
  const spots: Place[] = [];
  for (let dx = -ASIDE; dx <= ASIDE; dx += STEP) {
    for (let dy = -ASIDE; dy <= ASIDE; dy += STEP) spots.push({ x: x + dx, y: y + dy });
  }
  return spots.sort((a, b) => (a.x - x) ** 2 + (a.y - y) ** 2 - (b.x - x) ** 2 - (b.y - y) ** 2);
}
