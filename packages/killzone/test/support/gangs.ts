import { scripted } from '@sightline/kernel';
import type { Drug, FigureRow, GroupRow } from '../../src/content/schema.ts';
import { damage } from '../../src/rules/suppression/damage.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import type { Figure } from '../../src/table/units.ts';
import { at, d6, group, lay, put } from './setting.ts';

/** A gang of street gangers on these drugs. */
export function gang(
  drugs: readonly Drug[],
  count = 3,
  figure: Partial<FigureRow> = {},
  ...first: Partial<FigureRow>[]
) {
  return { ...group('street-ganger', count, figure, ...first), drugs: [...drugs] } satisfies GroupRow;
}

/** One gang against two rebels far off; the first ganger stands at (10, 10). */
export function streets(drugs: readonly Drug[], figure: Partial<FigureRow> = {}): Killzone {
  const table = lay({ red: [gang(drugs, 3, figure)], blue: [group('rebel', 2)] });
  put(table, 0, 10, 10);
  return table;
}

export const io = (dice: string[] = [], ...answers: { seat: string; answer: unknown }[]) =>
  scripted<KillzoneEvent>({ dice, answers });

export const go = (x: number, y: number) => ({ do: 'move', way: [at(x, y)] }) as const;

/** A blow of so much, in sixes and a rest. */
export function hurt(table: Killzone, figure: Figure, total: number): string {
  const dice: number[] = [];
  for (let left = total; left > 0; left -= 6) dice.push(Math.min(6, left));
  damage(table, io(d6(...dice)), figure, { dice: dice.length, by: 'shot', rule: 'KZ-SHOOT-006' });
  return figure.state;
}
