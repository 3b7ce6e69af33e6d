import type { ArenaCard, DuckBoard, EventCard, SpeciesCard, TeamCard } from '@sightline/duck';
import { type Json, type Setup, sameJson } from '@sightline/kernel';
import { called, say } from '../../words/duck.ts';
import {
  DEFAULT,
  type Details,
  detailsOf,
  type Option,
  type Own,
  type SetupChoice,
  type Shown,
  withDetail,
} from '../choices.ts';
import { amount, oneCard, ownCards, someCards } from '../choosing.ts';
import { type Outfit, primarySpecies, withSpecies } from './content.ts';

/** DK-SETUP-001: so many go if nobody says otherwise. */
const USUAL = 6;

export function choices(rules: DuckBoard, setup: Setup, own: readonly Own[]): readonly SetupChoice[] {
  const isOpen = setup.scenario === 'drawn' || setup.scenario === 'two-teams';
  return [
    ...(isOpen ? [mission(setup, own)] : []),
    ship(rules, setup, own),
    species(rules, setup, own),
    ...(own.some(({ kind }) => kind === 'team' || kind === 'outfit') ? [team(rules, setup, own)] : []),
    whoGoes(rules, setup, own),
    ...(setup.scenario === 'two-teams' ? [rivals(rules, setup, own)] : []),
    events(rules, setup, own),
    threatLevel(setup),
    drones(setup),
  ];
}

/** What a campaign chooses once for all its missions. */
export function campaignChoices(rules: DuckBoard, setup: Setup, own: readonly Own[]): readonly SetupChoice[] {
  const has = (kind: string): boolean => own.some(item => item.kind === kind);
  return [
    ...(has('team') || has('outfit') ? [team(rules, setup, own)] : []),
    ...(has('mission') ? [ownMissions(setup, own)] : []),
    ...(has('ship') ? [ownShips(setup, own)] : []),
    species(rules, setup, own),
    events(rules, setup, own),
  ];
}

function ownMissions(setup: Setup, own: readonly Own[]): SetupChoice {
  const common = {
    id: 'missions',
    title: say('choices.duck.ownMissions'),
    hint: say('choices.duck.ownMissionsHint'),
    rule: 'DK-SETUP-014',
  } as const;
  return someCards(common, setup, ownCards(own, 'mission', missionOption));
}

function ownShips(setup: Setup, own: readonly Own[]): SetupChoice {
  const common = {
    id: 'arenas',
    title: say('choices.duck.ownShips'),
    hint: say('choices.duck.ownShipsHint'),
    rule: 'DK-SETUP-005',
  } as const;
  const shown = ({ content }: Own): Shown => shipOption(content as unknown as ArenaCard, content);
  return someCards(common, setup, ownCards(own, 'ship', shown));
}

const missionOption = ({ content }: Own): Shown => ({ text: (content as { objective: string }).objective });

function mission(setup: Setup, own: readonly Own[]): SetupChoice {
  const common = {
    id: 'mission',
    title: say('choices.duck.mission'),
    hint: say('choices.duck.missionHint'),
    rule: 'DK-SETUP-014',
  } as const;
  return oneCard(common, setup, 'mission', [
    {
      option: { id: DEFAULT, name: say('choices.duck.fromTheDeck'), text: say('choices.duck.fromTheDeckText') },
      value: undefined,
    },
    ...ownCards(own, 'mission', missionOption),
  ]);
}

function ship(rules: DuckBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const common = {
    id: 'ship',
    title: say('choices.duck.ship'),
    hint: say('choices.duck.shipHint'),
    rule: 'DK-SETUP-005',
  } as const;
  return oneCard(common, setup, 'arena', [
    { option: { id: DEFAULT, name: say('choices.duck.drawn'), text: say('choices.duck.drawnText') }, value: undefined },
    ...rules.shipped.arenas.map(card => ({
      option: { id: card.id, name: card.name, ...shipOption(card, card.id) },
      value: card.id,
    })),
    ...ownCards(own, 'ship', ({ content }) => shipOption(content as unknown as ArenaCard, content)),
  ]);
}

/** A mission that any ship can satisfy shows them all. */
function shipOption({ modules }: ArenaCard, arena: Json): Shown {
  return {
    text: say('choices.duck.modules', { names: modules.map(({ name }) => name) }),
    picture: { scenario: 'M01', switches: {}, details: { arena } },
  };
}

