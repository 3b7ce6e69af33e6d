import { distance, type Point, pointAlong } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RangedRow } from '../../content/schema.ts';
import { groundOf, isSpot } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { nearestEnemy } from '../../ground/measure.ts';
import { type Killzone, type KillzoneIo, opposingSeat } from '../../table/table.ts';
import { type Carried, type Figure, NONE, type Place, type Who } from '../../table/units.ts';
import { whyNotTarget } from '../shooting/aiming.ts';
import { eyeOf, insideOf, placeOf, rangeTo, type Target } from '../shooting/targets.ts';
import { spreadSmoke } from './clouds.ts';
import type { DriftSmoke } from './questions.ts';

/** KZ-SMOKE-003: how far a miss is moved, and how far from its firer it may come to lie. */
export const SMOKE_DRIFT = 3000;
const SMOKE_RANGE = 12_000;
/** Give or take a mil: no point on whole mils lies at exactly that distance in every direction. */
const GIVE = 2;

/** KZ-SMOKE-003: a hit lands on the aiming point, a miss where the opponent moves it. */
export function landSmoke(table: Killzone, io: KillzoneIo, firer: Figure, target: Target, isHit: boolean): void {
  const { x, y, room } = 'opening' in target ? insideOf(table, firer, target.opening) : placeOf(table, target);
  const aim = { x, y, room };
  spreadSmoke(table, io, isHit ? aim : askDrift(table, io, firer.side, firer.who, aim));
}

/** The opponent of `side` moves the marker. */
export function askDrift(table: Killzone, io: KillzoneIo, side: number, firer: Who | null, from: Place): Place {
  const question: DriftSmoke = { kind: 'driftSmoke', rule: 'KZ-SMOKE-003', from, firer };
  const to = io.ask(opposingSeat(table, side), question);
  io.tell({ type: 'smokeDrifted', rule: 'KZ-SMOKE-003', from, to, where: landmarkOf(table.map, to) });
  return to;
}

/** KZ-SMOKE-003: exactly 3 inches, no further than 12 from the firer; KZ-SMOKE-004: and through no wall but outwards. */
export function whyNotDriftSmoke(table: Killzone, { from, firer }: DriftSmoke, to: Place): Refusal[] {
  if (Math.abs(distance(from, to) - SMOKE_DRIFT) > GIVE) {
    return [refuse('KZ-SMOKE-003', 'driftDistance', SMOKE_DRIFT)];
  }
  const isSameAir = to.room === from.room || to.room === NONE;
  if (!isSameAir || !isSpot(groundOf(table.map), to)) return [refuse('KZ-SMOKE-004', 'notAPlace')];
  if (firer !== null && rangeTo(table, table.figures[firer.id]!, { point: to }) > SMOKE_RANGE) {
    return [refuse('KZ-SMOKE-003', 'beyondRange', SMOKE_RANGE)];
  }
  return [];
}

/** On the line to the nearest enemy: halfway, and close in front of either. */
export function smokeTargets(table: Killzone, figure: Figure, carried: Carried, row: RangedRow): Target[] {
  const enemy = nearestEnemy(table, figure);
  if (enemy === null) return [];
  const eye = eyeOf(table, figure, enemy);
  const away = distance(eye, enemy);
  const reaches = [away / 2, 5000, away - 5000].map(reach => Math.round(Math.min(reach, row.long! * 1000)));
  const spots = reaches.filter(reach => reach > 0).map(reach => ({ point: spotAlong(eye, enemy, reach) }));
  return spots.filter(target => whyNotTarget(table, figure, carried, row, target).length === 0);
}

function spotAlong(figure: Place, enemy: Point, reach: number): Place {
  const { x, y } = pointAlong(figure, enemy, reach);
  return { x, y, room: figure.room };
}
