import { CHIT_ACTS } from './rules/actions/acts.ts';
import { BINGE_ACTS } from './rules/binge/acts.ts';
import { CARGO_ACTS } from './rules/cargo/acts.ts';
import { CEILING_ACTS } from './rules/ceiling/acts.ts';
import { DAMAGE_ACTS } from './rules/damage/acts.ts';
import { CHOP_ACTS, DOOR_ACTS } from './rules/doors/acts.ts';
import { DOORWAY_ACTS, LYING_ACTS } from './rules/ducking/acts.ts';
import { GRAPPLE_ACTS } from './rules/grapple/acts.ts';
import { CHARGE_ACTS, THROW_ACTS } from './rules/grenades/acts.ts';
import { POWER_ACTS, REPAIR_ACTS } from './rules/kitty/acts.ts';
import { MACHINE_ACTS } from './rules/machines/acts.ts';
import { MISSION_ACTS } from './rules/missions/acts.ts';
import { MOTHER_ACTS } from './rules/mother/acts.ts';
import { MOVE_ACTS } from './rules/movement/acts.ts';
import { CONSOLE_ACTS, FITTING_ACTS, GEAR_ACTS } from './rules/other-actions/acts.ts';
import { SENSOR_ACTS } from './rules/sensor/acts.ts';
import { SHOOTING_ACTS } from './rules/shooting/acts.ts';
import { VEHICLE_ACTS } from './rules/vehicles/acts.ts';
import type { Act, ActKind } from './table/acts.ts';

/**
 * Everything a Teamer may do, in the order in which menus show it: what is done every turn comes first, and what fills
 * pages last.
 */
export const MENU_OF_ACTS: readonly ActKind<Act>[] = [
  ...MOVE_ACTS,
  ...LYING_ACTS,
  ...GRAPPLE_ACTS,
  ...SHOOTING_ACTS,
  ...THROW_ACTS,
  ...DOOR_ACTS,
  ...CHIT_ACTS,
  ...SENSOR_ACTS,
  ...MISSION_ACTS,
  ...CONSOLE_ACTS,
  ...MOTHER_ACTS,
  ...FITTING_ACTS,
  ...CARGO_ACTS,
  ...VEHICLE_ACTS,
  ...CEILING_ACTS,
  ...MACHINE_ACTS,
  ...CHOP_ACTS,
  ...DOORWAY_ACTS,
  ...POWER_ACTS,
  ...REPAIR_ACTS,
  ...BINGE_ACTS,
  ...DAMAGE_ACTS,
  ...CHARGE_ACTS,
  ...GEAR_ACTS,
];
