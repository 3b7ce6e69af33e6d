import { outlineOf, type Polygon, sweptArea } from '@sightline/geometry/field';
import { landmarkOf } from '../../ground/landmarks.ts';
import { happen } from '../../table/moment.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, isInPlay, type Vehicle } from '../../table/units.ts';
import { damage } from '../suppression/damage.ts';
import { isPierced } from './armour.ts';
import { placeClearOf, standAt } from './beside.ts';
import type { ObstacleKind } from './obstacles.ts';
import { peopleUnder } from './route.ts';
import { harmOccupants, rollSkid, wreck } from './skid-table.ts';
import { footprintOf, type Pose, rowOf, sixesOver } from './vehicle.ts';

/** KZ-VEH-027: no modifier up to this speed, in mils. */
const RAMMING_SPEED = 9000;

/** KZ-VEH-027: +1 for each 6 inches or part of them by which the rammer is faster than 9. */
export function rammingModifier(speed: number): number {
  return sixesOver(speed, RAMMING_SPEED);
}

/** The ground that a vehicle still drives over in a straight line. */
export function pathOf(vehicle: Vehicle, pose: Pose, ahead: number): Polygon {
  const footprint = footprintOf(rowOf(vehicle), pose);
  return ahead === 0 ? outlineOf(footprint) : sweptArea(footprint, ahead);
}

/** KZ-VEH-028: hit without fail and damaged at once, but only once a turn; whoever lives is moved out of the way. */
export function ramFigure(table: Killzone, io: KillzoneIo, vehicle: Vehicle, figure: Figure, path: Polygon): void {
  if (!isInPlay(figure)) return;
  if (!vehicle.rammed.includes(figure.id)) {
    vehicle.rammed.push(figure.id);
    const bonus = rammingModifier(vehicle.speed);
    io.tell({ type: 'figureRammed', rule: 'KZ-VEH-028', vehicle: vehicle.who, figure: figure.who, bonus });
    damage(table, io, figure, { dice: rowOf(vehicle).damage, bonus, by: 'ram', rule: 'KZ-VEH-028' });
  }
  if (isInPlay(figure)) throwAside(table, io, figure, path);
}

/** Whoever was only grazed stands clear of the vehicle again; rounding to whole mils is no ram. */
export function pushAside(table: Killzone, io: KillzoneIo, vehicle: Vehicle): void {
  const outline = outlineOf(footprintOf(rowOf(vehicle), vehicle));
  for (const figure of peopleUnder(table, outline)) throwAside(table, io, figure, outline);
}

function throwAside(table: Killzone, io: KillzoneIo, figure: Figure, path: Polygon): void {
  const place = placeClearOf(table, figure, path);
  standAt(figure, place);
  io.tell({
    type: 'thrownAside',
    rule: 'KZ-VEH-028',
    figure: figure.who,
    at: place,
    where: landmarkOf(table.map, place),
  });
  happen(table, io, { on: 'displaced', figure });
}

/**
 * KZ-VEH-029 to KZ-VEH-035, by example KZ-VEH-030, KZ-VEH-033 and KZ-VEH-034: both take the other's dice, the rammed one first; then wrecks roll for those inside, in the
 * same order. Whatever still drives keeps its speed, and the rammer's move ends here.
 */
export function ramVehicle(table: Killzone, io: KillzoneIo, rammer: Vehicle, rammed: Vehicle): void {
  const bonus = rammingModifier(rammer.speed);
  io.tell({ type: 'vehicleRammed', rule: 'KZ-VEH-026', vehicle: rammer.who, rammed: rammed.who, bonus });
  const rule = 'KZ-VEH-029';
  const isRammedLost = isPierced(table, io, rammed, { dice: rowOf(rammer).damage, bonus, rule });
  const isRammerLost = isPierced(table, io, rammer, { dice: rowOf(rammed).damage, bonus, rule });
  settleFate(table, io, rammed, isRammedLost, bonus);
  settleFate(table, io, rammer, isRammerLost, bonus);
}

/** KZ-VEH-032: results up to 4 leave the occupants unhurt. On the other reading survivors of the ram roll too. */
function settleFate(table: Killzone, io: KillzoneIo, vehicle: Vehicle, isLost: boolean, bonus: number): void {
  if (!isLost && table.rulings.ramSkid === 'wrecked') return;
  const dice = rollSkid(table, io, vehicle, bonus, 'KZ-VEH-027') ?? 0;
  if (isLost) wreck(table, io, vehicle, dice, true);
  else harmOccupants(table, io, vehicle, dice);
}

/** KZ-VEH-036: its own dice against its own armour; a vehicle that comes through it stands still. */
export function hitObstacle(table: Killzone, io: KillzoneIo, vehicle: Vehicle, obstacle: ObstacleKind): void {
  const bonus = rammingModifier(vehicle.speed);
  const rule = obstacle === 'hinderingGround' ? 'KZ-VEH-037' : 'KZ-VEH-036';
  io.tell({ type: 'obstacleHit', rule, vehicle: vehicle.who, obstacle, bonus });
  if (!isPierced(table, io, vehicle, { dice: rowOf(vehicle).damage, bonus, rule: 'KZ-VEH-036' })) {
    vehicle.speed = 0;
    return io.tell({ type: 'vehicleStopped', rule: 'KZ-VEH-036', vehicle: vehicle.who });
  }
  wreck(table, io, vehicle, rollSkid(table, io, vehicle, bonus, 'KZ-VEH-027') ?? 0, true);
}
