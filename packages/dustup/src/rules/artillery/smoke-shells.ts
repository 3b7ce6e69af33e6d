import { bearing, bearingOf, leftOf, rowAround } from '@sightline/geometry/field';
import { CALIBRES } from '../../content/artillery.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { isWithinInches } from '../../ground/measure.ts';
import { type Asset, assetOf, type Mission, targetOf } from '../../table/missions.ts';
import { type Dustup, type DustupIo, type Place, seatOf } from '../../table/table.ts';
import { clearSmokeOf, lay, SPACING } from '../smoke/smoke.ts';
import type { SmokeLine } from './questions.ts';

/** DU-SMOKE-010: how near to the old target a new one renews its screen, in inches. */
const SAME_TARGET = 6;

/** Lines are numbered by the mission that laid them and by its rounds. */
const PER_MISSION = 10;

/** DU-SMOKE-009: one direction for the whole mission, before any die; across the way from the observer where nobody is asked. */
export function smokeDirection(table: Dustup, io: DustupIo, mission: Mission): number {
  if (io.sub !== undefined) return acrossOf(mission);
  const { along } = io.ask<SmokeLine>(seatOf(table, mission.side), {
    kind: 'smokeLine',
    rule: 'DU-SMOKE-009',
    mission: mission.id,
  });
  return along;
}

export function acrossOf(mission: Mission): number {
  const to = targetOf(mission);
  const ahead = { x: to.x - mission.from.x, y: to.y - mission.from.y };
  return ahead.x === 0 && ahead.y === 0 ? 90 : bearingOf(leftOf(ahead)) % 180;
}

/** DU-SMOKE-009, DU-SMOKE-010: a line for each round that comes down on the table, in place of those of an older screen there. */
export function laySmokeShells(
  table: Dustup,
  io: DustupIo,
  mission: Mission,
  points: readonly Place[],
  direction: number,
): void {
  // DU-SMOKE-010: nobody renews, and so takes away, a screen of the enemy's.
  const landed = table.missions.filter(
    ({ id, side, state }) => id !== mission.id && side === mission.side && state === 'landed',
  );
  for (const old of landed) {
    if (!isWithinInches(targetOf(old), targetOf(mission), SAME_TARGET)) continue;
    for (let round = 0; round < PER_MISSION; round++) clearSmokeOf(table, 'shell', old.id * PER_MISSION + round);
  }
  const ground = groundOf(table);
  for (const [round, at] of points.entries()) {
    // DU-ARTY-034: nothing is placed out there.
    if (!isOnTable(ground, at)) continue;
    const line = smokeLineOf(assetOf(table, mission), at, direction).filter(place => isOnTable(ground, place));
    if (line.length > 0) lay(table, io, line, 'shell', mission.id * PER_MISSION + round, 'DU-SMOKE-009');
  }
}

/** DU-SMOKE-009: the clouds of one round. */
export function smokeLineOf({ row }: Asset, at: Place, direction: number): Place[] {
  return rowAround(at, bearing(direction), CALIBRES.get(row.calibre).clouds, SPACING);
}
