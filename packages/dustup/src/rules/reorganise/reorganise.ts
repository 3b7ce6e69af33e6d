import { fits, isWithin } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { isInCover, shelterAt } from '../../ground/cover.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { walkOf } from '../../ground/walk.ts';
import { type Use, uses } from '../../table/acts.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { followWithCounter } from '../detection/counters.ts';
import { faultOf, followersOf, putAt, spotsFor } from '../movement/formation.ts';
import { loseConcealment } from '../shooting/concealment.ts';
import type { ReorganiseAct } from './acts.ts';

export function whyNotReorganise(table: Dustup, unit: Unit, { use, places }: ReorganiseAct): Refusal[] {
  if (isInHold(unit) && use.do !== 'alight') {
    return [refuse('DU-GAP2-042', 'inHold', { unit: unit.who, action: 'reorganise' })];
  }
  const refusals = uses.kindOf(use).whyNot(table, unit, use);
  if (refusals.length > 0) return refusals;
  if (!isOpenTo(unit, use.do)) return [refuse('DU-VEH-047', 'aboard', { unit: unit.who, action: 'reorganise' })];
  if (places === undefined) return [];
  if (unit.hull !== null || unit.where !== 'table') return [refuse('DU-REORG-001', 'nobodyToPlace')];
  return whyNotRearrange(table, unit, places);
}

/** DU-GAP2-042: a vehicle in a hold can do nothing there but drive out. */
function isInHold({ hull, where }: Unit): boolean {
  return hull !== null && where === 'aboard';
}

/** DU-VEH-047: what can be done in a vehicle; all else takes ground under one's feet. */
const ABOARD: readonly Use['do'][] = [
  'rearrange',
  'dismount',
  'showUp',
  'takeOver',
  'extract',
  'assumeCommand',
  'mendGun',
  'alight',
];

function isOpenTo({ where }: Unit, use: Use['do']): boolean {
  return where !== 'aboard' || ABOARD.includes(use);
}

/** DU-REORG-001: how far a leader and the others may shift. */
const LEADER_SHIFT = 2000;
const SHIFT = 6000;

function whyNotRearrange(table: Dustup, unit: Unit, [at, ...places]: readonly Place[]): Refusal[] {
  const leader = placeOf(table, unit);
  const followers = followersOf(table, unit);
  if (at === undefined || places.length !== followers.length) {
    return [refuse('DU-REORG-001', 'placeForEach', followers.length + 1)];
  }
  if (!isWithin(at, leader, LEADER_SHIFT + TOLERANCE)) return [refuse('DU-REORG-001', 'leaderShift')];
  const walk = walkOf(table, unit);
  if (!fits(walk, at)) return [refuse('DU-REORG-001', 'noRoom')];
  const fault = faultOf(walk, at, followers, places, SHIFT);
  return fault === null ? [] : [refuse('DU-REORG-001', fault)];
}

export function reorganise(table: Dustup, io: DustupIo, unit: Unit, { use, places }: ReorganiseAct): void {
  if (places !== undefined) {
    putAt(leaderOf(table, unit), places[0]!);
    for (const [i, figure] of followersOf(table, unit).entries()) putAt(figure, places[i + 1]!);
    followWithCounter(table, unit);
    loseConcealment(table, io, unit);
  }
  uses.kindOf(use).perform(table, io, unit, use);
}

export function reorganisations(table: Dustup, unit: Unit): ReorganiseAct[] {
  const acts: ReorganiseAct[] = [];
  for (const kind of uses.all()) {
    if (isInHold(unit) ? kind.do !== 'alight' : !isOpenTo(unit, kind.do)) continue;
    for (const use of kind.list(table, unit)) acts.push({ do: 'reorganise', use });
  }
  return [...acts, ...closingUp(table, unit)];
}

/** DU-REORG-001: closing up round a leader in cover that too few of the others share. */
function closingUp(table: Dustup, unit: Unit): ReorganiseAct[] {
  if (unit.hull !== null || unit.where !== 'table') return [];
  const { x, y } = placeOf(table, unit);
  const isCovered = (p: Place) => shelterAt(table, p, null).cover !== 'none';
  if (unit.column || !isCovered({ x, y }) || isInCover(table, unit)) return [];
  const spots = spotsFor(table, unit, walkOf(table, unit), { x, y }, null) ?? [];
  const places = [{ x, y }, ...spots];
  const act: ReorganiseAct = { do: 'reorganise', use: { do: 'rearrange' }, places };
  const isBetter = 2 * places.filter(isCovered).length >= places.length;
  return isBetter && whyNotReorganise(table, unit, act).length === 0 ? [act] : [];
}
