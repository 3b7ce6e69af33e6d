import type { Viewer } from '@sightline/kernel';
import { isKnownExit } from '../rules/ceiling/level.ts';
import { colourOf } from '../rules/event-cards/event-deck.ts';
import { BODY } from '../rules/missions/mission-set-up.ts';
import { moduleAt } from '../ship/places.ts';
import { copy } from '../table/copy.ts';
import type { DuckEvent } from '../table/events.ts';
import { eventIn } from '../table/own-cards.ts';
import type { DuckTable, Thing } from '../table/table.ts';

/**
 * What anybody round the table may know: everything but what lies face down or in the cup (DK-SETUP-009, DK-SETUP-018,
 * DK-SETUP-025, DK-GAP-011, DK-KITTY-002). The booklets run the other side, so all seats know the same. What is
 * unknown stands there as the same blank whatever it is, and its own record says so: `shown`, `turned`, `known`.
 */
export type DuckView = DuckTable;

/** A view is made for every question to a bot, so it shares with the table what nobody changes while it is looked at. */
export function view(table: DuckTable, _viewer: Viewer): DuckView {
  return {
    ...table,
    tiles: table.tiles.map(tile =>
      tile.markers.every(marker => marker.shown)
        ? tile
        : { ...tile, markers: tile.markers.map(marker => (marker.shown ? marker : { ...marker, ping: 'NONE' })) },
    ),
    modules: table.modules.map(module =>
      module.cards.every(card => card.shown)
        ? module
        : { ...module, cards: module.cards.map(card => (card.shown ? card : { ...card, id: backOf(table, card.id) })) },
    ),
    chits: table.chits.map(chit => (chit.turned || !chit.isEntrance ? chit : { ...chit, isEntrance: false })),
    loads: table.loads.map(load => (load.known ? load : { ...load, kind: 'INERT', extreme: false })),
    things: table.things.some(isFaceDown(table))
      ? table.things.filter(thing => !isFaceDown(table)(thing))
      : table.things,
    // DK-CEIL-004.
    hatches: table.hatches.every(isKnownExit) ? table.hatches : table.hatches.filter(isKnownExit),
    decks: {
      pings: table.decks.pings.map(() => 'NONE'),
      usedPings: table.decks.usedPings,
      events: table.decks.events.map(id => backOf(table, id)).sort(),
      discards: table.decks.discards,
      cup: table.decks.cup.map(() => 0),
    },
    kitty: { ...table.kitty, chits: table.kitty.chits.map(() => 0) },
  };
}

/** DK-GAP-039: where the lost Team lies is found out by opening doors. */
const isFaceDown =
  (table: DuckTable) =>
  ({ name, at }: Thing): boolean => {
    const module = name === BODY ? moduleAt(table, at) : null;
    return module !== null && !table.modules[module.id]!.opened;
  };

/** DK-SETUP-025: the back of an Event card shows its colour; the first card of that colour stands for all of them. */
function backOf(table: DuckTable, id: string): string {
  return colourOf(table, id) === 'RED' ? 'R01' : 'G01';
}

/**
 * Nothing is told to the table that the table may not know: dice for what stays hidden are thrown unseen. Of a reaction
 * that could tell where the Source is, everybody learns what it led to (DK-THREAT-011, DK-THREAT-015).
 */
export function redact(event: DuckEvent, _viewer: Viewer): DuckEvent {
  if (event.type !== 'threatReacted' || !event.unseen) return event;
  const { rule, figure, column, response, shows, said } = event;
  return { type: 'threatDecided', rule, figure, column, response, ...(shows && { shows }), ...(said && { said }) };
}

/** Tables that nobody can tell from this one: what lies hidden has changed places with its like. */
export function swapSecrets(table: DuckTable, _viewer: Viewer): DuckTable[] {
  const swapped = copy(table);
  swapPings(swapped);
  swapCards(swapped, 'RED');
  swapCards(swapped, 'GREEN');
  const hidden = swapped.chits.filter(chit => !chit.turned);
  rotate(
    hidden.map(chit => chit.isEntrance),
    (is, i) => Object.assign(hidden[i]!, { isEntrance: is }),
  );
  const unknown = swapped.loads.filter(load => !load.known);
  rotate(
    unknown.map(({ kind, extreme }) => ({ kind, extreme })),
    (what, i) => Object.assign(unknown[i]!, what),
  );
  swapped.hatches = swapped.hatches.filter(isKnownExit);
  swapped.things = swapped.things.filter(thing => !isFaceDown(swapped)(thing));
  swapStress(swapped);
  return [swapped];
}

function swapPings({ tiles, decks }: DuckTable): void {
  const markers = tiles.flatMap(tile => tile.markers.filter(marker => !marker.shown));
  rotate([...markers.map(marker => marker.ping), ...decks.pings], (ping, i) => {
    const marker = markers[i];
    if (marker) marker.ping = ping;
    else decks.pings[i - markers.length] = ping;
  });
}

function swapCards(table: DuckTable, colour: 'RED' | 'GREEN'): void {
  const { modules, decks } = table;
  const isOf = (id: string): boolean => eventIn(table, id).colour === colour;
  const dealt = modules.flatMap(module => module.cards.filter(card => !card.shown && isOf(card.id)));
  const places = decks.events.flatMap((id, i) => (isOf(id) ? [i] : []));
  rotate([...dealt.map(card => card.id), ...places.map(i => decks.events[i]!)], (id, i) => {
    const card = dealt[i];
    if (card) card.id = id;
    else decks.events[places[i - dealt.length]!] = id;
  });
}

function swapStress({ kitty, decks }: DuckTable): void {
  const inKitty = kitty.chits.length;
  rotate([...kitty.chits, ...decks.cup], (points, i) => {
    if (i < inKitty) kitty.chits[i] = points;
    else decks.cup[i - inKitty] = points;
  });
}

/** Everything moves on by one place. */
function rotate<V>(values: readonly V[], put: (value: V, i: number) => void): void {
  for (let i = 0; i < values.length; i++) put(values[(i + 1) % values.length]!, i);
}
