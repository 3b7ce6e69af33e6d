import { moduleAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
import { heatAt, heatCover, isRuinous } from '../cargo/heat.ts';
import { wreck } from '../other-actions/sealed-unit.ts';

/** DK-CHOUSE-004: consoles, units and lockers are lost like an inert load; plain furniture is no equipment. */
export function wreckEquipment(table: DuckTable, io: DuckIo): void {
  if (table.flames.length === 0 && table.explosions.length === 0) return;
  const cover = heatCover(table);
  for (const [id, fitting] of table.fittings.entries()) {
    if (fitting.kind === 'furniture' || fitting.wrecked || !moduleAt(table, fitting.at)) continue;
    if (!isRuinous(heatAt(table, cover, fitting.at))) continue;
    wreck(table, io, id, 'DK-CHOUSE-004');
  }
}
