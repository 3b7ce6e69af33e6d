import type { DuckIo } from '../../table/events.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import { isThreat } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { inTheWayOf } from '../shooting/why-not-shoot.ts';
import { takeEyeOff } from '../threats/hiding.ts';

/** DK-DUCK-002: comrades drop, one after another, until the line is free; no more of them than it takes. */
export function clearTheLine(table: DuckTable, io: DuckIo, shooter: Threat, target: Figure): void {
  for (;;) {
    const comrade = inTheWayOf(table, shooter, target).find(isThreat);
    if (!comrade) return;
    dropFlat(io, comrade, shooter);
  }
}

/** DK-DUCK-003, DK-DUCK-004: facing as before; it has no chits to pay with, but one that WAITS gives that up. */
function dropFlat(io: DuckIo, comrade: Threat, shooter: Threat): void {
  comrade.ducked = true;
  io.tell({ type: 'droppedFlat', rule: 'DK-DUCK-002', figure: comrade.id, at: comrade.at, shooter: shooter.id });
  if (comrade.waitingSince > 0) takeEyeOff(io, comrade);
}

/** DK-DUCK-013: it takes an action, as it takes one of a Teamer's. */
export function getUp(io: DuckIo, threat: Threat): void {
  threat.ducked = false;
  io.tell({ type: 'gotUp', rule: 'DK-DUCK-013', figure: threat.id, at: threat.at });
}
