import { compareGap, corridor, distance, isWithin, minus, type Polygon } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { WEAPONS } from '../../content/load.ts';
import type { RangedRow } from '../../content/schema.ts';
import { BASE, groundOf, isKnownRoom } from '../../ground/ground.ts';
import { gapToPoint } from '../../ground/measure.ts';
import { type Killzone, type KillzoneIo, opposingSeat } from '../../table/table.ts';
import { type Figure, isInPlay, NONE, type Place } from '../../table/units.ts';
import { roomSetUpon } from '../fire/fire-attacks.ts';
import { damage } from '../suppression/damage.ts';
import { burstOnVehicles, flamesOnVehicles, struckAt } from '../vehicles/firing-at-vehicles.ts';
import type { Drift } from './questions.ts';
import { sight } from './sight.ts';
import { insideOf, placeOf, rangeTo, type Target } from './targets.ts';

/** KZ-AREA-002: everybody whose base is inside the radius, nearest first; two dice fewer off the aim point. */
export function burst(
  table: Killzone,
  io: KillzoneIo,
  firer: Figure,
  weapon: RangedRow,
  at: Place,
  target: Target | null = null,
): void {
  const point = pointOfBurst(table, firer, at, target);
  io.tell({ type: 'burstLanded', rule: 'KZ-AREA-002', figure: firer.who, weapon: weapon.name, at: place(point) });
  for (const figure of caughtIn(table, point, weapon.radius! * 1000)) {
    const isStruck = isWithin(figure, point, BASE);
    const dice = isStruck ? weapon.dice : Math.max(1, weapon.dice - table.values.burstFewerDice);
    damage(table, io, figure, { dice, by: 'burst', rule: 'KZ-AREA-002' });
  }
  burstOnVehicles(table, io, weapon, point);
}

/** Through an opening it bursts inside, and on a vehicle at the edge that it strikes. */
function pointOfBurst(table: Killzone, firer: Figure, at: Place, target: Target | null): Place {
  if (target !== null && 'opening' in target) return insideOf(table, firer, target.opening);
  return target !== null && 'vehicle' in target ? struckAt(table, firer, table.vehicles[target.vehicle]!) : at;
}

/** KZ-AREA-004: on the burst's side of every wall and vehicle, friend or foe. */
function caughtIn(table: Killzone, point: Place, radius: number): Figure[] {
  const caught = table.figures.filter(
    figure =>
      isInPlay(figure) &&
      figure.vehicle === NONE &&
      figure.room === point.room &&
      gapToPoint(table, figure, point) <= radius &&
      !isShielded(table, figure, point),
  );
  return caught.sort((a, b) => distance(a, point) - distance(b, point) || a.id - b.id);
}

function isShielded(table: Killzone, figure: Figure, point: Place): boolean {
  if (point.room !== NONE) return false;
  const { blocked } = sight(table, point, figure);
  return blocked !== null && blocked.by !== 'smoke' && blocked.by !== 'woods';
}

/** KZ-AREA-003: the opponent moves a miss 3 inches, within the weapon's range, and it bursts there. */
export function driftBurst(table: Killzone, io: KillzoneIo, firer: Figure, weapon: RangedRow, target: Target): void {
  const from = place(pointOfBurst(table, firer, placeOf(table, target), target));
  const question: Drift = { kind: 'drift', rule: 'KZ-AREA-003', from, firer: firer.who, weapon: weapon.id };
  const to = io.ask(opposingSeat(table, firer.side), question);
  io.tell({ type: 'burstDrifted', rule: 'KZ-AREA-003', figure: firer.who, from, to });
  burst(table, io, firer, weapon, to);
}

/** Give or take a mil: no point on whole mils lies at exactly that distance in every direction. */
const GIVE = 2;

export function whyNotDrift(table: Killzone, { from, firer, weapon }: Drift, to: Place): Refusal[] {
  const row = WEAPONS.get(weapon);
  const drift = table.values.burstDrift * 1000;
  if (Math.abs(distance(from, to) - drift) > GIVE) return [refuse('KZ-AREA-003', 'driftDistance', drift)];
  if (!isKnownRoom(groundOf(table.map), to)) return [refuse('KZ-AREA-003', 'notAPlace')];
  const range = (row.long ?? row.short!) * 1000;
  if (rangeTo(table, table.figures[firer.id]!, { point: to }) > range)
    return [refuse('KZ-AREA-003', 'beyondRange', range)];
  return [];
}

/** KZ-AREA-005: everybody touched by a straight strip from the firer through the target. */
export function burnStrip(table: Killzone, io: KillzoneIo, firer: Figure, weapon: RangedRow, target: Target): void {
  const aim = placeOf(table, target);
  const strip = corridor(firer, minus(aim, firer), table.values.flameLength * 1000, table.values.flameWidth * 1000);
  const room = roomSetUpon(table, firer, weapon, target);
  for (const figure of touchedBy(table, firer, strip, room)) {
    damage(table, io, figure, { dice: weapon.dice, by: 'flame', rule: 'KZ-AREA-005' });
  }
  flamesOnVehicles(table, io, firer, weapon.dice, strip);
}

/** In the air the firer breathes and that he fires into: his own room, the open, or a room too large to fill. */
function touchedBy(table: Killzone, firer: Figure, strip: Polygon, room: number): Figure[] {
  const touched = table.figures.filter(
    figure =>
      figure.id !== firer.id &&
      isInPlay(figure) &&
      figure.vehicle === NONE &&
      (figure.room === firer.room || figure.room === room) &&
      compareGap({ kind: 'circle', centre: figure, radius: BASE }, strip, 0) <= 0 &&
      isOpenTo(table, figure, firer, room),
  );
  return touched.sort((a, b) => distance(a, firer) - distance(b, firer) || a.id - b.id);
}

/** KZ-FIRE-002: through an opening the flames reach all of the room; in the open they go as far as sight does. */
function isOpenTo(table: Killzone, figure: Figure, firer: Figure, room: number): boolean {
  if (figure.room !== NONE) return figure.room === room || figure.room === firer.room;
  const { blocked } = sight(table, firer, figure);
  return blocked === null || blocked.by === 'smoke' || blocked.by === 'woods';
}

function place({ x, y, room }: Place): Place {
  return { x, y, room };
}
