import type { Io } from '@sightline/kernel';
import type {
  Commitment,
  Confidence,
  Edge,
  Equipment,
  MapRow,
  Mover,
  Quality,
  Sensors,
  Specialist,
  UnitTrait,
  UnitType,
  VictoryRow,
} from './content/schema.ts';
import type { Faces } from './dice/ladder.ts';
import type { DustupEvent } from './events.ts';
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
import type { Options } from './options.ts';
import type { Weapon } from './weapons.ts';

export type * from './markers.ts';

/** Nobody, nowhere, none: the number that is no id. */
export const NONE = -1;

/** A number and the name people know it by; one record for each thing, shared by all that speak of it. */
export interface Who {
  readonly id: number;
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

/**
 * DU-FORCE-051. Untreated figures carry a casualty marker, stabilised ones a wounded marker; disabled is the unhurt
 * occupant of a wrecked suit.
 */
export type FigureState = 'able' | 'untreated' | 'stabilised' | 'disabled' | 'killed';

export interface Figure {
  readonly id: number;
  readonly who: Who;
  readonly side: number;
  readonly role: string;
  readonly specialist: Specialist | null;
  readonly close: string;
  /** The radius of its base in mils. */
  readonly radius: number;
  /** The unit it belongs to now: detaching, regrouping and being taken up change it. */
  unit: number;
  /** Armour and weapons can be lost with a suit, weapons also taken over. */
  armour: string;
  weapons: string[];
  /** Weapons by index that have fired in the activation going on, as bits (DU-SHOOT-003). */
  fired: number;
  state: FigureState;
  x: number;
  y: number;
  /** DU-MOVE-019: left behind by its unit; it lies where it is until somebody takes it up. */
  left: boolean;
  /** Off the table for good: evacuated, taken prisoner, gone with its unit. */
  gone: boolean;
}

/** Where a unit is: not yet placed, on its way (DU-FORCE-006), on the table, or off it in one way or another. */
export type Whereabouts = 'muster' | 'inbound' | 'table' | 'exited' | 'routedOff' | 'merged';

/** DU-MORALE-020 to DU-MORALE-022: what a unit has tested its nerve for. */
export type Fright = 'enemy' | 'fire' | 'armour' | 'creature' | 'powerArmour' | 'terror';

/** DU-ASSAULT-023, DU-ASSAULT-036, DU-ASSAULT-068: an attacker's courage and reach, who gives way, who wins. */
export type Fared =
  | 'none'
  | 'hangsBack'
  | 'losesHeart'
  | 'goesIn'
  | 'fallsShort'
  | 'inContact'
  | 'givesWay'
  | 'wins'
  | 'loses';

export interface Unit {
  readonly id: number;
  readonly who: Who;
  readonly side: number;
  readonly code: string;
  readonly type: UnitType;
  /** The column of the terrain tables its mounts use; 'infantry' on foot. */
  readonly mover: Mover;
  readonly traits: readonly UnitTrait[];
  readonly moves: Faces;
  readonly sensors: Sensors;
  readonly comms: Equipment;
  readonly commitment: Commitment;
  /** DU-EW-002, DU-DRONE-006: 0 without the equipment. */
  readonly warfare: Faces | 0;
  readonly drones: Faces | 0;

  /** Regrouping may change what the unit is worth. */
  quality: Quality;
  die: Faces;
  lv: number;
  /** DU-MORALE-039: the leadership value its commander orders and rallies with. */
  commandLv: number;
  /** The headquarters above it (DU-FORCE-023), and whether it is one itself. */
  superior: number;
  commands: boolean;
  /** DU-MORALE-040: its commander was promoted, and nobody has taken the post he had before. */
  vacated: boolean;
  /** DU-DETACH-001: the unit it was detached from. */
  parent: number;
  /** In roster order, the leader first; also those left behind stay listed until they join others. */
  figures: number[];
  /** The figure that marks the unit; while it is leaderless, the able figure nearest to the fallen leader. */
  leader: number;
  leaderless: boolean;
  /** The leader who fell and has not been replaced yet (DU-MORALE-036). */
  fallen: number;

  where: Whereabouts;
  /** The box of the inbound chart it waits in, and whether it has moved there in this turn. */
  box: number;
  boxMoved: boolean;
  confidence: Confidence;
  startConfidence: Confidence;
  suppression: number;
  activated: boolean;
  propped: boolean;
  column: boolean;
  /** DU-SHOOT-055: completely concealed, wherever the ground conceals it at all. */
  concealed: boolean;
  mounted: boolean;
  /** Where its mounts were left; null while it is mounted or has none (DU-FORCE-016). */
  mounts: Place | null;
  /** The counter it is hidden under. */
  counter: number;
  panicked: boolean;
  passedPanic: boolean;
  frights: Fright[];
  unrallyable: boolean;
  /** DU-MORALE-008, DU-MORALE-009: once in the game. */
  underFire: boolean;
  everSuppressed: boolean;
  /** The objective it carries (DU-GAP-023). */
  carries: number;
  satchels: number;
  /** The latest turn in which it fired (DU-GAP-030). */
  firedOn: number;
  /** DU-EW-003: attempts left until its next activation. */
  warfareCounters: number;
  /** DU-DRONE-002: where its drone hangs. */
  drone: Place | null;

  /** What belongs to the activation going on. */
  actions: number;
  acted: number;
  moved: boolean;
  byOrder: boolean;
  /** DU-ASSAULT-092: enemies within two inches when it was activated. */
  closeBy: number[];
  /** DU-ASSAULT-018: enemies it has tried to assault. */
  assaulted: number[];
  /** DU-ASSAULT-034: enemies whom an assault that fell short may still be pressed home against. */
  onto: number[];
  /** How the latest assault that it had a part in has gone for it. */
  fared: Fared;
  /** DU-DETACH-004: detachments set in motion. */
  setInMotion: number[];
  /** DU-ORDER-008: units it has ordered successfully in this turn. */
  ordered: number[];
  /** DU-COMM-001: units whose messages have reached it. */
  heard: number[];
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
  readonly reason: string;
}

export interface Dustup {
  readonly scenario: string;
  readonly map: MapRow;
  /** DU-SHOOT-027: weapons of the players' own. */
  readonly armoury: readonly Weapon[];
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
  /** DU-TURN-012, DU-TURN-015: chits by side, or cards by unit, event or turn end, the next one last. */
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

export function isAble(figure: Figure): boolean {
  return figure.state === 'able' && !figure.gone;
}

export function isWounded({ state, gone }: Figure): boolean {
  return (state === 'untreated' || state === 'stabilised') && !gone;
}

/** In the unit and with it, whole or wounded: not dead, not gone, not left behind. */
export function isWithUnit({ state, gone, left }: Figure): boolean {
  return state !== 'killed' && !gone && !left;
}

export function isHidden(unit: Unit): boolean {
  return unit.counter !== NONE;
}

export function has(unit: Unit, trait: UnitTrait): boolean {
  return unit.traits.includes(trait);
}
