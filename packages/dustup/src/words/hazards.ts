import type { HazardAct, HazardUse } from '../acts/hazards.ts';
import type { HazardEvent } from '../events/hazards.ts';
import type { CommandMine, HazardQuestion, WarfareUse } from '../questions/hazards.ts';
import { isOnCommand } from '../rules/hazards/command-mines.ts';
import type { DetonationChoice } from '../rules/hazards/detonation.ts';
import type { SpottingChoice } from '../rules/hazards/remote-spotting.ts';
import type { Mine } from '../table.ts';
import type { ActWords, EventWords, QuestionWords, RefusalWords, UseWords } from './kinds.ts';
import { inchesOf, placeOf, plural, shiftsOf } from './numbers.ts';

const FIRES = { wentOut: 'it goes out', burnsOn: 'it burns on', spread: 'it spreads' } as const;

const MINES: Readonly<Record<Mine['kind'], string>> = {
  ap: 'a field of anti-personnel mines',
  at: 'a field of anti-tank mines',
  mixed: 'a mixed minefield',
  dummy: 'a dummy',
  directional: 'a command detonated mine',
  directionalDummy: 'a dummy',
  trap: 'a booby trap',
  ied: 'an improvised device',
  faceDown: 'something unknown',
  onCommand: 'a command detonated mine or a dummy',
};

const USES: Readonly<Record<WarfareUse, string>> = {
  communication: 'jam a message',
  spotting: 'find out what is hidden',
  sensors: 'upset sensors',
  opposition: 'foil the attempt',
};

const SEARCHES = {
  marked: 'the device is marked',
  nothing: 'nothing is found',
  setOff: 'the device goes off',
} as const;

