import { bearingOf, distance, isSamePoint, minus } from '@sightline/geometry/field';
import { TOLERANCE } from '../../ground/measure.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { doesHover } from '../../table/flight.ts';
import type { Hull } from '../../table/hulls.ts';
import { type Dustup, NONE, placeOf } from '../../table/table.ts';
import { ableOf, has, type Unit } from '../../table/units.ts';
import { launcherOf } from '../guided-weapons/remote.ts';
import { whyNotServe } from '../heavy-weapons/serving.ts';
import { mostWhoFire } from '../vehicles/hatches.ts';
import { mountsOn } from '../vehicles/mounts.ts';
import type { ShootAct } from './acts.ts';
import { firepowerOf, isSolo, weaponAt } from './firepower.ts';
import { turnedTo, whyNotTarget } from './shoot.ts';
import { whyNotFireAt } from './shoot-action.ts';
import type { Shot } from './shot.ts';
import type { Target } from './target.ts';
import { aimOf, dieAgainst } from './target-die.ts';
import { unitTarget } from './unit-target.ts';
import { MOST_THROWERS, whyNotFire, whyNotUse } from './who-fires.ts';

/** Everybody who can fire at this range with his best weapon: the shot most players want. */
export function fullFire(table: Dustup, unit: Unit, target: Unit): Shot[] {
  return fullFireAt(table, unit, distance(placeOf(table, unit), placeOf(table, target)));
}

/** The same at something so many mils away. */
function fullFireAt(table: Dustup, unit: Unit, range: number): Shot[] {
  return everybody(table, unit, range, whyNotFire);
}

/** What a unit would fire first, whatever stands against it: the gun that it serves, a mount, or whoever comes first. */
export function firstShot(table: Dustup, unit: Unit): Shot[] {
  if (unit.hull !== null) return unit.hull.model.mounts.length > 0 ? [[NONE, 0]] : [];
  if (unit.piece !== NONE) return [[NONE, 0]];
  const first = ableOf(table, unit).find(({ weapons }) => weapons.length > 0);
  return first ? [[first.id, 0]] : [];
}

/** What may be fired at anything at all, each by itself: mounts, the gun that they serve, and all that they carry. */
export function firesAt(table: Dustup, unit: Unit, target: Target): (readonly Shot[])[] {
  if (unit.hull !== null) return mountsOn(table, unit, unit.hull, target);
  const range = distance(placeOf(table, unit), target.at);
  return [gunAt(table, unit, range), fullFireAt(table, unit, range)].filter(shots => shots.length > 0);
}

function gunAt(table: Dustup, unit: Unit, range: number): Shot[] {
  return whyNotServe(table, unit, range).length === 0 ? [[NONE, 0]] : [];
}

/** The same for final defensive fire, which asks of no weapon whether it has fired (DU-SHOOT-003, DU-ASSAULT-039). */
export function defensiveFire(table: Dustup, unit: Unit, target: Unit): Shot[] {
  return everybody(table, unit, distance(placeOf(table, unit), placeOf(table, target)), whyNotUse);
}

function everybody(table: Dustup, unit: Unit, range: number, whyNot: typeof whyNotFire): Shot[] {
  const shots: Shot[] = [];
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (!isAble(figure) || figure.left) continue;
    const weapon = bestOf(table, unit, figure, range, i => whyNot(table, unit, figure, i, range) === null);
    if (weapon >= 0) shots.push([id, weapon]);
  }
  return inSupport(table, unit, atPorts(table, unit, shots));
}

/** DU-HEAVY-033: high explosive supports small arms, and nothing else. */
function inSupport(table: Dustup, unit: Unit, shots: Shot[]): Shot[] {
  if (shots.some(shot => isSmall(table, unit, shot))) return shots;
  return shots.filter(shot => weaponAt(table, unit, shot).kind !== 'rocket');
}

/** DU-VEH-086: where not everybody finds a port, support weapons do. */
function atPorts(table: Dustup, unit: Unit, shots: Shot[]): Shot[] {
  const most = mostWhoFire(table, unit);
  if (shots.length <= most) return shots;
  return shots.toSorted((a, b) => Number(isSmall(table, unit, a)) - Number(isSmall(table, unit, b))).slice(0, most);
}

