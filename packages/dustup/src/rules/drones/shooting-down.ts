import { distance } from '@sightline/geometry/field';
import { part, type Refusal, refuse } from '@sightline/kernel';
import { TOLERANCE } from '../../ground/measure.ts';
import { seesPlace } from '../../ground/sight.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { shootAt, whyNotFireAt } from '../shooting/shoot-action.ts';
import { firesAt } from '../shooting/shots.ts';
import type { Target } from '../shooting/target.ts';
import type { ShootDroneAct } from './acts.ts';

/** DU-DRONE-008: how far a drone can be hit. */
const REACH = 12_000 + TOLERANCE;

/** DU-DRONE-008: a drone as somebody sees it who fires at it: small, with nobody in it, and brought down by two dice. */
export function droneTarget(firer: Unit, operator: Unit, at: Place): Target<boolean> {
  return {
    who: operator.who,
    rule: 'DU-DRONE-008',
    at,
    side: operator.side,
    posture: [part('DU-DRONE-008', 1, 'smallTarget')],
    armourClass: 0,
    column: 'point',
    // DU-GUIDED-003: neither a unit nor a vehicle, and nothing for a missile to follow.
    ecm: null,
    isCovered: false,
    isObscured: () => false,
    size: 1,
    units: [],
    ground: null,
    takesHits: false,
    told: rolled => ({
      type: 'droneShotAt',
      rule: 'DU-DRONE-008',
      unit: firer.who,
      operator: operator.who,
      ...rolled,
    }),
    whyMarked: () => null,
    keyOf: () => 'drone',
    strike: (_, { success }) => success === 'major',
    bear(io, isDown) {
      if (!isDown) return [];
      operator.drone = null;
      io.tell({ type: 'droneLost', rule: 'DU-DRONE-008', unit: operator.who });
      return [];
    },
  };
}

export function whyNotShootDrone(table: Dustup, unit: Unit, act: ShootDroneAct): Refusal[] {
  const operator = table.units[act.unit];
  const drone = operator?.drone ?? null;
  if (operator === undefined || drone === null || operator.side === unit.side) {
    return [refuse('DU-DRONE-008', 'noDroneInTheAir')];
  }
  if (distance(placeOf(table, unit), drone) > REACH) return [refuse('DU-DRONE-008', 'droneTooFar')];
  if (!seesPlace(table, unit, drone)) return [refuse('DU-DRONE-008', 'droneOutOfSight')];
  return whyNotFireAt(table, unit, droneTarget(unit, operator, drone), act);
}

export function shootDrone(table: Dustup, io: DustupIo, unit: Unit, act: ShootDroneAct): void {
  const operator = table.units[act.unit]!;
  const targetNow = () => (operator.drone === null ? null : droneTarget(unit, operator, operator.drone));
  shootAt(table, io, unit, targetNow, act);
}

/** Everybody who can, at any drone that hangs near. */
export function droneShotsOf(table: Dustup, unit: Unit): ShootDroneAct[] {
  const acts: ShootDroneAct[] = [];
  for (const { id, side, drone } of table.units) {
    if (side === unit.side || drone === null) continue;
    for (const shots of firesAt(table, unit, droneTarget(unit, table.units[id]!, drone))) {
      const act: ShootDroneAct = { do: 'shootDrone', unit: id, shots };
      if (whyNotShootDrone(table, unit, act).length === 0) acts.push(act);
    }
  }
  return acts;
}
