import type { Io } from '@sightline/kernel';
import type { Edge, MapRow, VictoryRow } from '../content/schema.ts';
import type { Armoury } from '../content/weapons.ts';
import type { Faces } from '../dice/ladder.ts';
import type { Options } from '../switches.ts';
import type { DustupEvent } from './events.ts';
import type { Figure } from './figures.ts';
import type {
  Altered,
  Blaze,
  Bridge,
  Building,
  Cloud,
  Counter,
  Flame,
  Generator,
  Mine,
  Objective,
  Strain,
} from './markers.ts';
import type { Unit } from './units.ts';

/** Nobody, nowhere, none: the number that is no id. */
export const NONE = -1;

/** A number and the name people know it by; one record for each thing, shared by all that speak of it. */
export interface Who {
  readonly id: number;
  readonly name: string;
}

/** Something out of the content: its id, and the name it has there. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What everything is called, by id: questions carry it so that their answers can be put into words. */
export interface Names {
  readonly units: readonly string[];
  readonly figures: readonly string[];
}

/** Places are in mils, x to the east and y to the north. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Side {
  readonly id: number;
  readonly seat: string;
  readonly title: string;
  readonly zones: readonly (readonly Place[])[];
  readonly homeEdge: Edge | null;
  readonly exitEdge: Edge | null;
  readonly hiddenUnits: number;
  readonly proppedIn: string | null;
  readonly column: boolean;
  readonly infiltrators: boolean;
  readonly unjammable: boolean;
  readonly jammer: Faces | 0;
  tokens: number;
  /** Dummies it may still place (DU-DETECT-002). */
  dummies: number;
  evacuated: number;
  /** DU-MINE-018: command detonated mines it may still lay before the game. */
  commandMines: number;
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
  readonly rule: 'DU-GAP-020' | 'DU-GAP-021' | 'DU-GAP-022' | 'DU-GAP-023' | 'DU-GAP-024' | 'DU-GAP-025' | 'DU-GAP-028';
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
  altered: readonly Altered[];
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

export function leaderOf(table: Dustup, unit: Unit): Figure {
  return table.figures[unit.leader]!;
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
