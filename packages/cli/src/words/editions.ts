import type { Header } from '@sightline/kernel';
import { say } from './index.ts';

/** Which rules a match is played by. */
export function editionWords({ edition, inWork }: Pick<Header, 'edition'> & { readonly inWork?: boolean }): string {
  return inWork ? say('editions.inWork', { edition }) : say('editions.number', { edition });
}
