import { type DragDrone, dragDrone } from './drag-drone.ts';
import { DRONE_ACTS, type DroneAct } from './drone-acts.ts';
import { type HackOffMachine, hackOffMachine } from './hack-off-machine.ts';
import { ROBO_GUN_ACTS, type RoboGunAct } from './robo-gun-acts.ts';
import { type UnpackDrone, unpackDrone } from './unpack-drone.ts';

/** Everything a man may do with a machine. */
export type MachineAct = RoboGunAct | DroneAct | UnpackDrone | DragDrone | HackOffMachine;
export const MACHINE_ACTS = [...ROBO_GUN_ACTS, ...DRONE_ACTS, unpackDrone, dragDrone, hackOffMachine] as const;
