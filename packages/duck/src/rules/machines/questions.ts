import type { Listed } from '@sightline/kernel';
import type { DroneOrder } from './drone-command.ts';

/** DK-CYBER-015: what the drone does next with the chits that its handler has spent on it. */
export interface DroneQuestion extends Listed<DroneOrder> {
  readonly kind: 'droneOrder';
  readonly rule: 'DK-CYBER-015';
  readonly figure: number;
  readonly machine: number;
}
