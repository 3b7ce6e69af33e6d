import { bearingOf } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { EDGES } from '../../content/schema.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isWithinInches } from '../../ground/measure.ts';
import { isFlown } from '../../table/flight.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE, type Place, seatOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import type { Deployment } from '../deployment/questions.ts';
import { bringRiders, CLEAR_OF_ENEMIES, formUp, hasRoomAt, isEnemyNear, reachOfUnit } from '../deployment/room.ts';
import { deployGun } from '../heavy-weapons/setting-up.ts';
import { marchOf } from '../movement/column.ts';
import { inwardFrom, isOnEdge } from '../movement/edges.ts';
import { dropIn } from './dropping-in.ts';
import type { Arrive } from './questions.ts';

/** DU-ARTY-025: a counter enters the battle area: its unit is placed, and acts from the next turn on. */
export function arrive(table: Dustup, io: DustupIo, unit: Unit): void {
  const rule = unit.drop !== null ? 'DU-AIR-078' : isFlown(unit) ? 'DU-ARTY-025' : 'DU-FORCE-007';
  const { at, facing } = io.ask<Arrive>(seatOf(table, unit.side), { kind: 'arrive', rule, unit: unit.who });
  unit.box = NONE;
  unit.activated = true;
  if (unit.drop !== null) {
    bringRiders(table, unit);
    dropIn(table, io, unit, at);
    // Should it ever come back, it comes on the ground.
    unit.drop = null;
    return happen(table, io, { on: 'actionDone', unit: unit.id, act: null });
  }
  unit.where = 'table';
  if (isFlown(unit)) flyIn(table, unit, at, facing);
  else formUp(table, unit, at);
  bringRiders(table, unit);
  if (!isFlown(unit)) deployGun(table, unit, bearingOf(marchOf(table, unit)), false);
  io.tell({ type: 'arrived', rule, unit: unit.who, at, where: landmarkOf(table, at) });
  happen(table, io, { on: 'actionDone', unit: unit.id, act: null });
}

/** DU-ARTY-025: in moving flight, with its nose over the table if its player says nothing else. */
function flyIn(table: Dustup, { hull }: Unit, { x, y }: Place, facing = inwardFrom(table, { x, y })): void {
  if (hull === null || hull.flight === null) return;
  Object.assign(hull, { x, y, facing });
  Object.assign(hull.flight, { mode: 'moving', firedAt: [] });
}

/** DU-ARTY-025: why a unit may not come on there. */
export function whyNotArrive(table: Dustup, unit: Unit, answer: Deployment): Refusal[] {
  const { hidden, places, packed } = answer;
  if (packed) return [refuse('DU-HEAVY-003', 'gunIsPacked')];
  if (hidden || places) return [refuse('DU-FORCE-007', 'inTheOpen')];
  if (unit.drop !== null) return isOnTable(groundOf(table), answer.at) ? [] : [refuse('DU-AIR-078', 'offTable')];
  return isFlown(unit) ? whyNotFlyIn(table, answer) : whyNotMarchIn(table, unit, answer);
}

/** Anywhere on an edge of the table, whoever is there. */
function whyNotFlyIn(table: Dustup, { at }: Deployment): Refusal[] {
  return EDGES.some(edge => isOnEdge(table, at, edge)) && isOnTable(groundOf(table), at)
    ? []
    : [refuse('DU-ARTY-025', 'notOnAnyEdge')];
}

/** DU-FORCE-007: touching the arrival edge, twelve inches from any enemy. */
function whyNotMarchIn(table: Dustup, unit: Unit, { at }: Deployment): Refusal[] {
  const edge = table.sides[unit.side]!.homeEdge;
  const radius = reachOfUnit(table, unit);
  const nudges = [
    { x: at.x - radius, y: at.y },
    { x: at.x + radius, y: at.y },
    { x: at.x, y: at.y - radius },
    { x: at.x, y: at.y + radius },
  ];
  if (edge === null || !nudges.some(p => isOnEdge(table, p, edge))) return [refuse('DU-FORCE-007', 'notOnEdge')];
  const entry = entryOf(table, unit);
  if (entry !== null && !isWithinInches(at, entry, BY_THE_ENTRY)) return [refuse('DU-GAP2-045', 'notAtEntry')];
  if (isEnemyNear(table, unit, at)) return [refuse('DU-FORCE-007', 'enemyNear', CLEAR_OF_ENEMIES)];
  return hasRoomAt(table, unit, at) ? [] : [refuse('DU-FORCE-007', 'noRoom')];
}

/** How near to the place where it is expected a unit comes on, in inches. */
const BY_THE_ENTRY = 4;

/** DU-GAP2-045: where a unit has to come on; it goes round if the enemy waits for it there. */
export function entryOf(table: Dustup, unit: Unit): Place | null {
  const entry = table.sides[unit.side]!.entries.find(({ unit: id }) => id === unit.id);
  return entry === undefined || isEnemyNear(table, unit, entry.at) ? null : entry.at;
}
