import { D6 } from '@sightline/kernel';
import type { Luck, Strength, TeamCard } from '../content/cards.ts';
import { TABLES } from '../content/deck.ts';
import { type Campaign, type CampaignIo, type Member, SEAT } from './record.ts';

const { strength: STRENGTHS, ff: FACTORS, luck: LUCKS, quirk: QUIRKS, names: NAMES } = TABLES.recruits;

/** DK-STAR-005: what is sent after a failure. */
const DIMWIT = 4;

/** DK-STAR-018: replacements join up to the Team's size; those who rest do not count. */
export function takeOnRecruits(campaign: Campaign, io: CampaignIo): void {
  while (campaign.roster.filter(({ resting }) => !resting).length < campaign.size) {
    const recruit: Member = { card: drawRecruit(campaign, io), stars: 0, bought: {}, resting: false };
    campaign.roster.push(recruit);
    io.tell({ type: 'recruited', rule: 'DK-STAR-018', member: recruit.card.name });
  }
}

/** DK-GAP-017: strength, Fumble Factor, luck and quirk by die; rank 1, a HAR and a grenade. */
function drawRecruit(campaign: Campaign, io: CampaignIo): TeamCard {
  const roll = (purpose: string): number => io.roll(D6, { rule: 'DK-GAP-017', purpose, seat: SEAT }) - 1;
  const strength = STRENGTHS[roll('strength')] as Strength;
  const ff = campaign.hardTimes.recruits ? DIMWIT : FACTORS[roll('fumbleFactor')]!;
  const luck = LUCKS[roll('luck')] as Luck;
  const quirk = QUIRKS[roll('quirk')];
  return {
    name: nextName(campaign),
    source: 'DK-GAP-017',
    you: false,
    rank: 1,
    strength,
    ff,
    luck,
    traits: quirk === 'LAME' || quirk === 'FAST' ? [quirk] : [],
    abilities: [],
    weapon: TABLES.recruits.weapon,
    plus: 0,
    gear: { grenade: 1 },
    armoured: false,
    spares: 1,
    loaded: null,
    wounds: 0,
    treated: false,
  };
}

/** The next on the list that nobody bears; names come round again with a number. */
function nextName(campaign: Campaign): string {
  const taken = new Set(campaign.roster.map(({ card }) => card.name));
  for (;;) {
    const round = Math.floor(campaign.recruits / NAMES.length);
    const name = NAMES[campaign.recruits % NAMES.length]!;
    campaign.recruits++;
    const full = round === 0 ? name : `${name} ${round + 1}`;
    if (!taken.has(full)) return full;
  }
}
