import type { DuckIo } from '../../table/events.ts';
import type { DuckTable, Load } from '../../table/table.ts';
import { goUp } from './going-up.ts';
import { heatAt, heatCover } from './heat.ts';

/** DK-CARGO-006: where the red die starts. */
const FIRST_SET = 6;

export function isHazardous({ kind }: Load): boolean {
  return kind === 'FLAMMABLE' || kind === 'EXPLOSIVE';
}

/**
 * DK-CARGO-006, DK-CARGO-007, DK-CARGO-010, DK-HOUSE-002: every red die is set or lowered by the markers that lie now;
 * only then do those that have run out go up, and what they leave heats others in the next turn.
 */
export function warmHazardousLoads(table: DuckTable, io: DuckIo): void {
  const cover = heatCover(table);
  const ready: number[] = [];
  table.loads.forEach((load, id) => {
    if (!isHazardous(load) || load.lost || load.at < 0) return;
    const { flames, explosions } = heatAt(table, cover, load.at);
    const heat = flames + explosions;
    if (heat === 0) return;
    const rule = load.die === 0 ? 'DK-CARGO-006' : 'DK-CARGO-007';
    load.die = load.die === 0 ? FIRST_SET : Math.max(0, load.die - heat);
    load.known = true;
    io.tell({ type: 'loadWarmed', rule, load: id, at: load.at, die: load.die, shows: true });
    if (load.die === 0) ready.push(id);
  });
  for (const id of ready) goUp(table, io, id);
}
