import type { DrillBoard } from '@sightline/drill';
import type { edition } from '@sightline/drill/edition';
import { useEdition } from '../edition.tsx';

export type DrillEdition = typeof edition;

export const useDrill = useEdition<DrillEdition>;

/** What the rules say that this game is played by, for whoever draws it. */
export const useRules = (): DrillBoard => useDrill().board;
