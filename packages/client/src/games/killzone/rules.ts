import type { KillzoneBoard } from '@sightline/killzone';
import type { edition } from '@sightline/killzone/edition';
import { useEdition } from '../edition.tsx';

export type KillzoneEdition = typeof edition;

export const useKillzone = useEdition<KillzoneEdition>;

/** What the rules say that this game is played by, for whoever draws it. */
export const useRules = (): KillzoneBoard => useKillzone().board;
