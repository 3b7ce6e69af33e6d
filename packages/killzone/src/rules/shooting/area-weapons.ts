import { compareGap, corridor, distance, isWithin, minus, type Polygon } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RangedRow } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import { BASE, groundOf, isKnownRoom } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { gapToPoint } from '../../ground/measure.ts';
import { type Killzone, type KillzoneIo, opposingSeat } from '../../table/table.ts';
import { type Figure, isInPlay, NONE, type Place } from '../../table/units.ts';
import { bonusOfShots } from '../drugs/users.ts';
import { roomSetUpon } from '../fire/fire-attacks.ts';
import { damage } from '../suppression/damage.ts';
import { burstOnVehicles, flamesOnVehicles, struckAt } from '../vehicles/firing-at-vehicles.ts';
import type { Drift } from './questions.ts';
import { sight } from './sight.ts';
import { eyeOf, insideOf, placeOf, rangeTo, type Target } from './targets.ts';

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
  io.tell({
    type: 'burstLanded',
    rule: 'KZ-AREA-002',
    figure: firer.who,
    weapon: weapon.name,
    at: place(point),
    where: landmarkOf(table.map, place(point)),
  });
  const bonus = bonusOfShots(table, firer);
  for (const figure of caughtIn(table, point, weapon.radius! * 1000)) {
    const isStruck = isWithin(figure, point, BASE);
    const dice = isStruck ? weapon.dice : Math.max(1, weapon.dice - table.values.burstFewerDice);
    damage(table, io, figure, { dice, bonus, by: 'burst', rule: 'KZ-AREA-002' });
  }
  burstOnVehicles(table, io, weapon, point, bonus);
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
  io.tell({ type: 'burstDrifted', rule: 'KZ-AREA-003', figure: firer.who, from, to, where: landmarkOf(table.map, to) });
  burst(table, io, firer, weapon, to);
}

/** Give or take a mil: no point on whole mils lies at exactly that distance in every direction. */
const GIVE = 2;

export function whyNotDrift(table: Killzone, { from, firer, weapon }: Drift, to: Place): Refusal[] {
  const row = stockOf(table).weapons.get(weapon);
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
  const from = eyeOf(table, firer, aim);
  // KZ-ORG-011: the strip begins at the edge of his base, or of the vehicle he fires from (KZ-VEH-022).
  const length = table.values.flameLength * 1000 + (firer.vehicle === NONE ? BASE : 0);
  const strip = corridor(from, minus(aim, from), length, table.values.flameWidth * 1000);
  const room = roomSetUpon(table, firer, weapon, target);
  const bonus = bonusOfShots(table, firer);
  for (const figure of touchedBy(table, firer, from, strip, room)) {
    damage(table, io, figure, { dice: weapon.dice, bonus, by: 'flame', rule: 'KZ-AREA-005' });
  }
  flamesOnVehicles(table, io, firer, from, { dice: weapon.dice, bonus }, strip);
}

/** In the air the firer breathes and that he fires into: his own room, the open, or a room too large to fill. */
function touchedBy(table: Killzone, firer: Figure, from: Place, strip: Polygon, room: number): Figure[] {
  const touched = table.figures.filter(
    figure =>
      figure.id !== firer.id &&
      isInPlay(figure) &&
      figure.vehicle === NONE &&
      (figure.room === firer.room || figure.room === room) &&
      compareGap({ kind: 'circle', centre: figure, radius: BASE }, strip, 0) <= 0 &&
      isOpenTo(table, figure, firer, from, room),
  );
  return touched.sort((a, b) => distance(a, from) - distance(b, from) || a.id - b.id);
}

/** KZ-FIRE-002: through an opening the flames reach all of the room; in the open they go as far as sight does. */
function isOpenTo(table: Killzone, figure: Figure, firer: Figure, from: Place, room: number): boolean {
  if (figure.room !== NONE) return figure.room === room || figure.room === firer.room;
  const { blocked } = sight(table, from, figure, { from: firer.vehicle, to: NONE });
  return blocked === null || blocked.by === 'smoke' || blocked.by === 'woods';
}

function place({ x, y, room }: Place): Place {
  return { x, y, room };
}
