import { AVERAGE, D6 } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
import { dealEventCard, turnCards } from '../event-cards/event-deck.ts';
import { showAll } from '../sensor/placement.ts';
import { placeThreatsOf } from '../sensor/resolve.ts';
import { addMarker, hasMarkers } from '../set-up/markers.ts';
import { hasTeamerIn, nearestModules } from './nearest-modules.ts';

/** DK-KITTY-010: on 1 to 3 half of the modules, the nearest first, else all; where a Teamer is they are out at once. */
export function addPings(table: DuckTable, io: DuckIo): void {
  const all = nearestModules(table);
  const face = io.roll(D6, { rule: 'DK-KITTY-010', purpose: 'modules' });
  const chosen = face <= 3 ? all.slice(0, Math.ceil(all.length / 2)) : all;
  io.tell({ type: 'markersAdded', rule: 'DK-KITTY-010', modules: chosen });
  for (const module of chosen)
    for (const tile of planOf(table.arena).modules[module]!.tiles) addMarker(table, io, tile, 'DK-KITTY-010');
  const entered = chosen.filter(module => hasTeamerIn(table, module));
  showAll(
    table,
    io,
    entered.flatMap(module => placeThreatsOf(table, io, module)),
  );
}

/** DK-KITTY-012: a card more for each; a RED one where Teamers are in an open module is carried out at once. */
export function dealMoreCards(table: DuckTable, io: DuckIo): void {
  for (const [module, state] of table.modules.entries()) {
    dealEventCard(table, io, module);
    if (state.opened && hasTeamerIn(table, module)) turnCards(table, io, module, 'RED', null);
  }
}

/** DK-KITTY-013: an average die of modules with pings; their Threats stand behind closed doors and come for the Team. */
export function rouseModules(table: DuckTable, io: DuckIo): void {
  const number = io.roll(AVERAGE, { rule: 'DK-KITTY-013', purpose: 'modules' });
  const { modules } = planOf(table.arena);
  const chosen = nearestModules(table)
    .filter(module => hasMarkers(table, modules[module]!.tiles))
    .slice(0, number);
  const placed = chosen.flatMap(module => placeThreatsOf(table, io, module));
  for (const threat of placed) threat.roused = true;
  showAll(table, io, placed);
  const figures = placed.map(({ id }) => id);
  io.tell({ type: 'threatsRoused', rule: 'DK-KITTY-013', modules: chosen, figures });
}

/** DK-KITTY-014: from now on every card is a red one; those of opened modules are turned at once, the nearest first. */
export function turnCardsRed(table: DuckTable, io: DuckIo): void {
  if (!table.kitty.mishaps.includes('allRed')) table.kitty.mishaps.push('allRed');
  io.tell({ type: 'cardsTurnedRed', rule: 'DK-KITTY-014' });
  for (const module of nearestModules(table))
    if (table.modules[module]!.opened) turnCards(table, io, module, 'RED', null);
}
