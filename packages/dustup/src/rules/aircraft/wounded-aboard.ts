import { D6 } from '@sightline/kernel';
import type { Flyer } from '../../table/flight.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { suffer } from '../casualties/harm.ts';
import { fateOf } from './fates.ts';

/** DU-AIR-059: the wounded who were being brought off are occupants like any, and roll if it came down hard. */
export function shakeWounded(table: Dustup, io: DustupIo, { hull }: Flyer): void {
  for (const id of hull.evacuees) {
    const figure = table.figures[id]!;
    const face = io.roll(D6, becauseOf(table, table.units[figure.unit]!, 'DU-AIR-059', 'crash', id));
    const injury = fateOf(face);
    io.tell({ type: 'occupantFared', rule: 'DU-AIR-059', figure: figure.who, face, injury });
    suffer(table, io, figure, injury);
  }
}
