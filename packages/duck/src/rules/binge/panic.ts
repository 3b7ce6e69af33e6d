import { directionTowards, vectorBetween } from '@sightline/geometry/grid';
import { D6, numbered, type Refusal } from '@sightline/kernel';
import type { GrenadeKind } from '../../content/arms.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer } from '../../table/figure.ts';
import { isAble, isOnMap, seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { useUp } from '../damage/weaponry.ts';
import { clearSourceByGrenades, explode } from '../grenades/blast.ts';
import { grenadeKind, grenadesIn, grenadesOf } from '../grenades/grenade.ts';
import { isDud } from '../grenades/throw-grenade.ts';
import { turnInHalf } from '../movement/positions.ts';
import { flame, whyNotFlame } from '../shooting/flame.ts';
import { flechette, whyNotFlechette } from '../shooting/flechette.ts';
import { gunOf } from '../shooting/gun.ts';
import { shoot } from '../shooting/shoot.ts';
import { rangeBetween, sees } from '../shooting/sight.ts';
import { whyNotDeclare, whyNotShoot } from '../shooting/why-not-shoot.ts';
import { runAmok } from './amok.ts';

/** What a chicken does who throws 12: he fires, lets go of a grenade, or runs amok with his cutlass. */
export interface Panic {
  readonly how: 'gun' | 'grenade' | 'cutlass';
}

const PANICS_ON = 12;

/** DK-BINGE-017: to be called when a man's activation ends; one who has not left his square throws two dice. */
export function standStill(table: DuckTable, io: DuckIo, man: Teamer): void {
  if (!man.chicken || man.moved > 0 || !isAble(man) || man.grapple) return;
  const why = { rule: 'DK-BINGE-017', purpose: 'panic', seat: seatOf(man), figure: man.id } as const;
  const dice = [io.roll(D6, why), io.roll(D6, why)];
  const panics = dice[0]! + dice[1]! === PANICS_ON;
  io.tell({ type: 'stoodStill', rule: 'DK-BINGE-017', figure: man.id, dice, panics });
  if (panics) panic(table, io, man);
}

/** DK-BINGE-018: the gun if it can be fired; without any gun a grenade on his own square; otherwise the cutlass. */
function panic(table: DuckTable, io: DuckIo, man: Teamer): void {
  const target = nearestFigure(table, io, man);
  if (!target) return;
  if (firesAt(table, io, man, target)) return;
  if (man.weapons.length === 0 && letsGoOfGrenade(table, io, man, target)) return;
  io.tell({ type: 'panicked', rule: 'DK-BINGE-018', figure: man.id, how: 'cutlass', target: target.id });
  runAmok(table, io, man, target);
}

/** DK-BINGE-017: friend or foe, by squares, ties diced; those he sees come before those he only knows to be there. */
function nearestFigure(table: DuckTable, io: DuckIo, man: Teamer): Figure | null {
  const others = table.figures.filter(
    figure => figure !== man && isOnMap(figure) && figure.overhead === man.overhead && figure.id !== man.carries,
  );
  const inSight = others.filter(figure => sees(table, man, figure));
  const candidates = inSight.length > 0 ? inSight : others;
  const distances = candidates.map(({ at }) => rangeBetween(table, man.at, at));
  const least = Math.min(...distances);
  const nearest = candidates.filter((_, i) => distances[i] === least);
  if (nearest.length < 2) return nearest[0] ?? null;
  const face = io.roll(numbered(nearest.length), { rule: 'DK-BINGE-017', purpose: 'nearest', figure: man.id });
  return nearest[face - 1]!;
}

/** He turns to whoever it is. False if there is no shot to be had, or the line stayed blocked. */
function firesAt(table: DuckTable, io: DuckIo, man: Teamer, target: Figure): boolean {
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, man.at, target.at);
  if (dx !== 0 || dy !== 0) turnInHalf(man, directionTowards(dx, dy));
  const shot = shotAt(table, man, target);
  // It takes no chit, and nerve least of all.
  if (!shot || shot.refusals.some(({ code }) => code !== 'noAction')) return false;
  io.tell({ type: 'panicked', rule: 'DK-BINGE-017', figure: man.id, how: 'gun', target: target.id });
  return shot.fire(io);
}

interface PanicShot {
  readonly refusals: readonly Refusal[];
  fire(io: DuckIo): boolean;
}

/** A single squirt of a Flamer, a cone of flechettes, a plain shot of anything else; null without a gun in hand. */
function shotAt(table: DuckTable, man: Teamer, target: Figure): PanicShot | null {
  const effect = gunOf(table, man)?.card.effect;
  if (!effect) return null;
  if (effect.kind === 'flame' && effect.barrier) {
    const order = { shooter: man.id, jets: [{ square: target.at, squirts: 1, use: 'attack' }] } as const;
    return {
      refusals: whyNotFlame(table, order),
      fire(io) {
        flame(table, io, order);
        return true;
      },
    };
  }
  if (effect.kind === 'flechette') {
    return {
      refusals: whyNotFlechette(table, man, man.facing),
      fire(io) {
        flechette(table, io, man.id, man.facing);
        return true;
      },
    };
  }
  const shot = { shooter: man.id, target: target.id, squirts: effect.kind === 'flame' ? 1 : 0 };
  return { refusals: whyNotDeclare(whyNotShoot(table, man, target)), fire: io => shoot(table, io, shot) };
}

const EXPLOSIVE: readonly GrenadeKind[] = ['fragmentation', 'magneto'];

function letsGoOfGrenade(table: DuckTable, io: DuckIo, man: Teamer, target: Figure): boolean {
  const kind = grenadesIn(table).find(
    item => grenadesOf(man, item) > 0 && EXPLOSIVE.includes(grenadeKind(table, item)),
  );
  if (!kind) return false;
  const { at, id, overhead } = man;
  useUp(man, kind);
  io.tell({ type: 'panicked', rule: 'DK-BINGE-018', figure: id, how: 'grenade', target: target.id });
  if (isDud(table, io, man, at)) return true;
  explode(table, io, { at, by: id, from: at, rule: 'DK-BINGE-018', overhead });
  if (!overhead) clearSourceByGrenades(table, io, at, id);
  return true;
}
