import { areInContact, circle, distance, isWithin } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { BASE } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { gapOfVehicles, gapToVehicle } from '../../ground/vehicle-gap.ts';
import { outlineOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone, KillzoneIo, Prize } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { allowance } from '../movement/free-movement.ts';
import { orderRowOf } from '../orders/orders-in-force.ts';
import { hasShot } from '../vehicles/mounted-weapons.ts';
import { endIfDecided } from './ending.ts';

/** KZ-GAP-011: what picking up costs, in mils. */
const PICKING_UP = 2000;

/** The prize within a figure's reach: lying at its feet, or in a wreck it touches. */
function prizeAt(table: Killzone, figure: Figure): Prize | undefined {
  return table.prizes.find(prize => {
    if (prize.away || prize.holder !== NONE) return false;
    if (prize.vehicle === NONE) return prize.room === figure.room && isWithin(prize, figure, 2 * BASE);
    const vehicle = table.vehicles[prize.vehicle]!;
    return vehicle.wrecked && figure.room === NONE && areInContact(circle(figure, BASE), outlineOfVehicle(vehicle));
  });
}

export function whyNotPickUp(table: Killzone, figure: Figure): Refusal[] {
  if (figure.state !== 'active') return [refuse('KZ-SUPP-002', 'notActive', figure.state)];
  if (figure.vehicle !== NONE || prizeAt(table, figure) === undefined) return [outOfReach(table, figure)];
  const isAimed = orderRowOf(table, figure).shots === 'aimed';
  if (isAimed && hasShot(table, figure)) return [refuse('KZ-ORDER-006', 'aimedShotTaken')];
  const left = allowance(table, figure).total * 1000 - figure.spent;
  return PICKING_UP <= left ? [] : [refuse('KZ-GAP-011', 'tooFar', { cost: PICKING_UP, left })];
}

/** What has to be done first: who has it, what it is still in, or how far it is. */
function outOfReach(table: Killzone, figure: Figure): Refusal {
  const prize = table.prizes.find(({ away }) => !away);
  if (!prize) return refuse('KZ-GAP-011', 'nothingToPickUp');
  if (prize.holder !== NONE) return refuse('KZ-GAP-011', 'heldAlready', { figure: table.figures[prize.holder]!.who });
  if (prize.vehicle === NONE) return refuse('KZ-GAP-011', 'liesOff', { away: distance(figure, prize) - 2 * BASE });
  const vehicle = table.vehicles[prize.vehicle]!;
  if (!vehicle.wrecked) return refuse('KZ-GAP-011', 'inRunningVehicle', { vehicle: vehicle.who });
  const aboard = figure.vehicle !== NONE;
  const moving = aboard && table.vehicles[figure.vehicle]!.speed > 0;
  const away = aboard ? gapOfVehicles(table.vehicles[figure.vehicle]!, vehicle) : gapToVehicle(figure, vehicle);
  return refuse('KZ-GAP-011', 'inWreck', { vehicle: vehicle.who, aboard, moving, away });
}

export function pickUp(table: Killzone, io: KillzoneIo, figure: Figure): void {
  const prize = prizeAt(table, figure);
  if (prize === undefined) throw new Error(`expected a prize beside figure ${figure.id}`);
  prize.holder = figure.id;
  prize.vehicle = NONE;
  figure.spent += PICKING_UP;
  io.tell({ type: 'pickedUp', rule: 'KZ-GAP-011', figure: figure.who, loot: isLoot(table) });
  // With the loot in its hands the law has won on the spot, whatever else the group meant to do.
  endIfDecided(table, io);
}

/** A holder who leaves the table takes the prize with him. */
export function carryPrizes(table: Killzone, figure: Figure): void {
  for (const prize of table.prizes) if (prize.holder === figure.id) prize.away = figure.away;
}

/** Of a chase it is the loot, of a raid the object. */
const isLoot = ({ objective }: Killzone): boolean => objective.kind === 'getaway';

/** KZ-GAP-011: what a dead carrier held lies where he fell. */
export function dropPrizes(table: Killzone, io: KillzoneIo, { id, x, y, room }: Figure): void {
  for (const prize of table.prizes) {
    if (prize.holder !== id || prize.away) continue;
    prize.holder = NONE;
    prize.x = x;
    prize.y = y;
    prize.room = room;
    io.tell({
      type: 'prizeDropped',
      rule: 'KZ-GAP-011',
      at: { x, y, room },
      where: landmarkOf(table.map, { x, y, room }),
      loot: isLoot(table),
    });
  }
}
