import { apertureSquares, tileAt } from '../../ship/places.ts';
import { type PlanDoor, planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf, teamers } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { Door, DuckTable } from '../../table/table.ts';
import { hasFor } from '../damage/equipment.ts';
import { closeDoor } from '../doors/working-doors.ts';
import type { DoorCheckQuestion } from './questions.ts';

/**
 * DK-HOUSE-005: doors close where nobody is near, unless somebody with a DOOR RC keeps them open. Nothing closes with the
 * override set (DK-HOUSE-006) or without power (DK-KITTY-011), and the way of entry never does (DK-SETUP-036).
 */
export function checkDoors(table: DuckTable, io: DuckIo): void {
  if (table.power.override || table.power.down) return;
  for (const plan of planOf(table.arena).doors) {
    const door = table.doors[plan.id]!;
    if (plan.isAirlock || !canClose(table, door) || isSomebodyNear(table, plan)) continue;
    const holder = remoteHolder(table, plan);
    if (holder && isKeptOpen(io, holder, plan.id)) continue;
    closeDoor(table, io, plan.id, null, 'DK-HOUSE-005');
  }
}

/** A door with a hole in every segment has nothing left to shut. */
function canClose(table: DuckTable, { open, stuck, jammed, holed, heldOpenUntil }: Door): boolean {
  return open && !stuck && !jammed && !holed.every(Boolean) && heldOpenUntil < table.turn;
}

/** Adjacent to a door are its aperture squares. */
function isSomebodyNear(table: DuckTable, plan: PlanDoor): boolean {
  const { here, beyond } = apertureSquares(table, plan);
  return table.figures.some(
    ({ kind, at, overhead }) => kind !== 'machine' && !overhead && (here.includes(at) || beyond.includes(at)),
  );
}

/** On either tile that the door joins. */
function remoteHolder(table: DuckTable, plan: PlanDoor): Teamer | null {
  const { here, beyond } = apertureSquares(table, plan);
  const joined = [here[0]!, beyond[0]!].map(square => tileAt(table, square)!.id);
  const isInRange = (man: Teamer): boolean => {
    const tile = tileAt(table, man.at)?.id;
    return tile !== undefined && joined.includes(tile);
  };
  return teamers(table).find(man => hasFor(table, man, 'workDoors') && isAble(man) && isInRange(man)) ?? null;
}

function isKeptOpen(io: DuckIo, holder: Teamer, door: number): boolean {
  const question: DoorCheckQuestion = {
    kind: 'doorCheck',
    rule: 'DK-HOUSE-005',
    door,
    figure: holder.id,
    options: ['keepOpen', 'letClose'],
  };
  if (ask(io, seatOf(holder), question) === 'letClose') return false;
  io.tell({ type: 'doorKeptOpen', rule: 'DK-HOUSE-005', door, figure: holder.id });
  return true;
}
