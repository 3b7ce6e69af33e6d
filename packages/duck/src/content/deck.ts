import { z } from 'zod';
import arenas from '../../content/arenas.json' with { type: 'json' };
import events from '../../content/events.json' with { type: 'json' };
import gear from '../../content/gear.json' with { type: 'json' };
import missions from '../../content/missions.json' with { type: 'json' };
import profiles from '../../content/profiles.json' with { type: 'json' };
import rivals from '../../content/rivals.json' with { type: 'json' };
import species from '../../content/species.json' with { type: 'json' };
import tables from '../../content/tables.json' with { type: 'json' };
import team from '../../content/team.json' with { type: 'json' };
import weapons from '../../content/weapons.json' with { type: 'json' };
import { gearCard, type WeaponCard, weaponCard } from './arms.ts';
import { arenaCard, eventCard, missionCard, profileCard, speciesCard, teamCard } from './cards.ts';

/** The shipped cards, checked once when they are read (DK-SETUP-003). */
export const ARENAS = z.array(arenaCard).parse(arenas);
export const EVENTS = z.array(eventCard).parse(events);
export const MISSIONS = z.array(missionCard).parse(missions);
export const PROFILES = z.array(profileCard).parse(profiles);
export const SPECIES = z.array(speciesCard).parse(species);
export const TEAM = z.array(teamCard).parse(team);
/** A second Team for games with two of them (DK-TURN-008). */
export const RIVALS = z.array(teamCard).parse(rivals);
export const WEAPONS = z.array(weaponCard).parse(weapons);
export const GEAR = z.array(gearCard).parse(gear);

export const TABLES = tables;
/** DK-GAP-015: both lists. */
export const ABILITIES = [...tables.abilities.A, ...tables.abilities.B];

const byKey = <C>(cards: readonly C[], key: (card: C) => string): ReadonlyMap<string, C> =>
  new Map(cards.map(card => [key(card), card]));
const weaponsById = byKey(WEAPONS, card => card.id);
const gearById = byKey(GEAR, card => card.id);
const speciesById = byKey(SPECIES, card => card.id);
const profilesById = byKey(PROFILES, card => card.id);
const eventsById = byKey(EVENTS, card => card.id);

export const weaponCalled = (id: string) => found(weaponsById, 'weapon', id);
export const gearCalled = (id: string) => found(gearById, 'piece of gear', id);
export const speciesCalled = (id: string) => found(speciesById, 'species', id);
export const profileCalled = (id: string) => found(profilesById, 'profile', id);
export const eventCalled = (id: string) => found(eventsById, 'event card', id);

/** The numbers of a weapon whose kind of effect is known (DK-WEAP-004). */
export function effectOf<K extends WeaponCard['effect']['kind']>(id: string, kind: K) {
  const { effect } = weaponCalled(id);
  if (effect.kind !== kind) throw new Error(`the effect of a ${id} is ${effect.kind}, not ${kind}`);
  return effect as Extract<WeaponCard['effect'], { kind: K }>;
}

function found<C>(cards: ReadonlyMap<string, C>, what: string, name: string): C {
  const card = cards.get(name);
  if (!card) throw new Error(`there is no ${what} "${name}" in the deck`);
  return card;
}
