import type { DuckBoard, edition } from '@sightline/duck';
import { useEdition } from '../edition.tsx';

export type DuckEdition = typeof edition;

export const useDuck = useEdition<DuckEdition>;

/** What the rules say that this game is played by, for whoever draws it. */
export const useRules = (): DuckBoard => useDuck().board;
