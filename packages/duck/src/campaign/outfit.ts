import { type Refusal, refuse } from '@sightline/kernel';
import type { TeamCard } from '../content/cards.ts';
import { weaponCalled } from '../content/deck.ts';
import { capacityOf, isTooHeavyForTreated, weightBorne } from '../rules/damage/burden.ts';
import { useUp } from '../rules/damage/weaponry.ts';
import { GRENADES } from '../rules/grenades/grenade.ts';
import { newTeamer } from '../table/new-figures.ts';
import { type Campaign, lastResult, type Member } from './record.ts';
import { RELOAD } from './spare.ts';

const isGrenade = (thing: string): boolean => (GRENADES as readonly string[]).includes(thing);

/** DK-STAR-005, DK-STAR-013: his card for the next mission; of the grenades he leaves those he cannot bear. */
export function outfit(campaign: Campaign, member: Member): TeamCard {
  const card = issue(campaign, member);
  const man = newTeamer(0, card);
  while (weightBorne(man) > capacityOf(man) && man.gear[GRENADE]) useUp(man, GRENADE);
  return { ...card, gear: man.gear };
}

const GRENADE = 'grenade';

/** What the Company issues this time, with what was bought. */
function issue(campaign: Campaign, { card, bought }: Member): TeamCard {
  const isShort = lastResult(campaign) === 'failed';
  const factor = campaign.doubleAmmunition ? 2 : 1;
  const issued = (count: number): number => (isShort ? Math.ceil((count * factor) / 2) : count * factor);
  const gear: Record<string, number> = {};
  for (const [thing, count] of Object.entries(card.gear)) gear[thing] = isGrenade(thing) ? issued(count) : count;
  for (const [thing, count] of Object.entries(bought)) if (thing !== RELOAD) gear[thing] = (gear[thing] ?? 0) + count;
  // DK-DMG-009: after his treatment he has nothing heavy.
  if (card.treated) for (const thing of Object.keys(gear)) if (isTooHeavyForTreated(thing)) delete gear[thing];
  const spares = (isShort ? 0 : card.spares * factor) + (bought[RELOAD] ?? 0);
  const weapon = card.treated && isTooHeavyForTreated(card.weapon) ? 'HAR' : card.weapon;
  const loaded = isShort ? Math.ceil(weaponCalled(weapon).magazine / 2) : null;
  return { ...card, weapon, gear, spares, loaded };
}

/** DK-GAP-002, DK-DMG-009: whether he can bear so many of a thing on top of all he has. */
export function whyNotGive(campaign: Campaign, member: Member, thing: string, count = 1): Refusal[] {
  if (thing === RELOAD) return [];
  const bought = { ...member.bought, [thing]: (member.bought[thing] ?? 0) + count };
  const refusals = whyNotBearAll(campaign, { ...member, bought });
  if (member.card.treated && isTooHeavyForTreated(thing)) refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  return refusals;
}

/** The same for a gun in the place of his own. */
export function whyNotArm(campaign: Campaign, member: Member, weapon: string): Refusal[] {
  const refusals = whyNotBearAll(campaign, { ...member, card: { ...member.card, weapon } });
  if (member.card.treated && isTooHeavyForTreated(weapon)) refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  return refusals;
}

function whyNotBearAll(campaign: Campaign, member: Member): Refusal[] {
  const man = newTeamer(0, issue(campaign, member));
  const weight = weightBorne(man);
  return weight > capacityOf(man) ? [refuse('DK-GAP-002', 'tooHeavy', { weight })] : [];
}
