import type { RuleId } from '@sightline/ledger';
import type { Place } from '../../table/units.ts';
import type { Walked } from './cut-way.ts';

/** What a figure has to do with its move, and one way of doing it. */
export type Compulsion =
  /** KZ-FIRE-010: out of the building; or, if it is too far for this turn, as near to the way out as this. */
  | {
      readonly kind: 'leave';
      readonly rule: RuleId;
      readonly best: Walked;
      readonly isOut: boolean;
      readonly left: number;
    }
  /** KZ-DRUG-013, KZ-DRUG-014: so far, wherever to. */
  | { readonly kind: 'cover'; readonly rule: RuleId; readonly best: Walked; readonly least: number }
  /** KZ-DRUG-016, KZ-DRUG-018: as near to this enemy as that. `best` is null for somebody who is in contact already. */
  | {
      readonly kind: 'close';
      readonly rule: RuleId;
      readonly best: Walked | null;
      readonly enemy: Place;
      readonly isContact: boolean;
      readonly left: number;
    };

/** What rounding every leg of a way to whole mils may take off it. */
export const SLACK = 5;
