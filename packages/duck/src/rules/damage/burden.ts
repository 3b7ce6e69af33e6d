import { type Refusal, refuse } from '@sightline/kernel';
import { TABLES } from '../../content/deck.ts';
import type { Teamer } from '../../table/figure.ts';
import { gearIn, type WithOwn, weaponIn } from '../../table/own-cards.ts';
import { strengthOf } from '../binge/plus-factors.ts';
import { gearOf } from './equipment.ts';

const GRENADES_TO_A_WEIGHT = 4;
/** DK-STAR-014: what protects him is on his card and weighs what the list says. */
const ARMOUR = 'armour';

/** DK-GAP-002: all he bears; a single grenade weighs nothing, up to four weigh 1. */
export function weightBorne(stock: WithOwn, man: Teamer): number {
  return weightOf(stock, man, grenadesBorne(stock, man));
}

/** What he would bear with one thing more, or several of them. */
export function weightWith(stock: WithOwn, man: Teamer, item: string, isWeapon: boolean, count = 1): number {
  if (isWeapon) return weightBorne(stock, man) + count * weaponIn(stock, item).weight;
  const { grenade, weight } = gearIn(stock, item);
  if (grenade) return weightOf(stock, man, grenadesBorne(stock, man) + count);
  return weightBorne(stock, man) + count * weight;
}

function grenadesBorne(stock: WithOwn, { gear }: Teamer): number {
  let grenades = 0;
  for (const item in gear) if (gearIn(stock, item).grenade) grenades += gear[item]!;
  return grenades;
}

function weightOf(stock: WithOwn, man: Teamer, grenades: number): number {
  let weight = grenades > 1 ? Math.ceil(grenades / GRENADES_TO_A_WEIGHT) : 0;
  for (const { id } of man.weapons) weight += weaponIn(stock, id).weight;
  for (const item in man.gear) {
    const card = gearIn(stock, item);
    if (!card.grenade) weight += man.gear[item]! * card.weight;
  }
  return man.protection === 'ARMOURED' ? weight + gearIn(stock, ARMOUR).weight : weight;
}

export function capacityOf(man: Teamer): number {
  return TABLES.weights.capacity[man.card.strength];
}

/** DK-BINGE-011: what he bears already he goes on bearing, but a chicken takes up no more than an AVE man could. */
export function capacityForMore(man: Teamer): number {
  return TABLES.weights.capacity[strengthOf(man)];
}

/** DK-WEAP-003, DK-GAP-002, DK-DMG-011: loaded to capacity, or with a body on his shoulders. */
export function isEncumbered(stock: WithOwn, man: Teamer): boolean {
  return man.carries !== null || weightBorne(stock, man) >= capacityOf(man);
}

/** DK-GAP-002, DK-DMG-009: why he cannot take a weapon or another thing, or several of them. */
export function whyNotBear(stock: WithOwn, man: Teamer, item: string, isWeapon: boolean, count = 1): Refusal[] {
  const total = weightWith(stock, man, item, isWeapon, count);
  const weight = total - weightBorne(stock, man);
  const refusals: Refusal[] = [];
  if (total > capacityForMore(man)) refusals.push(refuse('DK-GAP-002', 'tooHeavy', { weight }));
  if (man.treated && isTooHeavyForTreated(stock, item, isWeapon))
    refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  return refusals;
}

/** DK-WEAP-003, DK-CYBER-002: a gun of the chart that is heavy, or a Drone Gun. */
export function isHeavyWeapon(stock: WithOwn, item: string, isWeapon: boolean): boolean {
  return isWeapon ? weaponIn(stock, item).heavy : gearIn(stock, item).heavy;
}

export function hasHeavyWeapon(stock: WithOwn, man: Teamer): boolean {
  return man.weapons.some(({ id }) => weaponIn(stock, id).heavy) || gearOf(stock, man).some(({ heavy }) => heavy);
}

/** DK-DMG-009, DK-DMG-011: a heavy weight is not for the WEAK, for a treated man nor for one with a heavy weapon. */
export function whyNotHeavyWeight(stock: WithOwn, man: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (man.card.strength === 'WEAK') refusals.push(refuse('DK-DMG-011', 'tooWeak'));
  if (man.treated) refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  if (hasHeavyWeapon(stock, man)) refusals.push(refuse('DK-DMG-011', 'hasHeavyWeapon'));
  return refusals;
}

/**
 * DK-DMG-009: neither heavy weapons nor extra materiel from now on; his guns that are not heavy, his blade and his
 * grenades are left to him.
 */
export function isTooHeavyForTreated(stock: WithOwn, item: string, isWeapon: boolean): boolean {
  if (isWeapon) return weaponIn(stock, item).heavy;
  const { stays, weight } = gearIn(stock, item);
  return !stays && weight >= 1;
}