/** A support weapon adds a die of its own, unless it would make the range long for everybody (DU-SHOOT-023). */
function bestOf(table: Dustup, unit: Unit, figure: Figure, range: number, mayFire: (index: number) => boolean): number {
  let best = -1;
  for (let i = 0; i < figure.weapons.length; i++) {
    const weapon = weaponAt(table, unit, [figure.id, i]);
    if (isSolo(weapon) || !mayFire(i)) continue;
    if (weapon.kind === 'small') best = best < 0 ? i : best;
    else if (weapon.kind === 'rocket') return i;
    else if (
      weapon.kind === 'support' &&
      range <= (weapon.row.effective ?? Number.POSITIVE_INFINITY) * 1000 + TOLERANCE
    )
      return i;
  }
  return best;
}

const MOST_TARGETS = 4;

/** Shots at the nearest enemies in sight. */
export function shotsOf(table: Dustup, unit: Unit): ShootAct[] {
  const from = placeOf(table, unit);
  const away = (target: Unit) => distance(from, placeOf(table, target));
  const remote = launcherOf(table, unit, [[NONE, 0]]);
  return table.units
    .filter(target => target.side !== unit.side && whyNotTarget(table, unit, target, remote).length === 0)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST_TARGETS)
    .flatMap(target => shotsAt(table, unit, target));
}

/** DU-SHOOT-049: a target die from which on suppressive fire is worth thinking of. */
const HARD_TO_HIT = 10;

/** The ways of firing at a target: suppressive where nothing else will do, or where the target is hard to hit. */
export function shotsAt(table: Dustup, unit: Unit, target: Unit): ShootAct[] {
  const aimedAt = unitTarget(table, unit, target);
  // What is mounted shifts the die, so that each mount is judged by itself.
  if (unit.hull !== null) return mountShots(table, unit, unit.hull, target, aimedAt);
  const dieOf = (shots: readonly Shot[], suppressive: boolean) =>
    dieAgainst(table, unit, aimedAt, aimOf(firepowerOf(table, unit, shots, aimedAt), suppressive));
  // DU-GUIDED-017: at what its launcher alone sees it fires nothing else.
  const isRemote = unit.piece !== NONE && whyNotTarget(table, unit, target).length > 0;
  const ways: (readonly Shot[])[] = isRemote ? [[[NONE, 0]]] : waysOf(table, unit, target);
  const acts: ShootAct[] = ways
    .filter(shots => whyNotFireAt(table, unit, aimedAt, { shots }).length === 0)
    .map(shots => ({ do: 'shoot', target: target.id, shots }));
  const [first] = ways;
  if (first === undefined || dieOf(first, false).die < HARD_TO_HIT) return acts;
  const isPossible = whyNotFireAt(table, unit, aimedAt, { shots: first, suppressive: true }).length === 0;
  return isPossible ? [...acts, { do: 'shoot', target: target.id, shots: first, suppressive: true }] : acts;
}

/** DU-AIR-021: what hovers may also turn to whatever does not bear as it is. */
function mountShots(table: Dustup, unit: Unit, hull: Hull, target: Unit, aimedAt: Target): ShootAct[] {
  const straight = shotsFrom(table, unit, hull, target, aimedAt);
  if (!doesHover(unit) || isSamePoint(hull, aimedAt.at)) return straight;
  const fired = new Set(straight.flatMap(({ shots }) => shots.map(([, index]) => index)));
  const turned = hull.model.mounts.flatMap(({ toward = 0 }, index): ShootAct[] => {
    if (fired.has(index)) return [];
    const facing = (bearingOf(minus(aimedAt.at, hull)) + 360 - toward) % 360;
    const act: ShootAct = { do: 'shoot', target: target.id, shots: [[NONE, index]], facing };
    return whyNotFireAt(table, turnedTo(unit, facing), aimedAt, act).length === 0 ? [act] : [];
  });
  return [...straight, ...turned];
}

