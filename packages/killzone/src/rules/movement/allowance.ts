import { part, type Tally, tally } from '@sightline/kernel';
import { ORDER_ROWS, TROOPS } from '../../content/load.ts';
import type { Order } from '../../content/schema.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { drugRowsOf } from '../drugs/users.ts';
import { isInTheDark } from '../night/darkness.ts';
import { orderOf } from '../orders/orders-in-force.ts';

/** KZ-MOVE-001: the modified movement rate in inches. */
export function allowance(table: Killzone, figure: Figure, order: Order | 'hidden' = orderOf(table, figure)): Tally {
  const row = ORDER_ROWS.get(order);
  const { values } = table;
  const suit = TROOPS.get(figure.troop).move;
  const full = tally(
    row.move,
    suit !== undefined && part('KZ-PAT-007', suit, 'powerArmour'),
    isInTheDark(table, figure) && part('KZ-NIGHT-001', values.nightMove, 'night'),
    figure.captive !== NONE && part('KZ-CAPT-002', values.captorMove, 'captive'),
    ...drugRowsOf(table, figure).flatMap(drug => [
      drug.move !== undefined && part(drug.rule, drug.move, drug.id),
      figure.overdosed && drug.overdoseMove !== undefined && part('KZ-DRUG-024', drug.overdoseMove, drug.id),
    ]),
  );
  return full.total >= 0 ? full : { ...full, total: 0 };
}
