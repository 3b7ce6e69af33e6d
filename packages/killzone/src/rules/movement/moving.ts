import { type Refusal, refuse } from '@sightline/kernel';
import { landmarkOf } from '../../ground/landmarks.ts';
import type { Way } from '../../ground/way.ts';
import { happen } from '../../table/moment.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { orderOf, orderRowOf } from '../orders/orders-in-force.ts';
import { hasShot } from '../vehicles/mounted-weapons.ts';
import { whyNotCompelled } from './compelled-movement.ts';
import { whyNotMoveNow, whyNotWalk } from './free-movement.ts';
import { type Walk, walkWay } from './walking.ts';

/** KZ-MOVE-002 to KZ-MOVE-004, KZ-ORDER-013: why a figure may not go this way. */
export function whyNotMove(table: Killzone, figure: Figure, way: Way): Refusal[] {
  const now = whyNotMoveNow(table, figure);
  if (now.length > 0) return now;
  if (way.length === 0) return [refuse('KZ-MOVE-002', 'noWay')];
  const walk = walkWay(table, figure, way);
  if (walk.fault) return [walk.fault];
  const unfit = whyNotWalk(table, figure, walk);
  return unfit.length > 0 ? unfit : whyNotCompelled(table, figure, way, walk);
}

/** The move itself; what it meets at its end, it meets at once. */
export function move(table: Killzone, io: KillzoneIo, figure: Figure, way: Way): void {
  if (walkOn(table, io, figure, way).leaves) leaveTable(table, io, figure);
  happen(table, io, { on: 'stopped', figure });
}

/** The walking of a way, before whatever comes at its end. */
export function walkOn(table: Killzone, io: KillzoneIo, figure: Figure, way: Way): Walk {
  const walk = walkWay(table, figure, way);
  if (walk.fault) throw new Error(`expected a legal way for figure ${figure.id}, found ${walk.fault.code}`);
  recordWalk(table, figure, walk);
  io.tell({
    type: 'moved',
    rule: orderRowOf(table, figure).rule,
    figure: figure.who,
    way,
    cost: walk.cost,
    end: walk.end,
    where: landmarkOf(table.map, walk.end),
  });
  return walk;
}

/** The figure is where the way ends, and has paid for it. */
export function recordWalk(table: Killzone, figure: Figure, walk: Walk): void {
  figure.x = walk.end.x;
  figure.y = walk.end.y;
  figure.room = walk.end.room;
  figure.spent += walk.cost;
  figure.paidBroken = walk.broken;
  figure.paidHindering = walk.hindering;
  figure.moves++;
  figure.shotFirst = hasShot(table, figure);
  if (orderOf(table, figure) === 'run') figure.ran = true;
}

/** KZ-MOVE-006: escaped, not killed. */
function leaveTable(table: Killzone, io: KillzoneIo, figure: Figure): void {
  figure.away = true;
  happen(table, io, { on: 'leftTable', figure });
  io.tell({ type: 'leftTable', rule: 'KZ-MOVE-006', figure: figure.who });
}
