import type { Language } from '@sightline/words';
import { called } from '../words/index.ts';
import { languageOf } from '../words/language.ts';

/** Rules that have words for names which take more than a name. */
interface Naming<W> {
  namesIn?(language: Language | null): (who: W) => string;
}

/** What somebody of a game is called in the language of the terminal; old editions name everybody in one piece. */
export function namingIn<W extends { readonly name: string }>(game: string, board: Naming<W>): (who: W) => string {
  return board.namesIn?.(languageOf(game)) ?? (({ name }) => called(name));
}

/** Rules that have names for places: "the wood north of the road". Old editions have none. */
interface PlaceNaming<V, P> {
  placesIn?(language: Language | null): (view: V, place: P) => string;
}

export function placesOf<V, P>(game: string, board: object): (view: V, place: P) => string | null {
  const { placesIn } = board as PlaceNaming<V, P>;
  return placesIn?.(languageOf(game)) ?? (() => null);
}
