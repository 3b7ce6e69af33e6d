import { type Refusal, refuse } from '@sightline/kernel';
import type { EventCard, ProfileCard, Response, SpeciesCard } from '../../content/cards.ts';
import { EVENTS, PROFILES, SPECIES, WEAPONS } from '../../content/deck.ts';
import { profileOf } from '../../table/own-cards.ts';
import type { OwnCards } from '../../table/table.ts';
import { strangeWords } from '../missions/tasks.ts';
import { whyTaken } from './taken.ts';

/** What one driven by stimulus can do (DK-THREAT-012); the rest are lines of the competitors' matrix (DK-TSHOOT-004). */
const OF_BEASTS: readonly Response[] = ['attack-nearest', 'stay', 'move-away-hide', 'hide-move-away'];
/** DK-TSHOOT-021: what it can be armed with is what can be shot without a choice of how. */
const gunsOf = ({ weapons }: OwnCards): string[] =>
  [...WEAPONS, ...weapons]
    .filter(({ effect: { kind } }) => ['bullet', 'burst', 'flechette'].includes(kind))
    .map(({ id }) => id);
const MODIFIERS = [...new Set(PROFILES.flatMap(({ modifiers = {} }) => Object.keys(modifiers)))];

/** What is wrong with species of the players' own, each with its place among them. */
export function whyNotBestiary(own: OwnCards): Refusal[] {
  const { species: bestiary } = own;
  const guns = gunsOf(own);
  const known = [...SPECIES, ...bestiary].map(({ id }) => id);
  return [
    ...whyTaken(bestiary, SPECIES),
    ...bestiary.flatMap((card, i) => [
      ...whyNotProfile(card, `${i}.profile`),
      ...whyNotArms(card, `${i}.arms`, guns),
      ...whyNotKin(card, i, known),
    ]),
  ];
}

/** What is wrong with Event cards of the players' own, each with its place among them. */
export function whyNotEventCards(cards: readonly EventCard[]): Refusal[] {
  const strange = cards.flatMap(({ id: card, actions = [] }, i) =>
    strangeWords(actions).map(word =>
      refuse('DK-CHOUSE-008', 'unknownToTheRules', { at: `${i}.actions`, mission: card, word }),
    ),
  );
  return [...whyTaken(cards, EVENTS), ...strange];
}

function whyNotProfile(card: SpeciesCard, at: string): Refusal[] {
  const { profile, mind } = card;
  const known = PROFILES.map(({ id }) => id);
  if (typeof profile === 'string' && !known.includes(profile))
    return [refuse('DK-THREAT-013', 'noSuchProfile', { at, profile, known })];
  const unfit = mind === 'stimulus' ? whyNotOfBeast(card, at) : [];
  return typeof profile === 'string' ? unfit.slice(0, 1) : [...unfit, ...whyNotModifiers(profile, at)];
}

/** Of a shipped profile the name is wrong, of one of its own the row. */
function whyNotOfBeast(card: SpeciesCard, at: string): Refusal[] {
  const { name, profile } = card;
  const rows = (['teamOnTile', 'noTeam'] as const).flatMap(column =>
    Object.entries(profileOf(card)[column]).map(([row, response]) => ({ place: `${column}.${row}`, response })),
  );
  return rows.flatMap(({ place, response }) => {
    if (OF_BEASTS.includes(response)) return [];
    const where = typeof profile === 'string' ? at : `${at}.${place}`;
    return [refuse('DK-THREAT-012', 'noBeastDoes', { at: where, name, response, known: OF_BEASTS })];
  });
}

function whyNotModifiers({ modifiers = {} }: ProfileCard, at: string): Refusal[] {
  return Object.keys(modifiers).flatMap(name =>
    MODIFIERS.includes(name)
      ? []
      : [refuse('DK-THREAT-013', 'noSuchModifier', { at: `${at}.modifiers.${name}`, name, known: MODIFIERS })],
  );
}

function whyNotArms({ arms }: SpeciesCard, at: string, guns: readonly string[]): Refusal[] {
  return arms.flatMap(({ weapon }, i) =>
    weapon === null || guns.includes(weapon)
      ? []
      : [refuse('DK-TSHOOT-021', 'noSuchWeapon', { at: `${at}.${i}.weapon`, weapon, known: guns })],
  );
}

/** Other species that a card speaks of have to be there, and it has to speak of them where its traits need one. */
function whyNotKin(card: SpeciesCard, i: number, known: readonly string[]): Refusal[] {
  const strange = (['spawns', 'joinsPackOf', 'leadsRedPingOf'] as const).flatMap(kin => {
    const species = card[kin];
    if (species === undefined || known.includes(species)) return [];
    return [refuse('DK-SETUP-013', 'noSuchKin', { at: `${i}.${kin}`, species, known })];
  });
  const { name, consequence, spawns, pack, joinsPackOf } = card;
  if (consequence === 'SPAWNS' && spawns === undefined)
    strange.push(refuse('DK-DMG-029', 'spawnsNothing', { at: `${i}.spawns`, name }));
  if (pack === 'joins' && joinsPackOf === undefined)
    strange.push(refuse('DK-THREAT-029', 'joinsNobody', { at: `${i}.joinsPackOf`, name }));
  return strange;
}
