import { part } from '@sightline/kernel';
import { type Shifted, shifted } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import { shelterAt } from '../../ground/cover.ts';
import { seesPlace } from '../../ground/sight.ts';
import { type Dustup, type DustupIo, enemyOf, NONE, type Place, seatOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { removeCounter, reveal } from '../detection/counters.ts';
import { turnUp } from '../mines/minefields.ts';
import { isShutIn } from '../vehicles/hatches.ts';
import type { FaceDown, Spotting } from './reactions.ts';
import { isFoiled, oppose, spendCounters } from './warfare.ts';

/** DU-EW-010, DU-EW-011: the target's die is beaten, and the counter is shown for what it is. */
export function spot(table: Dustup, io: DustupIo, unit: Unit, { counters, at }: Spotting): void {
  const effort = spendCounters(io, unit, counters, 'spotting');
  const opposed = oppose(table, io, unit);
  const place: Place = at.is === 'counter' ? table.counters[at.id]! : table.mines[at.id]!;
  const { die, shifts } = spottingDie(table, unit, place);
  const target = roll(io, die, { rule: 'DU-EW-010', purpose: 'hidden', seat: seatOf(table, enemyOf(unit.side)) });
  const why = { rule: 'DU-EW-010', purpose: 'warfare', seat: seatOf(table, unit.side) } as const;
  const face = roll(io, effort.die, why);
  const found = !isFoiled(table, io, face, opposed) && face > target;
  io.tell({ type: 'spottedRemotely', rule: 'DU-EW-010', unit: unit.who, die, shifts, target, face, found });
  if (found) show(table, io, at);
}

/** DU-EW-010: harder to find in concealment, and out of sight; from inside a closed hull all is (DU-VEH-047). */
export function spottingDie(table: Dustup, unit: Unit, place: Place): Shifted {
  const isConcealed = shelterAt(table, place, null).concealment !== 'none';
  const isSeen = !isShutIn(table, unit) && seesPlace(table, unit, place);
  return shifted(isConcealed ? 6 : 4, !isSeen && part('DU-EW-010', 1, 'outOfSight'));
}

function show(table: Dustup, io: DustupIo, { is, id }: FaceDown): void {
  if (is === 'mine') return turnUp(table, io, table.mines[id]!, 'DU-EW-011');
  const counter = table.counters[id]!;
  if (counter.unit === NONE) removeCounter(table, io, counter, 'DU-EW-011');
  else reveal(table, io, table.units[counter.unit]!, 'DU-EW-011');
}
