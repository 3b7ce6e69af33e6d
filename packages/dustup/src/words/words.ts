import type { Json, Question, Refusal, Words } from '@sightline/kernel';
import { asSentence, type Language, type Speaker, speaker, translated } from '@sightline/words';
import { landmarkOf, type Mapped } from '../ground/landmarks.ts';
import type { DustupEvent } from '../table/events.ts';
import type { DustupQuestion } from '../table/questions.ts';
import type { Changed } from '../table/summary.ts';
import type { Place } from '../table/table.ts';
import type { DustupView } from '../view/view.ts';
import { FACTS, factsOf, factsWith } from './facts.ts';
import { type Known, nameWords } from './names.ts';
import { optionWords } from './options.ts';
import { ENGLISH } from './sentences.ts';
import { tableWords } from './table.ts';

export const words: Words<DustupEvent, DustupView> = spokenIn(ENGLISH);

/** Dustup in another language; what that has no sentence for is said in English. */
export const wordsIn = (language: Language): Words<DustupEvent, DustupView> => spokenIn(translated(ENGLISH, language));

/** What everybody is called in a language; null is English. */
export function namesIn(language: Language | null): (who: Known) => string {
  const spoken = speaker(language ? translated(ENGLISH, language) : ENGLISH, FACTS);
  return who => nameWords(who, spoken);
}

/** What a place of a table is called in a language: "the light woods in the west"; null is English. */
export function placesIn(language: Language | null): (table: Mapped, place: Place) => string {
  const spoken = speaker(language ? translated(ENGLISH, language) : ENGLISH, FACTS);
  return (table, place) => spoken.fact(landmarkOf(table, place), 'landmark');
}

/** What the parts of a tally are called in a language; null is English. */
export function reasonsIn(language: Language | null): (why: string) => string {
  const spoken = speaker(language ? translated(ENGLISH, language) : ENGLISH, FACTS);
  return why => spoken.fact(why, 'reason');
}

function spokenIn(language: Language): Words<DustupEvent, DustupView> {
  const spoken = speaker(language, FACTS);
  const { say } = spoken;
  return {
    event: event => asSentence(say(`event.${event.type}`, factsOf(event, spoken))),
    question: question => asSentence(questionWords(spoken, question as DustupQuestion)),
    option: (question: Question, answer) => optionWords(spoken, question as DustupQuestion, answer),
    refusal: refusal => asSentence(say(`refusal.${refusal.code}`, aboutOf(refusal))),
    outcome: outcome => asSentence(say('outcome', outcome)),
    switch: id => say(`switch.${id}`),
    purpose: purpose => say(`purpose.${purpose}`),
    summary: summary => summaryWords(spoken, summary),
    table: view => tableWords(spoken, view),
  };
}

function questionWords({ say }: Speaker, question: DustupQuestion): string {
  if (question.kind !== 'react') return say(`question.${question.kind}`, question);
  const { trigger } = question;
  return say(`question.react.${trigger.on}`, trigger, factsWith(trigger.names));
}

/** What a refusal is about: its record, or the bare value as `it`. */
function aboutOf({ about = null }: Refusal): object {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? about : { it: about };
}

/** "1st Squad +2 killed, 1 marker; 2nd Squad shaken". */
function summaryWords({ say }: Speaker, summary: Json): string {
  const changed = summary as unknown as readonly Changed[];
  if (changed.length === 0) return say('summary.nothing');
  const each = (one: Changed): string => {
    const changes = one.changes.map(change => say(`change.${change.is}`, change)).join(', ');
    if ('unit' in one) return say('summary', { ...one, changes });
    return 'asset' in one ? say('summary.asset', { ...one, changes }) : say('summary.building', { ...one, changes });
  };
  return changed.map(each).join('; ');
}
