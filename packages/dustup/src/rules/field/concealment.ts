import type { Moment } from '../../moments.ts';
import type { Dustup, DustupIo } from '../../table.ts';

/** DU-SHOOT-056: any move of the leader ends complete concealment. */
export function stopConcealment(table: Dustup, _io: DustupIo, { unit }: Extract<Moment, { on: 'moved' }>): void {
  table.units[unit]!.concealed = false;
}
