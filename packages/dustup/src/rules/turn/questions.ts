import type { Free, Listed, RegionKinds } from '@sightline/kernel';
import { type Act, acts } from '../../table/acts.ts';
import type { DustupEvent } from '../../table/events.ts';
import type { Dustup, Names, Who } from '../../table/table.ts';
import { actsOf, foreseeAct, whyNotAct } from './actions.ts';

/** What a side does with its place in the alternation. */
export type Choice =
  | { readonly do: 'activate'; readonly unit: number }
  /** DU-FORCE-007: a counter of the inbound chart moves on. */
  | { readonly do: 'bringOn'; readonly unit: number }
  /** DU-ARTY-020: a fire mission that is due comes down. */
  | { readonly do: 'land'; readonly mission: number }
  /** DU-TURN-006. */
  | { readonly do: 'pass' };

/** DU-TURN-001: whoever won the roll. */
export type GoFirst = Listed<'first' | 'second'> & { readonly kind: 'goFirst' };
/** DU-TURN-009: the last to spend a token acts. */
export type KeepInitiative = Listed<'spend' | 'let'> & {
  readonly kind: 'keepInitiative';
  readonly unit: Who;
  readonly tokens: number;
};
export type Activate = Listed<Choice> & { readonly kind: 'activate'; readonly names: Names };
export type DoAct = Free<Act> & {
  readonly kind: 'act';
  readonly unit: Who;
  readonly actions: number;
  readonly names: Names;
};
/** DU-GAP-026: an event card lets a side pick one of these. */
export type PickForEvent = Listed<number> & {
  readonly kind: 'pickForEvent';
  readonly card: 'jam' | 'secondWind';
  readonly names: Names;
};

export type TurnQuestion = GoFirst | KeepInitiative | Activate | DoAct | PickForEvent;

export const turnRegions: RegionKinds<Dustup, DustupEvent, DoAct> = {
  act: {
    isForm: acts.isAct,
    whyNot: (table, { unit }, act) => whyNotAct(table, table.units[unit.id]!, act),
    candidates: (table, { unit }) => actsOf(table, table.units[unit.id]!),
    foresee: (table, { unit }, act) => foreseeAct(table, table.units[unit.id]!, act),
  },
};
