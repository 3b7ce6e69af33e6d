import type { RuleId } from '@sightline/ledger';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isWounded } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { carrierOf, isInPlay, isVehicle, type Unit, type Vehicle, woundedOf } from '../../table/units.ts';
import { lowerConfidence } from '../morale/confidence.ts';
import { strainOf } from '../morale/strain.ts';
import { beyond, run, shakeOff } from '../movement/flight.ts';
import { wayToCover } from '../movement/way-to-cover.ts';
import { whomToLeave } from '../movement/wounded.ts';
import { isImmobile } from '../vehicles/driving.ts';

export interface Withdrawal {
  /** Where the enemy's leader is whom it gives way to. */
  readonly from: Place;
  /** DU-ASSAULT-029: one level unless the rule that forces it says otherwise. */
  readonly levels: number;
  /** DU-ASSAULT-075: after combat the wounded stay where they are; of them those count who lay there before it. */
  readonly afterCombat: { readonly untreatedBefore: number } | null;
  readonly rule: RuleId;
}

/** DU-ASSAULT-027 to DU-ASSAULT-030, DU-VEH-099: one rolled move away from the enemy, to cover if there is any. */
export function withdraw(table: Dustup, io: DustupIo, unit: Unit, withdrawal: Withdrawal): void {
  if (!isInPlay(table, unit)) return;
  const { levels, afterCombat, rule } = withdrawal;
  giveWay(table, io, unit, levels, rule);
  if (afterCombat !== null) unit.fared = 'loses';
  const carrier = carrierOf(table, unit);
  if (carrier !== null) return shutUp(io, unit, carrier);
  // DU-VEH-099: what cannot move is beaten where it stands.
  if (isVehicle(unit) && isImmobile(table, unit)) return;
  retreat(table, io, unit, withdrawal);
}

/** DU-VEH-122: passengers go nowhere; they close the vehicle, or duck down where nothing can be closed. */
function shutUp(io: DustupIo, unit: Unit, { hull, who }: Vehicle): void {
  hull.opened = false;
  hull.shut = true;
  io.tell({ type: 'shutUp', rule: 'DU-VEH-122', unit: unit.who, vehicle: who });
}

/** The move itself: what it costs a unit to have been driven to it is another matter (DU-VEH-108). */
export function retreat(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  { from, afterCombat, rule }: Omit<Withdrawal, 'levels'>,
  isGood?: (spot: Place) => boolean,
): void {
  const { x, y } = placeOf(table, unit);
  const leave = leftBehindBy(table, io, unit, afterCombat !== null);
  const untreatedBefore = afterCombat?.untreatedBefore ?? untreatedOf(table, unit);
  const way = wayToCover(table, unit, from, isGood) ?? [beyond(table, { x, y }, from)];
  const { end, left } = run(table, io, unit, { rule: 'DU-ASSAULT-027', way, leave, staysOnTable: true });
  io.tell({ type: 'withdrew', rule, unit: unit.who, from: { x, y }, to: end, where: landmarkOf(table, end) });
  happen(table, io, { on: 'withdrew', unit: unit.id, from: { x, y } });
  if (left.some(isWounded)) abandon(table, unit, untreatedBefore);
  for (const figure of left) figure.abandoned = true;
}

function untreatedOf(table: Dustup, unit: Unit): number {
  return woundedOf(table, unit).filter(({ state }) => state === 'untreated').length;
}

/** DU-ASSAULT-028, DU-ASSAULT-029: confidence is lost, no markers stay, and nobody runs in formation. */
export function giveWay(table: Dustup, io: DustupIo, unit: Unit, levels: number, rule: RuleId): void {
  lowerConfidence(table, io, unit, levels, rule);
  unit.fared = 'givesWay';
  shakeOff(unit);
}

/** DU-ASSAULT-030: before contact the player decides whether the wounded are carried. */
function leftBehindBy(table: Dustup, io: DustupIo, unit: Unit, afterCombat: boolean): number[] {
  return afterCombat ? woundedOf(table, unit).map(({ id }) => id) : whomToLeave(table, io, unit, 'DU-ASSAULT-030');
}

/** DU-ASSAULT-030, DU-ASSAULT-075: the test for abandoned wounded follows, wherever the enemy is. */
function abandon(table: Dustup, unit: Unit, untreatedBefore: number): void {
  table.strains = table.strains.filter(strain => strain.unit !== unit.id || strain.by !== 'abandoning');
  table.strains.push({ ...strainOf(table, unit, 'abandoning'), untreatedBefore });
}
