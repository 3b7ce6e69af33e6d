import '../../src/system.ts';
import type { Direction } from '@sightline/geometry/grid';
import { type Refusal, type Script, type ScriptedIo, scripted } from '@sightline/kernel';
import { type ArenaCard, arenaCard, type MissionCard, type TeamCard, teamCard } from '../../src/content/cards.ts';
import { MISSIONS, SPECIES, speciesCalled } from '../../src/content/deck.ts';
import { seen } from '../../src/rules/binge/situations.ts';
import { placeOf, squareOn } from '../../src/ship/places.ts';
import { planOf } from '../../src/ship/plan.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { SWITCHES, type Switches } from '../../src/switches.ts';
import { layTable } from '../../src/table/begin.ts';
import type { DuckEvent } from '../../src/table/events.ts';
import type { Machine, Teamer, Threat } from '../../src/table/figure.ts';
import { newMachine, newTeamer, newThreat } from '../../src/table/new-figures.ts';
import type { DuckTable, Fitting, Load, Marker, Vehicle } from '../../src/table/table.ts';

/** The tables that the checks of the ledger speak of: tiles of 5 by 5, shut in by bulkheads, furnished as drawn. */
export interface Drawn {
  /** One drawing of five rows a tile, west to east; letters as in DK-GAP-048. Empty floor if left out. */
  readonly tiles?: readonly (readonly string[])[];
  /** How neighbouring tiles are joined: a door, or one module without a bulkhead between. */
  readonly joined?: 'narrow' | 'cargo' | 'open';
  readonly types?: readonly ArenaCard['modules'][number]['type'][];
  readonly switches?: Partial<Switches>;
  readonly mission?: MissionCard;
  readonly species?: string;
  readonly cargo?: ArenaCard['cargo'];
}

const HORRORS = SPECIES.filter(({ horrific }) => horrific).map(({ id }) => seen(id));

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

export function testTable({
  tiles = [FLOOR],
  joined = 'narrow',
  types = [],
  switches = {},
  mission,
  species = 'harpy',
  cargo = 'none',
}: Drawn = {}): DuckTable {
  const isOpen = joined === 'open';
  const modules = isOpen
    ? [{ name: 'A', type: types[0] ?? 'passage', tiles: tiles.map((_, x) => [x, 0] as [number, number]) }]
    : tiles.map((_, x) => ({ name: 'ABCDEFG'[x]!, type: types[x] ?? 'passage', tiles: [[x, 0] as [number, number]] }));
  const arena = arenaCard.parse({
    id: 'test',
    name: 'Test',
    source: 'house',
    modules,
    doors: isOpen ? [] : tiles.slice(1).map((_, x) => [x, 0, 'E', joined]),
    airlocks: [[0, 0, 'N', 'narrow']],
    exhausts: [],
    cargo,
    furniture: isOpen ? { A: tiles } : Object.fromEntries(tiles.map((rows, x) => ['ABCDEFG'[x], [rows]])),
  });
  const defaults = Object.fromEntries(SWITCHES.map(s => [s.id, s.values[0]])) as unknown as Switches;
  const table = layTable({
    switches: { ...defaults, ...switches },
    arena,
    mission: mission ?? MISSIONS[0]!,
    team: [],
    species,
    threatLevel: 0,
  });
  table.turn = 2;
  table.phase = 'team';
  // Nobody is the first man in (DK-BINGE-003) unless a test takes this back.
  for (const module of table.modules) module.entered = true;
  return table;
}

/** The square at column x and row y of a tile, both from 1 to 5. */
export function at(table: DuckTable, x: number, y: number, tile = 0): number {
  return squareOn(table, tile, x, y);
}

/** A veteran: he has seen every horror (DK-BINGE-004), and the first of them leads. A test may take either back. */
export function addMan(table: DuckTable, square: number, facing: Direction = 1, card: Partial<TeamCard> = {}): Teamer {
  const parsed = teamCard.parse({
    name: `Verm ${table.figures.length}`,
    source: 'house',
    rank: 1,
    strength: 'AVE',
    ff: 5,
    luck: 'NORMAL',
    weapon: 'har',
    ...card,
  });
  const man = newTeamer(table, table.figures.length, parsed);
  man.at = square;
  man.facing = facing;
  man.once = HORRORS.slice();
  man.leads ||= !table.figures.some(({ kind }) => kind === 'teamer');
  table.figures.push(man);
  return man;
}

