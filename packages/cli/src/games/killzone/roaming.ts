import type { Question } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import type { Roaming } from '../going.ts';
import { figureAsked, NONE, namerOf, outside, spotOf } from './figures.ts';

/** Figures walk one by one; a group deploys round its first. */
export function roamingIn(board: KillzoneBoard): Roaming<KillzoneView, Question> {
  return {
    from(view, question) {
      const figure = figureAsked(view, question);
      return figure && board.isInPlay(figure) ? spotOf(view, figure) : null;
    },
    placeOf(view, name) {
      const figure = view.figures.filter(board.isInPlay).find(({ who }) => namerOf(board)(who) === name);
      if (figure) return spotOf(view, figure);
      const vehicle = view.vehicles.find(({ who, away }) => !away && namerOf(board)(who) === name);
      return vehicle ? outside(vehicle) : null;
    },
    answerAt(view, question, { x, y, room = NONE }) {
      const asked = question as KillzoneQuestion;
      const at = { x, y, room };
      switch (asked.kind) {
        case 'act':
          return { do: 'move', way: board.wayTo(view, view.figures[asked.figure.id]!, at) };
        case 'deploy':
          return board.deploymentAround(view, view.groups[asked.group.id]!, at);
        case 'barrage':
        case 'drift':
        case 'driftSmoke':
        case 'shift':
          return at;
        default:
          return undefined;
      }
    },
    size: ({ map }) => map,
  };
}
