import { circle, compareGap, inches } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { Faces } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import { isWithinInches, TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { walkOf } from '../../ground/walk.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { type Dustup, type DustupIo, leaderOf, placeOf } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import { ableOf, has, isVehicle, type Unit, type Vehicle, woundedOf } from '../../table/units.ts';
import { rise } from '../movement/formation.ts';
import type { TreatAct } from './acts.ts';

/** DU-MED-005: how near a medic must be to the leader of those he treats, in inches. */
const AT_HAND = 2;

/** Casualties with the unit whom nobody has looked at yet (DU-MED-002). */
export function untreatedOf(table: Dustup, unit: Unit): Figure[] {
  return woundedOf(table, unit).filter(({ state }) => state === 'untreated');
}

export function whyNotTreat(table: Dustup, unit: Unit, act: TreatAct): Refusal[] {
  const patients = table.units[act.unit];
  if (patients === undefined || patients.side !== unit.side || !isAtHand(unit, patients)) {
    return [refuse('DU-MED-005', 'notOurs')];
  }
  if (untreatedOf(table, patients).length === 0) return [refuse('DU-MED-002', 'nobodyToTreat')];
  return patients.id === unit.id ? [] : whyNotReach(table, unit, patients);
}

/**
 * DU-VEH-047: those who ride treat themselves and whoever sits beside them, those on the ground whoever lies there;
 * the crew of an ambulance (DU-GAP2-021) whoever rides in it, too.
 */
function isAtHand({ id, where, carrier }: Unit, patients: Unit): boolean {
  if (patients.where === 'aboard' && patients.carrier === id) return true;
  return patients.where === where && (where === 'table' || (where === 'aboard' && patients.carrier === carrier));
}

/** DU-MED-005: a medic of another unit has to come up to its leader. */
function whyNotReach(table: Dustup, unit: Unit, patients: Unit): Refusal[] {
  if (isVehicle(unit)) return whyNotReachFrom(table, unit, patients);
  const medics = medicsOf(table, unit);
  if (medics.length === 0) return [refuse('DU-MED-005', 'noMedic')];
  if (unit.where === 'aboard') return [];
  const leader = placeOf(table, patients);
  const isNear = medics.some(medic => isWithinInches(medic, leader, AT_HAND));
  return isNear ? [] : [refuse('DU-MED-005', 'medicTooFar', AT_HAND)];
}

/** DU-GAP2-021: the team of an ambulance has no figures; the leader is to be at the edge of its hull. */
function whyNotReachFrom(table: Dustup, { id, hull }: Vehicle, patients: Unit): Refusal[] {
  if (hull.model.medical === undefined) return [refuse('DU-MED-005', 'noMedic')];
  if (patients.carrier === id) return [];
  const { x, y } = placeOf(table, patients);
  const gap = compareGap(circle({ x, y }, 0), outlineOfHull(hull), inches(AT_HAND) + TOLERANCE);
  return gap <= 0 ? [] : [refuse('DU-MED-005', 'medicTooFar', AT_HAND)];
}

/** Those of a unit who know how: its medic, or anybody of a dedicated team. */
function medicsOf(table: Dustup, unit: Unit): Figure[] {
  const able = ableOf(table, unit);
  return has(unit, 'medicalTeam') ? able : able.filter(({ specialist }) => specialist === 'medic');
}

/** DU-MED-004: the better the hands, the better the die. */
export function treatmentDie(table: Dustup, unit: Unit): Faces {
  if (has(unit, 'medicalTeam')) return 10;
  if (unit.hull?.model.medical !== undefined) return unit.hull.model.medical;
  return medicsOf(table, unit).length > 0 ? 8 : 6;
}

/** DU-MED-003: what comes of a treatment. */
export function resultOf(face: number): 'killed' | 'stabilised' | 'able' {
  if (face <= 2) return 'killed';
  return face <= 5 ? 'stabilised' : 'able';
}

/** DU-MED-002: one die for each untreated casualty of the unit. */
export function treat(table: Dustup, io: DustupIo, unit: Unit, act: TreatAct): void {
  const patients = table.units[act.unit]!;
  const die = treatmentDie(table, unit);
  for (const figure of untreatedOf(table, patients)) {
    const face = roll(io, die, becauseOf(table, unit, 'DU-MED-003', 'treatment', figure.id));
    const result = resultOf(face);
    figure.state = result;
    tellOf(table, io, unit, {
      type: 'treated',
      rule: 'DU-MED-003',
      by: unit.who,
      figure: figure.who,
      die,
      face,
      result,
    });
    if (result !== 'able') continue;
    returnToDuty(table, patients, figure);
    if (patients.where === 'table') rise(table, patients, walkOf(table, patients, { within: 0 }), figure);
  }
}

/** A unit that had nobody able exists again, but has to appoint a leader first (DU-MED-011). */
function returnToDuty(table: Dustup, unit: Unit, figure: Figure): void {
  if (isAble(leaderOf(table, unit))) return;
  unit.leader = figure.id;
  unit.leaderless = true;
}

/** The own wounded first, then those whom a medic stands beside. */
export function treatmentsOf(table: Dustup, unit: Unit): TreatAct[] {
  const acts: TreatAct[] = [];
  if (untreatedOf(table, unit).length > 0) acts.push({ do: 'treat', unit: unit.id });
  if (unit.hull?.model.medical === undefined && medicsOf(table, unit).length === 0) return acts;
  for (const other of table.units) {
    const act: TreatAct = { do: 'treat', unit: other.id };
    if (other.id !== unit.id && other.side === unit.side && whyNotTreat(table, unit, act).length === 0) acts.push(act);
  }
  return acts;
}
