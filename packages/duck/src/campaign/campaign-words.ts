import type { Json, Question, Words } from '@sightline/kernel';
import { ownOf } from '../table/own-cards.ts';
import { fill } from '../words/catalogue.ts';
import { itemName } from '../words/item-names.ts';
import { optionWords, questionWords } from '../words/question-words.ts';
import { asSentence } from '../words/sentence.ts';
import { refusalWords } from '../words/words.ts';
import { rankName } from './advancement.ts';
import { PRICES } from './black-market.ts';
import type { Debriefing } from './debriefing-system.ts';
import type { PreparationQuestion } from './questions.ts';
import type { Campaign, CampaignEvent } from './record.ts';
import type { Preparation } from './shopping.ts';
import { priceOfAdvancement } from './team-advancements.ts';

/** The sentences of what happens between missions. */
export const words: Words<CampaignEvent, Debriefing> = {
  event: event => asSentence(fill(event.type, { ...event })),
  question: questionWords,
  option: (question, option) => `${optionWords(question, option)}${priceWords(question, option)}`,
  refusal: refusalWords,
  outcome: ({ reason }) => asSentence(fill(reason, {})),
  switch: id => fill(id, {}),
  summary: (summary: Json) => JSON.stringify(summary),
  table: ({ campaign }) => rosterWords(campaign),
};

/** What a preparation costs, in Team stars or in thousands. */
function priceWords(question: Question, option: unknown): string {
  if (question.kind !== 'prepare') return '';
  const wish = option as Preparation;
  if (wish.do === 'buy') return `: ${PRICES[wish.ware]} thousand`;
  if (wish.do !== 'advance') return '';
  return `: ${priceOfAdvancement(question as PreparationQuestion, wish)} Team stars`;
}

function rosterWords({ roster, pool, purse, bonus, cards }: Campaign): string {
  const men = roster.map(({ card, stars, resting }) => {
    const state = resting ? 'resting' : card.wounds > 0 ? 'wounded' : 'fit';
    const weapon = itemName(ownOf(cards), card.weapon);
    const gun = card.plus > 0 ? `${weapon} +${card.plus}` : weapon;
    return `${card.name}, ${rankName(card.rank)}, ${gun}, ${stars === 1 ? '1 Gold Star' : `${stars} Gold Stars`}, ${state}`;
  });
  const means = `Team stars: ${pool}; black money: ${purse} thousand; Company bonus: ${bonus} thousand`;
  return [...men, means].join('\n');
}
