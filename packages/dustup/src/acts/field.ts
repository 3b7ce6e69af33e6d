import type { Place } from '../table.ts';
import type { ReorganiseUse } from './reorganise.ts';

export type FieldAct =
  | MoveAct
  | { readonly do: 'prop' }
  | { readonly do: 'unprop' }
  | { readonly do: 'recover' }
  | ReorganiseAct
  /** DU-TURN-004: the actions that are left are given up. */
  | { readonly do: 'stop' }
  /** DU-GAP-028: the player gives up the battle. */
  | { readonly do: 'concede' };

/** DU-MOVE-001: the way of the leader, its last point the nominated one. */
export interface MoveAct {
  readonly do: 'move';
  readonly route: readonly Place[];
  /** DU-MOVE-019: wounded who stay behind though they might be carried. */
  readonly leave?: readonly number[];
  /** DU-MOVE-005: the player wants to place the figures himself when the leader has arrived. */
  readonly arrange?: true;
}

/** DU-REORG-001: figures may be rearranged with any use, and it may be the only one. */
export interface ReorganiseAct {
  readonly do: 'reorganise';
  readonly use: ReorganiseUse;
  /** A place for every member that is not dead, in roster order. */
  readonly places?: readonly Place[];
}
