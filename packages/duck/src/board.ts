import type { SightLine } from '@sightline/geometry/grid';
import type { Foreteller, Part, Question } from '@sightline/kernel';
import { rankName } from './campaign/advancement.ts';
import type { GearCard, WeaponCard } from './content/arms.ts';
import type { ArenaCard, EventCard, MissionCard, ProfileCard, SpeciesCard, TeamCard } from './content/cards.ts';
import { ARENAS, EVENTS, GEAR, MISSIONS, RIVALS, SPECIES, speciesCalled, TEAM, WEAPONS } from './content/deck.ts';
import { type Foresight, foresightOf } from './foresight.ts';
import { type Fork, forkOf } from './fork.ts';
import { type Standing, standingOf } from './goals.ts';
import { intentOf } from './intent.ts';
import {
  chitsFor,
  freeDeedsOf,
  grappleDiceOf,
  movePartsOf,
  type Pace,
  paceOf,
  reachOf,
  testPartsOf,
  threatenedBy,
} from './prospects.ts';
import { passedInFlight } from './rules/grenades/grenade-flight.ts';
import { crossingOf } from './rules/grenades/throw-grenade.ts';
import { gunOf } from './rules/shooting/gun.ts';
import { scoreOf } from './rules/shooting/score.ts';
import { isInArc, rangeBetween, sees, sightOf } from './rules/shooting/sight.ts';
import { inTheWayOf } from './rules/shooting/why-not-shoot.ts';
import { type Place, placeOf } from './ship/places.ts';
import { type Plan, planOf } from './ship/plan.ts';
import { vehicleSquares } from './ship/standing.ts';
import type { Figure, Threat } from './table/figure.ts';
import { isOnMap } from './table/figures.ts';
import { nameOf } from './table/names.ts';
import { newThreat } from './table/new-figures.ts';
import { profileOf } from './table/own-cards.ts';
import type { OwnCards } from './table/table.ts';
import type { DuckView } from './view/view.ts';
import { itemName } from './words/item-names.ts';

type Vehicle = DuckView['vehicles'][number];

/** What a board of DUCK! asks of the rules and of the shipped cards. Squares are numbers, as on the plan of the ship. */
export interface DuckBoard extends Foreteller<DuckView> {
  /** The ship of an arena card, laid out: what never changes in play. */
  planOf(arena: ArenaCard): Plan;
  /** Where a square is; editions without it had only a name for it, in English. */
  placeOf?(view: DuckView, square: number): Place;
  placeName?(view: DuckView, square: number): string;
  /** The squares under a truck or a walker: its front, then its rear. */
  vehicleSquares(view: DuckView, vehicle: Vehicle): readonly [front: number, rear: number];

  nameOf(figure: Figure): string;
  /** What a weapon or a piece of gear is called, by its id; editions without it had names for ids. */
  itemName?(own: OwnArms, id: string): string;
  isOnMap(figure: Figure): boolean;

  sees(view: DuckView, from: Figure, to: Figure): boolean;
  /** The line from head to head, with whatever stops it. */
  sightOf(view: DuckView, from: Figure, to: Figure): SightLine;
  rangeBetween(view: DuckView, from: number, to: number): number;
  /** Those of his own side who would have to DUCK! for a figure's shot at another (DK-DUCK-002). */
  inTheWayOf?(view: DuckView, shooter: Figure, target: Figure): readonly Figure[];
  /** What a throw at a square would fly past, and what that takes off its second die (DK-GREN-007). */
  flightOf?(view: DuckView, thrower: Figure, target: number): Flight;
  /** Whether a figure faces a square (DK-SHOOT-011). */
  isInArc(view: DuckView, figure: Figure, square: number): boolean;

