import type { AnswerTo, Because, Die, Question, Sealed, Seat } from '@sightline/kernel';
import type { ArenaCard } from '../content/cards.ts';
import { placeName, tileName } from '../ship/places.ts';
import { type PlanModule, planOf, TILE } from '../ship/plan.ts';
import type { DuckEvent, DuckIo } from '../table/events.ts';
import { nameOf } from '../table/names.ts';
import type { DuckTable, Fitting } from '../table/table.ts';
import { ITEMS } from './item-names.ts';
import { listed } from './sentence.ts';

/**
 * Rules speak of figures and squares by number. Whoever reads the log or a menu wants names, and has no table at hand:
 * so events take the names of what they mention along, and questions the scene they are asked in.
 */
export type Said = Readonly<Record<string, string>>;

export interface Scene {
  /** Every figure's name, by its number. */
  readonly figures: readonly string[];
  /** The name of every tile of the map, '' outside the ship; tiles are counted row by row. */
  readonly rooms: readonly string[];
  /** How many tiles make a row. */
  readonly columns: number;
  readonly bridge: readonly number[];
  /** Modules, tiles and doors of the arena, by their numbers. */
  readonly modules: readonly string[];
  readonly tiles: readonly string[];
  readonly doors: readonly string[];
  /** Furniture, loads and vehicles with where they stand, by their numbers. */
  readonly fittings: readonly string[];
  readonly loads: readonly string[];
  readonly vehicles: readonly string[];
  /** What weapons and gear of the players' own are called, by their ids. */
  readonly own: Readonly<Record<string, string>>;
}

const FIGURES: ReadonlySet<string> = new Set([
  'figure',
  'target',
  'by',
  'threat',
  'parent',
  'comrade',
  'captive',
  'captor',
  'inConcertWith',
  'person',
  'leader',
  'man',
  'machine',
  'handler',
  'driver',
  'passenger',
]);
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'to', 'square', 'front']);
const MANY_FIGURES: ReadonlySet<string> = new Set(['figures', 'aboard']);

/** Directions as the direction die numbers them, from 1. */
export const DIRECTION_NAMES = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** An Io that adds names to whatever is told or asked about a table; where nobody listens there is nothing to name. */
export function named(table: DuckTable, io: DuckIo): DuckIo {
  const isHeard = io.silent !== true;
  const seen = <Q extends Question>(question: Q): Q => (isHeard ? { ...question, scene: sceneOf(table) } : question);
  const wrapped: DuckIo = {
    roll: (die: Die, why: Because) => io.roll(die, why),
    ask: <Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> => io.ask(seat, seen(question)),
    askAll: <Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[] =>
      io.askAll(sealed.map(({ seat, question }) => ({ seat, question: seen(question) }))),
    tell: (event: DuckEvent) => {
      if (isHeard) io.tell({ ...event, said: saidOf(table, event) });
    },
  };
  return io.sub ? { ...wrapped, sub: (key, procedure) => io.sub!(key, procedure) } : wrapped;
}

function saidOf(table: DuckTable, event: DuckEvent): Said {
  const said: Record<string, string> = {};
  const scene = sceneOf(table);
  for (const [key, value] of Object.entries(event)) {
    const part = partWords(key, value, scene);
    if (part !== undefined) said[key] = part;
    if (Array.isArray(value) && MANY_FIGURES.has(key)) said[key] = listed(value.map(id => nameOf(table.figures[id]!)));
    if (typeof value === 'string' && ITEMS.has(key) && scene.own[value] !== undefined) said[key] = scene.own[value];
    if (typeof value !== 'number') continue;
    const figure = FIGURES.has(key) ? table.figures[value] : undefined;
    if (figure) said[key] = nameOf(figure);
    else if (PLACES.has(key) && value >= 0) said[key] = placeName(table, value);
    else if (key === 'facing') said[key] = DIRECTION_NAMES[value - 1] ?? String(value);
  }
  return said;
}

/** The name of a part of the ship or of what stands in it, or of several, where a fact is one. */
export function partWords(key: string, value: unknown, scene: Scene): string | undefined {
  const { modules, tiles, doors, fittings, loads, vehicles } = scene;
  const names = {
    module: modules,
    modules,
    tile: tiles,
    tiles,
    door: doors,
    fitting: fittings,
    load: loads,
    vehicle: vehicles,
  }[key];
  if (!names) return undefined;
  if (typeof value === 'number') return names[value];
  return Array.isArray(value) ? listed(value.map(each => names[each as number] ?? String(each))) : undefined;
}

/** What of a scene never changes on a ship. */
type Layout = Pick<Scene, 'rooms' | 'columns' | 'modules' | 'tiles' | 'doors'>;

const layouts = new WeakMap<ArenaCard, Layout>();

function layoutOf(arena: ArenaCard): Layout {
  const kept = layouts.get(arena);
  if (kept) return kept;
  const { tiling, tiles, modules, doors, grid } = planOf(arena);
  const rooms = new Array<string>(grid.size / TILE ** 2).fill('');
  for (const tile of tiles) rooms[tile.place] = tileName(modules[tile.module]!, tile.id);
  const layout: Layout = {
    rooms,
    columns: tiling.columns,
    modules: modules.map(({ name }) => name),
    tiles: tiles.map(({ id, module }) => tileName(modules[module]!, id)),
    doors: doors.map(({ modules: [a, b], isAirlock }) =>
      isAirlock ? `airlock of ${roomName(modules, a, b)}` : `door between ${modules[a]!.name} and ${modules[b]!.name}`,
    ),
  };
  layouts.set(arena, layout);
  return layout;
}

const scenes = new WeakMap<DuckTable, { readonly arena: ArenaCard; readonly changes: number; readonly scene: Scene }>();

function isUpToDate({ figures, bridge }: Scene, table: DuckTable): boolean {
  const { squares } = table.bridge;
  return figures.length === table.figures.length && bridge.length === squares.length && bridge[0] === squares[0];
}

/** The scene changes only when a figure is added, a bridge moved or the ship altered, and is shared until then. */
function sceneOf(table: DuckTable): Scene {
  const { arena, shipChanges: changes } = table;
  const kept = scenes.get(table);
  if (kept?.arena === arena && kept.changes === changes && isUpToDate(kept.scene, table)) return kept.scene;
  const scene: Scene = {
    ...layoutOf(arena),
    figures: table.figures.map(nameOf),
    bridge: [...table.bridge.squares],
    fittings: table.fittings.map(({ kind, at }) => `${FITTINGS[kind]} at ${placeName(table, at)}`),
    loads: table.loads.map(({ at }) => `load at ${placeName(table, at)}`),
    vehicles: table.vehicles.map(({ type }) => type),
    own: Object.fromEntries([...table.own.weapons, ...table.own.gear].map(({ id, name }) => [id, name])),
  };
  scenes.set(table, { arena, changes, scene });
  return scene;
}

const FITTINGS: Readonly<Record<Fitting['kind'], string>> = {
  locker: 'locker',
  workspace: 'workspace seat',
  pod: 'hibernation pod',
  isolation: 'isolation unit',
  furniture: 'piece',
};

const roomName = (modules: readonly PlanModule[], a: number, b: number): string => modules[Math.max(a, b)]!.name;
