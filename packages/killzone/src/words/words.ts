import type { Json, Refusal, Words } from '@sightline/kernel';
import type { KillzoneEvent } from '../table/events.ts';
import type { KillzoneView } from '../view/view.ts';
import { coreEvents, ENDINGS, type EventWords } from './events.ts';
import { hazardEvents, hazardRefusals } from './hazards.ts';
import { listOf } from './numbers.ts';
import { optionWords, questionWords, tableWords } from './questions.ts';
import { aboutOf, coreRefusals, type RefusalWords } from './refusals.ts';
import { vehicleEvents, vehicleRefusals } from './vehicles.ts';

const EVENTS: EventWords<KillzoneEvent> = { ...coreEvents, ...hazardEvents, ...vehicleEvents };
const REFUSALS: RefusalWords = { ...coreRefusals, ...hazardRefusals, ...vehicleRefusals };

const SWITCHES: Readonly<Record<string, string>> = {
  assaultDefends: 'A shown Assault order doubles a defence too',
  hiddenKeepDown: 'A hidden Keep Down is claimed by its owner or counts unasked',
  ramSkid: 'Who rolls on the Skid Table after a ram: the wrecked or both',
  fireTable: 'The ranges of the Fire Table: swapped into equal steps or as printed',
};

export const words: Words<KillzoneEvent, KillzoneView> = {
  event: event => (EVENTS[event.type] as (told: KillzoneEvent) => string)(event),
  question: questionWords,
  option: optionWords,
  refusal: (refusal: Refusal) => REFUSALS[refusal.code]?.(aboutOf(refusal)) ?? refusal.code,
  outcome: ({ winners, reason }) =>
    `${winners.length === 0 ? 'A draw' : `${listOf(winners)} wins`}: ${ENDINGS[reason] ?? reason}.`,
  switch: id => SWITCHES[id] ?? id,
  summary: summaryWords,
  table: tableWords,
};

/** "figure 3 killed, vehicle 1 wrecked". */
function summaryWords(summary: Json): string {
  const changes = summary as readonly { readonly name: string; readonly now: string }[];
  return changes.map(({ name, now }) => `${name} ${now}`).join(', ') || 'nothing';
}
