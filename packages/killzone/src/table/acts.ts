import type { Way } from '../ground/way.ts';
import type { JumpAct } from '../rules/fire/acts.ts';
import type { Target } from '../rules/shooting/targets.ts';
import type { VehicleAct } from '../rules/vehicles/acts.ts';

/** One thing a figure may do in its group's action. */
export type Act =
  | { readonly do: 'move'; readonly way: Way }
  | { readonly do: 'shoot'; readonly weapon: number; readonly target: Target; readonly burst?: 4 | 8 }
  /** KZ-GAP-011, KZ-WIN-001: the loot, the object of a raid. */
  | { readonly do: 'pickUp' }
  | JumpAct
  | VehicleAct
  | { readonly do: 'done' };
