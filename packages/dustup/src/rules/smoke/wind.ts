import { D12 } from '@sightline/kernel';
import type { Dustup, DustupIo } from '../../table/table.ts';

/** DU-SMOKE-003: where the wind blows to, unless the scenario says. */
export function rollWind(table: Dustup, io: DustupIo): void {
  if (table.wind !== 0) return;
  table.wind = io.roll(D12, { rule: 'DU-SMOKE-003', purpose: 'wind' });
  io.tell({ type: 'windRolled', rule: 'DU-SMOKE-003', hour: table.wind });
}
