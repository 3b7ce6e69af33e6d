import { type Part, part } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { Success } from '../../dice/rolls.ts';
import { isObscured, type Shelter } from '../../ground/cover.ts';
import { isAloft, isUnderSomething, shelterFrom } from '../../ground/from-above.ts';
import type { Figure } from '../../table/figures.ts';
import { pieceOf } from '../../table/pieces.ts';
import { type Dustup, type Eyed, placeOf, seatOf } from '../../table/table.ts';
import { carrierOf, isSingle, isVehicle, membersOf, type Unit } from '../../table/units.ts';
import { attackOf, kindOf, sufferToll, type Toll, tollOf } from '../casualties/allocation.ts';
import type { Struck } from '../casualties/harm.ts';
import { quietFor } from '../casualties/under-attack.ts';
import { gunAmong, sufferGun } from '../heavy-weapons/hits.ts';
import { vehicleTarget } from '../vehicles/vehicle-target.ts';
import type { Target } from './target.ts';

/** A unit as somebody sees it who fires at it, from where he is or from where his launcher stands (DU-GUIDED-017). */
export function unitTarget(table: Dustup, firer: Unit, unit: Unit, from: Eyed = placeOf(table, firer)): Target {
  return isVehicle(unit) ? vehicleTarget(table, firer, unit, from) : peopleTarget(table, firer, unit, from);
}

/** The same for a part of those on foot. */
export function partTarget(table: Dustup, firer: Unit, unit: Unit, among: readonly Figure[]): Target {
  const from = placeOf(table, firer);
  return isVehicle(unit) ? vehicleTarget(table, firer, unit, from) : peopleTarget(table, firer, unit, from, among);
}

/**
 * People as somebody sees them who fires at them: where its leader stands, and as he is sheltered there. Of a unit that is
 * split between several enemies only the part is hit that faces the firer (DU-ASSAULT-081).
 */
function peopleTarget(table: Dustup, firer: Unit, unit: Unit, from: Eyed, among?: readonly Figure[]): Target<Toll> {
  const { x, y } = placeOf(table, unit);
  const shelter = shelterFrom(table, firer, unit, from);
  // DU-SHOOT-035: everybody who is with the unit and not dead, in roster order, strays too.
  const figures = membersOf(table, unit).filter(figure => among?.includes(figure) ?? true);
  // DU-HEAVY-011: and last the gun that they serve.
  const gun = among === undefined ? gunAmong(table, unit) : null;
  const marks: readonly Struck[] = gun === null ? figures : [...figures, gun];
  const shifts = armourShifts(shelter, unit);
  const carrier = carrierOf(table, unit);
  return {
    who: unit.who,
    rule: 'DU-SHOOT-006',
    at: { x, y },
    side: unit.side,
    posture: postureOf(table, shelter, unit, (carrier ?? unit).column),
    armourClass: 0,
    column: 'infantry',
    ecm: unit.ecm,
    isCovered: shelter.cover !== 'none',
    isObscured: () => (isAloft(table, firer) ? isUnderSomething(table, { x, y }) : isObscured(table, from, { x, y })),
    size: 1,
    // DU-VEH-070: what keeps riders down keeps their vehicle down.
    units: carrier === null ? [unit] : [unit, carrier],
    ground: { x, y },
    takesHits: true,
    told: rolled => ({ type: 'shotAt', rule: 'DU-SHOOT-006', unit: firer.who, target: unit.who, ...rolled }),
    whyMarked,
    keyOf: ({ impact }) => `${attackOf(marks.map(kindOf), { impact, shifts, rule: 'DU-SHOOT-038' })} ${unit.leader}`,
    strike(io, { hits, impact }) {
      const why = { rule: 'DU-SHOOT-035', purpose: 'allocation', seat: seatOf(table, unit.side) } as const;
      return tollOf(table, io, marks, hits, { impact, shifts, rule: 'DU-SHOOT-038' }, why);
    },
    bear(io, toll) {
      const casualties = sufferToll(table, io, figures, toll);
      if (gun !== null) sufferGun(table, quietFor(table, io, unit), pieceOf(table, unit)!, toll[figures.length]!);
      return carrier === null ? [casualties] : [casualties, 0];
    },
  };
}

/** Prop and concealment add up (DU-PROP-004); a small target is a single figure (DU-SHOOT-008). */
function postureOf(table: Dustup, { concealment }: Shelter, unit: Unit, inColumn: boolean): Part[] {
  const shifts = [
    concealment === 'partial' && part('DU-SHOOT-054', 1, 'partlyConcealed'),
    concealment === 'complete' && part('DU-SHOOT-054', 2, 'completelyConcealed'),
    unit.propped && part('DU-PROP-002', 1, 'propped'),
    isSingle(table, unit) && part('DU-FORCE-012', 1, 'smallTarget'),
    inColumn && part('DU-MOVE-024', -1, 'inColumn'),
  ];
  return shifts.filter(shift => shift !== false);
}

/** DU-PROP-003, DU-SHOOT-058: what raises the armour dice of those under fire. */
export function armourShifts({ cover }: Shelter, { propped }: Pick<Unit, 'propped'>): Part[] {
  const shifts = [
    cover === 'soft' && part('DU-SHOOT-058', 1, 'softCover'),
    cover === 'hard' && part('DU-SHOOT-058', 2, 'hardCover'),
    propped && part('DU-PROP-003', 1, 'propped'),
  ];
  return shifts.filter(shift => shift !== false);
}

/** DU-SHOOT-028: no success, no marker. */
function whyMarked(success: Success, suppressive: boolean): RuleId | null {
  if (success === 'none') return null;
  if (suppressive) return 'DU-SHOOT-048';
  return success === 'minor' ? 'DU-SHOOT-029' : 'DU-SHOOT-030';
}
