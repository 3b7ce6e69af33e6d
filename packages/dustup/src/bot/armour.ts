import { bearingOf, distance, minus } from '@sightline/geometry/field';
import type { Faces } from '../dice/ladder.ts';
import { isAloft, shelterFrom } from '../ground/from-above.ts';
import type { ShootAct } from '../rules/shooting/acts.ts';
import { firepowerOf } from '../rules/shooting/firepower.ts';
import { aimOf, dieAgainst } from '../rules/shooting/target-die.ts';
import { unitTarget } from '../rules/shooting/unit-target.ts';
import { armourOf, mostBy } from '../rules/vehicles/armour.ts';
import { faceToward } from '../rules/vehicles/faces.ts';
import { classOn, type Hull } from '../table/hulls.ts';
import { type Place, placeOf } from '../table/table.ts';
import { isAtBest, passengersOf, type Unit, type Vehicle } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { armsOf } from './arms.ts';
import { beatsDie, beatsTimes, expectedHits } from './fire.ts';

/** A wreck is worth so much for each size of it, a marker of damage so much, and so much whoever sits in it. */
const PER_SIZE = 2;
const DAMAGE = 1;
const PER_RIDER = 1.5;
/** DU-VEH-088: a vehicle that is kept down still drives and fires. */
const KEPT_DOWN = 0.35;

/** DU-VEH-060: what a shot at a vehicle is worth, by the face it would strike. */
export function worthOfArmourShot(view: DustupView, unit: Unit, act: ShootAct, target: Vehicle): number {
  const aimed = unitTarget(view, unit, target);
  const firepower = firepowerOf(view, unit, act.shots, aimed);
  const { die } = dieAgainst(view, unit, aimed, aimOf(firepower, act.suppressive === true));
  const { suppresses, hits } = expectedHits(view, unit, act, die, aimed);
  const from = placeOf(view, unit);
  const face = isAloft(view, unit) ? 'top' : faceToward(target.hull, from);
  const armour = armourOf(target.hull, face, shelterFrom(view, unit, target, from).cover);
  const most = view.options.smallArmsBarred ? mostBy(firepower, classOn(target.hull.model, face)) : 'destroyed';
  const destroyed = most === 'destroyed' ? once(hits, beatsTimes(firepower.impact, armour, 2)) : 0;
  const struck = most === 'none' ? 0 : once(hits, beatsTimes(firepower.impact, armour));
  const marks = firepower.isSmallArms && aimed.armourClass > 1 && target.suppression > 0 ? 0 : suppresses;
  return worthOfHarm(view, target, destroyed, struck - destroyed, marks);
}

/** The chance that something with this chance happens at least once in so many tries. */
const once = (tries: number, chance: number): number => 1 - (1 - chance) ** tries;

export function worthOfHarm(
  view: DustupView,
  target: Vehicle,
  destroyed: number,
  damaged: number,
  marks: number,
): number {
  const { size } = target.hull.model;
  const riders = passengersOf(view, target).length;
  const pinned = target.suppression === 0 ? 1 : 0.3;
  const spirit = isAtBest(target, 'broken') ? 0.6 : 1;
  return spirit * (destroyed * (PER_SIZE * size + PER_RIDER * riders) + damaged * DAMAGE + marks * pinned * KEPT_DOWN);
}

type Pose = Pick<Hull, 'x' | 'y' | 'facing'>;
/** How likely two dice of a shot beat a target die, beside one: near enough. */
const BOTH = 0.7;

/** About how likely a shot of a unit from a place ruins a vehicle in that pose; damage counts for a part of it. */
export function harmFrom(view: DustupView, unit: Unit, from: Place, { hull }: Vehicle, pose: Pose = hull): number {
  const posed: Hull = { ...hull, ...pose };
  const face = faceToward(posed, from);
  const armour = armourOf(posed, face, 'none');
  const kind = classOn(hull.model, face);
  let most = 0;
  for (const { die, impact, isLight } of armsOf(view, unit, 'point')) {
    if (isLight && kind > 1 && view.options.smallArmsBarred) continue;
    const hit = BOTH * beatsDie(bestDie(unit.die, die), 8);
    most = Math.max(most, hit * (0.6 * beatsTimes(impact, armour, 2) + 0.4 * beatsTimes(impact, armour)));
  }
  return most;
}

const bestDie = (a: Faces, b: Faces): Faces => (a > b ? a : b);

/** DU-VEH-020: where a vehicle should point at a place: at whoever could do most to its side, or the nearest. */
export function frontAt(view: DustupView, unit: Vehicle, at: Place, enemies: readonly Unit[]): number | null {
  let best: Place | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const enemy of enemies) {
    const from = placeOf(view, enemy);
    if (from.x === at.x && from.y === at.y) continue;
    const beam = { x: at.x, y: at.y, facing: (bearingOf(minus(from, at)) + 90) % 360 };
    const weight = harmFrom(view, enemy, from, unit, beam) - distance(from, at) / 1_000_000;
    if (weight <= most) continue;
    most = weight;
    best = from;
  }
  return best === null ? null : bearingOf(minus(best, at));
}
