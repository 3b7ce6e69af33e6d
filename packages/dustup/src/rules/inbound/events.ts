import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Place, Who } from '../../table/table.ts';

export type InboundEvent = Told &
  (
    | { type: 'inboundMoved'; unit: Who; box: number }
    | { type: 'loiters'; unit: Who }
    | { type: 'keptOff'; unit: Who }
    | { type: 'arrived'; unit: Who; at: Place; where: Landmark }
    | {
        type: 'droppedIn';
        unit: Who;
        at: Place;
        where: Landmark;
        face: number;
        passed: boolean;
        lost: boolean;
      }
    | { type: 'dropLost'; figure: Who; drowned: boolean }
    | { type: 'airDefenceMet'; unit: Who; ecm: number; defence: number; acquired: boolean }
    | { type: 'airDefenceEngaged'; unit: Who; defence: number; armour: number; lost: boolean }
  );
