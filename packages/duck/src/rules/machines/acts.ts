import type { DragDrone } from './drag-drone.ts';
import type { DroneAct } from './drone-acts.ts';
import type { HackOffMachine } from './hack-off-machine.ts';
import type { RoboGunAct } from './robo-gun-acts.ts';
import type { UnpackDrone } from './unpack-drone.ts';

/** Everything a man may do with a machine. */
export type MachineAct = RoboGunAct | DroneAct | UnpackDrone | DragDrone | HackOffMachine;
