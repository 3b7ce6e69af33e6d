import type { MineKind } from '../content/schema.ts';
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
  readonly source: 'fire' | 'discharger' | 'generator' | 'shell';
  /** The fire, unit or generator it comes from; lines of shells are numbered. */
  readonly of: number;
  readonly laidOn: number;
}

export interface Blaze {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly startedOn: number;
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
  /** The unit that fires it on command. */
  controller: number;
  shown: boolean;
  removed: boolean;
  /** DU-MINE-010: cleared lanes, each from where it starts to where it ends. */
  lanes: [Place, Place][];
  /** DU-MINE-031: units that have searched for it in their present activation. */
  triedBy: number[];
}

/** DU-BUILD-002: what stands on an area of the map, module by module. */
export interface Building {
  readonly id: number;
  /** The area of the map. */
  readonly area: number;
  readonly size: number;
  /** DU-BUILD-006: what it and its parts are made of. */
  readonly structure: string;
  readonly door: string;
  readonly window: string;
  damage: number;
  destroyed: boolean;
}

export interface Objective {
  readonly id: number;
  readonly name: string;
  readonly points: number;
  readonly carry: boolean;
  /** DU-GAP-024: the key to the place. */
  readonly decides: boolean;
  x: number;
  y: number;
  /** The side that controls it. */
  holder: number;
  /** DU-TURN-011: sides that have had their token for it. */
  awarded: number[];
  /** The unit that carries it. */
  carrier: number;
}

/** A piece of the map that has become something else: rubble, a bridge that is blown. */
export interface Altered {
  readonly area: number;
  readonly type: string;
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
  readonly by: 'fire' | 'flames' | 'blast' | 'mine' | 'closeCombat' | 'abandoning' | 'commander';
  readonly firstUnderFire: boolean;
  readonly firstSuppressed: boolean;
  readonly casualties: number;
  readonly leaderHit: boolean;
  /** Casualties that were untreated before it happened (DU-MORALE-014). */
  readonly untreatedBefore: number;
  readonly inColumn: boolean;
  /** DU-FIRE-008: by a weapon of terror. */
  readonly terror: boolean;
}
