import type { Io } from '@sightline/kernel';
import type { DifficultyTable } from '../content/artillery-schema.ts';
import type { VictoryRow } from '../content/scenario-schema.ts';
import type { Edge, MapRow } from '../content/schema.ts';
import type { Armoury } from '../content/weapons.ts';
import type { Faces } from '../dice/ladder.ts';
import type { Options } from '../switches.ts';
import type { Cargo } from './cargo.ts';
import type { DustupEvent } from './events.ts';
import type { Figure } from './figures.ts';
import type {
  Altered,
  AreaSystem,
  Blaze,
  Breach,
  Bridge,
  Building,
  Cloud,
  Counter,
  Flame,
  Generator,
  Mine,
  Nest,
  Objective,
  Strain,
  Wreck,
} from './markers.ts';
import type { Asset, Mission } from './missions.ts';
import type { Piece } from './pieces.ts';
import type { Unit } from './units.ts';

/** Nobody, nowhere, none: the number that is no id. */
export const NONE = -1;

/**
 * A number and what people know it by; one record for each thing, shared by all that speak of it. How that is said is
 * up to the words. No interface, so that a refusal may be about it.
 */
export type Who = {
  readonly id: number;
  /** Of the unit, as its force has it. */
  readonly name: string;
  /** The seat that it fights for. */
  readonly side?: string;
  /** The numbers of a detachment, and of a detachment of that: the second of the first is 1, 2. */
  readonly detachment?: readonly number[];
  /** DU-VEH-004: the crew of the vehicle of that name. */
  readonly crew?: true;
  /** A figure's number in its unit, and its role there. */
  readonly number?: number;
  readonly role?: string;
};

/** Something out of the content: its id, and the name it has there. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What everything is called, by id: questions carry it so that their answers can be put into words. */
export interface Names {
  readonly units: readonly Who[];
  readonly figures: readonly Who[];
  /** What the guns are. */
  readonly pieces: readonly Named[];
  /** What may be called for fire. */
  readonly assets: readonly Named[];
  /** What loads are called. */
  readonly cargo: readonly string[];
}

/** Places are in mils, x to the east and y to the north. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place that somebody looks from: how high his eye is above the ground there, where it is not a man's. */
export interface Eyed extends Place {
  readonly eye?: number;
}

export interface Side {
  readonly id: number;
  readonly seat: string;
  readonly title: string;
  readonly zones: readonly (readonly Place[])[];
  readonly homeEdge: Edge | null;
  readonly exitEdge: Edge | null;
  readonly hiddenUnits: number;
  /** Those who may start hidden, by id; null where it is any so many of them. */
  readonly hiders: readonly number[] | null;
  readonly proppedIn: string | null;
  readonly column: boolean;
  readonly infiltrators: boolean;
  readonly unjammable: boolean;
  readonly jammer: Faces | 0;
  /** DU-AIR-003: what enemy aircraft must get past on their way. */
  readonly airDefence: Faces;
  tokens: number;
  /** DU-TURN-009: it has let a contest of tokens go, and breaks in no more at this place in the alternation. */
  yielded: boolean;
  /** Dummies it may still place (DU-DETECT-002). */
  dummies: number;
  evacuated: number;
  /** DU-ARTY-017: fire support chits left. */
  chits: number;
  /** DU-MINE-018: command detonated mines it may still lay before the game. */
  commandMines: number;
  /** DU-GAP2-044: mines whose kinds its owner shares out among their places before the game. */
  readonly sharedOut: readonly number[];
  /** DU-GAP2-009: the man who leads all of it; NONE where nobody does. */
  readonly commander: number;
  /** DU-GAP2-046: who starts where. */
  readonly posts: readonly Post[];
  /** DU-GAP2-045: by which place on the edge a unit comes on. */
  readonly entries: readonly Post[];
  /** DU-GAP2-047: who comes up at the nest, by id. */
  readonly late: readonly Late[];
  /** DU-GAP2-046: real counters that it has removed by plough or line charge. */
  breached: number;
}

export interface Post {
  readonly unit: number;
  readonly at: Place;
  readonly facing?: number;
}

export interface Late {
  readonly unit: number;
  readonly fromTurn: number;
  readonly needs: number;
}

