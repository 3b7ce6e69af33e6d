import { squaredDistance } from '@sightline/geometry/field';
import type { Drop } from '../content/drops.ts';
import {
  CONFIDENCES,
  type Commitment,
  type Confidence,
  type Equipment,
  type Mover,
  type Quality,
  type Sensors,
  type UnitTrait,
  type UnitType,
} from '../content/schema.ts';
import type { VehicleRow } from '../content/vehicle-schema.ts';
import type { Faces } from '../dice/ladder.ts';
import { COHESION, isWithinInches } from '../ground/measure.ts';
import { type Figure, isAble, isWithUnit, isWounded } from './figures.ts';
import { isAirborne } from './flight.ts';
import type { Hull } from './hulls.ts';
import { type Dustup, NONE, type Place, placeOf, type Who } from './table.ts';

/** Where a unit is: not yet placed, on its way (DU-ARTY-023), on or over the table, in a vehicle there, or off in some way. */
export type Whereabouts =
  | 'muster'
  | 'inbound'
  | 'table'
  | 'aboard'
  | 'exited'
  | 'routedOff'
  | 'merged'
  /** DU-AIR-008, DU-AIR-009: an aircraft that broke off or never arrived, and whoever was in it. */
  | 'atBase'
  | 'shotDown'
  /** DU-AIR-080: a drop that came down somewhere else. */
  | 'lost';

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
  | 'attacksHull'
  | 'drivesThrough'
  | 'rams'
  | 'stepsAside'
  | 'givesWay'
  | 'wins'
  | 'loses';

/**
 * What units of every kind have. Its names are what tables and boards of all editions know, so that it stays flat; what
 * only one kind has is a record of its own.
 */
export interface Common {
  readonly id: number;
  readonly who: Who;
  readonly side: number;
  readonly code: string;
  readonly type: UnitType | VehicleRow['kind'];
  /** The column of the terrain tables its mounts use; 'infantry' on foot. */
  readonly mover: Mover;
  traits: readonly UnitTrait[];
  readonly moves: Faces;
  readonly commitment: Commitment;

  /** Regrouping may change what the unit has and what it is worth. */
  sensors: Sensors;
  comms: Equipment;
  /** DU-EW-002, DU-DRONE-006: 0 without the equipment. */
  warfare: Faces | 0;
  drones: Faces | 0;
  /** DU-ARTY-028: the die of its range finding gear. */
  rangefinder: Faces;
  /** DU-GUIDED-003: the die of its electronic counter-measures. */
  ecm: Faces;
  /** DU-GUIDED-024: the systems against missiles that it carries, and their die. */
  areaSystems: number;
  areaDie: Faces;
  /** DU-REGROUP-001: how many figures it began with, less those it has detached. */
  strength: number;
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
  /** DU-VEH-047, DU-VEH-125: the vehicle it rides in, or whose turret it is. */
  carrier: number;
  /** DU-HEAVY-001: the gun that it serves. */
  piece: number;
  /** DU-ARTY-023: the box of the inbound chart that its counter is in (chart.ts), and whether it has moved in this turn. */
  box: number;
  boxMoved: boolean;
  /** DU-AIR-076: how it drops in from high above when its counter comes to the battle; null of all others. */
  drop: Drop | null;
  confidence: Confidence;
  startConfidence: Confidence;
  /** What everybody saw of its confidence before it hid; null as long as it has not. */
  hidAs: Confidence | null;
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
  /** The turn in which it got over its panic (DU-MORALE-025). */
  calmedOn: number;
  frights: Fright[];
  unrallyable: boolean;
  /** DU-MORALE-008, DU-MORALE-009: once in the game. */
  underFire: boolean;
  everSuppressed: boolean;
  /** The objective it carries (DU-GAP-023). */
  carries: number;
  /** DU-GAP2-008: what it has for vehicles and buildings besides grenades. */
  satchels: number;
  breachingCharges: number;
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
  /** DU-ASSAULT-017: those of it whom fire met on the way to contact; NONE for each marker of a hull (DU-VEH-097). */
  fellOnTheWay: number[];
  /** How the latest assault that it had a part in has gone for it. */
  fared: Fared;
  /** DU-DETACH-004: detachments set in motion. */
  setInMotion: number[];
  /** DU-ORDER-008: units it has ordered successfully in this turn. */
  ordered: number[];
  /** DU-COMM-001: units whose messages have reached it. */
  heard: number[];
}

/** Men, on foot or in the saddle. A squad is a gun as long as it serves a piece (pieces.ts). */
export interface Squad extends Common {
  readonly kind: 'squad';
  readonly hull: null;
}

/** DU-VEH-002, DU-VEH-003: a vehicle, mech or monster is a unit without figures; its crew is its quality. */
export interface Vehicle extends Common {
  readonly kind: 'vehicle';
  readonly hull: Hull;
}

export type Unit = Squad | Vehicle;

export function isVehicle(unit: Unit): unit is Vehicle {
  return unit.hull !== null;
}

/** DU-VEH-094: men, mechs and monsters fight hand to hand; a vehicle does not. */
export function fightsBack(unit: Unit): boolean {
  return unit.type !== 'vehicle';
}

export function isHidden(unit: Unit): boolean {
  return unit.counter !== NONE;
}

export function has(unit: Unit, trait: UnitTrait): boolean {
  return unit.traits.includes(trait);
}

/** The able figures of a unit that are with it, in roster order (DU-FORCE-051). */
export function ableOf(table: Dustup, unit: Unit): Figure[] {
  const able: Figure[] = [];
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (isAble(figure) && !figure.left) able.push(figure);
  }
  return able;
}

export function ableCount(table: Dustup, unit: Unit): number {
  let count = 0;
  for (const id of unit.figures) if (isAble(table.figures[id]!) && !table.figures[id]!.left) count++;
  return count;
}

