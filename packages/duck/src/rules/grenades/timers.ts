import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
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
    else goOff(table, io, charge, null);
  }
}
