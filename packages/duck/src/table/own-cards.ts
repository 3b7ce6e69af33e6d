import type { EventCard, ProfileCard, SpeciesCard } from '../content/cards.ts';
import { eventCalled, profileCalled, SPECIES, speciesCalled } from '../content/deck.ts';
import type { DuckTable } from './table.ts';

/** DK-SETUP-003: the cards of a game are the shipped ones and those that its players have brought. */
export function speciesIn({ own }: DuckTable, id: string): SpeciesCard {
  return own.species.find(card => card.id === id) ?? speciesCalled(id);
}

export function eventIn({ own }: DuckTable, id: string): EventCard {
  return own.events.find(card => card.id === id) ?? eventCalled(id);
}

/** DK-GAP-021: who comes first in a RED ping of a species; a leader of the players' own before a shipped one. */
export function leaderOf({ own }: DuckTable, species: string): SpeciesCard | undefined {
  return [...own.species, ...SPECIES].find(({ leadsRedPingOf }) => leadsRedPingOf === species);
}

/** DK-THREAT-013: a species may bring a Reaction Profile of its own. */
export function profileOf({ profile }: SpeciesCard): ProfileCard {
  return typeof profile === 'string' ? profileCalled(profile) : profile;
}
