import { type Seat, sameJson } from '@sightline/kernel';
import { useState } from 'react';
import type { Game } from '../../games/game.ts';
import type { Turn } from '../../play/viewer.ts';
import { type QuietFor, quietAt, turnOf } from './quiet.ts';

export interface Quiet {
  /** What may be let pass for the rest of the turn, at this question; null where nothing. */
  readonly offered: QuietFor | null;
  /** Whether that has been said before: the table passes by itself. */
  readonly isQuiet: boolean;
  /** What whoever is asked lets pass while this turn lasts. */
  readonly inForce: QuietFor | null;
  keep(quiet: QuietFor): void;
  withdraw(seat: Seat): void;
}

/** "Not again this turn": between being asked every time and never. With the next turn it is over. */
export function useQuiet(game: Game, view: unknown, turn: Turn | null): Quiet {
  const [all, setAll] = useState<readonly QuietFor[]>([]);
  const others = (seat: Seat): readonly QuietFor[] => all.filter(each => each.seat !== seat);
  const kept = all.find(({ seat }) => seat === turn?.seat);
  const inForce = kept && kept.turn === turnOf(game, view) ? kept : null;
  const offered = turn && quietAt(game, view, turn);
  return {
    offered,
    isQuiet: offered !== null && inForce !== null && sameJson({ ...offered }, { ...inForce }),
    inForce,
    keep: quiet => setAll([...others(quiet.seat), quiet]),
    withdraw: seat => setAll(others(seat)),
  };
}
