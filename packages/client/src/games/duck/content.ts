import type {
  ArenaCard,
  DuckBoard,
  EventCard,
  GearCard,
  MissionCard,
  SpeciesCard,
  TeamCard,
  WeaponCard,
} from '@sightline/duck';
import type { Json } from '@sightline/kernel';
import { called, part, say } from '../../words/duck.ts';
import { type Details, withDetail } from '../choices.ts';
import { type ContentKind, json, wholeKind } from '../content.ts';

/** A species that only leads another one is nobody's Primary Threat. */
export const primarySpecies = ({ shipped }: DuckBoard): readonly SpeciesCard[] =>
  shipped.species.filter(({ leadsRedPingOf }) => leadsRedPingOf === undefined);

/** A card to start from: shipped ones keep their ids to themselves. */
const own = (id: string): string => `own-${id}`;

/** A species with whoever leads it, and their Reaction Profiles written out. */
function speciesToStartFrom(rules: DuckBoard, primary: SpeciesCard): readonly SpeciesCard[] {
  const leaders = rules.shipped.species.filter(({ leadsRedPingOf }) => leadsRedPingOf === primary.id);
  return [primary, ...leaders].map(card => ({
    ...card,
    id: own(card.id),
    profile: rules.profileOf(card),
    ...(card.joinsPackOf === primary.id && { joinsPackOf: own(primary.id) }),
    ...(card.leadsRedPingOf === primary.id && { leadsRedPingOf: own(primary.id) }),
  }));
}

/** What stands there may not be what it should be before the rules have judged it. */
const listOf = <C>(cards: Json): readonly Partial<C>[] =>
  Array.isArray(cards) ? cards.map(card => (card ?? {}) as Partial<C>) : [];

/** The first that leads nobody is the Primary Threat; leaders alone come with those whom they lead. */
function primaryOf(cards: Json): string | undefined {
  const all = listOf<SpeciesCard>(cards);
  const primary = all.find(({ leadsRedPingOf }) => leadsRedPingOf === undefined);
  return primary ? primary.id : all[0]?.leadsRedPingOf;
}

/** A Team with a gun of its own in the hands of its second man, and something in YOUR pocket. */
function outfitToStartFrom({ shipped: { team, weapons = [], gear = [] } }: DuckBoard): Outfit {
  const [you, second, ...others] = team.slice(0, 6);
  const guns = weapons.filter(({ id }) => id === second?.weapon).map(card => ({ ...card, id: own(card.id) }));
  const things = gear.filter(({ id }) => id === 'radio').map(card => ({ ...card, id: own(card.id) }));
  const [gun, thing] = [guns[0]?.id, things[0]?.id];
  if (!you || !second || gun === undefined || thing === undefined) return { team, weapons: [], gear: [] };
  const armed = [{ ...you, gear: { ...you.gear, [thing]: 1 } }, { ...second, weapon: gun }, ...others];
  return { team: armed, weapons: guns, gear: things };
}

/** A Team and the weapons and gear that it brings. */
export interface Outfit {
  readonly team: readonly TeamCard[];
  readonly weapons?: readonly WeaponCard[];
  readonly gear?: readonly GearCard[];
}

const youIn = (outfit: Json): string =>
  listOf<TeamCard>((outfit as { team?: Json } | null)?.team ?? null).find(({ you }) => you)?.name ?? '';

/** Cards of a game's own and the wish to meet them. */
export const withSpecies = (cards: Json): Details => withDetail({ bestiary: cards }, 'species', primaryOf(cards));

export const contentOf = (rules: DuckBoard): readonly ContentKind[] => [
  {
    id: 'ship',
    ...part('content.duck.ship'),
    rule: 'DK-SETUP-004',
    setupOf: card => ({ scenario: 'M01', switches: {}, details: { arenas: [card], arena: card } }),
    at: 'arenas.0',
    nameOf: card => (card as unknown as ArenaCard).name,
    shipped: rules.shipped.arenas.map(json),
  },
  {
    id: 'mission',
    ...part('content.duck.mission'),
    rule: 'DK-SETUP-014',
    setupOf: card => ({ scenario: 'drawn', switches: {}, details: { missions: [card], mission: card } }),
    at: 'missions.0',
    nameOf: card => (card as unknown as MissionCard).title,
    shipped: rules.shipped.missions.map(json),
  },
  {
    id: 'team',
    ...part('content.duck.team'),
    rule: 'DK-GAP-028',
    setupOf: cards => ({ scenario: 'M01', switches: {}, details: { team: cards } }),
    at: 'team',
    nameOf: cards =>
      say('content.duck.teamName', {
        you: called((cards as unknown as readonly TeamCard[]).find(({ you }) => you)?.name ?? ''),
      }),
    shipped: [json(rules.shipped.team.slice(0, 6)), json(rules.shipped.rivals)],
  },
  wholeKind(
    { id: 'outfit', ...part('content.duck.outfit'), rule: 'DK-WEAP-004' },
    'M01',
    outfit => say('content.duck.outfitName', { you: called(youIn(outfit)) }),
    [json(outfitToStartFrom(rules))],
  ),
  {
    id: 'species',
    ...part('content.duck.species'),
    rule: 'DK-SETUP-013',
    setupOf: cards => ({ scenario: 'M01', switches: {}, details: withSpecies(cards) }),
    at: 'bestiary',
    nameOf: cards =>
      say('content.duck.speciesName', { names: listOf<SpeciesCard>(cards).map(({ name = '' }) => called(name)) }),
    shipped: primarySpecies(rules).map(card => json(speciesToStartFrom(rules, card))),
  },
  {
    id: 'events',
    ...part('content.duck.events'),
    rule: 'DK-SETUP-029',
    setupOf: cards => ({
      scenario: 'M01',
      switches: {},
      details: { eventCards: cards, events: json(listOf<EventCard>(cards).map(({ id }) => id ?? null)) },
    }),
    at: 'eventCards',
    nameOf: cards => eventsName(listOf<EventCard>(cards).map(({ title = '' }) => title)),
    shipped: (['RED', 'GREEN'] as const).map(wanted =>
      json(rules.shipped.events.filter(({ colour }) => colour === wanted).map(card => ({ ...card, id: own(card.id) }))),
    ),
  },
];

/** The first few of some cards. */
function eventsName(titles: readonly string[]): string {
  return say('content.duck.eventsName', { titles: titles.slice(0, 3).map(called), more: titles.length > 3 });
}
