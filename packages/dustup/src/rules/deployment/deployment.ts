import { bearingOf } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { areasAt, groundOf, isOnTable } from '../../ground/ground.ts';
import { canHideHull } from '../../ground/hiding-hulls.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, enemyOf, NONE, placeOf, seatOf } from '../../table/table.ts';
import { has, isHidden, turretsOf, type Unit } from '../../table/units.ts';
import { layCounter } from '../detection/counters.ts';
import { muster } from '../forces/muster.ts';
import { deployGun, hasGunToPack } from '../heavy-weapons/setting-up.ts';
import { shareOutMines } from '../mines/sharing-out.ts';
import { marchOf } from '../movement/column.ts';
import { rollWind } from '../smoke/wind.ts';
import { rollOff } from '../turn/roll-off.ts';
import { canHideAt, placeDummies } from './dummies.ts';
import type { Deploy, Deployment, WhichToDeploy } from './questions.ts';
import { bringRiders, formUp, whyNotStandAt } from './room.ts';
import { gridOf, isInZone } from './zones.ts';

/** DU-GAP-029: one unit of the side whose turn it is to deploy. */
export function deployStep(table: Dustup, io: DustupIo): void {
  if (table.due === NONE) {
    rollWind(table, io);
    muster(table, io);
    shareOutMines(table, io);
    takePosts(table, io);
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

/** DU-GAP2-046: whoever has a post stands there before anybody is asked. */
function takePosts(table: Dustup, io: DustupIo): void {
  for (const { posts } of table.sides) {
    for (const { unit, at, facing } of posts) {
      deploy(table, io, table.units[unit]!, facing === undefined ? { at } : { at, facing });
    }
  }
}

function waiting(table: Dustup, side: number): Unit[] {
  return table.units.filter(unit => unit.side === side && unit.where === 'muster' && unit.carrier === NONE);
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

function deploy(table: Dustup, io: DustupIo, unit: Unit, { at, hidden, places, facing, packed }: Deployment): void {
  unit.where = 'table';
  unit.column = table.sides[unit.side]!.column;
  formUp(table, unit, at, places, facing);
  bringRiders(table, unit);
  deployGun(table, unit, bearingOf(marchOf(table, unit)), packed !== true);
  unit.propped = startsPropped(table, unit);
  const told = { type: 'deployed', rule: 'DU-GAP-029', unit: unit.who, at, where: landmarkOf(table, at) } as const;
  if (hidden) {
    unit.column = false;
    io.tell({ ...told, only: seatOf(table, unit.side) });
    layCounter(table, io, unit.side, at, unit);
    return placeDummies(table, io, unit.side);
  }
  io.tell(told);
}

/** DU-GAP-021: units in the trenches of the ridge. */
function startsPropped(table: Dustup, unit: Unit): boolean {
  const { proppedIn } = table.sides[unit.side]!;
  if (proppedIn === null) return false;
  return areasAt(groundOf(table), placeOf(table, unit)).some(({ type }) => type.id === proppedIn);
}

/** DU-GAP-029: hidden units come before visible ones who choose their place; DU-GAP-024: stalkers may always hide. */
export function mayHide(table: Dustup, unit: Unit): boolean {
  const side = table.sides[unit.side]!;
  // DU-VEH-124: nothing hides an army by itself.
  if (turretsOf(table, unit).length > 0) return false;
  const isPosted = ({ id }: Unit) => side.posts.some(post => post.unit === id);
  const own = table.units.filter(other => other.side === unit.side && other.where === 'table' && !isPosted(other));
  if (side.infiltrators && has(unit, 'mayStartHidden')) return true;
  if (side.hiders !== null && !side.hiders.includes(unit.id)) return false;
  return own.length < side.hiddenUnits && own.every(isHidden);
}

export function whyNotDeploy(table: Dustup, unit: Unit, { at, hidden, places, facing, packed }: Deployment): Refusal[] {
  if (!isOnTable(groundOf(table), at)) return [refuse('DU-GAP-029', 'offTable')];
  if (hidden && !mayHide(table, unit)) return [refuse('DU-DETECT-001', 'mayNotHide')];
  if (hidden && !canHideAt(table, at)) return [refuse('DU-DETECT-001', 'nothingToHideIn')];
  if (hidden && unit.hull !== null) {
    const { model, facing: before } = unit.hull;
    const isHiding = canHideHull(table, { model, x: at.x, y: at.y, facing: facing ?? before });
    if (!isHiding) return [refuse('DU-VEH-014', 'nothingToHideIn')];
  }
  const isFree = hidden === true && table.sides[unit.side]!.infiltrators;
  if (!isFree && !isInZone(table, unit.side, at) && !isZoneFull(table, unit))
    return [refuse('DU-GAP-029', 'outsideZone')];
  if (facing !== undefined && unit.hull === null) return [refuse('DU-VEH-036', 'noSuchVehicle')];
  if (packed && !hasGunToPack(table, unit)) return [refuse('DU-HEAVY-003', 'noGunToPack')];
  return whyNotStandAt(table, unit, at, places, facing);
}

/** Whether a zone has no room left for a unit; it may then stand anywhere clear of the enemy. */
function isZoneFull(table: Dustup, unit: Unit): boolean {
  for (const at of gridOf(table, unit.side)) if (whyNotStandAt(table, unit, at).length === 0) return false;
  return true;
}
