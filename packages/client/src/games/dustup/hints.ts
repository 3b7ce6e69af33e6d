import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import type { AnswerTo, Question } from '@sightline/kernel';
import { called, say, sayIf } from '../../words/dustup.ts';
import { fromThere } from './from-there.ts';
import { likelyEnd } from './movement.ts';
import { isSeizing } from './turn.ts';
import { placeOfUnit } from './units.ts';

/** What the machine hopes for by an answer, besides its chances; null where there is nothing to be said. */
export function hintReason(rules: DustupBoard, view: DustupView, question: Question, answer: unknown): string | null {
  const asked = question as DustupQuestion;
  if (asked.kind === 'activate') {
    const choice = answer as AnswerTo<typeof asked>;
    if (choice.do === 'activate') return say(`dustup.hint.${callOn(rules, view, view.units[choice.unit]!)}`);
    return sayIf(`dustup.hint.${choice.do}`) ?? null;
  }
  if (asked.kind === 'goFirst') return say(`dustup.hint.${answer as AnswerTo<typeof asked>}`);
  if (asked.kind === 'react')
    return 'pass' in (answer as object) && isSeizing(asked) ? say('dustup.hint.keepToken') : null;
  if (asked.kind === 'act' && (answer as Act).do === 'move')
    return moveReason(rules, view, view.units[asked.unit.id]!, answer as MoveAct);
  const { do: deed } = (asked.kind === 'act' ? answer : {}) as { readonly do?: string };
  return sayIf(`dustup.hint.${deed ?? asked.kind}`) ?? null;
}

type MoveAct = Extract<Act, { readonly do: 'move' }>;

/** Out of everybody's sight, or nearer to what counts most; null where it is neither. */
function moveReason(rules: DustupBoard, view: DustupView, unit: Unit, { route }: MoveAct): string | null {
  const { at } = likelyEnd(rules, view, unit, route);
  const from = placeOfUnit(view, unit);
  const isSeenThere = fromThere(rules, view, unit, at).seenBy.length > 0;
  if (!isSeenThere && fromThere(rules, view, unit, from).seenBy.length > 0) return say('dustup.hint.outOfSight');
  const away = (place: Place, to: Place): number => Math.hypot(to.x - place.x, to.y - place.y);
  const [nearest] = view.objectives
    .filter(({ carrier, holder }) => carrier < 0 && holder !== unit.side)
    .toSorted((a, b) => away(at, a) - away(at, b));
  if (nearest && away(at, nearest) < away(from, nearest))
    return say('dustup.hint.closer', { name: called(nearest.name) });
  return null;
}

/** Why it is this unit's turn. */
function callOn(rules: DustupBoard, view: DustupView, unit: Unit): 'shaken' | 'inAim' | 'commander' | 'free' {
  if (unit.suppression > 0 || unit.panicked) return 'shaken';
  if ((rules.threatenedBy?.(view, unit) ?? []).length > 0) return 'inAim';
  return unit.commands ? 'commander' : 'free';
}
