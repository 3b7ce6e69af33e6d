import { armourNamed } from '../content/weapons.ts';
import { closed, type Faces } from '../dice/ladder.ts';
import { shelterOf } from '../ground/cover.ts';
import type { ShootAct } from '../rules/shooting/acts.ts';
import { firepowerOf } from '../rules/shooting/firepower.ts';
import { targetDie } from '../rules/shooting/target-die.ts';
import { leaderOf, NONE } from '../table/table.ts';
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
export function beatsDie(die: Faces, other: Faces, times = 1): number {
  let sum = 0;
  for (let face = 1; face <= other; face++) sum += beats(die, times * face);
  return sum / other;
}

function expectedOf(view: DustupView, unit: Unit, act: ShootAct): Expected {
  const target = view.units[act.target]!;
  const suppressive = act.suppressive === true;
  const { dice, impact, effective } = firepowerOf(view, act.shots);
  const { die } = targetDie(view, unit, target, { suppressive, effective });
  const pool = [unit.die, ...dice.map(part => part.die)];
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
  return { suppresses: 1 - none, casualties: major * (mean / die) * lethality(view, unit, target, impact) };
}

function lethality(view: DustupView, unit: Unit, target: Unit, impact: Faces): number {
  const [first] = ableOf(view, target);
  if (first === undefined) return 0;
  const { die, traits } = armourNamed(view, first.armour);
  if (traits.includes('unarmoured')) return 1;
  const { cover } = shelterOf(view, target, leaderOf(view, unit));
  const shift = (cover === 'hard' ? 2 : cover === 'soft' ? 1 : 0) + (target.propped ? 1 : 0);
  return beatsDie(impact, closed(die, shift)) * (traits.includes('suit') ? 0.8 : 1);
}

/** DU-SUPP-011. What a shot is worth: casualties, and an enemy that has to spend its next actions getting up. */
export function worthOfShot(view: DustupView, unit: Unit, act: ShootAct): number {
  const target = view.units[act.target]!;
  const { suppresses, casualties } = expectedOf(view, unit, act);
  const share = casualties / Math.max(1, ableCount(view, target));
  const pinned = target.suppression === 0 ? 1 : target.suppression === 1 ? 0.5 : 0.1;
  const ready = target.activated ? 0.7 : 1;
  const spirit = isAtBest(target, 'broken') ? 0.4 : 1;
  const prize = target.carries === NONE ? 1 : 1.5;
  return prize * spirit * (casualties * 0.5 + share * 1.5 + suppresses * pinned * ready);
}
