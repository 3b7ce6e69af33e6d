import { squaresReached } from '@sightline/geometry/grid';
import { AVERAGE, D6, numbered } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figuresAt, isOnMap, isPerson } from '../../table/figures.ts';
import type { DuckTable, SquareSide } from '../../table/table.ts';
import { attachBridge, entryBehind } from '../boarding/bridge.ts';
import { type Entry, entries } from '../boarding/entry.ts';
import { pushIn } from '../boarding/first-turn.ts';
import { distancesFrom } from '../movement/distances.ts';
import { enterSquare } from '../movement/steps.ts';

/** DK-KITTY-022: the bridge is gone at once, and nobody leaves before Mother has found another place. */
export function loseBridge(table: DuckTable, io: DuckIo): void {
  const { bridge } = table;
  const ways = [...(bridge.entry ? [bridge.entry] : []), ...bridge.others];
  if (ways.length === 0) return;
  const turns = io.roll(AVERAGE, { rule: 'DK-KITTY-022', purpose: 'sealFailure' });
  io.tell({ type: 'bridgeLost', rule: 'DK-KITTY-022', turns });
  // Whoever comes in may be met there, and others may be driven out again meanwhile: until the bridge is empty.
  for (let [next] = strandedOn(table); next; [next] = strandedOn(table))
    moveInside(table, io, next, (entryBehind(table, next.at) ?? ways[0]!).square);
  bridge.squares = [];
  bridge.entry = null;
  bridge.others = [];
  // The last of these turns is the first in which a 6 will do.
  bridge.awayFor = turns + 1;
  for (const way of ways) seal(table, way);
  shipChanged(table);
}

/** People first, Threats last. */
function strandedOn(table: DuckTable): Figure[] {
  const isThreat = ({ kind }: Figure): number => (kind === 'threat' ? 1 : 0);
  return table.figures
    .filter(figure => isOnMap(figure) && table.bridge.squares.includes(figure.at))
    .sort((a, b) => isThreat(a) - isThreat(b));
}

/** An airlock is shut, a hole of the Team's own is stopped up. */
function seal(table: DuckTable, { square, side }: SquareSide): void {
  table.breaches = table.breaches.filter(breach => breach.square !== square || breach.side !== side);
  for (const { id, segments, isAirlock } of planOf(table.arena).doors)
    if (isAirlock && segments.some(segment => segment.square === square && segment.side === side))
      table.doors[id]!.open = false;
}

function moveInside(table: DuckTable, io: DuckIo, figure: Figure, entry: number): void {
  const held = table.figures.find(person => 'grapple' in person && person.grapple?.threat === figure.id);
  if (held) {
    // Locked in a grapple it goes where its man went.
    figure.at = held.at;
    return;
  }
  const { tileAt } = planOf(table.arena);
  const squares = [...squaresReached(distancesFrom(table, entry, false))];
  const to = squares.find(square => tileAt[square]! >= 0 && hasRoom(table, figure, square));
  if (to === undefined) throw new Error(`there is no room left in the arena for figure ${figure.id}`);
  io.tell({ type: 'movedOffBridge', rule: 'DK-KITTY-022', figure: figure.id, to });
  enterSquare(table, io, figure, to, { willingly: false });
}

function hasRoom(table: DuckTable, figure: Figure, square: number): boolean {
  const there = figuresAt(table, square).filter(other => other !== figure);
  return there.length === 0 || (isPerson(figure) && there.length === 1 && there.every(isPerson));
}

/** DK-HOUSE-001, DK-KITTY-022: one of the countdowns of Housekeeping; when it is over a 6 is needed every turn. */
export function reattachBridge(table: DuckTable, io: DuckIo): void {
  const { bridge } = table;
  if (bridge.awayFor === 0) return;
  if (bridge.awayFor > 1) {
    bridge.awayFor--;
    return io.tell({ type: 'bridgeNotAttached', rule: 'DK-KITTY-022', face: null });
  }
  const face = io.roll(D6, { rule: 'DK-KITTY-022', purpose: 'reattach' });
  if (face < 6) return io.tell({ type: 'bridgeNotAttached', rule: 'DK-KITTY-022', face });
  const entry = randomEntry(table, io);
  bridge.awayFor = 0;
  attachBridge(table, io, entry, 0);
  pushIn(table, io, entry);
}

/** Any other airlock; the old one if there is no other. */
function randomEntry(table: DuckTable, io: DuckIo): Entry {
  const airlocks = entries(table).filter(({ door }) => door !== null);
  const others = airlocks.filter(({ door }) => door !== table.bridge.airlock);
  const choice = others.length > 0 ? others : airlocks;
  const [only] = choice;
  if (!only) throw new Error(`${table.arena.name} has no airlock to attach the bridge to`);
  if (choice.length === 1) return only;
  return choice[io.roll(numbered(choice.length), { rule: 'DK-KITTY-022', purpose: 'airlock' }) - 1]!;
}