/** Untreated and stabilised figures that are with the unit. */
export function woundedOf(table: Dustup, unit: Unit): Figure[] {
  return unit.figures.map(id => table.figures[id]!).filter(figure => isWounded(figure) && !figure.left);
}

/** Everybody with the unit who is not dead: these are numbered when hits are allocated (DU-SHOOT-035). */
export function membersOf(table: Dustup, unit: Unit): Figure[] {
  return unit.figures.map(id => table.figures[id]!).filter(isWithUnit);
}

/** Whether there is anything left of it that can act: an able figure (DU-MED-011), or a hull that is no wreck. */
export function isFit(table: Dustup, unit: Unit): boolean {
  return unit.hull === null ? ableCount(table, unit) > 0 : !unit.hull.destroyed;
}

/** On the ground and fit: it can be met and fought, and is in the way; whoever is in the air is not (DU-AIR-012). */
export function stands(table: Dustup, unit: Unit): boolean {
  return unit.where === 'table' && isFit(table, unit) && !isAirborne(unit);
}

/** DU-VEH-047: whoever stands, and whoever rides: it can be activated and tested. */
export function isInPlay(table: Dustup, unit: Unit): boolean {
  return (unit.where === 'table' || unit.where === 'aboard') && isFit(table, unit);
}

/** DU-TURN-007: what counts for alternation and passing. */
export function isCounted(table: Dustup, unit: Unit): boolean {
  return unit.parent === NONE && isInPlay(table, unit);
}

/** DU-FORCE-012: exactly one figure that is not killed. */
export function isSingle(table: Dustup, unit: Unit): boolean {
  return membersOf(table, unit).length === 1;
}

/** DU-FORCE-022: somebody is out of cohesion. */
export function isDisorganised(table: Dustup, unit: Unit): boolean {
  return straysOf(table, unit).length > 0;
}

export function straysOf(table: Dustup, unit: Unit): Figure[] {
  // DU-VEH-047: whoever rides is with the others, wherever he stood before.
  if (unit.where === 'aboard') return [];
  const leader = placeOf(table, unit);
  const strays: Figure[] = [];
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (isWithUnit(figure) && !isWithinInches(figure, leader, COHESION)) strays.push(figure);
  }
  return strays;
}

/** DU-FORCE-036: a worse level is bound by all that binds a better one. */
export function isAtBest(unit: Unit, level: Confidence): boolean {
  return CONFIDENCES.indexOf(unit.confidence) >= CONFIDENCES.indexOf(level);
}

/** DU-TURN-020: all units, those of the active player first, as they stand in the roster. */
export function inOrder(table: Dustup): Unit[] {
  const [acting] = table.acting;
  const active = acting === undefined ? table.due : table.units[acting]!.side;
  const units: Unit[] = [];
  for (const unit of table.units) if (unit.side === active) units.push(unit);
  for (const unit of table.units) if (unit.side !== active) units.push(unit);
  return units;
}

/** Detachments of a unit that are on the table. */
export function detachmentsOf(table: Dustup, unit: Unit): Unit[] {
  return table.units.filter(({ parent, where }) => parent === unit.id && where === 'table');
}

/** DU-VEH-047: the vehicle that a unit rides in; null for whoever walks. */
export function carrierOf(table: Dustup, unit: Unit): Vehicle | null {
  if (unit.where !== 'aboard') return null;
  const carrier = table.units[unit.carrier]!;
  if (!isVehicle(carrier)) throw new Error(`expected ${unit.who.name} to ride in a vehicle`);
  return carrier;
}

/** DU-VEH-117, DU-VEH-125: what stands on the table where a unit is: itself, or the vehicle that it rides in or is part of. */
export function metAs(table: Dustup, unit: Unit): Unit {
  return unit.carrier === NONE ? unit : table.units[unit.carrier]!;
}

/** DU-SHOOT-055: completely concealed, by itself or with the vehicle that it rides in or is part of. */
export function isConcealed(table: Dustup, unit: Unit): boolean {
  return unit.concealed || metAs(table, unit).concealed;
}

/** Those who ride in a vehicle and of whom anybody is left, in the order of the roster. */
export function passengersOf(table: Dustup, { id }: Unit): Unit[] {
  const rides = table.units.filter(({ where, carrier }) => where === 'aboard' && carrier === id);
  return rides.filter(unit => unit.hull !== null || membersOf(table, unit).length > 0);
}

/** DU-VEH-125: a turret of a super-heavy vehicle, which is a unit of its own on the hull of another. */
export function isTurret({ hull }: Unit): boolean {
  return hull?.isPart === true;
}

export function turretsOf(table: Dustup, { id }: Unit): Vehicle[] {
  return table.units.filter(isVehicle).filter(unit => unit.carrier === id && isTurret(unit));
}

/** Whether `unit` stands somewhere below `commander` in the command tree (DU-FORCE-023). */
export function isBelow(table: Dustup, unit: Unit, commander: Unit): boolean {
  for (let above = superiorOf(unit); above !== NONE; above = superiorOf(table.units[above]!)) {
    if (above === commander.id) return true;
  }
  return false;
}

/** A detachment stands under its parent. */
export function superiorOf(unit: Unit): number {
  return unit.parent === NONE ? unit.superior : unit.parent;
}

/** The able figure of a unit nearest to a place; the one listed first if two are as near. */
export function nearestAble(table: Dustup, unit: Unit, to: { readonly x: number; readonly y: number }): Figure | null {
  let nearest: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const figure of ableOf(table, unit)) {
    const away = squaredDistance(figure, to);
    if (away < least) {
      nearest = figure;
      least = away;
    }
  }
  return nearest;
}
