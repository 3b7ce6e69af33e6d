import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';
import type { Rolled } from '../shooting/events.ts';

export type BuildingEvent = Told &
  (
    | (Rolled & { type: 'buildingShotAt'; unit: Who; building: number; part: 'door' | 'window' | null })
    | { type: 'otherPartRolled'; building: number; face: number; struck: boolean }
    | {
        type: 'structureStruck';
        building: number;
        impact: number;
        armour: number;
        result: 'none' | 'damaged' | 'destroyed';
      }
    /** Whoever is hit has an untreated wound, unless his suit sees to him. */
    | { type: 'occupantTested'; figure: Who; face: number; needs: number; hit: boolean; wounds?: boolean }
    /** Whom it comes down on, of those that are not hidden. */
    | { type: 'buildingDestroyed'; building: number; on?: readonly Who[] }
    | { type: 'wallBreached'; building: number }
  );
