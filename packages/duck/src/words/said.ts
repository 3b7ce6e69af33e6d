import type { AnswerTo, Because, Die, Question, Sealed, Seat } from '@sightline/kernel';
import type { ArenaCard } from '../content/cards.ts';
import { type Doorways, doorwaysOf, type Place, placeOf, spotIn, tileAt, tileName } from '../ship/places.ts';
import { type PlanDoor, type PlanModule, planOf, TILE } from '../ship/plan.ts';
import type { DuckEvent, DuckIo } from '../table/events.ts';
import { nameOf } from '../table/names.ts';
import type { DuckTable, Fitting, Vehicle } from '../table/table.ts';
import { ITEMS } from './item-names.ts';

/**
 * Rules speak of figures and squares by number. Whoever reads the log or a menu has no table at hand: so events take
 * along what they mention, and questions the scene they are asked in. What it is called is for the words to say.
 */
export type Named =
  | Place
  /** Somebody, a module or a card of the players' own, by its name. */
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'door'; readonly from: string; readonly to: string }
  | { readonly is: 'airlock'; readonly room: string }
  | { readonly is: 'fitting'; readonly kind: Fitting['kind']; readonly at: Place }
  /** One that has been picked up is nowhere. */
  | { readonly is: 'load'; readonly at: Place | null }
  | { readonly is: 'vehicle'; readonly type: Vehicle['type'] };

/** What an event mentions, under the names of its fields. */
export type Said = Readonly<Record<string, Named | readonly Named[]>>;

export interface Scene {
  /** Every figure's name, by its number. */
  readonly figures: readonly string[];
  /** The name of every tile of the map, '' outside the ship; tiles are counted row by row. */
  readonly rooms: readonly string[];
  /** How many tiles make a row. */
  readonly columns: number;
  readonly bridge: readonly number[];
  readonly doorways: Doorways;
  /** Where everybody is, by his number: what lies in the same room is called by less. */
  readonly whereabouts?: readonly (Whereabouts | null)[];
  /** Modules, tiles and doors of the arena, by their numbers. */
  readonly modules: readonly string[];
  readonly tiles: readonly string[];
  readonly doors: readonly Named[];
  /** Furniture, loads and vehicles with where they stand, by their numbers. */
  readonly fittings: readonly Named[];
  readonly loads: readonly Named[];
  readonly vehicles: readonly Named[];
  /** What cards of the players' own are called, by their ids. */
  readonly own: Readonly<Record<string, string>>;
}

/** The room that somebody is in, and the module that it belongs to. */
export interface Whereabouts {
  readonly room: string;
  readonly module: string;
}

const FIGURES =
  /^(figure|target|by|threat|parent|comrade|captive|captor|inConcertWith|person|leader|man|machine|handler|driver|passenger|with|enemy|victim|shooter|aboard)s?$/;
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'to', 'via', 'square', 'centre', 'front', 'hatch']);

/** An Io that adds names to whatever is told or asked about a table; where nobody listens there is nothing to name. */
export function named(table: DuckTable, io: DuckIo): DuckIo {
  const isHeard = io.silent !== true;
  const seen = <Q extends Question>(question: Q): Q => (isHeard ? { ...question, scene: sceneNow(table) } : question);
  const wrapped: DuckIo = {
    roll: (die: Die, why: Because) => io.roll(die, why),
    ask: <Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> => io.ask(seat, seen(question)),
    askAll: <Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[] =>
      io.askAll(sealed.map(({ seat, question }) => ({ seat, question: seen(question) }))),
    tell: (event: DuckEvent) => {
      if (isHeard) io.tell({ ...event, said: saidOf(event, sceneOf(table)) });
    },
  };
  return io.sub ? { ...wrapped, sub: (key, procedure) => io.sub!(key, procedure) } : wrapped;
}

/** Whatever of some facts stands for somebody or something in a scene. */
export function saidOf(facts: object, scene: Scene): Said {
  const said: Record<string, Named | readonly Named[]> = {};
  for (const [key, value] of Object.entries(facts)) {
    const find = finderOf(key, scene);
    if (!find) continue;
    const found = Array.isArray(value) ? value.flatMap(each => find(each) ?? []) : find(value);
    if (found) said[key] = found;
  }
  return said;
}

type Finder = (value: unknown) => Named | undefined;

