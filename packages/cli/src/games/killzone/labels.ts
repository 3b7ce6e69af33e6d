import type { Question } from '@sightline/kernel';
import type { Act, Figure, KillzoneBoard, KillzoneQuestion, KillzoneView, Place } from '@sightline/killzone';
import { say } from '../../words/index.ts';
import type { Deed } from '../game.ts';
import { placesOf } from '../naming.ts';
import { fromEdges, stepFrom } from '../places.ts';
import { groundText, NONE, placeText, roomText, spotOf } from './figures.ts';

/** Places are told from where somebody stands and by what is there; all else as the rules say it. */
export function labelOf(board: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): string | null {
  const asked = question as KillzoneQuestion;
  switch (asked.kind) {
    case 'act':
      return actLabel(board, view, view.figures[asked.figure.id]!, answer as Act);
    case 'deploy': {
      const [first, ...others] = answer as readonly Place[];
      return first ? say('killzone.deployAt', { place: placeText(board, view, first), others: others.length }) : null;
    }
    case 'shift':
    case 'drift':
    case 'driftSmoke':
    case 'barrage':
    case 'climbOut':
      return placeText(board, view, answer as Place);
    default:
      return null;
  }
}

/** Where a way ends, from the edges of the table. */
export function detailOf(board: KillzoneBoard, view: KillzoneView, question: Question, answer: unknown): string | null {
  const asked = question as KillzoneQuestion;
  if (asked.kind !== 'act') return null;
  const [figure, act] = [view.figures[asked.figure.id]!, answer as Act];
  return act.do === 'move' ? fromEdges(view.map, board.walkWay(view, figure, act.way).end) : null;
}

function actLabel(board: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): string | null {
  switch (act.do) {
    case 'move':
      return walkLabel(board, view, figure, board.walkWay(view, figure, act.way).end);
    case 'getOut':
    case 'bailOut': {
      const step = stepFrom(spotOf(view, figure), act.at);
      return say(`killzone.${act.do}`, { step, onward: act.do === 'getOut' && act.way !== undefined });
    }
    default:
      return null;
  }
}

function walkLabel(board: KillzoneBoard, view: KillzoneView, figure: Figure, end: Place): string {
  const { width, depth } = board.groundOf(view.map);
  const isOff = end.x < 0 || end.y < 0 || end.x > width || end.y > depth;
  return say('killzone.move', {
    step: stepFrom(figure, end),
    isOff,
    into: end.room !== NONE && end.room !== figure.room ? roomText(board, view, end.room) : null,
    out: end.room === NONE && figure.room !== NONE,
    to: end.room === NONE && !isOff ? (placesOf('killzone', board)(view, end) ?? groundText(board, view, end)) : null,
  });
}

/** Which head of the menu an act stands under. */
export const DEEDS_OF_KILLZONE: Readonly<Record<string, Deed>> = {
  move: 'move',
  jump: 'move',
  getOut: 'move',
  bailOut: 'move',
  board: 'move',
  drive: 'move',
  backUp: 'move',
  takeWheel: 'move',
  shoot: 'shoot',
  attackVehicle: 'fight',
  pickUp: 'use',
  done: 'wait',
};
