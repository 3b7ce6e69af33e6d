import type { Load } from '../../table/table.ts';

/** What befalls the cargo. A load is named by its number. */
export type CargoEvent =
  | { type: 'cargoLaid'; loads: number }
  | { type: 'loadWarmed'; load: number; at: number; die: number }
  | { type: 'loadWentUp'; load: number; at: number; kind: Load['kind']; squares: readonly number[] }
  | { type: 'loadLost'; load: number; at: number }
  | { type: 'loadExamined'; figure: number; load: number; kind: Load['kind']; extreme: boolean; face: number };
