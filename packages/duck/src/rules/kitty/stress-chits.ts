import { numbered } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { hasTrait } from '../binge/plus-factors.ts';
import type { StressEvent } from './events.ts';

export const CHITS_BY_LUCK = { NORMAL: 1, UNLUCKY: 2, JONAH: 3 } as const;

/** DK-KITTY-003: what a fumble or a Binge Deficit of this man puts into the kitty. */
export function donate(table: DuckTable, io: DuckIo, man: Teamer, cause: 'fumble' | 'deficit'): void {
  if (isSpared(man, cause)) return;
  const { luck } = man.card;
  const whose = { figure: man.id, luck: luck === 'NORMAL' ? null : luck };
  placeStressChits(table, io, CHITS_BY_LUCK[luck], cause, 'DK-KITTY-003', whose);
}

/** DK-GAP-016: the first fumble of a LUCKY man whose luck is NORMAL already. */
function isSpared(man: Teamer, cause: 'fumble' | 'deficit'): boolean {
  if (cause !== 'fumble' || man.card.luck !== 'NORMAL' || !hasTrait(man, 'LUCKY')) return false;
  if (man.once.includes('fumbled')) return false;
  man.once.push('fumbled');
  return true;
}

const NOBODYS = { figure: null, luck: null };

/** DK-KITTY-001, DK-KITTY-002, DK-KITTY-008: chits are drawn unseen from the cup; after a catastrophe twice as many. */
export function placeStressChits(
  table: DuckTable,
  io: DuckIo,
  number: number,
  cause: string,
  rule: RuleId,
  whose: Pick<StressEvent, 'figure' | 'luck'> = NOBODYS,
): void {
  const { kitty, decks } = table;
  const placed = kitty.doubled ? number * 2 : number;
  for (let i = 0; i < placed && decks.cup.length > 0; i++) {
    const drawn = io.roll(numbered(decks.cup.length), { rule: 'DK-KITTY-002', purpose: 'stressChit', seenBy: [] }) - 1;
    kitty.chits.push(...decks.cup.splice(drawn, 1));
  }
  const { chits, doubled } = kitty;
  io.tell({ type: 'stressChitsPlaced', rule, cause, number: placed, inKitty: chits.length, ...whose, doubled });
}
