import { sub } from '@sightline/kernel';
import { isTerrible, namedWeapon } from '../../content/weapons.ts';
import type { Faces, Shifted } from '../../dice/ladder.ts';
import { rollPool } from '../../dice/pool.ts';
import { hitsOf, roll, type Success, successBy } from '../../dice/rolls.ts';
import { isAloft } from '../../ground/from-above.ts';
import { bestClassOf } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { carrierOf, type Unit } from '../../table/units.ts';
import { afterAttack, beforeAttack, markFromTheAir, quietFor } from '../casualties/under-attack.ts';
import { type Attempt, declareWarfare, isUpset, keyOfAttempts } from '../electronic-warfare/warfare.ts';
import { noteFlames } from '../fire/flames.ts';
import { isDrawnOff } from '../guided-weapons/decoys.ts';
import { suppress } from '../suppression/suppress.ts';
import { firepowerOf, type PoolPart, weaponAt } from './firepower.ts';
import type { Shot } from './shot.ts';
import type { Force, Target } from './target.ts';
import { aimOf, dieAgainst } from './target-die.ts';

/** What is fired in one go, and how (DU-SHOOT-048). */
export interface Volley {
  readonly shots: readonly Shot[];
  readonly suppressive?: boolean;
}

/** How fire is laid down: in a shoot action, or at attackers, which suppresses nobody (DU-ASSAULT-043). */
export interface Manner {
  readonly isDefensive: boolean;
}

/**
 * DU-SHOOT-001: first how effective the fire is, then what it does to the target. The dice fall in the order of
 * DU-SHOOT-061 and DU-GAP2-004. Returns the number of casualties.
 */
export function fireAt<Harm>(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  target: Target<Harm>,
  { shots, suppressive = false }: Volley,
  { isDefensive }: Manner = { isDefensive: false },
): number {
  const before = target.units.map(under => beforeAttack(table, under));
  const firepower = firepowerOf(table, unit, shots, target);
  const { dice, isSmallArms } = firepower;
  const aimed = dieAgainst(table, unit, target, aimOf(firepower, suppressive));
  const pool = [{ of: unit.quality, die: unit.die }, ...dice];
  unit.firedOn = table.turn;
  const noted = table.strains.length;
  const isAbove = isAloft(table, unit);
  if (isAbove) showItself(table, unit, target.units);
  if (firepower.missile !== null) {
    const weapon = namedWeapon(table, weaponAt(table, unit, shots[0]!).row.id);
    const incoming = { firer: unit, weapon, guidance: firepower.missile.guidance };
    if (isDrawnOff(table, io, target.units[0], incoming)) {
      mark(table, io, target, 'none', { suppressive: false, isSmallArms: false });
      for (const was of before) afterAttack(table, io, was, { by: 'fire', isCaught: true, casualties: 0 });
      if (isAbove) markFromTheAir(table, noted);
      return 0;
    }
  }
  // DU-GAP2-004, DU-EW-012: after the decoys whoever can try to upset the guidance says so.
  const attempts = firepower.missile === null ? [] : declareWarfare(table, io, unit, 'sensors');
  const { success, harm } = effectOf(table, io, { unit, target, aimed, pool, force: firepower, suppressive, attempts });
  if (!isDefensive) mark(table, io, target, success, { suppressive, isSmallArms });
  const casualties = target.bear(io, harm);
  const terror = shots.some(shot => isTerrible(table, weaponAt(table, unit, shot).row.id));
  for (const [i, was] of before.entries()) {
    // DU-ASSAULT-044: defensive fire that hits nobody might as well not have been.
    const isCaught = !isDefensive || casualties[i]! > 0;
    afterAttack(table, io, was, { by: 'fire', isCaught, casualties: casualties[i]!, terror });
  }
  if (isAbove) markFromTheAir(table, noted);
  if (target.ground !== null) noteFlames(table, unit, target.ground, shots);
  return casualties.reduce((sum, each) => sum + each, 0);
}

/** DU-AIR-045: whoever is fired at from the air sees where that comes from. */
function showItself(table: Dustup, unit: Unit, under: readonly Unit[]): void {
  const { hull } = carrierOf(table, unit) ?? unit;
  const seen = hull?.flight?.firedAt;
  for (const { id } of under) if (seen !== undefined && !seen.includes(id)) seen.push(id);
}

/** A shot that is laid, with the dice that are rolled for it. */
export interface Aimed<Harm> {
  readonly unit: Unit;
  readonly target: Target<Harm>;
  readonly aimed: Shifted;
  readonly pool: readonly PoolPart[];
  readonly force: Force;
  readonly suppressive: boolean;
  /** DU-EW-012: against its guidance. */
  readonly attempts: readonly Attempt[];
}

