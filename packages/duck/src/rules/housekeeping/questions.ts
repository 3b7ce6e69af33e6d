import type { Listed } from '@sightline/kernel';

export interface DoorCheckQuestion extends Listed<'keepOpen' | 'letClose'> {
  readonly kind: 'doorCheck';
  readonly door: number;
  readonly figure: number;
}