export type Phase = 'deployment' | 'turnStart' | 'activation' | 'turnEnd' | 'over';

/** DU-GAP-026: what event cards have brought for this turn. */
export interface Weather {
  static: boolean;
  dust: boolean;
  /** Sides whose next message gets through by itself. */
  clear: number[];
  /** Figures whose support weapon is jammed. */
  jammed: number[];
}

export interface Ending {
  readonly winners: readonly number[];
  readonly rule:
    | 'DU-GAP-020'
    | 'DU-GAP-021'
    | 'DU-GAP-022'
    | 'DU-GAP-023'
    | 'DU-GAP-024'
    | 'DU-GAP-025'
    | 'DU-GAP-028'
    | 'DU-GAP2-044'
    | 'DU-GAP2-045'
    | 'DU-GAP2-046'
    | 'DU-GAP2-047'
    | 'DU-GAP2-051'
    | 'DU-GAP2-052';
  readonly reason: 'points' | 'objective' | 'taken' | 'held' | 'conceded';
}

export interface Dustup {
  readonly scenario: string;
  readonly map: MapRow;
  /** DU-SHOOT-027: weapons and armour of the players' own. */
  readonly armoury: Armoury;
  readonly options: Options;
  readonly night: boolean;
  readonly turns: number;
  readonly victory: VictoryRow;
  readonly victoryRule: Ending['rule'];
  readonly deploysFirst: number;
  readonly actsFirst: number;
  readonly bridge: Bridge | null;
  /** DU-ARTY-015. */
  readonly difficulty: DifficultyTable;

  /** Replaced when a detachment gets a name. */
  names: Names;
  units: Unit[];
  figures: Figure[];
  sides: Side[];
  counters: Counter[];
  clouds: readonly Cloud[];
  blazes: Blaze[];
  generators: Generator[];
  mines: Mine[];
  buildings: Building[];
  objectives: Objective[];
  nest: Nest | null;
  altered: readonly Altered[];
  wrecks: readonly Wreck[];
  breaches: readonly Breach[];
  pieces: Piece[];
  /** DU-AIR-064: loads, in vehicles and on the ground. */
  cargo: Cargo[];
  areaSystems: AreaSystem[];
  /** DU-ARTY-001, DU-ARTY-018: what may be called for fire, and what has been. */
  assets: Asset[];
  missions: Mission[];
  strains: Strain[];
  flames: readonly Flame[];
  weather: Weather;
  /** Where the wind blows to, in hours of the clock; 0 until it is rolled. */
  wind: number;
  /** Turns in which somebody worked at the bridge's charges. */
  charges: number[];
  turn: number;
  phase: Phase;
  /** The side that is to activate next, and the one that went first in this turn. */
  due: number;
  first: number;
  /** DU-TURN-012, DU-TURN-015: chits by side, or cards by unit, event or turn end; what is drawn a die says. */
  deck: number[];
  /** How many cards or chits have been drawn in this turn. */
  drawn: number;
  /** The units whose activations are going on, the outermost first. */
  acting: number[];
  ending: Ending | null;
}

export type DustupIo = Io<DustupEvent>;

export function unitOf(table: Dustup, figure: Figure): Unit {
  return table.units[figure.unit]!;
}

/** The figure that marks a unit of people; whoever only wants to know where a unit is asks `placeOf`. */
export function leaderOf(table: Dustup, unit: Unit): Figure {
  return table.figures[unit.leader]!;
}

/**
 * DU-FORCE-020, DU-VEH-008: where a unit is, for range, sight and whatever else goes by its place: with its leader, at
 * the centre of a vehicle, or in the vehicle that it rides in (DU-VEH-086).
 */
export function placeOf(table: Dustup, unit: Unit): Eyed {
  if (unit.where === 'aboard') return placeOf(table, table.units[unit.carrier]!);
  return unit.hull ?? table.figures[unit.leader]!;
}

export function seatOf(table: Dustup, side: number): string {
  return table.sides[side]!.seat;
}

export function sideOf(table: Dustup, seat: string): number {
  return table.sides.findIndex(side => side.seat === seat);
}

/** Two sides fight. */
export function enemyOf(side: number): number {
  return 1 - side;
}