/** All dice of a shot, and what they come to; as one sub-procedure, so that odds need not walk them one by one. */
export function effectOf<Harm>(table: Dustup, io: DustupIo, shot: Aimed<Harm>): { success: Success; harm: Harm } {
  const { target, force, suppressive } = shot;
  return sub(io, `effect ${keyOf(table, shot)} ${target.keyOf(force)}`, dicing => {
    const { success, hits } = rollToHit(table, dicing, shot);
    return {
      success,
      harm: target.strike(dicing, { ...forceOf(force), success, hits, suppressive }),
    };
  });
}

/** Of all that a weapon brings only what counts for those it strikes. */
function forceOf({ impact, weaponClass, size, isSmallArms, isRocket, missile }: Force): Force {
  return { impact, weaponClass, size, isSmallArms, isRocket, missile };
}

function keyOf<Harm>({ options }: Dustup, { target, aimed, pool, force, suppressive, attempts }: Aimed<Harm>): string {
  const dice = pool.map(({ die }) => die).join();
  const isOne = force.missile !== null;
  return `${aimed.die} ${dice} ${suppressive} ${options.additionalHits && target.takesHits} ${isOne} ${keyOfAttempts(attempts)}`;
}

/** DU-SHOOT-006: the target rolls, then the pool; two dice that beat it make hits (DU-SHOOT-030). */
function rollToHit<Harm>(table: Dustup, io: DustupIo, shot: Aimed<Harm>): { success: Success; hits: number } {
  const { unit, target, aimed, pool, force, suppressive, attempts } = shot;
  const dice = pool.map(({ die }) => die);
  return sub(io, `volley ${keyOf(table, shot)}`, dicing => {
    const targetFace = roll(dicing, aimed.die, { rule: target.rule, purpose: 'target', ...rollerOf(table, target) });
    const faces: number[] = [];
    const fire = becauseOf(table, unit, target.rule, 'fire');
    const { beaten, total } = rollPool(dicing, dice, targetFace, fire, faces);
    const guided = faces.filter((_, i) => pool[i]?.isPlain !== true);
    const success = isUpset(table, dicing, attempts, guided) ? 'none' : successBy(beaten);
    dicing.tell(
      target.told(
        {
          die: aimed.shifts,
          targetDie: aimed.die,
          targetFace,
          pool: pool.map(({ of, die }, i) => ({ of, die, face: faces[i]! })),
          success,
          suppressive,
        },
        force,
      ),
    );
    const isHit = success === 'major' && !suppressive && target.takesHits;
    // DU-GUIDED-011 to DU-GUIDED-013: one die suppresses, both are one impact, never more.
    if (force.missile !== null) return { success, hits: isHit ? 1 : 0 };
    return { success, hits: isHit ? countHits(table, dicing, target, total, aimed.die) : 0 };
  });
}

/** Who rolls for the target: nobody in particular for what has no owner. */
function rollerOf(table: Dustup, { side }: Target): { readonly seat?: string } {
  return side === null ? {} : { seat: seatOf(table, side) };
}

/** DU-SHOOT-031, DU-HEAVY-017: the whole pool divided by the target die; the remainder may be one more (DU-SHOOT-033). */
function countHits(table: Dustup, io: DustupIo, target: Target, total: number, die: Faces): number {
  const isOn = table.options.additionalHits;
  return sub(io, `hits ${total} ${die} ${isOn}`, dicing => {
    const { hits, remainder } = hitsOf(total, die);
    const why = { rule: 'DU-SHOOT-033', purpose: 'additionalHit', ...rollerOf(table, target) } as const;
    const extra = isOn && remainder > 0 ? roll(dicing, die, why) : null;
    const all = hits + (extra !== null && extra <= remainder ? 1 : 0);
    dicing.tell({ type: 'hitsCounted', rule: 'DU-SHOOT-031', target: target.who, total, die, hits: all, extra });
    return all;
  });
}

/** One marker for each unit in it, however many dice succeed; a column is suppressed without fail (DU-MOVE-024). */
function mark(
  table: Dustup,
  io: DustupIo,
  target: Target,
  success: Success,
  { suppressive, isSmallArms }: { readonly suppressive: boolean; readonly isSmallArms: boolean },
): void {
  const rule = target.whyMarked(success, suppressive);
  for (const unit of target.units) {
    const why = rule ?? (unit.column ? 'DU-MOVE-024' : null);
    if (why === null) continue;
    // DU-VEH-059: behind armour of more than class 1 small arms keep down nobody who is down already.
    const shield = unit.hull === null ? target.armourClass : bestClassOf(unit.hull.model);
    if (isSmallArms && shield > 1 && unit.suppression > 0) continue;
    suppress(quietFor(table, io, unit), unit, why);
  }
}