export const hazardEvents: EventWords<HazardEvent> = {
  ignitionRolled: ({ at, face, needs }) =>
    `The flames at ${placeOf(at)} roll ${face} and need ${needs}: ${face >= needs ? 'it catches' : 'nothing catches'}.`,
  fireStarted: ({ at }) => `Fire breaks out at ${placeOf(at)}.`,
  fireRolled: ({ at, face, result }) => `The fire at ${placeOf(at)} rolls ${face}: ${FIRES[result]}.`,
  foughtFire: ({ unit, die, face, out }) =>
    `${unit.name} fights the fire and rolls ${face} on a D${die}: ${out ? 'it is out' : 'it burns on'}.`,
  smokeLaid: ({ clouds }) => `Smoke: ${plural(clouds.length, 'cloud')} from ${placeOf(clouds[0]!)}.`,
  smokeRolled: ({ face, left }) => `The smoke rolls ${face}: ${left === 0 ? 'none' : plural(left, 'cloud')} left.`,
  smokeLifted: ({ unit }) => `The smoke of ${unit.name} lifts.`,
  generatorSwitched: ({ unit, on }) => `${unit.name} switches the smoke generator ${on ? 'on' : 'off'}.`,
  mineTurnedUp: ({ kind, at }) => `The counter at ${placeOf(at)} is ${MINES[kind]}.`,
  mineStepped: ({ figure, face, isHit }) =>
    `${figure.name} rolls ${face}: ${isHit ? 'he treads on a mine' : 'he is past it'}.`,
  minesStoppedProp: ({ unit }) => `${unit.name} finds mines underfoot and cannot prop.`,
  laneOpened: ({ figure, from, to }) => `${figure.name} walks into the mines from ${placeOf(from)} to ${placeOf(to)}.`,
  laneFollowed: ({ unit, points, to }) => `${unit.name} files along the lane with ${points} points to ${placeOf(to)}.`,
  trapMet: ({ unit, own, device, disabled }) =>
    `${unit.name} comes upon a booby trap, ${own} against ${device}: ${disabled ? 'it is disabled' : 'it goes off'}.`,
  deviceSearched: ({ unit, own, device, result }) =>
    `${unit.name} comes near a hidden device, ${own} against ${device}: ${SEARCHES[result]}.`,
  commandMineLaid: ({ side, at, facing }) => `${side} lays a mine counter at ${placeOf(at)} facing ${facing} degrees.`,
  commandMineFired: ({ side, target }) => `${side} fires a mine at ${target.name}.`,
  warfareSwitched: ({ unit, on }) => `${unit.name} switches its electronic warfare ${on ? 'on' : 'off'}.`,
  warfareDeclared: ({ unit, use, counters, left }) =>
    `${unit.name} spends ${plural(counters, 'counter')} to ${USES[use]}; ${left} left.`,
  warfareRolled: ({ unit, die, face, foiled, succeeds }) =>
    `${unit.name} rolls ${face} on a D${die}: ${foiled ? 'foiled' : succeeds ? 'it works' : 'no effect'}.`,
  spottedRemotely: ({ unit, die, shifts, target, face, found }) =>
    `${unit.name} rolls ${face} against ${target} on a D${die}${shiftsOf(shifts)}: ${found ? 'it is found out' : 'nothing is found'}.`,
  buildingShotAt: ({ unit, part, die, target, faces, hits }) =>
    `${unit.name} fires at ${part === null ? 'the building' : `a ${part} of the building`}${shiftsOf(die)}, ${faces.join(', ')} against ${target}: ${plural(hits, 'hit')}.`,
  otherPartRolled: ({ face, struck }) => `The shot rolls ${face}: ${struck ? 'the wall is struck' : 'a clean miss'}.`,
  structureStruck: ({ impact, armour, result }) =>
    `Impact ${impact} against ${armour}: ${result === 'none' ? 'no effect' : result}.`,
  occupantTested: ({ figure, face, needs, hit }) =>
    `${figure.name} rolls ${face} and needs more than ${needs}: ${hit ? 'hit' : 'unharmed'}.`,
  buildingDestroyed: () => 'The building comes down.',
  droneLaunched: ({ unit }) => `${unit.name} launches a drone.`,
  droneFlew: ({ unit, to }) => `The drone of ${unit.name} flies to ${placeOf(to)}.`,
  droneLost: ({ unit }) => `The drone of ${unit.name} crashes.`,
  droneShotAt: ({ unit, operator, target, faces, destroyed }) =>
    `${unit.name} fires at the drone of ${operator.name}, ${faces.join(', ')} against ${target}: ${destroyed ? 'it is shot down' : 'missed'}.`,
};

export const hazardActs: ActWords<HazardAct> = {
  fightFire: () => 'fight the fire',
  torch: ({ at }) => `set fire to ${placeOf(at)}`,
  openLane: ({ figure, to }, names) => `send ${names.figures[figure]} through the mines to ${placeOf(to)}`,
  followLane: () => 'file along the lane',
  launchDrone: () => 'launch a drone',
  flyDrone: ({ to }) => `fly the drone to ${placeOf(to)}`,
  spotByDrone: ({ counter }) => `look at counter ${counter} with the drone`,
  shootBuilding: ({ building, part }) => `shoot at ${part ? `a ${part} of ` : ''}building ${building}`,
  shootDrone: ({ unit }, names) => `shoot at the drone of ${names.units[unit]}`,
};

export const hazardUses: UseWords<HazardUse> = {
  smoke: ({ at }) => `throw smoke at ${placeOf(at)}`,
  generator: () => 'switch the smoke generator',
  layMine: ({ at, dummy }) => `lay ${dummy ? 'a dummy mine' : 'a mine'} at ${placeOf(at)}`,
};

