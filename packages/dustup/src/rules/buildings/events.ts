import type { Tally } from '@sightline/kernel';
import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type BuildingEvent = Told &
  (
    | {
        type: 'buildingShotAt';
        unit: Who;
        building: number;
        part: 'door' | 'window' | null;
        die: Tally;
        target: number;
        faces: readonly number[];
        hits: number;
      }
    | { type: 'otherPartRolled'; building: number; face: number; struck: boolean }
    | {
        type: 'structureStruck';
        building: number;
        impact: number;
        armour: number;
        result: 'none' | 'damaged' | 'destroyed';
      }
    | { type: 'occupantTested'; figure: Who; face: number; needs: number; hit: boolean }
    | { type: 'buildingDestroyed'; building: number }
  );
