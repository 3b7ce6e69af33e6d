import { distance } from '@sightline/geometry/field';
import { part, type Refusal, refuse } from '@sightline/kernel';
import { type Shifted, shifted } from '../../dice/ladder.ts';
import { roll, successOf } from '../../dice/rolls.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { seesThroughSmoke } from '../../ground/sight.ts';
import { type Dustup, type DustupIo, leaderOf, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { firepowerOf } from '../shooting/firepower.ts';
import { fullFireAt } from '../shooting/shots.ts';
import { markFired, whyNotWeaponsAt } from '../shooting/who-fires.ts';
import type { ShootDroneAct } from './acts.ts';
import { isUnderSmoke } from './drones.ts';

/** DU-DRONE-008: how far a drone can be hit. */
const REACH = 12_000 + TOLERANCE;

export function whyNotShootDrone(table: Dustup, unit: Unit, { unit: id, shots }: ShootDroneAct): Refusal[] {
  const operator = table.units[id];
  const drone = operator?.drone ?? null;
  if (operator === undefined || drone === null || operator.side === unit.side) {
    return [refuse('DU-DRONE-008', 'noDroneInTheAir')];
  }
  const range = distance(leaderOf(table, unit), drone);
  if (range > REACH) return [refuse('DU-DRONE-008', 'droneTooFar')];
  if (isUnderSmoke(table, drone) && !seesThroughSmoke(unit.sensors)) return [refuse('DU-SMOKE-002', 'underSmoke')];
  return whyNotWeaponsAt(table, unit, range, shots);
}

/** DU-DRONE-008: always at short range, always a small target. */
export function droneDie({ quality }: Unit): Shifted {
  return shifted(
    8,
    part('DU-SHOOT-012', -1, 'shortRange'),
    part('DU-DRONE-008', 1, 'smallTarget'),
    quality === 'untrained' && part('DU-FORCE-029', 1, 'untrainedFirer'),
    quality === 'elite' && part('DU-FORCE-029', -1, 'eliteFirer'),
  );
}

/** DU-DRONE-008: one die above the target's does nothing, two bring it down. */
export function shootDrone(table: Dustup, io: DustupIo, unit: Unit, { unit: id, shots }: ShootDroneAct): void {
  const operator = table.units[id]!;
  reveal(table, io, unit, 'DU-DETECT-003');
  unit.firedOn = table.turn;
  markFired(table, shots);
  const { die } = droneDie(unit);
  const seat = seatOf(table, operator.side);
  const target = roll(io, die, { rule: 'DU-DRONE-008', purpose: 'target', seat });
  const dice = [unit.die, ...firepowerOf(table, shots).dice.map(part => part.die)];
  const faces = dice.map(faces => roll(io, faces, becauseOf(table, unit, 'DU-DRONE-008', 'fire')));
  const destroyed = successOf(faces, target) === 'major';
  if (destroyed) operator.drone = null;
  io.tell({
    type: 'droneShotAt',
    rule: 'DU-DRONE-008',
    unit: unit.who,
    operator: operator.who,
    target,
    faces,
    destroyed,
  });
}

/** Everybody who can, at any drone that hangs near. */
export function droneShotsOf(table: Dustup, unit: Unit): ShootDroneAct[] {
  const acts: ShootDroneAct[] = [];
  for (const { id, side, drone } of table.units) {
    if (side === unit.side || drone === null) continue;
    const range = distance(leaderOf(table, unit), drone);
    const shots = fullFireAt(table, unit, range);
    const act: ShootDroneAct = { do: 'shootDrone', unit: id, shots };
    if (whyNotShootDrone(table, unit, act).length === 0) acts.push(act);
  }
  return acts;
}
