import type { Json, Question, Refusal, Words } from '@sightline/kernel';
import { captivesWords } from '../rules/captives/words.ts';
import { deploymentWords } from '../rules/deployment/words.ts';
import { drugsWords } from '../rules/drugs/words.ts';
import { fireWords } from '../rules/fire/words.ts';
import { handToHandWords } from '../rules/hand-to-hand/words.ts';
import { movementWords } from '../rules/movement/words.ts';
import { nightWords } from '../rules/night/words.ts';
import { ordersWords } from '../rules/orders/words.ts';
import { organisationWords } from '../rules/organisation/words.ts';
import { shootingWords } from '../rules/shooting/words.ts';
import { smokeWords } from '../rules/smoke/words.ts';
import { suppressionWords } from '../rules/suppression/words.ts';
import { turnWords } from '../rules/turn/words.ts';
import { vehiclesWords } from '../rules/vehicles/words.ts';
import { ENDINGS, winningWords } from '../rules/winning/words.ts';
import type { KillzoneEvent } from '../table/events.ts';
import type { KillzoneQuestion } from '../table/questions.ts';
import type { KillzoneView } from '../view/view.ts';
import { actQuestion } from './acts.ts';
import type { About, Asking, EventWords, QuestionWords, RefusalWords } from './chapter.ts';
import { listOf } from './phrases.ts';
import { SWITCH_WORDS, setupRefusals } from './setup.ts';
import { tableWords } from './table.ts';

const EVENTS: EventWords<KillzoneEvent> = {
  ...deploymentWords.events,
  ...ordersWords.events,
  ...turnWords.events,
  ...movementWords.events,
  ...shootingWords.events,
  ...suppressionWords.events,
  ...handToHandWords.events,
  ...captivesWords.events,
  ...winningWords.events,
  ...drugsWords.events,
  ...fireWords.events,
  ...smokeWords.events,
  ...vehiclesWords.events,
};

const QUESTIONS: QuestionWords<KillzoneQuestion> = {
  ...deploymentWords.questions,
  ...ordersWords.questions,
  ...turnWords.questions,
  ...shootingWords.questions,
  ...handToHandWords.questions,
  ...drugsWords.questions,
  ...smokeWords.questions,
  ...vehiclesWords.questions,
  ...actQuestion,
};

const REFUSALS: RefusalWords = {
  ...setupRefusals,
  ...deploymentWords.refusals,
  ...ordersWords.refusals,
  ...turnWords.refusals,
  ...movementWords.refusals,
  ...shootingWords.refusals,
  ...winningWords.refusals,
  ...organisationWords.refusals,
  ...nightWords.refusals,
  ...drugsWords.refusals,
  ...fireWords.refusals,
  ...smokeWords.refusals,
  ...vehiclesWords.refusals,
};

export const words: Words<KillzoneEvent, KillzoneView> = {
  event: event => (EVENTS[event.type] as (told: KillzoneEvent) => string)(event),
  question: question => askingOf(question).question(question),
  option: (question, answer) => askingOf(question).option(question, answer as never),
  refusal: (refusal: Refusal) => REFUSALS[refusal.code]?.(aboutOf(refusal)) ?? refusal.code,
  outcome: ({ winners, reason }) =>
    `${winners.length === 0 ? 'A draw' : `${listOf(winners)} wins`}: ${ENDINGS[reason] ?? reason}.`,
  switch: id => (SWITCH_WORDS as Readonly<Record<string, string>>)[id] ?? id,
  summary: summaryWords,
  table: tableWords,
};

function askingOf(question: Question): Asking<Question> {
  return QUESTIONS[(question as KillzoneQuestion).kind] as Asking<Question>;
}

function aboutOf({ about = null }: Refusal): About {
  return typeof about === 'object' && about !== null && !Array.isArray(about)
    ? { ...(about as Record<string, Json>), it: null }
    : { it: about };
}

/** "figure 3 killed, vehicle 1 wrecked". */
function summaryWords(summary: Json): string {
  const changes = summary as readonly { readonly name: string; readonly now: string }[];
  return changes.map(({ name, now }) => `${name} ${now}`).join(', ') || 'nothing';
}
