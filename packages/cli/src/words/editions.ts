import type { Header } from '@sightline/kernel';

/** Which rules a match is played by. */
export function editionWords({ edition, inWork }: Pick<Header, 'edition'> & { readonly inWork?: boolean }): string {
  return inWork ? `edition ${edition}, in work` : `edition ${edition}`;
}
