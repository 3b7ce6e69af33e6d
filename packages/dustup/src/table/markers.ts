import type { MineKind } from '../content/scenario-schema.ts';
import type { Faces } from '../dice/ladder.ts';
import type { Place } from './table.ts';

/** DU-DETECT-002: a counter face down; the unit under it, or NONE for a dummy. */
export interface Counter {
  readonly id: number;
  readonly side: number;
  unit: number;
  x: number;
  y: number;
  /** DU-DETECT-008: for dummies, noted by the owner. */
  size: number;
  /** DU-DETECT-011: known not to be a dummy. */
  confirmed: boolean;
  removed: boolean;
}

/** Clouds are never changed, only laid and taken away: the list is replaced, so that looks can be prepared for it. */
export interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly source: 'fire' | 'discharger' | 'exhaust' | 'generator' | 'shell';
  /** The fire, unit or generator it comes from; lines of shells are numbered. */
  readonly of: number;
  readonly laidOn: number;
}

export interface Blaze {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly startedOn: number;
  /** DU-FIRE-004: the unit that fights it in this activation and is too busy with it to be burnt. */
  foughtBy: number;
  out: boolean;
}

export interface Generator {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  on: boolean;
}

/** Mines of every sort; views show 'faceDown' or 'onCommand' for what the viewer may not know. */
export interface Mine {
  readonly id: number;
  readonly side: number;
  kind: MineKind | 'faceDown' | 'onCommand';
  readonly x: number;
  readonly y: number;
  /** DU-MINE-019: a bearing in whole degrees. */
  readonly facing: number;
  /** DU-MINE-030: how many times over a device counts. */
  readonly times: number;
  /** The unit that fires it on command. */
  controller: number;
  shown: boolean;
  removed: boolean;
  /** DU-MINE-010: cleared lanes, each from where it starts to where it ends. */
  lanes: [Place, Place][];
  /** DU-MINE-031: units that have searched for it in their present activation. */
  triedBy: number[];
}

/** DU-BUILD-002: what stands on an area of the map, module by module, or a wall along one of its lines. */
export interface Building {
  readonly id: number;
  /** The area of the map; null for a wall. */
  readonly area: number | null;
  /** The line of the map; null for a house. */
  readonly line: number | null;
  readonly size: number;
  /** DU-BUILD-006: what it and its parts are made of. */
  readonly structure: string;
  readonly door: string;
  readonly window: string;
  /** DU-BUILD-008: what is left where it is destroyed. */
  readonly falls: 'rubble' | 'breach';
  damage: number;
  /** DU-BUILD-008: how often it has been broken open. */
  breached: number;
  destroyed: boolean;
}

export interface Objective {
  readonly id: number;
  readonly name: string;
  readonly points: number;
  readonly carry: boolean;
  /** DU-GAP-024: the key to the place. */
  readonly decides: boolean;
  /** DU-GAP2-009: of the circle that has to be held, in mils; null where it is held by a leader close to it. */
  readonly radius: number | null;
  /** DU-GAP2-046: the side that it counts for; NONE where it counts for either. */
  readonly counts: number;
  /** DU-GAP2-046: the building that it is, or NONE. */
  readonly building: number;
  x: number;
  y: number;
  /** The side that controls it. */
  holder: number;
  /** DU-TURN-011: sides that have had their token for it. */
  awarded: number[];
  /** The unit that carries it. */
  carrier: number;
}

/** DU-GAP2-047: what the beasts come from, a circle in the ground. */
export interface Nest extends Place {
  readonly radius: number;
  readonly class: number;
  destroyed: boolean;
}

/** DU-GUIDED-023: a system set down against missiles. */
export interface AreaSystem {
  readonly id: number;
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly die: Faces;
  removed: boolean;
}

/** A piece of the map that has become something else: rubble, a bridge that is blown. */
export interface Altered {
  readonly area: number;
  readonly type: string;
}

/**
 * DU-VEH-064: what is left of a vehicle, a piece of terrain from then on. Wrecks are added, never changed: the list is
 * replaced, so that the ground can be prepared for it.
 */
export interface Wreck {
  readonly unit: number;
  /** A type of terrain. */
  readonly type: 'wreck' | 'wreckSoft';
  readonly points: readonly Place[];
}

/**
 * DU-GAP2-005, DU-BUILD-008: where a line of the map or the wall of a house is broken through, and how wide, in mils. The
 * list is replaced as that of wrecks is.
 */
export interface Breach extends Place {
  /** The line of the map; null where it is a house. */
  readonly line: number | null;
  /** The area that the house stands on; null where it is a line. */
  readonly area: number | null;
  readonly width: number;
}

/** DU-GAP-025: where the charges are, who may blow them, and what the road over it becomes then. */
export interface Bridge extends Place {
  readonly side: number;
  readonly area: number;
  readonly becomes: string;
  /** In how many turns somebody must have worked at the charges. */
  readonly actions: number;
}

/** DU-FIRE-002: where a flame weapon has played in the action going on, and whose it was. */
export interface Flame extends Place {
  readonly unit: number;
}

/** Something that calls for a test as soon as the action is over (DU-TURN-020); plain data between hit and test. */
export interface Strain {
  readonly unit: number;
  readonly by: 'fire' | 'flames' | 'blast' | 'mine' | 'wreck' | 'closeCombat' | 'abandoning' | 'commander' | 'landing';
  readonly firstUnderFire: boolean;
  readonly firstSuppressed: boolean;
  readonly casualties: number;
  readonly leaderHit: boolean;
  /** Casualties that were untreated before it happened (DU-MORALE-014). */
  readonly untreatedBefore: number;
  /** DU-MORALE-017: damage markers that a vehicle took in it, and those it had before. */
  readonly damage: number;
  readonly damageBefore: number;
  readonly inColumn: boolean;
  /** DU-FIRE-008: by a weapon of terror. */
  readonly terror: boolean;
  /** DU-AIR-030: by something that was fired from the air. */
  readonly fromTheAir: boolean;
  /** DU-MORALE-021: rounds or bombs of the enemy's. */
  readonly fromEnemy?: true;
}
