import { inches, isCloserThan } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { shelterAt } from '../../ground/cover.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { layCounter } from '../detection/counters.ts';
import type { Dummy, PlaceDummy } from './questions.ts';
import { isInZone } from './zones.ts';

/** DU-DETECT-002: dummies for each hidden unit. */
const DUMMIES = 2;

/** DU-DETECT-002: a unit has gone into hiding, and its side lays dummies. */
export function placeDummies(table: Dustup, io: DustupIo, id: number): void {
  const side = table.sides[id]!;
  side.dummies += DUMMIES;
  while (side.dummies > 0) {
    const answer = io.ask<PlaceDummy>(side.seat, { kind: 'dummy', rule: 'DU-DETECT-002', side: id });
    side.dummies--;
    if (answer !== 'enough') layCounter(table, io, id, answer, null, answer.size);
    else side.dummies = 0;
  }
}

/** DU-DETECT-001: ground that can conceal infantry. */
export function canHideAt(table: Dustup, at: Place): boolean {
  return shelterAt(table, at, null).concealment !== 'none';
}

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