/** A shipped species is named; those of one's own come along with the name of the one that is met. */
function species(rules: DuckBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const { species: met = null, bestiary = null, ...others } = detailsOf(setup);
  const ways: readonly { readonly option: Option; readonly wish: Details }[] = [
    { option: { id: DEFAULT, name: say('choices.duck.asTheShip'), text: say('choices.duck.asTheShipText') }, wish: {} },
    ...primarySpecies(rules).map(card => ({
      option: { id: card.id, name: card.name, text: threatText(card) },
      wish: { species: card.id },
    })),
    ...ownCards(own, 'species', ({ content }) => ownSpecies(content as unknown as readonly SpeciesCard[])).map(
      ({ option, value }) => ({ option, wish: withSpecies(value!) }),
    ),
  ];
  const isNow = ({ wish }: { readonly wish: Details }): boolean =>
    sameJson(wish['species'] ?? null, met) && sameJson(wish['bestiary'] ?? null, bestiary);
  return {
    id: 'species',
    title: say('choices.duck.species'),
    hint: say('choices.duck.speciesHint'),
    rule: 'DK-SETUP-013',
    kind: 'one',
    options: ways.map(({ option }) => option),
    chosen: ways.find(isNow)?.option.id ?? DEFAULT,
    choose: id => ({ ...others, ...ways.find(({ option }) => option.id === id)?.wish }),
  };
}

function ownSpecies(cards: readonly SpeciesCard[]): Shown {
  const primary = cards.find(({ leadsRedPingOf }) => leadsRedPingOf === undefined) ?? cards[0]!;
  return { text: threatText(primary), ...(cards.length > 1 && { items: cards.map(({ name }) => name) }) };
}

function threatText({ mind, move, grapple, protection }: SpeciesCard): string {
  const moves = move.add === 0 ? move.die : `${move.die} ${move.add > 0 ? '+' : '−'} ${Math.abs(move.add)}`;
  return `${say(`choices.duck.minds.${mind}`)}. ${say('choices.duck.threat', { move: moves, grapple, protection })}`;
}

/** The Team of the booklet, one of one's own, or one that brings arms along. */
function team(rules: DuckBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const { team: now = null, weapons = null, gear = null, ...others } = detailsOf(setup);
  const usual = { id: DEFAULT, name: say('choices.duck.booklet'), items: namesOf(rules.shipped.team.slice(0, USUAL)) };
  const ways: readonly { readonly option: Option; readonly wish: Details }[] = [
    { option: usual, wish: {} },
    ...ownCards(own, 'team', ({ content }) => ({ items: namesOf(teamIn(content)) })).map(({ option, value }) => ({
      option,
      wish: { team: value! },
    })),
    ...ownCards(own, 'outfit', ({ content }) => ({ items: namesOf(teamIn(content)) })).map(({ option, value }) => ({
      option,
      wish: value as Details,
    })),
  ];
  const isNow = ({ wish }: { readonly wish: Details }): boolean =>
    sameJson(wish['team'] ?? null, now) &&
    sameJson(wish['weapons'] ?? null, weapons) &&
    sameJson(wish['gear'] ?? null, gear);
  return {
    id: 'team',
    step: 'who',
    title: say('choices.duck.team'),
    hint: say('choices.duck.teamHint'),
    rule: 'DK-SETUP-001',
    kind: 'one',
    options: ways.map(({ option }) => option),
    chosen: ways.find(isNow)?.option.id ?? DEFAULT,
    choose: id => ({ ...others, ...ways.find(({ option }) => option.id === id)?.wish }),
  };
}

/** The cards of a Team, or of one with its arms. */
const teamIn = (content: Json): readonly TeamCard[] =>
  Array.isArray(content) ? (content as unknown as readonly TeamCard[]) : (content as unknown as Outfit).team;

const namesOf = (team: readonly TeamCard[]): string[] => team.map(({ name }) => name);

