import { type Drive, drive } from './drive.ts';
import { type BoardVehicle, boardVehicle, type LeaveVehicle, leaveVehicle } from './getting-in.ts';
import { HEAVY_WORK, type HeavyWork } from './heavy-work.ts';

/** Everything a man may do with a vehicle. */
export type VehicleAct = BoardVehicle | LeaveVehicle | Drive | HeavyWork;
export const VEHICLE_ACTS = [boardVehicle, leaveVehicle, drive, ...HEAVY_WORK] as const;
