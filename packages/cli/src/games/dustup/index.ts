import type { DustupBoard, DustupView } from '@sightline/dustup';
import { deedIn, type Game, type RulesOf } from '../game.ts';
import { DEEDS_OF_DUSTUP, detailOf, labelOf } from './labels.ts';
import { mapOf } from './map.ts';
import { piecesOf } from './pieces.ts';
import { roamingIn } from './roaming.ts';
import { goalOf, standingOf } from './standing.ts';
import { namerOf, unitAsked } from './units.ts';

/** Dustup at a table of letters. */
export function dustupGame({ board }: RulesOf<DustupBoard>): Game<DustupView> {
  const nameOf = namerOf(board);
  return {
    goal: goalOf,
    standing: view => standingOf(board, view),
    pieces: (view, viewer) => piecesOf(board, view, viewer),
    subject(view, question) {
      const unit = unitAsked(view, question);
      return unit ? nameOf(unit.who) : null;
    },
    map: (view, viewer, room, near) => mapOf(board, view, viewer, room, near),
    label: (view, question, answer) => labelOf(board, view, question, answer),
    detail: detailOf,
    deed: ({ kind }, answer) => (kind === 'act' ? deedIn(DEEDS_OF_DUSTUP, answer) : 'other'),
    roaming: roamingIn(board),
  };
}
