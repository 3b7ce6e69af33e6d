import type { DrillBoard, edition } from '@sightline/drill';
import { useEdition } from '../edition.tsx';

export type DrillEdition = typeof edition;

export const useDrill = useEdition<DrillEdition>;

/** What the rules say that this game is played by, for whoever draws it. */
export const useRules = (): DrillBoard => useDrill().board;
