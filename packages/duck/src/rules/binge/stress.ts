import { D6 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { donate } from '../kitty/stress-chits.ts';
import { hasTrait } from './plus-factors.ts';
import { shrinkBack } from './shrink-back.ts';

/** DK-BINGE-002: the four stress situations. */
export type StressCause = 'firstMan' | 'horror' | 'killedInView' | 'eventCard';

/** What may change a man's BINGE besides stress. */
export type BingeCause = StressCause | 'sourceCleared' | 'firstShotKill' | 'recovered' | 'deed';

const ROWS: Readonly<Record<StressCause, RuleId>> = {
  firstMan: 'DK-BINGE-003',
  horror: 'DK-BINGE-004',
  killedInView: 'DK-BINGE-005',
  eventCard: 'DK-BINGE-006',
};

/** DK-BINGE-023. */
const LEAST = 1;
const MOST = 6;

/**
 * DK-BINGE-001, DK-BINGE-009: thrown against his BINGE as it is, which then drops by 1 whether he passed or not. `cameFrom`
 * is the square before the threshold that he has just crossed.
 */
export function suffersStress(table: DuckTable, io: DuckIo, man: Teamer, cause: StressCause, cameFrom?: number): void {
  if (!isAble(man)) return;
  const { face, passed } = throwBinge(io, man, ROWS[cause]);
  io.tell({ type: 'bingeChecked', rule: ROWS[cause], figure: man.id, cause, face, binge: man.binge, passed });
  lowerBinge(io, man, cause);
  if (passed) return;
  if (!man.chicken) io.tell({ type: 'turnedChicken', rule: 'DK-BINGE-010', figure: man.id });
  man.chicken = true;
  donate(table, io, man, 'deficit');
  shrinkBack(table, io, man, cameFrom);
}

/** DK-BINGE-007: equal to or less than his BINGE passes. */
export function throwBinge(io: DuckIo, man: Teamer, rule: RuleId): { readonly face: number; readonly passed: boolean } {
  const face = io.roll(D6, { rule, purpose: 'binge', seat: seatOf(man), figure: man.id });
  return { face, passed: face <= man.binge };
}

/** DK-GAP-016: the first reduction of a mission leaves a STEADY man as he is. */
function lowerBinge(io: DuckIo, man: Teamer, cause: StressCause): void {
  if (hasTrait(man, 'STEADY') && !man.once.includes('steady')) {
    man.once.push('steady');
    return;
  }
  setBinge(io, man, man.binge - 1, cause, 'DK-BINGE-009');
}

/** DK-BINGE-022: what raises BINGE takes no chicken off. */
export function raiseBinge(io: DuckIo, man: Teamer, cause: BingeCause, points = 1): void {
  setBinge(io, man, man.binge + points, cause, 'DK-BINGE-022');
}

export function setBinge(io: DuckIo, man: Teamer, points: number, cause: BingeCause, rule: RuleId): void {
  const binge = Math.min(MOST, Math.max(LEAST, points));
  if (binge === man.binge) return;
  man.binge = binge;
  io.tell({ type: 'bingeChanged', rule, figure: man.id, binge, cause });
}
