import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { called, say } from '../../words/index.ts';
import { deedIn, type Game, type RulesOf } from '../game.ts';
import { nameOf } from './figures.ts';
import { intentOf } from './intent.ts';
import { DEEDS_OF_DUCK, labelOf } from './labels.ts';
import { mapOf } from './map.ts';
import { piecesOf } from './pieces.ts';

/** DUCK! at a table of letters. */
export function duckGame({ board }: RulesOf<DuckBoard>): Game<DuckView> {
  return {
    goal: ({ mission, arena }) =>
      say('duck.goal', {
        mission: called(mission.title),
        arena: called(arena.name),
        objective: called(mission.objective),
      }),
    standing(view) {
      const { turn, phase, kitty, progress, power } = view;
      const mission = board.standingOf?.(view);
      const found = progress.sourceCleared ? 'cleared' : progress.sourceLocated ? 'located' : 'unknown';
      return [
        say('duck.turn', {
          turn,
          last: phase === 'over' ? null : mission?.lastTurn,
          phase: say(`duck.phases.${phase}`),
        }),
        say('duck.kitty', { chits: kitty.chits.length, catastrophes: kitty.catastrophes }),
        say(`duck.source.${found}`),
        ...(mission ? [say(`duck.results.${mission.result}`)] : []),
        say(power.down ? 'duck.down' : 'duck.up'),
      ];
    },
    pieces: view => piecesOf(board, view),
    subject(view, question) {
      const figure = view.figures[askedOf(question)];
      return figure ? nameOf(board, figure) : null;
    },
    map: (view, viewer, room, near) => mapOf(board, view, viewer, room, near),
    label: (view, question, answer) => labelOf(board, view, question, answer, askedOf(question)),
    intent: (view, viewer, name) => intentOf(board, view, viewer, name),
    deed: (_question, answer) => deedIn(DEEDS_OF_DUCK, answer),
  };
}

/** The number of whoever is asked; of nobody where a whole Team is. */
function askedOf(question: Question): number {
  const { figure } = question as Question & { readonly figure?: unknown };
  return typeof figure === 'number' ? figure : -1;
}
