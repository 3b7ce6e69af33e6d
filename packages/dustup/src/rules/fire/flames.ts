import { distance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { type Weapon, weaponNamed } from '../../content/weapons.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { isClear, nearestVisibleEnemy } from '../../ground/sight.ts';
import { isAble } from '../../table/figures.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { weaponAt } from '../shooting/firepower.ts';
import type { Shot } from '../shooting/shot.ts';
import { markFired, whyNotFire } from '../shooting/who-fires.ts';
import { isShutIn } from '../vehicles/hatches.ts';
import type { TorchAct } from './acts.ts';
import { ignitesOn, tryToIgnite } from './fire.ts';

function isFlame(table: Dustup, weapon: string | undefined): boolean {
  return weapon !== undefined && plays(weaponNamed(table, weapon));
}

const plays = ({ row: { traits } }: Weapon): boolean => traits.some(trait => trait === 'flame');

/** DU-FIRE-002: fire with a flame weapon is noted for the ground the target is on. */
export function noteFlames(table: Dustup, unit: Unit, { x, y }: Place, shots: readonly Shot[]): void {
  if (!shots.some(shot => plays(weaponAt(table, unit, shot)))) return;
  table.flames = [...table.flames, { unit: unit.id, x, y }];
}

/** DU-FIRE-002: one roll for each place after the action. */
export function igniteWhereFlamesPlayed(table: Dustup, io: DustupIo): void {
  if (table.flames.length === 0) return;
  const { flames } = table;
  table.flames = [];
  for (const { unit, x, y } of flames) tryToIgnite(table, io, table.units[unit]!, { x, y });
}

/** DU-FIRE-002: a flame weapon played on the ground itself. */
export function whyNotTorch(table: Dustup, unit: Unit, { figure: id, weapon, at }: TorchAct): Refusal[] {
  const figure = table.figures[id];
  const name = figure?.weapons[weapon];
  if (figure === undefined || figure.unit !== unit.id || !isAble(figure) || figure.left || !isFlame(table, name)) {
    return [refuse('DU-FIRE-002', 'noFlameWeapon')];
  }
  if (!table.options.fire) return [refuse('DU-FIRE-001', 'fireIsOff')];
  if (isShutIn(table, unit)) return [refuse('DU-VEH-086', 'noPorts')];
  if (!isOnTable(groundOf(table), at)) return [refuse('DU-FIRE-002', 'offTable')];
  const leader = placeOf(table, unit);
  const fault = whyNotFire(table, unit, figure, weapon, distance(leader, at));
  if (fault !== null) return [fault];
  if (!isClear(table, leader, at, unit.sensors)) return [refuse('DU-SHOOT-050', 'cannotSeeThere')];
  return ignitesOn(table, at) === null ? [refuse('DU-FIRE-002', 'nothingBurnsThere')] : [];
}

export function torch(table: Dustup, io: DustupIo, unit: Unit, { figure, weapon, at }: TorchAct): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  unit.firedOn = table.turn;
  markFired(table, unit, [[figure, weapon]]);
  tryToIgnite(table, io, unit, at);
}

/** The ground at the feet of the nearest enemy. */
export function torchesOf(table: Dustup, unit: Unit): TorchAct[] {
  for (const figure of unit.figures) {
    const weapon = table.figures[figure]!.weapons.findIndex(id => isFlame(table, id));
    if (weapon < 0) continue;
    const enemy = nearestVisibleEnemy(table, unit);
    if (enemy === null) return [];
    const { x, y }: Place = placeOf(table, enemy);
    const act: TorchAct = { do: 'torch', figure, weapon, at: { x, y } };
    return whyNotTorch(table, unit, act).length === 0 ? [act] : [];
  }
  return [];
}
