import type { Edition } from '@sightline/kernel';

/** The newest edition of a game is its source, fetched when a match of it is played: rules alone, without a picture. */
const NEWEST = {
  duck: () => import('@sightline/duck').then(({ edition }) => edition),
  dustup: () => import('@sightline/dustup').then(({ edition }) => edition),
  killzone: () =>
    import('@sightline/killzone').then(({ killzone }) => ({ speaks: 1, system: killzone, board: null }) as const),
  drill: () => import('@sightline/drill').then(({ edition }) => edition),
};

export type SystemId = keyof typeof NEWEST;

export async function loadEdition(id: string): Promise<Edition> {
  if (!Object.hasOwn(NEWEST, id)) throw new Error(`there is no game "${id}"`);
  return (await NEWEST[id as SystemId]()) as unknown as Edition;
}
