import type { Listed } from '@sightline/kernel';
import type { Who } from '../../table/table.ts';

/** DU-EW-005: what a system is used for. */
export type WarfareUse = 'communication' | 'spotting' | 'sensors' | 'opposition';

/** DU-EW-003: at the start of its activation. */
export type SwitchWarfare = Listed<'on' | 'off'> & { readonly kind: 'switchWarfare'; readonly unit: Who };
/** DU-EW-006: how many counters go into one attempt; none lets it be. */
export type SpendWarfare = Listed<number> & {
  readonly kind: 'spendWarfare';
  readonly unit: Who;
  readonly use: WarfareUse;
  readonly against: Who;
};

export type WarfareQuestion = SwitchWarfare | SpendWarfare;
