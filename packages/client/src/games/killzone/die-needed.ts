import type { KillzoneBoard } from '@sightline/killzone';

/** What the die itself must show: a 6 always hits and a 1 never does (KZ-SHOOT-003). */
export function dieNeeded({ needs, tally, onlySix }: NonNullable<ReturnType<KillzoneBoard['aimOf']>>): number {
  return onlySix ? 6 : Math.min(6, Math.max(2, needs - tally.total));
}
