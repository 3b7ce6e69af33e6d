import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { isInCover } from '../../ground/cover.ts';
import type { ActionName } from '../../table/acts.ts';
import { isAirborne, isFixedWing } from '../../table/flight.ts';
import type { Dustup } from '../../table/table.ts';
import { isAtBest, isConcealed, isDisorganised, isTurret, type Unit } from '../../table/units.ts';
import { fortOf } from '../buildings/forts.ts';
import { isSuppressed, mayFireThroughPorts } from '../suppression/suppressed.ts';

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

const whenSuppressed = only('prop', 'communicate', 'recover', 'stop');
/** DU-VEH-088: the closed list is for men. DU-VEH-100, DU-VEH-116: neither assault nor tank shock is open to them. */
const whenVehicleSuppressed = allBut('assault', 'reorganise');
const commanding = only('order', 'rally', 'activateDetachment');
const whenBroken = allBut('assault');

/** DU-VEH-006, DU-VEH-007: what no vehicle does. */
const whenVehicle = allBut(
  'detach',
  'medical',
  'prop',
  'unprop',
  'regroup',
  'activateDetachment',
  'rejoin',
  'drone',
  'fightFire',
);

/** DU-AIR-017: what cannot hover has one action left and has not moved yet. */
function mustMove(unit: Unit): boolean {
  return isAirborne(unit) && unit.hull !== null && isFixedWing(unit.hull.model) && !unit.moved && unit.actions === 1;
}

/** DU-VEH-006: some have what it takes by their entry. */
function isOpenTo({ hull, drones }: Unit, action: ActionName): boolean {
  if (action === 'medical') return hull?.model.medical !== undefined;
  return action === 'drone' && drones > 0;
}

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
    holds: (table, unit) => isSuppressed(table, unit) && unit.confidence !== 'routed',
    // DU-SUPP-004, DU-SHOOT-002: until the last marker is gone. DU-SUPP-005, DU-REORG-003: in cover it may reorganise.
    allows: (action, table, unit) =>
      (unit.hull === null ? whenSuppressed(action) : whenVehicleSuppressed(action)) ||
      (action === 'shoot' && (mayFireThroughPorts(table, unit) || fortOf(table, unit) !== null)) ||
      (table.options.suppressedCommand && commanding(action)) ||
      (action === 'reorganise' && isInCover(table, unit)),
  },
  {
    rule: 'DU-FORCE-022',
    code: 'disorganised',
    holds: isDisorganised,
    // DU-PROP-007: it has to get up before it can close up.
    allows: only('move', 'recover', 'unprop', 'stop'),
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
    holds: isConcealed,
    allows: allBut('shoot', 'assault'),
  },
  {
    rule: 'DU-VEH-006',
    code: 'vehicle',
    holds: (_, unit) => unit.hull !== null,
    allows: (action, _, unit) => whenVehicle(action) || isOpenTo(unit, action),
  },
  {
    rule: 'DU-AIR-016',
    code: 'airborne',
    holds: (_, unit) => isAirborne(unit),
    allows: only('move', 'shoot', 'drop', 'detect', 'communicate', 'order', 'rally', 'stop'),
  },
  {
    rule: 'DU-AIR-017',
    code: 'mustMove',
    holds: (_, unit) => mustMove(unit),
    allows: only('move'),
  },
  {
    rule: 'DU-VEH-125',
    code: 'turret',
    holds: (_, unit) => isTurret(unit),
    allows: only('shoot', 'recover', 'communicate', 'detect', 'stop'),
  },
  {
    rule: 'DU-VEH-095',
    code: 'unmanned',
    holds: (_, unit) => unit.hull?.unmanned === true,
    allows: only('stop'),
  },
  {
    rule: 'DU-VEH-047',
    code: 'aboard',
    holds: (_, unit) => unit.where === 'aboard',
    allows: only(
      'shoot',
      'recover',
      'reorganise',
      'communicate',
      'order',
      'rally',
      'activateDetachment',
      'medical',
      'detect',
      'stop',
    ),
  },
  {
    rule: 'DU-GAP2-042',
    code: 'inHold',
    holds: (_, unit) => unit.where === 'aboard' && unit.hull !== null,
    allows: only('recover', 'reorganise', 'communicate', 'stop'),
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
  if (action === 'stop' || action === 'free') return [];
  for (const state of states) {
    if (!state.allows(action, table, unit)) return [refuse(state.rule, state.code, { unit: unit.who, action })];
  }
  return [];
}

/** The states a unit is in; whoever asks about many actions looks them up once. */
export function statesOf(table: Dustup, unit: Unit): readonly State[] {
  return STATES.filter(state => state.holds(table, unit));
}
