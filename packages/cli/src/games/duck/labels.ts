import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/index.ts';
import type { Deed } from '../game.ts';
import { placeText, windBetween } from './figures.ts';

/** Questions that are answered with the number of a square. */
const SQUARES: ReadonlySet<string> = new Set(['knockBackFork', 'shrinkBack', 'spraySquare', 'threatMove', 'throwAt']);

/** A square is told by its place and by how far it is from whoever is asked; all else as the rules say it. */
export function labelOf(
  board: DuckBoard,
  view: DuckView,
  { kind }: Question,
  answer: unknown,
  asked: number,
): string | null {
  const from = view.figures[asked];
  const to = squareOf(kind, answer);
  if (to === null || !from || !board.isOnMap(from)) return null;
  const squares = board.rangeBetween(view, from.at, to);
  const step = say('duck.step', { squares, wind: windBetween(board, view, from.at, to) });
  return say('duck.walkTo', { place: placeText(board, view, to), stays: to === from.at, step });
}

function squareOf(kind: string, answer: unknown): number | null {
  if (SQUARES.has(kind)) return typeof answer === 'number' ? answer : null;
  const { to, via } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  return kind === 'walk' && typeof to === 'number' && via === undefined ? to : null;
}

/** Which head of the menu an act stands under; whatever is not here is done with a thing. */
export const DEEDS_OF_DUCK: Readonly<Record<string, Deed>> = {
  move: 'move',
  dash: 'move',
  turn: 'move',
  swap: 'move',
  crawl: 'move',
  standUp: 'move',
  climbUp: 'move',
  climbDown: 'move',
  climbAfter: 'move',
  cross: 'move',
  drive: 'move',
  boardVehicle: 'move',
  leaveVehicle: 'move',
  getIn: 'move',
  getOut: 'move',
  shoot: 'shoot',
  flechette: 'shoot',
  spray: 'shoot',
  flame: 'shoot',
  throw: 'shoot',
  fireThroughHatch: 'shoot',
  throwThroughHatch: 'shoot',
  setOffMine: 'shoot',
  fightOn: 'fight',
  hackOff: 'fight',
  hackOffMachine: 'fight',
  drawBlade: 'fight',
  takeUpAxe: 'fight',
  pepTalk: 'command',
  honour: 'command',
  pullTogether: 'command',
  radioMother: 'command',
  commandDrone: 'command',
  callDoor: 'command',
  treat: 'help',
  takeUp: 'help',
  layDown: 'help',
  support: 'help',
  putIn: 'help',
  loadForComrade: 'help',
  beLoaded: 'help',
  openDoor: 'use',
  closeDoor: 'use',
  chop: 'use',
  clearDoorway: 'use',
  scan: 'use',
  examineChit: 'use',
  examineLoad: 'use',
  rummage: 'use',
  pickUp: 'use',
  handOver: 'give',
  drop: 'give',
  reload: 'use',
  repair: 'use',
  restorePower: 'use',
  task: 'use',
  takeObjective: 'use',
  takeUpGun: 'use',
  layMine: 'use',
  setFireBomb: 'use',
  igniteFireBomb: 'use',
  batter: 'use',
  batterUnit: 'use',
  wait: 'wait',
  done: 'wait',
  pass: 'wait',
  rest: 'wait',
  stay: 'wait',
  hide: 'wait',
  standUpAndWait: 'wait',
};
