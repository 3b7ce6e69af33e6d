import type { Tally } from '@sightline/kernel';
import type { Unopposed } from '../../dice/rolls.ts';
import type { Told } from '../../table/events.ts';
import type { Named, Who } from '../../table/table.ts';
import type { Injury } from '../casualties/events.ts';
import type { Rolled } from '../shooting/events.ts';

export type HeavyWeaponEvent = Told &
  (
    | { type: 'gunSetUp' | 'gunPacked' | 'gunLeft' | 'gunTaken'; unit: Who; weapon: Named }
    | { type: 'gunLimbered'; unit: Who; weapon: Named; vehicle: Who }
    /** Ready to fire, or only let go of. */
    | { type: 'gunUnlimbered'; unit: Who; weapon: Named; ready: boolean }
    | { type: 'gunWrecked'; unit: Who | null; weapon: Named }
    | {
        type: 'gunStruck';
        unit: Who | null;
        weapon: Named;
        impact: number;
        armour: number;
        armourDie: Tally;
        injury: Injury | 'dead';
      }
    | (Rolled & { type: 'gunShotAt'; unit: Who; weapon: Named })
    | { type: 'gunDisabled' | 'gunRuined'; unit: Who | null; weapon: Named; side: string }
    | (Unopposed & { type: 'gunMended'; unit: Who; weapon: Named })
  );
