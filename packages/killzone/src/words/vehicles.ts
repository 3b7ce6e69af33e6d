import type { Json } from '@sightline/kernel';
import type { VehicleAct } from '../rules/vehicles/acts.ts';
import type { VehicleEvent } from '../rules/vehicles/events.ts';
import type { ObstacleKind } from '../rules/vehicles/obstacles.ts';
import type { VehiclePlacing } from '../rules/vehicles/questions.ts';
import type { Route } from '../rules/vehicles/route.ts';
import type { Names } from '../table/units.ts';
import type { EventWords } from './events.ts';
import { inchesOf, listOf } from './numbers.ts';
import type { RefusalWords } from './refusals.ts';

const mils = (value: Json | undefined): string => inchesOf(Number(value));

export const vehicleEvents: EventWords<VehicleEvent> = {
  vehicleDeployed: ({ vehicle, x, y, speed, crew }) =>
    `${vehicle.name} is placed at ${spotOf({ x, y })} with ${crew === 0 ? 'nobody' : crew} in it${speed > 0 ? `, doing ${inchesOf(speed)}` : ''}.`,
  boarded: ({ figure, vehicle, wheel }) =>
    `${figure.name} gets into ${vehicle.name}${wheel ? ' and takes the wheel' : ''}.`,
  gotOut: ({ figure, vehicle }) => `${figure.name} gets out of ${vehicle.name}.`,
  bailedOut: ({ figure, vehicle, dice }) =>
    `${figure.name} jumps out of ${vehicle.name} and takes ${dice === 1 ? 'one die' : `${dice} dice`}.`,
  climbedOut: ({ figure, vehicle, at }) => `${figure.name} climbs out of ${vehicle.name} at ${spotOf(at)}.`,
  wheelTaken: ({ figure, vehicle }) => `${figure.name} takes the wheel of ${vehicle.name}.`,
  speedChanged: ({ vehicle, pace, dice, from, speed }) =>
    `${vehicle.name} ${pace === 'brake' ? 'brakes' : from === 0 ? 'starts' : 'accelerates'} with ${dice.join(' + ')}: ${inchesOf(speed)} a turn.`,
  speedHeld: ({ vehicle, speed }) => `${vehicle.name} holds its speed of ${inchesOf(speed)}.`,
  ranOn: ({ vehicle, speed }) => `Nobody drives ${vehicle.name}: it runs straight on at ${inchesOf(speed)}.`,
  pivoted: ({ vehicle, turn }) => `${vehicle.name} turns ${Math.abs(turn)} degrees to the ${handOf(turn)}.`,
  drove: ({ vehicle, ahead, x, y }) => `${vehicle.name} drives ${inchesOf(ahead)} to ${spotOf({ x, y })}.`,
  backedUp: ({ vehicle, back }) => `${vehicle.name} backs up ${inchesOf(back)}.`,
  vehicleStopped: ({ vehicle }) => `${vehicle.name} is stopped, but can start again.`,
  vehicleLeft: ({ vehicle }) => `${vehicle.name} leaves the table.`,
  skidRolled: ({ vehicle, die, tally, dice }) =>
    `${vehicle.name} skids, ${die}${tally.total > die ? ` + ${tally.total - die} for speed = ${tally.total}` : ''}: ${fateOf(dice)}.`,
  crashed: ({ vehicle, overturned }) =>
    `${vehicle.name} is ${overturned ? 'wrecked and lies on its side' : 'undriveable'}.`,
  figureRammed: ({ vehicle, figure, bonus }) => `${vehicle.name} rams ${figure.name}${plusOf(bonus)}.`,
  thrownAside: ({ figure, at }) => `${figure.name} is thrown aside to ${spotOf(at)}.`,
  vehicleRammed: ({ vehicle, rammed, bonus }) => `${vehicle.name} rams ${rammed.name}${plusOf(bonus)}.`,
  obstacleHit: ({ vehicle, obstacle, bonus }) => `${vehicle.name} drives into ${OBSTACLES[obstacle]}${plusOf(bonus)}.`,
  armourTested: ({ vehicle, dice, bonus, total, armour, pierced }) =>
    `${dice.join(' + ')}${bonus > 0 ? ` + ${bonus} for speed` : ''} = ${total} against the armour of ${armour} of ${vehicle.name}: ${pierced ? 'through' : 'it holds'}.`,
  vehicleAttacked: ({ attack, vehicle, armour, pierced }) =>
    `${attack.figure.name} goes at ${vehicle.name} with ${attack.score} against its armour of ${armour}: ${pierced ? 'through' : 'it holds'}.`,
};

