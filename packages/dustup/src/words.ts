import type { Json, Refusal, Words } from '@sightline/kernel';
import { isRecord, type Offer, type Trigger } from '@sightline/kernel';
import type { DustupEvent } from './events.ts';
import type { DustupQuestion } from './questions.ts';
import type { DustupView } from './view.ts';
import { assaultEvents, assaultQuestions, assaultRefusals } from './words/assault.ts';
import { commandEvents, commandQuestions, commandRefusals } from './words/command.ts';
import { ENDINGS, fieldEvents, fieldRefusals } from './words/field.ts';
import { hazardEvents, hazardQuestions, hazardRefusals } from './words/hazards.ts';
import { aboutOf, type EventWords, type QuestionWords, type RefusalWords } from './words/kinds.ts';
import { medicalEvents, medicalRefusals } from './words/medical.ts';
import { moraleEvents } from './words/morale.ts';
import { listOf, sentence } from './words/numbers.ts';
import { fieldQuestions } from './words/questions.ts';
import { offerWords, reactionWords } from './words/reactions.ts';
import { shootingEvents, shootingRefusals } from './words/shooting.ts';
import { SWITCH_WORDS } from './words/switches.ts';
import { tableWords } from './words/table.ts';

const EVENTS: EventWords<DustupEvent> = {
  ...fieldEvents,
  ...hazardEvents,
  ...shootingEvents,
  ...assaultEvents,
  ...medicalEvents,
  ...commandEvents,
  ...moraleEvents,
};
const QUESTIONS: QuestionWords<DustupQuestion> = {
  ...fieldQuestions,
  ...hazardQuestions,
  ...assaultQuestions,
  ...commandQuestions,
};
const REFUSALS: RefusalWords = {
  ...fieldRefusals,
  ...hazardRefusals,
  ...shootingRefusals,
  ...assaultRefusals,
  ...medicalRefusals,
  ...commandRefusals,
};

type AnyQuestionWords = { ask(question: unknown): string; option(question: unknown, answer: unknown): string };
const questionWords = (kind: string): AnyQuestionWords =>
  QUESTIONS[kind as DustupQuestion['kind']] as unknown as AnyQuestionWords;

export const words: Words<DustupEvent, DustupView> = {
  event: event => sentence((EVENTS[event.type] as (told: DustupEvent) => string)(event)),
  question: question =>
    question.kind === 'react'
      ? sentence(offerWords(question as Offer<Trigger, unknown>))
      : sentence(questionWords(question.kind).ask(question)),
  option: (question, answer) =>
    question.kind === 'react'
      ? reactionWords(question as Offer<Trigger, unknown>, answer)
      : questionWords(question.kind).option(question, answer),
  refusal: (refusal: Refusal) => sentence(REFUSALS[refusal.code]?.(aboutOf(refusal)) ?? refusal.code),
  outcome: ({ winners, reason }) =>
    sentence(`${winners.length === 0 ? 'a draw' : `${listOf(winners)} wins`}, ${ENDINGS[reason] ?? reason}.`),
  switch: id => SWITCH_WORDS[id as keyof typeof SWITCH_WORDS] ?? id,
  summary: summaryWords,
  table: tableWords,
};

/** "1st Squad +2 killed, 1 markers; 2nd Squad shaken". */
function summaryWords(summary: Json): string {
  const changes = Array.isArray(summary) ? summary.filter(isRecord) : [];
  return changes.map(({ name, now }) => `${name} ${now}`).join('; ') || 'nothing';
}
