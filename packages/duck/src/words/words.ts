import type { Json, Refusal, Words } from '@sightline/kernel';
import { asSentence, type Language, type Speaker, speaker, translated } from '@sightline/words';
import type { DuckEvent } from '../table/events.ts';
import type { Change } from '../table/summary.ts';
import type { DuckView } from '../view/view.ts';
import { FACTS, factsOf } from './facts.ts';
import { optionWords, questionWords } from './options.ts';
import { ENGLISH } from './sentences.ts';
import { tableWords } from './table.ts';

export const words: Words<DuckEvent, DuckView> = spokenIn(ENGLISH);

/** DUCK! in another language; what that has no sentence for is said in English. */
export const wordsIn = (language: Language): Words<DuckEvent, DuckView> => spokenIn(translated(ENGLISH, language));

function spokenIn(language: Language): Words<DuckEvent, DuckView> {
  const spoken = speaker(language, FACTS);
  const { say } = spoken;
  return {
    event: event => asSentence(say(`event.${event.type}`, factsOf(event, spoken))),
    question: question => asSentence(questionWords(spoken, question)),
    option: (question, option) => optionWords(spoken, question, option),
    refusal: refusal => refusalWords(spoken, refusal),
    outcome: outcome => asSentence(say('outcome', outcome)),
    switch: id => say(`switch.${id}`),
    purpose: purpose => say(`purpose.${purpose}`),
    summary: summary => summaryWords(spoken, summary),
    table: view => tableWords(spoken, view),
  };
}

export function refusalWords({ say }: Speaker, { code, about = null, remedy }: Refusal): string {
  const isRecord = typeof about === 'object' && about !== null && !Array.isArray(about);
  const facts = isRecord ? (about as object) : { it: about };
  const why = asSentence(say(`refusal.${code}`, facts));
  return remedy ? asSentence(say('remedied', { why, remedy: remedy.code })) : why;
}

/** "Harpy 9 killed, Brick Okoro wounded". */
function summaryWords({ say }: Speaker, summary: Json): string {
  const changes = summary as unknown as readonly Change[];
  return changes.map(change => say(`summary.${change.now}`, change)).join(', ') || say('summary.nothing');
}
