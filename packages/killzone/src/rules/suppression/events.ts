import type { Event, Tally } from '@sightline/kernel';
import type { Who } from '../../table/units.ts';

/** What harm does, and how it is shaken off. */
export type SuppressionEvent = Event &
  (
    | { type: 'damageRolled'; figure: Who; dice: readonly number[]; bonus: number; total: number; killScore: number }
    | { type: 'killed'; figure: Who; by: Harm }
    | { type: 'suppressed'; figure: Who; by: Harm }
    | { type: 'unshaken'; figure: Who }
    | { type: 'heroicSaveRolled'; figure: Who; die: number; saved: boolean }
    | { type: 'removalRolled'; figure: Who; die: number; tally: Tally; needs: number; removed: boolean }
  );

/** How somebody came to harm. */
export type Harm = 'shot' | 'burst' | 'flame' | 'combat' | 'crash' | 'ram' | 'bailOut' | 'fire' | 'fall' | 'order';
