import { AVERAGE, part, type Tally, tally } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { isEncumbered } from '../damage/burden.ts';
import { isOutOfBreath } from '../shooting/score.ts';

/** How a man goes about his move; a DASH and a helping arm are announced before the die (DK-MOVE-034, DK-DMG-007). */
export interface Gait {
  readonly dash?: boolean;
  readonly supporting?: boolean;
  /** With a dead weight behind him (DK-CYBER-021). */
  readonly dragging?: boolean;
}

/** DK-MOVE-002: the movement points that a throw gives, with all that bears on them; never less than 0 (DK-MOVE-003). */
export function movePoints(
  table: DuckTable,
  man: Teamer,
  face: number,
  { dash, supporting, dragging }: Gait = {},
): Tally {
  // DK-BINGE-011: a chicken has no plus factors.
  const fast = man.chicken ? 0 : man.card.traits.filter(trait => trait === 'FAST').length;
  const sum = tally(
    face,
    fast > 0 && part('DK-MOVE-003', fast, 'fast'),
    man.card.traits.includes('LAME') && part('DK-MOVE-003', -1, 'lame'),
    (dragging || isEncumbered(table, man)) && part('DK-MOVE-004', -1, 'encumbered'),
    // DK-DMG-006.
    man.wounds > 0 && part('DK-MOVE-025', -2, 'wounded'),
    supporting && part('DK-DMG-007', -1, 'supporting'),
    dash && part('DK-MOVE-034', 2, 'dash'),
    isOutOfBreath(table, man) && part('DK-MOVE-035', -2, 'outOfBreath'),
  );
  return { ...sum, total: Math.max(0, sum.total) };
}

/** DK-MOVE-001, DK-MOVE-002: the average die is thrown once the move has been announced. */
export function throwMove(table: DuckTable, io: DuckIo, man: Teamer, gait: Gait = {}): number {
  const face = io.roll(AVERAGE, { rule: 'DK-MOVE-002', purpose: 'move', seat: seatOf(man), figure: man.id });
  const { parts, total: points } = movePoints(table, man, face, gait);
  const dash = gait.dash ?? false;
  const rule = dash ? 'DK-MOVE-034' : 'DK-MOVE-002';
  io.tell({ type: 'moveThrown', rule, figure: man.id, face, parts, points, dash });
  return points;
}
