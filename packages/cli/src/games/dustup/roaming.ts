import type { DustupBoard, DustupQuestion, DustupView } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import { called } from '../../words/index.ts';
import type { Roaming } from '../going.ts';
import { isSeen, namerOf, placeOf, unitAsked } from './units.ts';

/** Units go by their leaders: the others gather round them. */
export function roamingIn(board: DustupBoard): Roaming<DustupView, Question> {
  return {
    from(view, question) {
      const unit = unitAsked(view, question);
      return unit && isSeen(board, view, unit) ? placeOf(view, unit) : null;
    },
    placeOf(view, name) {
      const unit = view.units.find(({ who }) => namerOf(board)(who) === name);
      if (unit) return isSeen(board, view, unit) ? placeOf(view, unit) : null;
      return view.objectives.find(objective => called(objective.name) === name) ?? null;
    },
    answerAt(view, question, { x, y }) {
      const asked = question as DustupQuestion;
      const at = { x, y };
      switch (asked.kind) {
        case 'act':
          return { do: 'move', route: board.wayTo(view, view.units[asked.unit.id]!, at) };
        case 'deploy':
        case 'arrive':
          return { at };
        case 'dummy':
          return at;
        default:
          return undefined;
      }
    },
    size: ({ map }) => map,
  };
}
