import { D6, enumerate, firstOption } from '@sightline/kernel';
import type { KillzoneEvent } from '../../table/events.ts';
import type { Killzone } from '../../table/table.ts';
import type { Vehicle } from '../../table/units.ts';
import { type Impact, isPierced } from './armour.ts';
import type { Meeting } from './meetings.ts';
import type { Drive } from './pace.ts';
import { rammingModifier } from './ramming.ts';
import { type Foresight, foresight } from './route.ts';
import { rowOf } from './vehicle.ts';
import { routesOf } from './ways-to-drive.ts';

// What a driver can know before the dice fall.

/** How likely whatever ends a route wrecks the vehicle that is met, and the one that meets it. */
export interface RamChances {
  readonly theirs: number;
  readonly ours: number;
}

/** KZ-VEH-029, KZ-VEH-036: at the speed that the vehicle has; null for what is met without damage. */
export function ramChances(table: Killzone, vehicle: Vehicle, stop: Meeting): RamChances | null {
  const bonus = rammingModifier(vehicle.speed);
  const own = { dice: rowOf(vehicle).damage, bonus };
  if (stop.with === 'obstacle') return { theirs: 0, ours: chanceToPierce(table, vehicle, own) };
  if (stop.with !== 'vehicle') return null;
  const rammed = table.vehicles[stop.id]!;
  return {
    theirs: chanceToPierce(table, rammed, own),
    ours: chanceToPierce(table, vehicle, { dice: rowOf(rammed).damage, bonus }),
  };
}

/** More than any damage roll has leaves. */
const LEAVES = 100_000;

function chanceToPierce(table: Killzone, vehicle: Vehicle, impact: Omit<Impact, 'rule'>): number {
  const counted = enumerate<boolean, KillzoneEvent>(
    io => isPierced(table, io, vehicle, { ...impact, rule: 'KZ-VEH-029' }),
    String,
    firstOption,
    { leaves: LEAVES, known: new Map() },
  );
  const ways = counted?.results.find(({ result }) => result)?.ways ?? 0n;
  return counted ? Number(ways) / Number(counted.of) : 0;
}

/** A speed that the dice may leave a vehicle at, how likely that is, and what the ways that are open at it come to. */
export interface SpeedProspect {
  readonly speed: number;
  readonly chance: number;
  readonly ways: readonly Foresight[];
}

/** KZ-VEH-007 to KZ-VEH-012: every speed that a pace may leave a vehicle at and how likely it is, the slowest first. */
export function speedsAfter(vehicle: Vehicle, { pace, dice }: Drive): Omit<SpeedProspect, 'ways'>[] {
  const chances = new Map<number, number>();
  for (const [total, chance] of sumsOf(pace === 'hold' ? 0 : dice)) {
    const wanted = vehicle.speed + (pace === 'brake' ? -1000 : 1000) * total;
    const speed = Math.min(Math.max(0, wanted), rowOf(vehicle).speed * 1000);
    chances.set(speed, (chances.get(speed) ?? 0) + chance);
  }
  return [...chances].toSorted(([a], [b]) => a - b).map(([speed, chance]) => ({ speed, chance }));
}

/** KZ-VEH-013: every such speed with the ways that are open at it. */
export function speedProspects(table: Killzone, vehicle: Vehicle, act: Drive): SpeedProspect[] {
  return speedsAfter(vehicle, act).map(({ speed, chance }) => {
    const driven = { ...vehicle, speed };
    const ways = speed === 0 ? [] : routesOf(table, driven).map(route => foresight(table, driven, route));
    return { speed, chance, ways };
  });
}

/** What so many dice may add up to, and how likely. */
function sumsOf(dice: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < dice; i++) {
    const more = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (const face of D6.faces) more.set(sum + face, (more.get(sum + face) ?? 0) + chance / D6.faces.length);
    sums = more;
  }
  return sums;
}
