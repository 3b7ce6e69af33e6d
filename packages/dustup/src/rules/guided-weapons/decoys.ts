import { circle, compareGap } from '@sightline/geometry/field';
import { sub } from '@sightline/kernel';
import type { Faces } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { isAirborne } from '../../table/flight.ts';
import { type Dustup, type DustupIo, type Named, seatOf, type Who } from '../../table/table.ts';
import { isHidden, isVehicle, metAs, stands, type Unit, type Vehicle } from '../../table/units.ts';
import type { AreaSystemId, UseAreaSystem, UseDecoy } from './questions.ts';

/** A missile on its way: what it is, who sent it, and how well it is guided. */
export interface Incoming {
  readonly firer: Unit;
  readonly weapon: Named;
  readonly guidance: Faces;
}

/**
 * DU-GAP2-004, DU-GUIDED-019 to DU-GUIDED-023: before any die of a missile its target's own decoy may try, and after that each
 * area system in reach, until one of them draws it off. What flies at riders or at a turret flies at their vehicle.
 */
export function isDrawnOff(table: Dustup, io: DustupIo, under: Unit | undefined, incoming: Incoming): boolean {
  const vehicle = under && metAs(table, under);
  if (vehicle === undefined || !isVehicle(vehicle)) return false;
  if (byDecoy(table, io, vehicle, incoming)) return true;
  // DU-AIR-050: what is in the air has its own decoy alone.
  return !isAirborne(vehicle) && byAreaSystem(table, io, vehicle, incoming);
}

/** DU-GUIDED-020 to DU-GUIDED-022: ready until it has stopped as many in this turn as it can. */
export function isDecoyReady({ options }: Dustup, { hull }: Vehicle): boolean {
  const { decoy } = hull.model;
  return decoy !== undefined && !hull.destroyed && hull.stopped < (options.advancedDecoys ? decoy.perTurn : 1);
}

function byDecoy(table: Dustup, io: DustupIo, vehicle: Vehicle, { firer, weapon, guidance }: Incoming): boolean {
  if (!isDecoyReady(table, vehicle)) return false;
  const answer = io.ask<UseDecoy>(seatOf(table, vehicle.side), {
    kind: 'useDecoy',
    rule: 'DU-GUIDED-019',
    options: ['try', 'save'],
    unit: vehicle.who,
    weapon,
  });
  if (answer === 'save') return false;
  const isStopped = tries(table, io, vehicle, { die: vehicle.hull.model.decoy!.die, by: null, firer, guidance });
  if (isStopped) vehicle.hull.stopped++;
  return isStopped;
}

interface Try {
  readonly die: Faces;
  readonly by: Who | 'marker' | null;
  readonly firer: Unit;
  readonly guidance: Faces;
}

/** DU-GUIDED-019: a fresh pair, decoy die first; a tie is the decoy's, unless it has to beat the missile. */
function tries(table: Dustup, io: DustupIo, vehicle: Vehicle, { die, by, firer, guidance }: Try): boolean {
  const mustBeat = table.options.decoyMustBeat;
  return sub(io, `decoy ${die} ${guidance} ${mustBeat}`, dicing => {
    const rule = by === null ? 'DU-GUIDED-019' : 'DU-GUIDED-023';
    const face = roll(dicing, die, { rule, purpose: 'decoy', seat: seatOf(table, vehicle.side) });
    const guidanceFace = roll(dicing, guidance, { rule, purpose: 'guidance', seat: seatOf(table, firer.side) });
    const stopped = mustBeat ? face > guidanceFace : face >= guidanceFace;
    dicing.tell({ type: 'decoyTried', rule, unit: vehicle.who, by, die, face, guidance, guidanceFace, stopped });
    return stopped;
  });
}

/** DU-GUIDED-023: his own choice, one at a time and each at most once for a missile. */
function byAreaSystem(table: Dustup, io: DustupIo, vehicle: Vehicle, incoming: Incoming): boolean {
  let left = systemsRound(table, vehicle);
  while (left.length > 0) {
    const answer = io.ask<UseAreaSystem>(seatOf(table, vehicle.side), {
      kind: 'useAreaSystem',
      rule: 'DU-GUIDED-023',
      options: [...left, 'none'],
      unit: vehicle.who,
      weapon: incoming.weapon,
      names: table.names,
    });
    if (answer === 'none') return false;
    if (triesSystem(table, io, vehicle, answer, incoming)) return true;
    left = left.filter(system => !isSame(system, answer));
  }
  return false;
}

function isSame(a: AreaSystemId, b: AreaSystemId): boolean {
  return 'marker' in a ? 'marker' in b && a.marker === b.marker : 'vehicle' in b && a.vehicle === b.vehicle;
}

/** DU-GUIDED-023, in mils. */
export const AREA = 6000 + TOLERANCE;

/** DU-GUIDED-023, DU-GUIDED-025: what protects a vehicle, measured to its nearest edge. */
export function systemsRound(table: Dustup, vehicle: Vehicle): AreaSystemId[] {
  const outline = outlineOfHull(vehicle.hull);
  const reaches = ({ x, y }: { x: number; y: number }) => compareGap(circle({ x, y }, 0), outline, AREA) <= 0;
  const markers = table.areaSystems.filter(({ side, removed }) => side === vehicle.side && !removed).filter(reaches);
  const carried = table.units.filter(unit => isProtector(table, unit) && unit.side === vehicle.side);
  const near = carried.filter(unit => unit.id === vehicle.id || (unit.hull !== null && reaches(unit.hull)));
  return [...markers.map(({ id }) => ({ marker: id })), ...near.map(({ id }) => ({ vehicle: id }))];
}

/** DU-GUIDED-025: an area system of its own, with one success in a turn like a decoy. */
function isProtector(table: Dustup, unit: Unit): unit is Vehicle {
  if (!table.options.mountedAreaSystems || !isVehicle(unit) || isHidden(unit) || !stands(table, unit)) return false;
  const { areaDefence } = unit.hull.model;
  return areaDefence !== undefined && unit.hull.areaStopped < areaDefence.perTurn;
}

function triesSystem(
  table: Dustup,
  io: DustupIo,
  vehicle: Vehicle,
  system: AreaSystemId,
  { firer, guidance }: Incoming,
): boolean {
  if ('marker' in system) {
    const marker = table.areaSystems[system.marker]!;
    const stopped = tries(table, io, vehicle, { die: marker.die, by: 'marker', firer, guidance });
    // DU-GUIDED-024: one shot.
    if (stopped) marker.removed = true;
    return stopped;
  }
  const protector = table.units[system.vehicle]!;
  if (!isVehicle(protector)) throw new Error(`expected ${protector.who.name} to be a vehicle`);
  const { die } = protector.hull.model.areaDefence!;
  const stopped = tries(table, io, vehicle, { die, by: protector.who, firer, guidance });
  if (stopped) protector.hull.areaStopped++;
  return stopped;
}

/** DU-GUIDED-021: ready again when the next turn begins, unless the system is gone for good. */
export function readyDecoys(table: Dustup): void {
  for (const { hull } of table.units) {
    if (hull === null) continue;
    if (hull.model.decoy?.oneShot !== true) hull.stopped = 0;
    hull.areaStopped = 0;
  }
}
