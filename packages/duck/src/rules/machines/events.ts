import type { Machine } from '../../table/figure.ts';

/** Robo-guns and drones. A machine is named by its number among the figures. */
export type MachineEvent =
  | { type: 'gunSetUp'; figure: number; machine: number; at: number }
  | { type: 'gunFound'; machine: number; at: number }
  | { type: 'motionSensed'; machine: number; figure: number }
  | { type: 'gunTakenDown'; figure: number; machine: number }
  | { type: 'gunReloaded'; figure: number; machine: number; ammo: number }
  | { type: 'machineSwitched'; figure: number; machine: number; to: 'off' | 'on' | 'forward' | 'allRound' }
  | { type: 'droneFound'; machine: number; at: number; model: Machine['model']; walker: boolean }
  | { type: 'droneDisplayRead'; machine: number; model: Machine['model']; ammo: number; power: number }
  | { type: 'controlTaken'; figure: number; machine: number }
  | { type: 'controlDropped'; machine: number; at: number }
  | { type: 'droneCommanded'; figure: number; machine: number; pace: number }
  | { type: 'powerUsed'; machine: number; power: number }
  | { type: 'droneDrained'; machine: number }
  | { type: 'droneDragged'; figure: number; machine: number; at: number }
  | { type: 'machineAttacked'; figure: number; machine: number; dice: readonly number[]; damage: number }
  | { type: 'droneImmobilised'; machine: number }
  | { type: 'machineToppled'; machine: number; at: number }
  | { type: 'boardersRepelled'; figure: number; machine: number; repelled: boolean };
