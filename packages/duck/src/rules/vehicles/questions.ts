import type { Listed } from '@sightline/kernel';
import type { DriveOrder, Steering } from './drive.ts';

export interface DriveQuestion extends Listed<DriveOrder> {
  readonly kind: 'howFar';
  readonly rule: 'DK-CARGO-015';
  readonly figure: number;
  readonly points: number;
}

export interface SteerQuestion extends Listed<Steering> {
  readonly kind: 'steer';
  readonly rule: 'DK-CARGO-014';
  readonly figure: number;
  /** Squares still to go, and points to go them with. */
  readonly squares: number;
  readonly points: number;
}
