import type { Part } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { Faces } from '../../dice/ladder.ts';
import type { Success } from '../../dice/rolls.ts';
import type { Times } from '../../dice/times.ts';
import type { DustupEvent } from '../../table/events.ts';
import type { DustupIo, Place, Who } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import type { Rolled } from './events.ts';
import type { Missile } from './firepower.ts';

/** What decides, besides the target itself, what a strike may come to. */
export interface Force {
  readonly impact: Times;
  /** DU-VEH-067: of what was fired, for those who sit in what it struck. */
  readonly weaponClass: number;
  /** Of a heavy weapon; null for what men carry. */
  readonly size: number | null;
  readonly isSmallArms: boolean;
  /** DU-VEH-062: a rocket fired for its own penetration. */
  readonly isRocket: boolean;
  readonly missile: Missile | null;
}

/** What a shot has come to when its dice are on the table. */
export interface Effect extends Force {
  readonly success: Success;
  readonly hits: number;
  readonly suppressive: boolean;
}

/** DU-HEAVY-020: scattered men, or one thing to aim at; some weapons have other values against each. */
export type Column = 'infantry' | 'point';

/**
 * What a shot is aimed at: people, a vehicle, a building, a drone. Where it is, how it meets the shot and what a success does to it
 * is all in which they differ; volley.ts shoots at all of them alike.
 */
export interface Target<Harm = unknown> {
  /** Its name, if it has one. */
  readonly who: Who | null;
  /** What its target die is rolled by. */
  readonly rule: RuleId;
  /** Range is measured to this place. */
  readonly at: Place;
  /** Who rolls for it; a building has no owner. */
  readonly side: number | null;
  /** DU-SHOOT-007: what shifts its die besides the range and the firer. */
  readonly posture: readonly Part[];
  /** The armour class of what is struck; 0 where men are. */
  readonly armourClass: number;
  /** DU-HEAVY-020: which values of a weapon it meets. */
  readonly column: Column;
  /** DU-GUIDED-003: its counter-measures; null where there is nothing for a missile to follow. */
  readonly ecm: Faces | null;
  /** DU-GUIDED-008: whether there is cover in front of it. */
  readonly isCovered: boolean;
  /** DU-GUIDED-010: whether something physical obscures the line to it. */
  isObscured(): boolean;
  /** DU-HEAVY-024: how large it is beside the weapon; men are 1. */
  readonly size: number;
  /** Those who are in it: they come under fire with it, are marked with it, and are tested. */
  readonly units: readonly Unit[];
  /** DU-FIRE-002: the ground that flames play on; null in the air. */
  readonly ground: Place | null;
  /** DU-SHOOT-031: whether hits are counted; where none are, a major success does it all. */
  readonly takesHits: boolean;
  told(rolled: Rolled, force: Force): DustupEvent;
  /** By which rule those in it get a marker; null if they get none. */
  whyMarked(success: Success, suppressive: boolean): RuleId | null;
  /** All that decides what the dice of `strike` may come to, for whoever counts outcomes. */
  keyOf(force: Force): string;
  /** Rolls what the fire does; nothing changes yet. */
  strike(io: DustupIo, effect: Effect): Harm;
  /** The target bears it. Returns how many became casualties in each of its units. */
  bear(io: DustupIo, harm: Harm): readonly number[];
}
