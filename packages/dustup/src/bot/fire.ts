import type { Confidence } from '../content/schema.ts';
import { armourNamed } from '../content/weapons.ts';
import { closed, type Faces } from '../dice/ladder.ts';
import { once, type Times } from '../dice/times.ts';
import { shelterFrom } from '../ground/from-above.ts';
import type { ShootAct } from '../rules/shooting/acts.ts';
import { type Against, firepowerOf } from '../rules/shooting/firepower.ts';
import { aimOf, dieAgainst } from '../rules/shooting/target-die.ts';
import { armourShifts, unitTarget } from '../rules/shooting/unit-target.ts';
import type { Volley } from '../rules/shooting/volley.ts';
import { NONE, placeOf } from '../table/table.ts';
import { ableCount, ableOf, isAtBest, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';

/** What a shot may be expected to do; near enough to choose by. */
export interface Expected {
  readonly suppresses: number;
  readonly casualties: number;
}

/** The chance that a die beats a face. */
function beats(die: Faces, face: number): number {
  return Math.max(0, die - face) / die;
}

/** The chance that one die beats another. */
export function beatsDie(die: Faces, other: Faces, over = 1): number {
  return beatsTimes(once(die), once(other), over);
}

/** The same for dice that count several times; or that the one beats so many times the other. */
export function beatsTimes({ die, times }: Times, other: Times, over = 1): number {
  let sum = 0;
  for (let face = 1; face <= other.die; face++) {
    sum += beats(die, Math.floor((over * other.times * face) / times));
  }
  return sum / other.die;
}

function expectedOf(view: DustupView, unit: Unit, act: ShootAct): Expected {
  const target = view.units[act.target]!;
  const aimed = unitTarget(view, unit, target);
  const firepower = firepowerOf(view, unit, act.shots, aimed);
  const { die } = dieAgainst(view, unit, aimed, aimOf(firepower, act.suppressive === true));
  const { suppresses, hits } = expectedHits(view, unit, act, die, aimed);
  return { suppresses, casualties: hits * lethality(view, unit, target, firepower.impact) };
}

/** DU-SHOOT-006, DU-SHOOT-031: the chance of any success against a target die, and how many hits to count on. */
export function expectedHits(
  view: DustupView,
  unit: Unit,
  { shots, suppressive = false }: Volley,
  die: Faces,
  aimed?: Against,
): { readonly suppresses: number; readonly hits: number } {
  const pool = [unit.die, ...firepowerOf(view, unit, shots, aimed).dice.map(part => part.die)];
  let none = 0;
  let one = 0;
  for (let face = 1; face <= die; face++) {
    const fails = pool.map(faces => 1 - beats(faces, face));
    const all = fails.reduce((a, b) => a * b, 1);
    none += all / die;
    for (const [i, fail] of fails.entries()) {
      if (fail > 0) one += ((all / fail) * (1 - fail)) / die;
      else one += fails.reduce((product, other, j) => (j === i ? product : product * other), 1) / die;
    }
  }
  const major = suppressive ? 0 : Math.max(0, 1 - none - one);
  const mean = pool.reduce((sum, faces) => sum + (faces + 1) / 2, 0);
  return { suppresses: 1 - none, hits: major * (mean / die) };
}

function lethality(view: DustupView, unit: Unit, target: Unit, impact: Times): number {
  const [first] = ableOf(view, target);
  if (first === undefined) return 0;
  const { die, traits } = armourNamed(view, first.armour);
  if (traits.includes('unarmoured')) return 1;
  const shifts = armourShifts(shelterFrom(view, unit, target, placeOf(view, unit)), target);
  const armour = closed(
    die,
    shifts.reduce((sum, { value }) => sum + value, 0),
  );
  return beatsTimes(impact, once(armour)) * (traits.includes('suit') ? 0.8 : 1);
}

/** DU-SUPP-011. What a shot is worth: casualties, and an enemy that has to spend its next actions getting up. */
export function worthOfFire(view: DustupView, unit: Unit, act: ShootAct): number {
  return worthAgainst(view, view.units[act.target]!, expectedOf(view, unit, act));
}

export function worthAgainst(view: DustupView, target: Unit, { suppresses, casualties }: Expected): number {
  const share = casualties / Math.max(1, ableCount(view, target));
  const pinned = target.suppression === 0 ? 1 : target.suppression === 1 ? 0.5 : 0.1;
  const ready = target.activated ? 0.7 : 1;
  const spirit = spiritOf(view, target);
  const prize = target.carries === NONE ? 1 : 1.5;
  return prize * spirit * (casualties * 0.5 + share * 1.5 + suppresses * pinned * ready);
}

/** Whoever runs already is hardly worth a shot; but where it counts for points that he runs, one more push is worth it. */
function spiritOf({ victory }: DustupView, target: Unit): number {
  if (victory.kind !== 'spoils') return isAtBest(target, 'broken') ? 0.4 : 1;
  return SPIRITS[target.confidence];
}

const SPIRITS: Readonly<Record<Confidence, number>> = {
  confident: 0.9,
  steady: 1,
  shaken: 1.2,
  broken: 1.4,
  routed: 0.2,
};
