import { D6, numbered } from '@sightline/kernel';
import { moduleAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import { teamers } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { applyCard, drawEventCard } from '../event-cards/event-deck.ts';

/** DK-TURN-007: a double 6 brings an undealt card to a module with Teamers in it, whatever its colour. */
export function checkRandomEvent(table: DuckTable, io: DuckIo): void {
  const why = { rule: 'DK-TURN-007', purpose: 'randomEvent' } as const;
  const dice = [io.roll(D6, why), io.roll(D6, why)];
  if (dice.some(face => face !== 6)) return;
  const modules = [...new Set(teamers(table).flatMap(({ at }) => moduleAt(table, at)?.id ?? []))].sort((a, b) => a - b);
  const [only] = modules;
  io.tell({ type: 'randomEvent', rule: 'DK-TURN-007', dice, module: modules.length === 1 ? only! : null });
  if (only === undefined) return;
  const module = modules.length === 1 ? only : modules[io.roll(numbered(modules.length), why) - 1]!;
  const card = drawEventCard(table, io);
  if (card !== null) applyCard(table, io, card, module, null, 'DK-TURN-007');
}
