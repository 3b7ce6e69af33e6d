import { bearing, inches, plus, scaled } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { TOLERANCE } from '../../ground/measure.ts';
import { isClear } from '../../ground/sight.ts';
import { type Flyer, isAirborne, isFlyer } from '../../table/flight.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { courseTo } from './course.ts';
import { flyTo, whyNotCourse } from './flying.ts';
import type { Evasion } from './questions.ts';

/** DU-AIR-048: how far it goes at the least. */
const LEAST = inches(24);

/** DU-AIR-048: why an aircraft may not evade to there. */
export function whyNotEvade(table: Dustup, unit: Unit, { to, facing }: Evasion): Refusal[] {
  if (!isFlyer(unit) || !isAirborne(unit)) return [refuse('DU-AIR-048', 'notInTheAir')];
  const refusals = whyNotCourse(table, unit, to, facing);
  if (refusals.length > 0) return refusals;
  const isShort = courseTo(unit, to, facing)!.length < LEAST - TOLERANCE;
  return isShort ? [refuse('DU-AIR-048', 'tooShort', LEAST / 1000)] : [];
}

/** DU-AIR-048: at once, and it costs nothing of its own activation. */
export function evade(table: Dustup, io: DustupIo, unit: Flyer, { to, facing }: Evasion): void {
  const { moved } = unit;
  flyTo(table, io, unit, to, facing);
  unit.moved = moved;
}

const TURNS = [0, 45, 315, 90, 270];
const WAYS = [24, 30, 36, 48, 60];
const MOST = 5;

/** Places to evade to: out of the firer's sight first. */
export function evasionsOf(table: Dustup, unit: Unit, by: Unit): Evasion[] {
  if (!isFlyer(unit)) return [];
  const { x, y, facing } = unit.hull;
  const places = TURNS.flatMap(turn =>
    WAYS.map((far): Place => plus({ x, y }, scaled(bearing((facing + turn) % 360), inches(far)))),
  );
  const open = places.map((to): Evasion => ({ to })).filter(evasion => whyNotEvade(table, unit, evasion).length === 0);
  const seen = (to: Place): number => Number(isClear(table, placeOf(table, by), to, by.sensors));
  return open
    .map(evasion => ({ evasion, seen: seen(evasion.to) }))
    .sort((a, b) => a.seen - b.seen)
    .slice(0, MOST)
    .map(({ evasion }) => evasion);
}
