import type { Outcome } from '../damage/protection.ts';

/** What guns do. */
export type ShootingEvent =
  | { type: 'shotDeclared'; figure: number; weapon: string; squares: readonly number[]; target: number | null }
  | { type: 'shotBlocked'; figure: number; weapon: string; squares: readonly number[] }
  | { type: 'ducked'; figure: number; at: number; chit: 'waiting' | 'ready' | 'none' }
  | {
      type: 'shotFired';
      figure: number;
      weapon: string;
      target: number;
      scores: readonly number[];
      outcome: Outcome['kind'];
    }
  | { type: 'sprayed'; figure: number; squares: readonly number[]; scores: readonly number[] }
  | { type: 'squirted'; figure: number; squares: readonly number[]; squirts: number }
  | { type: 'ammunitionSpent'; figure: number; weapon: string; units: number; left: number }
  | { type: 'ammunitionSpared'; figure: number; weapon: string; left: number }
  | { type: 'reloaded'; figure: number; weapon: string; loader: number | null }
  | { type: 'reloadFailed'; figure: number; weapon: string };
