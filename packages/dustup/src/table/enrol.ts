import { inches } from '@sightline/geometry/field';
import { QUALITY_ROWS, TABLES } from '../content/load.ts';
import type { FigureRow, Mover, UnitRow, UnitTrait } from '../content/schema.ts';
import type { Battle, BattleSide } from './battle.ts';
import type { Figure } from './figures.ts';
import { NONE, type Who } from './table.ts';
import type { Unit } from './units.ts';

export function enrol(battle: Battle, row: BattleSide, side: number, units: Unit[], figures: Figure[]): void {
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
