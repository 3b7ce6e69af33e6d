import { distance } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { type Weapon, weaponNamed } from '../../content/weapons.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { nearestVisibleEnemy, seesPlace } from '../../ground/sight.ts';
import { isAble } from '../../table/figures.ts';
import { pieceOf } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, NONE, type Place, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { whyNotServe } from '../heavy-weapons/serving.ts';
import { weaponAt } from '../shooting/firepower.ts';
import type { Shot } from '../shooting/shot.ts';
import { markFired, whyNotFire } from '../shooting/who-fires.ts';
import { isShutIn } from '../vehicles/hatches.ts';
import { whyNotMount } from '../vehicles/mounts.ts';
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

/** DU-FIRE-002: a flame weapon played on the ground itself: a man's, a mount or the gun that is served. */
export function whyNotTorch(table: Dustup, unit: Unit, act: TorchAct): Refusal[] {
  const { at } = act;
  if (!isFlame(table, nameOf(table, unit, act))) return [refuse('DU-FIRE-002', 'noFlameWeapon')];
  if (!table.options.fire) return [refuse('DU-FIRE-001', 'fireIsOff')];
  if (isShutIn(table, unit)) return [refuse('DU-VEH-086', 'noPorts')];
  if (!isOnTable(groundOf(table), at)) return [refuse('DU-FIRE-002', 'offTable')];
  const unready = whyNotPlay(table, unit, act);
  if (unready.length > 0) return unready;
  if (!seesPlace(table, unit, at)) return [refuse('DU-SHOOT-050', 'cannotSeeThere')];
  return ignitesOn(table, at) === null ? [refuse('DU-FIRE-002', 'nothingBurnsThere')] : [];
}

/** The weapon that is meant, if the unit has it. */
function nameOf(table: Dustup, unit: Unit, { figure: id, weapon }: TorchAct): string | undefined {
  if (id !== NONE) {
    const figure = table.figures[id];
    const isThere = figure !== undefined && figure.unit === unit.id && isAble(figure) && !figure.left;
    return isThere ? figure.weapons[weapon] : undefined;
  }
  if (unit.hull !== null) return unit.hull.model.mounts[weapon]?.weapon;
  return weapon === 0 ? pieceOf(table, unit)?.weapon : undefined;
}

/** Why it cannot be played there now. */
function whyNotPlay(table: Dustup, unit: Unit, { figure: id, weapon, at }: TorchAct): Refusal[] {
  const away = distance(placeOf(table, unit), at);
  if (id !== NONE) {
    const fault = whyNotFire(table, unit, table.figures[id]!, weapon, away);
    return fault === null ? [] : [fault];
  }
  const { hull } = unit;
  if (hull === null) return whyNotServe(table, unit, away);
  // DU-VEH-074: enough damage ends all shooting.
  if (hull.damage >= 3) return [refuse('DU-VEH-074', 'tooDamagedToFire')];
  return whyNotMount(table, unit, hull, weapon, hull.model.mounts[weapon]!, at);
}

export function torch(table: Dustup, io: DustupIo, unit: Unit, { figure, weapon, at }: TorchAct): void {
  reveal(table, io, unit, 'DU-DETECT-003');
  unit.firedOn = table.turn;
  markFired(table, unit, [[figure, weapon]]);
  tryToIgnite(table, io, unit, at);
}

/** The ground at the feet of the nearest enemy. */
export function torchesOf(table: Dustup, unit: Unit): TorchAct[] {
  const [played] = [...flamesOf(table, unit)];
  const enemy = played === undefined ? null : nearestVisibleEnemy(table, unit);
  if (played === undefined || enemy === null) return [];
  const { x, y }: Place = placeOf(table, enemy);
  const act: TorchAct = { do: 'torch', ...played, at: { x, y } };
  return whyNotTorch(table, unit, act).length === 0 ? [act] : [];
}

/** Every flame weapon of a unit, as an act names it. */
function* flamesOf(table: Dustup, unit: Unit): Generator<Pick<TorchAct, 'figure' | 'weapon'>, void> {
  for (const figure of unit.figures) {
    const weapon = table.figures[figure]!.weapons.findIndex(id => isFlame(table, id));
    if (weapon >= 0) yield { figure, weapon };
  }
  const served = unit.hull?.model.mounts.map(({ weapon }) => weapon) ?? [pieceOf(table, unit)?.weapon];
  const weapon = served.findIndex(id => isFlame(table, id));
  if (weapon >= 0) yield { figure: NONE, weapon };
}