/** Anybody of any Team, in the order of the cards. */
function whoGoes(rules: DuckBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const details = detailsOf(setup);
  const usual = rules.shipped.team.slice(0, USUAL);
  const going = (details['team'] ?? usual) as unknown as readonly TeamCard[];
  const teams = own.filter(({ kind }) => kind === 'team').map(({ content }) => teamIn(content));
  // Whoever brings arms goes with all of his Team, or is not known to the others.
  const armed = details['weapons'] || details['gear'] ? [going] : [];
  const all = [...armed, rules.shipped.team, ...teams].flat();
  const idOf = (card: TeamCard): string => String(all.findIndex(other => sameJson(other, card)));
  const { weapons = [], gear = [] } = details as Readonly<{ weapons?: never; gear?: never }>;
  const nameOf = (item: string): string => called(rules.itemName?.({ weapons, gear }, item) ?? item);
  return {
    id: 'whoGoes',
    step: 'who',
    title: say('choices.duck.whoGoes'),
    hint: say('choices.duck.whoGoesHint'),
    rule: 'DK-SETUP-001',
    kind: 'some',
    options: all.map((card, i) => ({
      id: String(i),
      name: card.name,
      text: say('choices.duck.member', {
        rank: called(rules.rankName(card.rank)),
        weapon: nameOf(card.weapon),
        ff: card.ff,
      }),
      items: [
        ...card.traits,
        ...card.abilities.map(nameOf),
        ...Object.entries(card.gear).map(([item, n]) => gearText(nameOf(item), n)),
      ],
    })),
    chosen: going.map(idOf),
    choose(ids) {
      const chosen = all.filter((_, i) => ids.includes(String(i)));
      return withDetail(details, 'team', sameJson(chosen, usual) ? undefined : (chosen as unknown as Json));
    },
  };
}

const gearText = (name: string, count: number): string => (count === 1 ? name : `${count} × ${name}`);

function rivals(rules: DuckBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const common = {
    id: 'rivals',
    step: 'who',
    title: say('choices.duck.rivals'),
    hint: say('choices.duck.rivalsHint'),
    rule: 'DK-TURN-008',
  } as const;
  return oneCard(common, setup, 'rivals', [
    {
      option: { id: DEFAULT, name: say('choices.duck.rivalsShipped'), items: namesOf(rules.shipped.rivals) },
      value: undefined,
    },
    ...ownCards(own, 'team', ({ content }) => ({ items: namesOf(content as unknown as readonly TeamCard[]) })),
  ]);
}

/** A card that may lie in the deck: shipped ones do unless taken out, those of one's own once they are put in. */
interface DeckCard {
  readonly option: string;
  readonly card: EventCard;
  readonly isOwn: boolean;
}

function events(rules: DuckBoard, setup: Setup, own: readonly Own[]): SetupChoice {
  const { events: deck, eventCards = [], ...others } = detailsOf(setup);
  const brought = eventCards as unknown as readonly EventCard[];
  const ids = (deck as readonly string[] | undefined) ?? [...rules.shipped.events, ...brought].map(({ id }) => id);
  const ours = own.filter(({ kind }) => kind === 'events');
  const all: readonly DeckCard[] = [
    ...rules.shipped.events.map(card => ({ option: card.id, card, isOwn: false })),
    ...ours.flatMap(item =>
      (item.content as unknown as readonly EventCard[]).map(card => ({
        option: `own ${item.id} ${card.id}`,
        card,
        isOwn: true,
      })),
    ),
  ];
  const isIn = ({ card, isOwn }: DeckCard): boolean =>
    ids.includes(card.id) && (!isOwn || brought.some(other => sameJson(other, card)));
  return {
    id: 'events',
    step: 'how',
    title: say('choices.duck.events'),
    hint: say('choices.duck.eventsHint'),
    rule: 'DK-SETUP-025',
    kind: 'some',
    options: all.map(({ option, card }) => ({
      id: option,
      name: card.title,
      text: [say(`choices.duck.colours.${card.colour}`), card.text].filter(Boolean).join('. '),
    })),
    chosen: all.filter(isIn).map(({ option }) => option),
    choose(options) {
      const chosen = all.filter(({ option }) => options.includes(option));
      const mine = chosen.filter(({ isOwn }) => isOwn).map(({ card }) => card);
      if (mine.length === 0 && chosen.length === rules.shipped.events.length) return others;
      const made = withDetail(
        others,
        'events',
        chosen.map(({ card }) => card.id),
      );
      return withDetail(made, 'eventCards', mine.length === 0 ? undefined : (mine as unknown as Json));
    },
  };
}

function threatLevel(setup: Setup): SetupChoice {
  const common = {
    id: 'threatLevel',
    step: 'how',
    title: say('choices.duck.threatLevel'),
    hint: say('choices.duck.threatLevelHint'),
    rule: 'DK-STAR-017',
  } as const;
  return amount(common, setup, { most: 5 });
}

function drones(setup: Setup): SetupChoice {
  const common = {
    id: 'drones',
    step: 'who',
    title: say('choices.duck.drones'),
    hint: say('choices.duck.dronesHint'),
    rule: 'DK-STAR-015',
  } as const;
  return amount(common, setup, { most: 4 });
}
