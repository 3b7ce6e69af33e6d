import { type Part, part, type Tally, tally } from '@sightline/kernel';
import { ARTILLERY_TABLES } from '../../content/artillery.ts';
import type { Specialist } from '../../content/schema.ts';
import { type Faces, type Shifted, shifted } from '../../dice/ladder.ts';
import { seesPlace } from '../../ground/sight.ts';
import type { Asset } from '../../table/missions.ts';
import { type Dustup, NONE, type Place } from '../../table/table.ts';
import { ableOf, isBelow, superiorOf, type Unit } from '../../table/units.ts';
import { interference } from '../command/communicate.ts';
import { droneSees } from '../drones/drones.ts';
import { isShutIn } from '../vehicles/hatches.ts';

/** DU-ARTY-012: whether one of its men is trained for it. */
function holds(table: Dustup, unit: Unit, specialist: Specialist): boolean {
  return ableOf(table, unit).some(figure => figure.specialist === specialist);
}

/** DU-ARTY-014: a forward observer for artillery, a liaison officer for everything from above. */
function isTrained(table: Dustup, unit: Unit, { row }: Asset): boolean {
  return holds(table, unit, row.support === 'artillery' ? 'forwardObserver' : 'liaisonOfficer');
}

/** DU-ARTY-013, DU-ARTY-014: the number that a request has to beat. */
export function difficultyOf(table: Dustup, unit: Unit, asset: Asset): Tally {
  const { trained, other } = table.difficulty[asset.row.support];
  const isFor = isTrained(table, unit, asset);
  const more = isFor
    ? part('DU-ARTY-014', trained, 'trainedObserver')
    : part('DU-ARTY-014', other, 'untrainedObserver');
  return tally(0, part('DU-ARTY-013', unit.lv, 'leadershipValue'), more);
}

/** DU-ARTY-013: whatever the quality of those who ask. */
const REQUEST: Faces = 8;

/** DU-ARTY-016, DU-ARTY-017: lowered for what belongs to others and by what upsets messages (DU-COMM-007), raised for every chit. */
export function requestDie(
  table: Dustup,
  unit: Unit,
  asset: Asset,
  chits: number,
  jammed: Part | null = null,
): Shifted {
  return shifted(
    REQUEST,
    ownershipShift(table, unit, asset),
    chits > 0 && part('DU-ARTY-017', chits, 'fireSupportChits'),
    ...interference(table, unit),
    jammed,
  );
}

/** DU-ARTY-016: another platoon of the same company, which is under the same head, or of another one. */
function ownershipShift(table: Dustup, unit: Unit, { owner }: Asset): Part | null {
  if (owner === NONE) return null;
  const platoon = table.units[owner]!;
  // Who commands the platoon itself is of no other.
  if (unit.id === owner || isBelow(table, unit, platoon) || isBelow(table, platoon, unit)) return null;
  const isSameCompany = headOf(table, unit) === headOf(table, platoon);
  return part('DU-ARTY-016', isSameCompany ? -1 : -2, isSameCompany ? 'otherPlatoon' : 'otherCompany');
}

function headOf(table: Dustup, unit: Unit): number {
  let head = unit;
  for (let above = superiorOf(head); above !== NONE; above = superiorOf(head)) head = table.units[above]!;
  return head.id;
}

/** DU-ARTY-028, DU-ARTY-029: the gear of a forward observer; anybody else guesses. */
export function gearOf(table: Dustup, unit: Unit): Faces {
  return holds(table, unit, 'forwardObserver') ? unit.rangefinder : ARTILLERY_TABLES.untrainedRangefinder;
}

/** DU-ARTY-018, DU-DRONE-009: in sight of its leader, or of its drone. */
export function seesPoint(table: Dustup, unit: Unit, { x, y }: Place): boolean {
  return observes(table, unit, { x, y }) || droneSees(table, unit, { x, y });
}

/** DU-AIR-029, DU-VEH-047: from the air everything lies open, and from inside a closed hull nothing does. */
export function observes(table: Dustup, unit: Unit, at: Place): boolean {
  return !isShutIn(table, unit) && seesPlace(table, unit, at);
}
