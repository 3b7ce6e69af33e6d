import type { Viewer } from '@sightline/kernel';
import type { Piece, Pieces } from '../games/game.ts';
import { bold, print, widthOfScreen } from '../terminal.ts';
import { say } from '../words/index.ts';
import { wrap } from '../words/layout.ts';
import type { Session } from './session.ts';

function groupsOf({ game, desks }: Session, viewer: Viewer): readonly Pieces[] {
  return game.pieces(desks.at(viewer).now().view, viewer);
}

export function allPieces(session: Session, viewer: Viewer): readonly Piece[] {
  return groupsOf(session, viewer).flatMap(({ pieces }) => pieces);
}

/** A piece with all its facts, or with those that somebody has not been told. */
export function pieceText({ name, facts }: Piece, known: readonly string[] = []): string {
  const told = facts.filter(fact => !known.includes(fact));
  return facts.length === 0 ? say('look.nothingOf', { name }) : say('table.piece', { name, facts: told.join('; ') });
}

/** Everybody, or everything that they stand among, a line each under the heads of their sides. */
export function showPieces(session: Session, viewer: Viewer, are: Pieces['are']): void {
  const groups = groupsOf(session, viewer).filter(group => group.are === are);
  if (groups.length === 0) print(say('look.nothing'));
  for (const { title, pieces } of groups) {
    print(bold(title));
    for (const piece of pieces) for (const line of wrap(pieceText(piece), widthOfScreen(), '  ')) print(line);
  }
}

/** Whatever has a name that begins so, or else holds the words. */
export function piecesNamed(pieces: readonly Piece[], words: string): readonly Piece[] {
  const wanted = words.toLowerCase();
  const named = (is: (name: string) => boolean): Piece[] => pieces.filter(({ name }) => is(name.toLowerCase()));
  const ranks = [
    named(name => name === wanted),
    named(name => name.startsWith(wanted)),
    named(name => name.includes(wanted)),
  ];
  return ranks.find(found => found.length > 0) ?? [];
}

/** The one piece that somebody means; what to do about several or none is said. */
export function pieceMeant(session: Session, viewer: Viewer, words: string): Piece | null {
  const found = piecesNamed(allPieces(session, viewer), words);
  const [piece] = found;
  if (piece && found.length === 1) return piece;
  print(
    piece
      ? say('look.several', { names: found.map(({ name }) => name), text: words })
      : say('look.none', { text: words }),
  );
  return null;
}

/** All about one piece, and what it is about to do if nobody plays it. */
export function lookAt(session: Session, viewer: Viewer, words: string): void {
  const piece = pieceMeant(session, viewer, words);
  if (!piece) return;
  const { game, desks } = session;
  const courses = game.intent?.(desks.at(viewer).now().view, viewer, piece.name) ?? [];
  const next = courses.length > 0 ? [say('look.next', { courses: courses.join('; ') })] : [];
  for (const text of [pieceText(piece), ...next]) for (const line of wrap(text, widthOfScreen())) print(line);
}
