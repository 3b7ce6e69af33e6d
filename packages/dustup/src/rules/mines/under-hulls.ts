import { circle, comeToRest, compareGap } from '@sightline/geometry/field';
import { roll } from '../../dice/rolls.ts';
import type { Times } from '../../dice/times.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { walkOf } from '../../ground/walk.ts';
import { extentOf } from '../../table/hulls.ts';
import type { Mine } from '../../table/markers.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE, type Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import type { Vehicle } from '../../table/units.ts';
import { strainBy } from '../casualties/toll.ts';
import { cutShort, lengthOf, nearestApproach, placeOn, travelledAfter } from '../movement/tracks.ts';
import { hitHull } from '../vehicles/armour.ts';
import { bodyOf, solidsOf } from '../vehicles/body.ts';
import { bearHarm } from '../vehicles/destruction.ts';
import { BACK, isTowed, isTowHindered, withoutTowedWreck } from '../vehicles/towing.ts';
import { seatTurrets } from '../vehicles/turrets.ts';
import { FIELD_MILS, isField, noteBreach, pieces, stretchesInField, turnUp } from './minefields.ts';

/** DU-MINE-029: how near a vehicle sets off a device, in mils. */
const DEVICE = 3000 + TOLERANCE;

/** Something under the ground that a vehicle meets so many mils along its way. */
interface Meeting {
  readonly mine: Mine;
  readonly travelled: number;
  readonly is: 'mine' | 'device' | 'clearing';
}

/** The way of a vehicle, and how it stood before. */
export type Way = Pick<MomentOf<'moved'>, 'route' | 'stood'>;

/** A part of a way, in mils from its start. */
interface Part {
  readonly after?: number | undefined;
  readonly until?: number;
}

/** DU-MINE-005, DU-MINE-029: what a vehicle drives over, in the order of its way, until something stops it. Says whether it did. */
export function driveOverMines(
  table: Dustup,
  io: DustupIo,
  unit: Vehicle,
  way: Way,
  { after = -1, until = Number.POSITIVE_INFINITY }: Part = {},
): boolean {
  const { route } = way;
  if (route.length < 2) return false;
  const { points } = cutShort({ figure: NONE, points: route }, until);
  const entered = table.mines.filter(mine => !mine.removed && stretchesInField(mine, points).length > 0);
  for (const mine of entered) if (mine.kind === 'dummy' || isField(mine)) turnUp(table, io, mine, 'DU-MINE-001');
  const met = table.mines.flatMap(mine => (mine.removed ? [] : meetingsWith(unit, mine, route)));
  const due = met.filter(({ travelled }) => travelled > after && travelled <= until);
  return due.sort((a, b) => a.travelled - b.travelled).some(meeting => meet(table, io, unit, meeting, way));
}

/** DU-AIR-067: whatever comes down on a field that nobody knew of sets off one mine, as if it had driven into it. */
export function touchDownOnMines(table: Dustup, io: DustupIo, unit: Vehicle): void {
  if (!table.options.mines) return;
  const { x, y } = unit.hull;
  const way = { route: [{ x, y }] };
  for (const mine of table.mines) {
    if (unit.hull.destroyed || mine.removed || !isUnder(unit, mine)) continue;
    // DU-MINE-029, DU-MINE-031: a device goes off whether it has been found or not.
    if (mine.kind === 'ied') meet(table, io, unit, { mine, travelled: 0, is: 'device' }, way);
    if (mine.shown || !(isField(mine) || mine.kind === 'dummy')) continue;
    turnUp(table, io, mine, 'DU-AIR-067');
    if (mine.kind !== 'at' && mine.kind !== 'mixed') continue;
    goesOff(table, io, unit, { mine, travelled: 0, is: 'mine' }, way);
    return;
  }
}

/** Where it stands, in the field or near enough to the device. */
function isUnder({ hull }: Vehicle, { kind, x, y }: Mine): boolean {
  const reach = kind === 'ied' ? DEVICE : FIELD_MILS;
  return compareGap(circle({ x, y }, 0), outlineOfHull(hull), reach) <= 0;
}

