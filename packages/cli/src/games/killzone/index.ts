import type { KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { deedIn, type Game, type RulesOf } from '../game.ts';
import { figureAsked, namerOf } from './figures.ts';
import { DEEDS_OF_KILLZONE, detailOf, labelOf } from './labels.ts';
import { mapOf } from './map.ts';
import { piecesOf } from './pieces.ts';
import { roamingIn } from './roaming.ts';
import { goalOf, standingOf } from './standing.ts';

/** Killzone at a table of letters. */
export function killzoneGame({ board }: RulesOf<KillzoneBoard>): Game<KillzoneView> {
  return {
    goal: view => goalOf(board, view),
    standing: view => standingOf(board, view),
    pieces: (view, viewer) => piecesOf(board, view, viewer),
    subject(view, question) {
      const figure = figureAsked(view, question);
      return figure ? namerOf(board)(figure.who) : null;
    },
    map: (view, viewer, room, near) => mapOf(board, view, viewer, room, near),
    label: (view, question, answer) => labelOf(board, view, question, answer),
    detail: (view, question, answer) => detailOf(board, view, question, answer),
    deed: ({ kind }, answer) => (kind === 'act' ? deedIn(DEEDS_OF_KILLZONE, answer) : 'other'),
    roaming: roamingIn(board),
  };
}
