import { type Refusal, refuse, sub } from '@sightline/kernel';
import { seesPlace } from '../../ground/sight.ts';
import { POINT } from '../../ground/walk.ts';
import { bestClassOf } from '../../table/hulls.ts';
import type { Building } from '../../table/markers.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { isHidden, isInPlay, isVehicle, type Unit, type Vehicle } from '../../table/units.ts';
import { nearestOf, occupantsOf, shapesOf } from '../buildings/buildings.ts';
import { damageBuilding, strikeStructure, testOccupants } from '../buildings/damage.ts';
import { afterAttack, beforeAttack } from '../casualties/under-attack.ts';
import { rollMovement } from '../movement/movement.ts';
import { movementDie } from '../movement/movement-die.ts';
import { dropTow, isImmobile } from '../vehicles/driving.ts';
import type { DriveIn } from './acts.ts';
import { declare } from './assault.ts';
import { fallBackFrom, plantCharge } from './at-vehicles.ts';
import { finalDefensiveFire } from './defensive-fire.ts';
import { driveOn, driveUp, type Onto, wayThrough } from './driving-through.ts';
import type { ShockResult } from './events.ts';
import { longestCharge } from './reach.ts';
import { couldStrike, mayShock, meetShock, shockPair, testShock, wantsToStrike } from './tank-shock.ts';
import { giveWay } from './withdrawal.ts';

/** DU-BUILD-011: the only houses that give way to a vehicle. */
const WOODEN = 'wood';

/** DU-BUILD-011: why a vehicle may not drive into a house. */
export function whyNotDriveIn(table: Dustup, unit: Unit, { building: id }: DriveIn): Refusal[] {
  if (!table.options.buildings) return [refuse('DU-FIRE-001', 'buildingsAreOff')];
  if (!mayShock(unit) || bestClassOf(unit.hull.model) < 1) {
    return [refuse('DU-BUILD-011', 'tooLightToRam', { unit: unit.who })];
  }
  const building = table.buildings[id];
  if (building === undefined || building.destroyed || building.area === null) {
    return [refuse('DU-BUILD-011', 'noBuildingToRam')];
  }
  if (building.structure !== WOODEN) return [refuse('DU-BUILD-011', 'tooSolidToRam')];
  if (occupantsOf(table, building).some(({ side }) => side === unit.side)) {
    return [refuse('DU-BUILD-011', 'friendsInside')];
  }
  const met = enemiesIn(table, building).find(({ id: enemy }) => unit.assaulted.includes(enemy));
  if (met !== undefined) return [refuse('DU-ASSAULT-018', 'assaultedAlready', { target: met.who })];
  const at = nearestOf(table, building, unit.hull);
  if (table.options.assaultNeedsSight && at !== null && !seesPlace(table, unit, at)) {
    return [refuse('DU-ASSAULT-004', 'cannotSeeThere')];
  }
  if (isImmobile(table, unit)) return [refuse('DU-VEH-073', 'cannotMoveAtAll', { unit: unit.who })];
  const limit = longestCharge(table, unit);
  const way = wayInto(table, unit, building, limit);
  return way !== null && way.cost <= limit ? [] : [refuse('DU-ASSAULT-004', 'cannotReach', { points: limit / POINT })];
}

/** Those in it whom everybody sees. */
function enemiesIn(table: Dustup, building: Building): Unit[] {
  return occupantsOf(table, building).filter(unit => !isVehicle(unit) && !isHidden(unit));
}

/** The nearest wall of it; whoever is in it does not stop the vehicle outside. */
function wallOf(table: Dustup, unit: Vehicle, building: Building): Onto {
  const { x, y } = unit.hull;
  const goal = nearestOf(table, building, { x, y }) ?? { x, y };
  const through = occupantsOf(table, building).map(({ id }) => id);
  return { goal, shapes: shapesOf(table, building), through, isEntered: false };
}

function wayInto(table: Dustup, unit: Vehicle, building: Building, within: number) {
  return wayThrough(table, unit, wallOf(table, unit, building), within);
}

/** Houses in reach: those that an enemy is seen in before the empty ones. */
export function driveInsOf(table: Dustup, unit: Unit): DriveIn[] {
  if (!table.options.buildings || !mayShock(unit)) return [];
  const wooden = table.buildings.filter(({ structure, destroyed }) => structure === WOODEN && !destroyed);
  return wooden
    .toSorted((a, b) => Number(enemiesIn(table, b).length > 0) - Number(enemiesIn(table, a).length > 0))
    .map(({ id }): DriveIn => ({ do: 'driveIn', building: id }))
    .filter(act => whyNotDriveIn(table, unit, act).length === 0);
}