function shotsFrom(table: Dustup, unit: Unit, hull: Hull, { id }: Unit, aimedAt: Target): ShootAct[] {
  const ways = mountsOn(table, unit, hull, aimedAt).map((shots): ShootAct => ({ do: 'shoot', target: id, shots }));
  const open = ways.filter(way => whyNotFireAt(table, unit, aimedAt, way).length === 0);
  const [first] = ways;
  if (first === undefined || open.length > 0) return open;
  const low: ShootAct = { ...first, suppressive: true };
  return whyNotFireAt(table, unit, aimedAt, low).length === 0 ? [low] : [];
}

/**
 * The gun that they serve, then all together; then rockets, grenades, without the surplus, and the support weapons by
 * themselves.
 */
function waysOf(table: Dustup, unit: Unit, target: Unit): (readonly Shot[])[] {
  const all = fullFire(table, unit, target);
  const range = distance(placeOf(table, unit), placeOf(table, target));
  const ways = [withGrenades(table, unit, all, range), antiTankThrow(table, unit, range)];
  if (unit.actions > 1) ways.push(withoutSurplus(table, unit, target, all), supportAlone(table, unit, all));
  return [gunAt(table, unit, range), all, ...rocketsAlone(table, unit, range), ...ways].filter(
    shots => shots.length > 0,
  );
}

/** DU-HEAVY-034: one rocket for its own penetration; the last man of those who have one of a kind. */
function rocketsAlone(table: Dustup, unit: Unit, range: number): Shot[][] {
  const found = new Map<string, Shot>();
  for (const figure of ableOf(table, unit)) {
    for (const [i, id] of figure.weapons.entries()) {
      const isIt = weaponAt(table, unit, [figure.id, i]).kind === 'rocket';
      if (isIt && whyNotFire(table, unit, figure, i, range) === null) found.set(id, [figure.id, i]);
    }
  }
  return [...found.values()].map(shot => [shot]);
}

/** DU-SHOOT-022: two of the small arms fall silent while grenades are thrown. */
function withGrenades(table: Dustup, unit: Unit, all: readonly Shot[], range: number): Shot[] {
  const shots = [...all];
  let thrown = 0;
  for (let i = shots.length - 1; i >= 0 && thrown < MOST_THROWERS; i--) {
    const [id, weapon] = shots[i]!;
    const mayThrow = whyNotFire(table, unit, table.figures[id]!, 'grenade', range) === null;
    if (!mayThrow || weaponAt(table, unit, [id, weapon]).kind !== 'small') continue;
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
function withoutSurplus(table: Dustup, unit: Unit, target: Unit, all: readonly Shot[]): Shot[] {
  const die = firepowerOf(table, unit, all).dice[0]?.die;
  const shots = [...all];
  for (let i = shots.length - 1; i >= 0; i--) {
    const [id, weapon] = shots[i]!;
    if (weaponAt(table, unit, [id, weapon]).kind !== 'small') continue;
    const fewer = shots.toSpliced(i, 1);
    if (firepowerOf(table, unit, fewer).dice[0]?.die !== die || !fewer.some(shot => isSmall(table, unit, shot))) break;
    shots.splice(i, 1);
  }
  const kept = all.filter(shot => !shots.includes(shot));
  return kept.length > 0 && isWorthKeeping(table, unit, target, kept) ? shots : [];
}

/** One man alone holds back for what else he carries, and not where that does not reach as far. */
function isWorthKeeping(table: Dustup, unit: Unit, target: Unit, kept: readonly Shot[]): boolean {
  const [[id, used]] = kept as readonly [Shot];
  const figure = table.figures[id]!;
  if (kept.length > 1 || figure.weapons.length === 1) return true;
  const range = distance(placeOf(table, unit), placeOf(table, target));
  return figure.weapons.some((_, i) => i !== used && whyNotFire(table, unit, figure, i, range) === null);
}

/** DU-SHOOT-020: in their own action, with their own impact. */
function supportAlone(table: Dustup, unit: Unit, all: readonly Shot[]): Shot[] {
  const support = all.filter(shot => !isSmall(table, unit, shot));
  return support.length < all.length ? support : [];
}

function isSmall(table: Dustup, unit: Unit, [id, weapon]: Shot): boolean {
  return weaponAt(table, unit, [id, weapon]).kind === 'small';
}
