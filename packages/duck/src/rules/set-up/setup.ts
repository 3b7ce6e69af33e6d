import { detailsReader, type Refusal, refuse, type Setup } from '@sightline/kernel';
import type { ArenaCard, MissionCard, TeamCard } from '../../content/cards.ts';
import { ARENAS, EVENTS, MISSIONS, RIVALS, SPECIES, TEAM } from '../../content/deck.ts';
import { type Details, details } from '../../content/details.ts';
import { switchesOf } from '../../switches.ts';
import { layTable } from '../../table/begin.ts';
import { isTeamer } from '../../table/figures.ts';
import { newTeamer } from '../../table/new-figures.ts';
import { ownOf } from '../../table/own-cards.ts';
import type { DuckTable, OwnCards } from '../../table/table.ts';
import { entries } from '../boarding/entry.ts';
import { whyNotMission } from '../missions/evaluate.ts';
import { primaryThreat, suits } from './draw-cards.ts';
import { missionsAfter } from './mission-chain.ts';
import { whyNotArms, whyNotEquip } from './sound-arms.ts';
import { whyNotBestiary, whyNotEventCards } from './sound-cards.ts';
import { whyNotShip } from './sound-ship.ts';

/** Scenarios that are no mission card: one drawn from the deck, and one with two Teams on board. */
export const DRAWN = 'drawn';
export const TWO_TEAMS = 'two-teams';

/** DK-SETUP-001: how many go. */
const LEAST = 4;
const MOST = 8;
const DEFAULT = 6;

const reader = detailsReader(details);

/** The ships and missions that a setup leaves open. */
function cardsOf({ scenario }: Setup, wish: Details): { arenas: ArenaCard[]; missions: MissionCard[] } {
  const allArenas = [...ARENAS, ...(wish.arenas ?? [])];
  const allMissions = [...MISSIONS, ...(wish.missions ?? [])];
  const isOpen = scenario === DRAWN || scenario === TWO_TEAMS;
  const inDeck = (card: ArenaCard | MissionCard): boolean => card.source !== 'house' || !isShipped(card);
  const missions = wish.mission
    ? [wish.mission]
    : allMissions.filter(card => (isOpen ? inDeck(card) : card.id === scenario));
  const { arena } = wish;
  const isWanted = (card: ArenaCard): boolean =>
    arena === undefined ? inDeck(card) || missions.some(mission => mission.arena === card.id) : card.id === arena;
  const chosen = typeof arena === 'object' ? [arena] : allArenas.filter(isWanted);
  return {
    arenas: chosen.filter(card => missions.some(mission => suits(card, mission))),
    missions: isOpen && !wish.mission ? missionsAfter([], missions) : missions,
  };
}

/** DK-GAP-030, DK-GAP-047: the decks to draw from are those of the ledger; the house's further cards are asked for. */
function isShipped(card: ArenaCard | MissionCard): boolean {
  return (ARENAS as readonly unknown[]).includes(card) || (MISSIONS as readonly unknown[]).includes(card);
}

/** What is wrong with a setup; an empty list is a yes. */
export function whyNotSetup(setup: Setup): Refusal[] {
  const problems = reader.problems(setup);
  if (problems.length > 0)
    return problems.map(({ at, message }) => refuse('DK-SETUP-003', 'badDetails', { at, message }));
  const wish = reader.of(setup);
  const ships = [wish.arenas ?? [], typeof wish.arena === 'object' ? wish.arena : []].flat();
  const { bestiary = [], eventCards = [] } = wish;
  const own = ownOf(wish);
  const isSpecies = (name: string): boolean => [...SPECIES, ...bestiary].some(({ id }) => id === name);
  const unsound = [
    ...ships.flatMap(card => whyNotShip(card, isSpecies)),
    ...whyNotArms(own),
    ...whyNotBestiary(own),
    ...whyNotEventCards(eventCards),
  ];
  if (unsound.length > 0) return unsound;
  const { arenas, missions } = cardsOf(setup, wish);
  const refusals = [...whyNotTeam(own, wish.team ?? TEAM.slice(0, DEFAULT)), ...whyNotTeam(own, wish.rivals ?? RIVALS)];
  const ownMissions = [wish.mission ?? [], wish.missions ?? []].flat();
  refusals.push(...ownMissions.flatMap(whyNotMission));
  if (missions.length === 0) refusals.push(refuse('DK-SETUP-014', 'noSuchMission', setup.scenario));
  else if (arenas.length === 0) refusals.push(refuse('DK-SETUP-014', 'arenaUnsuited'));
  for (const { species } of [wish, ...ownMissions])
    if (species !== undefined && !isSpecies(species)) refusals.push(refuse('DK-SETUP-013', 'noSuchSpecies', species));
  const strange = wish.events?.find(id => ![...EVENTS, ...eventCards].some(card => card.id === id));
  if (strange !== undefined) refusals.push(refuse('DK-SETUP-025', 'noSuchEvent', strange));
  return refusals.length > 0 ? refusals : whyNoWayIn(setup, wish, ships);
}

