import { inches, polygonOf } from '@sightline/geometry/field';
import type { Setup } from '@sightline/kernel';
import { type Battle, type BattleSide, battleOf } from './battle.ts';
import { AREA_TYPES, QUALITY_ROWS, TABLES } from './content/load.ts';
import type { FigureRow, Mover, UnitRow, UnitTrait } from './content/schema.ts';
import { type Options, optionsOf } from './options.ts';
import {
  type Bridge,
  type Building,
  type Dustup,
  type Ending,
  type Figure,
  type Mine,
  NONE,
  type Objective,
  type Place,
  type Side,
  type Unit,
  type Who,
} from './table.ts';

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

function enrol(battle: Battle, row: BattleSide, side: number, units: Unit[], figures: Figure[]): void {
  const first = units.length;
  const rows = row.force.units.filter(({ code }) => !row.leaveOut?.includes(code));
  for (const unit of inOrder(rows, row.leads)) units.push(newUnit(battle, row, side, unit, units.length, figures));
  const own = units.slice(first);
  for (const { code, commands = [] } of rows) {
    const headquarters = own.find(unit => unit.code === code)!;
    for (const unit of own) if (commands.includes(unit.code)) unit.superior = headquarters.id;
  }
  if (row.reserves !== undefined) holdBack(own, row.reserves);
}

/** The headquarters leads the list, then the unit that the scenario wants to go first. */
function inOrder(rows: readonly UnitRow[], leads: string | undefined): readonly UnitRow[] {
  const rank = (row: UnitRow) => (row.code === leads ? 0 : row.commands !== undefined ? 1 : 2);
  return leads === undefined ? rows : rows.toSorted((a, b) => rank(a) - rank(b));
}

/** DU-GAP-025: headquarters and half of the others, rounded up, start on the table. */
function holdBack(units: readonly Unit[], box: number): void {
  const others = units.filter(unit => !unit.commands);
  for (const unit of others.slice(Math.ceil(others.length / 2))) {
    unit.where = 'inbound';
    unit.box = box;
  }
}

function newUnit(battle: Battle, row: BattleSide, side: number, unit: UnitRow, id: number, figures: Figure[]): Unit {
  const who = { id, name: titleOf(battle, side, unit) };
  const members = unit.figures.flatMap(figure => Array.from({ length: figure.count ?? 1 }, () => figure));
  members.sort((a, b) => Number(b.leader ?? false) - Number(a.leader ?? false));
  const first = figures.length;
  for (const [i, member] of members.entries()) figures.push(newFigure(who, side, unit, id, member, figures.length, i));
  // DU-FORCE-037, DU-FORCE-041: confident, unless the scenario or the days before say otherwise.
  const confidence = unit.confidence ?? TABLES.fatigue[row.fatigue ?? 'fresh'];
  const militia = unit.quality === 'untrained' ? row.militia : undefined;
  return {
    id,
    who,
    side,
    code: unit.code,
    type: unit.type,
    mover: moverOf(unit),
    traits: traitsOf(unit),
    moves: unit.moves,
    sensors: unit.sensors,
    comms: unit.comms,
    commitment: unit.commitment ?? militia ?? row.commitment,
    warfare: unit.warfare ?? 0,
    drones: unit.drones ?? 0,
    quality: unit.quality,
    die: QUALITY_ROWS.get(unit.quality).die,
    lv: unit.leadership,
    commandLv: unit.leadership,
    superior: NONE,
    commands: unit.commands !== undefined,
    vacated: false,
    parent: NONE,
    figures: members.map((_, i) => first + i),
    leader: first,
    leaderless: false,
    fallen: NONE,
    where: 'muster',
    box: 0,
    boxMoved: false,
    confidence,
    startConfidence: confidence,
    suppression: 0,
    activated: false,
    propped: false,
    column: false,
    concealed: false,
    mounted: isCavalry(unit),
    mounts: null,
    counter: NONE,
    panicked: false,
    passedPanic: false,
    frights: [],
    unrallyable: false,
    underFire: false,
    everSuppressed: false,
    carries: NONE,
    satchels: unit.satchels ?? 0,
    firedOn: 0,
    warfareCounters: 0,
    drone: null,
    actions: 0,
    acted: 0,
    moved: false,
    byOrder: false,
    closeBy: [],
    fared: 'none',
    assaulted: [],
    onto: [],
    setInMotion: [],
    ordered: [],
    heard: [],
  };
}

/** DU-GAP-007: where a record is silent, trained troops have hand grenades and others do not. */
function traitsOf({ traits, quality }: UnitRow): readonly UnitTrait[] {
  return traits ?? (quality === 'untrained' ? [] : ['grenades']);
}

function isCavalry({ type }: UnitRow): boolean {
  return type === 'cavalry' || type === 'vehicularCavalry';
}

/** DU-MOVE-011: living mounts use the infantry column, machines that of their propulsion. */
function moverOf({ type, propulsion }: UnitRow): Mover {
  if (type === 'powerArmour') return 'powerArmour';
  return type === 'vehicularCavalry' ? (propulsion ?? 'highWheeled') : 'infantry';
}

/** The name of the unit, with its side's where both sides field the same. */
function titleOf(battle: Battle, side: number, { name }: UnitRow): string {
  const isShared = battle.sides.some((other, i) => i !== side && other.force.units.some(unit => unit.name === name));
  return isShared ? `${battle.sides[side]!.seat} ${name}` : name;
}

/** DU-GAP-005: base diameters in inches. */
const BASE = { infantry: 1, powerArmour: 1, cavalry: 2, vehicularCavalry: 2 } as const;

function newFigure(
  unit: Who,
  side: number,
  row: UnitRow,
  unitId: number,
  figure: FigureRow,
  id: number,
  i: number,
): Figure {
  return {
    id,
    who: { id, name: `${unit.name} ${i + 1} (${figure.role.toLowerCase()})` },
    side,
    role: figure.role,
    specialist: figure.specialist ?? null,
    close: figure.close ?? row.close,
    radius: inches(BASE[row.type] / 2),
    unit: unitId,
    armour: figure.armour ?? row.armour,
    weapons: [...figure.weapons],
    fired: 0,
    state: 'able',
    x: 0,
    y: 0,
    left: false,
    gone: false,
  };
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

function newObjective({ name, at, points, carry }: Battle['objectives'][number], id: number): Objective {
  return { id, name, points, carry: carry === true, ...placeAt(at), holder: NONE, awarded: [], carrier: NONE };
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
      structure: building?.structure ?? kind.structure ?? 'brick',
      door: building?.door ?? 'opening',
      window: building?.window ?? 'opening',
      damage: 0,
      destroyed: false,
    };
  });
}
