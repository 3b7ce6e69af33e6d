import { inches, polygonOf } from '@sightline/geometry/field';
import type { Setup } from '@sightline/kernel';
import { AREA_TYPES, TABLES } from '../content/load.ts';
import type { UnitRow } from '../content/schema.ts';
import { type Options, optionsOf } from '../switches.ts';
import { type Battle, type BattleSide, battleOf } from './battle.ts';
import { enrol } from './enrol.ts';
import type { Figure } from './figures.ts';
import type { Bridge, Building, Mine, Objective } from './markers.ts';
import { type Dustup, type Ending, NONE, type Place, type Side } from './table.ts';
import type { Unit } from './units.ts';

/** The table before the first figure stands on it. */
export function begin(setup: Setup): Dustup {
  const battle = battleOf(setup);
  const options = optionsOf(setup);
  const units: Unit[] = [];
  const figures: Figure[] = [];
  for (const [side, row] of battle.sides.entries()) enrol(battle, row, side, units, figures);
  const seat = (name: string | undefined) => battle.sides.findIndex(side => side.seat === name);
  return {
    scenario: setup.scenario,
    names: { units: units.map(({ who }) => who.name), figures: figures.map(({ who }) => who.name) },
    map: battle.map,
    armoury: battle.armoury,
    options,
    night: battle.night === true,
    turns: battle.turns,
    victory: battle.victory,
    victoryRule: battle.rule as Ending['rule'],
    deploysFirst: seat(battle.deploysFirst),
    actsFirst: seat(battle.actsFirst),
    bridge: battle.bridge ? newBridge(battle.bridge, seat(battle.bridge.blownBy)) : null,
    units,
    figures,
    sides: battle.sides.map((row, id) => newSide(row, id, options, battle.sides)),
    counters: [],
    clouds: [],
    blazes: [],
    generators: (battle.generators ?? []).map((at, id) => ({ id, ...placeAt(at), on: false })),
    mines: minesOf(battle),
    buildings: buildingsOf(battle),
    objectives: battle.objectives.map(newObjective),
    altered: [],
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
  };
}

export function placeAt([x, y]: readonly [number, number]): Place {
  return { x: inches(x), y: inches(y) };
}

function newSide(row: BattleSide, id: number, options: Options, sides: readonly BattleSide[]): Side {
  const { units } = row.force;
  const hidden = row.hidden === 'all' ? units.length : (row.hidden ?? 0);
  return {
    id,
    seat: row.seat,
    title: row.force.title === sides[1 - id]?.force.title ? `${row.force.title} (${row.seat})` : row.force.title,
    zones: row.zones.map(zone => polygonOf(zone.map(placeAt)).points),
    homeEdge: row.homeEdge ?? null,
    exitEdge: row.exitEdge ?? null,
    hiddenUnits: hidden,
    proppedIn: row.proppedIn ?? null,
    column: row.column === true,
    infiltrators: row.infiltrators === true,
    unjammable: row.force.unjammable === true,
    jammer: row.force.jammer ?? 0,
    tokens: tokensOf(units, options),
    dummies: 0,
    evacuated: 0,
    commandMines: row.commandMines ?? 0,
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

function newObjective(row: Battle['objectives'][number], id: number): Objective {
  const { name, at, points, carry = false, decides = false } = row;
  return { id, name, points, carry, decides, ...placeAt(at), holder: NONE, awarded: [], carrier: NONE };
}

function minesOf({ sides }: Battle): Mine[] {
  const laid = sides.flatMap((row, side) => (row.mines ?? []).map(mine => ({ side, mine })));
  return laid.map(({ side, mine: { kind, at, facing = 0 } }, id) => ({
    id,
    side,
    kind,
    ...placeAt(at),
    facing,
    controller: NONE,
    shown: false,
    removed: false,
    lanes: [],
    triedBy: [],
  }));
}

/**
 * DU-BUILD-001: where a map does not say, size 3 for a house that fits into a module of six by six inches, 4 for a
 * larger one. What is built in modules (DU-BUILD-002) is drawn as an area for each.
 */
function buildingsOf({ map }: Battle): Building[] {
  const areas = map.areas.map((row, area) => ({ area, ...row, kind: AREA_TYPES.get(row.type) }));
  const built = areas.filter(({ kind }) => kind.traits.includes('building'));
  return built.map(({ area, points, building, kind }, id) => {
    const width = (axis: 0 | 1) => Math.max(...points.map(p => p[axis])) - Math.min(...points.map(p => p[axis]));
    return {
      id,
      area,
      size: building?.size ?? (Math.max(width(0), width(1)) > 6 ? 4 : 3),
      structure: building?.structure ?? kind.structure ?? TABLES.usualBuilding.structure,
      door: building?.door ?? TABLES.usualBuilding.door,
      window: building?.window ?? TABLES.usualBuilding.window,
      damage: 0,
      destroyed: false,
    };
  });
}
