import { D6, type Tally } from '@sightline/kernel';
import type { RangedRow } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Carried, type Figure, NONE } from '../../table/units.ts';
import { bonusOfShots } from '../drugs/users.ts';
import { fillWithFire, isEnclosedRoom, isPastBurning, markFireAttack, roomSetUpon } from '../fire/fire-attacks.ts';
import { claimKeepDown } from '../orders/reactions.ts';
import { landSmoke } from '../smoke/grenades.ts';
import { damage } from '../suppression/damage.ts';
import { damageVehicle } from '../vehicles/firing-at-vehicles.ts';
import { manWeapon, weaponsAtHand } from '../vehicles/mounted-weapons.ts';
import type { ShootAct } from './acts.ts';
import { burnStrip, burst, driftBurst } from './area-weapons.ts';
import { targeting } from './targeting.ts';
import { aimedAt, placeOf, type Target } from './targets.ts';

/** KZ-SHOOT-011: one shot, the targeting die, then what it does, at once. */
export function shoot(table: Killzone, io: KillzoneIo, figure: Figure, shot: ShootAct): void {
  const carried = weaponsAtHand(table, figure)[shot.weapon]!;
  const weapon = stockOf(table).weapons.get(carried.weapon);
  const { target } = shot;
  manWeapon(table, figure, carried);
  spend(carried, weapon, shot);
  figure.fired = true;
  const at = aimedAt(table, target);
  io.tell({ type: 'shotFired', rule: weapon.rule, figure: figure.who, weapon: weapon.name, at });
  const room = roomSetUpon(table, figure, weapon, target);
  // KZ-FIRE-002: flames fill an enclosed room without a die.
  if (weapon.traits.includes('flame') && isEnclosedRoom(table, room))
    return fillWithFire(table, io, figure, weapon, room);
  if ('figure' in target) claimKeepDown(table, io, table.figures[target.figure]!);
  const isHit = rollTargeting(table, io, figure, weapon, target);
  if (weapon.traits.includes('smoke')) return landSmoke(table, io, figure, target, isHit);
  if (isHit) hit(table, io, figure, weapon, target, room);
  else goAstray(table, io, figure, weapon, target, room);
}

/** What a hit does, by the kind of weapon and of target. */
function hit(table: Killzone, io: KillzoneIo, figure: Figure, weapon: RangedRow, target: Target, room: number): void {
  if (isEnclosedRoom(table, room)) return fillWithFire(table, io, figure, weapon, room);
  markFireAttack(table, io, weapon, room);
  if (isPastBurning(table, room)) return;
  if (weapon.traits.includes('flame')) return burnStrip(table, io, figure, weapon, target);
  if (weapon.traits.includes('area')) return burst(table, io, figure, weapon, placeOf(table, target), target);
  const bonus = bonusOfShots(table, figure);
  if ('vehicle' in target) return damageVehicle(table, io, table.vehicles[target.vehicle]!, weapon.dice, bonus);
  if (!('figure' in target)) throw new Error(`expected ${weapon.id} to be aimed at a figure`);
  damage(table, io, table.figures[target.figure]!, { dice: weapon.dice, bonus, by: 'shot', rule: 'KZ-SHOOT-006' });
}

/** KZ-AREA-003, KZ-FIRE-003: a burst that misses comes down elsewhere; a bottle thrown at a room breaks outside. */
function goAstray(
  table: Killzone,
  io: KillzoneIo,
  figure: Figure,
  weapon: RangedRow,
  target: Target,
  room: number,
): void {
  const isLost = !weapon.traits.includes('area') || weapon.traits.includes('missIsLost') || isEnclosedRoom(table, room);
  if (isLost) return miss(io, figure, weapon);
  driftBurst(table, io, figure, weapon, target);
}

function miss(io: KillzoneIo, figure: Figure, weapon: RangedRow): void {
  io.tell({ type: 'missed', rule: 'KZ-SHOOT-003', figure: figure.who, weapon: weapon.name });
}

/** KZ-SHOOT-003: a natural 1 always misses and a natural 6 always hits. */
function rollTargeting(table: Killzone, io: KillzoneIo, figure: Figure, weapon: RangedRow, target: Target): boolean {
  const { needs, tally, onlySix } = targeting(table, figure, weapon, target);
  const why = {
    rule: 'KZ-SHOOT-003',
    purpose: 'targeting',
    seat: seatOf(table, figure.side),
    figure: figure.id,
  } as const;
  const die = io.roll(D6, why);
  const hit = die === 6 || (!onlySix && die !== 1 && die + tally.total >= needs);
  const score: Tally = { base: die, parts: tally.parts, total: die + tally.total };
  io.tell({
    type: 'targetingRolled',
    rule: 'KZ-SHOOT-003',
    figure: figure.who,
    die,
    tally,
    score,
    needs,
    onlySix,
    hit,
  });
  return hit;
}

/** KZ-WEAP-009 and single-use weapons: what the shot takes from the supply, once for a whole burst. */
function spend(carried: Carried, weapon: RangedRow, { burst: length, target }: ShootAct): void {
  if (carried.shots === 0) {
    carried.first = target;
    carried.burst = length ?? 0;
    if (carried.supply !== NONE) carried.supply -= weapon.traits.includes('bursts') && length === 8 ? 2 : 1;
  }
  carried.shots++;
}