export const hazardQuestions: QuestionWords<HazardQuestion> = {
  inMinefield: {
    ask: ({ unit }) => `A mine! Does ${unit.name} go on or stop?`,
    option: (_, answer) => (answer === 'goOn' ? 'go on' : 'stop'),
  },
  switchWarfare: {
    ask: ({ unit }) => `Does ${unit.name} switch its electronic warfare on?`,
    option: (_, answer) => `switch it ${answer}`,
  },
  spendWarfare: {
    ask: ({ unit, use, against }) => `How many counters does ${unit.name} spend to ${USES[use]} of ${against.name}?`,
    option: (_, answer) => (answer === 0 ? 'none' : plural(Number(answer), 'counter')),
  },
  layCommandMine: {
    ask: ({ left }) => `Where do you lay a command detonated mine? ${plural(left, 'mine')} left, besides dummies.`,
    option: (_, answer) => (answer === 'enough' ? 'no more mines' : mineWords(answer as CommandMine)),
  },
};

/** What a counter is as far as the viewer knows; DU-MINE-019: one on command shows where it points. */
export function mineCounterWords(mine: Mine): string {
  return `${MINES[mine.kind]}${isOnCommand(mine) ? ` facing ${mine.facing} degrees` : ''}`;
}

function mineWords({ at, facing, dummy }: CommandMine): string {
  return `${dummy ? 'a dummy' : 'a mine'} at ${placeOf(at)} facing ${facing} degrees`;
}

/** What is offered when a unit has moved past mines, or stands before them. */
export function detonationWords({ mines, travelled, dummies = 0 }: DetonationChoice, target: string): string {
  const when = travelled === 0 ? '' : ` after ${inchesOf(travelled)}`;
  if (dummies === mines.length) return `turn up ${plural(dummies, 'dummy', 'dummies')} before ${target}${when}`;
  const sham = dummies === 0 ? '' : ` and ${plural(dummies, 'dummy', 'dummies')}`;
  return `fire ${plural(mines.length - dummies, 'mine')}${sham} at ${target}${when}`;
}

/** Looking under a counter from afar. */
export function spottingWords({ counters, at }: SpottingChoice, unit: string): string {
  const what = 'mine' in at ? `mine counter ${at.mine}` : `counter ${at.counter}`;
  return `look under ${what} with ${unit}, spending ${plural(counters, 'counter')}`;
}

export const hazardRefusals: RefusalWords = {
  noFire: () => 'There is no such fire.',
  noFlameWeapon: () => 'That needs an able man with a flame weapon.',
  fireIsOff: () => 'Fires are not played in this battle.',
  cannotSeeThere: () => 'The leader cannot see that place.',
  nothingBurnsThere: () => 'Nothing burns there.',
  smokeIsOff: () => 'Smoke is not played in this battle.',
  noSmoke: () => 'The unit has no smoke grenades.',
  tooFarToThrow: ({ it }) => `Smoke is thrown ${it}" at most.`,
  noGenerator: () => 'There is no smoke generator.',
  inMinefield: () => 'Nobody props in a minefield.',
  minesAreOff: () => 'Mines are not played in this battle.',
  notAble: () => 'That takes an able man of the unit.',
  leaderStays: () => 'The leader stays with his unit.',
  tooManyDetachments: ({ it }) => `A unit has ${it} detachments at most.`,
  noFieldAhead: () => 'No minefield lies on that line.',
  noLane: () => 'There is no such lane.',
  laneTooShort: () => 'The lane is too short for the unit.',
  noCommandMines: () => 'The unit has no command detonated mines.',
  tooManyDummies: () => 'Each real mine allows one dummy, and no more mines than were granted.',
  notOurs: () => 'That is not one of your units.',
  buildingsAreOff: () => 'Buildings are no targets in this battle.',
  noBuilding: () => 'There is no such building to shoot at.',
  insideIt: () => 'Those inside do not shoot at the building.',
  buildingFull: ({ it }) => `There is room for ${it} figures only.`,
  noDrones: () => 'The unit has no drones.',
  droneInTheAir: () => 'A drone of the unit is in the air already.',
  noDroneInTheAir: () => 'There is no drone in the air.',
  tooFarToFly: () => 'A drone flies 24" at most.',
  droneTooFar: () => 'A drone can be hit within 12" only.',
  underSmoke: () => 'Smoke hides it.',
};
