import type { Tally } from '@sightline/kernel';
import type { Faces } from '../dice/ladder.ts';
import type { WarfareUse } from '../questions/hazards.ts';
import type { Cloud, Mine, Place, Who } from '../table.ts';
import type { Told } from './told.ts';

export type HazardEvent = Told &
  (
    | { type: 'ignitionRolled'; unit: Who; at: Place; face: number; needs: number }
    | { type: 'fireStarted'; fire: number; at: Place }
    | { type: 'fireRolled'; fire: number; at: Place; face: number; result: 'wentOut' | 'burnsOn' | 'spread' }
    | { type: 'foughtFire'; unit: Who; fire: number; die: Faces; face: number; out: boolean }
    | { type: 'smokeLaid'; source: Cloud['source']; clouds: readonly Place[] }
    | { type: 'smokeRolled'; source: Cloud['source']; face: number; left: number }
    | { type: 'smokeLifted'; unit: Who }
    | { type: 'generatorSwitched'; unit: Who; on: boolean }
    | { type: 'mineTurnedUp'; mine: number; kind: Mine['kind']; at: Place; shows: true }
    | { type: 'mineStepped'; figure: Who; face: number; isHit: boolean }
    | { type: 'minesStoppedProp'; unit: Who }
    | { type: 'laneOpened'; unit: Who; figure: Who; face: number | null; from: Place; to: Place }
    | { type: 'laneFollowed'; unit: Who; face: number | null; points: number; to: Place }
    | { type: 'trapMet'; unit: Who; mine: number; own: number; device: number; disabled: boolean; shows: true }
    | {
        type: 'deviceSearched';
        unit: Who;
        mine: number;
        own: number;
        device: number;
        result: 'marked' | 'nothing' | 'setOff';
        shows: true;
      }
    | { type: 'commandMineLaid'; side: string; mine: number; at: Place; facing: number }
    | { type: 'commandMineFired'; side: string; mine: number; target: Who; shows: true }
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
    | { type: 'droneLaunched'; unit: Who; at: Place }
    | { type: 'droneFlew'; unit: Who; from: Place; to: Place }
    | { type: 'droneLost'; unit: Who }
    | { type: 'droneShotAt'; unit: Who; operator: Who; target: number; faces: readonly number[]; destroyed: boolean }
  );
