import type { Part } from '@sightline/kernel';
import type { Outcome } from '../damage/protection.ts';

/** DK-SHOOT-027: dice, what is added to them, and the score. */
export interface EffectThrow {
  readonly dice: readonly number[];
  readonly parts: readonly Part[];
  readonly score: number;
}

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
      throws: readonly EffectThrow[];
      outcome: Outcome['kind'];
    }
  | { type: 'sprayed'; figure: number; squares: readonly number[]; throws: readonly EffectThrow[] }
  | { type: 'squirted'; figure: number; squares: readonly number[]; squirts: number }
  | { type: 'ammunitionSpent'; figure: number; weapon: string; units: number; left: number; squirts: boolean }
  | { type: 'ammunitionSpared'; figure: number; weapon: string; left: number; squirts: boolean }
  | { type: 'reloadThrown'; figure: number; weapon: string; face: number; needed: number; passed: boolean }
  | { type: 'reloaded'; figure: number; weapon: string; loader: number | null }
  | { type: 'reloadFailed'; figure: number; weapon: string };
