import type { Direction } from '@sightline/geometry/grid';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { type Cause, kill, wound } from './kill-and-wound.ts';
import { knockBack } from './knock-back.ts';
import type { Outcome } from './protection.ts';

/** DK-SHOOT-001: what an attack throw came to is carried out. Knock-backs go away from the shooter, or `back`. */
export function suffer(
  table: DuckTable,
  io: DuckIo,
  figure: Figure,
  outcome: Outcome,
  cause: Cause,
  back?: Direction,
): void {
  if (!isOnMap(figure)) return;
  switch (outcome.kind) {
    case 'nothing':
      return;
    case 'knockBack':
      return knockBack(table, io, figure, { pips: outcome.pips, cause, back });
    case 'wound':
      return wound(table, io, figure, cause);
    case 'kill':
      return kill(table, io, figure, cause);
    default:
      return outcome satisfies never;
  }
}

/** Throws are all made before any of them is carried out (DK-GREN-030). */
export interface Suffered {
  readonly figure: Figure;
  readonly outcome: Outcome;
}

export function sufferTogether(table: DuckTable, io: DuckIo, all: readonly Suffered[], cause: Cause): void {
  for (const { figure, outcome } of all) suffer(table, io, figure, outcome, cause);
}
