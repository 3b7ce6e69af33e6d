import type { Listed } from '@sightline/kernel';

export interface MotherPingQuestion extends Listed<{ readonly tile: number }> {
  readonly kind: 'motherPing';
}

export interface MotherSourceQuestion extends Listed<{ readonly module: number }> {
  readonly kind: 'motherSource';
}
