import { inches } from '@sightline/geometry/field';
import { HEAVY_TABLES } from '../content/arsenal.ts';
import { ARTILLERY_TABLES } from '../content/artillery.ts';
import type { VehicleUnitRow } from '../content/force-schema.ts';
import { SUPPORT_WEAPONS, TABLES } from '../content/load.ts';
import type { FigureRow, Mover, UnitRow, UnitTrait } from '../content/schema.ts';
import type { VehicleRow } from '../content/vehicle-schema.ts';
import { knownVehicle, mountable } from '../content/weapons.ts';
import type { Faces } from '../dice/ladder.ts';
import type { Battle, BattleSide } from './battle.ts';
import { FARTHEST, LOITER } from './chart.ts';
import type { Figure } from './figures.ts';
import { isAircraft } from './flight.ts';
import { freshUnit } from './fresh-unit.ts';
import { newHull } from './hulls.ts';
import { newPiece, type Piece } from './pieces.ts';
import { NONE, type Who } from './table.ts';
import type { Unit, Vehicle } from './units.ts';

/** Those who have come so far. */
interface Roll {
  readonly units: Unit[];
  readonly figures: Figure[];
  readonly pieces: Piece[];
}

export function enrol(battle: Battle, row: BattleSide, side: number, { units, figures, pieces }: Roll): void {
  const first = units.length;
  const rows = row.force.units.filter(({ code }) => !row.leaveOut?.includes(code));
  for (const unit of inOrder(rows, row.leads)) {
    const squad = newUnit(battle, row, side, unit, units.length, figures);
    units.push(squad);
    handOutRockets(squad, figures, unit.rockets ?? []);
    if (unit.served === undefined) continue;
    squad.piece = pieces.length;
    pieces.push(newPiece(pieces.length, squad, unit.served, mountable(battle.armoury, unit.served.weapon)));
  }
  const vehicles = (row.force.vehicles ?? []).filter(({ code }) => !row.leaveOut?.includes(code));
  for (const vehicle of vehicles) units.push(...newVehicle(battle, row, side, vehicle, units.length));
  const own = units.slice(first);
  for (const { code, commands = [] } of [...rows, ...vehicles]) {
    const headquarters = own.find(unit => unit.code === code)!;
    for (const unit of own) if (commands.includes(unit.code)) unit.superior = headquarters.id;
  }
  for (const { code, aboard } of [...rows, ...vehicles]) {
    const carrier = own.find(unit => unit.code === aboard);
    if (carrier === undefined) continue;
    const rider = own.find(unit => unit.code === code)!;
    rider.carrier = carrier.id;
    // DU-HEAVY-010: a gun on a carriage comes behind what its crew rides in.
    const piece = pieces[rider.piece];
    if (piece?.carriage === 'towed') piece.hauledBy = carrier.id;
  }
  if (row.reserves !== undefined) holdBack(own, row.reserves);
  for (const { code, box } of row.inbound ?? []) {
    for (const unit of own) if (unit.code === code) Object.assign(unit, { where: 'inbound', box });
  }
  for (const unit of own) if (unit.hull !== null && row.loiter?.includes(unit.code)) sendToLoiter(unit);
  // DU-ARTY-023, DU-AIR-076: aircraft and drop troops come by the chart, from its far end if nobody says otherwise.
  for (const unit of own) {
    const isAbove = unit.drop !== null || (unit.hull !== null && isAircraft(unit.hull.model));
    if (unit.where === 'muster' && isAbove) Object.assign(unit, { where: 'inbound', box: FARTHEST });
  }
  // DU-GAP2-047: in no box, until it comes up by itself.
  for (const { code } of row.late ?? []) {
    for (const unit of own) if (unit.code === code) Object.assign(unit, { where: 'inbound', box: NONE });
  }
  for (const rider of own) {
    const carrier = own.find(({ id }) => id === rider.carrier);
    if (carrier) Object.assign(rider, { where: carrier.where, box: carrier.box });
  }
}

/** DU-CASEVAC-004: what is there for the wounded waits for a call, and aircraft for their time. */
function sendToLoiter(unit: Vehicle): void {
  Object.assign(unit, { where: 'inbound', box: LOITER });
  unit.hull.awaitsCall = unit.hull.model.traits.includes('evacuation');
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
  const who = { id, ...nameOf(battle, side, unit) };
  const members = unit.figures.flatMap(figure => Array.from({ length: figure.count ?? 1 }, () => figure));
  members.sort((a, b) => Number(b.leader ?? false) - Number(a.leader ?? false));
  const first = figures.length;
  for (const [i, member] of members.entries()) figures.push(newFigure(who, side, unit, id, member, figures.length, i));
  // DU-FORCE-037, DU-FORCE-041: confident, unless the scenario or the days before say otherwise.
  const confidence = unit.confidence ?? TABLES.fatigue[row.fatigue ?? 'fresh'];
  const militia = unit.quality === 'untrained' ? row.militia : undefined;
  return {
    ...freshUnit({
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
      rangefinder: ARTILLERY_TABLES.rangefinders[unit.rangefinder ?? 'basic'],
      ecm: unit.ecm ?? usualEcm(unit),
      areaSystems: unit.areaSystems?.count ?? 0,
      areaDie: unit.areaSystems?.die ?? AREA_DIE,
      quality: unit.quality,
      lv: unit.leadership,
      commands: unit.commands !== undefined,
      figures: members.map((_, i) => first + i),
      confidence,
      mounted: isCavalry(unit),
      satchels: unit.satchels ?? 0,
      breachingCharges: unit.breachingCharges ?? 0,
      drop: unit.drop,
    }),
    kind: 'squad',
    hull: null,
  };
}

