import type { Question, Words } from '@sightline/kernel';
import { asSentence, type Language, type Speaker, speaker, translated } from '@sightline/words';
import { ownOf } from '../table/own-cards.ts';
import { FACTS } from '../words/facts.ts';
import { itemName } from '../words/item-names.ts';
import { optionWords, questionWords } from '../words/options.ts';
import { ENGLISH } from '../words/sentences.ts';
import { refusalWords } from '../words/words.ts';
import { PRICES } from './black-market.ts';
import type { Debriefing } from './debriefing-system.ts';
import type { PreparationQuestion } from './questions.ts';
import type { Campaign, CampaignEvent } from './record.ts';
import type { Preparation } from './shopping.ts';
import { priceOfAdvancement } from './team-advancements.ts';

/** The sentences of what happens between missions. */
export const words: Words<CampaignEvent, Debriefing> = spokenIn(ENGLISH);

/** The same in another language. */
export const wordsIn = (language: Language): Words<CampaignEvent, Debriefing> =>
  spokenIn(translated(ENGLISH, language));

function spokenIn(language: Language): Words<CampaignEvent, Debriefing> {
  const spoken = speaker(language, FACTS);
  const { say } = spoken;
  return {
    event: event => asSentence(say(`event.${event.type}`, factsOf(event))),
    question: question => asSentence(questionWords(spoken, question)),
    option: (question, option) => pricedWords(spoken, question, option),
    refusal: refusal => refusalWords(spoken, refusal),
    outcome: ({ reason }) => asSentence(say(`ending.${reason}`)),
    switch: id => id,
    purpose: purpose => say(`purpose.${purpose}`),
    summary: () => say('summary.nothing'),
    table: ({ campaign }) => rosterWords(spoken, campaign),
  };
}

/** A weapon of the players' own is called as they call it. */
function factsOf(event: CampaignEvent): object {
  const own = 'own' in event ? event.own : undefined;
  return own === undefined ? event : { ...event, weapon: own, benefit: own };
}

/** What an answer is, with what it costs in Team stars or in thousands. */
function pricedWords(spoken: Speaker, question: Question, option: unknown): string {
  if (question.kind !== 'prepare') return optionWords(spoken, question, option);
  const { cards } = question as PreparationQuestion;
  const wish = option as Preparation;
  const weapon = 'weapon' in wish ? itemName({ weapons: cards.weapons, gear: [] }, wish.weapon) : null;
  const what = optionWords(spoken, question, weapon === null ? wish : { ...wish, weapon });
  if (wish.do === 'buy') return spoken.say('priced', { what, price: PRICES[wish.ware] });
  if (wish.do !== 'advance') return what;
  return spoken.say('pricedInStars', { what, price: priceOfAdvancement(question as PreparationQuestion, wish) });
}

function rosterWords({ say, name }: Speaker, { roster, pool, purse, bonus, cards }: Campaign): string {
  const men = roster.map(({ card, stars, resting }) => {
    const state = resting ? 'resting' : card.wounds > 0 ? 'wounded' : 'fit';
    const weapon = name(itemName(ownOf(cards), card.weapon));
    return say('roster.member', { ...card, member: card.name, weapon, stars, state });
  });
  return [...men, say('roster.means', { pool, purse, bonus })].join('\n');
}
