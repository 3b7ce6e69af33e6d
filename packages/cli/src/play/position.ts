import type { Question, Viewer } from '@sightline/kernel';
import { asSentence } from '@sightline/words';
import type { Chart, Near, Piece } from '../games/game.ts';
import { legendOf, linesOf, type Mark } from '../screen/canvas.ts';
import { dim, print, screen, tinted } from '../terminal.ts';
import { say } from '../words/index.ts';
import { wrap, wrapWords } from '../words/layout.ts';
import { allPieces, pieceText } from './pieces.ts';
import type { Session, Shown } from './session.ts';

/** Lines of the screen that are kept for what is asked. */
const KEPT = 3;

export function shownTo({ shown }: Session, viewer: Viewer): Shown {
  const known = shown.get(viewer) ?? { goal: '', standing: [], map: '', subject: null, legend: new Set() };
  shown.set(viewer, known);
  return known;
}

/** Goal and turn first, then the map, then whoever is asked about; of all that only what has changed. */
export function showPosition(session: Session, viewer: Viewer, question: Question | null): void {
  const { game, desks } = session;
  const { view } = desks.at(viewer).now();
  const subject = question === null ? null : game.subject(view, question);
  showStanding(session, viewer);
  if (session.habits.map) showMap(session, viewer, { at: subject, closely: false }, false);
  const piece = subject === null ? undefined : allPieces(session, viewer).find(({ name }) => name === subject);
  if (piece) showSubject(shownTo(session, viewer), piece);
}

/** Whoever is asked about: all of him when he comes up, and then what has become different. */
function showSubject(shown: Shown, piece: Piece): void {
  const known = shown.subject?.name === piece.name ? shown.subject.facts : [];
  if (piece.facts.some(fact => !known.includes(fact))) printParagraph(pieceText(piece, known));
  shown.subject = piece;
}

export function showStanding(session: Session, viewer: Viewer): void {
  const { game, desks } = session;
  const { view } = desks.at(viewer).now();
  const shown = shownTo(session, viewer);
  const [goal, standing] = [game.goal(view, viewer), game.standing(view, viewer)];
  if (goal !== shown.goal) printParagraph(say('table.goal', { goal }));
  const changed = standing.filter(fact => !shown.standing.includes(fact));
  const text = changed.join('; ');
  // A table that its game has laid out itself is no sentence.
  if (text !== '') printParagraph(text.includes('\n') ? text : asSentence(text));
  Object.assign(shown, { goal, standing });
}

/** The map as it is now; asked for, it is drawn and explained however often it was. */
export function showMap(session: Session, viewer: Viewer, near: Near, asked: boolean): void {
  const { game, desks } = session;
  const { columns, rows } = screen();
  const room = { columns, rows: Math.max(8, rows - KEPT) };
  const chart = game.map(desks.at(viewer).now().view, viewer, room, near);
  if (!chart) return;
  const shown = shownTo(session, viewer);
  const map = linesOf(chart.canvas, tinted).join('\n');
  if (map === shown.map && !asked) return;
  shown.map = map;
  print(map);
  for (const line of legendLines(chart, columns, asked ? new Set() : shown.legend)) print(dim(line));
}

/** What is in sight and was not explained before. */
function legendLines({ canvas, scale }: Chart, width: number, explained: Set<string>): string[] {
  const entries = legendOf(canvas)
    .map(entryText)
    .filter(entry => !explained.has(entry));
  for (const entry of entries) explained.add(entry);
  const isNewScale = scale !== undefined && !explained.has(scale);
  if (isNewScale) explained.add(scale);
  const words = entries.map((entry, i) => (i < entries.length - 1 ? `${entry},` : `${entry}.`));
  return [...(isNewScale ? [scale] : []), ...wrapWords(words, width)];
}

const entryText = ({ text, name }: Mark): string => say('table.mark', { mark: text.trim(), name });

export function printParagraph(text: string): void {
  for (const line of text.split('\n').flatMap(each => (each === '' ? [''] : wrapKept(each)))) print(line);
}

/** A line that begins with a blank is laid out already. */
const wrapKept = (line: string): string[] => (/^\s/.test(line) ? [line] : wrap(line, screen().columns));
