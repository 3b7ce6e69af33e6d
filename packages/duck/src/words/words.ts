import type { Json, Refusal, Words } from '@sightline/kernel';
import type { DuckEvent } from '../table/events.ts';
import type { Change } from '../table/summary.ts';
import type { DuckView } from '../view/view.ts';
import { fill, sentenceOf } from './catalogue.ts';
import { optionWords, questionWords } from './question-words.ts';
import { asSentence, listed } from './sentence.ts';
import switches from './switches.json' with { type: 'json' };
import { tableWords } from './table-words.ts';

export const words: Words<DuckEvent, DuckView> = {
  event: eventWords,
  question: questionWords,
  option: optionWords,
  refusal: refusalWords,
  outcome: ({ winners, reason }) => {
    const names = winners.map(seat => fill(seat, {}));
    const isOne = names.length < 2 && !winners.includes('threats');
    return asSentence(`${listed(names) || 'Nobody'} ${isOne ? 'wins' : 'win'}: ${fill(reason, {})}`);
  },
  switch: id => (switches as Readonly<Record<string, string>>)[`switch.${id}`] ?? id,
  summary: summaryWords,
  table: tableWords,
};

/** Facts are said by the names that the event has taken along; what it tells besides is read as it is. */
function eventWords({ said, ...event }: DuckEvent): string {
  const himself = 'by' in event && 'figure' in event && event.by === event.figure;
  return asSentence(fill(event.type, { ...event, himself }, undefined, said));
}

export function refusalWords({ code, about, remedy }: Refusal): string {
  const facts = typeof about === 'object' && about !== null && !Array.isArray(about) ? about : { it: about };
  // A few codes are also what events are called.
  const id = sentenceOf(`refusal.${code}`) ? `refusal.${code}` : code;
  const why = fill(id, facts as Readonly<Record<string, unknown>>);
  return asSentence(remedy ? `${asSentence(why)} It would help to ${fill(remedy.code, {})}` : why);
}

const signed = (change: Change): string =>
  'chits' in change ? `${change.chits > 0 ? '+' : '−'}${Math.abs(change.chits)}` : '';

/** "Harpy 9 killed, Brick Okoro wounded". */
function summaryWords(summary: Json): string {
  const changes = summary as unknown as readonly Change[];
  const words = changes.map(change => fill(`summary.${change.now}`, { ...change, signed: signed(change) }));
  return words.join(', ') || fill('summary.nothing', {});
}
