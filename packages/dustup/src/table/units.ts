import { squaredDistance } from '@sightline/geometry/field';
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
import type { Faces } from '../dice/ladder.ts';
import { COHESION, isWithinInches } from '../ground/measure.ts';
import { type Figure, isAble, isWithUnit, isWounded } from './figures.ts';
import { type Dustup, leaderOf, NONE, type Place, type Who } from './table.ts';

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

/** On the table with at least one able figure: it can be activated, tested, fought (DU-MED-011). */
export function isInPlay(table: Dustup, unit: Unit): boolean {
  return unit.where === 'table' && ableCount(table, unit) > 0;
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
  const leader = leaderOf(table, unit);
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

/** Detachments of a unit that are on the table. */
export function detachmentsOf(table: Dustup, unit: Unit): Unit[] {
  return table.units.filter(({ parent, where }) => parent === unit.id && where === 'table');
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
