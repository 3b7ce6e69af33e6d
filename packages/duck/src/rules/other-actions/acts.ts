import type { ConsoleAct } from './consoles.ts';
import type { GearAct } from './gear.ts';
import { type RummageAct, rummage } from './lockers.ts';
import { LOCATION_ACTS, type LocationAct } from './special-locations.ts';

/** Everything of DK-ACT-022 that no other chapter has. */
export type OtherAct = ConsoleAct | GearAct | RummageAct | LocationAct;
export const FITTING_ACTS = [...LOCATION_ACTS, rummage] as const;

export { CONSOLE_ACTS } from './consoles.ts';
export { GEAR_ACTS } from './gear.ts';