/** DK-SETUP-034: every Team needs a way into a ship of somebody's own. */
function whyNoWayIn(setup: Setup, wish: Details, ships: readonly ArenaCard[]): Refusal[] {
  const { arenas, missions } = cardsOf(setup, wish);
  const teams = setup.scenario === TWO_TEAMS ? 2 : 1;
  const isShut = (arena: ArenaCard): boolean => entries(laidFor(setup, wish, arena, missions)).length < teams;
  return arenas
    .filter(arena => ships.includes(arena) && isShut(arena))
    .map(({ name }) => refuse('DK-SETUP-034', 'noWayIn', { name, teams }));
}

/** DK-SETUP-001: 4 to 8 figures, exactly one of them YOU, each with a weapon of the chart. */
export function whyNotTeam(own: OwnCards, team: readonly TeamCard[]): Refusal[] {
  const refusals = team.flatMap((card, i) => whyNotEquip(own, card, i));
  if (team.length < LEAST || team.length > MOST)
    refusals.push(refuse('DK-SETUP-001', 'teamSize', { size: team.length, least: LEAST, most: MOST }));
  const leaders = team.filter(({ you }) => you).length;
  if (leaders !== 1) refusals.push(refuse('DK-SETUP-001', 'oneYou', leaders));
  return refusals;
}

/** The table before any die has fallen. Cards that are left to chance are drawn in the first step. */
export function begin(setup: Setup): DuckTable {
  const wish = reader.of(setup);
  const { arenas, missions } = cardsOf(setup, wish);
  const [arena] = arenas;
  if (!arena) throw new Error(`there is no ship for "${setup.scenario}"`);
  const table = laidFor(setup, wish, arena, missions);
  table.undrawn = { arenas, missions, species: wish.species ?? null };
  if (wish.events) table.decks.events = [...wish.events];
  table.dronesToBoard = wish.drones ?? 0;
  if (setup.scenario === TWO_TEAMS) addRivals(table, wish.rivals ?? RIVALS);
  return table;
}

function laidFor(setup: Setup, wish: Details, arena: ArenaCard, missions: readonly MissionCard[]): DuckTable {
  const mission = missions.find(card => suits(arena, card));
  if (!mission) throw new Error(`there is no mission for "${arena.name}"`);
  return layTable({
    switches: switchesOf(setup),
    arena,
    mission,
    team: wish.team ?? TEAM.slice(0, DEFAULT),
    species: primaryThreat(wish.species ?? null, arena, mission),
    threatLevel: wish.threatLevel ?? 0,
    own: ownOf(wish),
  });
}

/** DK-TURN-008: a second Team on the same ship. */
function addRivals(table: DuckTable, rivals: readonly TeamCard[]): void {
  for (const card of rivals) table.figures.push(newTeamer(table, table.figures.length, card, 1));
  // DK-TURN-009: with several Teams everybody has a single action.
  for (const figure of table.figures) if (isTeamer(figure)) figure.ready = 1;
  table.multiTeam = { pack: [], decks: [[], []], nextRunner: 0, runner: -1 };
}
