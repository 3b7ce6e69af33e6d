import type { RuleId } from '@sightline/ledger';
import type { Faces } from '../../dice/ladder.ts';
import { COHESION, isWithinInches } from '../../ground/measure.ts';
import type { Figure } from '../../table/figures.ts';
import type { Strain } from '../../table/markers.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, seatOf } from '../../table/table.ts';
import { ableCount, isHidden, membersOf, type Unit } from '../../table/units.ts';
import { reveal } from '../detection/counters.ts';
import { putAt } from '../movement/formation.ts';
import { leaveBehind } from '../movement/wounded.ts';
import { resolveHits } from './harm.ts';

/** What hits figures without anybody aiming at them. */
export interface Hazard {
  readonly impact: Faces;
  readonly rule: RuleId;
  readonly by: Strain['by'];
}

/**
 * Every listed figure rolls its armour against the hazard; whoever is listed twice rolls twice. Losses count as taken
 * from fire for confidence, but nobody is suppressed (DU-FIRE-004, DU-MINE-004, DU-MINE-023).
 */
export function takeToll(table: Dustup, io: DustupIo, figures: readonly Figure[], { impact, rule, by }: Hazard): void {
  for (const id of new Set(figures.map(({ unit }) => unit))) {
    const own = figures.filter(({ unit }) => unit === id);
    strainBy(table, io, table.units[id]!, by, quiet => resolveHits(table, quiet, own, { impact, shifts: [], rule }));
  }
}

/** Lets something happen to a unit that returns its casualties, and notes what it has to be tested for. */
export function strainBy(
  table: Dustup,
  io: DustupIo,
  unit: Unit,
  by: Strain['by'],
  harm: (io: DustupIo) => number,
): void {
  const untreatedBefore = membersOf(table, unit).filter(({ state }) => state === 'untreated').length;
  const led = !unit.leaderless;
  const casualties = harm(quietFor(table, io, unit));
  if (casualties === 0) return;
  // DU-MORALE-008: whoever has been caught by a mine has been under fire.
  if (by === 'mine') unit.underFire = true;
  // DU-DETECT-004: a casualty gives the hidden away.
  reveal(table, io, unit, 'DU-DETECT-004');
  table.strains.push({
    unit: unit.id,
    by,
    firstUnderFire: false,
    firstSuppressed: false,
    casualties,
    leaderHit: led && unit.leaderless,
    untreatedBefore,
    inColumn: unit.column,
    terror: false,
  });
}

/** What befalls a hidden unit is for its owner's eyes until it shows. */
export function quietFor(table: Dustup, io: DustupIo, unit: Unit): DustupIo {
  if (!isHidden(unit)) return io;
  const seat = seatOf(table, unit.side);
  return {
    roll: (die, why) => io.roll(die, { ...why, seenBy: [seat] }),
    ask: (asked, question) => io.ask(asked, question),
    askAll: sealed => io.askAll(sealed),
    tell: event => io.tell({ ...event, only: seat }),
  };
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
  if (!isWithinInches(figure, leaderOf(table, unit), COHESION)) leaveBehind(io, unit, [figure]);
}
