import { type Act, type DustupQuestion, type DustupView, shelterOf, walkOf } from '@sightline/dustup';
import { routeCost } from '@sightline/geometry/field';
import type { Question, Seat } from '@sightline/kernel';
import { words } from '../../words/index.ts';
import type { Note } from '../game.ts';
import { lineBetween } from './sight.ts';

const say = words.dustup;

/** Remarks on an allowed answer: what a way costs, how the target lies. */
export function notes(view: DustupView, _seat: Seat, question: Question, answer: unknown): readonly Note[] {
  const asked = question as DustupQuestion;
  if (asked.kind !== 'act') return [];
  const unit = view.units[asked.unit.id]!;
  const act = answer as Act;
  if (act.do === 'move') {
    const leader = view.figures[unit.leader]!;
    const { cost } = routeCost(walkOf(view, unit), [{ x: leader.x, y: leader.y }, ...act.route]);
    return [{ text: say.cost((cost / 1000).toFixed(1), unit.moves), rule: 'DU-MOVE-001' }];
  }
  const target = act.do === 'shoot' ? view.units[act.target] : undefined;
  if (!target) return [];
  const { concealment, cover } = shelterOf(view, target, view.figures[unit.leader]!);
  return [
    { text: lineBetween(view, unit, target).text, rule: 'DU-SHOOT-050' },
    { text: say.shelter(say.concealments[concealment], say.covers[cover]), rule: 'DU-SHOOT-054' },
  ];
}
