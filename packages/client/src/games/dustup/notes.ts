import {
  type Act,
  type DustupQuestion,
  type DustupView,
  firepowerOf,
  REASONS,
  shelterOf,
  targetDie,
  type Unit,
  walkOf,
} from '@sightline/dustup';
import { routeCost } from '@sightline/geometry/field';
import type { Question, Seat } from '@sightline/kernel';
import { decimal, say } from '../../words/index.ts';
import type { Note } from '../game.ts';
import { lineBetween } from './sight.ts';

/** Remarks on an allowed answer: what a way costs, how the target lies, which dice fall. */
export function notes(view: DustupView, _seat: Seat, question: Question, answer: unknown): readonly Note[] {
  const asked = question as DustupQuestion;
  if (asked.kind !== 'act') return [];
  const unit = view.units[asked.unit.id]!;
  const act = answer as Act;
  if (act.do === 'move') {
    const leader = view.figures[unit.leader]!;
    const { cost } = routeCost(walkOf(view, unit), [{ x: leader.x, y: leader.y }, ...act.route]);
    return [{ text: say('dustup.cost', { cost: decimal(cost / 1000, 1), die: unit.moves }), rule: 'DU-MOVE-001' }];
  }
  const target = act.do === 'shoot' ? view.units[act.target] : undefined;
  if (!target) return [];
  const { concealment, cover } = shelterOf(view, target, view.figures[unit.leader]!);
  return [
    { text: lineBetween(view, unit, target).text, rule: 'DU-SHOOT-050' },
    {
      text: say('dustup.shelter', {
        concealment: say(`dustup.concealments.${concealment}`),
        cover: say(`dustup.covers.${cover}`),
      }),
      rule: 'DU-SHOOT-054',
    },
    ...(act.do === 'shoot' ? fireNotes(view, unit, target, act) : []),
  ];
}

/** The dice that are thrown, and whatever shifts the one they are thrown against. */
function fireNotes(view: DustupView, unit: Unit, target: Unit, act: Extract<Act, { do: 'shoot' }>): Note[] {
  const { dice, effective } = firepowerOf(view, act.shots);
  const { die, shifts } = targetDie(view, unit, target, { suppressive: act.suppressive ?? false, effective });
  const pool = [unit.die, ...dice.map(each => each.die)];
  return [
    { text: say('dustup.against', { pool: pool.map(each => `D${each}`), die: die }), rule: 'DU-SHOOT-006' },
    ...shifts.parts.map(
      ({ why, value, rule }): Note => ({
        text: say('dustup.shift', { why: REASONS[why] ?? why, up: value > 0, by: Math.abs(value) }),
        rule,
      }),
    ),
  ];
}