/** DU-BUILD-011, DU-VEH-109: the nerve of those inside first, then the move, then the blow, and on through what is left. */
export function driveIn(table: Dustup, io: DustupIo, unit: Vehicle, { building: id }: DriveIn): void {
  const building = table.buildings[id]!;
  const enemies = enemiesIn(table, building);
  declare(table, io, [unit], enemies, 'shockDeclared');
  unit.fared = 'goesIn';
  const stood = enemies.flatMap(enemy => {
    const took = meetShock(table, io, unit, enemy);
    return took === 'gaveWay' ? [] : [{ enemy, took }];
  });
  dropTow(table, io, unit);
  const die = movementDie(table, unit, 0);
  const rolled = rollMovement(table, io, unit, die);
  const up = driveUp(table, io, unit, wallOf(table, unit, building), { die, rolled, isOpen: false });
  if (!isInPlay(table, unit)) return;
  if (!up.contact) {
    unit.fared = 'fallsShort';
    // DU-VEH-115: fire does not turn it back, but there is no second move at a house.
    for (const { enemy } of stood) finalDefensiveFire(table, io, enemy, shockPair(table, unit, enemy), [unit]);
    return;
  }
  unit.fared = 'rams';
  const strikers = stood.filter(({ enemy, took }) => took === 'strike' && wantsToStrike(table, io, unit, enemy));
  ram(table, io, unit, building);
  // DU-VEH-113: whoever is left goes at its side as it comes in.
  for (const { enemy } of strikers) if (isInPlay(table, enemy)) plantCharge(table, io, enemy, unit, 'side');
  if (building.destroyed && isInPlay(table, unit)) driveOn(table, io, unit, occupantsOf(table, building), up);
  for (const { enemy } of strikers) {
    if (!table.options.shockedStandFast && isInPlay(table, enemy)) fallBackFrom(table, io, enemy, unit);
  }
  if (table.options.assaultEndsActivation) unit.actions = 0;
}

/** DU-BUILD-011: one hit of D12 times the size of the vehicle; those inside are hurt as by a weapon of that class. */
function ram(table: Dustup, io: DustupIo, unit: Vehicle, building: Building): void {
  const { size } = unit.hull.model;
  io.tell({ type: 'houseRammed', rule: 'DU-BUILD-011', unit: unit.who, building: building.id });
  const before = occupantsOf(table, building).map(each => beforeAttack(table, each));
  const damage = strikeStructure(io, building, building.structure, 1, { die: 12, times: size });
  const casualties = testOccupants(table, io, building, damage, size);
  damageBuilding(table, io, building, damage, nearestOf(table, building, unit.hull));
  for (const [i, was] of before.entries()) {
    afterAttack(table, io, was, { by: 'wreck', isCaught: damage !== 'none', casualties: casualties[i]! });
  }
}

/** What is worth knowing of it beforehand; those who may choose stand, and strike where they may. Fire is left out. */
export function foreseeDriveIn(table: Dustup, io: DustupIo, unit: Vehicle, { building: id }: DriveIn): void {
  const building = table.buildings[id]!;
  const enemies = enemiesIn(table, building);
  declare(table, io, [unit], enemies, 'shockDeclared');
  const results = enemies.map((enemy): { enemy: Unit; took: ShockResult } => {
    const took = enemy.confidence === 'routed' ? 'gaveWay' : testShock(table, io, shockPair(table, unit, enemy));
    if (took === 'gaveWay') giveWay(table, io, enemy, 1, 'DU-VEH-114');
    return { enemy, took };
  });
  const die = movementDie(table, unit, 0);
  const way = wayInto(table, unit, building, 2 * die.die * POINT);
  const isEnough =
    way !== null &&
    sub(
      io,
      `drive ${die.die} ${way.cost}`,
      dicing => way.cost <= rollMovement(table, dicing, unit, die).points * POINT,
    );
  unit.fared = isEnough ? 'rams' : 'fallsShort';
  if (!isEnough) return;
  // Where they run to is left out; they are no longer in it when the blow falls.
  for (const { enemy, took } of results) if (took === 'gaveWay') enemy.where = 'exited';
  ram(table, io, unit, building);
  for (const { enemy, took } of results) {
    if (took === 'gaveWay') enemy.where = 'table';
    else if (took === 'strike' && couldStrike(table, enemy, unit)) plantCharge(table, io, enemy, unit, 'side');
  }
}
