import type { Header } from '@sightline/kernel';

/** The rules that a game is played by, to its end. */
export type InForce = Pick<Header, 'system' | 'edition' | 'inWork'>;

export function inForceOf({ system, edition, inWork }: Header): InForce {
  return { system, edition, inWork };
}
