import { D6, type Part, part, type Tally, tally } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { deftnessLost, hasAbility } from '../binge/plus-factors.ts';
import { donate } from '../kitty/stress-chits.ts';

/** What somebody tries that is neither SHOOT nor MOVE (DK-ACT-029, DK-CHOUSE-006). */
export interface Task {
  readonly name: string;
  readonly rule: RuleId;
  /** The technical ability that helps with it (DK-GAP-015). */
  readonly ability?: string;
  /** Anything else that makes it harder or easier. */
  readonly parts?: readonly Part[];
}

/** DK-ACT-030, DK-ACT-031, DK-CHOUSE-007: the Fumble Factor with all that bears on it, never below 2 nor above 6. */
export function fumbleFactor(table: DuckTable, man: Teamer, task: Task): Tally {
  const sum = tally(
    man.card.ff - deftnessLost(man),
    man.wounds > 0 && part('DK-ACT-031', -man.wounds, 'wounds'),
    man.dashed > 0 && man.dashed < table.turn && part('DK-MOVE-035', -2, 'outOfBreath'),
    task.ability !== undefined && hasAbility(man, task.ability) && part('DK-GAP-015', 1, task.ability),
    ...(task.parts ?? []),
  );
  const total = Math.min(6, Math.max(2, sum.total));
  return { ...sum, total };
}

/** DK-ACT-030: passed by throwing less than the Factor. A failure feeds the Stress Kitty (DK-KITTY-003). */
export function passesFumbleTest(table: DuckTable, io: DuckIo, man: Teamer, task: Task): boolean {
  return takeFumbleTest(table, io, man, task).passed;
}

/** The same with the face thrown, where a natural 6 means more than a failure (DK-DOOR-021). */
export function takeFumbleTest(
  table: DuckTable,
  io: DuckIo,
  man: Teamer,
  task: Task,
): { readonly passed: boolean; readonly face: number } {
  const { base: own, parts, total: factor } = fumbleFactor(table, man, task);
  const face = io.roll(D6, { rule: 'DK-ACT-030', purpose: 'fumbleTest', seat: seatOf(man), figure: man.id });
  const passed = face < factor;
  const tested = { rule: task.rule, figure: man.id, task: task.name };
  io.tell({ type: 'fumbleTested', ...tested, face, own, parts, factor, passed });
  if (!passed) donate(table, io, man, 'fumble');
  return { passed, face };
}
