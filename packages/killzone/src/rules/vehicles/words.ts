import type { Names } from '../../table/units.ts';
import type { ChapterWords } from '../../words/chapter.ts';
import { inchesOf, listOf, milsOf, placeWords, pointWords } from '../../words/phrases.ts';
import type { VehicleAct } from './acts.ts';
import type { VehiclesEvent } from './events.ts';
import type { ObstacleKind } from './obstacles.ts';
import type { VehiclePlacing, VehiclesQuestion } from './questions.ts';
import type { Route } from './route.ts';

export const vehiclesWords: ChapterWords<VehiclesEvent, VehiclesQuestion, VehicleAct> = {
  events: {
    vehicleDeployed: ({ vehicle, x, y, speed, crew }) =>
      `${vehicle.name} is placed at ${pointWords({ x, y })} with ${crew === 0 ? 'nobody' : crew} in it${speed > 0 ? `, doing ${inchesOf(speed)}` : ''}.`,
    boarded: ({ figure, vehicle, wheel }) =>
      `${figure.name} gets into ${vehicle.name}${wheel ? ' and takes the wheel' : ''}.`,
    gotOut: ({ figure, vehicle }) => `${figure.name} gets out of ${vehicle.name}.`,
    bailedOut: ({ figure, vehicle, dice }) =>
      `${figure.name} jumps out of ${vehicle.name} and takes ${dice === 1 ? 'one die' : `${dice} dice`}.`,
    climbedOut: ({ figure, vehicle, at }) => `${figure.name} climbs out of ${vehicle.name} at ${pointWords(at)}.`,
    wheelTaken: ({ figure, vehicle }) => `${figure.name} takes the wheel of ${vehicle.name}.`,
    speedChanged: ({ vehicle, pace, dice, from, speed }) =>
      `${vehicle.name} ${pace === 'brake' ? 'brakes' : from === 0 ? 'starts' : 'accelerates'} with ${dice.join(' + ')}: ${inchesOf(speed)} a turn.`,
    speedHeld: ({ vehicle, speed }) => `${vehicle.name} holds its speed of ${inchesOf(speed)}.`,
    ranOn: ({ vehicle, speed }) => `Nobody drives ${vehicle.name}: it runs straight on at ${inchesOf(speed)}.`,
    pivoted: ({ vehicle, turn }) => `${vehicle.name} turns ${Math.abs(turn)} degrees to the ${handOf(turn)}.`,
    drove: ({ vehicle, ahead, x, y }) => `${vehicle.name} drives ${inchesOf(ahead)} to ${pointWords({ x, y })}.`,
    backedUp: ({ vehicle, back }) => `${vehicle.name} backs up ${inchesOf(back)}.`,
    vehicleStopped: ({ vehicle }) => `${vehicle.name} is stopped, but can start again.`,
    vehicleLeft: ({ vehicle }) => `${vehicle.name} leaves the table.`,
    skidRolled: ({ vehicle, die, tally, dice }) =>
      `${vehicle.name} skids, ${die}${tally.total > die ? ` + ${tally.total - die} for speed = ${tally.total}` : ''}: ${fateOf(dice)}.`,
    crashed: ({ vehicle, overturned }) =>
      `${vehicle.name} is ${overturned ? 'wrecked and lies on its side' : 'undriveable'}.`,
    figureRammed: ({ vehicle, figure, bonus }) => `${vehicle.name} rams ${figure.name}${plusOf(bonus)}.`,
    thrownAside: ({ figure, at }) => `${figure.name} is thrown aside to ${pointWords(at)}.`,
    vehicleRammed: ({ vehicle, rammed, bonus }) => `${vehicle.name} rams ${rammed.name}${plusOf(bonus)}.`,
    obstacleHit: ({ vehicle, obstacle, bonus }) =>
      `${vehicle.name} drives into ${OBSTACLES[obstacle]}${plusOf(bonus)}.`,
    armourTested: ({ vehicle, dice, bonus, total, armour, pierced }) =>
      `${dice.join(' + ')}${bonus > 0 ? ` + ${bonus} for speed` : ''} = ${total} against the armour of ${armour} of ${vehicle.name}: ${pierced ? 'through' : 'it holds'}.`,
    vehicleAttacked: ({ attack, vehicle, armour, pierced }) =>
      `${attack.figure.name} goes at ${vehicle.name} with ${attack.score} against its armour of ${armour}: ${pierced ? 'through' : 'it holds'}.`,
  },
  questions: {
    deployVehicle: {
      question: ({ vehicle }) => `Where does ${vehicle.name} start, how fast, and with whom?`,
      option: ({ names }, placing) => placingWords(names, placing),
    },
    route: {
      question: ({ vehicle }) => `Which way does ${vehicle.name} go?`,
      option: (_asked, route) => routeWords(route),
    },
    climbOut: {
      question: ({ figure }) => `Where does ${figure.name} climb out?`,
      option: (_asked, place) => placeWords(place),
    },
  },
  acts: {
    drive: ({ pace, dice }) =>
      pace === 'hold' ? 'hold the speed' : `${pace} with ${dice === 1 ? 'one die' : `${dice} dice`}`,
    backUp: ({ back }) => `back up ${inchesOf(back)}`,
    board: ({ vehicle, wheel }, { names }) =>
      `get into ${names.vehicles[vehicle]}${wheel ? ' and take the wheel' : ''}`,
    getOut: ({ at, way }) =>
      way.length > 0 ? `get out and move on from ${pointWords(at)}` : `get out to ${pointWords(at)}`,
    bailOut: ({ at }) => `jump out to ${pointWords(at)}`,
    takeWheel: () => 'take the wheel',
    attackVehicle: ({ vehicle }, { names }) => `attack ${names.vehicles[vehicle]}`,
  },
  refusals: {
    aimAtVehicle: () => 'Aim at the vehicle; nobody in it can be picked out.',
    notAtTheWheel: () => 'It is not at the wheel of a vehicle.',
    vehicleHasMoved: () => 'The vehicle has moved in this turn.',
    standsStill: () => 'The vehicle stands still; start it first.',
    noDiceToHold: () => 'Holding the speed takes no dice.',
    paceDice: ({ name, dice, most }) => `A ${name} throws 1 to ${most} dice for that, not ${dice}.`,
    notAtRest: () => 'Only a vehicle at rest backs up.',
    backTooFar: ({ it }) => `It backs up by ${milsOf(it)} at most.`,
    notClearBehind: () => 'Something is behind it.',
    mustDrive: ({ speed }) => `The vehicle is doing ${milsOf(speed)} and must be driven first.`,
    notItsSpeed: ({ whole, speed }) => `It moves exactly its speed of ${milsOf(speed)}; that is ${milsOf(whole)}.`,
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
    tooFast: ({ speed, limit }) => `It is doing ${milsOf(speed)}; only up to ${milsOf(limit)} can it be attacked.`,
    aimedFromMoving: () => 'An aimed shot needs a vehicle that stands still.',
    otherGunner: () => 'Somebody else fires the mounted weapon in this turn.',
    startsTooFast: ({ it }) =>
      it === 0 ? 'Nobody drives it, so it stands still.' : `It starts at ${milsOf(it)} at most.`,
    notToHand: () => 'Only people of its own side who are not placed yet sit in it.',
  },
};

const OBSTACLES: Readonly<Record<ObstacleKind, string>> = {
  building: 'a building',
  wreck: 'a wreck',
  wall: 'a wall',
  slope: 'a steep slope',
  hinderingGround: 'ground that no wheel crosses',
};

/** "3 inches ahead, 90 degrees to the right, 5 inches ahead". */
function routeWords(route: Route): string {
  const parts = route.flatMap(({ turn, ahead }) => [
    ...(turn === 0 ? [] : [`${Math.abs(turn)} degrees to the ${handOf(turn)}`]),
    ...(ahead === 0 ? [] : [`${inchesOf(ahead)} ahead`]),
  ]);
  return parts.join(', ');
}

/** "at (24, 4) heading 0, 9 inches fast, with Patrol 2 and Patrol 3". */
function placingWords({ figures }: Names, { x, y, heading, speed, crew }: VehiclePlacing): string {
  const pace = speed > 0 ? `${inchesOf(speed)} fast` : 'at rest';
  const who = crew.length === 0 ? 'nobody' : listOf(crew.map(id => figures[id]!));
  return `at ${pointWords({ x, y })} heading ${heading}, ${pace}, with ${who}`;
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
