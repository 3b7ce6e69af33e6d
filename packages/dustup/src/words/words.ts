import { isRecord, type Json, type Question, type Refusal, type Words } from '@sightline/kernel';
import { assaultEventWords, assaultQuestionWords, assaultRefusals } from '../rules/assault/words.ts';
import { buildingEventWords, buildingRefusals } from '../rules/buildings/words.ts';
import { casualtyEventWords } from '../rules/casualties/words.ts';
import { commandEventWords, commandRefusals } from '../rules/command/words.ts';
import { deploymentEventWords, deploymentQuestionWords, deploymentRefusals } from '../rules/deployment/words.ts';
import { detachmentEventWords, detachmentRefusals } from '../rules/detachment/words.ts';
import { detectionEventWords, detectionRefusals } from '../rules/detection/words.ts';
import { droneEventWords, droneRefusals } from '../rules/drones/words.ts';
import { warfareEventWords, warfareQuestionWords } from '../rules/electronic-warfare/words.ts';
import { fireEventWords, fireRefusals } from '../rules/fire/words.ts';
import { forceEventWords, forceRefusals } from '../rules/forces/words.ts';
import { medicalEventWords, medicalRefusals } from '../rules/medical/words.ts';
import { mineEventWords, mineQuestionWords, mineRefusals } from '../rules/mines/words.ts';
import { moraleEventWords, moraleQuestionWords, moraleRefusals } from '../rules/morale/words.ts';
import { movementEventWords, movementQuestionWords, movementRefusals } from '../rules/movement/words.ts';
import { propEventWords, propRefusals } from '../rules/prop/words.ts';
import { reorganiseEventWords, reorganiseRefusals } from '../rules/reorganise/words.ts';
import { shootingEventWords, shootingRefusals } from '../rules/shooting/words.ts';
import { smokeEventWords, smokeRefusals } from '../rules/smoke/words.ts';
import { suppressionEventWords, suppressionRefusals } from '../rules/suppression/words.ts';
import { turnEventWords, turnQuestionWords, turnRefusals } from '../rules/turn/words.ts';
import { ENDINGS, victoryEventWords, victoryRefusals } from '../rules/victory/words.ts';
import type { DustupEvent } from '../table/events.ts';
import type { DustupQuestion } from '../table/questions.ts';
import type { DustupView } from '../view/view.ts';
import { actQuestionWords } from './acts.ts';
import { aboutOf, type EventWords, type QuestionWords, type RefusalWords } from './kinds.ts';
import { listOf, sentence } from './numbers.ts';
import { interruptionWords } from './reactions.ts';
import { sharedRefusals } from './refusals.ts';
import { SWITCH_WORDS } from './switches.ts';
import { tableWords } from './table.ts';

const EVENTS: EventWords<DustupEvent> = {
  ...turnEventWords,
  ...forceEventWords,
  ...deploymentEventWords,
  ...movementEventWords,
  ...propEventWords,
  ...suppressionEventWords,
  ...reorganiseEventWords,
  ...commandEventWords,
  ...detachmentEventWords,
  ...detectionEventWords,
  ...shootingEventWords,
  ...casualtyEventWords,
  ...assaultEventWords,
  ...moraleEventWords,
  ...medicalEventWords,
  ...victoryEventWords,
  ...fireEventWords,
  ...smokeEventWords,
  ...mineEventWords,
  ...buildingEventWords,
  ...warfareEventWords,
  ...droneEventWords,
};
const QUESTIONS: QuestionWords<DustupQuestion> = {
  ...actQuestionWords,
  ...interruptionWords,
  ...turnQuestionWords,
  ...deploymentQuestionWords,
  ...movementQuestionWords,
  ...assaultQuestionWords,
  ...moraleQuestionWords,
  ...mineQuestionWords,
  ...warfareQuestionWords,
};
const REFUSALS: RefusalWords = {
  ...sharedRefusals,
  ...turnRefusals,
  ...forceRefusals,
  ...deploymentRefusals,
  ...movementRefusals,
  ...propRefusals,
  ...suppressionRefusals,
  ...reorganiseRefusals,
  ...commandRefusals,
  ...detachmentRefusals,
  ...detectionRefusals,
  ...shootingRefusals,
  ...assaultRefusals,
  ...moraleRefusals,
  ...medicalRefusals,
  ...victoryRefusals,
  ...fireRefusals,
  ...smokeRefusals,
  ...mineRefusals,
  ...buildingRefusals,
  ...droneRefusals,
};

type AnyQuestionWords = { ask(question: Question): string; option(question: Question, answer: unknown): string };
const questionWords = ({ kind }: Question): AnyQuestionWords =>
  QUESTIONS[kind as DustupQuestion['kind']] as unknown as AnyQuestionWords;

export const words: Words<DustupEvent, DustupView> = {
  event: event => sentence((EVENTS[event.type] as (told: DustupEvent) => string)(event)),
  question: question => sentence(questionWords(question).ask(question)),
  option: (question, answer) => questionWords(question).option(question, answer),
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
