import { type Refusal, refuse } from '@sightline/kernel';
import { TABLES, WEAPONS, weaponCalled } from '../../content/deck.ts';
import type { Teamer } from '../../table/figure.ts';
import { strengthOf } from '../binge/plus-factors.ts';
import { GRENADES, grenadesOf } from '../grenades/grenade.ts';
import { DRONE_GUN } from '../machines/machine.ts';

const GEAR_WEIGHTS: Readonly<Record<string, number>> = TABLES.weights.gear;
const GRENADES_TO_A_WEIGHT = 4;

/** DK-GAP-002: things that the list does not name are items of a card. */
function weightOfGear(name: string): number {
  return GEAR_WEIGHTS[name] ?? TABLES.weights.gear['card item'];
}

/** DK-GAP-002: all he bears; a single grenade weighs nothing, up to four weigh 1. */
export function weightBorne(man: Teamer): number {
  return weightOf(man, grenadesBorne(man));
}

/** What he would bear with one thing more, or several of them. */
export function weightWith(man: Teamer, item: string, isWeapon: boolean, count = 1): number {
  if (isGrenade(item) && !isWeapon) return weightOf(man, grenadesBorne(man) + count);
  return weightBorne(man) + count * (isWeapon ? weaponCalled(item).weight : weightOfGear(item));
}

const isGrenade = (item: string): boolean => (GRENADES as readonly string[]).includes(item);
const grenadesBorne = (man: Teamer): number => GRENADES.reduce((sum, kind) => sum + grenadesOf(man, kind), 0);

function weightOf(man: Teamer, grenades: number): number {
  let weight = grenades > 1 ? Math.ceil(grenades / GRENADES_TO_A_WEIGHT) : 0;
  for (const { name } of man.weapons) weight += weaponCalled(name).weight;
  for (const name in man.gear) if (!isGrenade(name)) weight += man.gear[name]! * weightOfGear(name);
  return man.protection === 'ARMOURED' ? weight + weightOfGear('armour') : weight;
}

export function capacityOf(man: Teamer): number {
  return TABLES.weights.capacity[man.card.strength];
}

/** DK-BINGE-011: what he bears already he goes on bearing, but a chicken takes up no more than an AVE man could. */
export function capacityForMore(man: Teamer): number {
  return TABLES.weights.capacity[strengthOf(man)];
}

/** DK-WEAP-003, DK-GAP-002, DK-DMG-011: loaded to capacity, or with a body on his shoulders. */
export function isEncumbered(man: Teamer): boolean {
  return man.carries !== null || weightBorne(man) >= capacityOf(man);
}

/** DK-GAP-002, DK-DMG-009: why he cannot take a weapon or another thing, or several of them. */
export function whyNotBear(man: Teamer, name: string, isWeapon: boolean, count = 1): Refusal[] {
  const total = weightWith(man, name, isWeapon, count);
  const weight = total - weightBorne(man);
  const refusals: Refusal[] = [];
  if (total > capacityForMore(man)) refusals.push(refuse('DK-GAP-002', 'tooHeavy', { weight }));
  if (man.treated && isTooHeavyForTreated(name)) refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  return refusals;
}

/** DK-WEAP-003, DK-CYBER-002: a gun of the chart that is heavy, or a Drone Gun. */
export function isHeavyWeapon(name: string, isWeapon: boolean): boolean {
  return isWeapon ? weaponCalled(name).heavy : name === DRONE_GUN;
}

export function hasHeavyWeapon({ weapons, gear }: Teamer): boolean {
  return weapons.some(({ name }) => isHeavyWeapon(name, true)) || (gear[DRONE_GUN] ?? 0) > 0;
}

/** DK-DMG-009, DK-DMG-011: a heavy weight is not for the WEAK, for a treated man nor for one with a heavy weapon. */
export function whyNotHeavyWeight(man: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (man.card.strength === 'WEAK') refusals.push(refuse('DK-DMG-011', 'tooWeak'));
  if (man.treated) refusals.push(refuse('DK-DMG-009', 'heavyAfterTreatment'));
  if (hasHeavyWeapon(man)) refusals.push(refuse('DK-DMG-011', 'hasHeavyWeapon'));
  return refusals;
}

/** What is left to him whatever it weighs: his guns that are not heavy, his blade and his grenades. */
const HIS_OWN: ReadonlySet<string> = new Set(['Axe', ...GRENADES]);

/** DK-DMG-009: neither heavy weapons nor extra materiel from now on; what the list does not name is an item of a card. */
export function isTooHeavyForTreated(name: string): boolean {
  if (HIS_OWN.has(name)) return false;
  const weight = GEAR_WEIGHTS[name];
  if (weight !== undefined) return weight >= 1;
  return WEAPONS.find(weapon => weapon.name === name)?.heavy ?? TABLES.weights.gear['card item'] >= 1;
}
