import { drill } from '@sightline/drill';
import { duck } from '@sightline/duck';
import type { AnySystem } from '@sightline/kernel';
import { killzone } from '@sightline/killzone';

/** The rules alone, without a picture: all that the worker needs. `games/index.ts` must have a picture for each. */
const installed = { duck, killzone, drill };

export type SystemId = keyof typeof installed;
export const systems: readonly AnySystem[] = Object.values(installed) as unknown as readonly AnySystem[];

export function systemOf(id: string): AnySystem {
  const system = systems.find(s => s.id === id);
  if (!system) throw new Error(`expected one of the systems ${systems.map(s => s.id).join(', ')}, not "${id}"`);
  return system;
}
