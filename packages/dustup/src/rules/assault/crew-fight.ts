import { isSamePoint } from '@sightline/geometry/field';
import { walkOf } from '../../ground/walk.ts';
import { type Dustup, type DustupIo, leaderOf, seatOf } from '../../table/table.ts';
import { ableOf, isInPlay, type Unit, type Vehicle } from '../../table/units.ts';
import { gather, putAt } from '../movement/formation.ts';
import { enemiesOf } from '../movement/movement.ts';
import { crewInside, goInside } from '../vehicles/crews.ts';
import { fight } from './close-combat.ts';
import type { Approach } from './courage.ts';
import type { CrewFights } from './questions.ts';
import { spotInContact } from './reach.ts';

/**
 * DU-VEH-095: whether the crew has thrown the attackers back. It gets out if its player wants it to, and then an ordinary
 * combat is fought with it in place of the attack on the vehicle; a crew that loses leaves the vehicle standing empty.
 */
export function crewHolds(
  table: Dustup,
  io: DustupIo,
  vehicle: Vehicle,
  attackers: readonly Unit[],
  { from }: Approach,
): boolean {
  const crew = getsOut(table, io, vehicle, attackers);
  if (crew === null) return false;
  const covers = new Map(attackers.map(unit => [unit, new Map([[crew, 'none' as const]])]));
  const winners = fight(table, io, attackers, [crew], { covers, from }, false);
  if (winners.includes(crew) && isInPlay(table, crew)) {
    goInside(crew);
    io.tell({ type: 'crewRemounted', rule: 'DU-VEH-095', unit: crew.who, vehicle: vehicle.who });
    return true;
  }
  vehicle.hull.unmanned = true;
  io.tell({ type: 'vehicleAbandoned', rule: 'DU-VEH-095', unit: vehicle.who });
  return false;
}

/** The crew on the table and in contact; null if it stays inside or has no room. */
function getsOut(table: Dustup, io: DustupIo, vehicle: Vehicle, attackers: readonly Unit[]): Unit | null {
  const crew = vehicle.suppression === 0 ? crewInside(table, vehicle) : null;
  if (crew === null || ableOf(table, crew).length === 0) return null;
  const answer = io.ask<CrewFights>(seatOf(table, vehicle.side), {
    kind: 'crewFights',
    rule: 'DU-VEH-095',
    options: ['stayInside', 'getOut'],
    unit: vehicle.who,
  });
  if (answer === 'stayInside') return null;
  const { x, y } = vehicle.hull;
  crew.where = 'table';
  crew.activated = true;
  crew.confidence = vehicle.confidence;
  const leader = leaderOf(table, crew);
  putAt(leader, { x, y });
  const spot = spotInContact(table, crew, attackers);
  if (isSamePoint(spot, { x, y })) {
    goInside(crew);
    return null;
  }
  putAt(leader, spot);
  gather(table, crew, walkOf(table, crew, { into: enemiesOf(table, crew) }));
  io.tell({ type: 'crewGotOut', rule: 'DU-VEH-095', unit: crew.who, vehicle: vehicle.who });
  return crew;
}
