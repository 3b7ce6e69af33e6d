import type { Json, SwitchValue } from '@sightline/kernel';
import type { FigureRow, GroupRow, MapRow, Objective, Order } from '../../src/content/schema.ts';
import { killzone } from '../../src/system.ts';
import { begin } from '../../src/table/begin.ts';
import type { Killzone } from '../../src/table/table.ts';
import { type Figure, NONE } from '../../src/table/units.ts';

/** A small battle laid out by hand, for the tests of one rule. Red is side 0 and blue side 1. */
export interface Setting {
  readonly map?: MapRow;
  readonly red: readonly GroupRow[];
  readonly blue?: readonly GroupRow[];
  readonly night?: boolean;
  readonly values?: Readonly<Record<string, number>>;
  readonly objective?: Objective;
  readonly switches?: Readonly<Record<string, SwitchValue>>;
}

/** An open field of 48 by 48 inches, with whatever a test adds to it. */
export function field(more: Partial<MapRow> = {}): MapRow {
  const bare = { roads: [], buildings: [], ground: [], obstacles: [] };
  return { id: 'field', title: 'Field', rule: 'KZ-GAP-009', width: 48, depth: 48, ...bare, ...more };
}

/** A group of `count` alike; the first rows may be given apart, such as a leader. */
export function group(
  troop: string,
  count: number,
  figure: Partial<FigureRow> = {},
  ...first: Partial<FigureRow>[]
): GroupRow {
  const rows = [...first.map(row => ({ ...figure, count: 1, weapons: [], ...row })), { weapons: [], ...figure, count }];
  return { name: `${troop} group`, troop, drugs: [], figures: rows.filter(row => row.count > 0) };
}

/** In turn 1, everybody on the table in two far rows, on Shoot with their counters up. */
export function lay({ map = field(), red, blue = [group('robot', 1)], switches = {}, ...rest }: Setting): Killzone {
  const roster = (groups: readonly GroupRow[], id: string) => ({
    id,
    title: id,
    rule: 'KZ-ORG-009',
    points: 0,
    groups,
    vehicles: [],
  });
  const details = { map, rosters: [roster(red, 'red'), roster(blue, 'blue')], ...rest } as unknown as Json;
  const chosen = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, switches[id] ?? values[0]]));
  const table = begin({ scenario: 'encounter', switches: chosen, details });
  table.turn = 1;
  table.phase = 'action';
  for (const unit of table.groups) unit.shown = true;
  for (const figure of table.figures) {
    figure.away = false;
    figure.x = 1000 + figure.id * 1500;
    figure.y = figure.side === 0 ? 1000 : 47_000;
  }
  return table;
}

/** Puts a figure somewhere, in inches. */
export function put(table: Killzone, id: number, x: number, y: number, room = NONE): Figure {
  const figure = table.figures[id]!;
  figure.x = Math.round(x * 1000);
  figure.y = Math.round(y * 1000);
  figure.room = room;
  return figure;
}

export function give(table: Killzone, groupId: number, order: Order, shown = true): void {
  const unit = table.groups[groupId]!;
  unit.order = order;
  unit.shown = shown;
}

/** Dice for a script: d6(4, 2) is 'D6=4', 'D6=2'. */
export function d6(...faces: readonly number[]): string[] {
  return faces.map(face => `D6=${face}`);
}

/** The spot in inches, as a leg of a way or an aim. */
export function at(x: number, y: number): { x: number; y: number } {
  return { x: Math.round(x * 1000), y: Math.round(y * 1000) };
}

export function spot(x: number, y: number, room = NONE): { x: number; y: number; room: number } {
  return { ...at(x, y), room };
}
