import type { Json, Question, Refusal, Words } from '@sightline/kernel';
import { english, type Language, speaker, translated } from '@sightline/words';
import { landmarkOf } from '../ground/landmarks.ts';
import type { KillzoneEvent } from '../table/events.ts';
import type { KillzoneQuestion } from '../table/questions.ts';
import type { Change } from '../table/summary.ts';
import type { Named, Place } from '../table/units.ts';
import type { KillzoneView } from '../view/view.ts';
import { FACTS, landmarkWords, nameWords } from './facts.ts';
import { optionWords } from './options.ts';
import { SENTENCES } from './sentences.ts';
import { tableWords } from './table.ts';

const ENGLISH = english(SENTENCES);

export const words: Words<KillzoneEvent, KillzoneView> = spokenIn(ENGLISH);

/** Killzone in another language; what that has no sentence for is said in English. */
export const wordsIn = (language: Language): Words<KillzoneEvent, KillzoneView> =>
  spokenIn(translated(ENGLISH, language));

/** What places are called in a language; null is English. */
export function placesIn(language: Language | null): (view: KillzoneView, place: Place) => string {
  const voice = speaker(language ? translated(ENGLISH, language) : ENGLISH, FACTS);
  return ({ map }, place) => landmarkWords(landmarkOf(map, place), voice);
}

/** What everybody is called in a language; null is English. */
export function namesIn(language: Language | null): (who: Named) => string {
  const voice = speaker(language ? translated(ENGLISH, language) : ENGLISH, FACTS);
  return who => nameWords(who, voice);
}

function spokenIn(language: Language): Words<KillzoneEvent, KillzoneView> {
  const voice = speaker(language, FACTS);
  const { say } = voice;
  return {
    event: event => say(`event.${event.type}`, 'x' in event ? { ...event, at: event } : event),
    question: question => say(`question.${keyOf(question)}`, question),
    option: (question, answer) => optionWords(question as KillzoneQuestion, answer, voice),
    refusal: refusal => say(`refusal.${refusal.code}`, aboutOf(refusal)),
    outcome: ({ winners, reason }) => say('outcome', { winners, reason }),
    switch: id => say(`switch.${id}`),
    purpose: purpose => say(`purpose.${purpose}`),
    summary(summary) {
      const changes = summary as unknown as readonly Change[];
      return changes.map(change => say(`summary.${change.now}`, change)).join(', ') || say('summary.nothing');
    },
    table: view => tableWords(view, voice),
  };
}

/** KZ-CHANGE-001: an order that a group would like instead of its own is asked for otherwise. */
function keyOf({ kind, rule }: Question): string {
  return kind === 'order' && rule === 'KZ-CHANGE-001' ? 'order.change' : kind;
}

/** What a refusal is about: its record, or the bare value under `it`. */
function aboutOf({ about = null }: Refusal): object {
  const isRecord = typeof about === 'object' && about !== null && !Array.isArray(about);
  return isRecord ? (about as Readonly<Record<string, Json>>) : { it: about };
}
