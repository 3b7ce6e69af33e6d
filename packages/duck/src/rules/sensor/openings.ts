import { tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figureOf, teamers } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { raiseCeiling } from '../ceiling/raise.ts';
import { turnCards } from '../event-cards/event-deck.ts';
import { noteSourceEntered } from '../set-up/source.ts';
import { placeSourceChits } from '../set-up/source-chits.ts';
import { seesInto } from '../shooting/sight.ts';
import { showAll } from './placement.ts';
import { placeThreatsOf, placeThreatsOn } from './resolve.ts';

type Opened = Extract<Moment, { on: 'opened' }>;
type Entered = Extract<Moment, { on: 'personEntered' }>;

/**
 * DK-SETUP-026, DK-SENS-013, DK-SENS-017: an opening turns the RED card of a module, then its Threats are placed, before
 * anybody acts on. A door that opens onto a card left by a hole, or onto cards and markers laid later, brings those out
 * too.
 */
export function workOutOpening(table: DuckTable, io: DuckIo, { door, modules, by }: Opened): void {
  const isByCompetitor = by !== null && figureOf(table, by).kind === 'threat' && door !== null && isOpen(table, door);
  for (const module of modules) {
    const state = table.modules[module];
    if (!state) continue;
    const isUnseen = isByCompetitor && !isSeenInto(table, module);
    const doorway = isDoorway(table, door) && !isUnseen ? { door } : null;
    if (!state.opened && isUnseen) state.unseen = true;
    else if (!state.opened) openModule(table, io, module, doorway);
    else {
      if (doorway) turnRedCards(table, io, module, doorway.door);
      placeThreatsOf(table, io, module);
    }
  }
  lookIntoUnseen(table, io);
}

/** DK-SETUP-026, DK-CHOUSE-002: a door; on turn 1 the hole of entry counts as one. */
function isDoorway(table: DuckTable, door: number | null): boolean {
  return door === null ? table.turn <= 1 : isOpen(table, door);
}

function isOpen(table: DuckTable, door: number): boolean {
  return table.doors[door]!.open;
}

/** A hole leaves the RED card for the first man who goes in; a doorway turns it now, before any Threat is placed. */
function openModule(
  table: DuckTable,
  io: DuckIo,
  module: number,
  doorway: { readonly door: number | null } | null,
): Threat[] {
  const state = table.modules[module]!;
  state.opened = true;
  state.unseen = false;
  const { tiles } = planOf(table.arena).modules[module]!;
  for (const tile of tiles) placeSourceChits(table, io, tile);
  if (doorway) turnRedCards(table, io, module, doorway.door);
  raiseCeiling(table, io, module);
  return placeThreatsOf(table, io, module);
}

/** Whoever a card drags inside must not set the Threats free before it is complete. */
function turnRedCards(table: DuckTable, io: DuckIo, module: number, door: number | null): void {
  const { tiles } = planOf(table.arena).modules[module]!;
  const waiting = tiles.map(tile => table.tiles[tile]!.markers.splice(0));
  turnCards(table, io, module, 'RED', door);
  for (const [n, tile] of tiles.entries()) table.tiles[tile]!.markers.push(...waiting[n]!);
}

/** DK-GAP-038: what only competitors have opened is worked out when a Teamer first sees into it. */
function lookIntoUnseen(table: DuckTable, io: DuckIo): Threat[] {
  return [...table.modules.keys()].flatMap(module =>
    table.modules[module]!.unseen && isSeenInto(table, module) ? openModule(table, io, module, { door: null }) : [],
  );
}

function isSeenInto(table: DuckTable, module: number): boolean {
  return teamers(table).some(man => seesInto(table, man, module));
}

/** What a tile holds for whoever of the Team comes in: cards left by a hole, markers laid later, the Source itself. */
export function meetTile(table: DuckTable, io: DuckIo, { figure }: Entered): void {
  const person = figureOf(table, figure) as Teamer | Survivor;
  if (person.kind !== 'teamer') return;
  const tile = tileAt(table, person.at);
  if (!tile) return;
  const module = table.modules[tile.module]!;
  const placed = module.opened ? [] : openModule(table, io, tile.module, { door: null });
  if (module.cards.length > 0) turnCards(table, io, tile.module, 'RED', null);
  const state = table.tiles[tile.id]!;
  // DK-SETUP-023, DK-KITTY-010, DK-SENS-011: markers and tokens laid since the opening.
  if (state.markers.length > 0 || state.tokens > 0) placed.push(...placeThreatsOn(table, io, tile.id));
  state.explored = true;
  noteSourceEntered(table, io, figure, person.at);
  showAll(table, io, [...placed, ...lookIntoUnseen(table, io)]);
}
