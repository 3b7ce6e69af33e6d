import { contains, inches, polygonOf } from '@sightline/geometry/field';
import type { Setup } from '@sightline/kernel';
import { HEAVY_TABLES } from '../content/arsenal.ts';
import { ARTILLERY_TABLES } from '../content/artillery.ts';
import { AREA_TYPES, TABLES } from '../content/load.ts';
import type { UnitRow } from '../content/schema.ts';
import { namedWeapon } from '../content/weapons.ts';
import { type Options, optionsOf } from '../switches.ts';
import { type Battle, type BattleSide, battleOf } from './battle.ts';
import type { Cargo } from './cargo.ts';
import { copy } from './copy.ts';
import { enrolCrews } from './crews.ts';
import { enrol } from './enrol.ts';
import type { Figure } from './figures.ts';
import type { Bridge, Building, Mine, Nest, Objective } from './markers.ts';
import { type Asset, namedAsset } from './missions.ts';
import type { Piece } from './pieces.ts';
import { assetsOf } from './support.ts';
import { type Dustup, type Ending, NONE, type Place, type Side } from './table.ts';
import type { Unit } from './units.ts';

/** The table before the first figure stands on it. */
export function begin(setup: Setup): Dustup {
  const battle = battleOf(setup);
  const options = optionsOf(setup);
  const units: Unit[] = [];
  const figures: Figure[] = [];
  const pieces: Piece[] = [];
  for (const [side, row] of battle.sides.entries()) enrol(battle, row, side, { units, figures, pieces });
  if (options.crewsGetOut) enrolCrews(units, figures);
  const assets: Asset[] = [];
  if (options.artillery) {
    for (const [side, { support = [] }] of battle.sides.entries()) {
      assets.push(...assetsOf(support, side, units, assets.length));
    }
  }
  const buildings = buildingsOf(battle);
  const cargo = cargoIn(battle, units);
  const seat = (name: string | undefined) => battle.sides.findIndex(side => side.seat === name);
  // A copy, so that its records look like those of every later table.
  return copy({
    scenario: setup.scenario,
    names: {
      units: units.map(({ who }) => who),
      figures: figures.map(({ who }) => who),
      pieces: pieces.map(({ weapon }) => namedWeapon(battle, weapon)),
      assets: assets.map(namedAsset),
      cargo: cargo.map(({ name }) => name),
    },
    map: battle.map,
    armoury: battle.armoury,
    options,
    night: battle.night === true,
    turns: battle.turns,
    victory: battle.victory,
    victoryRule: battle.rule as Ending['rule'],
    deploysFirst: seat(battle.deploysFirst),
    actsFirst: seat(battle.actsFirst),
    difficulty: { ...ARTILLERY_TABLES.difficulty, ...battle.difficulty } as Dustup['difficulty'],
    bridge: battle.bridge ? newBridge(battle.bridge, seat(battle.bridge.blownBy)) : null,
    units,
    figures,
    sides: battle.sides.map((row, id) => newSide(battle, row, id, units, options)),
    counters: [],
    clouds: [],
    blazes: [],
    generators: (battle.generators ?? []).map((at, id) => ({ id, ...placeAt(at), on: false })),
    mines: minesOf(battle),
    buildings,
    objectives: battle.objectives.map((row, id) => newObjective(battle, row, id, buildings)),
    nest: battle.nest ? newNest(battle.nest) : null,
    altered: [],
    wrecks: [],
    breaches: [],
    pieces,
    cargo,
    areaSystems: [],
    assets,
    missions: [],
    strains: [],
    flames: [],
    weather: { static: false, dust: false, clear: [], jammed: [] },
    wind: battle.wind ?? 0,
    charges: [],
    turn: 0,
    phase: 'deployment',
    due: NONE,
    first: NONE,
    deck: [],
    drawn: 0,
    acting: [],
    ending: null,
  });
}

export function placeAt([x, y]: readonly [number, number]): Place {
  return { x: inches(x), y: inches(y) };
}

function newSide(battle: Battle, row: BattleSide, id: number, all: readonly Unit[], options: Options): Side {
  const { units, vehicles = [] } = row.force;
  const own = all.filter(({ side }) => side === id);
  const { hidden = 0 } = row;
  const hiders = typeof hidden === 'object' ? own.filter(({ code }) => hidden.includes(code)) : null;
  const idsOf = (code: string) => own.filter(unit => unit.code === code).map(unit => unit.id);
  const first = battle.sides.slice(0, id).reduce((sum, { mines = [] }) => sum + mines.length, 0);
  return {
    id,
    seat: row.seat,
    title: row.force.title,
    zones: row.zones.map(zone => polygonOf(zone.map(placeAt)).points),
    homeEdge: row.homeEdge ?? null,
    exitEdge: row.exitEdge ?? null,
    hiddenUnits: hidden === 'all' ? units.length + vehicles.length : (hiders?.length ?? (hidden as number)),
    hiders: hiders === null ? null : hiders.map(unit => unit.id),
    proppedIn: row.proppedIn ?? null,
    column: row.column === true,
    infiltrators: row.infiltrators === true,
    unjammable: row.force.unjammable === true,
    jammer: row.force.jammer ?? 0,
    airDefence: HEAVY_TABLES.airDefence[row.airDefence ?? 'inferior'],
    tokens: tokensOf(units, options),
    yielded: false,
    dummies: 0,
    evacuated: 0,
    chits: options.artillery && options.fireSupportChits ? ARTILLERY_TABLES.chits : 0,
    commandMines: row.commandMines ?? 0,
    sharedOut: (row.sharedOut ?? []).map(i => first + i),
    posts: (row.posts ?? []).flatMap(({ code, at, facing }) =>
      idsOf(code).map(unit => ({ unit, at: placeAt(at), ...(facing === undefined ? {} : { facing }) })),
    ),
    entries: (row.inbound ?? []).flatMap(({ code, at }) =>
      at === undefined ? [] : idsOf(code).map(unit => ({ unit, at: placeAt(at) })),
    ),
    late: (row.late ?? []).flatMap(({ code, ...rest }) => idsOf(code).map(unit => ({ unit, ...rest }))),
    breached: 0,
    commander: own.find(unit => unit.commands && unit.superior === NONE)?.leader ?? NONE,
  };
}

