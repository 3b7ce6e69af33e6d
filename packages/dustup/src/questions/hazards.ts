import type { Free, Listed } from '@sightline/kernel';
import type { Place, Who } from '../table.ts';

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

/** DU-MINE-018: a mine laid before the game, and the unit that fires it. */
export interface CommandMine {
  readonly unit: number;
  readonly at: Place;
  readonly facing: number;
  readonly dummy?: true;
}
export type LayCommandMine = Free<CommandMine | 'enough'> & {
  readonly kind: 'layCommandMine';
  readonly side: number;
  readonly left: number;
};

/** DU-MINE-004: a man of the unit has been hit on the way. */
export type InMinefield = Listed<'goOn' | 'stop'> & { readonly kind: 'inMinefield'; readonly unit: Who };

export type HazardQuestion = InMinefield | SwitchWarfare | SpendWarfare | LayCommandMine;