/** What the entry of a vehicle may say that rules for all units ask for. */
const UNIT_TRAITS_OF_HULLS = ['amphibious', 'terror'] as const;

/** DU-VEH-002, DU-VEH-005: by its row, with the crew that this force gives it; its turrets come after it. */
function newVehicle(battle: Battle, row: BattleSide, side: number, unit: VehicleUnitRow, id: number): Vehicle[] {
  const model = knownVehicle(battle.armoury, unit.vehicle);
  if (model === undefined) throw new Error(`expected a vehicle, found "${unit.vehicle}"`);
  const hull = { ...model, mounts: model.mounts.filter(({ turret }) => turret === undefined) };
  const main = newHulled(battle, row, side, unit, id, hull);
  const turrets = turretModels(battle, model).map((turret, i) => {
    const name = `${unit.name ?? model.name}, ${turret.name}`;
    const part = newHulled(battle, row, side, { ...unit, name, code: `${unit.code}-${i + 1}` }, id + 1 + i, turret);
    return { ...part, hull: { ...part.hull, isPart: true }, carrier: id, commands: false };
  });
  return [main, ...turrets];
}

/** DU-VEH-125: each turret is a unit, with its own armour and as large as its largest weapon. */
function turretModels(battle: Battle, model: VehicleRow): VehicleRow[] {
  return (model.turrets ?? []).map(({ id: turret, name, armour }) => {
    const mounts = model.mounts.filter(mount => mount.turret === turret);
    const sizes = mounts.map(({ weapon }) => sizeOf(mountable(battle.armoury, weapon)));
    const size = Math.max(1, ...sizes);
    return { ...model, name, size, armour: { front: armour }, mounts, capacity: 0, ports: 0, turrets: [], traits: [] };
  });
}

function sizeOf(weapon: ReturnType<typeof mountable>): number {
  return weapon?.kind === 'heavy' ? weapon.row.size : 1;
}

function newHulled(
  battle: Battle,
  row: BattleSide,
  side: number,
  unit: VehicleUnitRow,
  id: number,
  model: VehicleRow,
): Vehicle {
  const quality = unit.quality ?? model.quality;
  return {
    ...freshUnit({
      id,
      who: { id, ...nameOf(battle, side, { name: unit.name ?? model.name }) },
      side,
      code: unit.code,
      type: model.kind,
      mover: columnOf(model),
      traits: UNIT_TRAITS_OF_HULLS.filter(trait => model.traits.includes(trait)),
      moves: model.moves ?? NO_MOVES,
      sensors: model.sensors,
      comms: 'average',
      commitment: unit.commitment ?? (quality === 'untrained' ? row.militia : undefined) ?? row.commitment,
      warfare: model.warfare ?? 0,
      drones: 0,
      rangefinder: ARTILLERY_TABLES.rangefinders.basic,
      ecm: model.ecm,
      areaSystems: model.areaSystems?.count ?? 0,
      areaDie: model.areaSystems?.die ?? AREA_DIE,
      quality,
      lv: unit.leadership ?? model.leadership,
      commands: unit.commands !== undefined && unit.commands.length > 0,
      figures: [],
      confidence: unit.confidence ?? TABLES.fatigue[row.fatigue ?? 'fresh'],
      mounted: false,
      satchels: 0,
      breachingCharges: 0,
      drop: unit.drop,
    }),
    kind: 'vehicle',
    hull: newHull(model),
  };
}

/** DU-AIR-014, DU-AIR-025: no aircraft rolls for its way, or pays for ground; what these say of it is never asked. */
const NO_MOVES = 4;

function columnOf({ mover }: VehicleRow): Mover {
  return mover === 'vtol' || mover === 'fixedWing' ? 'lowWheeled' : mover;
}

/** DU-GUIDED-023. */
const AREA_DIE = 8;

/** DU-GAP2-007. */
function usualEcm({ type, commands }: UnitRow): Faces {
  const { ecm } = HEAVY_TABLES;
  if (type === 'powerArmour') return ecm.powerArmour;
  return commands === undefined ? ecm.infantry : ecm.headquarters;
}

/** A man who carries two of something fires only one of it in an activation, so that rockets go round. */
function handOutRockets(
  { figures: ids }: Unit,
  figures: readonly Figure[],
  rockets: NonNullable<UnitRow['rockets']>,
): void {
  const [leader, ...men] = ids.map(id => figures[id]!);
  // Those listed last, and of them first whoever has the least to carry; the leader only if he must.
  const bearers = [...men.reverse().sort((a, b) => burdenOf(a) - burdenOf(b)), leader!];
  const all = rockets.flatMap(({ what, count }) => Array.from({ length: count }, () => what));
  for (const [i, what] of all.entries()) bearers[i % bearers.length]!.weapons.push(what);
}

/** A man with a support weapon or nothing but a pistol: the one has his hands full, the other has them free. */
function burdenOf({ weapons }: Figure): number {
  return Math.max(0, ...weapons.map(weapon => (SUPPORT_WEAPONS.has(weapon) ? 2 : weapon === 'pistol' ? 0 : 1)));
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

/** The name of the unit with its side: whose it is should never have to be guessed. */
function nameOf(battle: Battle, side: number, { name }: Pick<UnitRow, 'name'>): Omit<Who, 'id'> {
  return { name, side: battle.sides[side]!.seat };
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
    who: { ...unit, id, number: i + 1, role: figure.role },
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
    abandoned: false,
    gone: false,
  };
}
