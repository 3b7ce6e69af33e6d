import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { isInCover } from '../../ground/cover.ts';
import type { ActionName } from '../../table/acts.ts';
import type { Dustup } from '../../table/table.ts';
import { isAtBest, isDisorganised, type Unit } from '../../table/units.ts';

/** A state of a unit that allows only some actions, or bars some. */
export interface State {
  readonly rule: RuleId;
  readonly code: string;
  holds(table: Dustup, unit: Unit): boolean;
  allows(action: ActionName, table: Dustup, unit: Unit): boolean;
}

const only =
  (...actions: readonly ActionName[]) =>
  (action: ActionName) =>
    actions.includes(action);
const allBut =
  (...actions: readonly ActionName[]) =>
  (action: ActionName) =>
    !actions.includes(action);

const whenSuppressed = only('prop', 'communicate', 'order', 'rally', 'activateDetachment', 'recover', 'stop');
const whenBroken = only('move', 'shoot', 'prop', 'unprop', 'reorganise', 'communicate', 'medical', 'recover', 'stop');

/**
 * What each state leaves a unit free to do; all that apply must allow an action (DU-FORCE-036). The confidence of the
 * confident and the steady bars nothing (DU-FORCE-032).
 */
const STATES: readonly State[] = [
  {
    rule: 'DU-FORCE-035',
    code: 'routed',
    holds: (_, unit) => unit.confidence === 'routed',
    allows: only('move', 'stop'),
  },
  {
    rule: 'DU-MORALE-025',
    code: 'paralysed',
    holds: (_, unit) => unit.panicked,
    allows: only('stop'),
  },
  {
    rule: 'DU-SUPP-003',
    code: 'suppressed',
    // DU-SUPP-009: the routed do not mind.
    holds: (_, unit) => unit.suppression > 0 && unit.confidence !== 'routed',
    // DU-SUPP-004, DU-SHOOT-002: until the last marker is gone. DU-SUPP-005, DU-REORG-003: in cover it may reorganise.
    allows: (action, table, unit) => whenSuppressed(action) || (action === 'reorganise' && isInCover(table, unit)),
  },
  {
    rule: 'DU-FORCE-022',
    code: 'disorganised',
    holds: isDisorganised,
    allows: only('move', 'recover', 'stop'),
  },
  {
    rule: 'DU-MOVE-022',
    code: 'inColumn',
    holds: (_, unit) => unit.column,
    allows: only('move', 'reorganise', 'recover', 'stop'),
  },
  {
    rule: 'DU-PROP-005',
    code: 'propped',
    // DU-PROP-006: nor does it start an assault.
    holds: (_, unit) => unit.propped,
    allows: allBut('move', 'assault', 'regroup'),
  },
  {
    rule: 'DU-FORCE-034',
    code: 'broken',
    holds: (_, unit) => isAtBest(unit, 'broken'),
    allows: (action, table, unit) => whenBroken(action) && (action !== 'shoot' || isInCover(table, unit)),
  },
  {
    rule: 'DU-FORCE-033',
    code: 'shaken',
    holds: (_, unit) => isAtBest(unit, 'shaken'),
    allows: allBut('assault'),
  },
  {
    rule: 'DU-SHOOT-055',
    code: 'completelyConcealed',
    holds: (_, unit) => unit.concealed,
    allows: allBut('shoot', 'assault'),
  },
  {
    rule: 'DU-PROP-009',
    code: 'mounted',
    holds: (_, unit) => unit.mounted,
    allows: allBut('prop'),
  },
];

/** Why a unit in its present state may not take an action; an empty list is a yes. */
export function whyNotAction(
  table: Dustup,
  unit: Unit,
  action: ActionName,
  states: readonly State[] = statesOf(table, unit),
): Refusal[] {
  if (action === 'stop') return [];
  for (const state of states) {
    if (!state.allows(action, table, unit)) return [refuse(state.rule, state.code, { unit: unit.who.name, action })];
  }
  return [];
}

/** The states a unit is in; whoever asks about many actions looks them up once. */
export function statesOf(table: Dustup, unit: Unit): readonly State[] {
  return STATES.filter(state => state.holds(table, unit));
}
