import { boxOf, contains, fits, inches, isCloserThan, type Polygon } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { shelterAt } from '../../ground/cover.ts';
import { areasAt, groundOf, isOnTable } from '../../ground/ground.ts';
import { walkOf } from '../../ground/walk.ts';
import { happen } from '../../moments.ts';
import type { Deploy, Deployment, Dummy, PlaceDummy, WhichToDeploy } from '../../questions/field.ts';
import {
  type Dustup,
  type DustupIo,
  enemyOf,
  has,
  isHidden,
  leaderOf,
  NONE,
  type Place,
  seatOf,
  type Unit,
} from '../../table.ts';
import { whyNotEnter } from '../hazards/buildings.ts';
import { muster } from '../muster.ts';
import { rollOff } from '../turn.ts';
import { layCounter } from './counters.ts';
import { faultOf, followersOf, putAt, spotsFor } from './formation.ts';
import { CLEAR_OF_ENEMIES, isEnemyNear } from './inbound.ts';
import { marchOf } from './uses.ts';

/** DU-DETECT-002: dummies for each hidden unit. */
const DUMMIES = 2;

/** DU-GAP-029: one unit of the side whose turn it is to deploy. */
export function deployStep(table: Dustup, io: DustupIo): void {
  if (table.due === NONE) {
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

export function deploy(table: Dustup, io: DustupIo, unit: Unit, { at, hidden, places }: Deployment): void {
  unit.where = 'table';
  unit.column = table.sides[unit.side]!.column;
  formUp(table, unit, at, places);
  unit.propped = startsPropped(table, unit);
  if (hidden) {
    unit.column = false;
    const told = { type: 'deployed', rule: 'DU-GAP-029', unit: unit.who, at, only: seatOf(table, unit.side) } as const;
    io.tell(told);
    layCounter(table, io, unit.side, at, unit);
    table.sides[unit.side]!.dummies += DUMMIES;
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

/** The leader on his spot and the others where they are wanted: round him, or in column if that is how they march. */
export function formUp(table: Dustup, unit: Unit, at: Place, places?: readonly Place[]): void {
  putAt(leaderOf(table, unit), at);
  const walk = walkOf(table, unit, { isPlacing: true, within: 0 });
  const spots = places ?? spotsFor(table, unit, walk, at, unit.column ? marchOf(table, unit) : null);
  if (spots === null) throw new Error(`expected room for ${unit.who.name}`);
  for (const [i, figure] of followersOf(table, unit).entries()) putAt(figure, spots[i]!);
}

function placeDummies(table: Dustup, io: DustupIo, id: number): void {
  const side = table.sides[id]!;
  while (side.dummies > 0) {
    const answer = io.ask<PlaceDummy>(side.seat, { kind: 'dummy', rule: 'DU-DETECT-002', side: id });
    side.dummies--;
    if (answer !== 'enough') layCounter(table, io, id, answer, null, answer.size);
    else side.dummies = 0;
  }
}

/** DU-GAP-029: hidden units come before visible ones; DU-GAP-024: stalkers may always hide. */
export function mayHide(table: Dustup, unit: Unit): boolean {
  const side = table.sides[unit.side]!;
  const own = table.units.filter(other => other.side === unit.side && other.where === 'table');
  if (side.infiltrators && has(unit, 'mayStartHidden')) return true;
  return own.length < side.hiddenUnits && own.every(isHidden);
}

/** DU-DETECT-001: ground that can conceal infantry. */
export function canHideAt(table: Dustup, at: Place): boolean {
  return shelterAt(table, at, null).concealment !== 'none';
}

export function isInZone(table: Dustup, side: number, at: Place): boolean {
  return table.sides[side]!.zones.some(points => contains({ kind: 'polygon', points } satisfies Polygon, at));
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

/** Room for everybody, and no enemy near. */
function whyNotStandAt(table: Dustup, unit: Unit, at: Place, places?: readonly Place[]): Refusal[] {
  if (isEnemyNear(table, unit, at)) return [refuse('DU-GAP-029', 'enemyNear', CLEAR_OF_ENEMIES)];
  const placed = placedAt(table, unit, at);
  const walk = walkOf(placed, placed.units[unit.id]!, { isPlacing: true, within: 0 });
  if (!fits(walk, at)) return [refuse('DU-GAP-029', 'noRoom')];
  const full = whyNotEnter(table, unit, at);
  if (full.length > 0) return full;
  if (places === undefined) {
    const { column } = table.sides[unit.side]!;
    const spots = spotsFor(table, unit, walk, at, column ? marchOf(table, unit) : null);
    return spots === null ? [refuse('DU-GAP-029', 'noRoom')] : [];
  }
  const followers = followersOf(table, unit);
  if (places.length !== followers.length) return [refuse('DU-GAP-029', 'placeForEach', followers.length)];
  const fault = faultOf(walk, at, places, places, 0);
  return fault === null ? [] : [refuse('DU-GAP-029', fault)];
}

export function hasRoomAt(table: Dustup, unit: Unit, at: Place): boolean {
  return whyNotStandAt(table, unit, at).length === 0;
}

/** The table with the unit's leader on the spot, so that what is near it counts. */
function placedAt(table: Dustup, unit: Unit, { x, y }: Place): Dustup {
  const figures = table.figures.slice();
  figures[unit.leader] = { ...leaderOf(table, unit), x, y };
  return { ...table, figures };
}

/** Whether a zone has no room left for a unit; it may then stand anywhere clear of the enemy. */
function isZoneFull(table: Dustup, unit: Unit): boolean {
  for (const at of gridOf(table, unit.side)) if (whyNotStandAt(table, unit, at).length === 0) return false;
  return true;
}

/** Half an inch between places, the farthest from the own edge first. */
export function* gridOf(table: Dustup, side: number): Generator<Place> {
  for (const points of table.sides[side]!.zones) {
    const { minX, minY, maxX, maxY } = boxOf(points);
    for (let x = maxX - HALF_INCH; x >= minX; x -= HALF_INCH) {
      for (let y = minY + HALF_INCH; y <= maxY; y += HALF_INCH) {
        if (contains({ kind: 'polygon', points }, { x, y })) yield { x, y };
      }
    }
  }
}

const HALF_INCH = 500;

/** A counter is an inch across, and no two lie on one another. */
const COUNTER = inches(1);
/** DU-DETECT-008: sizes that something hidden may have. */
const SIZES = [1, 2, 3, 4, 5];

/** DU-DETECT-002: dummies obey the same rules of terrain and zone. */
export function whyNotDummy(table: Dustup, side: number, { x, y, size = 1 }: Dummy): Refusal[] {
  const at = { x, y };
  if (!SIZES.includes(size)) return [refuse('DU-DETECT-008', 'noSuchSize', SIZES.length)];
  if (!isInZone(table, side, at)) return [refuse('DU-DETECT-002', 'outsideZone')];
  if (!canHideAt(table, at)) return [refuse('DU-DETECT-001', 'nothingToHideIn')];
  const isTaken = table.counters.some(own => own.side === side && !own.removed && isCloserThan(own, at, COUNTER));
  return isTaken ? [refuse('DU-DETECT-002', 'onCounter')] : [];
}
