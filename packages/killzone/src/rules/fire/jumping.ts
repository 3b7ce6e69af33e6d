import { type Refusal, refuse } from '@sightline/kernel';
import { BASE, groundOf, type Opening } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import type { Way } from '../../ground/way.ts';
import { happen } from '../../table/moment.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import { type Figure, isActive, NONE, type Place } from '../../table/units.ts';
import { whyNotCompelled } from '../movement/compelled-movement.ts';
import { whyNotMoveNow, whyNotWalk } from '../movement/free-movement.ts';
import { recordWalk } from '../movement/moving.ts';
import { startOf, type Walk, walkLeg, walkWay, whyNotStand } from '../movement/walking.ts';
import { damage } from '../suppression/damage.ts';
import type { JumpAct } from './acts.ts';
import { isInMajorFire } from './fires.ts';

/** How far along the wall a jumper may come down when somebody stands below the window: so many bases to either side. */
const ALONG = [0, 1, -1, 2, -2] as const;

/** KZ-FIRE-014: why a figure may not jump out of this window now. */
export function whyNotJump(table: Killzone, figure: Figure, { way, window }: JumpAct): Refusal[] {
  const now = whyNotMoveNow(table, figure);
  if (now.length > 0) return now;
  const opening = groundOf(table.map).openings[window];
  if (opening?.kind !== 'window' || opening.to !== NONE) return [refuse('KZ-FIRE-014', 'noWindow')];
  const walk = walkToWindow(table, figure, way, opening);
  if (walk.fault) return [walk.fault];
  const end = landing(table, figure, opening);
  if (end === null) return [refuse('KZ-FIRE-014', 'noLanding')];
  const whole = { ...walk, end };
  const unfit = whyNotWalk(table, figure, whole);
  // KZ-FIRE-010: whatever else the fire demands, a jump is always allowed instead.
  if (unfit.length > 0 || isInMajorFire(table, figure)) return unfit;
  return whyNotCompelled(table, figure, way, whole);
}

/** KZ-FIRE-014: he must reach the window. */
function walkToWindow(table: Killzone, figure: Figure, way: Way, { from, fromX, fromY }: Opening): Walk {
  const walk = way.length === 0 ? startOf(figure) : walkWay(table, figure, way);
  if (walk.fault) return walk;
  if (walk.end.room !== from) return { ...walk, fault: refuse('KZ-FIRE-014', 'noWindow') };
  return walkLeg(table, figure, walk, { x: fromX, y: fromY });
}

/** At the foot of the wall, below the window or as near to it as there is room. */
function landing(table: Killzone, figure: Figure, { x, toX, toY }: Opening): Place | null {
  const isFacingNorthOrSouth = toX === x;
  for (const step of ALONG) {
    const aside = step * 2 * BASE;
    const at = { x: toX + (isFacingNorthOrSouth ? aside : 0), y: toY + (isFacingNorthOrSouth ? 0 : aside), room: NONE };
    if (whyNotStand(table, figure, at) === null) return at;
  }
  return null;
}

/** KZ-FIRE-014: the jump ends his movement, and he takes the damage where he lands. */
export function jump(table: Killzone, io: KillzoneIo, figure: Figure, { way, window }: JumpAct): void {
  const opening = groundOf(table.map).openings[window]!;
  const walk = walkToWindow(table, figure, way, opening);
  const end = landing(table, figure, opening);
  if (walk.fault || end === null) throw new Error(`expected figure ${figure.id} to be able to jump from ${window}`);
  recordWalk(table, figure, { ...walk, end });
  // Even a move that an order lets him split ends here.
  figure.moves++;
  io.tell({
    type: 'jumped',
    rule: 'KZ-FIRE-014',
    figure: figure.who,
    floor: opening.floor,
    end,
    landing: landmarkOf(table.map, end),
  });
  const dice = diceOfFall(opening.floor);
  if (dice > 0) damage(table, io, figure, { dice, by: 'fall', rule: 'KZ-FIRE-014' });
  if (!isActive(figure)) return;
  const { captive } = figure;
  happen(table, io, { on: 'stopped', figure });
  // KZ-CAPT-002: whom he holds he takes along, and falls no softer.
  if (dice > 0 && captive !== NONE && figure.captive === captive) {
    damage(table, io, table.figures[captive]!, { dice, by: 'fall', rule: 'KZ-FIRE-014' });
  }
}

/** KZ-FIRE-014: none from the ground floor, 2 from the first, and one more for every floor above. */
export function diceOfFall(floor: number): number {
  return floor === 0 ? 0 : floor + 1;
}