/** Who finds what a field of this name stands for. */
function finderOf(key: string, scene: Scene): Finder | undefined {
  if (FIGURES.test(key)) return nth(scene.figures);
  if (PLACES.has(key)) return value => (typeof value === 'number' && value >= 0 ? placeIn(scene, value) : undefined);
  switch (key) {
    case 'module':
    case 'modules':
      return nth(scene.modules);
    case 'tile':
    case 'tiles':
      return nth(scene.tiles);
    case 'door':
      return nth(scene.doors);
    case 'fitting':
      return nth(scene.fittings);
    case 'load':
      return nth(scene.loads);
    case 'vehicle':
      return nth(scene.vehicles);
    default:
      return ITEMS.has(key) || key === 'species' ? value => namedAs(scene.own[String(value)]) : undefined;
  }
}

const nth =
  (of: readonly (string | Named)[]): Finder =>
  value =>
    typeof value === 'number' ? namedAs(of[value]) : undefined;

const namedAs = (found: string | Named | undefined): Named | undefined =>
  typeof found === 'string' ? { is: 'name', name: found } : found;

/** Where a square is, from the scene alone. */
function placeIn({ rooms, columns, bridge, doorways }: Scene, square: number): Place {
  if (bridge.includes(square)) return { is: 'bridge', number: bridge.indexOf(square) + 1 };
  const width = columns * TILE;
  const [x, y] = [square % width, Math.floor(square / width)];
  const [column, row] = [(x % TILE) + 1, (y % TILE) + 1];
  const room = rooms[Math.floor(y / TILE) * columns + Math.floor(x / TILE)];
  if (!room) return { is: 'space', column, row };
  return { is: 'square', room, column, row, spot: spotIn(column, row, doorways[square]) };
}

/** What of a scene never changes on a ship. */
type Layout = Pick<Scene, 'rooms' | 'columns' | 'doorways' | 'modules' | 'tiles' | 'doors'>;

const layouts = new WeakMap<ArenaCard, Layout>();

function layoutOf(arena: ArenaCard): Layout {
  const kept = layouts.get(arena);
  if (kept) return kept;
  const plan = planOf(arena);
  const { tiling, tiles, modules, doors, grid } = plan;
  const rooms = new Array<string>(grid.size / TILE ** 2).fill('');
  for (const tile of tiles) rooms[tile.place] = tileName(modules[tile.module]!, tile.id);
  const layout: Layout = {
    rooms,
    columns: tiling.columns,
    doorways: doorwaysOf(plan),
    modules: modules.map(({ name }) => name),
    tiles: tiles.map(({ id, module }) => tileName(modules[module]!, id)),
    doors: doors.map(door => doorOf(door, modules)),
  };
  layouts.set(arena, layout);
  return layout;
}

function doorOf({ modules: [a, b], isAirlock }: PlanDoor, modules: readonly PlanModule[]): Named {
  return isAirlock
    ? { is: 'airlock', room: modules[Math.max(a, b)]!.name }
    : { is: 'door', from: modules[a]!.name, to: modules[b]!.name };
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
  const { weapons, gear, species } = table.own;
  const scene: Scene = {
    ...layoutOf(arena),
    figures: table.figures.map(nameOf),
    bridge: [...table.bridge.squares],
    fittings: table.fittings.map(({ kind, at }) => ({ is: 'fitting', kind, at: placeOf(table, at) })),
    loads: table.loads.map(({ at }) => ({ is: 'load', at: at < 0 ? null : placeOf(table, at) })),
    vehicles: table.vehicles.map(({ type }) => ({ is: 'vehicle', type })),
    own: Object.fromEntries([...weapons, ...gear, ...species].map(({ id, name }) => [id, name])),
  };
  scenes.set(table, { arena, changes, scene });
  return scene;
}

/** The scene of a question, with where everybody is while it is asked. */
function sceneNow(table: DuckTable): Scene {
  return { ...sceneOf(table), whereabouts: table.figures.map(({ at }) => whereaboutsAt(table, at)) };
}

function whereaboutsAt(table: DuckTable, square: number): Whereabouts | null {
  const tile = tileAt(table, square);
  const module = tile && planOf(table.arena).modules[tile.module]!;
  return module && { room: tileName(module, tile.id), module: module.name };
}
