import type { Strength, TeamCard } from '../../content/cards.ts';
import type { Teamer } from '../../table/figure.ts';

/** DK-BINGE-011: a chicken has no physical bonus left; LAME is no bonus and stays. */
export function hasTrait(man: Teamer, trait: TeamCard['traits'][number]): boolean {
  return man.card.traits.includes(trait) && (!man.chicken || trait === 'LAME');
}

/** DK-GAP-015, DK-BINGE-011. */
export function hasAbility(man: Teamer, ability: string): boolean {
  return !man.chicken && man.card.abilities.includes(ability);
}

/** DK-BINGE-011: under the chicken a STRONG man counts as AVE in grappling and when he would take up more. */
export function strengthOf({ chicken, card }: Teamer): Strength {
  return chicken && card.strength === 'STRONG' ? 'AVE' : card.strength;
}

/** DK-BINGE-011, DK-GAP-016: what being DEFT has added to his Fumble Factor is lost under the chicken. */
export function deftnessLost({ chicken, card }: Teamer): number {
  return chicken ? card.traits.filter(trait => trait === 'DEFT').length : 0;
}
