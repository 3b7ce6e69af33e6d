import type { WantedDie } from '@sightline/desk';
import { useState } from 'react';

/** The dice that are rolled on the real table in one go, and what has been said of them so far. */
export interface Handful {
  readonly wanted: readonly WantedDie[];
  readonly laid: readonly number[];
  /** What the next of them shows; with the last all of them are entered. */
  lay(face: number): void;
  /** Takes the last one up again. */
  takeUp(): void;
  /** The machine rolls whatever does not lie yet. */
  leaveToMachine(): void;
}

export function useHandful(
  wanted: readonly WantedDie[],
  enter: (faces: readonly (number | 'machine')[]) => void,
): Handful {
  const [held, setHeld] = useState<Pick<Handful, 'wanted' | 'laid'>>({ wanted, laid: [] });
  const laid = held.wanted === wanted ? held.laid : [];
  const next = wanted[laid.length];
  return {
    wanted,
    laid,
    lay(face) {
      if (!next?.faces.includes(face)) return;
      const now = [...laid, face];
      setHeld({ wanted, laid: now });
      if (now.length === wanted.length) enter(now);
    },
    takeUp: () => setHeld({ wanted, laid: laid.slice(0, -1) }),
    leaveToMachine: () => enter(wanted.map((_, i) => laid[i] ?? 'machine')),
  };
}
