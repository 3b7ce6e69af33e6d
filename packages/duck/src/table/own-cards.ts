import type { GearCard, WeaponCard } from '../content/arms.ts';
import type { EventCard, ProfileCard, SpeciesCard } from '../content/cards.ts';
import { eventCalled, GEAR, gearCalled, profileCalled, SPECIES, speciesCalled, weaponCalled } from '../content/deck.ts';
import type { Details } from '../content/details.ts';
import type { OwnCards } from './table.ts';

/** Whatever is played with own cards: a table, a campaign. */
export interface WithOwn {
  readonly own: OwnCards;
}

/** What the players bring beside the shipped cards. */
export function ownOf(wish: Pick<Details, 'bestiary' | 'eventCards' | 'weapons' | 'gear'>): OwnCards {
  const { bestiary: species = [], eventCards: events = [], weapons = [], gear = [] } = wish;
  return { species, events, weapons, gear };
}

/** DK-SETUP-003: the cards of a game are the shipped ones and those that its players have brought. */
export function speciesIn({ own }: WithOwn, id: string): SpeciesCard {
  return own.species.find(card => card.id === id) ?? speciesCalled(id);
}

export function eventIn({ own }: WithOwn, id: string): EventCard {
  return own.events.find(card => card.id === id) ?? eventCalled(id);
}

export function weaponIn({ own }: WithOwn, id: string): WeaponCard {
  return own.weapons.find(card => card.id === id) ?? weaponCalled(id);
}

export function gearIn({ own }: WithOwn, id: string): GearCard {
  return own.gear.find(card => card.id === id) ?? gearCalled(id);
}

/** Every piece of gear that there is in a game, the shipped ones first. */
export function allGear({ own }: WithOwn): readonly GearCard[] {
  return own.gear.length === 0 ? GEAR : [...GEAR, ...own.gear];
}

/** DK-GAP-021: who comes first in a RED ping of a species; a leader of the players' own before a shipped one. */
export function leaderOf({ own }: WithOwn, species: string): SpeciesCard | undefined {
  return [...own.species, ...SPECIES].find(({ leadsRedPingOf }) => leadsRedPingOf === species);
}

/** DK-THREAT-013: a species may bring a Reaction Profile of its own. */
export function profileOf({ profile }: SpeciesCard): ProfileCard {
  return typeof profile === 'string' ? profileCalled(profile) : profile;
}
