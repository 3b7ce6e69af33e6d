import { distance, hindrance, inches, isSamePoint, type Stretch, stretchesInside } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { type Ground, groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { walkOf } from '../../ground/walk.ts';
import { isAircraft, isFlown, isFlyer } from '../../table/flight.ts';
import { happen } from '../../table/moment.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { whyNotFlee } from '../movement/movement.ts';
import { bodyOf, solidsOf } from '../vehicles/body.ts';
import { isTowed } from '../vehicles/towing.ts';
import type { TaxiAct } from './acts.ts';
import { dares } from './flying.ts';

/** DU-AIR-025. */
const FARTHEST = inches(6) + TOLERANCE;

/** DU-AIR-025: why an aircraft on the ground may not roll there. */
export function whyNotTaxi(table: Dustup, unit: Unit, { to, facing }: TaxiAct): Refusal[] {
  if (!isFlyer(unit) || isFlown(unit) || unit.where !== 'table' || !isAircraft(unit.hull.model)) {
    return [refuse('DU-AIR-025', 'notOnTheGround')];
  }
  const { hull } = unit;
  if (!hull.model.traits.includes('wheels') || hull.immobilised) return [refuse('DU-AIR-025', 'hasNoWheels')];
  if (isTowed(table, unit)) return [refuse('DU-VEH-050', 'isTowed')];
  const ground = groundOf(table);
  if (!isOnTable(ground, to)) return [refuse('DU-AIR-025', 'offTable')];
  if (isSamePoint(to, hull)) return [refuse('DU-AIR-025', 'staysPut')];
  if (distance(hull, to) > FARTHEST) return [refuse('DU-AIR-025', 'tooFarToTaxi', FARTHEST / 1000)];
  if (!isPaved(ground, hull, to)) return [refuse('DU-AIR-025', 'notPaved')];
  const pose = { x: to.x, y: to.y, facing: facing ?? hull.facing };
  const met = hindrance(bodyOf(hull), pose, solidsOf(walkOf(table, unit)));
  return met === null ? whyNotFlee(table, unit, hull, to) : [refuse('DU-AIR-025', 'noRoom')];
}

/** All the way on something paved. */
function isPaved({ areas }: Ground, from: Place, to: Place): boolean {
  const paved = areas.filter(({ type }) => type.traits.includes('paved'));
  const stretches = paved.flatMap(({ shape }) => stretchesInside(from, to, shape)).sort((a, b) => a.from - b.from);
  return reachOf(stretches) >= distance(from, to) - TOLERANCE;
}

/** How far one gets on stretches that join one another. */
function reachOf(stretches: readonly Stretch[]): number {
  return stretches.reduce(
    (reached, { from, to }) => (from <= reached + TOLERANCE ? Math.max(reached, to) : reached),
    0,
  );
}

export function taxi(table: Dustup, io: DustupIo, unit: Unit, { to, facing }: TaxiAct): void {
  if (!isFlyer(unit) || !dares(table, io, unit, to)) return;
  const { hull } = unit;
  const from = { x: hull.x, y: hull.y };
  const stood = { ...from, facing: hull.facing };
  Object.assign(hull, { x: to.x, y: to.y, facing: facing ?? hull.facing });
  unit.moved = true;
  io.tell({ type: 'taxied', rule: 'DU-AIR-025', unit: unit.who, at: to, where: landmarkOf(table, to) });
  happen(table, io, { on: 'moved', unit: unit.id, route: [from, to], before: [], stood });
}
