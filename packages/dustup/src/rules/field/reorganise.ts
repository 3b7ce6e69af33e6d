import { fits, isWithin } from '@sightline/geometry/field';
import { isRecord, type Refusal, refuse } from '@sightline/kernel';
import type { ReorganiseAct } from '../../acts/field.ts';
import type { ReorganiseUse } from '../../acts/reorganise.ts';
import { isInCover, shelterAt, shelterOf } from '../../ground/cover.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { walkOf } from '../../ground/walk.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, type Unit } from '../../table.ts';
import { arePlaces, hasKeys, type Raw, type UseKind, type UsesOf } from '../action.ts';
import { commandUses } from '../command/uses.ts';
import { hazardUses } from '../hazards/actions.ts';
import { medicalUses } from '../medical/actions.ts';
import { shootingUses } from '../shooting/uses.ts';
import { tellOf } from '../telling.ts';
import { followWithCounter } from './counters.ts';
import { faultOf, followersOf, putAt, spotsFor } from './formation.ts';
import { fieldUses } from './uses.ts';

let known: UsesOf<ReorganiseUse> | null = null;

/** DU-REORG-004: everything that a reorganise action may be used for; the chapters bring theirs. */
function uses(): UsesOf<ReorganiseUse> {
  known ??= { ...fieldUses, ...hazardUses, ...shootingUses, ...medicalUses, ...commandUses };
  return known;
}

function kindOf<U extends ReorganiseUse>(use: U): UseKind<U> {
  return uses()[use.for] as unknown as UseKind<U>;
}

export function isReorganise(value: Raw): boolean {
  if (!hasKeys(value, ['do', 'use'], ['places'])) return false;
  if ('places' in value && !arePlaces(value['places'])) return false;
  const use = value['use'];
  if (!isRecord(use) || typeof use['for'] !== 'string' || !Object.hasOwn(uses(), use['for'])) return false;
  return uses()[use['for'] as ReorganiseUse['for']].isForm(use);
}

export function whyNotReorganise(table: Dustup, unit: Unit, { use, places }: ReorganiseAct): Refusal[] {
  const refusals = kindOf(use).whyNot(table, unit, use);
  if (refusals.length > 0 || places === undefined) return refusals;
  return whyNotRearrange(table, unit, places);
}

/** DU-REORG-001: how far a leader and the others may shift. */
const LEADER_SHIFT = 2000;
const SHIFT = 6000;

function whyNotRearrange(table: Dustup, unit: Unit, [at, ...places]: readonly Place[]): Refusal[] {
  const leader = leaderOf(table, unit);
  const followers = followersOf(table, unit);
  if (unit.propped) return [refuse('DU-REORG-005', 'propped')];
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
  kindOf(use).perform(table, io, unit, use);
}

/** DU-REORG-005: complete concealment ends where the ground gives none. */
function loseConcealment(table: Dustup, io: DustupIo, unit: Unit): void {
  if (!unit.concealed || shelterOf(table, unit, null).concealment !== 'none') return;
  unit.concealed = false;
  tellOf(table, io, unit, { type: 'leftConcealment', rule: 'DU-REORG-005', unit: unit.who });
}

export function reorganisations(table: Dustup, unit: Unit): ReorganiseAct[] {
  const acts: ReorganiseAct[] = [];
  for (const kind of Object.values(uses()) as UseKind<ReorganiseUse>[]) {
    for (const use of kind.candidates(table, unit)) acts.push({ do: 'reorganise', use });
  }
  return [...acts, ...closingUp(table, unit)];
}

/** DU-REORG-001: closing up round a leader in cover that too few of the others share. */
function closingUp(table: Dustup, unit: Unit): ReorganiseAct[] {
  const { x, y } = leaderOf(table, unit);
  const isCovered = (p: Place) => shelterAt(table, p, null).cover !== 'none';
  if (unit.propped || unit.column || !isCovered({ x, y }) || isInCover(table, unit)) return [];
  const spots = spotsFor(table, unit, walkOf(table, unit), { x, y }, null) ?? [];
  const places = [{ x, y }, ...spots];
  const act: ReorganiseAct = { do: 'reorganise', use: { for: 'rearrange' }, places };
  const isBetter = 2 * places.filter(isCovered).length >= places.length;
  return isBetter && whyNotReorganise(table, unit, act).length === 0 ? [act] : [];
}
