import { hasKeys, type Refusal } from '@sightline/kernel';
import { type Act, acts, type FigureActKinds, noDice } from '../../table/acts.ts';
import type { Killzone, KillzoneIo } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';

/** Enough for this turn. */
export interface DoneAct {
  readonly do: 'done';
}

export const turnActs: FigureActKinds<DoneAct> = {
  done: {
    do: 'done',
    isForm: act => hasKeys(act, ['do']),
    list: (table, figure) => (whyNotStop(table, figure).length === 0 ? [{ do: 'done' }] : []),
    whyNot: whyNotStop,
    perform(_table, _io, figure) {
      figure.finished = true;
    },
    foresee: noDice,
    isOpen: () => false,
  },
};

/** KZ-MOVE-005, KZ-VEH-013: why a figure may not be done yet. */
export function whyNotStop(table: Killzone, figure: Figure): Refusal[] {
  for (const kind of acts.all()) {
    const refusals = kind.whyNotDone?.(table, figure) ?? [];
    if (refusals.length > 0) return refusals;
  }
  return [];
}

/** Whether there is anything left for the figure to do. */
export function hasActsLeft(table: Killzone, figure: Figure): boolean {
  return acts.all().some(kind => kind.isOpen(table, figure));
}

/** Some good things for a figure to do: for bots, for keyboards, and to try things out. */
export function actsOf(table: Killzone, figure: Figure): Act[] {
  return acts.all().flatMap(kind => kind.list(table, figure));
}

/** Why the acting figure may not do this. */
export function whyNotAct(table: Killzone, figure: Figure, act: Act): Refusal[] {
  return acts.kindOf(act).whyNot(table, figure, act);
}

export function carryOut(table: Killzone, io: KillzoneIo, figure: Figure, act: Act): void {
  acts.kindOf(act).perform(table, io, figure, act);
}
