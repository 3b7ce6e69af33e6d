import type { DuckView } from '@sightline/duck';
import type { Question, Seat } from '@sightline/kernel';
import { words } from '../../words/index.ts';
import type { Note } from '../game.ts';
import { lineBetween } from './sight.ts';

const say = words.duck;

/** Remarks on an answer: the line of a shot, the points of a walk. */
export function notes(view: DuckView, _seat: Seat, question: Question, answer: unknown): readonly Note[] {
  const { figure: id, points } = question as Question & { readonly figure?: number; readonly points?: number };
  const figure = id === undefined ? undefined : view.figures[id];
  if (question.kind === 'walk' && points !== undefined) return [{ text: say.points(points), rule: 'DK-MOVE-001' }];
  if (!figure || typeof answer !== 'object' || answer === null || !('target' in answer)) return [];
  const target = view.figures[Number(answer.target)];
  if (!target || target.at < 0 || figure.at < 0) return [];
  return [{ text: lineBetween(view, figure, target).text, rule: 'DK-SHOOT-002' }];
}
