import type { Question, Viewer } from '@sightline/kernel';
import { edgesTyped, type Somewhere, stepTyped } from '../games/going.ts';
import { failure, type Result, success } from '../result.ts';
import { say } from '../words/index.ts';
import { allPieces, piecesNamed } from './pieces.ts';
import type { Session } from './session.ts';

/** The answer that somebody means who says where to go. */
export function answerMeant(
  session: Session,
  viewer: Viewer,
  view: unknown,
  question: Question,
  text: string,
): Result<unknown> {
  const { roaming } = session.game;
  const from = roaming?.from(view, question) ?? null;
  if (!roaming) return failure(say('go.onlyListed'));
  const at =
    (from && stepTyped(text, from)) ?? edgesTyped(text, roaming.size(view)) ?? placeNamed(session, viewer, view, text);
  if (!at) return failure(say('go.nowhere', { text }));
  const answer = roaming.answerAt(view, question, at);
  return answer === undefined ? failure(say('go.noPlaceAsked')) : success(answer);
}

function placeNamed(session: Session, viewer: Viewer, view: unknown, text: string): Somewhere | null {
  const [piece, another] = text === '' ? [] : piecesNamed(allPieces(session, viewer), text);
  return piece && !another ? (session.game.roaming?.placeOf(view, piece.name) ?? null) : null;
}
