import { closedView, type FieldViews, OPEN } from '@sightline/kernel';
import { isKnownExit } from '../rules/ceiling/level.ts';
import { colourOf } from '../rules/event-cards/event-deck.ts';
import { BODY } from '../rules/missions/mission-set-up.ts';
import { moduleAt } from '../ship/places.ts';
import type { Decks, DuckTable, Kitty, Load, ModuleState, SourceChit, Thing, TileState } from '../table/table.ts';

/**
 * What anybody round the table may know: everything but what lies face down or in the cup (DK-SETUP-009, DK-SETUP-018,
 * DK-SETUP-025, DK-GAP-011, DK-KITTY-002). The booklets run the other side, so all seats know the same. What is
 * unknown stands there as the same blank whatever it is, and its own record says so: `shown`, `turned`, `known`.
 */
export type DuckView = DuckTable;

type PingMarker = TileState['markers'][number];
type DealtCard = ModuleState['cards'][number];

const viewOfMarker = closedView<PingMarker, null>({
  ping: ({ ping, shown }) => (shown ? ping : 'NONE'),
  shown: OPEN,
});

const viewOfTile = closedView<TileState, null>({
  markers: ({ markers }) => markers.map(marker => viewOfMarker(marker, null)),
  explored: OPEN,
  scanned: OPEN,
  tokens: OPEN,
  shotIn: OPEN,
});

const viewOfCard = closedView<DealtCard, DuckTable>({
  id: ({ id, shown }, table) => (shown ? id : backOf(table, id)),
  shown: OPEN,
});

const viewOfModule = closedView<ModuleState, DuckTable>({
  opened: OPEN,
  unseen: OPEN,
  entered: OPEN,
  cards: ({ cards }, table) => cards.map(card => viewOfCard(card, table)),
  ceiling: OPEN,
  lasting: OPEN,
});

const viewOfChit = closedView<SourceChit, null>({
  tile: OPEN,
  at: OPEN,
  isEntrance: ({ isEntrance, turned }) => turned && isEntrance,
  turned: OPEN,
});

const viewOfLoad = closedView<Load, null>({
  at: OPEN,
  kind: ({ kind, known }) => (known ? kind : 'INERT'),
  extreme: ({ extreme, known }) => known && extreme,
  height: OPEN,
  known: OPEN,
  examined: OPEN,
  lost: OPEN,
  unpacked: OPEN,
  die: OPEN,
});

const viewOfDecks = closedView<Decks, DuckTable>({
  pings: ({ pings }) => pings.map(() => 'NONE'),
  usedPings: OPEN,
  events: ({ events }, table) => events.map(id => backOf(table, id)).sort(),
  discards: OPEN,
  cup: ({ cup }) => cup.map(() => 0),
});

const viewOfKitty = closedView<Kitty, null>({
  chits: ({ chits }) => chits.map(() => 0),
  doubled: OPEN,
  catastrophes: OPEN,
  mishaps: OPEN,
});

/**
 * A view is made for every question to a bot, so it shares with the table what nobody changes while it is looked at:
 * records of which nothing is hidden are the table's own.
 */
const TABLE: FieldViews<DuckTable> = {
  switches: OPEN,
  arena: OPEN,
  mission: OPEN,
  species: OPEN,
  threatLevel: OPEN,
  own: OPEN,
  turn: OPEN,
  phase: OPEN,
  order: OPEN,
  underNext: OPEN,
  sequence: OPEN,
  figures: OPEN,
  shipChanges: OPEN,
  doors: OPEN,
  breaches: OPEN,
  triedSides: OPEN,
  tiles: ({ tiles }) => tiles.map(tile => (tile.markers.every(({ shown }) => shown) ? tile : viewOfTile(tile, null))),
  modules: table =>
    table.modules.map(module => (module.cards.every(({ shown }) => shown) ? module : viewOfModule(module, table))),
  chits: ({ chits }) => chits.map(chit => (chit.turned ? chit : viewOfChit(chit, null))),
  loads: ({ loads }) => loads.map(load => (load.known ? load : viewOfLoad(load, null))),
  fittings: OPEN,
  things: knownThings,
  charges: OPEN,
  flames: OPEN,
  explosions: OPEN,
  vehicles: OPEN,
  mush: OPEN,
  denied: OPEN,
  // DK-CEIL-004.
  hatches: ({ hatches }) => (hatches.every(isKnownExit) ? hatches : hatches.filter(isKnownExit)),
  bridge: OPEN,
  decks: table => viewOfDecks(table.decks, table),
  kitty: ({ kitty }) => viewOfKitty(kitty, null),
  mother: OPEN,
  power: OPEN,
  progress: OPEN,
  noise: OPEN,
  undrawn: OPEN,
  multiTeam: OPEN,
  ending: OPEN,
  dronesToBoard: OPEN,
};

export const view = closedView(TABLE);

/** DK-GAP-039: where the lost Team lies is found out by opening doors. */
export function knownThings(table: DuckTable): Thing[] {
  const isKnown = ({ item, at }: Thing): boolean => {
    const module = item === BODY ? moduleAt(table, at) : null;
    return module === null || table.modules[module.id]!.opened;
  };
  return table.things.every(isKnown) ? table.things : table.things.filter(isKnown);
}

/** DK-SETUP-025: the back of an Event card shows its colour; the first card of that colour stands for all of them. */
function backOf(table: DuckTable, id: string): string {
  return colourOf(table, id) === 'RED' ? 'R01' : 'G01';
}
