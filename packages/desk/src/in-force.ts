import type { Header } from '@sightline/kernel';

/** The rules that a game is played by, to its end. */
export interface InForce {
  readonly system: string;
  readonly edition: number;
  /** They have not been released: the game may not open after their next change. */
  readonly inWork: boolean;
}

export function inForceOf({ system, version }: Pick<Header, 'system' | 'version'>): InForce {
  return { system, edition: version, inWork: true };
}
