import { isListed, isRecord, type Question, type Refusal, refuse, type Seat } from '@sightline/kernel';
import { whyNotAct } from './rules/actions/menu.ts';
import type { ActQuestion } from './rules/actions/questions.ts';
import { type Entry, whyNotEnter } from './rules/boarding/entry.ts';
import type { EntryQuestion } from './rules/boarding/questions.ts';
import type { StanceQuestion, WalkQuestion } from './rules/movement/questions.ts';
import { type Stance, whyNotStand } from './rules/movement/stance.ts';
import { type Where, whyNotGo } from './rules/movement/ways.ts';
import type { Act } from './table/acts.ts';
import { teamer } from './table/figures.ts';
import type { DuckTable } from './table/table.ts';
import { nameOf } from './words/said.ts';

/**
 * Why an answer is not among the options, on the table as its seat sees it. Anything may be answered, so a reason is
 * sought only for what looks like an option; the rest is simply not offered.
 */
export function whyNot(table: DuckTable, _seat: Seat, question: Question, answer: unknown): Refusal[] {
  const options = isListed(question) ? question.options : [];
  const isLike = [...options, ...alwaysWeighed(question)].some(option => looksLike(option, answer));
  const reasons = isLike ? reasonsAgainst(table, question, answer) : [];
  return reasons.length > 0
    ? reasons.map(reason => about(table, question, reason))
    : [refuse(question.rule, 'notOffered')];
}

/** A refusal with the name of the man who was asked, so that YOU can be spoken to. */
function about(table: DuckTable, question: Question, refusal: Refusal): Refusal {
  const man = table.figures[(question as Question & { readonly figure?: number }).figure ?? -1];
  const facts = refusal.about ?? {};
  return man && isRecord(facts) ? { ...refusal, about: { ...facts, figure: nameOf(man) } } : refusal;
}

/** What players point at though none of its kind is open to them just now: a Threat, a door, a hatch. */
const POINTED_AT: readonly Act[] = [
  { do: 'shoot', target: 0 },
  { do: 'openDoor', door: 0 },
  { do: 'closeDoor', door: 0 },
  { do: 'climbUp', hatch: 0 },
];

const POINTED_AT_WALKING: readonly Where[] = [{ do: 'climbUp', hatch: 0 }, { do: 'climbDown' }];

function alwaysWeighed({ kind }: Question): readonly (Act | Where)[] {
  if (kind === 'walk') return POINTED_AT_WALKING;
  return kind === 'act' ? POINTED_AT : [];
}

function reasonsAgainst(table: DuckTable, question: Question, answer: unknown): Refusal[] {
  switch (question.kind) {
    case 'act':
      return whyNotAct(table, teamer(table, (question as ActQuestion).figure), answer as Act);
    case 'walk': {
      const { party, points } = question as WalkQuestion;
      return whyNotGo(
        table,
        party.map(id => teamer(table, id)),
        points,
        answer as Where,
      );
    }
    case 'stance':
      return whyNotStand(table, teamer(table, (question as StanceQuestion).figure), answer as Stance);
    case 'entry':
      return whyNotEnter(table, answer as EntryQuestion['options'][number] & Entry);
    default:
      return [];
  }
}

/** Of one form: the same keys with values of the same types, and the same deed. */
function looksLike(option: unknown, answer: unknown): boolean {
  if (Array.isArray(option)) return Array.isArray(answer) && answer.every(each => looksLike(option[0], each));
  if (!isRecord(option))
    return typeof option === typeof answer && Number.isInteger(option) === Number.isInteger(answer);
  if (!isRecord(answer) || option['do'] !== answer['do']) return false;
  const keys = Object.keys(option);
  return keys.length === Object.keys(answer).length && keys.every(key => looksLike(option[key], answer[key]));
}
