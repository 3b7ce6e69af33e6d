import { fits, squaredDistance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { weaponNamed } from '../../content/weapons.ts';
import { COHESION, isWithinInches } from '../../ground/measure.ts';
import { walkOf } from '../../ground/walk.ts';
import { type Figure, isAble, isWithUnit } from '../../table/figures.ts';
import { type Dustup, type DustupIo, NONE, type Place, placeOf } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import {
  ableOf,
  detachmentsOf,
  isDisorganised,
  isHidden,
  isInPlay,
  membersOf,
  stands,
  type Unit,
} from '../../table/units.ts';
import { communicate, whyNotReach } from '../command/communicate.ts';
import { layCounter } from '../detection/counters.ts';
import { faultOf, gather, putAt } from '../movement/formation.ts';
import { activate } from '../turn/activation.ts';
import type { DetachAct } from './acts.ts';
import { absorb } from './joining.ts';
import { splitOff } from './split-off.ts';

/** DU-DETACH-001: with the switch, at most so many for one parent. */
const MOST = 2;

export function whyNotAnother(table: Dustup, unit: Unit): Refusal[] {
  const isFull = table.options.detachmentLimit && detachmentsOf(table, unit).length >= MOST;
  return isFull ? [refuse('DU-DETACH-001', 'enoughDetachments', MOST)] : [];
}

/** DU-DETACH-001, DU-DETACH-008: able figures but the leader, and wounded who have been treated, with somebody able. */
export function whyNotDetach(table: Dustup, unit: Unit, { figures, places }: DetachAct): Refusal[] {
  if (unit.parent !== NONE) return [refuse('DU-DETACH-001', 'isDetachment', { unit: unit.who })];
  const full = whyNotAnother(table, unit);
  if (full.length > 0) return full;
  const chosen = figures.map(id => table.figures[id]);
  const isDoubled = new Set(figures).size < figures.length;
  if (isDoubled || !chosen.every(figure => mayGo(unit, figure))) return [refuse('DU-DETACH-001', 'cannotGo')];
  if (!chosen.some(figure => isAble(figure!))) return [refuse('DU-DETACH-001', 'nobodyAble')];
  return places === undefined ? [] : whyNotStandAt(table, unit, figures, places);
}

/** DU-DETACH-001: anywhere inside the parent's footprint, which reaches as far from its leader as its farthest man. */
function whyNotStandAt(table: Dustup, unit: Unit, figures: readonly number[], places: readonly Place[]): Refusal[] {
  if (places.length !== figures.length) return [refuse('DU-DETACH-001', 'placeForEach', figures.length)];
  const leader = placeOf(table, unit);
  const members = membersOf(table, unit);
  const footprint = Math.max(...members.map(figure => squaredDistance(figure, leader)));
  if (places.some(place => squaredDistance(place, leader) > footprint)) {
    return [refuse('DU-DETACH-001', 'outsideFootprint')];
  }
  const marker = places[figures.indexOf(markerOf(table, unit, figures))]!;
  const others = places.filter(place => place !== marker);
  const walk = walkOf(table, unit);
  const fault = fits(walk, marker) ? faultOf(walk, marker, others, others, 0) : 'noRoom';
  if (fault !== null) return [refuse('DU-DETACH-001', fault)];
  const staying = members.filter(({ id }) => !figures.includes(id));
  const isClear = places.every(place =>
    staying.every(figure => squaredDistance(place, figure) >= (2 * walk.radius) ** 2),
  );
  return isClear ? [] : [refuse('DU-DETACH-001', 'overlaps')];
}

/** The able figure that comes first in the roster marks a detachment. */
function markerOf(table: Dustup, unit: Unit, figures: readonly number[]): number {
  return unit.figures.find(id => figures.includes(id) && isAble(table.figures[id]!))!;
}

/** DU-DETACH-002: whoever is with the leader is the parent. */
function mayGo(unit: Unit, figure: Figure | undefined): boolean {
  if (figure === undefined || figure.unit !== unit.id || figure.id === unit.leader || !isWithUnit(figure)) return false;
  return isAble(figure) || figure.state === 'stabilised';
}

/** DU-DETACH-001: they stand where they stood, or where they are wanted; an able figure marks them. */
export function detach(table: Dustup, io: DustupIo, unit: Unit, { figures, places = [] }: DetachAct): void {
  const inRoster = unit.figures.filter(id => figures.includes(id));
  const isUp = (id: number) => isAble(table.figures[id]!);
  const detachment = splitOff(table, unit, [...inRoster.filter(isUp), ...inRoster.filter(id => !isUp(id))]);
  for (const [i, place] of places.entries()) putAt(table.figures[figures[i]!]!, place);
  if (isDisorganised(table, detachment)) gather(table, detachment, walkOf(table, detachment));
  const who = detachment.figures.map(id => table.figures[id]!.who);
  const told = { unit: unit.who, detachment: detachment.who, figures: who };
  tellOf(table, io, unit, { type: 'detached', rule: 'DU-DETACH-001', ...told });
  // Hidden men who part lie under two counters (DU-DETECT-002).
  if (isHidden(unit)) layCounter(table, io, unit.side, placeOf(table, detachment), detachment);
}

/** So many are left for something. */
const WORTH_PARTING = 2;

/** Those with support weapons as a gun group, or else the second half of the unit. */
export function detachmentsFor(table: Dustup, unit: Unit): number[][] {
  const able = ableOf(table, unit).filter(({ id }) => id !== unit.leader);
  if (able.length < WORTH_PARTING || detachmentsOf(table, unit).length > 0 || unit.parent !== NONE) return [];
  const guns = able.filter(({ weapons }) => weapons.some(weapon => weaponNamed(table, weapon).kind === 'support'));
  const group = guns.length > 0 && guns.length < able.length ? guns : able.slice(Math.ceil(able.length / 2));
  return [group.map(({ id }) => id)];
}

/** DU-DETACH-003: all of the detachment within reach of the parent's leader, and both of a mind to. */
export function whyNotRejoin(table: Dustup, unit: Unit, id: number): Refusal[] {
  const other = table.units[id];
  if (other === undefined || !stands(table, other)) return [refuse('DU-DETACH-003', 'nobodyToJoin')];
  const pair = pairOf(unit, other);
  if (pair === null) return [refuse('DU-DETACH-003', 'nobodyToJoin')];
  const [parent, detachment] = pair;
  if (other.panicked || other.confidence === 'routed') return [refuse('DU-DETACH-003', 'cannotJoin')];
  if (parent.mounted !== detachment.mounted) return [refuse('DU-DETACH-003', 'cannotJoin')];
  const leader = placeOf(table, parent);
  const isNear = membersOf(table, detachment).every(figure => isWithinInches(figure, leader, COHESION));
  return isNear ? [] : [refuse('DU-DETACH-003', 'tooFarToJoin', COHESION)];
}

function pairOf(a: Unit, b: Unit): [parent: Unit, detachment: Unit] | null {
  if (b.parent === a.id) return [a, b];
  return a.parent === b.id ? [b, a] : null;
}

export function rejoin(table: Dustup, io: DustupIo, unit: Unit, id: number): void {
  const [parent, detachment] = pairOf(unit, table.units[id]!)!;
  absorb(table, io, parent, detachment);
  io.tell({ type: 'rejoined', rule: 'DU-DETACH-003', unit: parent.who, other: detachment.who });
}

export function rejoinsOf(table: Dustup, unit: Unit): number[] {
  const others = unit.parent === NONE ? detachmentsOf(table, unit) : [table.units[unit.parent]!];
  return others.filter(({ id }) => whyNotRejoin(table, unit, id).length === 0).map(({ id }) => id);
}

/** DU-DETACH-004, DU-DETACH-007: by a leader, and with the switch once in each activation of the parent. */
export function whyNotSetInMotion(table: Dustup, unit: Unit, id: number): Refusal[] {
  const other = table.units[id];
  if (other?.parent !== unit.id) return [refuse('DU-DETACH-004', 'notDetachment', { unit: unit.who })];
  const isSpent = table.options.detachmentLimit && unit.setInMotion.includes(id);
  if (isSpent) return [refuse('DU-DETACH-004', 'inMotionAlready', { unit: other.who })];
  return whyNotReach(table, unit, other);
}

/** DU-DETACH-005: by a message, unless they can talk. */
export function setInMotion(table: Dustup, io: DustupIo, unit: Unit, id: number): void {
  const detachment = table.units[id]!;
  if (!communicate(table, io, unit, detachment)) return;
  unit.setInMotion.push(id);
  activate(table, io, detachment, 'parent');
}

export function motionsOf(table: Dustup, unit: Unit): number[] {
  const own = detachmentsOf(table, unit);
  return own.filter(({ id }) => whyNotSetInMotion(table, unit, id).length === 0).map(({ id }) => id);
}

/**
 * DU-DETACH-007: a detachment whose parent is no more stands on its own. It acts from the next turn on, and has to
 * appoint a leader first.
 */
export function freeDetachments(table: Dustup, io: DustupIo): void {
  for (const unit of table.units) {
    if (unit.parent === NONE || !isInPlay(table, unit)) continue;
    const parent = table.units[unit.parent]!;
    if (isInPlay(table, parent)) continue;
    unit.superior = parent.superior;
    unit.parent = NONE;
    unit.leaderless = true;
    unit.activated = true;
    tellOf(table, io, unit, { type: 'becameIndependent', rule: 'DU-DETACH-007', unit: unit.who, parent: parent.who });
  }
}
