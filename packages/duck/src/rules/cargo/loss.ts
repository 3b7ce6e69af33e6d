import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
import { heatAt, heatCover, isRuinous } from './heat.ts';
import { isHazardous } from './warming.ts';

/**
 * DK-CARGO-003: judged on the markers that lie there after the hazardous loads have had their turn. The wreck stands.
 */
export function writeOffLoads(table: DuckTable, io: DuckIo): void {
  if (table.flames.length === 0 && table.explosions.length === 0) return;
  const cover = heatCover(table);
  table.loads.forEach((load, id) => {
    if (isHazardous(load) || load.lost || load.at < 0 || !isRuinous(heatAt(table, cover, load.at))) return;
    load.lost = true;
    io.tell({ type: 'loadLost', rule: 'DK-CARGO-003', load: id, at: load.at });
  });
}

/** DK-CARGO-001: an unpacked drone is no load any more. */
export function loadsAtStart(table: DuckTable): number {
  return table.loads.filter(load => !load.unpacked).length;
}

export function loadsIntact(table: DuckTable): number {
  return table.loads.filter(load => !load.unpacked && !load.lost).length;
}

/** DK-CARGO-001: in thousands of Company bonus, for a mission that is completed. */
export function cargoBonus(table: DuckTable): number {
  return loadsIntact(table);
}
