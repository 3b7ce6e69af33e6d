import type { Because } from '@sightline/kernel';
import type { DustupEvent } from './events.ts';
import { type Dustup, type DustupIo, seatOf } from './table.ts';
import { isHidden, type Unit } from './units.ts';

/** What a hidden unit does is told to its owner alone. */
export function tellOf(table: Dustup, io: DustupIo, unit: Unit, event: DustupEvent): void {
  io.tell(isHidden(unit) ? { ...event, only: seatOf(table, unit.side) } : event);
}

/** Why a unit rolls; what a hidden unit rolls is for its owner's eyes. */
export function becauseOf(table: Dustup, unit: Unit, rule: Because['rule'], purpose: string, figure?: number): Because {
  const seat = seatOf(table, unit.side);
  const why = { rule, purpose, seat, ...(figure === undefined ? {} : { figure }) };
  return isHidden(unit) ? { ...why, seenBy: [seat] } : why;
}
