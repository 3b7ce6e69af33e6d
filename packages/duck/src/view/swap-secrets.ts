import type { Viewer } from '@sightline/kernel';
import { isKnownExit } from '../rules/ceiling/level.ts';
import { copy } from '../table/copy.ts';
import { eventIn } from '../table/own-cards.ts';
import type { DuckTable } from '../table/table.ts';
import { knownThings } from './view.ts';

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
  swapped.things = knownThings(swapped);
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
