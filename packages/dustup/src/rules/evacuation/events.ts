import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type EvacuationEvent = Told &
  (
    | { type: 'evacuationCalled'; unit: Who; vehicle: Who; passed: boolean }
    | { type: 'handedOver'; unit: Who; vehicle: Who; figures: readonly Who[] }
    | { type: 'tookHeart'; unit: Who; face: number; own: boolean; levels: number }
    | { type: 'wentOutbound'; unit: Who; box: number }
    | { type: 'evacueesLost'; unit: Who; count: number }
  );
