import { type Refusal, refuse } from '@sightline/kernel';
import type { WeaponCard } from '../../content/arms.ts';
import type { TeamCard } from '../../content/cards.ts';
import { GEAR, WEAPONS } from '../../content/deck.ts';
import type { OwnCards } from '../../table/table.ts';
import { whyTaken } from './taken.ts';

/** DK-WEAP-048: what is held in the hand and fired. The other effects are the chart's own, for grenades and blades. */
const FIRED: ReadonlySet<WeaponCard['effect']['kind']> = new Set(['bullet', 'burst', 'flame', 'wave', 'flechette']);

const isGun = ({ effect }: WeaponCard): boolean => FIRED.has(effect.kind);

/** What is wrong with weapons and gear of the players' own, each with its place among them. */
export function whyNotArms({ weapons, gear }: OwnCards): Refusal[] {
  return [
    ...whyTaken(weapons, [...WEAPONS, ...GEAR]),
    ...whyTaken(gear, [...WEAPONS, ...GEAR, ...weapons]),
    ...weapons.flatMap(whyNotWeapon),
  ];
}

/** DK-WEAP-004: a weapon of one's own is a gun, with something to load and as far as its effect can reach. */
function whyNotWeapon(card: WeaponCard, i: number): Refusal[] {
  const { name, effect, range, magazine } = card;
  if (!isGun(card)) return [refuse('DK-WEAP-004', 'notAGun', { at: `${i}.effect.kind`, name })];
  if (magazine === 0) return [refuse('DK-WEAP-004', 'nothingToFire', { at: `${i}.magazine`, name })];
  const isShort = effect.kind === 'flame' || effect.kind === 'wave' || effect.kind === 'flechette';
  const reaches = range !== null && range > 0 && range <= MOST_REACH;
  return isShort && !reaches ? [refuse('DK-WEAP-004', 'noReach', { at: `${i}.range`, name, most: MOST_REACH })] : [];
}

/** The farthest square that a template or a jet is laid to. */
const MOST_REACH = 6;

/** DK-SETUP-001: what a man carries is on the chart, or the players have brought it. */
export function whyNotEquip(own: OwnCards, { weapon, gear }: TeamCard, i: number): Refusal[] {
  const guns = [...WEAPONS, ...own.weapons].map(({ id }) => id);
  const things = [...GEAR, ...own.gear].map(({ id }) => id);
  const refusals = guns.includes(weapon)
    ? []
    : [refuse('DK-WEAP-004', 'noSuchWeapon', { at: `${i}.weapon`, weapon, known: guns })];
  for (const item of Object.keys(gear))
    if (!things.includes(item))
      refusals.push(refuse('DK-GAP-002', 'noSuchGear', { at: `${i}.gear.${item}`, item, known: things }));
  return refusals;
}
