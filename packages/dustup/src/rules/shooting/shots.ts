import { distance } from '@sightline/geometry/field';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { type Dustup, leaderOf } from '../../table/table.ts';
import { has, type Unit } from '../../table/units.ts';
import type { ShootAct } from './acts.ts';
import { firepowerOf, isSolo, weaponAt } from './firepower.ts';
import { whyNotTarget } from './shoot.ts';
import type { Shot } from './shot.ts';
import { isBeyondAim, targetDie } from './target-die.ts';
import { MOST_THROWERS, whyNotFire, whyNotUse } from './who-fires.ts';

/** Everybody who can fire at this range with his best weapon: the shot most players want. */
export function fullFire(table: Dustup, unit: Unit, target: Unit): Shot[] {
  return fullFireAt(table, unit, distance(leaderOf(table, unit), leaderOf(table, target)));
}

/** The same at something so many mils away. */
export function fullFireAt(table: Dustup, unit: Unit, range: number): Shot[] {
  return everybody(table, unit, range, whyNotFire);
}

/** The same for final defensive fire, which asks of no weapon whether it has fired (DU-SHOOT-003, DU-ASSAULT-039). */
export function defensiveFire(table: Dustup, unit: Unit, target: Unit): Shot[] {
  return everybody(table, unit, distance(leaderOf(table, unit), leaderOf(table, target)), whyNotUse);
}

function everybody(table: Dustup, unit: Unit, range: number, whyNot: typeof whyNotFire): Shot[] {
  const shots: Shot[] = [];
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (!isAble(figure) || figure.left) continue;
    const weapon = bestOf(table, figure, range, i => whyNot(table, unit, figure, i, range) === null);
    if (weapon >= 0) shots.push([id, weapon]);
  }
  return shots;
}

/** A support weapon adds a die of its own, unless it would make the range long for everybody (DU-SHOOT-023). */
function bestOf(table: Dustup, figure: Figure, range: number, mayFire: (index: number) => boolean): number {
  let best = -1;
  for (let i = 0; i < figure.weapons.length; i++) {
    const weapon = weaponAt(table, figure.id, i);
    if (isSolo(weapon) || !mayFire(i)) continue;
    if (weapon.kind === 'small') best = best < 0 ? i : best;
    else if (range <= (weapon.row.effective ?? Number.POSITIVE_INFINITY) * 1000 + TOLERANCE) return i;
  }
  return best;
}

const MOST_TARGETS = 4;

/** Shots at the nearest enemies in sight. */
export function shotsOf(table: Dustup, unit: Unit): ShootAct[] {
  const from = leaderOf(table, unit);
  const away = (target: Unit) => distance(from, leaderOf(table, target));
  return table.units
    .filter(target => target.side !== unit.side && whyNotTarget(table, unit, target).length === 0)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST_TARGETS)
    .flatMap(target => shotsAt(table, unit, target));
}

/** DU-SHOOT-049: a target die from which on suppressive fire is worth thinking of. */
const HARD_TO_HIT = 10;

/** The ways of firing at a target: suppressive where nothing else will do, or where the target is hard to hit. */
function shotsAt(table: Dustup, unit: Unit, target: Unit): ShootAct[] {
  const plain = targetDie(table, unit, target, { suppressive: false });
  const isPlain = !isBeyondAim(plain);
  const ways = waysOf(table, unit, target);
  const acts: ShootAct[] = isPlain ? ways.map(shots => ({ do: 'shoot', target: target.id, shots })) : [];
  const isHard = plain.die >= HARD_TO_HIT && !isBeyondAim(targetDie(table, unit, target, { suppressive: true }));
  if (isHard && ways[0] !== undefined) acts.push({ do: 'shoot', target: target.id, shots: ways[0], suppressive: true });
  return acts;
}

/** All together first; then with grenades, without the surplus, and the support weapons by themselves. */
function waysOf(table: Dustup, unit: Unit, target: Unit): (readonly Shot[])[] {
  const all = fullFire(table, unit, target);
  const range = distance(leaderOf(table, unit), leaderOf(table, target));
  const ways = [withGrenades(table, unit, all, range), antiTankThrow(table, unit, range)];
  if (unit.actions > 1) ways.push(withoutSurplus(table, all), supportAlone(table, all));
  return [all, ...ways].filter(shots => shots.length > 0);
}

/** DU-SHOOT-022: two of the small arms fall silent while grenades are thrown. */
function withGrenades(table: Dustup, unit: Unit, all: readonly Shot[], range: number): Shot[] {
  const shots = [...all];
  let thrown = 0;
  for (let i = shots.length - 1; i >= 0 && thrown < MOST_THROWERS; i--) {
    const [id, weapon] = shots[i]!;
    const mayThrow = whyNotFire(table, unit, table.figures[id]!, 'grenade', range) === null;
    if (!mayThrow || weaponAt(table, id, weapon).kind !== 'small') continue;
    shots[i] = [id, 'grenade'];
    thrown++;
  }
  return thrown > 0 ? shots : [];
}

/** DU-SHOOT-025: one man with the special grenade, and nobody else. */
function antiTankThrow(table: Dustup, unit: Unit, range: number): Shot[] {
  if (!has(unit, 'antiTankGrenades')) return [];
  const isThrower = (figure: Figure) =>
    isAble(figure) && !figure.left && whyNotFire(table, unit, figure, 'antiTankGrenade', range) === null;
  const thrower = unit.figures.findLast(id => isThrower(table.figures[id]!));
  return thrower === undefined ? [] : [[thrower, 'antiTankGrenade']];
}

/** DU-SHOOT-017: small arms beyond what makes a D12 are kept for the second action. */
function withoutSurplus(table: Dustup, all: readonly Shot[]): Shot[] {
  const die = firepowerOf(table, all).dice[0]?.die;
  const shots = [...all];
  for (let i = shots.length - 1; i >= 0; i--) {
    const [id, weapon] = shots[i]!;
    if (weaponAt(table, id, weapon).kind !== 'small') continue;
    const fewer = shots.toSpliced(i, 1);
    if (firepowerOf(table, fewer).dice[0]?.die !== die || !fewer.some(shot => isSmall(table, shot))) break;
    shots.splice(i, 1);
  }
  return shots.length < all.length ? shots : [];
}

/** DU-SHOOT-020: in their own action, with their own impact. */
function supportAlone(table: Dustup, all: readonly Shot[]): Shot[] {
  const support = all.filter(shot => !isSmall(table, shot));
  return support.length < all.length ? support : [];
}

function isSmall(table: Dustup, [id, weapon]: Shot): boolean {
  return weaponAt(table, id, weapon).kind === 'small';
}
