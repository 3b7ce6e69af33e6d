import type { Json, SwitchValue } from '@sightline/kernel';
import { WEAPONS } from '../content/deck.ts';
import { DRAWN, whyNotSetup } from '../rules/set-up/setup.ts';
import { SWITCHES } from '../switches.ts';
import { words } from '../words/words.ts';
import type { Campaign } from './record.ts';
import type { Report } from './report.ts';

/** What no schema sees: names that mean nothing, a Team without exactly one YOU, cards that cannot be played. */
export function flawsOf({ roster, armoury, switches, cards, next }: Campaign): string[] {
  const flaws: string[] = [];
  const names = roster.map(({ card }) => card.name);
  const guns = [...WEAPONS, ...(cards.weapons ?? [])].map(({ id }) => id);
  if (new Set(names).size < names.length) flaws.push('two members have the same name');
  if (roster.length > 0 && roster.filter(({ card }) => card.you).length !== 1)
    flaws.push('there is not exactly one YOU');
  for (const { card } of roster) if (!guns.includes(card.weapon)) flaws.push(`${card.name} has a "${card.weapon}"`);
  for (const { id } of armoury) if (!guns.includes(id)) flaws.push(`there is a "${id}" in the armoury`);
  for (const [id, value] of [switches, next?.switches ?? {}].flatMap(Object.entries<SwitchValue>)) {
    const known: readonly SwitchValue[] = SWITCHES.find(each => each.id === id)?.values ?? [];
    if (!known.includes(value)) flaws.push(`no rule is switched by ${id}=${value}`);
  }
  if (Object.keys(cards).length > 0)
    for (const refusal of whyNotSetup({ scenario: DRAWN, switches: {}, details: cards as Json }))
      flaws.push(words.refusal(refusal));
  return flaws;
}

/** Whether a mission's report is about this campaign at all. */
export function strangersIn({ roster }: Campaign, { home, leader }: Report): string[] {
  const names = new Set(roster.map(({ card }) => card.name));
  return [...home.map(({ name }) => name), ...(leader === null ? [] : [leader])].filter(name => !names.has(name));
}
