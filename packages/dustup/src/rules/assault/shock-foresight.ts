import { sub } from '@sightline/kernel';
import { POINT } from '../../ground/walk.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Unit, Vehicle } from '../../table/units.ts';
import { rollMovement } from '../movement/movement.ts';
import { movementDie } from '../movement/movement-die.ts';
import { declare, preyOf } from './assault.ts';
import { plantCharge } from './at-vehicles.ts';
import { menOf, wayThrough } from './driving-through.ts';
import type { ShockResult } from './events.ts';
import { couldStrike, shockPair, testShock } from './tank-shock.ts';
import { giveWay } from './withdrawal.ts';

/**
 * What is worth knowing of a tank shock beforehand: who keeps his nerve, whether the vehicle gets there, and what those
 * who go at it do to it. Enemies who may choose stand, and strike where they may. Fire at what falls short is left out.
 */
export function foreseeShock(table: Dustup, io: DustupIo, unit: Vehicle, target: Unit): void {
  declare(table, io, [unit], [target], 'shockDeclared');
  unit.fared = 'goesIn';
  const mustGo = target.confidence === 'routed';
  const took = mustGo ? 'gaveWay' : testShock(table, io, shockPair(table, unit, target));
  if (took === 'gaveWay') return giveWay(table, io, target, 1, mustGo ? 'DU-ASSAULT-008' : 'DU-VEH-114');
  foreseeDrive(table, io, unit, target, took);
}

/** The same for the second move of one that fell short. */
export function foreseePressedShock(table: Dustup, io: DustupIo, unit: Vehicle): void {
  const [target] = preyOf(table, unit);
  if (target !== undefined) foreseeDrive(table, io, unit, target, unit.hull.shock === 'strike' ? 'strike' : 'stood');
}

function foreseeDrive(table: Dustup, io: DustupIo, unit: Vehicle, target: Unit, took: ShockResult): void {
  target.fared = 'stepsAside';
  const die = movementDie(table, unit, 0);
  const way = wayThrough(table, unit, menOf(table, target), 2 * die.die * POINT);
  const isEnough =
    way !== null &&
    sub(
      io,
      `drive ${die.die} ${way.cost}`,
      dicing => way.cost <= rollMovement(table, dicing, unit, die).points * POINT,
    );
  unit.fared = isEnough ? 'drivesThrough' : 'fallsShort';
  if (isEnough && took === 'strike' && couldStrike(table, target, unit)) {
    plantCharge(table, io, target, unit, 'side');
  }
}
