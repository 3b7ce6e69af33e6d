import { type Part, part, sub } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { isTerrible } from '../../content/weapons.ts';
import type { Faces, Shifted } from '../../dice/ladder.ts';
import { rollPool } from '../../dice/pool.ts';
import { hitsOf, roll, type Success, successBy } from '../../dice/rolls.ts';
import { shelterOf } from '../../ground/cover.ts';
import { COHESION, isWithinInches } from '../../ground/measure.ts';
import type { Figure } from '../../table/figures.ts';
import { type Dustup, type DustupIo, leaderOf, seatOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { membersOf, type Unit } from '../../table/units.ts';
import { attackOf, kindOf, sufferToll, type Toll, tollOf } from '../casualties/allocation.ts';
import { noteFlames } from '../fire/flames.ts';
import { suppress } from '../suppression/suppress.ts';
import type { ShootAct } from './acts.ts';
import { firepowerOf, type PoolPart } from './firepower.ts';
import { targetDie } from './target-die.ts';

/** How fire is laid down: in a shoot action, or at attackers, which suppresses nobody (DU-ASSAULT-043). */
export interface Manner {
  readonly isDefensive: boolean;
}

/**
 * DU-SHOOT-001: first how effective the fire is, then what it does to people. The dice fall in the order of
 * DU-SHOOT-061. Returns the number of casualties.
 */
export function fireAt(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  target: Unit,
  { shots, suppressive = false }: Pick<ShootAct, 'shots'> & { readonly suppressive?: boolean },
  { isDefensive }: Manner = { isDefensive: false },
): number {
  const before = stateOf(table, target);
  const { dice, impact, effective } = firepowerOf(table, shots);
  const aimed = targetDie(table, unit, target, { suppressive, effective });
  const pool = [{ of: unit.quality, die: unit.die }, ...dice];
  const figures = numberedOf(table, target);
  unit.firedOn = table.turn;
  const { success, toll } = effectOf(table, io, { unit, target, figures, aimed, pool, impact, suppressive });
  const isMarked = !isDefensive && mark(io, target, success, suppressive);
  const casualties = sufferToll(table, io, figures, toll);
  table.strains.push({
    unit: target.id,
    by: 'fire',
    firstUnderFire: !target.underFire,
    firstSuppressed: isMarked && !target.everSuppressed,
    casualties,
    leaderHit: before.hadLeader && target.leaderless,
    untreatedBefore: before.untreated,
    inColumn: target.column,
    terror: shots.some(([id, w]) => typeof w === 'number' && isTerrible(table, table.figures[id]!.weapons[w]!)),
  });
  noteFlames(table, unit, target, shots);
  target.underFire = true;
  if (isMarked) target.everSuppressed = true;
  return casualties;
}

/** DU-SHOOT-035: everybody in cohesion who is not dead, in roster order. */
function numberedOf(table: Dustup, target: Unit): Figure[] {
  const leader = leaderOf(table, target);
  return membersOf(table, target).filter(figure => isWithinInches(figure, leader, COHESION));
}

function stateOf(table: Dustup, target: Unit): { untreated: number; hadLeader: boolean } {
  const untreated = membersOf(table, target).filter(({ state }) => state === 'untreated').length;
  return { untreated, hadLeader: !target.leaderless };
}

interface Volley {
  readonly unit: Unit;
  readonly target: Unit;
  /** Those of the target who may be hit. */
  readonly figures: readonly Figure[];
  readonly aimed: Shifted;
  readonly pool: readonly PoolPart[];
  readonly impact: Faces;
  readonly suppressive: boolean;
}

/** All dice of a shot, and what they come to; as one sub-procedure, so that odds need not walk them one by one. */
function effectOf(table: Dustup, io: DustupIo, volley: Volley): { success: Success; toll: Toll } {
  const { unit, target, figures, impact } = volley;
  const blow = { impact, rule: 'DU-SHOOT-038', shifts: armourShifts(table, unit, target) } as const;
  return sub(io, `effect ${keyOf(table, volley)} ${attackOf(figures.map(kindOf), blow)} ${target.leader}`, dicing => {
    const { success, hits } = rollToHit(table, dicing, volley);
    const why = { rule: 'DU-SHOOT-035', purpose: 'allocation', seat: seatOf(table, target.side) } as const;
    return { success, toll: tollOf(table, dicing, figures, hits, blow, why) };
  });
}

function keyOf({ options }: Dustup, { aimed, pool, suppressive }: Volley): string {
  return `${aimed.die} ${pool.map(({ die }) => die).join()} ${suppressive} ${options.additionalHits}`;
}

/** DU-SHOOT-006: the target rolls, then the pool; two dice that beat it make hits (DU-SHOOT-030). */
function rollToHit(table: Dustup, io: DustupIo, volley: Volley): { success: Success; hits: number } {
  const { unit, target, aimed, pool, suppressive } = volley;
  const dice = pool.map(({ die }) => die);
  return sub(io, `volley ${keyOf(table, volley)}`, dicing => {
    const why = { rule: 'DU-SHOOT-006', purpose: 'target', seat: seatOf(table, target.side) } as const;
    const targetFace = roll(dicing, aimed.die, why);
    const faces: number[] = [];
    const fire = becauseOf(table, unit, 'DU-SHOOT-006', 'fire');
    const { beaten, total } = rollPool(dicing, dice, targetFace, fire, faces);
    const success = successBy(beaten);
    dicing.tell({
      type: 'shotAt',
      rule: 'DU-SHOOT-006',
      unit: unit.who,
      target: target.who,
      die: aimed.shifts,
      targetDie: aimed.die,
      targetFace,
      pool: pool.map(({ of, die }, i) => ({ of, die, face: faces[i]! })),
      success,
      suppressive,
    });
    const isHit = success === 'major' && !suppressive;
    return { success, hits: isHit ? countHits(table, dicing, target, total, aimed.die) : 0 };
  });
}

/** DU-SHOOT-031: the whole pool divided by the target die; the remainder may be one more (DU-SHOOT-033). */
function countHits(table: Dustup, io: DustupIo, target: Unit, total: number, die: Faces): number {
  const isOn = table.options.additionalHits;
  return sub(io, `hits ${total} ${die} ${isOn}`, dicing => {
    const { hits, remainder } = hitsOf(total, die);
    const why = { rule: 'DU-SHOOT-033', purpose: 'additionalHit', seat: seatOf(table, target.side) } as const;
    const extra = isOn && remainder > 0 ? roll(dicing, die, why) : null;
    const all = hits + (extra !== null && extra <= remainder ? 1 : 0);
    dicing.tell({ type: 'hitsCounted', rule: 'DU-SHOOT-031', target: target.who, total, die, hits: all, extra });
    return all;
  });
}

/** One marker however many dice succeed. Says whether the target got it. */
function mark(io: DustupIo, target: Unit, success: Success, suppressive: boolean): boolean {
  const rule = whyMarked(target, success, suppressive);
  if (rule === null) return false;
  const markers = target.suppression;
  suppress(io, target, rule);
  return target.suppression > markers;
}

/** DU-SHOOT-028: no success, no marker; but a column is suppressed without fail. */
function whyMarked({ column }: Unit, success: Success, suppressive: boolean): RuleId | null {
  if (success === 'none') return column ? 'DU-MOVE-024' : null;
  if (suppressive) return 'DU-SHOOT-048';
  return success === 'minor' ? 'DU-SHOOT-029' : 'DU-SHOOT-030';
}

/** DU-PROP-003, DU-SHOOT-058: what raises the armour dice of those under fire. */
function armourShifts(table: Dustup, unit: Unit, target: Unit) {
  const cover = coverShift(shelterOf(table, target, leaderOf(table, unit)).cover);
  const prop = target.propped ? part('DU-PROP-003', 1, 'propped') : null;
  return [cover, prop].filter(shift => shift !== null);
}

/** The shift of cover on an armour die (DU-SHOOT-058). */
function coverShift(cover: 'none' | 'soft' | 'hard'): Part | null {
  if (cover === 'none') return null;
  return part('DU-SHOOT-058', cover === 'hard' ? 2 : 1, cover === 'hard' ? 'hardCover' : 'softCover');
}
