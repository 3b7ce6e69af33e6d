import { bearing, plus, scaled } from '@sightline/geometry/field';
import { TROOPS } from '../../content/load.ts';
import { BASE, groundOf, hasLeftBy } from '../../ground/ground.ts';
import { enemiesInContact, gap } from '../../ground/measure.ts';
import { happen } from '../../table/moment.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, isActive, NONE } from '../../table/units.ts';
import { whyNotStand } from '../movement/walking.ts';

/** KZ-CAPT-001: after a move, a suppressed enemy in contact is taken without a fight. */
export function captureOnContact(table: Killzone, io: KillzoneIo, captor: Figure): void {
  if (!isActive(captor) || captor.captive !== NONE) return;
  const victim = enemiesInContact(table, captor).find(enemy => canBeCaptured(table, enemy, captor.side));
  if (victim) capture(table, io, victim, captor);
}

/** Suppressed, of a kind that can be held, and nobody of his own stands near enough to help. */
function canBeCaptured(table: Killzone, victim: Figure, bySide: number): boolean {
  if (victim.state !== 'suppressed' || !isCapturable(victim)) return false;
  const reach = table.values.captureReach * 1000;
  return !table.figures.some(
    other => other.side !== bySide && other.id !== victim.id && isActive(other) && gap(table, other, victim) <= reach,
  );
}

/** Robots and droids cannot be captured. */
export function isCapturable(figure: Figure): boolean {
  return !TROOPS.get(figure.troop).traits.includes('neverCaptured');
}

export function capture(table: Killzone, io: KillzoneIo, victim: Figure, captor: Figure): void {
  freeCaptiveOf(table, io, victim);
  victim.state = 'captured';
  victim.captor = captor.id;
  victim.unarmed = true;
  happen(table, io, { on: 'captured', figure: victim });
  captor.captive = victim.id;
  io.tell({ type: 'captured', rule: 'KZ-CAPT-001', figure: victim.who, captor: captor.who });
}

/** KZ-CAPT-002: the captive is moved with his captor, and off the captor's own edge he is held for good. */
export function bringCaptive(table: Killzone, io: KillzoneIo, captor: Figure): void {
  if (captor.captive === NONE) return;
  const captive = table.figures[captor.captive]!;
  if (captor.away) {
    if (!hasLeftBy(groundOf(table.map), captor, table.edges[captor.side]!))
      return freeAtEdge(table, io, captor, captive);
    captive.away = true;
    return io.tell({ type: 'carriedOff', rule: 'KZ-CAPT-002', figure: captive.who, captor: captor.who });
  }
  captive.room = captor.room;
  captive.vehicle = captor.vehicle;
  const beside = placesAround(captor).find(place => whyNotStand(table, captive, place) === null) ?? captor;
  captive.x = beside.x;
  captive.y = beside.y;
}

/** Off any other edge the captor goes alone. */
function freeAtEdge(table: Killzone, io: KillzoneIo, captor: Figure, captive: Figure): void {
  const { width, depth } = groundOf(table.map);
  captive.x = Math.min(Math.max(captor.x, BASE), width - BASE);
  captive.y = Math.min(Math.max(captor.y, BASE), depth - BASE);
  captive.room = NONE;
  freeCaptive(table, io, captive);
}

/** KZ-CAPT-003: whoever is suppressed or dead holds nobody. */
export function freeCaptiveOf(table: Killzone, io: KillzoneIo, captor: Figure): void {
  if (captor.captive !== NONE) freeCaptive(table, io, table.figures[captor.captive]!);
}

/** A dead captive is nobody's any more. */
export function leaveCaptor(table: Killzone, captive: Figure): void {
  if (captive.captor === NONE) return;
  table.figures[captive.captor]!.captive = NONE;
  captive.captor = NONE;
}

/** KZ-CAPT-002: a captive and his captor stay together, whichever of them was moved. */
export function keepTogether(table: Killzone, io: KillzoneIo, figure: Figure): void {
  bringCaptive(table, io, figure.captor === NONE ? figure : table.figures[figure.captor]!);
}

/** KZ-CAPT-003: suppressed, unarmed, and of his own group again; he stands beside where he was held. */
function freeCaptive(table: Killzone, io: KillzoneIo, captive: Figure): void {
  const captor = table.figures[captive.captor]!;
  captor.captive = NONE;
  captive.captor = NONE;
  captive.state = 'suppressed';
  const spot = [captive, ...rings(captive)].find(place => whyNotStand(table, captive, place) === null);
  if (spot) {
    captive.x = spot.x;
    captive.y = spot.y;
  }
  io.tell({ type: 'freed', rule: 'KZ-CAPT-003', figure: captive.who });
}

/** Twelve places in contact, from the north clockwise. */
function placesAround(figure: Figure, away = 2 * BASE) {
  return Array.from({ length: 12 }, (_, hour) => ({
    ...plus(figure, scaled(bearing(hour * 30), away + 1)),
    room: figure.room,
  }));
}

/** Places further and further out. */
function rings(figure: Figure) {
  return Array.from({ length: 12 }, (_, ring) => placesAround(figure, (ring + 1) * BASE)).flat();
}
