import type { RuleId } from '@sightline/ledger';
import type { Faces } from '../../dice/ladder.ts';
import { once } from '../../dice/times.ts';
import { COHESION, isWithinInches } from '../../ground/measure.ts';
import type { Figure } from '../../table/figures.ts';
import type { Strain } from '../../table/markers.ts';
import { type Dustup, type DustupIo, type Place, placeOf } from '../../table/table.ts';
import { ableCount, type Unit } from '../../table/units.ts';
import { putAt } from '../movement/formation.ts';
import { leaveBehind } from '../movement/wounded.ts';
import { type Hurt, resolveHits } from './harm.ts';
import { afterAttack, beforeAttack, quietFor } from './under-attack.ts';

/** What hits figures without anybody aiming at them. */
export interface Hazard {
  /** The impact die that each figure meets. */
  readonly impact: (on: Figure) => Faces;
  readonly rule: RuleId;
  readonly by: Strain['by'];
  /** DU-SHOOT-040: what the same attack has done already. */
  readonly hurt?: Hurt | undefined;
}

/**
 * Every listed figure rolls its armour against the hazard; whoever is listed twice rolls twice. Losses count as taken
 * from fire for confidence, but nobody is suppressed (DU-FIRE-004, DU-MINE-004, DU-MINE-023).
 */
export function takeToll(table: Dustup, io: DustupIo, figures: readonly Figure[], hazard: Hazard): void {
  const { impact, rule, by, hurt } = hazard;
  for (const id of new Set(figures.map(({ unit }) => unit))) {
    const own = figures.filter(({ unit }) => unit === id);
    strainBy(table, io, table.units[id]!, by, quiet => {
      let casualties = 0;
      for (const die of new Set(own.map(impact))) {
        const met = own.filter(figure => impact(figure) === die);
        casualties += resolveHits(table, quiet, met, { impact: once(die), shifts: [], rule }, hurt);
      }
      return { isCaught: true, casualties };
    });
  }
}

/** What a hazard did to a unit: whether it met anybody at all, and how many became casualties. */
export interface Harm {
  readonly isCaught: boolean;
  readonly casualties: number;
}

/** Lets something happen to a unit, and notes what it has to be tested for. */
export function strainBy(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  by: Strain['by'],
  harm: (io: DustupIo) => Harm,
): void {
  const before = beforeAttack(table, unit);
  afterAttack(table, io, before, { by, ...harm(quietFor(table, io, unit)) });
}

/** Whoever was hit on the way lies where that happened; the others have gone on, and may have left him behind. */
export function dropAt(table: Dustup, io: DustupIo, figure: Figure, at: Place): void {
  if (figure.state === 'able') return;
  putAt(figure, at);
  leaveIfFar(table, io, figure);
}

/** DU-MOVE-019: one who lies too far from those who went on has been left behind. */
export function leaveIfFar(table: Dustup, io: DustupIo, figure: Figure): void {
  const unit = table.units[figure.unit]!;
  if (ableCount(table, unit) === 0 || figure.state === 'killed') return;
  if (!isWithinInches(figure, placeOf(table, unit), COHESION)) leaveBehind(io, unit, [figure]);
}
