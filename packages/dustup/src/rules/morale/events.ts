import type { Tally } from '@sightline/kernel';
import type { Confidence } from '../../content/schema.ts';
import type { Faces } from '../../dice/ladder.ts';
import type { Unopposed } from '../../dice/rolls.ts';
import type { Told } from '../../table/events.ts';
import type { Named, Who } from '../../table/table.ts';
import type { Fright } from '../../table/units.ts';

export type MoraleEvent = Told &
  (
    | { type: 'confidenceTested'; unit: Who; die: Faces; face: number; target: Tally; lost: number }
    /** Who frightens by being seen, and the weapon that does it. */
    | ({ type: 'panicTested'; unit: Who; fright: Fright; by?: Who; weapon?: Named | null } & Unopposed)
    | ({ type: 'panicFought'; unit: Who; commander: Who | null } & Unopposed)
    | { type: 'lostActions'; unit: Who; left: number }
    | { type: 'leaderAppointed'; unit: Who; figure: Who; face: number; lv: number }
    | { type: 'leaderReturned'; unit: Who; figure: Who }
    | { type: 'tookCommand'; unit: Who; figure: Who; of: Who; lv: number }
    | { type: 'confidenceChanged'; unit: Who; from: Confidence; to: Confidence }
    | { type: 'leadershipTested'; unit: Who; die: Faces; face: number; target: number; passed: boolean }
  );