  /** What an answer would touch; null where there is nothing to show but its place. */
  foresightOf(view: DuckView, question: Question, answer: unknown, allowed: boolean): Foresight | null;
  /** What becomes of a knock-back that takes a way at its fork (DK-DMG-017); null where only somebody in its way is pushed. */
  forkOf?(view: DuckView, question: Question, answer: unknown): Fork | null;
  /** The squares that a figure could get to in its next activation if its dice fell as high as they can. */
  reachOf?(view: DuckView, figure: number): readonly number[];
  /** Whom it could shoot at from where it stands or, a Threat, lay hands on in its next activation. */
  threatenedBy?(view: DuckView, figure: number): readonly number[];
  /** The points that the die of a move can give a man. */
  paceOf?(view: DuckView, figure: number, dash: boolean): Pace | null;
  /** What is added to the die of a move and taken off it, reason by reason. */
  movePartsOf?(view: DuckView, figure: number, dash: boolean): readonly Part[];
  /** What is taken off a man's Fumble Factor whatever he tries, reason by reason. */
  testPartsOf?(view: DuckView, figure: number): readonly Part[];
  /** How many chits an act takes. */
  chitsFor?(act: { readonly do: string }): number;
  /** What a man may do without a chit (DK-GRAP-043), by the names of the acts. */
  freeDeedsOf?(view: DuckView, figure: number): readonly string[];
  /** How many dice somebody would have if a Threat came at him from the front, or a Threat that comes. */
  grappleDiceOf?(view: DuckView, figure: Figure): number;
  /** How the mission stands. */
  standingOf?(view: DuckView): Standing;
  /** What is added to the effect throw of a shot by this figure; null when it has nothing to shoot with. */
  effectOf(view: DuckView, shooter: Figure): Effect | null;

  /** The cards that come with the game. */
  readonly shipped: ShippedCards;
  /** The Reaction Profile of a species, written out. */
  profileOf(species: SpeciesCard): ProfileCard;
  rankName(rank: number): string;
  /** A Threat of a shipped species as it comes into play: for pictures. */
  newThreat(id: number, species: string, at: number, facing: Figure['facing']): Threat;
}

/** What is in the way of a throw. */
export interface Flight {
  /** The squares of the standing figures and of the LOW pieces that it passes. */
  readonly figures: readonly number[];
  readonly pieces: readonly number[];
  readonly added: number;
}

export interface Effect {
  readonly weapon: string;
  readonly parts: readonly Part[];
}

/** The weapons and gear that players have brought. */
export type OwnArms = Pick<OwnCards, 'weapons' | 'gear'>;

export interface ShippedCards {
  readonly arenas: readonly ArenaCard[];
  readonly events: readonly EventCard[];
  readonly missions: readonly MissionCard[];
  readonly species: readonly SpeciesCard[];
  readonly team: readonly TeamCard[];
  /** The second Team of games with two (DK-TURN-008). */
  readonly rivals: readonly TeamCard[];
  readonly weapons?: readonly WeaponCard[];
  readonly gear?: readonly GearCard[];
}

export const board: DuckBoard = {
  planOf,
  placeOf,
  vehicleSquares,
  nameOf,
  itemName,
  isOnMap,
  sees,
  sightOf,
  rangeBetween,
  inTheWayOf,
  flightOf: (view, thrower, target) => ({
    ...passedInFlight(view, thrower, target),
    added: crossingOf(view, thrower, target),
  }),
  isInArc,
  foresightOf,
  forkOf,
  intentOf,
  reachOf,
  threatenedBy,
  paceOf,
  movePartsOf,
  testPartsOf,
  chitsFor,
  freeDeedsOf,
  grappleDiceOf,
  standingOf,
  effectOf(view, shooter) {
    const gun = gunOf(view, shooter);
    return gun && { weapon: itemName(view.own, gun.card.id), parts: scoreOf(view, shooter, gun, [], false).parts };
  },
  shipped: {
    arenas: ARENAS,
    events: EVENTS,
    missions: MISSIONS,
    species: SPECIES,
    team: TEAM,
    rivals: RIVALS,
    weapons: WEAPONS,
    gear: GEAR,
  },
  profileOf,
  rankName,
  newThreat: (id, species, at, facing) => newThreat(id, speciesCalled(species), at, facing),
};
