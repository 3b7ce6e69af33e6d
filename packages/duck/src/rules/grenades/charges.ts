import { areNeighbours, tileAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import type { Charge, DuckTable } from '../../table/table.ts';
import { ignite } from './fire-bombs.ts';
import { goOff } from './mines.ts';

/** DK-GREN-022, DK-GREN-025: timers go down in Housekeeping, after the explosion markers are gone (DK-CHOUSE-001). */
export function countDownCharges(table: DuckTable, io: DuckIo): void {
  for (const charge of [...table.charges]) {
    if (charge.trigger !== 'timer') continue;
    charge.count--;
    const rule = charge.kind === 'fireBomb' ? 'DK-GREN-025' : 'DK-GREN-022';
    io.tell({ type: 'timerCountedDown', rule, at: charge.at, count: charge.count });
    if (charge.count > 0) continue;
    if (charge.kind === 'fireBomb') ignite(table, io, charge);
    else goOff(table, io, charge, charge.aim);
  }
}

/** DK-GREN-022, DK-GREN-025: his own charge, on the same or an adjacent tile. */
export function isInRemoteRange(table: DuckTable, man: Figure, charge: Charge): boolean {
  const here = tileAt(table, man.at)?.id;
  const there = tileAt(table, charge.at)?.id;
  if (charge.owner !== man.id || here === undefined || there === undefined) return false;
  return here === there || areNeighbours(table, here, there);
}

export function takeAway(table: DuckTable, charge: Charge): void {
  table.charges = table.charges.filter(other => other !== charge);
}
