import { shelterAt } from '../../ground/cover.ts';
import { type ArmourFace, isSoft } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { isFit, isInPlay, isVehicle, type Unit, type Vehicle } from '../../table/units.ts';
import { afterAttack, beforeAttack } from '../casualties/under-attack.ts';
import { crash } from '../drones/drones.ts';
import { shakeOff } from '../movement/flight.ts';
import { hitHull } from '../vehicles/armour.ts';
import { bearHarm } from '../vehicles/destruction.ts';
import { faceToward } from '../vehicles/faces.ts';
import { bestExplosive, type Charge, spendCharge } from './explosives.ts';
import { pairUp, partyOf } from './party.ts';
import { impactOf, strike } from './strike.ts';
import { retreat } from './withdrawal.ts';

/** DU-VEH-107: hands and blades are worth this much at least, or nothing against armour. */
const BLADES = 8;

/** DU-VEH-107: the best explosive that a unit has, or else its close combat weapons; null if it has nothing of use. */
export function chargeOf(table: Dustup, unit: Unit, vehicle: Vehicle): Charge | null {
  const best = bestExplosive(table, unit, vehicle);
  if (best !== null) return best;
  const impact = impactOf(partyOf(table, unit));
  const isOfUse = isSoft(vehicle.hull.model) || impact.die * impact.times >= BLADES;
  return isOfUse ? { what: null, impact, weaponClass: 1 } : null;
}

/** DU-VEH-094: whoever has reached a vehicle goes at the face that he came from; nobody strikes back. */
export function attackVehicle(table: Dustup, io: DustupIo, unit: Unit, vehicle: Vehicle, from: Place): void {
  unit.fared = 'attacksHull';
  const face = faceToward(vehicle.hull, from);
  if (isVehicle(unit)) return batter(table, io, unit, vehicle, face);
  if (isFit(table, vehicle)) plantCharge(table, io, unit, vehicle, face);
  fallBackFrom(table, io, unit, vehicle);
}

/** DU-VEH-102: a mech or monster makes its own strike round, and may stay. */
export function batter(table: Dustup, io: DustupIo, unit: Vehicle, vehicle: Vehicle, face: ArmourFace): void {
  const before = beforeAttack(table, vehicle);
  const pair = pairUp(table, [unit], [vehicle])[0]!;
  strike(table, io, pair.attacker, pair.defender, 1, face);
  afterAttack(table, io, before, { by: 'closeCombat', isCaught: false, casualties: 0 });
  if (table.options.assaultEndsActivation) unit.actions = 0;
}

/** DU-VEH-107: one roll of the best that the unit has against the armour there, whatever its numbers. */
export function plantCharge(table: Dustup, io: DustupIo, unit: Unit, vehicle: Vehicle, face: ArmourFace): void {
  const charge = chargeOf(table, unit, vehicle);
  if (charge === null) return;
  // DU-DRONE-004.
  crash(table, io, { unit: unit.id });
  spendCharge(unit, charge);
  const before = beforeAttack(table, vehicle);
  const { impact, weaponClass } = charge;
  io.tell({
    type: 'chargePlanted',
    rule: 'DU-VEH-107',
    unit: unit.who,
    target: vehicle.who,
    face,
    charge: charge.what,
  });
  const harm = hitHull(table, io, vehicle, { face, cover: 'none', hits: 1, impact, most: 'destroyed' });
  bearHarm(table, io, vehicle, { ...harm, weaponClass });
  // DU-VEH-077: damage is damage, whatever did it.
  afterAttack(table, io, before, { by: 'closeCombat', isCaught: false, casualties: 0 });
}

/** DU-VEH-108: one move to the nearest cover; it is no defeat, but it is a withdrawal, and the end of their activation. */
export function fallBackFrom(table: Dustup, io: DustupIo, unit: Unit, vehicle: Vehicle): void {
  unit.actions = 0;
  if (!isInPlay(table, unit)) return;
  shakeOff(unit);
  const { x, y } = placeOf(table, vehicle);
  const elsewhere = { ...table, wrecks: table.wrecks.filter(wreck => wreck.unit !== vehicle.id) };
  const isGood = (spot: Place) => shelterAt(elsewhere, spot, { x, y }).cover !== 'none';
  retreat(table, io, unit, { from: { x, y }, afterCombat: null, rule: 'DU-VEH-108' }, isGood);
}
