import { D6, numbered } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { EventCard } from '../../content/cards.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import { eventIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { carryOut, type Scene } from './effects.ts';

/** DK-SETUP-011, DK-SETUP-025: both colours shuffled together, one card to each module; the back shows its colour. */
export function dealEventCards(table: DuckTable, io: DuckIo): void {
  for (const module of table.modules.keys()) dealEventCard(table, io, module);
}

export function dealEventCard(table: DuckTable, io: DuckIo, module: number): void {
  const id = drawEventCard(table, io);
  if (id === null) return;
  table.modules[module]!.cards.push({ id, shown: false });
  io.tell({ type: 'eventCardDealt', rule: 'DK-SETUP-025', module, colour: colourOf(table, id) });
}

/** DK-KITTY-012: the discards are shuffled in again when the deck has run out; null if every card lies on the map. */
export function drawEventCard(table: DuckTable, io: DuckIo): string | null {
  const { decks } = table;
  if (decks.events.length === 0) {
    decks.events = decks.discards;
    decks.discards = [];
  }
  if (decks.events.length === 0) return null;
  const drawn = io.roll(numbered(decks.events.length), { rule: 'DK-SETUP-025', purpose: 'eventCard', seenBy: [] });
  return decks.events.splice(drawn - 1, 1)[0]!;
}

/** DK-KITTY-014: after that catastrophe every card still face down is a red one. */
export function colourOf(table: DuckTable, id: string): EventCard['colour'] {
  return table.kitty.mishaps.includes('allRed') ? 'RED' : eventIn(table, id).colour;
}

export function hasCard(table: DuckTable, module: number, colour: EventCard['colour']): boolean {
  return table.modules[module]!.cards.some(({ id, shown }) => !shown && colourOf(table, id) === colour);
}

/** Turns every card of a colour that lies in a module. `door` is the one that has just been opened, if one has. */
export function turnCards(
  table: DuckTable,
  io: DuckIo,
  module: number,
  colour: EventCard['colour'],
  door: number | null,
): void {
  for (const card of [...table.modules[module]!.cards]) {
    if (card.shown || colourOf(table, card.id) !== colour) continue;
    // What it brings about may turn the others before their turn comes here.
    card.shown = true;
    applyCard(table, io, card.id, module, door, colour === 'RED' ? 'DK-SETUP-026' : 'DK-SETUP-027');
  }
}

/** DK-SETUP-028: with the event dice a card comes to nothing on 1 to 3. Each is discarded after use (DK-GAP-041). */
export function applyCard(
  table: DuckTable,
  io: DuckIo,
  id: string,
  module: number,
  door: number | null,
  rule: RuleId,
): void {
  const happens = !table.switches.eventDice || io.roll(D6, { rule: 'DK-SETUP-028', purpose: 'event' }) >= 4;
  const card = eventIn(table, id);
  const { title, text } = card;
  io.tell({ type: 'cardTurned', rule, module, card: id, title, ...(text && { text }), shows: true });
  const state = table.modules[module]!;
  // Another of that name, still face down, stays.
  const turned = state.cards.findIndex(({ id: name, shown }) => name === id && shown);
  if (turned >= 0) state.cards.splice(turned, 1);
  table.decks.discards.push(id);
  if (happens) carryOut(table, io, card, sceneOf(table, card, module, door));
  else io.tell({ type: 'cardCameToNothing', rule: 'DK-SETUP-028', module, card: id });
}

/**
 * DK-SETUP-029: a card that names a kind of module takes effect in the first such on the ship, and where it was turned if
 * that is one or the ship has none.
 */
function sceneOf({ arena }: DuckTable, { module: type }: EventCard, turnedIn: number, door: number | null): Scene {
  const { modules } = planOf(arena);
  if (type === undefined || modules[turnedIn]!.type === type) return { module: turnedIn, door };
  const there = modules.find(module => module.type === type);
  return there ? { module: there.id, door: null } : { module: turnedIn, door };
}
