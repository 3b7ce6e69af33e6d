import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

/** Loads are told of by their names. */
export type CargoEvent = Told &
  (
    | { type: 'cargoLoaded' | 'cargoUnloaded'; unit: Who; vehicle: Who; cargo: readonly string[] }
    /** DU-AIR-016: `face` is null below what hovers, `where` off the table. */
    | { type: 'cargoDropped'; unit: Who; cargo: readonly string[]; face: number | null; where: Landmark | null }
    | { type: 'cargoLost' | 'cargoSaved'; vehicle: Who; cargo: readonly string[] }
  );
