import type { Json, Refusal, Words } from '@sightline/kernel';
import { fill } from '../words/catalogue.ts';
import { optionWords } from '../words/options.ts';
import { rankName } from './advancement.ts';
import type { Campaign, CampaignEvent } from './record.ts';
import type { Debriefing } from './system.ts';

type Facts = Readonly<Record<string, unknown>>;

const factsOf = (value: unknown): Facts => (typeof value === 'object' && value !== null ? (value as Facts) : {});

/** The sentences of what happens between missions. */
export const words: Words<CampaignEvent, Debriefing> = {
  event: event => fill(event.type, { ...event }),
  question: question => fill(question.kind, factsOf(question)),
  option: optionWords,
  refusal: refusalWords,
  outcome: ({ reason }) => fill(reason, {}),
  switch: id => fill(id, {}),
  summary: (summary: Json) => JSON.stringify(summary),
  table: ({ campaign }) => rosterWords(campaign),
};

function refusalWords({ code, about }: Refusal): string {
  return fill(code, factsOf(about));
}

function rosterWords({ roster, pool, purse, bonus }: Campaign): string {
  const men = roster.map(({ card, stars, resting }) => {
    const state = resting ? 'resting' : card.wounds > 0 ? 'wounded' : 'fit';
    return `${card.name}, ${rankName(card.rank)}, ${card.weapon}+${card.plus}, ${stars} stars, ${state}`;
  });
  return [...men, `pool ${pool}, purse ${purse}, bonus ${bonus}`].join('\n');
}
