import { part, type Tally, tally } from '@sightline/kernel';
import type { Figure } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import type { Gun } from './gun.ts';

/** DK-MOVE-035: the turn after a DASH. */
export function isOutOfBreath(table: DuckTable, figure: Figure): boolean {
  return figure.kind === 'teamer' && figure.dashed > 0 && figure.dashed < table.turn;
}

/** DK-SHOOT-027, DK-WEAP-008: the score of an effect throw, never below 0; ammunition goes by the natural dice. */
export function scoreOf(table: DuckTable, shooter: Figure, gun: Gun, dice: readonly number[], dived: boolean): Tally {
  const sum = tally(
    dice.reduce((total, face) => total + face, 0),
    gun.plus > 0 && part('DK-STAR-021', gun.plus, 'plus'),
    isOutOfBreath(table, shooter) && part('DK-MOVE-035', -2, 'outOfBreath'),
    // DK-DUCK-005: one off each die, but no die below 1.
    dived && part('DK-DUCK-005', 0 - dice.filter(face => face > 1).length, 'dived'),
  );
  return { ...sum, total: Math.max(0, sum.total) };
}
