import type { Mine } from '../../table/markers.ts';
import type { ActWords, EventWords, QuestionWords, RefusalWords } from '../../words/kinds.ts';
import { inchesOf, placeOf, plural } from '../../words/numbers.ts';
import type { MineAct, MineUse } from './acts.ts';
import { isOnCommand } from './command-mines.ts';
import type { Detonation } from './detonation.ts';
import type { MineEvent } from './events.ts';
import type { CommandMine, MineQuestion } from './questions.ts';

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

const SEARCHES = {
  marked: 'the device is marked',
  nothing: 'nothing is found',
  setOff: 'the device goes off',
} as const;

export const mineEventWords: EventWords<MineEvent> = {
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
};

export const mineActWords: ActWords<MineAct> = {
  openLane: ({ figure, to }, names) => `send ${names.figures[figure]} through the mines to ${placeOf(to)}`,
  followLane: () => 'file along the lane',
};

export const mineUseWords: ActWords<MineUse> = {
  layMine: ({ at, dummy }) => `lay ${dummy ? 'a dummy mine' : 'a mine'} at ${placeOf(at)}`,
};

export const mineQuestionWords: QuestionWords<MineQuestion> = {
  inMinefield: {
    ask: ({ unit }) => `A mine! Does ${unit.name} go on or stop?`,
    option: (_, answer) => (answer === 'goOn' ? 'go on' : 'stop'),
  },
  layCommandMine: {
    ask: ({ left }) => `Where do you lay a command detonated mine? ${plural(left, 'mine')} left, besides dummies.`,
    option: (_, answer) => (answer === 'enough' ? 'no more mines' : mineWords(answer)),
  },
};

export const mineRefusals: RefusalWords = {
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
};

/** What a counter is as far as the viewer knows; DU-MINE-019: one on command shows where it points. */
export function mineCounterWords(mine: Mine): string {
  return `${MINES[mine.kind]}${isOnCommand(mine) ? ` facing ${mine.facing} degrees` : ''}`;
}

function mineWords({ at, facing, dummy }: CommandMine): string {
  return `${dummy ? 'a dummy' : 'a mine'} at ${placeOf(at)} facing ${facing} degrees`;
}

/** What is offered when a unit has moved past mines, or stands before them. */
export function detonationWords({ mines, travelled, dummies = 0 }: Detonation, target: string): string {
  const when = travelled === 0 ? '' : ` after ${inchesOf(travelled)}`;
  if (dummies === mines.length) return `turn up ${plural(dummies, 'dummy', 'dummies')} before ${target}${when}`;
  const sham = dummies === 0 ? '' : ` and ${plural(dummies, 'dummy', 'dummies')}`;
  return `fire ${plural(mines.length - dummies, 'mine')}${sham} at ${target}${when}`;
}
