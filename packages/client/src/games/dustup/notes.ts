import type { Act, DustupBoard, DustupQuestion, DustupView, Unit } from '@sightline/dustup';
import type { Question, Seat } from '@sightline/kernel';
import { decimal, say } from '../../words/index.ts';
import type { Note } from '../game.ts';
import { lineBetween } from './sight.ts';

/** Remarks on an allowed answer: what a way costs, how the target lies, which dice fall. */
export function notes(
  rules: DustupBoard,
  view: DustupView,
  _seat: Seat,
  question: Question,
  answer: unknown,
): readonly Note[] {
  const asked = question as DustupQuestion;
  if (asked.kind !== 'act') return [];
  const unit = view.units[asked.unit.id]!;
  const act = answer as Act;
  if (act.do === 'move') {
    const cost = rules.costOf(view, unit, act.route);
    return [{ text: say('dustup.cost', { cost: decimal(cost / 1000, 1), die: unit.moves }), rule: 'DU-MOVE-001' }];
  }
  const target = act.do === 'shoot' ? view.units[act.target] : undefined;
  if (!target) return [];
  const { concealment, cover } = rules.shelterOf(view, target, view.figures[unit.leader]!);
  return [
    { text: lineBetween(rules, view, unit, target).text, rule: 'DU-SHOOT-050' },
    {
      text: say('dustup.shelter', {
        concealment: say(`dustup.concealments.${concealment}`),
        cover: say(`dustup.covers.${cover}`),
      }),
      rule: 'DU-SHOOT-054',
    },
    ...(act.do === 'shoot' ? fireNotes(rules, view, unit, target, act) : []),
  ];
}

/** The dice that are thrown, and whatever shifts the one they are thrown against. */
function fireNotes(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  target: Unit,
  act: Extract<Act, { do: 'shoot' }>,
): Note[] {
  const { die, pool, shifts } = rules.fireOf(view, unit, target, act);
  return [
    { text: say('dustup.against', { pool: pool.map(each => `D${each}`), die: die }), rule: 'DU-SHOOT-006' },
    ...shifts.map(
      ({ why, value, rule }): Note => ({
        text: say('dustup.shift', { why: why, up: value > 0, by: Math.abs(value) }),
        rule,
      }),
    ),
  ];
}
