import type { Match } from '@sightline/kernel';

/** Which rules a match is played by. */
export function editionWords({ edition, inWork }: Pick<Match, 'edition'> & { readonly inWork?: boolean }): string {
  return inWork ? `edition ${edition}, in work` : `edition ${edition}`;
}
