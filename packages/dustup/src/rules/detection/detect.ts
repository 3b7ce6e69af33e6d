import { distance } from '@sightline/geometry/field';
import { part, type Refusal, refuse } from '@sightline/kernel';
import { SENSOR_ROWS } from '../../content/load.ts';
import type { Sensors } from '../../content/schema.ts';
import { type Faces, type Shifted, shifted } from '../../dice/ladder.ts';
import { roll, type Success, successOf } from '../../dice/rolls.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { seesPlace, seesThroughSmoke } from '../../ground/sight.ts';
import type { Counter } from '../../table/markers.ts';
import { type Dustup, type DustupIo, NONE, placeOf, seatOf } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { declareWarfare, isUpset } from '../electronic-warfare/warfare.ts';
import { isShutIn } from '../vehicles/hatches.ts';
import { countersAgainst, removeCounter, reveal } from './counters.ts';

/** DU-DETECT-007: below the first, below the second, up to the third; nothing is detected beyond. */
const BY_DAY = [12_000, 24_000, 48_000] as const;
/** DU-DETECT-013: a third of that at night. */
const AT_NIGHT = [4000, 8000, 16_000] as const;

/** The die that hides something at a distance in mils, or null beyond all detection. */
export function rangeDie(away: number, isDark: boolean): Faces | null {
  const [near, middle, far] = isDark ? AT_NIGHT : BY_DAY;
  if (away < near) return 8;
  if (away < middle) return 10;
  return away <= far + TOLERANCE ? 12 : null;
}

/** DU-DETECT-013, DU-DETECT-014: augmented vision works at night as by day; eyes do not, and binoculars are eyes. */
export function isDarkFor({ night, options }: Dustup, sensors: Sensors): boolean {
  if (!night || seesThroughSmoke(sensors)) return false;
  return sensors === 'unaided' || !options.aidedAtNight;
}

export function whyNotDetect(table: Dustup, unit: Unit, id: number): Refusal[] {
  const counter = table.counters[id];
  if (counter === undefined || counter.side === unit.side || counter.removed) {
    return [refuse('DU-DETECT-006', 'noCounter')];
  }
  if (isShutIn(table, unit)) return [refuse('DU-VEH-047', 'seesNothing')];
  const leader = placeOf(table, unit);
  if (rangeDie(distance(leader, counter), isDarkFor(table, unit.sensors)) === null) {
    return [refuse('DU-DETECT-007', 'beyondDetection')];
  }
  return seesPlace(table, unit, counter) ? [] : [refuse('DU-DETECT-006', 'counterOutOfSight')];
}

/** DU-EW-012: eyes cannot be upset, with binoculars or without; sensors can. */
function isElectronic(sensors: Sensors): boolean {
  return sensors !== 'unaided' && sensors !== 'aided';
}

/** DU-DETECT-006: quality and sensors against the range. */
export function detect(table: Dustup, io: DustupIo, unit: Unit, id: number): void {
  const counter = table.counters[id]!;
  const away = distance(placeOf(table, unit), counter);
  const base = rangeDie(away, isDarkFor(table, unit.sensors));
  if (base === null) throw new Error('expected a counter within reach of detection');
  const { die, shifts } = hidingDie(base, counter, unit.hull?.damage);
  const attempts = isElectronic(unit.sensors) ? declareWarfare(table, io, unit, 'sensors') : [];
  const why = { rule: 'DU-DETECT-007', purpose: 'range', seat: seatOf(table, counter.side) } as const;
  const range = roll(io, die, why);
  const faces = [
    roll(io, unit.die, becauseOf(table, unit, 'DU-DETECT-006', 'detection')),
    roll(io, SENSOR_ROWS.get(unit.sensors).die, becauseOf(table, unit, 'DU-DETECT-009', 'sensors')),
  ] as const;
  const success = isUpset(table, io, attempts, faces) ? 'none' : successOf(faces, range);
  const told = { unit: unit.who, counter: id, die, shifts, range, faces, success };
  tellOf(table, io, unit, { type: 'lookedAtCounter', rule: 'DU-DETECT-006', ...told });
  uncover(table, io, counter, success);
}

/** DU-DETECT-008: what is larger than a man is easier to find; DU-VEH-074: harder for a vehicle with so many markers. */
export function hidingDie(base: Faces, { size }: Counter, damage = 0): Shifted {
  return shifted(
    base,
    size > 1 && part('DU-DETECT-008', -1, 'large'),
    damage > 0 && part('DU-VEH-074', damage, 'damagedObserver'),
  );
}

/** DU-DETECT-010 to DU-DETECT-012: dummies go with any success; a real unit is known by one, and found by two. */
export function uncover(table: Dustup, io: DustupIo, counter: Counter, success: Success): void {
  if (success === 'none') return;
  if (counter.unit === NONE) return removeCounter(table, io, counter, 'DU-DETECT-011');
  if (success === 'major') return reveal(table, io, table.units[counter.unit]!, 'DU-DETECT-012');
  counter.confirmed = true;
  const side = seatOf(table, counter.side);
  io.tell({ type: 'counterConfirmed', rule: 'DU-DETECT-011', side, counter: counter.id, shows: true });
}

const FEW = 2;

/** The nearest counters in sight. */
export function looksOf(table: Dustup, unit: Unit): number[] {
  const leader = placeOf(table, unit);
  return countersAgainst(table, unit.side)
    .toSorted((a, b) => distance(a, leader) - distance(b, leader))
    .slice(0, FEW)
    .filter(({ id }) => whyNotDetect(table, unit, id).length === 0)
    .map(({ id }) => id);
}
