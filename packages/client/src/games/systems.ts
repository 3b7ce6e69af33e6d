import type { AnySystem } from '@sightline/kernel';

/** The rules alone, without a picture: all that the worker needs. Each is fetched when a match of it is played. */
const FETCH = {
  duck: () => import('@sightline/duck').then(({ duck }) => duck),
  dustup: () => import('@sightline/dustup').then(({ dustup }) => dustup),
  killzone: () => import('@sightline/killzone').then(({ killzone }) => killzone),
  drill: () => import('@sightline/drill').then(({ drill }) => drill),
};

export type SystemId = keyof typeof FETCH;

export async function loadSystem(id: string): Promise<AnySystem> {
  if (!Object.hasOwn(FETCH, id)) throw new Error(`there is no game "${id}"`);
  return (await FETCH[id as SystemId]()) as unknown as AnySystem;
}
