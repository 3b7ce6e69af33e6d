import { type Refusal, refuse } from '@sightline/kernel';
import { areasAt, groundOf, isOnTable } from '../../ground/ground.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, enemyOf, leaderOf, NONE, seatOf } from '../../table/table.ts';
import { has, isHidden, type Unit } from '../../table/units.ts';
import { layCounter } from '../detection/counters.ts';
import { muster } from '../forces/muster.ts';
import { rollWind } from '../smoke/wind.ts';
import { rollOff } from '../turn/roll-off.ts';
import { canHideAt, placeDummies } from './dummies.ts';
import type { Deploy, Deployment, WhichToDeploy } from './questions.ts';
import { formUp, whyNotStandAt } from './room.ts';
import { gridOf, isInZone } from './zones.ts';

/** DU-GAP-029: one unit of the side whose turn it is to deploy. */
export function deployStep(table: Dustup, io: DustupIo): void {
  if (table.due === NONE) {
    rollWind(table, io);
    muster(table, io);
    // The loser of the roll places first.
    table.due =
      table.deploysFirst === NONE ? enemyOf(rollOff(table, io, 'deploymentRolled', 'DU-GAP-029')) : table.deploysFirst;
    return;
  }
  const side = waiting(table, table.due).length > 0 ? table.due : enemyOf(table.due);
  const units = waiting(table, side);
  if (units.length === 0) return endDeployment(table, io);
  deployOne(table, io, units);
  // A scenario that names who deploys first means all of it.
  table.due = table.deploysFirst === NONE ? enemyOf(side) : side;
}

function waiting(table: Dustup, side: number): Unit[] {
  return table.units.filter(unit => unit.side === side && unit.where === 'muster');
}

function endDeployment(table: Dustup, io: DustupIo): void {
  table.phase = 'turnStart';
  table.due = NONE;
  happen(table, io, { on: 'deployed' });
}

function deployOne(table: Dustup, io: DustupIo, units: readonly Unit[]): void {
  const [first] = units;
  const seat = seatOf(table, first!.side);
  const picked =
    units.length === 1
      ? first!.id
      : io.ask<WhichToDeploy>(seat, {
          kind: 'whichToDeploy',
          rule: 'DU-GAP-029',
          names: table.names,
          options: units.map(({ id }) => id),
        });
  const unit = table.units[picked]!;
  const answer = io.ask<Deploy>(seat, {
    kind: 'deploy',
    rule: 'DU-GAP-029',
    unit: unit.who,
    mayHide: mayHide(table, unit),
  });
  deploy(table, io, unit, answer);
}

function deploy(table: Dustup, io: DustupIo, unit: Unit, { at, hidden, places }: Deployment): void {
  unit.where = 'table';
  unit.column = table.sides[unit.side]!.column;
  formUp(table, unit, at, places);
  unit.propped = startsPropped(table, unit);
  if (hidden) {
    unit.column = false;
    const told = { type: 'deployed', rule: 'DU-GAP-029', unit: unit.who, at, only: seatOf(table, unit.side) } as const;
    io.tell(told);
    layCounter(table, io, unit.side, at, unit);
    return placeDummies(table, io, unit.side);
  }
  io.tell({ type: 'deployed', rule: 'DU-GAP-029', unit: unit.who, at });
}

/** DU-GAP-021: units in the trenches of the ridge. */
function startsPropped(table: Dustup, unit: Unit): boolean {
  const { proppedIn } = table.sides[unit.side]!;
  if (proppedIn === null) return false;
  return areasAt(groundOf(table), leaderOf(table, unit)).some(({ type }) => type.id === proppedIn);
}

/** DU-GAP-029: hidden units come before visible ones; DU-GAP-024: stalkers may always hide. */
export function mayHide(table: Dustup, unit: Unit): boolean {
  const side = table.sides[unit.side]!;
  const own = table.units.filter(other => other.side === unit.side && other.where === 'table');
  if (side.infiltrators && has(unit, 'mayStartHidden')) return true;
  return own.length < side.hiddenUnits && own.every(isHidden);
}

export function whyNotDeploy(table: Dustup, unit: Unit, { at, hidden, places }: Deployment): Refusal[] {
  if (!isOnTable(groundOf(table), at)) return [refuse('DU-GAP-029', 'offTable')];
  if (hidden && !mayHide(table, unit)) return [refuse('DU-DETECT-001', 'mayNotHide')];
  if (hidden && !canHideAt(table, at)) return [refuse('DU-DETECT-001', 'nothingToHideIn')];
  const isFree = hidden === true && table.sides[unit.side]!.infiltrators;
  if (!isFree && !isInZone(table, unit.side, at) && !isZoneFull(table, unit))
    return [refuse('DU-GAP-029', 'outsideZone')];
  return whyNotStandAt(table, unit, at, places);
}

/** Whether a zone has no room left for a unit; it may then stand anywhere clear of the enemy. */
function isZoneFull(table: Dustup, unit: Unit): boolean {
  for (const at of gridOf(table, unit.side)) if (whyNotStandAt(table, unit, at).length === 0) return false;
  return true;
}
