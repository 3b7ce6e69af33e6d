import type { Tally } from '@sightline/kernel';
import type { Faces } from '../../dice/ladder.ts';
import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';
import type { WarfareUse } from './questions.ts';

export type WarfareEvent = Told &
  (
    | { type: 'warfareSwitched'; unit: Who; on: boolean }
    | { type: 'warfareDeclared'; unit: Who; use: WarfareUse; counters: number; left: number }
    | {
        type: 'warfareRolled';
        unit: Who;
        use: WarfareUse;
        die: Faces;
        face: number;
        foiled: boolean;
        succeeds: boolean;
      }
    | { type: 'spottedRemotely'; unit: Who; die: Faces; shifts: Tally; target: number; face: number; found: boolean }
  );