export const vehicleRefusals: RefusalWords = {
  notAtTheWheel: () => 'It is not at the wheel of a vehicle.',
  vehicleHasMoved: () => 'The vehicle has moved in this turn.',
  standsStill: () => 'The vehicle stands still; start it first.',
  noDiceToHold: () => 'Holding the speed takes no dice.',
  paceDice: ({ name, dice, most }) => `A ${name} throws 1 to ${most} dice for that, not ${dice}.`,
  notAtRest: () => 'Only a vehicle at rest backs up.',
  backTooFar: ({ it }) => `It backs up by ${mils(it)} at most.`,
  notClearBehind: () => 'Something is behind it.',
  mustDrive: ({ speed }) => `The vehicle is doing ${mils(speed)} and must be driven first.`,
  notItsSpeed: ({ whole, speed }) => `It moves exactly its speed of ${mils(speed)}; that is ${mils(whole)}.`,
  noRoomToTurn: () => 'There is no room to turn there.',
  noVehicle: () => 'There is no vehicle that drives.',
  noEnemyVehicle: () => 'That is no enemy vehicle that still drives.',
  notTouching: () => 'It is not in contact with the vehicle.',
  vehicleMoving: () => 'Only a vehicle at rest can be got into.',
  tooSmallForPowerArmour: ({ it }) => `Power armour does not fit into a ${it}.`,
  enemiesAboard: () => 'Enemies sit in it.',
  hasDriver: () => 'Somebody is driving it.',
  full: ({ name, places }) => `A ${name} has ${places} places, and they are taken.`,
  noSeatForCaptive: () => 'A captive stays in contact with his captor, so they cannot get in.',
  bailOutInstead: () => 'It is moving; jump out or stay in.',
  atRest: () => 'It stands still; get out.',
  notAboard: () => 'It sits in no vehicle.',
  notBesideVehicle: () => 'That is not in contact with the vehicle.',
  hasActed: () => 'Whoever jumps out does nothing else in the turn.',
  shotInstead: () => 'It has shot; taking the wheel is instead of shooting.',
  tooFast: ({ speed, limit }) => `It is doing ${mils(speed)}; only up to ${mils(limit)} can it be attacked.`,
  aimedFromMoving: () => 'An aimed shot needs a vehicle that stands still.',
  otherGunner: () => 'Somebody else fires the mounted weapon in this turn.',
  startsTooFast: ({ it }) => (it === 0 ? 'Nobody drives it, so it stands still.' : `It starts at ${mils(it)} at most.`),
  notToHand: () => 'Only people of its own side who are not placed yet sit in it.',
};

const OBSTACLES: Readonly<Record<ObstacleKind, string>> = {
  building: 'a building',
  wreck: 'a wreck',
  wall: 'a wall',
  slope: 'a steep slope',
  hinderingGround: 'ground that no wheel crosses',
};

export function vehicleActWords({ vehicles }: Names, act: VehicleAct): string {
  switch (act.do) {
    case 'drive':
      return act.pace === 'hold'
        ? 'hold the speed'
        : `${act.pace} with ${act.dice === 1 ? 'one die' : `${act.dice} dice`}`;
    case 'backUp':
      return `back up ${inchesOf(act.back)}`;
    case 'board':
      return `get into ${vehicles[act.vehicle]}${act.wheel ? ' and take the wheel' : ''}`;
    case 'getOut':
      return act.way.length > 0 ? `get out and move on from ${spotOf(act.at)}` : `get out to ${spotOf(act.at)}`;
    case 'bailOut':
      return `jump out to ${spotOf(act.at)}`;
    case 'takeWheel':
      return 'take the wheel';
    case 'attackVehicle':
      return `attack ${vehicles[act.vehicle]}`;
    default:
      return act satisfies never;
  }
}

/** "3 inches ahead, 90 degrees to the right, 5 inches ahead". */
export function routeWords(route: Route): string {
  const parts = route.flatMap(({ turn, ahead }) => [
    ...(turn === 0 ? [] : [`${Math.abs(turn)} degrees to the ${handOf(turn)}`]),
    ...(ahead === 0 ? [] : [`${inchesOf(ahead)} ahead`]),
  ]);
  return parts.join(', ');
}

/** "at (24, 4) heading 0, 9 inches fast, with Patrol 2 and Patrol 3". */
export function placingWords({ figures }: Names, { x, y, heading, speed, crew }: VehiclePlacing): string {
  const pace = speed > 0 ? `${inchesOf(speed)} fast` : 'at rest';
  const who = crew.length === 0 ? 'nobody' : listOf(crew.map(id => figures[id]!));
  return `at ${spotOf({ x, y })} heading ${heading}, ${pace}, with ${who}`;
}

function handOf(turn: number): string {
  return turn < 0 ? 'left' : 'right';
}

function plusOf(bonus: number): string {
  return bonus > 0 ? ` at +${bonus}` : '';
}

function fateOf(dice: 0 | 2 | 3 | null): string {
  if (dice === null) return 'no effect';
  return dice === 0 ? 'crash, everybody unhurt' : `crash, ${dice} dice for everybody in it`;
}

function spotOf({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${x / 1000}, ${y / 1000})`;
}
