import type { RuleId } from '@sightline/ledger';
import { closed, type Faces } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import { areasAt, groundOf } from '../../ground/ground.ts';
import type { Figure } from '../../table/figures.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { membersOf, type Unit } from '../../table/units.ts';
import type { Injury } from '../casualties/events.ts';
import { injuryOutright, suffer } from '../casualties/harm.ts';
import { tollInside } from '../casualties/inside.ts';
import { type Before, beforeAttack, leaderLost } from '../casualties/under-attack.ts';

/** DU-AIR-072, DU-AIR-084: woods, rough and broken ground, slopes, swamp, and what is built. */
export function isBadGround(table: Dustup, at: Place): boolean {
  return areasAt(groundOf(table), at).some(({ type }) => type.traits.includes('badFooting'));
}

/** DU-AIR-072, DU-AIR-084: on bad ground the die is a type lower. */
export function landingDie(unit: Unit, isBad: boolean): Faces {
  return isBad ? closed(unit.die, -1) : unit.die;
}

/** DU-AIR-071, DU-AIR-083: on a 1 a man is wounded; a suit looks after its man (DU-MED-008). */
export function landMan(table: Dustup, io: DustupIo, figure: Figure, die: Faces, rule: RuleId): Injury {
  const face = roll(io, die, becauseOf(table, table.units[figure.unit]!, rule, 'landing', figure.id));
  if (face > 1) return 'none';
  io.tell({ type: 'landedBadly', rule, figure: figure.who });
  return injuryOutright(table, io, figure);
}

/** Everybody in a unit comes down where he is, each by the ground under him. */
export function touchDown(table: Dustup, io: DustupIo, unit: Unit, rule: RuleId): void {
  const before = beforeAttack(table, unit);
  const dieOf = ({ x, y }: Figure) => landingDie(unit, isBadGround(table, { x, y }));
  for (const [die, figures] of Map.groupBy(membersOf(table, unit), dieOf)) {
    const toll = tollInside(table, io, figures, `landing ${die}`, (dicing, figure) =>
      landMan(table, dicing, figure, die, rule),
    );
    bearLanding(table, io, figures, toll);
  }
  mindLanding(table, before);
}

export function bearLanding(table: Dustup, io: DustupIo, figures: readonly Figure[], toll: readonly Injury[]): void {
  for (const [i, figure] of figures.entries()) suffer(table, io, figure, toll[i]!);
}

/** DU-AIR-071, DU-AIR-083: it is no attack, and nobody is shaken by it unless the leader is hurt. */
export function mindLanding(table: Dustup, before: Before): void {
  leaderLost(table, before, 'landing');
}
