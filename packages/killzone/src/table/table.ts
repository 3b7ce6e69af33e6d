import type { Io } from '@sightline/kernel';
import type { CoreValues } from '../content/load.ts';
import type { Brought, MapRow, Objective } from '../content/schema.ts';
import type { Rulings } from '../switches.ts';
import type { KillzoneEvent } from './events.ts';
import type { Figure, Group, Names, Vehicle } from './units.ts';

/** A smoke cloud: it stays in its room, and outside when its room is NONE. */
export interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly firedOn: number;
}

/** KZ-FIRE: how a room stands with fire. */
export type FireState = 'none' | 'minor' | 'major' | 'burntOut';

export interface RoomFire {
  state: FireState;
  /** The turn of the latest fire attack; NONE for never. Nobody may enter for the rest of it. */
  attackedOn: number;
}

/** Something that can be carried off: the loot of a car chase, the object of a raid. */
export interface Prize {
  x: number;
  y: number;
  room: number;
  holder: number;
  vehicle: number;
  away: boolean;
}

export type Phase = 'deployment' | 'overdose' | 'orders' | 'initiative' | 'action' | 'changingOrders' | 'over';

export interface Ending {
  readonly winners: readonly number[];
  readonly rule: 'KZ-WIN-001' | 'KZ-WIN-002' | 'KZ-WIN-003' | ScenarioRule;
  readonly reason: EndingReason;
}
export type EndingReason =
  | 'points'
  | 'noneLeft'
  | 'broughtOff'
  | 'keptFromRaiders'
  | 'assassinated'
  | 'survived'
  | 'topFloor'
  | 'getaway'
  | 'decisiveGetaway'
  | 'lootTaken'
  | 'noGetaway';
type ScenarioRule = 'KZ-GAP-011' | 'KZ-GAP-012' | 'KZ-GAP-013' | 'KZ-GAP-014' | 'KZ-GAP-015';

export interface Killzone {
  readonly scenario: string;
  readonly seats: readonly string[];
  readonly titles: readonly string[];
  readonly names: Names;
  /** What its rosters brought along; everything else is shipped. */
  readonly brought: Brought;
  readonly map: MapRow;
  readonly values: CoreValues;
  readonly rulings: Rulings;
  readonly night: boolean;
  readonly turns: number;
  /** In mils; 0 without radios. */
  readonly radioReach: number;
  readonly objective: Objective;

  figures: Figure[];
  groups: Group[];
  vehicles: Vehicle[];
  clouds: Cloud[];
  /** By room. */
  fires: RoomFire[];
  prizes: Prize[];
  /** Smoke grenades that each side may still have fired from off the table (KZ-GAP-013). */
  barrage: number[];
  /** The edge each side deploys on and calls its own: by side. */
  edges: ('north' | 'east' | 'south' | 'west')[];
  /** Victory points that a scenario gives turn by turn. */
  scores: number[];
  turn: number;
  phase: Phase;
  /** The groups of this turn in initiative order, and how many of them have begun. */
  sequence: number[];
  begun: number;
  /** The group whose action is going on. */
  acting: number;
  ending: Ending | null;
}

export type KillzoneIo = Io<KillzoneEvent>;

export function seatOf(table: Killzone, side: number): string {
  return table.seats[side]!;
}

export function sideOf(table: Killzone, seat: string): number {
  return table.seats.indexOf(seat);
}

/** The seat that answers for the other side: where misses go, where the overdosed are led. */
export function opposingSeat(table: Killzone, side: number): string {
  return seatOf(
    table,
    table.seats.findIndex((_, other) => other !== side),
  );
}
