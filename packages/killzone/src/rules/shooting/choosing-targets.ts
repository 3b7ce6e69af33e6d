import type { Box, Point } from '@sightline/geometry/field';
import type { RangedRow } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import { BASE, groundOf } from '../../ground/ground.ts';
import { boxOfVehicle } from '../../ground/vehicle-outline.ts';
import type { Killzone } from '../../table/table.ts';
import { type Carried, type Figure, isFighting, isInPlay, NONE } from '../../table/units.ts';
import { smokeTargets } from '../smoke/grenades.ts';
import { weaponsAtHand } from '../vehicles/mounted-weapons.ts';
import { isRunning, sideOfVehicle } from '../vehicles/vehicle.ts';
import type { ShootAct } from './acts.ts';
import { whyNotForgoMove, whyNotShootNow, whyNotTarget } from './aiming.ts';
import { rangeTo, type Target } from './targets.ts';
import { BURSTS, whyNotWeapon } from './weapons.ts';

/** Every enemy that may be shot at with every weapon that may be fired. */
export function shotsOf(table: Killzone, figure: Figure): ShootAct[] {
  if (whyNotShootNow(table, figure).length > 0) return [];
  const shots: ShootAct[] = [];
  for (const [weapon, carried] of weaponsAtHand(table, figure).entries()) {
    const row = stockOf(table).weapons.get(carried.weapon);
    const lengths = row.traits.includes('bursts') && carried.shots === 0 ? BURSTS : [undefined];
    const bursts = lengths.filter(burst => whyNotWeapon(table, figure, carried, row, burst).length === 0);
    if (bursts.length === 0) continue;
    for (const target of targetsOf(table, figure, (row.long ?? row.short!) * 1000)) {
      if (whyNotTarget(table, figure, carried, row, target).length > 0) continue;
      for (const burst of bursts)
        shots.push({ do: 'shoot', weapon, target, ...(burst === undefined ? {} : { burst }) });
    }
    for (const target of otherTargetsOf(table, figure, carried, row)) shots.push({ do: 'shoot', weapon, target });
  }
  return shots.filter(shot => whyNotForgoMove(table, figure, shot).length === 0);
}

/** Enemies on foot, and enemy vehicles with all that is in them, that are not plainly out of range. */
function targetsOf(table: Killzone, figure: Figure, range: number): Target[] {
  const from = figure.vehicle === NONE ? baseBox(figure) : boxOfVehicle(table.vehicles[figure.vehicle]!);
  const targets: Target[] = [];
  for (const enemy of table.figures) {
    if (enemy.side === figure.side || enemy.vehicle !== NONE || !isInPlay(enemy)) continue;
    if (areBoxesWithin(from, baseBox(enemy), range)) targets.push({ figure: enemy.id });
  }
  for (const vehicle of table.vehicles) {
    if (!isRunning(vehicle) || !areBoxesWithin(from, boxOfVehicle(vehicle), range)) continue;
    if (sideOfVehicle(table, vehicle) !== figure.side) targets.push({ vehicle: vehicle.id });
  }
  return targets;
}

function baseBox({ x, y }: Point): Box {
  return { minX: x - BASE, minY: y - BASE, maxX: x + BASE, maxY: y + BASE };
}

/** What is in a box is no nearer than the box is. */
function areBoxesWithin(a: Box, b: Box, reach: number): boolean {
  const dx = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const dy = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return dx * dx + dy * dy <= reach * reach;
}

/** How many openings a weapon that fills rooms is thought about for. */
const OPENINGS = 3;

/** What is aimed at beside figures and vehicles: rooms that hold enemies, and for smoke the ground before them. */
function otherTargetsOf(table: Killzone, figure: Figure, carried: Carried, row: RangedRow): readonly Target[] {
  if (row.traits.includes('smoke')) return smokeTargets(table, figure, carried, row);
  const fills = row.traits.some(trait => trait === 'flame' || trait === 'area') && !row.traits.includes('missIsLost');
  return fills ? openingTargets(table, figure, carried, row) : [];
}

function openingTargets(table: Killzone, figure: Figure, carried: Carried, row: RangedRow): Target[] {
  const ground = groundOf(table.map);
  const reach = (row.long ?? row.short!) * 1000;
  const found: Target[] = [];
  const tried = new Set<number>();
  for (const enemy of table.figures) {
    if (enemy.side === figure.side || enemy.room === NONE || enemy.room === figure.room || !isFighting(enemy)) continue;
    for (const opening of ground.rooms[enemy.room]!.openings) {
      if (tried.has(opening) || found.length >= OPENINGS) continue;
      tried.add(opening);
      const { kind } = ground.openings[opening]!;
      if (kind === 'stairs' || rangeTo(table, figure, { opening }) > reach) continue;
      if (whyNotTarget(table, figure, carried, row, { opening }).length === 0) found.push({ opening });
    }
  }
  return found;
}
