import type { DustupBoard } from '@sightline/dustup';
import type { edition } from '@sightline/dustup/edition';
import { useEdition } from '../edition.tsx';

export type DustupEdition = typeof edition;

export const useDustup = useEdition<DustupEdition>;

/** What the rules say that this game is played by, for whoever draws it. */
export const useRules = (): DustupBoard => useDustup().board;