/** DU-MINE-005: a mine for every three inches or part of it; anti-personnel mines do nothing to vehicles. */
function meetingsWith(unit: Vehicle, mine: Mine, route: readonly Place[]): Meeting[] {
  const { hull } = unit;
  const { travelled, away } = nearestApproach(route, mine);
  const half = extentOf(hull.model).width / 2;
  if (mine.kind === 'ied') {
    const isNear =
      away <= DEVICE + half || compareGap(circle({ x: mine.x, y: mine.y }, 0), outlineOfHull(hull), DEVICE) <= 0;
    return isNear ? [{ mine, travelled, is: 'device' }] : [];
  }
  // DU-MINE-014: a plough clears what lies under it, of whatever kind.
  const isPloughing = hull.model.traits.includes('minePlough') && away <= half + TOLERANCE;
  if (isPloughing && isField(mine)) return [{ mine, travelled, is: 'clearing' }];
  if (mine.kind !== 'at' && mine.kind !== 'mixed') return [];
  const stretches = stretchesInField(mine, route);
  if (stretches.length === 0) return [];
  const length = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  return Array.from({ length: pieces(stretches) }, (_, i) => ({
    mine,
    travelled: travelledAfter(stretches, Math.min((i + 1) * FIELD_MILS, length)),
    is: 'mine',
  }));
}

/** Says whether the vehicle got no farther. */
function meet(table: Dustup, io: DustupIo, unit: Vehicle, meeting: Meeting, way: Way): boolean {
  const { mine, is } = meeting;
  // DU-MINE-014: what is meant for men does nothing to what fails to clear it.
  if (is === 'clearing' && (clears(table, io, unit, mine) || mine.kind === 'ap')) return false;
  if (is === 'device') Object.assign(mine, { removed: true, shown: true });
  return goesOff(table, io, unit, meeting, way);
}

/** DU-MINE-014: on anything but a 1 the counter is gone. */
function clears(table: Dustup, io: DustupIo, unit: Vehicle, mine: Mine): boolean {
  const face = roll(io, unit.die, becauseOf(table, unit, 'DU-MINE-014', 'plough'));
  const cleared = face > 1;
  mine.removed = cleared;
  if (cleared) noteBreach(table, unit, mine);
  io.tell({ type: 'minesPloughed', rule: 'DU-MINE-014', unit: unit.who, mine: mine.id, face, cleared, shows: true });
  return cleared;
}

/** DU-MINE-006: against its belly; what is damaged stands there for good, and in what is destroyed nobody lives (007). */
function goesOff(table: Dustup, io: DustupIo, unit: Vehicle, meeting: Meeting, way: Way): boolean {
  const { mine, travelled, is } = meeting;
  const rule = is === 'device' ? 'DU-MINE-029' : 'DU-MINE-005';
  const at = placeOn(way.route, travelled);
  const where = landmarkOf(table, at);
  io.tell({ type: 'hullMined', rule, unit: unit.who, mine: mine.id, at: { x: at.x, y: at.y }, where, shows: true });
  const impact: Times = { die: 12, times: is === 'device' ? mine.times : 1 };
  let isStopped = false;
  strainBy(table, io, unit, 'mine', quiet => {
    const harm = hitHull(table, quiet, unit, { face: 'belly', cover: 'none', hits: 1, impact, most: 'destroyed' });
    isStopped = harm.worst !== 'none';
    // DU-VEH-051: what is towed is dragged on.
    if (isStopped && way.route.length > 1 && !isTowed(table, unit)) stopAt(table, unit, way, travelled);
    if (harm.worst === 'damaged') {
      unit.hull.immobilised = true;
      quiet.tell({ type: 'immobilised', rule: 'DU-MINE-006', unit: unit.who });
    }
    bearHarm(table, io, unit, { ...harm, weaponClass: OCCUPANTS, killsAll: true });
    return { isCaught: true, casualties: 0 };
  });
  return isStopped;
}

/** DU-MINE-007: on three or more they are unharmed. */
export const OCCUPANTS = 2;

/**
 * DU-MINE-006: where it was then, or as near before it as there is room for it and for what it tows; if there is none,
 * where and as it stood before.
 */
export function stopAt(table: Dustup, unit: Vehicle, { route, stood }: Way, travelled: number): void {
  const { hull } = unit;
  const start = stood ?? { x: route[0]!.x, y: route[0]!.y, facing: hull.facing };
  const solids = solidsOf(withoutTowedWreck(table, unit, () => walkOf(table, unit)));
  const restAfter = (points: readonly Place[], mils: number) =>
    comeToRest(bodyOf(hull), start, cutShort({ figure: NONE, points }, mils).points, solids, null);
  let rest = restAfter(route, travelled);
  while (rest.route.length > 1 && isTowHindered(table, unit, rest.pose, solids)) {
    rest = restAfter(rest.route, lengthOf(rest.route) - BACK);
  }
  const { x, y, facing } = rest.pose;
  Object.assign(hull, { x, y, facing });
  seatTurrets(table, unit);
}
