import { CHIT_ACTS } from './rules/actions/chit-acts.ts';
import { BINGE_ACTS } from './rules/binge/pep-talk.ts';
import { CARGO_ACTS } from './rules/cargo/examine-load.ts';
import { CEILING_ACTS } from './rules/ceiling/acts.ts';
import { DAMAGE_ACTS } from './rules/damage/acts.ts';
import { CHOP_ACTS } from './rules/doors/chopping.ts';
import { DOOR_ACTS } from './rules/doors/door-acts.ts';
import { DOORWAY_ACTS } from './rules/ducking/dive-under-door.ts';
import { LYING_ACTS } from './rules/ducking/lying-down.ts';
import { GRAPPLE_ACTS } from './rules/grapple/acts.ts';
import { CHARGE_ACTS } from './rules/grenades/charge-acts.ts';
import { THROW_ACTS } from './rules/grenades/throw-act.ts';
import { REPAIR_ACTS } from './rules/kitty/mishaps.ts';
import { POWER_ACTS } from './rules/kitty/power-failure.ts';
import { dragDrone } from './rules/machines/drag-drone.ts';
import { DRONE_ACTS } from './rules/machines/drone-acts.ts';
import { hackOffMachine } from './rules/machines/hack-off-machine.ts';
import { ROBO_GUN_ACTS } from './rules/machines/robo-gun-acts.ts';
import { unpackDrone } from './rules/machines/unpack-drone.ts';
import { OBJECTIVE_ACTS } from './rules/missions/objectives.ts';
import { TASK_ACTS } from './rules/missions/tasks.ts';
import { MOTHER_ACTS } from './rules/mother/radio.ts';
import { MOVE_ACTS } from './rules/movement/acts.ts';
import { CONSOLE_ACTS } from './rules/other-actions/consoles.ts';
import { GEAR_ACTS } from './rules/other-actions/gear.ts';
import { rummage } from './rules/other-actions/lockers.ts';
import { LOCATION_ACTS } from './rules/other-actions/special-locations.ts';
import { EXAMINE_ACTS } from './rules/sensor/examine.ts';
import { SCAN_ACTS } from './rules/sensor/scan.ts';
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
  ...SCAN_ACTS,
  ...EXAMINE_ACTS,
  ...TASK_ACTS,
  ...OBJECTIVE_ACTS,
  ...CONSOLE_ACTS,
  ...MOTHER_ACTS,
  ...LOCATION_ACTS,
  rummage,
  ...CARGO_ACTS,
  ...VEHICLE_ACTS,
  ...CEILING_ACTS,
  ...ROBO_GUN_ACTS,
  ...DRONE_ACTS,
  unpackDrone,
  dragDrone,
  hackOffMachine,
  ...CHOP_ACTS,
  ...DOORWAY_ACTS,
  ...POWER_ACTS,
  ...REPAIR_ACTS,
  ...BINGE_ACTS,
  ...DAMAGE_ACTS,
  ...CHARGE_ACTS,
  ...GEAR_ACTS,
];
