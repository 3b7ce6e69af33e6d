import type { DuckBoard } from '@sightline/duck';
import type { edition } from '@sightline/duck/edition';
import { useEdition } from '../edition.tsx';

export type DuckEdition = typeof edition;

export const useDuck = useEdition<DuckEdition>;

/** What the rules say that this game is played by, for whoever draws it. */
export const useRules = (): DuckBoard => useDuck().board;
