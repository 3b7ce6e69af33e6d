import { type Refusal, refuse } from '@sightline/kernel';
import type { TeamCard } from '../content/cards.ts';
import { TABLES } from '../content/deck.ts';
import { capacityOf, isTooHeavyForTreated, weightBorne } from '../rules/damage/burden.ts';
import { useUp } from '../rules/damage/weaponry.ts';
import { FRAGMENTATION } from '../rules/grenades/grenade.ts';
import { newTeamer } from '../table/new-figures.ts';
import { gearIn, weaponIn } from '../table/own-cards.ts';
import { type Campaign, type Member, stockOf } from './record.ts';
import { RELOAD } from './spare.ts';

/** DK-STAR-005, DK-STAR-013: his card for the next mission; of the grenades he leaves those he cannot bear. */
export function outfit(campaign: Campaign, member: Member): TeamCard {
  const stock = stockOf(campaign);
  const card = issue(campaign, member);
  const man = newTeamer(stock, 0, card);
  while (weightBorne(stock, man) > capacityOf(man) && man.gear[FRAGMENTATION]) useUp(man, FRAGMENTATION);
  return { ...card, gear: man.gear };
}

/** What the Company issues this time, with what was bought. */
function issue(campaign: Campaign, { card, bought }: Member): TeamCard {
  const stock = stockOf(campaign);
  const isShort = campaign.hardTimes.ammunition;
  const factor = campaign.doubleAmmunition ? 2 : 1;
  const issued = (count: number): number => (isShort ? Math.ceil((count * factor) / 2) : count * factor);
  const gear: Record<string, number> = {};
  for (const [item, count] of Object.entries(card.gear))
    gear[item] = gearIn(stock, item).grenade ? issued(count) : count;
  for (const [item, count] of Object.entries(bought)) if (item !== RELOAD) gear[item] = (gear[item] ?? 0) + count;
  // DK-DMG-009: after his treatment he has nothing heavy.
  if (card.treated)
    for (const item of Object.keys(gear)) if (isTooHeavyForTreated(stock, item, false)) delete gear[item];
  const spares = (isShort ? 0 : card.spares * factor) + (bought[RELOAD] ?? 0);
  const isTooHeavy = card.treated && isTooHeavyForTreated(stock, card.weapon, true);
  const weapon = isTooHeavy ? TABLES.recruits.weapon : card.weapon;
  const loaded = isShort ? Math.ceil(weaponIn(stock, weapon).magazine / 2) : null;
  return { ...card, weapon, gear, spares, loaded };
}

/** DK-GAP-002, DK-DMG-009: whether he can bear so many of a thing on top of all he has. */
export function whyNotGive(campaign: Campaign, member: Member, item: string, count = 1): Refusal[] {
  if (item === RELOAD) return [];
  const bought = { ...member.bought, [item]: (member.bought[item] ?? 0) + count };
  const refusals = whyNotBearAll(campaign, { ...member, bought });
  if (member.card.treated && isTooHeavyForTreated(stockOf(campaign), item, false))
    refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  return refusals;
}

/** The same for a gun in the place of his own. */
export function whyNotArm(campaign: Campaign, member: Member, weapon: string): Refusal[] {
  const refusals = whyNotBearAll(campaign, { ...member, card: { ...member.card, weapon } });
  if (member.card.treated && isTooHeavyForTreated(stockOf(campaign), weapon, true))
    refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  return refusals;
}

function whyNotBearAll(campaign: Campaign, member: Member): Refusal[] {
  const stock = stockOf(campaign);
  const man = newTeamer(stock, 0, issue(campaign, member));
  const weight = weightBorne(stock, man);
  return weight > capacityOf(man) ? [refuse('DK-GAP-002', 'tooHeavy', { weight })] : [];
}
