import { VEHICLES } from '../../content/load.ts';
import { type Ground, groundOf } from '../../ground/ground.ts';
import type { Killzone } from '../../table/table.ts';
import { isInPlay, NONE, type Vehicle } from '../../table/units.ts';
import { type Meeting, meetingsAhead } from './meetings.ts';
import type { Pose } from './vehicle.ts';

interface Look {
  readonly ground: Ground;
  /** Everything that the answer depends on. */
  readonly on: readonly number[];
  readonly seen: readonly Meeting[];
}

/** Enough for the few routes that a driver thinks about. */
const KEPT = 16;
const looks: Look[] = [];
let oldest = 0;

/**
 * The same as `meetingsAhead`, but a stretch that was looked at just now is not measured again: a route is thought of,
 * judged and driven, and for odds driven hundreds of times, while nothing else moves.
 */
export function lookAhead(
  table: Killzone,
  vehicle: Vehicle,
  pose: Pose,
  ahead: number,
  isLast: boolean,
): readonly Meeting[] {
  const ground = groundOf(table.map);
  const on = [vehicle.id, pose.x, pose.y, pose.heading, ahead, isLast ? 1 : 0, ...around(table)];
  for (const look of looks) if (look.ground === ground && isSame(look.on, on)) return look.seen;
  const seen = meetingsAhead(table, vehicle, pose, ahead, isLast);
  looks[oldest] = { ground, on, seen };
  oldest = (oldest + 1) % KEPT;
  return seen;
}

/** Where everything is that can be met and moves. */
function around({ vehicles, figures }: Killzone): number[] {
  const found: number[] = [];
  for (const { x, y, heading, wrecked, away, type } of vehicles) {
    found.push(x, y, heading, VEHICLES.rows.indexOf(VEHICLES.get(type)), wrecked ? 1 : 0, away ? 1 : 0);
  }
  for (const figure of figures) {
    if (figure.vehicle !== NONE || figure.room !== NONE || !isInPlay(figure)) continue;
    found.push(figure.id, figure.x, figure.y);
  }
  return found;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
