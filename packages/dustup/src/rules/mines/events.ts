import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Mine } from '../../table/markers.ts';
import type { Place, Who } from '../../table/table.ts';

export type MineEvent = Told &
  (
    | { type: 'mineTurnedUp'; mine: number; kind: Mine['kind']; at: Place; where: Landmark; shows: true }
    | { type: 'hullMined'; unit: Who; mine: number; at: Place; where: Landmark; shows: true }
    | { type: 'minesPloughed'; unit: Who; mine: number; face: number; cleared: boolean; shows: true }
    | { type: 'lineChargeFired'; unit: Who; mine: number }
    | { type: 'mineStepped'; figure: Who; face: number; isHit: boolean }
    | { type: 'minesStoppedProp'; unit: Who }
    | { type: 'laneOpened'; unit: Who; figure: Who; face: number | null; from: Place; to: Place; where: Landmark }
    | { type: 'laneFollowed'; unit: Who; face: number | null; points: number; to: Place; where: Landmark }
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
    | { type: 'commandMineLaid'; side: string; mine: number; at: Place; where: Landmark; facing: number }
    | { type: 'commandMineFired'; side: string; mine: number; target: Who; shows: true }
  );
