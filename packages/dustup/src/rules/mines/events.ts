import type { Told } from '../../table/events.ts';
import type { Mine } from '../../table/markers.ts';
import type { Place, Who } from '../../table/table.ts';

export type MineEvent = Told &
  (
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
  );