const TOKENS = { two: 2, three: 3, four: 4 } as const;

/** DU-TURN-008, DU-TURN-010. */
function tokensOf(units: readonly UnitRow[], { seizeInitiative, tokens }: Options): number {
  if (!seizeInitiative) return 0;
  if (tokens !== 'perVeteran') return TOKENS[tokens];
  return units.filter(({ quality }) => quality === 'veteran' || quality === 'elite').length;
}

function newBridge({ at, area, becomes, actions }: NonNullable<Battle['bridge']>, side: number): Bridge {
  return { ...placeAt(at), side, area, becomes, actions };
}

function newObjective(
  { map, sides }: Battle,
  { name, at, points, carry = false, decides = false, radius, counts, building = false }: Battle['objectives'][number],
  id: number,
  buildings: readonly Building[],
): Objective {
  const isThere = ({ area }: Building) =>
    area !== null && contains(polygonOf(map.areas[area]!.points.map(placeAt)), placeAt(at));
  return {
    id,
    name,
    points,
    carry,
    decides,
    radius: radius === undefined ? null : inches(radius),
    counts: sides.findIndex(({ seat }) => seat === counts),
    building: building ? (buildings.find(isThere)?.id ?? NONE) : NONE,
    ...placeAt(at),
    holder: NONE,
    awarded: [],
    carrier: NONE,
  };
}

function newNest({ at, radius, class: kind }: NonNullable<Battle['nest']>): Nest {
  return { ...placeAt(at), radius: inches(radius), class: kind, destroyed: false };
}

/** DU-AIR-064: load by load; what was to come in a vehicle that is left out stays at home with it. */
function cargoIn({ sides }: Battle, units: readonly Unit[]): Cargo[] {
  const loads = sides.flatMap(({ cargo = [] }, side) =>
    cargo.flatMap(({ name, kind, count, aboard, at }) => {
      const carrier = units.find(unit => unit.side === side && unit.hull !== null && unit.code === aboard)?.id ?? NONE;
      if (aboard !== undefined && carrier === NONE) return [];
      const place = at === undefined ? { x: 0, y: 0 } : placeAt(at);
      return Array.from({ length: count }, () => ({ side, name, kind, carrier, ...place, lost: false }));
    }),
  );
  return loads.map((load, id) => ({ id, ...load }));
}

function minesOf({ sides }: Battle): Mine[] {
  const laid = sides.flatMap((row, side) => (row.mines ?? []).map(mine => ({ side, mine })));
  return laid.map(({ side, mine: { kind, at, facing = 0, times = 1 } }, id) => ({
    id,
    side,
    kind,
    ...placeAt(at),
    facing,
    times,
    controller: NONE,
    shown: false,
    removed: false,
    lanes: [],
    triedBy: [],
  }));
}

/** DU-BUILD-002, DU-BUILD-008: the houses, and behind them the walls that can be shot at. */
function buildingsOf(battle: Battle): Building[] {
  const houses = housesOf(battle);
  return [...houses, ...wallsOf(battle, houses.length)];
}

function wallsOf({ map }: Battle, from: number): Building[] {
  const lines = map.lines.flatMap(({ wall }, line) => (wall === undefined ? [] : [{ ...wall, line }]));
  return lines.map(
    ({ size, structure, line }, i): Building => ({
      id: from + i,
      area: null,
      line,
      size,
      structure,
      door: structure,
      window: structure,
      falls: 'breach',
      damage: 0,
      breached: 0,
      destroyed: false,
    }),
  );
}

/**
 * DU-BUILD-001: where a map does not say, size 3 for a house that fits into a module of six by six inches, 4 for a
 * larger one. What is built in modules (DU-BUILD-002) is drawn as an area for each.
 */
function housesOf({ map }: Battle): Building[] {
  const areas = map.areas.map((row, area) => ({ area, ...row, kind: AREA_TYPES.get(row.type) }));
  const built = areas.filter(({ kind }) => kind.traits.includes('building'));
  return built.map(({ area, points, building, kind }, id) => {
    const width = (axis: 0 | 1) => Math.max(...points.map(p => p[axis])) - Math.min(...points.map(p => p[axis]));
    return {
      id,
      area,
      line: null,
      size: building?.size ?? (Math.max(width(0), width(1)) > 6 ? 4 : 3),
      structure: building?.structure ?? kind.structure ?? TABLES.usualBuilding.structure,
      door: building?.door ?? TABLES.usualBuilding.door,
      window: building?.window ?? TABLES.usualBuilding.window,
      falls: building?.falls ?? 'rubble',
      damage: 0,
      breached: 0,
      destroyed: false,
    };
  });
}