export function addThreat(table: DuckTable, square: number, facing: Direction = 5, species = 'harpy'): Threat {
  const threat = newThreat(table.figures.length, speciesCalled(species), square, facing);
  table.figures.push(threat);
  return threat;
}

/** Flame markers that burn on a square, from nowhere in particular unless said. */
export function addFlames(table: DuckTable, square: number, count: number, from = square): Marker {
  const marker: Marker = { at: square, count, from, freshIn: 0 };
  table.flames.push(marker);
  shipChanged(table);
  return marker;
}

/** A piece of furniture that fills so many quarters of a square. */
export function addPiece(table: DuckTable, square: number, height: Fitting['height'], quarters: number): void {
  const empty = { used: false, wrecked: false, holds: null, damage: 0 };
  table.fittings.push({ at: square, kind: 'furniture', height, quarters, ...empty });
  shipChanged(table);
}

export function addExplosion(table: DuckTable, square: number, from = square): void {
  table.explosions.push({ at: square, from, count: 1, freshIn: 0 });
}

/** A man and a Threat locked together: the Threat came in from a direction and stands in his square. */
export function lockInGrapple(man: Teamer, threat: Threat, from: Direction = 1): void {
  threat.at = man.at;
  man.grapple = {
    threat: threat.id,
    from,
    rear: false,
    bladed: false,
    manLost: 0,
    threatLost: 0,
    rounds: 0,
    advancing: false,
  };
}

/** The codes of refusals, in their order. */
export const codes = (refusals: readonly Refusal[]): string[] => refusals.map(({ code }) => code);

/** Runs a rule with scripted dice and answers, and fails if any are left over. */
export function play(script: Script, rule: (io: ScriptedIo<DuckEvent>) => void): ScriptedIo<DuckEvent> {
  const io = scripted<DuckEvent>(script);
  rule(io);
  io.finish();
  return io;
}

/** A load of cargo; LOW and INERT unless said. */
export function addLoad(table: DuckTable, square: number, load: Partial<Load> = {}): Load {
  const laid: Load = {
    at: square,
    kind: 'INERT',
    extreme: false,
    height: 'LOW',
    known: false,
    examined: false,
    lost: false,
    unpacked: false,
    die: 0,
    ...load,
  };
  table.loads.push(laid);
  shipChanged(table);
  return laid;
}

/** A machine that is switched on, has 12 shots and 12 power, and wheels; its handler has the control in hand. */
export function addMachine(
  table: DuckTable,
  square: number,
  model: Machine['model'],
  {
    handler,
    walker = false,
    charge = 'issued',
  }: { handler?: Teamer; walker?: boolean; charge?: 'issued' | 'cargo' } = {},
): Machine {
  const machine = newMachine(table.figures.length, square, 1, { model, walker, charge });
  machine.on = true;
  machine.ammo = 12;
  machine.power = 12;
  if (handler) {
    machine.handler = handler.id;
    handler.hand = 'control';
  }
  table.figures.push(machine);
  shipChanged(table);
  return machine;
}

/** A vehicle with its front on a square; a driver sits at the wheel. */
export function addVehicle(table: DuckTable, square: number, facing: Vehicle['facing'], driver?: Teamer): Vehicle {
  const id = table.vehicles.length;
  const vehicle: Vehicle = {
    id,
    type: 'loader-truck',
    front: square,
    facing,
    driver: driver?.id ?? null,
    passenger: null,
    pods: [],
  };
  table.vehicles.push(vehicle);
  if (driver) {
    driver.at = square;
    driver.seat = -id - 1;
    driver.facing = facing;
  }
  shipChanged(table);
  return vehicle;
}

/** Every door of the ship stands open, airlocks apart. */
export function openDoors(table: DuckTable): void {
  for (const { id, isAirlock } of planOf(table.arena).doors) table.doors[id]!.open = !isAirlock;
  shipChanged(table);
}

/** Where a square is, by column and row as the checks of the ledger name it. */
export function placeName(table: DuckTable, square: number): string {
  const place = placeOf(table, square);
  if (place.is === 'bridge') return `bridge ${place.number}`;
  return `${place.is === 'space' ? 'space' : place.room} (${place.column},${place.row})`;
}
