import type { Json, SwitchValue } from '@sightline/kernel';
import type { SupportRow } from '../../src/content/artillery-schema.ts';
import type { CargoRow } from '../../src/content/cargo-schema.ts';
import type { ForceRow } from '../../src/content/force-schema.ts';
import type { FigureRow, MapRow, UnitRow } from '../../src/content/schema.ts';
import { walkOf } from '../../src/ground/walk.ts';
import { gather } from '../../src/rules/movement/formation.ts';
import { dustup } from '../../src/system.ts';
import { begin } from '../../src/table/begin.ts';
import type { Dustup, Place } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';

/** A small battle laid out by hand, for the tests of one rule. Red is side 0 and blue side 1. */
export interface Setting {
  readonly map?: MapRow;
  readonly red?: readonly UnitRow[];
  readonly blue?: readonly UnitRow[];
  /** Vehicles by the ids of their rows, after the squads of their side. */
  readonly redVehicles?: readonly string[];
  readonly blueVehicles?: readonly string[];
  readonly night?: boolean;
  readonly turns?: number;
  readonly commitment?: readonly ['low' | 'medium' | 'high', 'low' | 'medium' | 'high'];
  readonly wind?: number;
  /** The artillery of red and blue. */
  readonly support?: readonly [readonly SupportRow[], readonly SupportRow[]];
  /** Loads of red and blue; vehicles of red are V-RED-0 and so on. */
  readonly cargo?: readonly [readonly CargoRow[], readonly CargoRow[]];
  readonly difficulty?: object;
  readonly switches?: Readonly<Record<string, SwitchValue>>;
}

/** An open field of 72 by 48 inches, with whatever a test adds to it. */
export function field(more: Partial<MapRow> = {}): MapRow {
  return { id: 'field', title: 'Field', rule: 'DU-FORCE-002', width: 72, depth: 48, areas: [], lines: [], ...more };
}

/** An area of the map as a rectangle, in inches. */
export function box(
  type: string,
  x: number,
  y: number,
  toX: number,
  toY: number,
  level?: number,
): MapRow['areas'][number] {
  const points: [number, number][] = [
    [x, y],
    [toX, y],
    [toX, toY],
    [x, toY],
  ];
  return level === undefined ? { type, points } : { type, points, level };
}

export function wall(type: string, ...points: [number, number][]): MapRow['lines'][number] {
  return { type, points };
}

let codes = 0;

/**
 * An experienced squad of `count` riflemen (LV2, partial light armour, assault rifles) unless `row` says otherwise;
 * the first figure leads. Extra figures are added behind the riflemen.
 */
export function squad(count: number, row: Partial<UnitRow> = {}, ...extra: Partial<FigureRow>[]): UnitRow {
  const rifle = { role: 'Rifleman', weapons: ['assaultRifle'] };
  const figures: FigureRow[] = [{ ...rifle, role: 'Leader', leader: true }];
  if (count > 1) figures.push({ ...rifle, count: count - 1 });
  for (const figure of extra) figures.push({ ...rifle, ...figure });
  codes++;
  return {
    code: `U-${codes}`,
    name: `Squad ${codes}`,
    type: 'infantry',
    quality: 'experienced',
    leadership: 2,
    armour: 'partialLight',
    moves: 6,
    sensors: 'aided',
    comms: 'average',
    close: 'bayonetKnifeButt',
    traits: ['grenades'],
    figures,
    ...row,
  };
}

/** In turn 1 with red due, every unit on the table round the place it was put: red in the west, blue in the east. */
export function lay({
  map = field(),
  red = [squad(5)],
  blue = [squad(5)],
  redVehicles = [],
  blueVehicles = [],
  switches = {},
  ...rest
}: Setting = {}): Dustup {
  const force = (units: readonly UnitRow[], vehicles: readonly string[], id: string): ForceRow => ({
    id,
    title: id,
    rule: 'DU-FORCE-052',
    units: [...units],
    vehicles: vehicles.map((vehicle, i) => ({ code: `V-${id.toUpperCase()}-${i}`, vehicle })),
  });
  const details = {
    map,
    forces: [force(red, redVehicles, 'red'), force(blue, blueVehicles, 'blue')],
    wind: 3,
    ...rest,
  } as unknown as Json;
  const chosen = Object.fromEntries(dustup.switches.map(({ id, values }) => [id, switches[id] ?? values[0]]));
  const table = begin({ scenario: 'ownBattle', switches: chosen, details });
  table.turn = 1;
  table.phase = 'activation';
  table.due = 0;
  table.first = 0;
  for (const unit of table.units) {
    unit.where = 'table';
    const row = table.units.filter(other => other.side === unit.side && other.id < unit.id).length;
    put(table, unit.id, unit.side === 0 ? 6 : map.width - 6, 4 + 7 * row);
  }
  return table;
}

/** Puts a unit somewhere, its leader on the spot in inches and the others round him; two actions to spend. */
export function put(table: Dustup, id: number, x: number, y: number): Unit {
  const unit = table.units[id]!;
  unit.actions = 2;
  if (unit.hull !== null) {
    Object.assign(unit.hull, at(x, y));
    return unit;
  }
  const leader = table.figures[unit.leader]!;
  Object.assign(leader, at(x, y));
  gather(table, unit, walkOf(table, unit));
  return unit;
}

/** Moves one figure alone, by its place in the unit's roster. */
export function putFigure(table: Dustup, unit: Unit, member: number, x: number, y: number): void {
  Object.assign(table.figures[unit.figures[member]!]!, at(x, y));
}

/** The spot in inches. */
export function at(x: number, y: number): Place {
  return { x: Math.round(x * 1000), y: Math.round(y * 1000) };
}
