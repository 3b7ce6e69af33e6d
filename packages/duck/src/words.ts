import type { Json, Refusal, Words } from '@sightline/kernel';
import switches from '../content/switches.json' with { type: 'json' };
import type { DuckEvent } from './events.ts';
import type { DuckView } from './view.ts';
import { fill } from './words/catalogue.ts';
import { optionWords, questionWords } from './words/options.ts';
import { tableWords } from './words/table.ts';

export const words: Words<DuckEvent, DuckView> = {
  event: event => fill(event.type, { ...event, ...event.said }),
  question: questionWords,
  option: optionWords,
  refusal: refusalWords,
  outcome: ({ winners, reason }) => {
    const winner = winners.length === 0 ? 'Nobody wins' : `${winners.map(seat => fill(seat, {})).join(' and ')} win`;
    return `${winner}: ${fill(reason, {})}.`;
  },
  switch: id => (switches as Readonly<Record<string, string>>)[id] ?? id,
  summary: summaryWords,
  table: tableWords,
};

function refusalWords({ code, about, remedy }: Refusal): string {
  const facts = typeof about === 'object' && about !== null && !Array.isArray(about) ? about : { it: about };
  const why = fill(code, facts as Readonly<Record<string, unknown>>);
  return remedy ? `${why}; ${fill(remedy.code, {})}` : why;
}

/** "Harpy 9 killed, Brick Okoro wounded". */
function summaryWords(summary: Json): string {
  const changes = summary as readonly { readonly name: string; readonly now: string }[];
  return changes.map(({ name, now }) => `${name} ${now}`).join(', ') || 'nothing';
}
