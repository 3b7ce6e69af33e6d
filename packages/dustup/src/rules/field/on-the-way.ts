import type { Dustup, DustupIo, Place, Unit } from '../../table.ts';
import { comeUpon } from '../detection/come-upon.ts';

/** Something that may end a leader's move before its end: the way as it is cut, or null if it goes on. */
type Stop = (table: Dustup, io: DustupIo, unit: Unit, route: readonly Place[]) => readonly Place[] | null;

const stops = (): readonly Stop[] => [comeUpon];

/** DU-DETECT-005 and the like: what a unit comes upon while it moves. */
export function cutOnTheWay(table: Dustup, io: DustupIo, unit: Unit, route: readonly Place[]): readonly Place[] | null {
  let cut: readonly Place[] | null = null;
  for (const stop of stops()) cut = stop(table, io, unit, cut ?? route) ?? cut;
  return cut;
}
